"""A sheet is valid if and only if some game ends in it: compared with all games of small rulesets, and by hand."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scoring import score_hand
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.cards.upper import UpperStanding
from engine.checks.sheet_check import ClaimedTotals, check_sheet
from engine.checks.sheet_problems import sheet_problems
from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.games.moves import fill
from tests.engine.one_card import single_fillings
from tests.engine.problem_values import values_of
from tests.engine.sheets import FOUR_ORDERS, all_sheets, in_columns
from tests.selection import every_third

JOKER_RULES = ("forced", "free", "original", "none")


def all_claims(rules: Rules) -> Iterator[Sheet]:
    """Yield all sheets with payable points, and all numbers of extra bonuses up to the number of filled cells."""
    cards = [
        [single_fillings(points, count) for count in range(sum(paid is not None for paid in points) + 1)]
        for points in product(*((None, *payable) for payable in rules.card.payable))
    ]
    for chosen in product(cards, repeat=len(rules.columns)):
        yield from map(Sheet, product(*chosen))


def assert_equal_to_all_games(definition: dict[str, Any], rng: random.Random, most: int) -> None:
    """Compare the check with all games; of more claims than `most` a sample is checked."""
    rules = compile_rules(parse_ruleset(definition))
    found = all_sheets(rules)
    claims = list(all_claims(rules))
    for sheet in claims if len(claims) <= most else rng.sample(claims, most):
        assert (not sheet_problems(rules, sheet)) == (sheet in found), (sheet, sheet_problems(rules, sheet))
    for sheet in found if len(found) <= most else rng.sample(sorted(found, key=repr), most):
        assert not sheet_problems(rules, sheet), (sheet, sheet_problems(rules, sheet))
    assert len(found) > 1


U1, U6 = {"id": "u1", "upper": 1}, {"id": "u6", "upper": 6}
SUM = {"id": "sum", "pays": {"sum": "all"}}
RUN = {"id": "run", "needs": {"run": 2}, "pays": {"points": 15}}
LOW = {"id": "low", "needs": {"least_sum": 3}, "pays": {"points": 4}}
TWELVE = {"id": "twelve", "needs": {"sum": 12}, "pays": {"points": 7}}
PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
FREE: dict[str, Any] = {}
UPPER_FIRST = {"order": "upper_first"}

SMALL: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, int]]] = {
    "two columns of two upper ones": ([U1, U6, PAIR], [FREE, FREE], {}),
    "two columns with a run": ([U6, RUN, PAIR], [FREE, FREE], {"run": 16}),
    "what only jokers are paid, or no jokers": ([U6, TWELVE, PAIR], [FREE, FREE], {"twelve": 3}),
    "0 by jokers alone": ([U6, LOW, PAIR], [FREE, UPPER_FIRST], {"low": 0}),
    "three columns": ([U6, PAIR], [FREE, UPPER_FIRST, FREE], {}),
    "no upper category": ([TWELVE, PAIR], [FREE, FREE], {"twelve": 3}),
}


JOKERS = [
    *((rule, 10, False) for rule in JOKER_RULES),
    *(("forced", 10, True), ("original", 10, True), ("free", 0, False)),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rule", "bonus", "made_only"), every_third((name, *joker) for name in SMALL for joker in JOKERS)
)
def test_checks_match_all_games_with_a_joker(name: str, rule: str, bonus: int, made_only: bool) -> None:
    categories, columns, points = SMALL[name]
    joker = {"category": "pair", "rule": rule, "bonus": bonus, "points": points, "made_only": made_only}
    definition = {
        "dice_count": 2,
        "categories": categories,
        "columns": [{"id": f"c{place}", **column} for place, column in enumerate(columns)],
        "joker": joker,
    }
    assert_equal_to_all_games(definition, random.Random(f"{name} {rule} {bonus} {made_only}"), most=1_000)


DOWN, UP, CALLED = {"id": "d", "order": "down"}, {"id": "u", "order": "up"}, {"id": "c", "announce": True}
SERVED = {"id": "served", "needs": {"faces": [6]}, "pays": {"points": 5, "served": 2}}
SOON = {"id": "soon", "pays": {"by_roll": [3, 2, 1]}}
PAIR_SOON = {"id": "pair_soon", "needs": {"groups": [2]}, "pays": {"by_roll": [6, 6, 4]}}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("last", "columns", "categories"),
    every_third(
        product(
            [1, 2, 5],
            [[DOWN, UP], [UP, CALLED], [{"id": "a", "order": "upper_first"}, DOWN]],
            [[U6, SERVED], [SOON, PAIR_SOON], [PAIR_SOON, U6, SOON], [SOON]],
        )
    ),
)
def test_checks_match_all_games_without_a_joker(
    categories: list[dict[str, Any]], columns: list[dict[str, Any]], last: int
) -> None:
    definition = {"dice_count": 2, "categories": categories, "columns": columns, "last_turn_rolls": last}
    assert_equal_to_all_games(definition, random.Random(last), most=1_000)


def triple(**columns: dict[str, Any]) -> Sheet:
    """Return a sheet of Triple Yahtzee: the points of each column, `n` extra bonuses, and 50 in yahtzee by default."""
    ids = load_ruleset("triple-yahtzee").category_ids
    filled = [{"yahtzee": 50, **columns.get(name, {})} for name in ("first", "second", "third")]
    return Sheet(tuple(single_fillings(map(each.get, ids), each.get("n", 0)) for each in filled))


LOWER = {"three_of_a_kind": 0, "four_of_a_kind": 0, "full_house": 0, "small_straight": 0, "large_straight": 0}
SIXES = {"sixes": 18}
OPEN = {"yahtzee": None}


@pytest.mark.parametrize(
    "sheet",
    [
        # the published one: sixes filled everywhere, 66666 in the large straight
        triple(first=SIXES, second=SIXES, third={**SIXES, "large_straight": 40, "n": 1}),
        # the sixes themselves, while they are open, and before the last yahtzee, when they earn no extra bonus
        triple(first={"sixes": 30, "n": 1}, second={"sixes": 30}, third={"sixes": 30, "n": 1}),
        triple(first={"sixes": 30}, second={"sixes": 30}, third={"sixes": 30, **OPEN}),
        # 0 in an upper category may be a joker of another face without an extra bonus
        triple(first={**LOWER, "chance": 5, "ones": 0}),
    ],
)
def test_valid_sheets_of_triple_yahtzee(sheet: Sheet) -> None:
    assert sheet_problems(compile_rules(load_ruleset("triple-yahtzee")), sheet) == []


EARLY = "paid only after yahtzee was filled with points in every column"
FORCED = (
    "further five equal dice go to an upper category of their face while one is open in any column, then to a lower "
    "category, and to another upper one only when no lower one is open in any column"
)
NEED = "1 extra bonus needs a category of third filled with five equal dice after yahtzee was filled in every column"


@pytest.mark.parametrize(
    ("sheet", "path", "expected", "detail"),
    [
        # every face has an open upper category in some column
        (
            triple(first=SIXES, second=SIXES, third={"large_straight": 40, "n": 1}),
            ("third", "extra_bonus_count"),
            {"allowed": [0]},
            f"{NEED}, but large_straight (40) cannot have been, since {FORCED}",
        ),
        (
            triple(third={**LOWER, "chance": 9, "ones": 3, "n": 1}),
            ("third", "extra_bonus_count"),
            {"allowed": [0]},
            f"{NEED}, but no other category of this column can have earned one",
        ),
        (
            triple(first={"sixes": 30, "n": 2}),
            ("first", "extra_bonus_count"),
            {"allowed": [0, 1]},
            "2 extra bonuses need 2 categories of first filled with five equal dice after yahtzee was filled in every "
            "column, but only sixes (30) can have been",
        ),
        (triple(first={"sixes": 30, "n": 1}, second=OPEN), ("first", "extra_bonus_count"), {"allowed": [0]}, EARLY),
        (
            triple(first={"sixes": 30, "n": 1}, second={"yahtzee": 0}),
            ("first", "extra_bonus_count"),
            {"allowed": [0]},
            EARLY,
        ),
        (
            triple(second={"sixes": 31}),
            ("second", "points", "sixes"),
            {"allowed": [0, 6, 12, 18, 24, 30]},
            "sixes cannot pay 31",
        ),
    ],
)
def test_invalid_sheets_of_triple_yahtzee(sheet: Sheet, path: tuple[str, ...], expected: Any, detail: str) -> None:
    [problem] = sheet_problems(compile_rules(load_ruleset("triple-yahtzee")), sheet)
    assert problem.path == ("scorecard", "columns", *path)
    assert (problem.code, values_of(problem)) == (
        "impossible-points" if "points" in path else "impossible-extra-bonus",
        expected,
    )
    assert detail in problem.detail


def with_joker(rule: str, points: dict[str, int], columns: list[dict[str, Any]]) -> Rules:
    joker = {"category": "pair", "rule": rule, "bonus": 10, "points": points}
    return compile_rules(
        parse_ruleset({"dice_count": 2, "categories": [U6, TWELVE, PAIR], "columns": columns, "joker": joker})
    )


def test_points_of_jokers_need_the_joker_category_of_every_column() -> None:
    rules = with_joker("forced", {"twelve": 3}, [{"id": "a"}, {"id": "b"}])
    sheet = Sheet((single_fillings([6, 3, 0]), single_fillings([0, None, None])))
    [problem] = sheet_problems(rules, sheet)
    assert (problem.code, problem.path) == ("contradicting-points", ("scorecard", "columns", "a", "points"))
    assert problem.detail == (
        "twelve (3) of a is paid only to two equal dice after pair was filled in every column, but it is open in b"
    )
    assert problem.found == {"twelve": 3}
    # A pair in both, with points, so that it has earned the extra bonus.
    [problem] = sheet_problems(rules, Sheet((single_fillings([6, 3, 20]), single_fillings([0, None, 20]))))
    assert problem.path == ("scorecard", "columns", "a", "extra_bonus_count")
    assert problem.detail == (
        "twelve (3) of a is paid only to two equal dice after pair was filled in every column, which earns at least "
        "1 extra bonus here"
    )
    assert problem.allowed == (1,)


def test_extra_bonuses_that_are_impossible_together() -> None:
    """7 is paid for a joker only while the sixes of b are open, so that their 12 come later, from another joker."""
    rules = with_joker("free", {"twelve": 3}, [{"id": "a", "order": "upper_first"}, {"id": "b"}])
    possible = []
    for counts in product((0, 1), repeat=2):
        sheet = Sheet((single_fillings([12, 7, 20], counts[0]), single_fillings([12, None, 20], counts[1])))
        problems = sheet_problems(rules, sheet)
        if not problems:
            possible.append(counts)
    assert possible == [(0, 0), (0, 1), (1, 1)]
    [problem] = sheet_problems(rules, Sheet((single_fillings([12, 7, 20], 1), single_fillings([12, None, 20]))))
    assert (problem.code, problem.path) == ("impossible-extra-bonus", ("scorecard", "columns"))
    assert problem.detail == (
        "these extra bonuses contradict each other: this sheet can have 0 in a and 0 in b, not 1 in a and 0 "
        "in b, since further two equal dice pay joker points only once the upper category of their face is filled in "
        "every column"
    )
    assert (values_of(problem), problem.found) == (None, {"a": 1, "b": 0})


def test_orders_of_columns_are_described_by_column() -> None:
    rules = compile_rules(in_columns("yatzy", FOUR_ORDERS))
    only_fives = single_fillings([*[None] * 4, 5, *[None] * 10])
    found = [(problem.path[2:], problem.detail) for problem in sheet_problems(rules, Sheet((only_fives,) * 4))]
    assert found == [
        (
            ("down", "points", "fives"),
            "fives is filled before ones; column down is filled from the first category to the last",
        ),
        (
            ("up", "points", "fives"),
            "fives is filled before yatzy; column up is filled from the last category to the first",
        ),
    ]


def test_a_last_turn_of_one_roll_needs_points_of_the_first() -> None:
    definition = {"dice_count": 2, "categories": [SOON], "columns": [{"id": "a"}, {"id": "b"}], "last_turn_rolls": 1}
    rules = compile_rules(parse_ruleset(definition))
    assert not sheet_problems(rules, Sheet((single_fillings([3]), single_fillings([1]))))
    assert not sheet_problems(rules, Sheet((single_fillings([None]), single_fillings([1]))))
    [problem] = sheet_problems(rules, Sheet((single_fillings([2]), single_fillings([1]))))
    assert (problem.code, problem.path) == ("contradicting-points", ("scorecard", "columns"))


def test_totals_and_claims_of_a_sheet() -> None:
    rules = compile_rules(load_ruleset("triple-yahtzee"))
    sheet = triple(first=SIXES, second=SIXES, third={**SIXES, "large_straight": 40, "n": 1})
    right = ClaimedTotals({"total": 6 * 68 + 420, "extra_bonus": 300}, {2: {"sum": 68 + 140, "total": 3 * 208}})
    report = check_sheet(rules, sheet, right)
    assert report.valid
    assert not report.complete
    assert [each.total for each in report.totals.columns] == [68, 136, 624]
    assert report.totals.total == 828
    assert report.uppers == (UpperStanding(0, 45, True),) * 3
    report = check_sheet(rules, sheet, ClaimedTotals({"total": 800}, {0: {"sum": 69}, 2: {"sum": 208}}))
    assert [(each.path, each.detail, each.expected) for each in report.problems] == [
        (("claimed", "total"), "total is 828, not 800", 828),
        (("claimed", "columns", "first", "sum"), "sum is 68, not 69", 68),
    ]


@pytest.mark.parametrize(("pair_in_b", "reachable"), [(None, True), (0, False)])
def test_an_upper_bonus_is_reachable_while_equal_dice_are_no_joker(pair_in_b: int | None, reachable: bool) -> None:
    """By the 1956 rule, a joker earns nothing in an upper category. Once all pairs are filled, two sixes are a joker,
    and only one six can count."""
    joker = {"category": "pair", "rule": "original", "bonus": 0, "points": {}}
    columns, bonus = [{"id": "a"}, {"id": "b"}], [{"at": 12, "pays": 5}]
    definition = {"dice_count": 2, "categories": [U6, PAIR], "columns": columns, "joker": joker, "bonus": bonus}
    sheet = Sheet((single_fillings([None, 20]), single_fillings([None, pair_in_b])))
    report = check_sheet(compile_rules(parse_ruleset(definition)), sheet)
    assert [each.reachable for each in report.uppers] == [reachable, reachable]


GAMES: dict[str, dict[str, Any]] = {
    **{name: {"base": name} for name in ("triple-yahtzee", "triple-yatzy", "kniffel-triple", "yamb", "yamb-five")},
    "flat": {"base": "triple-yahtzee", "joker": {"rule": "free", "multiplied": False, "made_only": False}},
    "1956": {
        "base": "triple-yahtzee",
        "joker": {"rule": "original", "made_only": False},
        "columns": [{"id": "a"}, {"id": "b", "order": "upper_first"}],
    },
    "forced": {
        "base": "triple-yahtzee",
        "joker": {"made_only": False},
        "columns": [{"id": "a", "order": "upper_first"}, {"id": "b"}],
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_every_sheet_of_simulated_games_is_valid(name: str) -> None:
    """Half of the games are random, the other half have frequent equal dice and take the highest points."""
    known = {name: load_ruleset(name) for name in builtin_rulesets()}
    rules, rng = compile_rules(parse_ruleset(GAMES[name], known)), random.Random(name)
    for game in range(24):
        sheet = empty_sheet(rules)
        while not is_sheet_full(rules, sheet):
            dice = rng.choices(range(1, 7), k=rules.ruleset.dice_count)
            if game % 2 and rng.random() < 0.5:
                dice = dice[:1] * len(dice)
            scores = score_hand(rules, sheet, tuple(sorted(dice)), 1).scores
            clever = max(scores, key=lambda score: (score.extra_bonus, score.points))
            sheet = fill(sheet, clever if game % 2 else rng.choice(scores))
            assert not sheet_problems(rules, sheet), sheet
