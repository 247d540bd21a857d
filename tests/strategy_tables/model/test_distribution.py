"""Mode and percentiles with exactly equal probabilities, compared with exact fractions.

Games of one roll in the order of the card have no decisions. The total is a sum of independent numbers, and its
distribution a convolution of fractions.
"""

import random
from collections import Counter
from fractions import Fraction
from itertools import accumulate, product
from typing import Any

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.sheet import empty_sheet
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import solve_table
from strategy_tables.model.distribution import distribution
from strategy_tables.store.table_set import RulesetTables
from tests.engine.invented import naive_points
from tests.strategy_tables.tables import outlook_of

Definition = dict[str, Any]
Exact = dict[int, Fraction]

NEEDS: tuple[Definition, ...] = ({"groups": [2]}, {"run": 2}, {"faces": [6]}, {"faces": [1, 2]}, {"sum": 7})


def chances(count: int, dice_count: int) -> Definition:
    categories = [{"id": f"c{number}", "pays": {"sum": "all"}} for number in range(count)]
    return {"dice_count": dice_count, "rolls": 1, "order": "card", "categories": categories}


def invent(chance: random.Random) -> Definition:
    categories: list[Definition] = [{"id": "sixes", "upper": 6}, {"id": "threes", "upper": 3}]
    for number in range(chance.randint(1, 5)):
        pays = {"points": chance.randint(1, 9)} if chance.random() < 0.5 else {"sum": "all"}
        categories.append({"id": f"c{number}", "needs": chance.choice(NEEDS), "pays": pays})
    bonus = [{"at": 3, "pays": 5}, {"at": 9, "pays": 8}]
    return chances(0, chance.randint(2, 3)) | {"categories": categories, "bonus": bonus}


GAMES = {f"{count} chances, {dice} dice": chances(count, dice) for count in (1, 2, 3, 4, 5) for dice in (1, 2, 3)} | {
    f"invented {seed}": invent(random.Random(f"totals {seed}")) for seed in range(30)
}


def exact_totals(definition: Definition) -> Exact:
    """Return every total and its probability, by iterating over all rolls in every category."""
    rolls = list(product(range(1, 7), repeat=definition["dice_count"]))
    found = {(0, 0): Fraction(1)}
    for category in definition["categories"]:
        paid = Counter(naive_points(category, tuple(sorted(roll)), roll=1) for roll in rolls)
        after: dict[tuple[int, int], Fraction] = Counter()  # type: ignore[assignment]
        for ((total, upper), chance), (points, ways) in product(found.items(), paid.items()):
            raised = upper + points if "upper" in category else upper
            after[total + points, raised] += chance * Fraction(ways, len(rolls))
        found = after
    totals: Exact = Counter()  # type: ignore[assignment]
    for (total, upper), chance in found.items():
        totals[total + max([0, *(tier["pays"] for tier in definition.get("bonus", ()) if upper >= tier["at"])])] += (
            chance
        )
    return dict(sorted(totals.items()))


def exact_percentile(totals: Exact, percent: int) -> int:
    reached = zip(totals, accumulate(totals.values()), strict=True)
    return next(total for total, chance in reached if chance >= Fraction(percent, 100))


def exact_mode(totals: Exact) -> int:
    return max(totals, key=lambda total: (totals[total], -total))


@pytest.mark.parametrize("name", GAMES)
def test_mode_and_percentiles_match_exact_fractions(name: str) -> None:
    compiled = compile_ruleset(parse_ruleset(GAMES[name]))
    exact = exact_totals(GAMES[name])
    found = outlook_of(RulesetTables(solve_table(compiled)), empty_sheet(rules_of_card(compiled))).totals
    assert {total: found.probability(total) for total in exact} == pytest.approx(
        {t: float(p) for t, p in exact.items()}
    )
    assert found.mode == exact_mode(exact)
    percents = range(1, 100)
    assert [found.percentile(each) for each in percents] == [exact_percentile(exact, each) for each in percents]


def test_three_chances_of_three_dice() -> None:
    """A sum of nine dice is as often below 31.5 as above."""
    exact = exact_totals(GAMES["3 chances, 3 dice"])
    assert (exact_mode(exact), exact_percentile(exact, 50), exact[31]) == (31, 31, exact[32])


def test_some_games_have_tied_totals() -> None:
    """Two modes, or a percentile that one total reaches exactly."""
    exact = [exact_totals(game) for game in GAMES.values()]
    modes = [sum(chance == max(totals.values()) for chance in totals.values()) for totals in exact]
    reached = [
        {chance * 100 for chance in accumulate(totals.values())} & {*map(Fraction, range(1, 100))} for totals in exact
    ]
    assert sum(each > 1 for each in modes) > 5
    assert sum(map(bool, reached)) > 5


@pytest.mark.parametrize(("difference", "mode", "median"), [(1e-14, 5, 5), (-1e-14, 5, 5), (1e-9, 6, 6), (-1e-9, 5, 5)])
def test_ties_are_differences_within_rounding(difference: float, mode: int, median: int) -> None:
    totals = distribution([0.5 - difference, 0.5 + difference], shift=5)
    assert (totals.mode, totals.percentile(50)) == (mode, median)
