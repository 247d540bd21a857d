"""All results about a position, compared with brute force in every position of small games.

All answers are derived from values of hands, chosen moves and ends of turns. These are compared for every state, every
hand and every number of rolls left. Answers themselves are compared at hundreds of the three million positions.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice, takewhile
from math import comb

import numpy as np
import pytest

from engine.cards.rules import Cell
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables import GameReview, advise, plays_for, review
from strategy_tables.advice.explain import break_down
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.model.policy import STOP, mean_policy
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.engine.game_samples import game_of, play_game
from tests.engine.one_card import single_fillings
from tests.selection import usually
from tests.strategy_tables.brute_force import BruteForce, Floats, State
from tests.strategy_tables.tables import advisor_of, outlook_of, table_of

GAMES = {"crag": 2, "yacht": 3}
"""Small games, with their rolls."""

LATE = 3
"""Number of open categories at which outlooks and breakdowns need no table."""


@cache
def reviewed_games(name: str) -> GameReview:
    """Return a review of games with random moves."""
    table, chance = table_of(name), random.Random(3)
    games = [play_game(table.compiled, chance)[0] for _ in range(4)]
    told = {"players": [{"name": str(number), "turns": turns} for number, turns in enumerate(games)]}
    return review(advisor_of(table), table.rules, game_of(told))


def open_in(position: Position) -> tuple[int, ...]:
    return tuple(c for c, points in enumerate(position.card.points) if not points)


@cache
def solved(name: str) -> tuple[BruteForce, dict[tuple[int, ...], State]]:
    """Return brute force and some of its states: late ones, every hundredth, and those of the reviewed games."""
    brute = BruteForce(name, GAMES[name])
    played = {open_in(each.position) for player in reviewed_games(name).players for each in player.decisions}
    states = enumerate(brute.states())
    return brute, {s.open: s for n, s in states if len(s.open) <= LATE or n % 100 == 0 or s.open in played}


def card_of(state: State, count: int) -> Scorecard:
    return single_fillings(tuple(None if c in state.open else 0 for c in range(count)))


def check_states(table: Table, brute: BruteForce, states: list[State], chance: np.random.Generator) -> None:
    """Compare values, choices and ends of turns in every position of some states."""
    outcomes, count = table.outcomes, len(brute.categories)
    filled = np.array([table.space.filled_of(Sheet((card_of(state, count),))) for state in states])
    zeros = np.zeros_like(filled)
    indices = table.space.indices(filled, zeros, zeros)
    np.testing.assert_allclose(table.values[indices], [state.value for state in states], rtol=0, atol=1e-9)
    policy = mean_policy(outcomes, table.values, filled, zeros, zeros)
    # Policies number keeps by size, smaller ones first.
    numbers = {keep: number for number, keep in enumerate(sorted(brute.keeps, key=lambda keep: (len(keep), keep)))}
    moves_as_keeps = np.array([*(STOP,) * count, *(numbers[keep] for keep in brute.keeps)])
    for left in range(brute.rolls):
        moves = np.array([state.hands[left].moves for state in states])
        best = np.array([state.hands[left].best for state in states])
        np.testing.assert_allclose(policy.values.hands(left), moves.max(axis=2), rtol=0, atol=1e-9)
        stops = best < count
        if left:
            np.testing.assert_array_equal(policy.keeps(left), moves_as_keeps[best])
        scored = policy.outcomes(left)
        np.testing.assert_array_equal(outcomes.category[scored][stops], best[stops])
        paid = brute.points[np.arange(len(brute.hands)), np.minimum(best, count - 1)]
        np.testing.assert_array_equal(outcomes.points[scored][stops], paid[stops])
        # Ends of turns are linear in the probabilities of hands, so random ones cover all.
        arriving = chance.dirichlet(np.ones(len(brute.hands)), len(states))
        weights = policy.weigh_endings(arriving, left)
        ends = np.einsum("ph,phe->pe", arriving, np.array([state.hands[left].ends for state in states]))
        missed, made, points = np.split(ends, 3, axis=1)
        for place, row in enumerate(weights):
            sides = np.bincount(outcomes.sides, row, 2 * count).reshape(count, 2)
            np.testing.assert_allclose(sides, np.column_stack([missed[place], made[place]]), rtol=0, atol=1e-12)
            earned = np.bincount(outcomes.category, row * outcomes.points, count)
            np.testing.assert_allclose(earned, points[place], rtol=0, atol=1e-10)


@pytest.mark.slow
# All states are computed in the same way, from those with fewer open categories.
@pytest.mark.parametrize(
    ("name", "most_open"),
    [("crag", 3), *(pytest.param(name, 99, marks=pytest.mark.exhaustive) for name in GAMES)],
)
def test_every_position(name: str, most_open: int) -> None:
    table, brute, chance = table_of(name), BruteForce(name, GAMES[name]), np.random.default_rng(1)
    states, checked = takewhile(lambda state: len(state.open) <= most_open, brute.states()), 0
    while some := list(islice(states, 64)):
        check_states(table, brute, some, chance)
        checked += len(some)
    count = len(brute.categories)
    assert 2**count - 1 == table.space.turn_starts
    assert checked == sum(comb(count, size) for size in range(1, min(most_open, count) + 1))
    assert table.compiled.ruleset.rolls == brute.rolls


def some_positions(name: str, number: int, most_open: int = 99) -> Iterator[tuple[Position, State, int]]:
    """Yield random positions with their state and the number of the hand."""
    table, (brute, states) = table_of(name), solved(name)
    chance = random.Random(2)
    chosen = [state for state in states.values() if len(state.open) <= most_open]
    for _ in range(number):
        state, hand = chance.choice(chosen), chance.randrange(len(brute.hands))
        card = card_of(state, len(brute.categories))
        yield Position(table.rules, Sheet((card,)), brute.hands[hand], chance.randrange(brute.rolls)), state, hand


def move_of(brute: BruteForce, number: int, hand: int) -> Move:
    count = len(brute.categories)
    if number < count:
        return Score(Cell(0, number), int(brute.points[hand, number]), 0)
    return Keep(brute.keeps[number - count])


def number_of(brute: BruteForce, move: Move) -> int:
    if isinstance(move, Score):
        return move.category
    assert isinstance(move, Keep)
    return len(brute.categories) + brute.keeps.index(move.dice)


def ends_after(brute: BruteForce, state: State, position: Position, hand: int, move: Move) -> Floats:
    """Return the end of the turn after a move, [3 C]: see `Hands`."""
    if isinstance(move, Keep):
        found: Floats = brute.roll(state.hands[position.rolls_left - 1].ends)[brute.keeps.index(move.dice)]
        return found
    assert isinstance(move, Score)
    count = len(brute.categories)
    found = np.zeros(3 * count)
    found[move.category + count * (move.points > 0)] = 1.0
    found[move.category + 2 * count] = brute.points[hand, move.category]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"crag"}, GAMES))
def test_answers(name: str) -> None:
    table, (brute, _) = table_of(name), solved(name)
    count = len(brute.categories)
    for position, state, hand in some_positions(name, 100 * EFFORT):
        at = state.hands[position.rolls_left]
        advice = advise(table, position)
        assert advice.best.move == move_of(brute, int(at.best[hand]), hand)
        worth = {number_of(brute, each.move): each.value for each in advice.moves}
        moves = {number: value for number, value in enumerate(at.moves[hand].tolist()) if value > -np.inf}
        assert worth == pytest.approx(moves, abs=2e-9)
        best = advice.best.move
        missed, made, _ = np.split(ends_after(brute, state, position, hand, best), 3)
        if isinstance(best, Keep):
            told = plays_for(table, position, best)
            np.testing.assert_allclose(told.filled, missed + made, rtol=0, atol=1e-12)
            np.testing.assert_allclose(told.made, made, rtol=0, atol=1e-12)
        other = advice.moves[len(worth) // 2].move
        others = np.split(ends_after(brute, state, position, hand, other), 3)
        for contrast in MovePair(RulesetTables(table), position, best, other, 0.0).contrasts:
            c, side = contrast.category, int(contrast.made)
            assert contrast.best.probability == pytest.approx((missed, made)[side][c], abs=1e-12)
            assert contrast.other.probability == pytest.approx(others[side][c], abs=1e-12)
            if contrast.made and contrast.other.probability:
                assert contrast.other.points == pytest.approx(others[2][c] / others[1][c], abs=1e-9)
    assert count == table.space.category_count


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"crag"}, GAMES))
def test_outlooks_and_breakdowns(name: str) -> None:
    tables, (brute, _) = RulesetTables(table_of(name)), solved(name)
    for position, state, hand in some_positions(name, 40, LATE):
        count = len(brute.categories)
        for outlook, brings in (
            (outlook_of(tables, position.sheet), state.brings),
            (outlook_of(tables, position), state.brought(state.hands[position.rolls_left].ends[hand])),
        ):
            np.testing.assert_allclose(outlook.points[:count], brings[:count], rtol=0, atol=1e-10)
            np.testing.assert_allclose(outlook.zeros, brings[count:], rtol=0, atol=1e-12)
            assert outlook.totals.mean == pytest.approx(brings[:count].sum(), abs=1e-10)
        moves = [each.move for each in advise(tables.means, position).moves]
        asked = [moves[0], moves[-1]]
        for move, found in zip(asked, break_down(tables, [(position, each) for each in asked]), strict=True):
            brings = state.brought(ends_after(brute, state, position, hand, move))
            np.testing.assert_allclose(found.points[:count], brings[:count], rtol=0, atol=1e-10)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"crag"}, GAMES))
def test_reviews(name: str) -> None:
    """Compare the loss of each decision and the better moves."""
    brute, states = solved(name)
    for player in reviewed_games(name).players:
        for each in player.decisions:
            position, state = each.position, states[open_in(each.position)]
            hand, at = brute.hands.index(position.hand), state.hands[position.rolls_left]
            assert each.best == move_of(brute, int(at.best[hand]), hand)
            best, so_far = float(at.moves[hand].max()), position.points_so_far
            assert each.best_value == pytest.approx(best + so_far, abs=1e-9)
            # Keeping all dice is not a move of an advice.
            if each.played != Keep(position.hand):
                value = float(at.moves[hand, number_of(brute, each.played)])
                assert each.value == pytest.approx(value + so_far, abs=2e-9)
                assert each.loss == pytest.approx(best - value, abs=2e-9)
