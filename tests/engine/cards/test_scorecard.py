"""Totals, completeness and problems of cards at their limits."""

from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard, empty_scorecard, is_complete
from engine.cards.scoring import Score, score_hand
from engine.cards.sheet import Sheet, empty_sheet
from engine.cards.totals import score_totals
from engine.cards.upper import UpperStanding, upper_standings
from engine.checks.sheet_check import ClaimedTotals, SheetReport, check_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.dice import hands
from engine.games.game import Game, check_game
from engine.games.moves import fill
from engine.games.turn import Player, Turn
from tests.engine.one_card import single_fillings, totals_of_card
from tests.engine.problem_values import values_of

YAHTZEE = compile_rules(load_ruleset("yahtzee"))
FREE = compile_rules(load_ruleset("yahtzee-free-joker"))
YATZY = compile_rules(load_ruleset("yatzy"))


def card_of(rules: Rules, points: dict[str, int], extra_bonus_count: int = 0) -> Scorecard:
    assert set(points) <= set(rules.categories)
    return single_fillings(tuple(points.get(name) for name in rules.categories), extra_bonus_count)


def check(
    rules: Rules, points: dict[str, int], extra_bonus_count: int = 0, claimed: dict[str, int] | None = None
) -> SheetReport:
    sheet = Sheet((card_of(rules, points, extra_bonus_count),))
    return check_sheet(rules, sheet, ClaimedTotals(claimed or {}))


def standing_of(rules: Rules, card: Scorecard) -> UpperStanding:
    (standing,) = upper_standings(rules, Sheet((card,)))
    return standing


def found_in(report: SheetReport) -> list[tuple[str, tuple[str | int, ...], Any, Any]]:
    return [(problem.code, problem.path, values_of(problem), problem.found) for problem in report.problems]


BUT_SIXES = {"twos": 2, "threes": 3, "fours": 12, "fives": 15}
UPPER_62 = {"ones": 2, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}


@pytest.mark.parametrize(("ones", "bonus"), [(2, 0), (3, 35), (4, 35)])
def test_totals_of_a_full_card_near_the_bonus(ones: int, bonus: int) -> None:
    lower = {
        "three_of_a_kind": 21, "four_of_a_kind": 26, "full_house": 25, "small_straight": 30, "large_straight": 40,
        "yahtzee": 50, "chance": 22,
    }  # fmt: skip
    card = card_of(YAHTZEE, UPPER_62 | lower | {"ones": ones}, 0)
    totals = score_totals(YAHTZEE, Sheet((card,)))
    assert totals_of_card(totals) == (60 + ones, bonus, 214, 0, 60 + ones + bonus + 214, None)
    assert check_sheet(YAHTZEE, Sheet((card,))).complete


@pytest.mark.parametrize("count", [0, 1, 2])
def test_totals_with_extra_bonuses(count: int) -> None:
    report = check(YAHTZEE, {"yahtzee": 50, "ones": 5, "sixes": 30}, count)
    assert report.valid
    assert not report.complete
    assert totals_of_card(report.totals) == (35, 0, 50, 100 * count, 85 + 100 * count, None)


def test_an_empty_card_is_valid_with_a_total_of_zero() -> None:
    report = check_sheet(YATZY, empty_sheet(YATZY))
    assert report.valid
    assert totals_of_card(report.totals) == (0, 0, 0, 0, 0, None)
    assert report.uppers == (UpperStanding(0, 63, True),)


@pytest.mark.parametrize(
    ("points", "ahead", "needed", "reachable"),
    [
        ({"fours": 8}, -4, 55, True),
        ({"fours": 12}, 0, 51, True),
        ({"fours": 16}, 4, 47, True),
        (UPPER_62, -1, 1, False),
        (UPPER_62 | {"ones": 3}, 0, None, True),
        (UPPER_62 | {"ones": 4}, 1, None, True),
        # With sixes open, which can pay 30.
        (BUT_SIXES | {"ones": 0}, -13, 31, False),
        (BUT_SIXES | {"ones": 1}, -12, 30, True),
        (BUT_SIXES | {"ones": 2}, -11, 29, True),
        ({"fives": 25, "fours": 20, "threes": 15, "twos": 2, "ones": 1}, 18, None, True),
        ({"sixes": 0, "fives": 5}, -28, 58, False),
        ({"sixes": 0, "fives": 10}, -23, 53, False),
        ({"sixes": 0, "fives": 15}, -18, 48, True),
        ({"chance": 20}, 0, 63, True),
    ],
)
def test_standing_against_three_of_each(
    points: dict[str, int], ahead: int, needed: int | None, reachable: bool
) -> None:
    standing = standing_of(YAHTZEE, card_of(YAHTZEE, points))
    assert (standing.ahead, standing.needed, standing.reachable) == (ahead, needed, reachable)


