"""Least and greatest totals: compared with all games of small rulesets, and of built-in ones."""

import random
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import compile_rules
from engine.definitions.definition import check_definition, load_ruleset, parse_ruleset
from tests.effort import EFFORT
from tests.engine.definition_samples import game
from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_game import Card, Dice, NaiveGame
from tests.engine.naive_sheet import NaiveSheetGame
from tests.engine.naive_sheet_cards import sheets_of_all_games
from tests.known import CARDS, SHEETS, known
from tests.selection import usually

COLUMN = [{"id": "only"}]


def extremes(definition: dict[str, Any]) -> tuple[int, int]:
    rules = compile_rules(parse_ruleset(definition))
    return least_total(rules), greatest_total(rules)


def naive_extreme(definition: dict[str, Any], better: Callable[..., int]) -> int:
    """Return the best total of all games: any hand can come on any roll, and extra rolls are ignored."""
    game = NaiveGame(definition)
    hands: list[Dice] = list(combinations_with_replacement(range(1, 7), game.dice_count))
    rolls = range(1, 1 + min(game.settled, game.rolls))

    @cache
    def end_of(card: Card) -> int:
        if game.complete(card):
            return game.upper_bonus(card)
        ways = {filling for hand in hands for roll in rolls for filling in game.fillings(card, hand, roll=roll)}
        return better(each.points + each.extra_bonus + end_of(game.fill(card, each, rolls_left=0)) for each in ways)

    return end_of(game.start)


@st.composite
def small_games(draw: st.DrawFn) -> dict[str, Any]:
    """Return games of a few categories with all combinable features; some are contradictory."""
    dice_count = draw(st.integers(1, 2))
    with_joker = dice_count > 1 and draw(st.booleans())
    faces: list[int] = draw(st.lists(st.integers(1, 6), unique=True, max_size=2))
    categories: list[dict[str, Any]] = [{"id": f"u{face}", "upper": face} for face in faces]
    for n in range(draw(st.integers(0 if faces or with_joker else 1, 3))):
        needs = draw(st.sampled_from([{}, {"greatest_sum": 6}, {"least_sum": 4}, {"faces": [6]}]))
        pays = draw(
            st.sampled_from(
                [{"points": 5}, {"points": -4}, {"sum": "all"}, {"sum": "all", "plus": -7}]
                if with_joker
                else [{"points": -4}, {"sum": "faces", "faces": [2, 5], "plus": -3}, {"by_roll": [9, -2, -6]}]
            )
        )
        categories.append({"id": f"c{n}", "needs": needs, "pays": pays})
    definition: dict[str, Any] = {"dice_count": dice_count, "order": draw(st.sampled_from(["free", "upper_first"]))}
    if with_joker:
        categories.append({"id": "equal", "needs": {"groups": [dice_count]}, "pays": {"points": 8}})
        named = draw(st.lists(st.sampled_from([f"c{n}" for n in range(3)]), unique=True))
        definition["joker"] = {
            "category": "equal",
            "rule": draw(st.sampled_from(["forced", "free", "original", "none"])),
            "bonus": draw(st.sampled_from([0, 20])),
            "points": {name: draw(st.integers(0, 9)) for name in named if name in [c["id"] for c in categories]},
        }
    elif draw(st.booleans()):
        definition["order"] = "card"
    for category in categories:
        twice, waits = draw(st.booleans()), draw(st.integers(0, 2)) == 0
        if twice and not (with_joker and ("upper" in category or category["id"] == "equal")):
            category["times"] = 2
        if waits and category["id"] != "equal":
            category["after"] = draw(st.sampled_from([each["id"] for each in categories]))
    bonuses = [[{"at": 0, "pays": -9}, {"at": 4, "pays": 0}], [{"at": 3, "pays": 2, "each": 2}], [{"at": 5, "pays": 6}]]
    with_bonus = draw(st.booleans())
    if faces and with_bonus:
        definition["bonus"] = draw(st.sampled_from(bonuses))
    return definition | {"categories": draw(st.permutations(categories))}


@given(small_games())
@settings(max_examples=80 * EFFORT)
def test_extremes_match_the_naive_ones(
    definition: dict[str, Any],
) -> None:
    problems, ruleset = check_definition(definition)
    if ruleset is None:
        assert {problem.code for problem in problems} == {"contradiction"}
        return
    assert extremes(definition) == (naive_extreme(definition, min), naive_extreme(definition, max))


def extremes_of_all_games(definition: dict[str, Any], most: int) -> tuple[int, int] | None:
    """Return the extremes of the totals of all full sheets; None if there are too many sheets, or for no valid game."""
    if check_definition(definition)[0]:
        return None
    rules = NaiveSheetGame(definition)
    found = sheets_of_all_games(rules, most)
    if found is None:
        return None
    totals = [rules.total(sheet) for sheet in found if rules.full(sheet)]
    return min(totals), max(totals)


