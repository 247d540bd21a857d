"""The naive recursion over sheets on games that can be solved on paper."""

import random
from fractions import Fraction
from typing import Any

import pytest

from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_sheet import Decision, NaiveSheet
from tests.strategy_tables.naive_sheet_play import Called, Kept, SheetPlay

SIX = {"id": "six", "needs": {"faces": [6]}, "pays": {"points": 10}}
ANY = {"id": "any", "pays": {"sum": "all"}}
ONCE_AND_TWICE: list[dict[str, Any]] = [{"id": "once"}, {"id": "twice", "factor": 2}]
DOWN: list[dict[str, Any]] = [{"id": "down", "order": "down", "factor": 2}]


def game(*categories: dict[str, Any], columns: list[dict[str, Any]], **words: Any) -> dict[str, Any]:
    """Return a game, by default of one die and a single roll."""
    return {"dice_count": 1, "rolls": 1, "categories": categories, "columns": columns, **words}


CALLED: dict[str, Any] = {"id": "called", "announce": True}
SIXES = {"id": "sixes", "upper": 6}
PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
ANY_SIX = {"id": "any", "needs": {"faces": [6]}, "pays": {"points": 1}}

# One die is worth 17/4 with two rolls under best play, 14/3 with three. Two dice include a six in 11 of 36 rolls.
ON_PAPER: dict[str, tuple[dict[str, Any], Fraction]] = {
    # A die of 4 or more goes where it counts twice: (8 + 9 + 10 + 11.5 + 13.5 + 15.5) / 6.
    "factors": (game(ANY, columns=ONCE_AND_TWICE), Fraction(45, 4)),
    # The first of two turns has to fill the first category, so there is no choice.
    "down": (game(SIX, ANY, columns=DOWN), 2 * (Fraction(10, 6) + Fraction(7, 2))),
    "up": (game(ANY, SIX, columns=[{"id": "up", "order": "up"}]), Fraction(10, 6) + Fraction(7, 2)),
    # A six is scored as such; a one leaves the other category for later: (10 + 7/2) + 7/2 + 4 (7/2 + 10/6).
    "free": (
        game(SIX, ANY, columns=[{"id": "free"}]),
        (Fraction(27, 2) + Fraction(7, 2) + 4 * (Fraction(7, 2) + Fraction(10, 6))) / 6,
    ),
    "upper first": (
        game(SIX, {"id": "ones", "upper": 1}, columns=[{"id": "it", "order": "upper_first"}]),
        Fraction(10, 6) + Fraction(1, 6),
    ),
    # A called category allows keeping dice; without a call all of them have to be rolled: 2 (17/4).
    "a call": (game(ANY, columns=[CALLED], dice_count=2, rolls=2), Fraction(17, 2)),
    # With a single die, every roll is of all dice, and no call is needed.
    "all dice are one": (game(ANY, columns=[{"id": "free"}, CALLED], rolls=2), Fraction(17, 2)),
    "the very last turn": (
        game(ANY, columns=[{"id": "a"}, {"id": "b"}], last_turn_rolls=3),
        Fraction(7, 2) + Fraction(14, 3),
    ),
    # Three rolls of one die: two only count in the product, and E max(0, a - b) is 35/36. The column counts twice.
    "a product": (
        game(
            *({**ANY, "id": name} for name in ("max", "min", "times")),
            columns=DOWN,
            products=[{"plus": "max", "minus": "min", "times": "times"}],
        ),
        2 * (Fraction(7, 2) + Fraction(7, 2) * Fraction(35, 36)),
    ),
    "upper bonuses of each column": (
        game(SIXES, columns=ONCE_AND_TWICE, bonus=[{"at": 6, "pays": 4}]),
        # The first six goes where it counts twice: 12 and a bonus of 8. Other faces go where they count once.
        Fraction(1, 6) * (20 + Fraction(10, 6)) + Fraction(5, 6) * Fraction(20, 6),
    ),
    # A pair, then any with another pair, earns 5 more; otherwise any is filled first. Everything counts twice.
    "an extra bonus": (
        game(
            PAIR,
            ANY_SIX,
            columns=[{"id": "it", "factor": 2}],
            dice_count=2,
            joker={"category": "pair", "rule": "none", "bonus": 5, "multiplied": True},
        ),
        2
        * (
            Fraction(1, 6) * (20 + Fraction(11, 36) + Fraction(5, 6))
            + Fraction(10, 36) * (1 + Fraction(20, 6))
            + Fraction(20, 36) * Fraction(20, 6)
        ),
    ),
    # As before, but the 5 count once and only with points, for one of the six pairs.
    "an extra bonus, flat, with points only": (
        game(
            PAIR,
            ANY_SIX,
            columns=[{"id": "it", "factor": 2}],
            dice_count=2,
            joker={"category": "pair", "rule": "none", "bonus": 5, "made_only": True},
        ),
        Fraction(1, 6) * (40 + Fraction(22, 36) + Fraction(5, 36))
        + Fraction(10, 36) * (2 + Fraction(40, 6))
        + Fraction(20, 36) * Fraction(40, 6),
    ),
    # A six pays 30 on the first roll and 12 on the second.
    "by roll": (
        game({**SIX, "pays": {"by_roll": [30, 12]}}, columns=[{"id": "it"}], rolls=2),
        Fraction(30, 6) + Fraction(5, 36) * 12,
    ),
}
"""Games, each with its mean under best play, computed by hand."""


@pytest.mark.parametrize("name", ON_PAPER)
def test_means(name: str) -> None:
    definition, mean = ON_PAPER[name]
    assert SheetPlay(definition).at_start() == pytest.approx(float(mean), abs=1e-13)


def test_moves_after_the_first_roll() -> None:
    """A game of two dice and a single announce column: announce and keep the high die, or reroll both dice."""
    play = SheetPlay(ON_PAPER["a call"][0])
    moves = play.of_moves(Decision(play.game.start, (1, 5), 1, None, True))
    fill = moves.pop(next(move for move in moves if not isinstance(move, Kept | Called)))
    assert fill == 6
    assert moves == {Kept(()): pytest.approx(7.0), Called("any"): pytest.approx(8.5)}
    assert play.of_position(Decision(play.game.start, (1, 5), 1, "any", True)) == pytest.approx(8.5)
    assert play.of_position(Decision(play.game.start, (1, 5), 0, "any", False)) == 6.0


class Forgetful(SheetPlay):
    """A play that treats every sheet separately."""

    def _what_matters(self, sheet: NaiveSheet) -> NaiveSheet:
        return sheet


@pytest.mark.parametrize("number", range(12))
def test_equivalent_sheets_have_equal_values(number: int) -> None:
    chance = random.Random(f"small play {number}")
    definition = invented_sheet(chance, most_dice=2, most_cells=4, most_rolls=2, sums=False)
    assert SheetPlay(definition).at_start() == pytest.approx(Forgetful(definition).at_start(), abs=1e-12)