def test_four_of_each_are_par_in_maxi_yatzy() -> None:
    # Par is four of each face, 84 points; three of each are 21 less.
    maxi = compile_rules(load_ruleset("maxi-yatzy"))
    assert standing_of(maxi, card_of(maxi, {"fours": 16, "ones": 3})).ahead == -1
    everything = {name: 4 * face for face, name in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1)}
    standing = standing_of(maxi, card_of(maxi, everything))
    assert (standing.ahead, standing.needed) == (0, None)


@pytest.mark.parametrize(("upper_points", "needed"), [(62, 1), (63, 8), (64, 7), (70, 1), (71, 7), (78, None)])
def test_the_next_tier_is_what_is_needed(upper_points: int, needed: int | None) -> None:
    kismet = compile_rules(load_ruleset("kismet"))
    card = card_of(kismet, {"ones": upper_points - 60, "sixes": 30, "fives": 20, "twos": 10})
    assert standing_of(kismet, card).needed == needed


@pytest.mark.parametrize(
    ("points", "needed", "reachable"),
    [
        (BUT_SIXES | {"ones": 0}, 31, False),
        (BUT_SIXES | {"ones": 1}, 30, True),
        (BUT_SIXES | {"ones": 2}, 29, True),
        # The first tier is reached, so the next one counts.
        ({"sixes": 24, "fives": 20, "fours": 12, "threes": 6, "ones": 1}, 8, True),
        ({"sixes": 24, "fives": 20, "fours": 12, "threes": 6, "twos": 0, "ones": 1}, 8, False),
        ({"sixes": 24, "fives": 20, "fours": 16, "threes": 9, "ones": 1}, 1, True),
        ({"sixes": 24, "fives": 20, "fours": 16, "threes": 9, "twos": 2}, 7, False),
        ({"sixes": 24, "fives": 20, "fours": 16, "threes": 12, "twos": 4, "ones": 1}, 1, False),
        ({"sixes": 24, "fives": 20, "fours": 16, "threes": 12, "twos": 4, "ones": 2}, None, True),
        ({"sixes": 24, "fives": 20, "fours": 16, "threes": 12, "twos": 4, "ones": 3}, None, True),
        ({"sixes": 30, "fives": 25, "fours": 20, "threes": 3}, None, True),
    ],
)
def test_the_next_tier_of_several_can_be_reached(points: dict[str, int], needed: int | None, reachable: bool) -> None:
    kismet = compile_rules(load_ruleset("kismet"))
    standing = standing_of(kismet, card_of(kismet, points))
    assert (standing.needed, standing.reachable) == (needed, reachable)


