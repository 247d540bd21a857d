"""The naive recursion on games that can be solved on paper."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.selection import usually
from tests.strategy_tables.naive_play import (
    Play,
    play_for_every_target,
    play_for_floor,
    play_for_mean,
    play_for_payoff,
    totals_by_mean,
)
from tests.strategy_tables.small_with_memory import WITH_MEMORY

SIX = {"id": "six", "needs": {"faces": [6]}, "pays": {"points": 10}}
ANY = {"id": "any", "pays": {"sum": "all"}}


def game(*categories: dict[str, Any], **words: Any) -> dict[str, Any]:
    """Return a game, by default of one die and a single roll."""
    return {"dice_count": 1, "rolls": 1, "categories": categories, **words}


def at_start(play: Play) -> Any:
    return play.before_turn(play.game.start)


# One die is worth 17/4 with two rolls under best play, 14/3 with three. Its face is f.
ON_PAPER: dict[str, tuple[dict[str, Any], Fraction]] = {
    "the same as two categories": (game({**ANY, "times": 2}, rolls=2), Fraction(17, 2)),
    # A first die of 4 or more is scored, which saves a roll: f + 14/3. Otherwise, it is rerolled: 7/2 + 17/4.
    "saved": (game({**ANY, "times": 2}, rolls=2, extra_rolls={"saves": True}), Fraction(209, 24)),
    # A first die of 3 or more is scored, and the chip is left for the second turn: f + 17/4. Otherwise: 7/2 + 7/2.
    "a chip": (game({**ANY, "times": 2}, extra_rolls={"start": 1, "saves": False}), Fraction(49, 6)),
    "saved, but none may be": (
        game({**ANY, "times": 2}, rolls=2, extra_rolls={"saves": True, "most": 0}),
        Fraction(17, 2),
    ),
    # The category of 20 pays only after a six: 1/6 (10 + 20/6) + 5/6 (10/6).
    "after": (
        game(SIX, {**SIX, "id": "double", "pays": {"points": 20}, "after": "six"}),
        Fraction(130, 36),
    ),
    # Neither turn has a choice; in a free order, the game would be worth at least 10/6 + 7/2.
    "upper first": (
        game({"id": "sixes", "upper": 6}, ANY, order="upper_first", bonus=[{"at": 6, "pays": 6}]),
        Fraction(1) + Fraction(1) + Fraction(7, 2),
    ),
    # A six pays 30 on the first roll, 12 on the second, 6 on the third, and is never rerolled.
    "by roll": (
        game({**SIX, "pays": {"by_roll": [30, 12, 6]}}, rolls=3),
        Fraction(30, 6) + Fraction(5, 36) * 12 + Fraction(25, 216) * 6,
    ),
    "served": (game({**SIX, "pays": {"points": 10, "served": 5}}, rolls=2), Fraction(15, 6) + Fraction(50, 36)),
    # The last entry also counts on every later roll.
    "by roll, with chips": (
        game({**SIX, "pays": {"by_roll": [30, 12]}}, extra_rolls={"start": 2, "saves": False}),
        Fraction(30, 6) + Fraction(5, 36) * 12 + Fraction(25, 216) * 12,
    ),
    "missing dice": (game({"id": "missing", "pays": {"sum": "faces", "faces": [6], "plus": -3}}), Fraction(-2)),
    "missing dice, rolled again": (
        game({"id": "missing", "pays": {"sum": "faces", "faces": [6], "plus": -3}}, rolls=2),
        Fraction(3, 6) - Fraction(2 * 5, 6),
    ),
    "a fine below two": (
        game({"id": "twos", "upper": 2}, bonus=[{"at": 0, "pays": -5}, {"at": 2, "pays": 0}]),
        Fraction(2, 6) - Fraction(25, 6),
    ),
    # Two dice: 0, 1 or 2 fours, and from 4 on one for each further point.
    "a linear bonus": (
        game({"id": "fours", "upper": 4}, dice_count=2, bonus=[{"at": 4, "pays": 3, "each": 1}]),
        Fraction(10, 36) * (4 + 3) + Fraction(1, 36) * (8 + 3 + 4),
    ),
    "the better of two dice": (game(ANY, dice_count=2, counted=1), Fraction(161, 36)),
    "the odd ones": (game({"id": "odd", "pays": {"sum": "faces", "faces": [1, 3, 5]}}), Fraction(9, 6)),
    "at least": (game({**ANY, "needs": {"least_sum": 5}}), Fraction(11, 6)),
    "at most": (game({"id": "low", "needs": {"greatest_sum": 2}, "pays": {"points": 9}}), Fraction(3)),
}
"""Games, each with its mean under best play, computed by hand."""


@pytest.mark.parametrize("name", ON_PAPER)
def test_means(name: str) -> None:
    definition, mean = ON_PAPER[name]
    assert at_start(play_for_mean(definition)) == pytest.approx(float(mean), abs=1e-14)


def test_a_six_twice_with_a_saved_roll() -> None:
    """Each six is scored at once; a turn that uses one of its two rolls leaves three for the next."""
    definition = game({**SIX, "times": 2}, rolls=2, extra_rolls={"saves": True})
    targets = play_for_every_target(definition)
    reached = at_start(targets)[[0, 10, 11, 20, 21]]
    both = Fraction(1, 6) * (1 - Fraction(5, 6) ** 3) + Fraction(5, 36) * (1 - Fraction(5, 6) ** 2)
    # For a single six, the best play uses all rolls until it comes, so nothing is saved: four rolls.
    one = 1 - Fraction(5, 6) ** 4
    assert reached == pytest.approx([1.0, float(one), float(both), float(both), 0.0], abs=1e-14)
    payoff = play_for_payoff(definition, lambda total: float(total >= 20))
    assert at_start(payoff) == pytest.approx(float(both), abs=1e-14)


def test_floors() -> None:
    assert at_start(play_for_floor(game({**ANY, "times": 3}, rolls=2, extra_rolls={"saves": True}))) == 3
    missing = {"id": "missing", "pays": {"sum": "faces", "faces": [6], "plus": -3}}
    assert at_start(play_for_floor(game(missing, ANY))) == -2
    fine = [{"at": 0, "pays": -5}, {"at": 2, "pays": 0}]
    assert at_start(play_for_floor(game({"id": "twos", "upper": 2}, bonus=fine))) == -5


def test_totals_below_zero() -> None:
    missing = {"id": "missing", "pays": {"sum": "faces", "faces": [6], "plus": -3}}
    play = totals_by_mean(game({**missing, "times": 2}))
    mean, *chances = at_start(play)
    assert mean == pytest.approx(-4.0)
    assert play.game.least() == -6
    found = {play.game.least() + place: chance for place, chance in enumerate(chances) if chance}
    assert found == pytest.approx({-6: 25 / 36, 0: 10 / 36, 6: 1 / 36})
    reached = at_start(play_for_every_target(game({**missing, "times": 2})))
    assert reached == pytest.approx([1.0] + [11 / 36] * 6 + [1 / 36] * 6 + [0.0])


USUAL = {"times-card-order", "by-roll-at-most", "counted-saved", "penalties-saved", "after-chain", "joker-after"}


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL, WITH_MEMORY))
def test_naive_objectives_are_consistent(name: str) -> None:
    """Means are those of the totals; no play reaches a target more often than the best one; floors are certain."""
    definition = WITH_MEMORY[name]
    mean, totals = at_start(play_for_mean(definition)), at_start(totals_by_mean(definition))
    reached, floor = at_start(play_for_every_target(definition)), at_start(play_for_floor(definition))
    least = play_for_mean(definition).game.least()
    points = np.arange(least, least + len(totals) - 1)
    assert totals[1:].sum() == pytest.approx(1.0, abs=1e-12)
    assert totals[1:] @ points == pytest.approx(mean, abs=1e-10)
    assert totals[0] == pytest.approx(mean, abs=1e-12)
    by_mean = totals[:0:-1].cumsum()[::-1]
    assert (reached[:-1] >= by_mean - 1e-12).all()
    assert reached[-1] == 0.0
    assert (reached[: floor - least + 1] > 1 - 1e-12).all()
