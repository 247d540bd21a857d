"""Predictions of the rest of a turn match the advice, for ties too, by following it position by position.

For a card, the best moves of the advice for every hand and every number of rolls left determine the end of the turn.
Ties are frequent, and another choice among them leads to other ends.
"""

import random
from functools import partial
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.cards.rules import Cell, rules_of_card
from engine.cards.scorecard import Scorecard, is_complete, open_categories
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.checks.sheet_check import check_sheet
from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import Categories, CompiledRuleset
from strategy_tables import advise, advise_many, plays_for
from strategy_tables.advice.ranking import rank
from strategy_tables.model.remaining import end_turn
from strategy_tables.model.ties import TIE
from strategy_tables.solve import outlook_kernel
from strategy_tables.solve.outlook_layers import OutlookSolver
from strategy_tables.solve.solver_input import blocks
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.selection import usually
from tests.strategy_tables.follow import chances_of_hands, follow_advice
from tests.strategy_tables.positions import random_sheet
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import table_of
from tests.strategy_tables.weighing import weigh_block

Floats = NDArray[np.float64]


def near(found: Floats, wanted: Floats, difference: float = 1e-12) -> bool:
    return float(np.abs(found - wanted).max()) <= difference


def check_card(table: Table, card: Scorecard) -> None:
    """Compare advice and predictions in every position of a turn."""
    outcomes = table.outcomes
    for place, (advice, ended) in enumerate(follow_advice(table.compiled, partial(advise_many, table), card)):
        move = advice.best.move
        if isinstance(move, Keep):
            endings = advice.turn.plays_for(advice.position, move)
            assert near(endings.filled, ended.sum(axis=1)), advice.position
            assert near(endings.made, ended[:, 1]), advice.position
        if place % 11 == 0:
            # The basis of outlooks and reasons.
            weights = end_turn(outcomes, table.values, advice.position).weights[0]
            found = np.zeros_like(ended)
            np.add.at(found, (outcomes.category, (outcomes.points > 0).astype(int)), weights)
            assert near(found, ended), advice.position


def every_card(compiled: CompiledRuleset) -> list[Scorecard]:
    """Return a card for every state at the start of a turn."""
    found: dict[tuple[Categories, int, bool], Scorecard] = {}
    for points in product(*((None, *compiled.payable[c]) for c in range(len(compiled.categories)))):
        card = single_fillings(points)
        if not is_complete(compiled, card) and check_sheet(rules_of_card(compiled), Sheet((card,))).valid:
            position = Position(rules_of_card(compiled), Sheet((card,)), compiled.hands[0], 0)
            found.setdefault((position.open_categories, position.upper_total, position.live), card)
    return list(found.values())


# Jokers by every rule, bonuses, more points on the first roll, the order of the card, five rolls.
@pytest.mark.slow
@pytest.mark.parametrize(
    "name", usually(USUAL_SMALL | {"alike"}, [name for name in SMALL if name not in ("six-dice", "four-dice")])
)
def test_every_turn_of_a_small_game_ends_as_predicted(name: str) -> None:
    table = table_of(name)
    cards = every_card(table.compiled)
    for card in random.Random(1).sample(cards, min(25 * EFFORT, len(cards))):
        check_card(table, card)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "cards", "most_open"),
    [
        ("crag", 12, 13),
        ("yacht", 4, 4),
        ("yahtzee", 4, 13),
        ("generala", 2, 10),
        *(
            pytest.param(*each, marks=pytest.mark.exhaustive)
            for each in (
                ("crag", 100, 4),
                ("crag", 40, 13),
                ("yacht", 16, 4),
                ("yacht", 3, 12),
                ("yahtzee", 12, 13),
                ("generala", 5, 10),
            )
        ),
    ],
)
def test_turns_of_a_game_end_as_predicted(name: str, cards: int, most_open: int) -> None:
    table = table_of(name)
    chance = random.Random(2)
    checked = 0
    while checked < cards:
        sheet = random_sheet(table.compiled, chance)
        if len(open_categories(table.compiled, sheet.card)) <= most_open:
            check_card(table, sheet.card)
            checked += 1