@pytest.mark.parametrize("name", ["crag", "yacht", "generala"])
def test_a_game_without_a_bonus_needs_no_upper_points(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    for card in (empty_scorecard(rules.card), single_fillings((0,) * len(rules.categories))):
        standing = standing_of(rules, card)
        assert (standing.needed, standing.reachable) == (None, None)


# In the 1956 game a further Yahtzee earns nothing in the upper section, so four dice of a face are the most.
@pytest.mark.parametrize(
    ("name", "yahtzee", "needed", "reachable"),
    [
        ("yahtzee-1956", None, 30, True),
        ("yahtzee-1956", None, 31, False),
        ("yahtzee-1956", 50, 23, True),
        ("yahtzee-1956", 50, 24, True),
        ("yahtzee-1956", 50, 25, False),
        ("yahtzee-1956", 0, 25, False),
        ("yahtzee", 50, 30, True),
        ("yahtzee", 50, 31, False),
        ("yahtzee-free-joker", 50, 30, True),
        ("yahtzee-no-joker", 50, 30, True),
        ("yahtzee-classic", 50, 30, True),
    ],
)
def test_jokers_may_earn_nothing_in_the_upper_section(
    name: str, yahtzee: int | None, needed: int, reachable: bool
) -> None:
    rules = compile_rules(load_ruleset(name))
    # All but the sixes; the distribution of the points does not matter.
    so_far = {"fives": 63 - needed, "fours": 0, "threes": 0, "twos": 0, "ones": 0}
    card = card_of(rules, so_far | ({} if yahtzee is None else {"yahtzee": yahtzee}))
    standing = standing_of(rules, card)
    assert (standing.needed, standing.reachable) == (needed, reachable)


@pytest.mark.parametrize("rule", ["forced", "free", "original", "none"])
def test_remaining_points_match_all_continuations(rule: str) -> None:
    """Compared with all ways to continue a game of two dice."""
    definition = {
        "dice_count": 2,
        "categories": [
            {"id": "ones", "upper": 1},
            {"id": "twos", "upper": 2},
            {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}},
            {"id": "chance", "pays": {"sum": "all"}},
        ],
        "joker": {"category": "pair", "rule": rule, "bonus": 30},
    }
    games = {at: compile_rules(parse_ruleset({**definition, "bonus": [{"at": at, "pays": 1}]})) for at in range(1, 7)}
    for filled in product((0, None), (0, None), (0, 20, None), (0, None)):
        card = single_fillings(filled)
        greatest = greatest_upper(games[1], card)
        found = [at for at, rules in games.items() if standing_of(rules, card).reachable]
        assert found == list(range(1, greatest + 1)), (filled, greatest)


@cache
def greatest_upper(rules: Rules, card: Scorecard) -> int:
    """Return the most upper points of a hand in each open category."""
    if is_complete(rules.card, card):
        return 0

    def after(move: Score) -> Scorecard:
        # Only the joker category matters, and only whether it has points.
        return fill(Sheet((card,)), move._replace(points=min(move.points, 1), extra_bonus=0)).card

    return max(
        (move.points if rules.card.upper_face[move.category] else 0) + greatest_upper(rules, after(move))
        for hand in hands(rules.ruleset.dice_count)
        for move in score_hand(rules, Sheet((card,)), hand, 3).scores
    )


@pytest.mark.parametrize(
    ("rules", "category", "payable"),
    [
        (YAHTZEE, "ones", [0, 1, 2, 3, 4, 5]),
        (YAHTZEE, "sixes", [0, 6, 12, 18, 24, 30]),
        (YAHTZEE, "full_house", [0, 25]),
        (YAHTZEE, "yahtzee", [0, 50]),
        (YAHTZEE, "chance", list(range(5, 31))),
        (YATZY, "one_pair", [0, 2, 4, 6, 8, 10, 12]),
        (YATZY, "two_pairs", [0, 6, 8, 10, 12, 14, 16, 18, 20, 22]),
        (YATZY, "full_house", [0, 7, 8, 9, 11, *range(12, 24), 24, 26, 27, 28]),
        (compile_rules(load_ruleset("generala")), "straight", [0, 20, 25]),
    ],
)
def test_payable_points(rules: Rules, category: str, payable: list[int]) -> None:
    if category == "full_house" and rules is YATZY:
        payable = sorted({0} | {3 * a + 2 * b for a in range(1, 7) for b in range(1, 7) if a != b})
    assert list(rules.card.payable[rules.categories.index(category)]) == payable


@pytest.mark.parametrize(("points", "valid"), [(8, False), (9, True), (10, False), (-3, False), (18, False)])
def test_points_a_category_cannot_pay(points: int, valid: bool) -> None:
    report = check(YAHTZEE, {"threes": points})
    expected = [("impossible-points", ("scorecard", "points", "threes"), {"allowed": [0, 3, 6, 9, 12, 15]}, points)]
    assert found_in(report) == ([] if valid else expected)


def test_details_of_problems_are_sentences() -> None:
    (problem,) = check(YAHTZEE, {"chance": 31}).problems
    assert problem.detail == "chance cannot pay 31; it pays 5 to 30"
    (problem,) = check(YAHTZEE, {"full_house": 20}).problems
    assert problem.detail == "full_house cannot pay 20; it pays 0 or 25"


