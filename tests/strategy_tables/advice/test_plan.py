"""Ends of turns: the fast computation compared with advice followed hand by hand."""

import random
from functools import cache

import numpy as np
import pytest

from engine.cards.scoring import Score
from engine.dice import hands, multiplicity, sub_keeps
from engine.games.moves import Keep
from engine.games.position import Position
from strategy_tables import advise, advise_many, plays_for
from strategy_tables.advice.turns import state_of, turn_of, turns_of
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.tables import table_of

# With six dice, or five rolls of more than one die, following takes minutes.
FEW_DICE = [name for name in SMALL if name != "six-dice"]


def followed(name: str, position: Position, keep: Keep) -> list[list[float]]:
    """Return the probability of each category, and with points, when following the first move of all advice."""
    table = table_of(name)
    count = len(table.compiled.categories)

    @cache
    def ended(hand: tuple[int, ...], rolls_left: int) -> tuple[float, ...]:
        move = advise(table, Position(position.rules, position.sheet, hand, rolls_left)).best.move
        if isinstance(move, Score):
            filled = [float(c == move.category) for c in range(count)]
            return (*filled, *(each * (move.points > 0) for each in filled))
        assert isinstance(move, Keep)
        return kept(move.dice, rolls_left - 1)

    def kept(dice: tuple[int, ...], rolls_left: int) -> tuple[float, ...]:
        rolled = len(position.hand) - len(dice)
        sums = [0.0] * 2 * count
        for roll in hands(rolled):
            for c, chance in enumerate(ended(tuple(sorted(dice + roll)), rolls_left)):
                sums[c] += multiplicity(roll) * chance / 6.0**rolled
        return tuple(sums)

    both = kept(keep.dice, position.rolls_left - 1)
    return [list(both[:count]), list(both[count:])]


@pytest.mark.parametrize("name", FEW_DICE)
def test_endings_of_turns_after_a_keep(name: str) -> None:
    chance = random.Random(8)
    compared = 0
    for position in random_positions(table_of(name).compiled, 12, seed=3):
        if position.rolls_left:
            keep = Keep(chance.choice(sub_keeps(position.hand)[:-1]))
            endings = plays_for(table_of(name), position, keep)
            assert endings.filled.sum() == pytest.approx(1, abs=1e-12)
            assert np.array(endings) == pytest.approx(np.array(followed(name, position, keep)), abs=1e-12)
            compared += 1
    # With a single roll nothing is kept.
    assert compared or table_of(name).compiled.ruleset.rolls == 1


def test_endings_match_advice_followed_hand_by_hand() -> None:
    position = next(p for p in random_positions(table_of("yahtzee").compiled, 50, seed=9) if p.rolls_left == 1)
    keep = Keep(position.hand[:2])
    endings = plays_for(table_of("yahtzee"), position, keep)
    assert np.array(endings) == pytest.approx(np.array(followed("yahtzee", position, keep)), abs=1e-12)


def test_states_computed_together_have_the_same_values() -> None:
    table = table_of("yahtzee")
    positions = [p for p in random_positions(table.compiled, 40, seed=4) if p.rolls_left == 2]
    states = [state_of(table, position) for position in positions]
    for together, position in zip(turns_of(table, states), positions, strict=True):
        alone = turn_of(table, position)
        for rolls_left in (2, 1, 0):
            again = Position(position.rules, position.sheet, position.hand, rolls_left)
            (moves, values), (moves_alone, values_alone) = together.moves(again), alone.moves(again)
            assert moves == moves_alone
            assert values == pytest.approx(values_alone, abs=1e-11)
        for rolls_left in (2, 1):
            again, keep = Position(position.rules, position.sheet, position.hand, rolls_left), Keep(position.hand[:3])
            ends, ends_alone = together.plays_for(again, keep), alone.plays_for(again, keep)
            assert np.allclose(ends, ends_alone, rtol=0, atol=1e-12)


def test_a_position_of_another_game_is_refused() -> None:
    position = next(random_positions(table_of("yacht").compiled, 1, seed=1))
    with pytest.raises(ValueError, match="yacht"):
        turn_of(table_of("yahtzee"), position)


def test_endings_found_together_are_those_found_one_by_one() -> None:
    table = table_of("yahtzee")
    positions = [*random_positions(table.compiled, 60, seed=5)]
    # A turn can be asked about twice.
    positions += [Position(each.rules, each.sheet, (1, 2, 2, 4, 6), 2) for each in positions[:10]]
    compared = 0
    for together, position in zip(advise_many(table, positions), positions, strict=True):
        ends, ends_alone = together.plays_for(), advise(table, position).plays_for()
        assert (ends is None) == (ends_alone is None)
        if ends is not None and ends_alone is not None:
            assert np.allclose(ends, ends_alone, rtol=0, atol=1e-12)
            compared += 1
    assert compared > 20
