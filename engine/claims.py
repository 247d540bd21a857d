"""A player's turns beside the totals claimed for them: what they say that the turns leave open, and what is wrong.

A claimed total is right where it agrees with the turns in any way they can be read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem
from engine.number_sets import holds, number_set, raised
from engine.scorecard import TOTAL_NAMES, Totals, score_totals
from engine.scoring import CompiledRuleset
from engine.turn import Turn
from engine.turns import Assumption, OpenRoll, TurnsCheck


def check_turns(
    compiled: CompiledRuleset,
    path: Path,
    turns: Sequence[Turn],
    claimed: Mapping[str, int],
    room: int = GREATEST_PROBLEM_COUNT,
) -> tuple[TurnsCheck, tuple[Assumption, ...]]:
    """A player's turns, with the problems of the claimed totals, and what was taken because nobody says it.

    Paths start with `path`; there is room for so many problems.
    """
    check = _take(TurnsCheck(compiled, path, room), turns)
    later = _later_rolls(check, claimed)
    if later:
        check = _take(TurnsCheck(compiled, path, room, later), turns)
    assumed = [] if later == () else [_assumed_roll(path, roll, later or ()) for roll in check.open_rolls]
    if not _settle_extra_bonuses(check, claimed):
        assumed += check.open_extra_bonuses
    if not check.void:
        check.problems.extend(_wrong_totals(check, claimed))
    return check, tuple(assumed)


def _take(check: TurnsCheck, turns: Sequence[Turn]) -> TurnsCheck:
    for turn in turns:
        check.take(turn)
    return check


def _later_rolls(check: TurnsCheck, claimed: Mapping[str, int]) -> tuple[int, ...] | None:
    """The turns whose hand was made on a later roll, going by the claimed totals; None where they do not say it."""
    if check.void:
        return None
    for card in (check.card, check.told):
        totals = score_totals(check.compiled, card)
        for name in ("lower_points", "total"):
            if name in claimed:
                found = _accounting_for(check.open_rolls, getattr(totals, name) - claimed[name])
                if found is not None:
                    return found
    return None


def _accounting_for(rolls: Sequence[OpenRoll], missing: int) -> tuple[int, ...] | None:
    """Turns that earn so much less together when their hands were made later, the earliest that do; None for none."""
    reached = [number_set([0])]
    for roll in rolls:
        reached.append(reached[-1] | raised(reached[-1], roll.served - roll.later))
    if not holds(reached[-1], missing):
        return None
    found = []
    for before, roll in zip(reached[-2::-1], reversed(rolls), strict=True):
        if not holds(before, missing):
            missing -= roll.served - roll.later
            found.append(roll.turn)
    return tuple(sorted(found))


def _assumed_roll(path: Path, roll: OpenRoll, later: Sequence[int]) -> Assumption:
    taken, other = (roll.later, roll.served) if roll.turn in later else (roll.served, roll.later)
    ways = ("a later roll", "the first") if roll.turn in later else ("the first roll", "a later one")
    why = ", as the claimed totals have it" if later else ""
    detail = f"{roll.what} is taken as made on {ways[0]}, for {taken}{why}; on {ways[1]} it pays {other}"
    return Assumption((*path, "turns", roll.turn, "rolls"), detail)


def _settle_extra_bonuses(check: TurnsCheck, claimed: Mapping[str, int]) -> bool:
    """Where turns without dice leave the number of extra bonuses open, the claimed totals say it, if they do."""
    if not check.open_extra_bonuses:
        return True
    totals = score_totals(check.compiled, check.card)
    if "extra_bonus" in claimed:
        missing = claimed["extra_bonus"] - totals.extra_bonus
    elif "total" in claimed:
        missing = claimed["total"] - totals.total
    else:
        return False
    count, left = divmod(missing, check.compiled.extra_bonus)
    if left or not 0 <= count <= len(check.open_extra_bonuses):
        return False
    check.card = replace(check.card, extra_bonus_count=check.card.extra_bonus_count + count)
    check.told = replace(check.told, extra_bonus_count=check.told.extra_bonus_count + count)
    return True


def _wrong_totals(check: TurnsCheck, claimed: Mapping[str, int]) -> list[Problem]:
    """The claimed totals that agree neither with the real card, nor with the told one, nor with each other."""
    real, told = score_totals(check.compiled, check.card), score_totals(check.compiled, check.told)
    follows = _following(check.compiled, claimed, real)
    problems = []
    for name in TOTAL_NAMES:
        found = claimed.get(name)
        expected: int = getattr(real, name)
        if found is not None and found not in (expected, getattr(told, name), follows.get(name)):
            detail = f"{name} is {expected}, not {found}"
            problems.append(Problem("wrong-total", (*check.path, "claimed", name), detail, expected, found))
    return problems


def _following(compiled: CompiledRuleset, claimed: Mapping[str, int], real: Totals) -> dict[str, int]:
    """The upper bonus and the total that follow from the other totals as they are claimed."""
    upper = claimed.get("upper_points", real.upper_points)
    bonus = compiled.upper_bonus_of(upper)
    others = claimed.get("lower_points", real.lower_points) + claimed.get("extra_bonus", real.extra_bonus)
    return {"upper_bonus": bonus, "total": upper + claimed.get("upper_bonus", bonus) + others}
