"""One test per paragraph of the rules: those of the whole family, then game by game."""

from collections.abc import Iterable

import pytest

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import Cell, rules_of_card
from engine.cards.scorecard import Scorecard, is_complete
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.cards.totals import score_totals
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.dice import hands
from engine.games.moves import Keep, legal_moves
from engine.games.position import prove_position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.engine.one_card import single_fillings
from tests.engine.plays import play_keep, play_score
from tests.known import CARDS, known

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def compiled_of(ruleset_id: str) -> CompiledRuleset:
    return compile_ruleset(load_ruleset(ruleset_id))


def points_of(ruleset_id: str, dice: str, category: str, *, served: bool = False) -> int:
    compiled = compiled_of(ruleset_id)
    rows = compiled.roll_points[0] if served else compiled.points
    return rows[compiled.index(tuple(sorted(map(int, dice))))][compiled.categories.index(category)]


def card_of(compiled: CompiledRuleset, points: dict[str, int], extra_bonus_count: int = 0) -> Scorecard:
    assert set(points) <= set(compiled.categories)
    return single_fillings(tuple(points.get(name) for name in compiled.categories), extra_bonus_count)


def scores(moves: Iterable[object], compiled: CompiledRuleset) -> dict[str, int]:
    return {compiled.categories[move.category]: move.points for move in moves if isinstance(move, Score)}


# All games


@pytest.mark.parametrize("ruleset_id", CARDS)
def test_any_dice_may_be_kept_after_each_roll_of_a_turn(ruleset_id: str) -> None:
    compiled = compiled_of(ruleset_id)
    ruleset = compiled.ruleset
    assert ruleset.rolls == (2 if ruleset_id == "crag" else 3)
    hand = hands(ruleset.dice_count)[20]
    position = prove_position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), hand, ruleset.rolls - 1)
    for left in range(ruleset.rolls - 1, 0, -1):
        assert position.rolls_left == left
        keeps = [move.dice for move in legal_moves(position) if isinstance(move, Keep)]
        assert () in keeps
        assert len(set(keeps)) == len(keeps)
        assert hand not in keeps, "keeping all is scoring"
        position = play_keep(position, (), hand)
    assert not any(isinstance(move, Keep) for move in legal_moves(position))


def test_a_die_kept_earlier_may_be_released() -> None:
    compiled = compiled_of("yahtzee")
    start = prove_position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), (1, 3, 3, 4, 6), 2)
    second = play_keep(start, (3, 3), (4, 4, 4))
    assert second.hand == (3, 3, 4, 4, 4)
    third = play_keep(second, (4, 4, 4), (1, 2))
    assert (third.hand, third.rolls_left) == ((1, 2, 4, 4, 4), 0)


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_a_player_may_stop_early(rolls_left: int) -> None:
    compiled = compiled_of("yahtzee")
    position = prove_position(
        rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), (2, 3, 4, 5, 6), rolls_left
    )
    assert scores(legal_moves(position), compiled)["large_straight"] == 40


def test_a_turn_fills_exactly_one_open_category() -> None:
    compiled = compiled_of("yahtzee")
    card = card_of(compiled, {"ones": 3, "chance": 20})
    position = prove_position(rules_of_card(compiled), Sheet((card,)), (1, 1, 1, 2, 5), 0)
    assert sorted(scores(legal_moves(position), compiled)) == sorted(set(compiled.categories) - {"ones", "chance"})
    after = play_score(position, Cell(0, compiled.categories.index("three_of_a_kind")))
    assert after.card == card_of(compiled, {"ones": 3, "chance": 20, "three_of_a_kind": 10})


def test_scoring_zero_is_always_allowed() -> None:
    compiled = compiled_of("yahtzee")
    position = prove_position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), (2, 3, 4, 5, 6), 0)
    assert scores(legal_moves(position), compiled)["yahtzee"] == 0
    assert play_score(position, Cell(0, compiled.categories.index("ones"))).card.points[0] == (0,)


def test_upper_categories_pay_their_face_per_die() -> None:
    assert [points_of("yahtzee", "11266", name) for name in UPPER] == [2, 2, 0, 0, 0, 12]


