"""Turns on sheets and endings: random games, compared with a naive recursion."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full, rolls_of_turn
from engine.definitions.definition import parse_ruleset
from engine.dice import hands, multiplicity
from engine.games.moves import Announce, Keep, Move, fill, legal_moves
from engine.games.position import Position
from strategy_tables.advice.ranking import rank
from strategy_tables.sheets.advise import advise_on_sheet
from strategy_tables.sheets.cell_fills import find_fills
from strategy_tables.sheets.exact import exact_values
from strategy_tables.sheets.moves import SheetTurn
from strategy_tables.sheets.outcomes import sheet_outcomes
from strategy_tables.sheets.states import states_of
from strategy_tables.sheets.turn import SheetTurns
from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_sheet import Decision, Filled, NaiveColumn, NaiveSheet
from tests.engine.plays import play_call, play_keep
from tests.engine.sheets import points_of
from tests.selection import usually
from tests.strategy_tables.naive_sheet_play import Called, Kept, NaiveMove, SheetPlay

ANY_WORK = 10**12
POINTS, EXTRA_BONUS = 10**6, 10**6 + 1
"""In addition to the numbers of cells: the results of a turn."""


def naive_sheet(sheet: Sheet) -> NaiveSheet:
    return tuple(
        NaiveColumn(tuple(paid[0] if paid else None for paid in card.points), card.extra_bonus_count)
        for card in sheet.columns
    )


def naive_move(rules: Rules, move: Move) -> NaiveMove:
    if isinstance(move, Keep):
        return Kept(move.dice)
    name = rules.categories[move.cell.category]
    if isinstance(move, Announce):
        return Called(name)
    return Filled(move.cell.column, name, move.points, move.extra_bonus)


def turn_on(rules: Rules, sheet: Sheet) -> SheetTurn:
    outcomes = sheet_outcomes(rules)
    lanes = find_fills(outcomes, states_of(rules, [sheet]))
    after = exact_values(outcomes, lanes.after, ANY_WORK)
    assert after is not None
    return SheetTurn(SheetTurns(lanes, after), None)


def random_dice(chance: random.Random, count: int) -> list[int]:
    return [chance.randint(1, 6) for _ in range(count)]


def random_game(rules: Rules, chance: random.Random) -> Iterator[Position]:
    """Yield every position of a game with random moves."""
    sheet, dice_count = empty_sheet(rules), rules.ruleset.dice_count
    while not is_sheet_full(rules, sheet):
        hand = tuple(sorted(random_dice(chance, dice_count)))
        position = Position(rules, sheet, hand, rolls_of_turn(rules, sheet) - 1)
        while True:
            yield position
            move = chance.choice(legal_moves(position))
            if isinstance(move, Score):
                sheet = fill(sheet, move)
                break
            if isinstance(move, Announce):
                position = play_call(position, move.cell.category)
            else:
                position = play_keep(position, move.dice, random_dice(chance, dice_count - len(move.dice)))


@pytest.mark.slow
@pytest.mark.parametrize("number", usually(range(20), range(50)))
def test_every_move_matches_the_recursion(number: int) -> None:
    chance = random.Random(f"turns on sheets {number}")
    definition = invented_sheet(chance, most_dice=2, most_cells=4 + number % 2, most_rolls=2, sums=number % 4 == 0)
    naive = SheetPlay(definition)
    rules = compile_rules(parse_ruleset({"name": "made-up", "title": "Made up", **definition}))
    assert_as_the_recursion(rules, naive, [each for _ in range(2) for each in random_game(rules, chance)])


@pytest.mark.parametrize("word", ["rolls", "last_turn_rolls"])
def test_calls_in_turns_of_one_roll_match_the_recursion(word: str) -> None:
    chance = random.Random(f"calls in turns of one roll {word}")
    for _ in range(4):
        definition = invented_sheet(chance, most_dice=2, most_cells=4, most_rolls=2, sums=False)
        definition.pop("joker", None)
        rolls = {"rolls": 1} if word == "rolls" else {"rolls": 2, "last_turn_rolls": 1}
        single = [{**each, "pays": {"points": 7}} if "needs" in each else each for each in definition["categories"]]
        called = [{**each, "announce": place == 0} for place, each in enumerate(definition["columns"])]
        definition |= {"categories": single, "columns": called, **rolls}
        rules = compile_rules(parse_ruleset({"name": "made-up", "title": "Made up", **definition}))
        one_roll = [each for each in positions_with_calls(rules, chance) if not each.rolls_left]
        assert one_roll
        assert_as_the_recursion(rules, SheetPlay(rules.ruleset), one_roll)


def positions_with_calls(rules: Rules, chance: random.Random) -> list[Position]:
    """Return the positions of twelve random games in which a category can be called or was."""
    games = [each for _ in range(12) for each in random_game(rules, chance)]
    return [each for each in games if each.cells_to_call or each.announced is not None]


def assert_as_the_recursion(rules: Rules, naive: SheetPlay, positions: Iterable[Position]) -> None:
    """Compare every move with the recursion."""
    for position in positions:
        turn = turn_on(rules, position.sheet)
        before = naive_sheet(position.sheet)
        assert turn.start == pytest.approx(naive.before_turn(before), abs=1e-9)
        called = None if position.announced is None else rules.categories[position.announced]
        expected = naive.of_moves(Decision(before, position.hand, position.rolls_left, called, position.all_rolled))
        moves, values = turn.moves(position)
        assert set(moves) == set(legal_moves(position))
        found = {naive_move(rules, move): value for move, value in zip(moves, values, strict=True)}
        assert found == pytest.approx(expected, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("number", usually({0}, range(3)))
def test_small_games_with_four_open_cells_need_no_estimate(number: int) -> None:
    chance = random.Random(f"four open cells {number}")
    sums = [{"id": name, "pays": {"sum": "all"}} for name in ("plus", "minus")]
    rules = compile_rules(
        parse_ruleset(
            {
                "name": "own",
                "dice_count": 2,
                "rolls": 1,
                "categories": [*sums, {"id": "times", "upper": chance.randint(1, 6)}],
                "columns": [{"id": "left"}, {"id": "right", "factor": chance.randint(1, 3)}],
                "products": [{"plus": "plus", "minus": "minus", "times": "times"}],
            }
        )
    )
    face = rules.card.upper_face[2]
    columns = [Scorecard(((), (), (face * chance.randint(1, 2),))) for _ in rules.columns]
    sheet, hand = Sheet(tuple(columns)), tuple(sorted(random_dice(chance, 2)))
    advice = advise_on_sheet(None, Position(rules, sheet, hand, 0))
    assert advice.method == "exact"
    expected = SheetPlay(rules.ruleset).of_position(Decision(naive_sheet(sheet), hand, 0, None, all_rolled=True))
    assert advice.value == pytest.approx(points_of(rules, sheet) + expected, abs=1e-9)


def add_ends(found: dict[int, float], turn: SheetTurn, position: Position, probability: float) -> None:
    """Add the ends of a turn with the first of the best moves, by the number of the cell, and -1 minus it for 0."""
    moves, values = turn.moves(position)
    ranking = rank(moves, values, 0)
    for move, each in after(position, ranking.moves[0], probability):
        if isinstance(move, Score):
            add_score(found, move, position.rules, each)
        else:
            add_ends(found, turn, move, each)


def add_score(found: dict[int, float], move: Score, rules: Rules, probability: float) -> None:
    number, factor = (
        move.cell.column * len(rules.categories) + move.cell.category,
        rules.columns[move.cell.column].column.factor,
    )
    found[POINTS] += probability * factor * move.points * rules.counts[move.cell.category]
    found[EXTRA_BONUS] += probability * move.extra_bonus * (factor if rules.multiplied else 1)
    found[number if move.points > 0 else -1 - number] += probability


def after(position: Position, move: Move, probability: float) -> Iterator[tuple[Any, float]]:
    if isinstance(move, Announce):
        yield play_call(position, move.cell.category), probability
    elif isinstance(move, Keep):
        count = len(position.hand) - len(move.dice)
        for dice in hands(count):
            yield play_keep(position, move.dice, dice), probability * multiplicity(dice) / 6**count
    else:
        yield move, probability


@pytest.mark.parametrize("number", range(24))
def test_endings_match_the_best_moves(number: int) -> None:
    chance = random.Random(f"ends of turns on sheets {number}")
    definition = invented_sheet(chance, most_dice=2, most_cells=4, most_rolls=3)
    rules = compile_rules(parse_ruleset({"name": "made-up", "title": "Made up", **definition}))
    for position in random_game(rules, chance):
        turn = turn_on(rules, position.sheet)
        move = chance.choice(legal_moves(position))
        end = turn.end(position, move)
        found = end.plays_for
        expected: dict[int, float] = defaultdict(float)
        if isinstance(move, Score):
            add_score(expected, move, rules, 1.0)
        else:
            for following, probability in after(position, move, 1.0):
                add_ends(expected, turn, following, probability)
        made = [expected[cell] for cell in range(rules.turns)]
        missed = [expected[-1 - cell] for cell in range(rules.turns)]
        assert (end.points, end.extra_bonus) == pytest.approx((expected[POINTS], expected[EXTRA_BONUS]), abs=1e-12)
        assert found.made == pytest.approx(made, abs=1e-12)
        assert found.filled == pytest.approx([sum(each) for each in zip(made, missed, strict=True)], abs=1e-12)
