"""A player's turns beside the totals claimed for them: what they say that the turns leave open, and what is wrong.

A claimed total is right where it agrees with the turns in any way they can be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.totals import CARD_TOTAL_NAMES, Totals, awards_of, score_totals, totals_over
from engine.checks.changes import doubt_of_all
from engine.checks.corrections import claims_of, find_unreliable
from engine.checks.sheet_check import wrong_total
from engine.checks.unreliable import Unreliable
from engine.doubt import GREATEST_CORRECTION_COUNT, doubtful_boxes
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem
from engine.games.readings import rolls_that_earn_less
from engine.games.turn import Player
from engine.games.turns import TurnsCheck
from engine.rulesets.extra_rolls import stock_at_start
from engine.words import describe_range


def check_turns(
    rules: Rules,
    path: Path,
    player: Player,
    space: int = GREATEST_PROBLEM_COUNT,
    most: int = GREATEST_CORRECTION_COUNT,
) -> tuple[TurnsCheck, tuple[Assumption, ...], Unreliable | None]:
    """A player's turns, with the problems of the claimed totals, what was assumed, and the sums that are not reliable.

    Paths start with `path`; there is space for so many problems, and for `most` corrections.
    """
    claimed = player.claimed or {}
    check = TurnsCheck(rules, path, space).all(player.turns)
    later = _later_rolls(check, claimed)
    if later:
        check = TurnsCheck(rules, path, space, later).all(player.turns)
    why = ", as the claimed totals have it" if later else ""
    assumed = [
        Assumption((*path, "turns", roll.turn, "rolls"), roll.describe_assumption((later or {}).get(roll.turn, 1), why))
        for roll in (check.open_rolls if later != {} else ())
    ]
    assumed += _assumed_extra_rolls(check)
    settled = _settle_extra_bonuses(check, claimed)
    if not settled:
        assumed += check.open_extra_bonuses.values()
    if not check.void:
        check.problems.extend(_wrong_totals(check, claimed))
    check.problems.extend(claims_of_columns(player, path))
    doubts = [*check.doubts, *([doubt_of_all(rules)] if check.void else ())]
    claims = claims_of(claimed, below=path)
    left = () if settled and later is not None else tuple(check.open_doubts.values())
    known = not check.joker_doubtful
    unreliable = find_unreliable(rules, check.sheet, doubts, claims, check.told, left, most if known else 0)
    return check, tuple(assumed), unreliable


def claims_of_columns(player: Player, path: Path) -> list[Problem]:
    """Claims that only a game with columns can have."""
    claimed = player.claimed or {}
    problems = [
        wrong_total(name, None, found).below(*path) for name, found in claimed.items() if name not in CARD_TOTAL_NAMES
    ]
    if player.claimed_columns:
        detail = "this game has no columns: only the totals of its card can be claimed"
        problems.append(Problem("contradiction", (*path, "claimed", "columns"), detail))
    return problems


def _later_rolls(check: TurnsCheck, claimed: Mapping[str, int]) -> dict[int, int] | None:
    """The turns whose hand was made on a later roll, and on which; None where the claimed totals do not say it."""
    if check.void or not check.open_rolls:
        return None if check.void else {}
    unreliable = _unreliable(check)
    for sheet in (check.sheet, check.told):
        totals = score_totals(check.rules, sheet)
        for name in ("lower_points", "total"):
            if name in claimed and name not in unreliable:
                start, missing = stock_at_start(check.rules.card), getattr(totals, name) - claimed[name]
                found = rolls_that_earn_less(start, check.steps(), missing)
                if found is not None:
                    return found
    return None


def _assumed_extra_rolls(check: TurnsCheck) -> list[Assumption]:
    """What was taken for the extra rolls of a card in progress, where its turns leave their number open."""
    least, greatest = check.stock.least, check.stock.greatest
    if least == greatest or is_sheet_full(check.rules, check.sheet):
        return []
    detail = (
        f"nobody says of every turn how many rolls it took: the card can have {describe_range(least, greatest)} "
        f"extra rolls, and is taken to have {greatest}"
    )
    return [Assumption((*check.path, "turns"), detail)]


def _settle_extra_bonuses(check: TurnsCheck, claimed: Mapping[str, int]) -> bool:
    """Where turns without dice leave the number of extra bonuses open, the claimed totals say it, if they do."""
    if not check.open_extra_bonuses:
        return True
    totals = score_totals(check.rules, check.sheet)
    if "extra_bonus" in claimed:
        missing = claimed["extra_bonus"] - totals.extra_bonus
    elif "total" in claimed and "total" not in _unreliable(check):
        missing = claimed["total"] - totals.total
    else:
        return False
    count, left = divmod(missing, check.rules.card.extra_bonus)
    if left or not 0 <= count <= len(check.open_extra_bonuses):
        return False
    check.sheet, check.told = _with_extra_bonuses(check.sheet, count), _with_extra_bonuses(check.told, count)
    return True


def _with_extra_bonuses(sheet: Sheet, count: int) -> Sheet:
    card = sheet.card
    return replace(sheet, columns=(replace(card, extra_bonus_count=card.extra_bonus_count + count),))


def _unreliable(check: TurnsCheck) -> frozenset[str]:
    """Return the names of the totals over doubtful boxes."""
    return totals_over(check.rules, doubtful_boxes(check.doubts))


def _wrong_totals(check: TurnsCheck, claimed: Mapping[str, int]) -> list[Problem]:
    """The claimed totals that agree neither with the real card, nor with the told one, nor with each other."""
    real, told = score_totals(check.rules, check.sheet), score_totals(check.rules, check.told)
    follows, unreliable = _following(check, claimed, real), _unreliable(check)
    problems = []
    for name in CARD_TOTAL_NAMES:
        found = None if name in unreliable else claimed.get(name)
        expected: int | None = getattr(real, name)
        if found is not None and (expected is None or found not in (expected, getattr(told, name), follows.get(name))):
            problems.append(wrong_total(name, expected, found).below(*check.path))
    return problems


def _following(check: TurnsCheck, claimed: Mapping[str, int], real: Totals) -> dict[str, int]:
    """The upper bonus, the total and the points awarded that follow from the other totals as they are claimed."""
    upper = claimed.get("upper_points", real.upper_points)
    bonus = check.rules.card.upper_bonus_of(upper)
    others = claimed.get("lower_points", real.lower_points) + claimed.get("extra_bonus", real.extra_bonus)
    total = upper + claimed.get("upper_bonus", bonus) + others
    awarded = awards_of(check.rules, check.sheet, claimed.get("total", total))
    return {"upper_bonus": bonus, "total": total} | ({} if awarded is None else {"points_awarded": awarded})