@pytest.mark.parametrize(("upper_points", "bonus"), [(62, 0), (63, 35), (64, 35)])
def test_the_upper_bonus_depends_on_the_sum_alone(upper_points: int, bonus: int) -> None:
    """A zero in one of the categories does not matter."""
    compiled = compiled_of("yahtzee")
    card = card_of(compiled, {"ones": upper_points - 60, "fours": 12, "fives": 20, "sixes": 24, "threes": 4, "twos": 0})
    assert score_totals(rules_of_card(compiled), Sheet((card,))).upper_points == upper_points
    assert score_totals(rules_of_card(compiled), Sheet((card,))).upper_bonus == bonus


def test_bonuses_take_no_turn() -> None:
    """A card with all categories filled is complete, whatever bonuses it has."""
    compiled = compiled_of("yahtzee")
    card = single_fillings((5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30), 12)
    assert is_complete(compiled, card)
    assert score_totals(rules_of_card(compiled), Sheet((card,))).total == 1575


# Single hands


@pytest.mark.parametrize(
    ("ruleset_id", "dice", "category", "points"),
    [
        ("yahtzee", "13335", "threes", 9),
        ("yahtzee", "11333", "full_house", 25),
        ("yahtzee", "33366", "full_house", 25),
        ("yahtzee", "22214", "twos", 6),
        ("yahtzee", "55116", "fives", 10),
        ("yahtzee", "55526", "three_of_a_kind", 23),
        ("yahtzee", "44446", "four_of_a_kind", 22),
        ("yahtzee", "23444", "three_of_a_kind", 17),
        ("yahtzee", "45555", "four_of_a_kind", 24),
        ("yahtzee", "13456", "small_straight", 30),
        ("yahtzee", "11335", "chance", 13),
        ("yatzy", "55441", "one_pair", 10),
        ("yatzy", "55441", "two_pairs", 18),
        ("yatzy", "55556", "four_of_a_kind", 20),
        ("yatzy", "55556", "three_of_a_kind", 15),
        ("yatzy", "66666", "one_pair", 12),
        ("yatzy", "66666", "three_of_a_kind", 18),
        ("yatzy", "66666", "four_of_a_kind", 24),
        ("yatzy", "66666", "two_pairs", 0),
        ("yatzy", "66666", "full_house", 0),
        ("yatzy", "33344", "one_pair", 8),
        ("yatzy", "11233", "two_pairs", 8),
        ("yatzy", "11234", "two_pairs", 0),
        ("yatzy", "22222", "four_of_a_kind", 8),
        ("yatzy", "22255", "four_of_a_kind", 0),
        ("yatzy", "22334", "full_house", 0),
        ("yatzy", "11222", "full_house", 8),
        ("yacht", "33355", "full_house", 19),
        ("yacht", "44446", "four_of_a_kind", 16),
        ("yacht", "44444", "full_house", 0),
        ("yacht", "33333", "four_of_a_kind", 12),
    ],
)
def test_single_hands(ruleset_id: str, dice: str, category: str, points: int) -> None:
    assert points_of(ruleset_id, dice, category) == points


# Yahtzee


@pytest.mark.parametrize("ruleset_id", [name for name in CARDS if name.startswith("yahtzee")])
def test_yahtzee_cards_pay_the_same_without_further_yahtzees(ruleset_id: str) -> None:
    compiled = compiled_of(ruleset_id)
    assert compiled.categories == (
        *UPPER, "three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight",
        "yahtzee", "chance",
    )  # fmt: skip
    assert compiled.points == compiled_of("yahtzee").points
    assert points_of(ruleset_id, "22233", "full_house") == 25
    assert points_of(ruleset_id, "22222", "full_house") == 0
    assert points_of(ruleset_id, "12346", "small_straight") == 30
    assert points_of(ruleset_id, "12346", "large_straight") == 0
    assert points_of(ruleset_id, "44444", "yahtzee") == 50