def test_every_problem_is_reported_at_once() -> None:
    report = check(YAHTZEE, {"ones": 6, "full_house": 24, "yahtzee": 0}, 1, {"total": 31, "upper_points": 6})
    assert [(code, path) for code, path, _, _ in found_in(report)] == [
        ("impossible-points", ("scorecard", "points", "ones")),
        ("impossible-points", ("scorecard", "points", "full_house")),
        ("impossible-extra-bonus", ("scorecard", "extra_bonus_count")),
    ]


@pytest.mark.parametrize("name", ["upper_points", "upper_bonus", "lower_points", "extra_bonus", "total"])
@pytest.mark.parametrize("off", [-1, 0, 1])
def test_claimed_totals(name: str, off: int) -> None:
    points = UPPER_62 | {"ones": 5, "yahtzee": 50, "chance": 30}
    totals = {"upper_points": 65, "upper_bonus": 35, "lower_points": 80, "extra_bonus": 100, "total": 280}
    report = check(YAHTZEE, points, 1, totals | {name: totals[name] + off})
    expected = [("wrong-total", ("claimed", name), totals[name], totals[name] + off)]
    assert found_in(report) == (expected if off else [])


def test_order_of_the_card() -> None:
    forced = compile_rules(load_ruleset("yatzy-forced"))
    assert check(forced, {"ones": 1, "twos": 2}).valid
    report = check(forced, {"ones": 1, "threes": 3, "chance": 20})
    assert [(code, path) for code, path, _, _ in found_in(report)] == [
        ("out-of-order", ("scorecard", "points", "threes")),
        ("out-of-order", ("scorecard", "points", "chance")),
    ]


# Values that are possible individually, but not together


@pytest.mark.parametrize(
    ("rules", "points", "count", "allowed"),
    [
        (YATZY, {"yatzy": 50}, 1, [0]),
        (YAHTZEE, {"chance": 30, "sixes": 30}, 1, [0]),
        (YAHTZEE, {"yahtzee": 0, "sixes": 30}, 1, [0]),
        (YAHTZEE, {"yahtzee": 50}, 1, [0]),
        (YAHTZEE, {"yahtzee": 50, "sixes": 30}, 2, [0, 1]),
        (YAHTZEE, {"yahtzee": 50, "threes": 9}, 1, [0]),
        # Five sixes would have had to be scored in sixes first.
        (YAHTZEE, {"yahtzee": 50, "full_house": 25}, 1, [0]),
        (YAHTZEE, {"yahtzee": 50, "chance": 30, "fives": 15}, 1, [0]),
        (YAHTZEE, {"yahtzee": 50, "sixes": 0, "twos": 0}, 1, [0]),
        (FREE, {"yahtzee": 50, "full_house": 25}, 1, [0]),
        (YAHTZEE, {"yahtzee": 50, "chance": 30}, -1, [0]),
    ],
)
def test_impossible_extra_bonuses(rules: Rules, points: dict[str, int], count: int, allowed: list[int]) -> None:
    report = check(rules, points, count)
    path = ("scorecard", "extra_bonus_count")
    assert found_in(report) == [("impossible-extra-bonus", path, {"allowed": allowed}, count)]


LOWER_BUT_YAHTZEE = {
    "three_of_a_kind": 20, "four_of_a_kind": 20, "full_house": 25, "small_straight": 30, "large_straight": 40,
    "chance": 20,
}  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "points", "count"),
    [
        (YAHTZEE, {"yahtzee": 50, "sixes": 30}, 1),
        (YAHTZEE, {"yahtzee": 50, "sixes": 18, "full_house": 25}, 1),
        (YAHTZEE, {"yahtzee": 50, "sixes": 30, "chance": 30}, 2),
        # Another upper category gets a zero once all lower ones are filled.
        (YAHTZEE, {"yahtzee": 50, "sixes": 12, "twos": 0} | LOWER_BUT_YAHTZEE, 1),
        (FREE, {"yahtzee": 50, "twos": 0}, 1),
        (FREE, {"yahtzee": 50, "full_house": 0}, 1),
    ],
)
def test_possible_extra_bonuses(rules: Rules, points: dict[str, int], count: int) -> None:
    assert check(rules, points, count).valid


