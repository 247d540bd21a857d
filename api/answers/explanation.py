"""Plain sentences: what the best move makes or is worth, and why a move that was played was worth less."""

from __future__ import annotations

from functools import cache
from typing import Any

from api.answers.endings import describe_endings
from api.answers.moves import capital, describe_move
from api.answers.reasons import SAYS_NO_MORE, describe_reason
from api.answers.sheets import cell_title
from engine.dice import Hand, dump_dice, rest
from engine.games.moves import Announce, Keep, Move, extra_rolls_after
from engine.games.position import Position
from engine.words import pluralize
from strategy_tables import Advice, Decision, PlaysFor, RankedMove
from strategy_tables.advice.explain import Comparison
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.advice.number_text import LEAST_DIFFERENCE, format_amount, format_points, format_signed
from strategy_tables.advice.reason import Reason


def explain(advice: Advice[Any], endings: PlaysFor | None, why: str = "") -> str:
    """Return the sentence about the best move, followed by the reasons `why`. `endings` are `advice.plays_for()`.

    ``Keep 3 3 and reroll 1 4 6: this makes Threes 42% of the time, Full house 17% and something else 41%; keeping 3 3 4
    instead costs 1.43.``
    ``Keep 3 3 and reroll 1 4 6. Keeping the 4 only leaves one die fewer to roll for 3 3. Keeping 3 3 4 costs 1.43.``
    ``Keep 3 3 and reroll 1 4 6: 300 or more comes 12.3% of the time; keeping 3 3 4 instead makes that 11.0%.``
    """
    position, objective, best = advice.position, advice.objective, advice.best
    told = objective.describe(best.value, position) or (
        f"this {describe_endings(position.rules, endings)}" if endings else ""
    )
    if why and objective.counts_points:
        return f"{_advised(position, best.move)}. {why}"
    said = f"{_advised(position, best.move)}: {f'{told}; ' if told else ''}{_describe_next(advice, best)}."
    more = why if advice.strength is None else _describe_strength(advice.strength)
    return f"{said} {more}" if more else said


def _describe_next(advice: Advice[Any], best: RankedMove) -> str:
    """Describe the result of the second best move."""
    if len(advice.ranking.moves) == 1:
        return "no other move is possible"
    second = advice.move_at(1)
    what = describe_move(advice.position, second.move)
    if advice.strength is not None:
        told = f"instead costs about {format_amount(second.loss)}" if second.loss else "is worth about as much"
        return f"{what} {told}"
    return f"{what} {advice.objective.describe_worse(best, second) if second.loss else advice.objective.as_good}"


def _describe_strength(strength: EstimateStrength) -> str:
    interval = f"{strength.low:.1f} to {strength.high:.1f} with {strength.confidence:.1%} confidence"
    return (
        f"Values are estimated; who follows them reaches {strength.mean:.1f} on average, measured in "
        f"{strength.games:,} games ({interval})."
    )


def explain_loss(decision: Decision, point: Reason | None, about: str = "") -> str:
    """Explain why the best move was better than the one that was played; without a reason, None, say by how much.

    ``Keeping 6 6 was worth 1.43 more than keeping 5 6 6. Keeping the 5 only leaves one die fewer to roll for 6 6.``
    ``Keeping 3 3 was better than scoring Ones (Down) for 2, by about 1.43.``
    """
    position, best, played = decision.position, decision.best, decision.played
    better, worse = capital(describe_move(position, best)), describe_move(position, played)
    loss = format_amount(decision.loss)
    if point is None:
        return f"{better} was better than {worse}, by {about}{loss}."
    more = f"{better} was worth {loss} more than {worse}"
    if point.says in SAYS_NO_MORE:
        return f"{more}."
    return f"{more}. {describe_reason(position, played, point)}"


def describe_differences(compared: Comparison | None) -> str:
    """Describe the largest differences between two moves: ``Upper bonus +18.73, Yahtzee +10.25, all else +5.14.``"""
    if compared is None:
        return ""
    categories = compared.position.compiled.ruleset.categories
    titles = [*(category.title for category in categories), "Upper bonus", "Extra bonus"]
    told = [f"{titles[reason.place]} {format_signed(reason.difference)}" for reason in compared.differences]
    whole_difference = float((compared.best.points - compared.other.points).sum())
    rest = whole_difference - sum(reason.difference for reason in compared.differences)
    if told and abs(rest) >= LEAST_DIFFERENCE:
        told.append(f"all else {format_signed(rest)}")
    return f"{', '.join(told)}." if told else ""


def _advised(position: Position, move: Move) -> str:
    """Return the advised move as an instruction."""
    if isinstance(move, Keep):
        return _advised_keep(position.hand, move.dice)
    rules = position.rules
    if isinstance(move, Announce):
        return f"Announce {rules.ruleset.categories[move.cell.category].title}"
    factor, often = rules.columns[move.cell.column].column.factor, ""
    if not rules.counts[move.cell.category]:
        often = ", which counts in a product alone"
    elif factor > 1:
        often = f", which counts {'twice' if factor == 2 else f'{factor} times'}"
    extra_bonus = move.extra_bonus * (factor if rules.multiplied else 1)
    # A comma ends the part about points.
    with_bonus = f"{often and ','} and an extra bonus of {extra_bonus}" if extra_bonus else ""
    points = format_points(move.points)
    return f"Score {cell_title(rules, move.cell)} for {points}{often}{with_bonus}{_leaving(position)}"


def _leaving(position: Position) -> str:
    """Describe the extra rolls that scoring now leaves: ``, which leaves 4 extra rolls``."""
    left = extra_rolls_after(position)
    return f", which leaves {pluralize(left, 'extra roll')}" if left else ""


@cache
def _advised_keep(hand: Hand, dice: Hand) -> str:
    if not dice:
        return "Reroll all dice"
    return f"Keep {dump_dice(dice)} and reroll {dump_dice(rest(hand, dice))}"
