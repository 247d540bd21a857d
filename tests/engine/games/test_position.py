"""Positions are validated, their moves are the legal ones, and illegal moves are refused with a reason."""

from typing import Any

import pytest

from engine.cards.rules import Cell, rules_of_card
from engine.cards.scorecard import Scorecard, empty_scorecard, open_categories
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset
from engine.dice import sub_keeps
from engine.errors import IllegalMove, InvalidPosition
from engine.games.moves import Keep, legal_keep, legal_moves
from engine.games.position import Position, prove_position
from engine.rulesets.compiled import compile_ruleset
from tests.engine.one_card import single_fillings
from tests.engine.plays import play_keep, play_score

YAHTZEE = compile_ruleset(load_ruleset("yahtzee"))
EMPTY = empty_scorecard(YAHTZEE)
FULL = single_fillings((3, 6, 9, 12, 15, 18, 20, 20, 25, 30, 40, 50, 22))


def codes_of(card: Scorecard, dice: tuple[int, ...], rolls_left: int) -> list[tuple[str, tuple[str | int, ...]]]:
    with pytest.raises(InvalidPosition) as raised:
        prove_position(rules_of_card(YAHTZEE), Sheet((card,)), dice, rolls_left)
    return [(problem.code, problem.path) for problem in raised.value.problems]


def test_a_position_sorts_its_hand() -> None:
    assert prove_position(rules_of_card(YAHTZEE), Sheet((EMPTY,)), [6, 1, 3, 4, 3], 2).hand == (1, 3, 3, 4, 6)


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_wrong_dice(dice: tuple[int, ...]) -> None:
    assert codes_of(EMPTY, dice, 0) == [("wrong-dice", ("dice",))]


@pytest.mark.parametrize("rolls_left", [-1, 3, 4])
def test_wrong_number_of_rolls_left(rolls_left: int) -> None:
    assert codes_of(EMPTY, (1, 2, 3, 4, 5), rolls_left) == [("out-of-range", ("rolls_left",))]


def test_a_full_card_has_no_position() -> None:
    assert codes_of(FULL, (1, 2, 3, 4, 5), 0) == [("card-complete", ("scorecard",))]


def test_all_problems_of_a_position_are_reported_together() -> None:
    card = Scorecard(((7,), *EMPTY.points[1:]), 1)
    assert codes_of(card, (1, 2), 9) == [
        ("impossible-points", ("scorecard", "points", "ones")),
        ("impossible-extra-bonus", ("scorecard", "extra_bonus_count")),
        ("wrong-dice", ("dice",)),
        ("out-of-range", ("rolls_left",)),
    ]


@pytest.mark.parametrize(("rolls_left", "roll"), [(2, 1), (1, 2), (0, 3)])
def test_properties_of_a_position(rolls_left: int, roll: int) -> None:
    card = Scorecard((*FULL.points[:6], (), (), (), (), (), (50,), ()))
    position = prove_position(rules_of_card(YAHTZEE), Sheet((card,)), (1, 2, 3, 4, 5), rolls_left)
    assert position.roll == roll
    assert position.live
    assert position.made == (YAHTZEE.joker_category,)
    assert position.upper_total == 63
    assert position.points_so_far == 113, "the upper bonus is paid when the game ends"
    assert position.open_categories == open_categories(YAHTZEE, card) == (6, 7, 8, 9, 10, 12)


def test_the_upper_total_is_capped() -> None:
    card = single_fillings((None, None, None, 20, 25, 30, *(None,) * 7))
    assert prove_position(rules_of_card(YAHTZEE), Sheet((card,)), (1, 2, 3, 4, 5), 0).upper_total == 63


def test_moves_are_keeps_and_categories_while_rolls_are_left() -> None:
    position = prove_position(rules_of_card(YAHTZEE), Sheet((EMPTY,)), (1, 3, 3, 4, 6), 1)
    moves = legal_moves(position)
    keeps = {move.dice for move in moves if isinstance(move, Keep)}
    assert keeps == set(sub_keeps((1, 3, 3, 4, 6))) - {(1, 3, 3, 4, 6)}
    assert len(moves) == len(keeps) + 13 == len(set(moves))