@pytest.mark.parametrize(
    ("rules", "points", "count", "detail"),
    [
        (
            YAHTZEE,
            {"yahtzee": 50, "full_house": 25, "chance": 30},
            1,
            "1 extra bonus needs a category filled with five equal dice after yahtzee, but full_house (25) and "
            "chance (30) cannot have been, since further five equal dice go to the upper category of their face while "
            "it is open, then to a lower category, and to another upper one only when no lower one is open",
        ),
        (
            YAHTZEE,
            {"yahtzee": 50, "threes": 9, "chance": 29},
            2,
            "2 extra bonuses need 2 categories filled with five equal dice after yahtzee, but no other category on "
            "this card has points that such dice pay",
        ),
        (
            YAHTZEE,
            {"yahtzee": 50, "threes": 15, "chance": 29},
            2,
            "2 extra bonuses need 2 categories filled with five equal dice after yahtzee, but only threes (15) can "
            "have been",
        ),
        (YAHTZEE, {"yahtzee": 0}, 1, "an extra bonus is paid only after yahtzee was filled with points"),
        (YATZY, {"yatzy": 50}, 1, "this game pays no extra bonus"),
    ],
)
def test_impossible_extra_bonuses_are_explained(rules: Rules, points: dict[str, int], count: int, detail: str) -> None:
    (problem,) = check(rules, points, count).problems
    assert problem.detail == detail


def house(**joker: Any) -> Rules:
    """Return Yahtzee with a joker that pays a small straight that no other hand makes."""
    return compile_rules(parse_ruleset({"base": "yahtzee", "joker": {"points": {"small_straight": 35}} | joker}))


def test_points_that_only_a_joker_earns_need_the_extra_bonus() -> None:
    report = check(house(), {"yahtzee": 50, "ones": 3, "small_straight": 35}, 0)
    assert found_in(report) == [("impossible-extra-bonus", ("scorecard", "extra_bonus_count"), {"allowed": [1]}, 0)]
    assert report.problems[0].detail == (
        "small_straight (35) is paid only to five equal dice after yahtzee was filled, which earns at least 1 extra "
        "bonus here"
    )
    assert check(house(), {"yahtzee": 50, "ones": 3, "small_straight": 35}, 1).valid
    assert check(house(), {"yahtzee": 0, "ones": 3, "small_straight": 35}, 0).valid
    assert check(house(bonus=0), {"yahtzee": 50, "ones": 3, "small_straight": 35}, 0).valid


@pytest.mark.parametrize(
    ("points", "reason"),
    [({}, "yahtzee is open"), ({"yahtzee": 50}, "further five equal dice go to the upper category of their face")],
)
def test_points_that_only_a_joker_earns_need_a_joker(points: dict[str, int], reason: str) -> None:
    report = check(house(), points | {"small_straight": 35}, 0)
    assert [(problem.code, problem.path, problem.found) for problem in report.problems] == [
        ("contradicting-points", ("scorecard", "points"), {"small_straight": 35})
    ]
    assert reason in report.problems[0].detail


def test_impossible_points_are_reported_once_next_to_other_problems() -> None:
    """Impossible points are ignored by the other checks, which find no more and no less."""
    assert [p.code for p in check(YAHTZEE, {"yahtzee": 50, "sixes": 31}, 1).problems] == ["impossible-points"]
    codes = [p.code for p in check(YAHTZEE, {"yahtzee": 50, "sixes": 31}, 2).problems]
    assert codes == ["impossible-points", "impossible-extra-bonus"]
    assert [p.code for p in check(house(), {"small_straight": 35, "sixes": 31}, 0).problems] == [
        "impossible-points",
        "contradicting-points",
    ]


@pytest.mark.parametrize("points", [-1, -5, -63, -64, -65, -9999])
def test_negative_points_earn_no_upper_bonus(points: int) -> None:
    report = check_sheet(YAHTZEE, Sheet((card_of(YAHTZEE, {"ones": points}),)))
    assert [problem.code for problem in report.problems] == ["impossible-points"]
    assert totals_of_card(report.totals) == (points, 0, 0, 0, points, None)
    game = check_game(YAHTZEE, Game((Player((Turn("ones", points),)),)))
    assert [problem.code for problem in game.problems] == ["impossible-points"]
    assert game.players[0].totals == report.totals