def test_equal_straights() -> None:
    """Both straights are missed, and the later one is not worse: the advice scores the first of them."""
    table = table_of("crag")
    names = table.compiled.categories
    card = single_fillings((2, 6, 9, 4, 5, 6, 0, 0, None, None, None, 26, 0))
    position = Position(table.rules, Sheet((card,)), (2, 2, 6), 1)
    endings = plays_for(table, position, Keep((2, 2)))
    filled = {names[c]: p for c, p in enumerate(endings.filled.tolist()) if p}
    assert filled == pytest.approx({"low_straight": 5 / 6, "three_of_a_kind": 1 / 6})
    made = {names[c]: p for c, p in enumerate(endings.made.tolist()) if p}
    assert made == pytest.approx({"three_of_a_kind": 1 / 6})
    lost = advise(table, Position(table.rules, Sheet((card,)), (2, 2, 5), 0)).best.move
    assert lost == Score(Cell(0, names.index("low_straight")), 0, 0)


@pytest.mark.parametrize("name", ["crag", "yacht", "joker-forced", "three-dice-served", "card-order"])
def test_the_compiled_solver_chooses_the_same(name: str) -> None:
    assert vars(outlook_kernel)["TIE"] == TIE
    table = table_of(name)
    compiled = table.compiled
    solver = OutlookSolver(compiled, np.asarray(table.values))
    first_roll = chances_of_hands(compiled.ruleset.dice_count)[0]
    chance = random.Random(3)
    for _ in range(6):
        sheet = random_sheet(compiled, chance)
        position = Position(rules_of_card(compiled), sheet, compiled.hands[0], 0)
        filled = table.space.filled_of(sheet)
        memory = table.space.memory_of(sheet)
        state = table.space.index(filled, memory, position.upper_total) - table.space.block(filled).start
        found = np.zeros((len(compiled.categories), 2))
        weights = weigh_block(solver, blocks(table.space, np.array([filled])), 0)[0][state, 0]
        np.add.at(found, (solver.outcomes.category, (solver.outcomes.points > 0).astype(int)), weights)
        # The last positions are those after the first roll.
        ended = np.array(
            [each for _, each in follow_advice(table.compiled, partial(advise_many, table), sheet.card)][
                -len(compiled.hands) :
            ]
        )
        assert near(found, np.tensordot(first_roll, ended, axes=1), 1e-11)


@pytest.mark.parametrize("difference", [0.0, 1e-13, 9e-10, 1.1e-9, 1.9e-9, 1e-6])
def test_close_values_are_tied(difference: float) -> None:
    moves: list[Move] = [Score(Cell(0, 0), 5, 0), Keep((1, 1)), Keep((2,))]
    ranking = rank(moves, [200 - difference, 200.0, 100.0], 10)
    equal = difference < 1e-9
    assert list(ranking.ranks) == ([1, 1, 3] if equal else [1, 2, 3])
    assert ranking.moves[0] == (moves[0] if equal else moves[1])
    assert ranking.values[0] == 210
    assert (ranking.losses[1] == 0) == equal


@pytest.mark.parametrize("number", range(20))
def test_moves_in_doubt_share_rank_and_loss(number: int) -> None:
    """The best move of each run is found by repeated iteration over all values."""
    chance = random.Random(f"doubt {number}")
    doubt, values = chance.choice([0.0, 1e-5, 1e-3]), [round(chance.random(), 3) for _ in range(12)]
    values = [value + chance.choice([0.0, 0.0, 4e-10, 9e-6, 2e-5, 9e-4]) for value in values]
    moves: list[Move] = [Score(Cell(0, category), 0, 0) for category in range(12)]
    ranking = rank(moves, values, 0, doubt=doubt)
    assert [*ranking.values] == sorted(ranking.values, reverse=True)
    left = set(moves)
    while left:
        value_of = {move: values[moves.index(move)] for move in left}
        best = max(value_of.values())
        equal = {move for move, value in value_of.items() if value >= best - max(doubt, 1e-9)}
        for move in equal:
            place = ranking.moves.index(move)
            assert ranking.ranks[place] == 13 - len(left)
            assert ranking.losses[place] == pytest.approx(max(values) - best, abs=1e-12)
            assert ranking.values[place] == pytest.approx(value_of[move], abs=1e-9)
        left -= equal