def test_only_categories_are_legal_without_rolls_left() -> None:
    moves = legal_moves(prove_position(rules_of_card(YAHTZEE), Sheet((EMPTY,)), (1, 3, 3, 4, 6), 0))
    assert [(YAHTZEE.categories[m.category], m.points) for m in moves if isinstance(m, Score)] == [
        ("ones", 1), ("twos", 0), ("threes", 6), ("fours", 4), ("fives", 0), ("sixes", 6), ("three_of_a_kind", 0),
        ("four_of_a_kind", 0), ("full_house", 0), ("small_straight", 0), ("large_straight", 0), ("yahtzee", 0),
        ("chance", 17),
    ]  # fmt: skip


def joker_position() -> Position:
    card = single_fillings((None, None, None, 16, *(None,) * 7, 50, None))
    return prove_position(rules_of_card(YAHTZEE), Sheet((card,)), (4, 4, 4, 4, 4), 0)


def test_playing_a_category_fills_it_and_pays_the_extra_bonus() -> None:
    position = joker_position()
    after = play_score(position, Cell(0, YAHTZEE.categories.index("large_straight")))
    assert after.card.points[YAHTZEE.categories.index("large_straight")] == (40,)
    assert after.card.extra_bonus_count == 1


def test_breaking_the_joker_rule_is_reported_with_the_allowed_moves() -> None:
    with pytest.raises(IllegalMove) as raised:
        play_score(joker_position(), Cell(0, YAHTZEE.categories.index("ones")))
    (problem,) = raised.value.problems
    assert (problem.code, problem.path, problem.found) == ("illegal-category", ("category",), "ones")
    assert problem.choices == (
        "three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "chance",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("dice", "rolled", "rolls_left", "codes"),
    [
        ((3, 3), (1, 1, 1), 2, []),
        ((3, 3), (1, 1, 1), 0, ["no-roll-left"]),
        ((3, 3, 3), (1, 1), 2, ["keep-not-in-hand"]),
        ((5,), (1, 1, 1, 1), 0, ["no-roll-left", "keep-not-in-hand"]),
    ],
)
def test_playing_a_keep(dice: Any, rolled: Any, rolls_left: int, codes: list[str]) -> None:
    position = prove_position(rules_of_card(YAHTZEE), Sheet((EMPTY,)), (1, 3, 3, 4, 6), rolls_left)
    if not codes:
        after = play_keep(position, dice, rolled)
        assert (after.hand, after.rolls_left, after.card) == ((1, 1, 1, 3, 3), rolls_left - 1, EMPTY)
        return
    with pytest.raises(IllegalMove) as raised:
        play_keep(position, dice, rolled)
    assert [problem.code for problem in raised.value.problems] == codes


@pytest.mark.parametrize(
    ("dice", "rolls_left", "codes"),
    [
        ((6, 3), 2, []),
        ((), 1, []),
        ((1, 3, 3, 4, 6), 1, ["keeps-every-die"]),
        ((1, 3, 3, 4, 6), 0, ["no-roll-left"]),
        ((3, 3, 3), 2, ["keep-not-in-hand"]),
        ((5,), 0, ["no-roll-left", "keep-not-in-hand"]),
    ],
)
def test_a_legal_keep_rerolls_some_dice_of_the_hand(dice: Any, rolls_left: int, codes: list[str]) -> None:
    position = prove_position(rules_of_card(YAHTZEE), Sheet((EMPTY,)), (1, 3, 3, 4, 6), rolls_left)
    if not codes:
        assert legal_keep(position, dice) == Keep(tuple(sorted(dice)))
        assert legal_keep(position, dice) in legal_moves(position)
        return
    with pytest.raises(IllegalMove) as raised:
        legal_keep(position, dice)
    assert [problem.code for problem in raised.value.problems] == codes
    assert raised.value.problems[0].found == list(dice)
