"""Small games of columns: exactly the sheets that some game reaches are valid, with the totals by the rules."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from engine.cards.rules import compile_rules
from engine.checks.sheet_problems import sheet_problems
from engine.definitions.definition import parse_ruleset
from engine.rulesets.ruleset import Ruleset
from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_sheet import NaiveColumn, NaiveSheet, NaiveSheetGame
from tests.engine.naive_sheet_cards import sheets_of_all_games
from tests.engine.sheets import sheet_of
from tests.selection import usually

MOST = 1_500
"""Limit of sheets of a game."""
CLAIMS = 400
"""Number of random claims of each game."""

ONES = {"id": "ones", "upper": 1}
SIX = {"id": "six", "needs": {"faces": [6]}, "pays": {"points": 10}}
PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
TWO = [{"id": "left"}, {"id": "right"}]


def points_of_all_games(**words: object) -> set[tuple[tuple[int | None, ...], ...]]:
    """Return the points on all sheets of a game, by default with one die and one roll."""
    game = NaiveSheetGame({"dice_count": 1, "rolls": 1, "columns": TWO, **words})
    found = sheets_of_all_games(game, MOST)
    assert found is not None
    return {tuple(column.points for column in sheet) for sheet in found}


def test_free_columns_are_filled_with_anything_in_any_order() -> None:
    found = points_of_all_games(categories=[ONES, SIX])
    column = list(product((None, 0, 1), (None, 0, 10)))
    assert found == set(product(column, column))


def test_columns_in_opposite_orders() -> None:
    columns = [{"id": "left", "order": "down"}, {"id": "right", "order": "up"}]
    found = points_of_all_games(categories=[ONES, SIX], columns=columns)
    down = {(one, six) for one, six in product((None, 0, 1), (None, 0, 10)) if one is not None or six is None}
    up = {(one, six) for one, six in product((None, 0, 1), (None, 0, 10)) if six is not None or one is None}
    assert found == set(product(down, up))


def test_the_very_last_cell_has_its_own_rolls() -> None:
    """A single roll in the very last turn implies that one of the cells was filled on a first roll."""
    by_roll = {**SIX, "pays": {"by_roll": [30, 20]}}
    found = points_of_all_games(categories=[by_roll], rolls=2, last_turn_rolls=1)
    assert ((20,), (20,)) not in found
    assert found == set(product([(None,), (0,), (20,), (30,)], repeat=2)) - {((20,), (20,))}


def test_jokers_wait_for_every_column() -> None:
    """Two dice; an extra bonus needs both pairs made, and the joker points of the other category both filled."""
    any_ = {"id": "any", "needs": {"faces": [6]}, "pays": {"points": 1}}
    joker = {"category": "pair", "rule": "forced", "bonus": 5, "points": {"any": 7}, "made_only": True}
    game = NaiveSheetGame({"dice_count": 2, "rolls": 1, "columns": TWO, "categories": [PAIR, any_], "joker": joker})
    found = sheets_of_all_games(game, MOST)
    assert found is not None
    for sheet in found:
        pairs, others = zip(*(column.points for column in sheet), strict=True)
        filled = [points for points in others if points is not None]
        if any(column.extra_bonus_count for column in sheet):
            assert pairs == (20, 20)
        if 7 in filled:
            assert None not in pairs
        if pairs == (20, 20):
            assert [column.extra_bonus_count for column in sheet] == [int(points == 7) for points in others]


def rulesets(number: int) -> Iterator[tuple[Ruleset, random.Random]]:
    """Yield ten rulesets, half of them with a joker."""
    for place in range(10 * number, 10 * number + 10):
        chance = random.Random(f"small sheet {place}")
        definition = invented_sheet(chance, most_dice=2, most_cells=6, sums=False)
        while ("joker" in definition) != (place % 2 == 0):
            definition = invented_sheet(chance, most_dice=2, most_cells=6, sums=False)
        yield parse_ruleset(definition), chance


def claims(game: NaiveSheetGame, found: set[NaiveSheet], chance: random.Random) -> Iterator[NaiveSheet]:
    """Yield slightly changed sheets of the game, and entirely different ones."""
    seen = sorted({points for sheet in found for column in sheet for points in column.points if points is not None})
    some = chance.choices(sorted(found, key=repr), k=CLAIMS)
    for sheet in some:
        columns = [list(column.points) for column in sheet]
        counts = [column.extra_bonus_count for column in sheet]
        for _ in range(chance.choice([1, 1, 2, 3, 10])):
            place = chance.randrange(len(columns))
            if game.joker.get("bonus") and chance.random() < 0.3:
                counts[place] = chance.randint(0, 2)
            else:
                columns[place][chance.randrange(len(game.names))] = chance.choice([None, None, *seen])
        yield tuple(NaiveColumn(tuple(points), count) for points, count in zip(columns, counts, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("ten", usually(range(2), range(10)))
def test_possible_sheets_are_those_of_all_games(ten: int) -> None:
    for ruleset, chance in rulesets(ten):
        game, rules = NaiveSheetGame(ruleset), compile_rules(ruleset)
        found = sheets_of_all_games(game, MOST)
        if found is None:
            continue
        for sheet in found:
            assert not sheet_problems(rules, sheet_of(sheet)), sheet
        for sheet in claims(game, found, chance):
            problems = sheet_problems(rules, sheet_of(sheet))
            assert (sheet in found) == (not problems), (sheet, [each.detail for each in problems])
