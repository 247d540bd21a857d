"""Plain sentences: what the best move makes or is worth, and why a move that was played was worth less."""

from __future__ import annotations

from functools import cache
from typing import Final

from api.answers.endings import tell_endings, what_is_missed
from api.answers.moves import capital, describe_move
from api.answers.reasons import explain_comparison
from engine.dice import Hand, dump_dice, rest
from engine.position import Keep, Move, Position, Score
from engine.scoring import CompiledRuleset
from engine.words import counted
from strategy_tables import Advice, Decision, PlaysFor, Table, plays_for
from strategy_tables.advice.contrast import Contrast, find_contrasts
from strategy_tables.advice.explain import Comparison
from strategy_tables.advice.figures import amount, percent, whole
from strategy_tables.model.ties import TIE

_LEAST_CONTRAST: Final = 0.01
"""Probabilities closer than this do not look different."""
_LEAST_POINTS: Final = 0.05
"""Nor do points, with one decimal."""


def explain(advice: Advice, endings: PlaysFor | None, why: str = "") -> str:
    """The sentence, and with it `why`, one with the reasons. `endings` are `advice.plays_for()`.

    ``Keep 3 3 and reroll 1 4 6: this makes Threes 42% of the time, Full house 17% and something else 41%; keeping 3 3 4
    instead costs 1.43.``
    ``Keep 3 3 and reroll 1 4 6: 300 or more comes 12.3% of the time; keeping 3 3 4 instead makes that 11.0%.``
    """
    position, objective, best = advice.position, advice.objective, advice.best
    told = objective.tell(best.value) or (f"this {tell_endings(position.compiled, endings)}" if endings else "")
    if why and objective.counts_points:
        # They say what the other move costs, and begin with what is scored.
        return f"{_advised(position, best.move)}: {told}. {why}" if told else why
    said = f"{_advised(position, best.move)}: {f'{told}; ' if told else ''}{_tell_next(advice)}."
    return f"{said} {why}" if why else said


def _tell_next(advice: Advice) -> str:
    """What the best of the other moves brings."""
    if len(advice.ranking.moves) == 1:
        return "no other move is possible"
    best, second = advice.best, advice.at(1)
    what = describe_move(advice.position, second.move)
    return f"{what} {advice.objective.tell_worse(best, second) if second.loss else advice.objective.as_good}"


def explain_loss(table: Table, decision: Decision, compared: Comparison | None = None) -> str:
    """Why the best move was better than the one that was played; with a comparison, by what each brings.

    ``Keeping 6 6 was worth 1.43 more than scoring Chance for 14: this makes Sixes 62% of the time and something else
    38%.``
    """
    position, best, played = decision.position, decision.best, decision.played
    if compared is not None:
        return explain_comparison(compared, "was")
    better, worse = describe_move(position, best), describe_move(position, played)
    more = f"{capital(better)} was worth {amount(decision.loss)} more than {worse}"
    return f"{more}: {_reason(table, position, best, played, decision.loss)}."


def _reason(table: Table, position: Position, best: Move, played: Move, loss: float) -> str:
    if isinstance(played, Keep) and played.dice == position.hand:
        return "keeping every die throws a roll away"
    if isinstance(best, Keep):
        if isinstance(played, Keep):
            return _contrasted(table, position, best, played)
        return _kept_on(table, position, best, played)
    if isinstance(played, Keep):
        title = position.compiled.ruleset.categories[best.category].title
        made = float(plays_for(table, position, played).made[best.category])
        makes = f"makes {title} {percent(made)} of the time" if made else f"never makes {title}"
        return f"it was there to be taken{_leaving(position)}, and rolling on {makes}"
    now = best.points + best.extra_bonus - played.points - played.extra_bonus
    later = _compared("what stays open is worth", loss - now)
    return f"{_compared('it pays', now)}, {'and' if (now > 0) == (loss > now) else 'but'} {later}"


def _kept_on(table: Table, position: Position, best: Keep, played: Score) -> str:
    """What rolling on makes where a category was scored."""
    endings = plays_for(table, position, best)
    # What makes it worth more, be it rare.
    first = next((each for each in find_contrasts(table, position, best, played) if each.made), None)
    if first is not None and first.category == played.category and endings.made[played.category] >= 1 - TIE:
        told = _tell_contrast(position.compiled, first)
        if told:
            return told
    return f"this {tell_endings(position.compiled, endings, first.category if first else None)}"


def _contrasted(table: Table, position: Position, best: Keep, played: Keep) -> str:
    """The weightiest difference between two keeps that can be shown."""
    for contrast in find_contrasts(table, position, best, played):
        told = _tell_contrast(position.compiled, contrast)
        if told:
            return told
    return "what it leaves open is worth more"


def _tell_contrast(compiled: CompiledRuleset, contrast: Contrast) -> str:
    title = compiled.ruleset.categories[contrast.category].title
    chances = contrast.best.probability, contrast.other.probability
    best, other = (percent(each) if each else "never" for each in chances)
    oftener = chances[0] - chances[1]
    if not contrast.made:
        if oftener > -_LEAST_CONTRAST:
            return ""
        into = f"goes into {title} {best} of the time" if chances[0] else f"never goes into {title}"
        return f"{what_is_missed(compiled, [contrast.category])} {into}, the other way {other}"
    if oftener > _LEAST_CONTRAST:
        return f"this makes {title} {best} of the time, the other way {other}"
    if oftener < -_LEAST_CONTRAST:
        return f"the other way settles for {title} {other} of the time, this way {best}"
    if contrast.best.points > contrast.other.points + _LEAST_POINTS:
        return f"this makes more of {title}: {contrast.best.points:.1f} on average, not {contrast.other.points:.1f}"
    return ""


def _compared(what: str, difference: float) -> str:
    if difference == 0:
        return f"{what} the same"
    return f"{what} {amount(abs(difference))} {'more' if difference > 0 else 'less'}"


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