@pytest.mark.parametrize(("ruleset_id", "greatest"), known("greatest").items())
def test_greatest_totals(ruleset_id: str, greatest: int) -> None:
    assert greatest_total(rules_of_card(compiled_of(ruleset_id))) == greatest


@pytest.mark.parametrize(("ruleset_id", "least"), known("least").items())
def test_least_totals(ruleset_id: str, least: int) -> None:
    assert least_total(rules_of_card(compiled_of(ruleset_id))) == least


# Yatzy


def test_yatzy_two_pairs_are_of_different_faces() -> None:
    assert points_of("yatzy", "11222", "two_pairs") == 6
    assert points_of("yatzy", "33331", "two_pairs") == 0
    assert points_of("yatzy", "33355", "two_pairs") == 16


def test_yatzy_kinds_count_only_their_set() -> None:
    assert points_of("yatzy", "44446", "three_of_a_kind") == 12
    assert points_of("yatzy", "44446", "four_of_a_kind") == 16


def test_yatzy_straights_are_exact() -> None:
    assert [points_of("yatzy", dice, "small_straight") for dice in ("12345", "23456", "12346")] == [15, 0, 0]
    assert [points_of("yatzy", dice, "large_straight") for dice in ("12345", "23456", "13456")] == [0, 20, 0]


@pytest.mark.parametrize(("upper_points", "bonus"), [(62, 0), (63, 50), (64, 50)])
def test_yatzy_upper_bonus(upper_points: int, bonus: int) -> None:
    compiled = compiled_of("yatzy")
    card = card_of(compiled, {"ones": upper_points - 60, "twos": 6, "fours": 16, "fives": 20, "sixes": 18})
    assert score_totals(rules_of_card(compiled), Sheet((card,))).upper_bonus == bonus


def test_yatzy_has_no_rule_for_further_yatzys() -> None:
    compiled = compiled_of("yatzy")
    position = prove_position(rules_of_card(compiled), Sheet((card_of(compiled, {"yatzy": 50}),)), (4, 4, 4, 4, 4), 0)
    moves = legal_moves(position)
    assert len(moves) == 14
    assert all(isinstance(move, Score) and move.extra_bonus == 0 for move in moves)


def test_yatzy_house_rules_can_be_defined() -> None:
    groups = {"id": "full_house", "needs": {"groups": [3, 2], "distinct": False}, "pays": {"sum": "all"}}
    pairs = {"id": "two_pairs", "needs": {"groups": [2, 2], "distinct": False}, "pays": {"sum": "matched"}}
    compiled = compile_ruleset(parse_ruleset({"base": "yatzy", "categories": [groups, pairs]}))
    row = compiled.points[compiled.index((3, 3, 3, 3, 3))]
    assert row[compiled.categories.index("full_house")] == 15
    assert row[compiled.categories.index("two_pairs")] == 12


def test_forced_yatzy_fills_the_card_from_top_to_bottom() -> None:
    compiled = compiled_of("yatzy-forced")
    assert compiled.categories == (
        *UPPER, "one_pair", "two_pairs", "three_of_a_kind", "four_of_a_kind", "small_straight", "large_straight",
        "full_house", "chance", "yatzy",
    )  # fmt: skip
    rules = rules_of_card(compiled)
    sheet = empty_sheet(rules)
    for category in compiled.categories:
        position = prove_position(rules, sheet, (2, 2, 2, 2, 2), 0)
        assert list(scores(legal_moves(position), compiled)) == [category]
        sheet = play_score(position, Cell(0, compiled.categories.index(category)))
    assert is_sheet_full(rules, sheet)


# Others


def test_yacht_has_no_bonus_and_two_exact_straights() -> None:
    compiled = compiled_of("yacht")
    assert compiled.ruleset.bonus == ()
    assert [points_of("yacht", dice, "small_straight") for dice in ("12345", "23456")] == [30, 0]
    assert [points_of("yacht", dice, "large_straight") for dice in ("12345", "23456")] == [0, 30]


