"""The largest differences between two moves in words that a player uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from api.answers.moves import capital, describe_move
from engine.position import Keep, Move, Score
from strategy_tables.advice.explain import Comparison, Reason
from strategy_tables.advice.figures import LEAST_DIFFERENCE, amount, percent, signed, whole, worth
from strategy_tables.model.ties import TIE

_UPPER: Final = "the upper bonus"


def explain_comparison(compared: Comparison, verb: str | None) -> str:
    """The sentence; `verb` says of the best move that it "is" or "was" worth more, None that something else decided.

    ``Keeping 3 3 is worth 1.60 more than keeping 3 3 6: brings the upper bonus closer (71%, not 69%): +0.86; …``
    ``Scoring Chance for 25 is worth 2.10 more than keeping 5 5 6, +3.41 for the extra rolls left (4, not 2.2): …``
    """
    best, other = (describe_move(compared.position, each.move) for each in (compared.best, compared.other))
    if compared.best.move == compared.other.move:
        return f"{capital(best)} is the best move itself."
    difference = float((compared.best.points - compared.other.points).sum())
    told = [_tell(compared, reason) for reason in compared.reasons]
    played = compared.other.move
    if isinstance(played, Keep) and played.dice == compared.position.hand:
        told.insert(0, "keeping every die throws a roll away")
    rest = difference - sum(reason.difference for reason in compared.reasons)
    if told and abs(rest) >= LEAST_DIFFERENCE:
        told.append(f"all else {signed(rest)}")
    reasons = f": {'; '.join(told)}" if told else ""
    return f"{capital(_compare(best, other, difference, verb))}{_tell_extra_rolls(compared)}{reasons}."


def _tell_extra_rolls(compared: Comparison) -> str:
    """What of the difference comes from the extra rolls that the two moves leave; empty where that is nothing."""
    gained = compared.best.extra_rolls_worth - compared.other.extra_rolls_worth
    left = [f"{round(each.extra_rolls, 1):g}" for each in (compared.best, compared.other)]
    if abs(gained) < LEAST_DIFFERENCE or left[0] == left[1]:
        return ""
    return f", {signed(gained)} for the extra rolls left ({left[0]}, not {left[1]})"


def _compare(best: str, other: str, difference: float, verb: str | None) -> str:
    if abs(difference) <= TIE:
        than = "as much as"
    else:
        size = amount(abs(difference)) if abs(difference) >= LEAST_DIFFERENCE else "hardly"
        than = f"{size} {'more' if difference > 0 else 'less'} than"
    return f"{best} {verb} worth {than} {other}" if verb else f"on average {best} brings {than} {other}"


def _tell(compared: Comparison, reason: Reason) -> str:
    """One reason: ``keeps the upper bonus alive: +4.10`` or ``costs 2.30 in Large straight``."""
    return _WORDS[reason.kind](compared, reason)


def _take(compared: Comparison, reason: Reason) -> str:
    title, points = _title(compared, reason), _scored(compared.best.move)
    if reason.difference > 0:
        return f"takes {points} in {title}, worth {worth(reason.other)} later: {signed(reason.difference)}"
    return f"uses up {title} for {points}, worth {worth(reason.other)} later: {signed(reason.difference)}"


def _leave_open(compared: Comparison, reason: Reason) -> str:
    title, points = _title(compared, reason), _scored(compared.other.move)
    if reason.difference > 0:
        return f"keeps {title} open, worth {worth(reason.best)} later, not {points}: {signed(reason.difference)}"
    return f"passes up {points} in {title}, worth {worth(reason.best)} later: {signed(reason.difference)}"


def _category(compared: Comparison, reason: Reason) -> str:
    return _gains(reason, _title(compared, reason))


def _upper_bonus(compared: Comparison, reason: Reason) -> str:
    chances = [percent(each.upper_bonus) for each in (compared.best, compared.other)]
    beside = f" ({chances[0]}, not {chances[1]})" if chances[0] != chances[1] else ""
    if reason.difference > 0 and compared.best.upper_bonus <= compared.other.upper_bonus:
        # Of several tiers a greater one, or a smaller penalty.
        return f"gains {reason.difference:.2f} in {_UPPER}{beside}"
    if reason.difference > 0:
        return f"brings {_UPPER} closer{beside}: {signed(reason.difference)}"
    return f"costs {-reason.difference:.2f} in {_UPPER}{beside}"


def _extra_bonus(_: Comparison, reason: Reason) -> str:
    return _gains(reason, "extra bonuses")


def _always(words: str) -> Callable[[Comparison, Reason], str]:
    return lambda _, reason: f"{words}: {signed(reason.difference)}"


_WORDS: Final[Mapping[str, Callable[[Comparison, Reason], str]]] = {
    "take": _take,
    "leave_open": _leave_open,
    "category": _category,
    "upper_bonus_alive": _always(f"keeps {_UPPER} alive"),
    "upper_bonus_sure": _always(f"makes {_UPPER} sure"),
    "upper_bonus_lost": _always(f"gives up {_UPPER}"),
    "upper_bonus_at_risk": _always(f"puts {_UPPER} at risk"),
    "upper_bonus": _upper_bonus,
    "extra_bonus_now": _always("earns an extra bonus"),
    "extra_bonus_alive": _always("keeps extra bonuses possible"),
    "extra_bonus_lost": _always("gives up extra bonuses"),
    "extra_bonus": _extra_bonus,
}


def _gains(reason: Reason, what: str) -> str:
    verb = "gains" if reason.difference > 0 else "costs"
    return f"{verb} {abs(reason.difference):.2f} in {what}"


def _title(compared: Comparison, reason: Reason) -> str:
    return compared.position.compiled.ruleset.categories[reason.place].title


def _scored(move: Move) -> str:
    return whole(move.points if isinstance(move, Score) else 0)
