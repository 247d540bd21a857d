"""Check a scorecard: every reason why no legal sequence of turns ends in it, and wrong totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import ge

from engine.cards.played import Assumption
from engine.cards.scorecard import (
    Totals,
    UpperStanding,
    is_complete,
    open_categories,
    score_totals,
    totals_over,
    upper_standing,
)
from engine.cards.sheet import Sheet
from engine.checks.card_problems import (
    extra_rolls_problems,
    order_problems,
    order_rule,
    points_problems,
    requirement_problems,
)
from engine.checks.joker_problems import extra_bonus_problems
from engine.checks.unreliable import Unreliable
from engine.doubt import Doubt, doubtful_boxes
from engine.errors import UNSAID, Path, Problem, doubts_of
from engine.jokers.joker_orders import fits_without_joker
from engine.rulesets.compiled import CompiledRuleset


@dataclass(frozen=True, slots=True)
class CardReport:
    """What `check_scorecard` found. The totals are those of the values as claimed, whatever the problems.

    `doubts`: the boxes that cannot be right, with their corrections. `assumptions`: what rows noted among the
    points were taken for. `unreliable`: what follows from the doubts.
    """

    complete: bool
    problems: tuple[Problem, ...]
    totals: Totals
    upper: UpperStanding
    doubts: tuple[Doubt, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    unreliable: Unreliable | None = None

    @property
    def valid(self) -> bool:
        """Whether no problem was found."""
        return not self.problems


def check_scorecard(compiled: CompiledRuleset, sheet: Sheet, claimed: Mapping[str, int] | None = None) -> CardReport:
    """Return everything wrong with the sheet of a game of one card and with the totals claimed for it.

    It has no problem exactly when some legal sequence of turns ends in it, extra bonuses and extra rolls included.
    `claimed` holds any of `TOTAL_NAMES`; each is compared with the total of the card as it stands, but for totals over
    doubtful boxes.
    """
    problems, card = scorecard_problems(compiled, sheet), sheet.card
    doubts, totals = doubts_of(problems), score_totals(compiled, card)
    unreliable = totals_over(compiled, (box.category for box in doubtful_boxes(doubts)))
    for name, found in (claimed or {}).items():
        expected: int | None = getattr(totals, name)
        if found != expected and name not in unreliable:
            problems.append(wrong_total(name, expected, found))
    return CardReport(is_complete(compiled, card), tuple(problems), totals, upper_standing(compiled, card), doubts)


def wrong_total(name: str, expected: int | None, found: int, below: Path = ()) -> Problem:
    """A claimed total that is not the one of the card, or that no card of the game has; `below` these keys."""
    none = "this game awards no points" if name == "points_awarded" else f"this game has no {name}"
    detail = none if expected is None else f"{name} is {expected}, not {found}"
    path = ("claimed", *below, name)
    return Problem("wrong-total", path, detail, UNSAID if expected is None else expected, found)


def scorecard_problems(compiled: CompiledRuleset, sheet: Sheet) -> list[Problem]:
    """Return every reason why no legal sequence of turns ends in the sheet of a game of one card."""
    card = sheet.card
    # Most cards are right, and to see that they are takes less than to look for what is wrong.
    natural, problems = fits_without_joker(compiled, card.points), list[Problem]()
    if not (natural and all(map(ge, compiled.times, map(len, card.points)))):
        problems += points_problems(compiled, card.points)
    if compiled.order != "free":
        problems += order_problems(compiled, card.points, open_categories(compiled, card), order_rule(compiled))
    if compiled.dependent:
        problems += requirement_problems(compiled, card.points)
    if card.extra_bonus_count or not natural:
        problems += extra_bonus_problems(compiled, card.points, card.extra_bonus_count)
    if compiled.extra_rolls or sheet.extra_rolls:
        problems += extra_rolls_problems(compiled, card.points, sheet.extra_rolls)
    return problems