def test_console_yacht_pays_sums_and_runs() -> None:
    assert points_of("yacht-nintendo", "44446", "four_of_a_kind") == 22
    assert points_of("yacht-nintendo", "33355", "full_house") == 19
    assert points_of("yacht-nintendo", "13456", "small_straight") == 15
    assert points_of("yacht-nintendo", "23456", "large_straight") == 30
    assert compiled_of("yacht-nintendo").upper_bonus[62:] == (0, 35)


@pytest.mark.parametrize(("dice", "points"), [("166", 50), ("355", 50), ("445", 50), ("346", 0), ("256", 0)])
def test_crag_is_thirteen_with_a_pair(dice: str, points: int) -> None:
    assert points_of("crag", dice, "crag") == points
    assert points_of("crag", dice, "thirteen") == 26


def test_kismet_bonus_tiers() -> None:
    bonus = compiled_of("kismet").upper_bonus_of
    assert [bonus(total) for total in (62, 63, 64)] == [0, 35, 35]
    assert [bonus(total) for total in (70, 71, 72)] == [35, 55, 55]
    assert [bonus(total) for total in (77, 78, 79, 105)] == [55, 75, 75, 75]


def test_a_kismet_can_be_scored_anywhere_except_the_straight() -> None:
    compiled = compiled_of("kismet")
    lower = [name for name in compiled.categories if name not in UPPER]
    assert [name for name in lower if points_of("kismet", "33333", name) == 0] == ["straight"]
    assert points_of("kismet", "33333", "kismet") == 65


def test_kismet_four_equal_are_two_pairs_of_one_colour() -> None:
    assert points_of("kismet", "22225", "two_pairs_same_colour") == 13
    assert points_of("kismet", "22556", "two_pairs_same_colour") == 20
    assert points_of("kismet", "22446", "two_pairs_same_colour") == 0


def test_kismet_full_houses() -> None:
    assert points_of("kismet", "22255", "full_house") == 31
    assert points_of("kismet", "22255", "full_house_same_colour") == 36
    assert points_of("kismet", "22266", "full_house_same_colour") == 0


@pytest.mark.parametrize(
    ("dice", "category", "later", "served"),
    [
        ("12345", "straight", 20, 25),
        ("22255", "full_house", 30, 35),
        ("22225", "four_of_a_kind", 40, 45),
        ("22222", "four_of_a_kind", 40, 45),
        ("22222", "full_house", 0, 0),
        ("22222", "generala", 50, 50),
        ("22222", "twos", 10, 10),
    ],
)
def test_generala_served_hands_pay_five_more(dice: str, category: str, later: int, served: int) -> None:
    assert points_of("generala", dice, category) == later
    assert points_of("generala", dice, category, served=True) == served


@pytest.mark.parametrize(("rolls_left", "points"), [(2, 25), (1, 20), (0, 20)])
def test_served_means_the_first_roll(rolls_left: int, points: int) -> None:
    compiled = compiled_of("generala")
    position = prove_position(
        rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), (1, 2, 3, 4, 5), rolls_left
    )
    assert scores(legal_moves(position), compiled)["straight"] == points


@pytest.mark.parametrize(
    ("dice", "category", "points"),
    [
        ("112233", "three_pairs", 12),
        ("111122", "three_pairs", 0),
        ("222333", "full_house", 13),
        ("222233", "full_house", 12),
        ("222333", "villa", 15),
        ("222233", "villa", 0),
        ("222233", "tower", 14),
        ("222222", "tower", 0),
        ("222223", "five_of_a_kind", 10),
        ("112345", "small_straight", 15),
        ("223456", "large_straight", 20),
        ("123456", "full_straight", 21),
        ("123456", "small_straight", 15),
        ("666666", "maxi_yatzy", 100),
    ],
)
def test_maxi_yatzy(dice: str, category: str, points: int) -> None:
    assert points_of("maxi-yatzy", dice, category) == points


@pytest.mark.parametrize(("upper_total", "bonus"), [(83, 0), (84, 100), (85, 100)])
def test_maxi_yatzy_upper_bonus(upper_total: int, bonus: int) -> None:
    assert compiled_of("maxi-yatzy").upper_bonus_of(upper_total) == bonus
