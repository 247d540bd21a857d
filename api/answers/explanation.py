"""Plain sentences: what the best move makes or is worth, and why a move that was played was worth less."""

from __future__ import annotations

from functools import cache

from api.answers.endings import tell_endings
from api.answers.moves import capital, describe_move
from api.answers.points import SAYS_NO_MORE, tell_point
from engine.dice import Hand, dump_dice, rest
from engine.games.position import Keep, Move, Position
from engine.words import counted
from strategy_tables import Advice, Decision, PlaysFor
from strategy_tables.advice.explain import Comparison
from strategy_tables.advice.figures import LEAST_DIFFERENCE, amount, signed, whole
from strategy_tables.advice.point import Point


def explain(advice: Advice, endings: PlaysFor | None, why: str = "") -> str:
    """The sentence, and with it `why`, one with the reasons. `endings` are `advice.plays_for()`.

    ``Keep 3 3 and reroll 1 4 6: this makes Threes 42% of the time, Full house 17% and something else 41%; keeping 3 3 4
    instead costs 1.43.``
    ``Keep 3 3 and reroll 1 4 6. Keeping the 4 only leaves one die fewer to roll for 3 3. Keeping 3 3 4 costs 1.43.``
    ``Keep 3 3 and reroll 1 4 6: 300 or more comes 12.3% of the time; keeping 3 3 4 instead makes that 11.0%.``
    """
    position, objective, best = advice.position, advice.objective, advice.best
    told = objective.tell(best.value, position) or (
        f"this {tell_endings(position.compiled, endings)}" if endings else ""
    )
    if why and objective.counts_points:
        return f"{_advised(position, best.move)}. {why}"
    said = f"{_advised(position, best.move)}: {f'{told}; ' if told else ''}{_tell_next(advice)}."
    return f"{said} {why}" if why else said


def _tell_next(advice: Advice) -> str:
    """What the best of the other moves brings."""
    if len(advice.ranking.moves) == 1:
        return "no other move is possible"
    best, second = advice.best, advice.at(1)
    what = describe_move(advice.position, second.move)
    return f"{what} {advice.objective.tell_worse(best, second) if second.loss else advice.objective.as_good}"


def explain_loss(decision: Decision, point: Point) -> str:
    """Why the best move was better than the one that was played.

    ``Keeping 6 6 was worth 1.43 more than keeping 5 6 6. Keeping the 5 only leaves one die fewer to roll for 6 6.``
    """
    position, best, played = decision.position, decision.best, decision.played
    better, worse = describe_move(position, best), describe_move(position, played)
    more = f"{capital(better)} was worth {amount(decision.loss)} more than {worse}"
    if point.says in SAYS_NO_MORE:
        return f"{more}."
    return f"{more}. {tell_point(position, best, played, point)}"


def tell_differences(compared: Comparison | None) -> str:
    """The largest differences between two moves: ``Upper bonus +18.73, Yahtzee +10.25, all else +5.14.``"""
    if compared is None:
        return ""
    categories = compared.position.compiled.ruleset.categories
    titles = [*(category.title for category in categories), "Upper bonus", "Extra bonus"]
    told = [f"{titles[reason.place]} {signed(reason.difference)}" for reason in compared.reasons]
    whole_difference = float((compared.best.points - compared.other.points).sum())
    rest = whole_difference - sum(reason.difference for reason in compared.reasons)
    if told and abs(rest) >= LEAST_DIFFERENCE:
        told.append(f"all else {signed(rest)}")
    return f"{', '.join(told)}." if told else ""


def _advised(position: Position, move: Move) -> str:
    """What is to be done."""
    if isinstance(move, Keep):
        return _advised_keep(position.hand, move.dice)
    title = position.compiled.ruleset.categories[move.category].title
    beside = f" and an extra bonus of {move.extra_bonus}" if move.extra_bonus else ""
    return f"Score {title} for {whole(move.points)}{beside}{_leaving(position)}"


def _leaving(position: Position) -> str:
    """The extra rolls that are left when a hand is scored now: ``, which leaves 4 extra rolls``."""
    left = position.compiled.extra_rolls_after(position.card.extra_rolls, position.rolls_left)
    return f", which leaves {counted(left, 'extra roll')}" if left else ""


@cache
def _advised_keep(hand: Hand, dice: Hand) -> str:
    if not dice:
        return "Reroll all dice"
    return f"Keep {dump_dice(dice)} and reroll {dump_dice(rest(hand, dice))}"