@pytest.mark.slow
def test_extremes_match_all_games_on_invented_sheets() -> None:
    chance = random.Random("extremes")
    tested: list[dict[str, Any]] = []
    while len(tested) < 40 * EFFORT:
        definition = invented_sheet(chance, most_dice=2, most_cells=6, most_rolls=2, sums=chance.random() < 0.5)
        expected = extremes_of_all_games(definition, 2_000)
        if expected is not None:
            assert extremes(definition) == expected, definition
            tested.append(definition)
    for word in ("joker", "products", "bonus", "last_turn_rolls"):
        assert sum(word in definition for definition in tested) > 2, word


@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(range(9), range(25)))
def test_products_of_every_kind(seed: int) -> None:
    """One column of one die, with negative points and up to three products."""
    chance = random.Random(seed)
    categories: list[dict[str, Any]] = [{"id": f"u{face}", "upper": face} for face in chance.sample(range(1, 7), 2)]
    for n in range(3):
        pays = chance.choice([{"sum": "all"}, {"sum": "all", "plus": -4}, {"sum": "all", "plus": 2}])
        categories.append({"id": f"c{n}", "pays": pays})
    ids = [category["id"] for category in categories]
    products = [dict(zip(("plus", "minus", "times"), chance.sample(ids, 3), strict=True)) for _ in range(1 + seed % 3)]
    definition = {
        "dice_count": 1, "rolls": 1, "categories": categories, "products": products,
        "bonus": [{"at": 2, "pays": 3, "each": 1}], "columns": [{"id": "a", "factor": chance.choice([1, 3])}],
    }  # fmt: skip
    expected = extremes_of_all_games(definition, 30_000)
    assert expected is not None
    assert extremes(definition) == expected


@pytest.mark.parametrize(("order", "least"), [("free", -18), ("down", -18), ("up", -4)])
def test_the_last_cell_is_limited_by_the_rolls_of_the_very_last_turn(order: str, least: int) -> None:
    """One of two hands cannot be negative: the last one, which pays 5 on its single roll."""
    nine = {"id": "nine", "needs": {"faces": [6]}, "pays": {"by_roll": [5, -9]}}
    two = {"id": "two", "needs": {"faces": [6]}, "pays": {"by_roll": [5, -2]}}
    columns = [{"id": "a", "order": order, "factor": 2}]
    definition = game(nine, two, dice_count=1, rolls=2, last_turn_rolls=1, columns=columns)
    assert extremes(definition) == (least, 20)
    assert extremes(definition) == extremes_of_all_games(definition, 1_000)


@pytest.mark.parametrize("name", [name for name in CARDS if not check_definition({"base": name, "columns": COLUMN})[0]])
def test_a_sheet_of_one_column_is_a_card(name: str) -> None:
    assert extremes({"base": name, "columns": COLUMN}) == extremes({"base": name})


@pytest.mark.parametrize("name", SHEETS)
def test_extremes_of_built_in_sheets(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    assert (least_total(rules), greatest_total(rules)) == (
        known("least", SHEETS)[name],
        known("greatest", SHEETS)[name],
    )


def test_extremes_depend_on_the_rules_of_the_extra_bonus() -> None:
    """375 on a card, and twelve further Yahtzees in each of three columns with the factors 1, 2 and 3."""
    flat = {"base": "triple-yahtzee", "joker": {"multiplied": False}}
    assert extremes(flat) == (30, 6 * 375 + 3 * 1200)
    # Without joker points further Yahtzees score 0 in full house and straights, which pay 95 otherwise.
    none = {"base": "triple-yahtzee", "joker": {"rule": "none", "points": {}}}
    assert extremes(none)[1] == 6 * (375 + 9 * 100)
    anywhere = {"base": "triple-yahtzee", "joker": {"rule": "none", "points": {}, "made_only": False}}
    assert extremes(anywhere)[1] == 6 * 1480


def test_costly_extremes_are_bounded() -> None:
    """Three products with shared categories, none of which is 0 when each sum is least."""
    sums = [{"id": f"s{n}", "pays": {"sum": "all", "plus": n * n}} for n in range(1, 7)]
    named = ((2, 1, 4), (3, 2, 5), (3, 1, 6))
    products = [{"plus": f"s{plus}", "minus": f"s{minus}", "times": f"s{times}"} for plus, minus, times in named]
    columns = [{"id": f"c{n}", "factor": n} for n in range(1, 7)]
    began = process_time()
    least, greatest = extremes(game(*sums, dice_count=6, products=products, columns=columns))
    assert process_time() - began < 2
    assert least == 21 * sum(6 + n * n for n in (4, 5, 6)), "no game ends below that"
    # The greatest is exact.
    most = max(
        sum(36 + n * n for n in (4, 5, 6))
        + max(0, s2 - s1) * 52 + max(0, s3 - s2) * 61 + max(0, s3 - s1) * 72
        for s1 in range(7, 38) for s2 in range(10, 41) for s3 in range(15, 46)
    )  # fmt: skip
    assert greatest == 21 * most
