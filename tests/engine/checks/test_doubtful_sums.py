"""Sums with boxes that cannot be right: right claims are never wrong, and reliable sums are still compared.

Cards come from random games; their right sums are computed here, and for sheets by the naive rules.
"""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.checks.changes import changed_sheet
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet
from engine.checks.rows import NotedRow
from engine.checks.sheet_check import ClaimedTotals
from engine.checks.sheet_problems import sheet_problems
from engine.checks.unreliable import Unreliable
from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.games.game import Game, check_game
from engine.games.turn import Player, Turn
from engine.jokers.joker_lines import stand_ins
from engine.rulesets.ruleset import Ruleset
from tests.effort import EFFORT
from tests.engine.game_samples import game_of, play_game
from tests.engine.naive_sheet import NaiveSheetGame
from tests.engine.one_card import single_fillings
from tests.engine.sheet_games import SMALL_RULES, play_sheet_game
from tests.engine.sheets import sheet_of

CARDS = [name for name in builtin_rulesets() if not load_ruleset(name).columns]
SHEETS = [*(load_ruleset(name) for name in builtin_rulesets() if load_ruleset(name).columns), *SMALL_RULES]
Names = dict[str, int]


def added_up(rules: Rules, card: Scorecard) -> Names:
    """Return the sums of a card by its definition."""
    ruleset = rules.ruleset
    upper = sum(sum(paid) for of, paid in zip(ruleset.categories, card.points, strict=True) if of.upper is not None)
    lower = sum(sum(paid) for of, paid in zip(ruleset.categories, card.points, strict=True) if of.upper is None)
    reached = [tier for tier in sorted(ruleset.bonus, key=lambda tier: tier.at) if tier.at <= upper]
    bonus = reached[-1].pays + reached[-1].each * (upper - reached[-1].at) if reached else 0
    extra = card.extra_bonus_count * (ruleset.joker.bonus if ruleset.joker is not None else 0)
    return {
        "upper_points": upper,
        "upper_bonus": bonus,
        "lower_points": lower,
        "extra_bonus": extra,
        "total": upper + bonus + lower + extra,
    }


def impossible(payable: tuple[int, ...], chance: random.Random) -> int:
    """Return points that a category never pays, close to payable ones or not."""
    near = [points for paid in payable for points in (paid - 1, paid + 1) if points not in payable]
    return chance.choice([*near, 777])


def mistyped(
    rules: Rules, card: Scorecard, count: int, chance: random.Random
) -> tuple[Scorecard, list[tuple[int, int, int]]]:
    """Return a card with some fillings changed to impossible points, and the changes."""
    places = [(c, time) for c, paid in enumerate(card.points) for time in range(len(paid))]
    points, changed = [list(paid) for paid in card.points], []
    for c, time in chance.sample(places, min(count, len(places))):
        points[c][time] = impossible(rules.card.payable[c], chance)
        changed.append((c, time, points[c][time]))
    return replace(card, points=tuple(map(tuple, points))), changed


def played(rules: Rules, chance: random.Random) -> tuple[list[dict[str, Any]], Scorecard]:
    """Return some turns of a random game, and the card after them."""
    turns, card = play_game(rules.card, chance)
    turns = turns[: chance.randint(1, len(turns))]
    points: list[list[int]] = [[] for _ in rules.categories]
    for turn in turns:
        points[rules.categories.index(turn["category"])].append(turn["points"])
    count = sum(turn["extra_bonus"] > 0 for turn in turns)
    return turns, replace(card, points=tuple(map(tuple, points)), extra_bonus_count=count)


def assert_right(unreliable: Unreliable, right: Names, column: int | None = None) -> set[str]:
    """Check that the true values are among the corrections and all claims agree; return the unreliable names."""
    found = {each.name: each.possible for each in unreliable.totals if each.column == column}
    for name, possible in found.items():
        assert right.get(name) in possible or name not in right, (name, right, possible)
    assert unreliable.correction_count > 0
    assert all(claim.agrees == "with_correction" for claim in unreliable.claims), unreliable.claims
    return set(found)


def dependent(rules: Rules, card: Scorecard, c: int) -> set[str]:
    """Return the sums that depend on the points of a category."""
    found, before = set[str](), added_up(rules, card)
    for points in (-10_000, 10_000):
        changed = replace(card, points=(*card.points[:c], (points,), *card.points[c + 1 :]))
        found |= {name for name, value in added_up(rules, changed).items() if value != before[name]}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("count", [1, 2])
def test_right_totals_with_impossible_boxes(name: str, count: int) -> None:
    chance, rules = random.Random(f"{name} {count}"), compile_rules(load_ruleset(name))
    for _ in range(EFFORT):
        turns, card = played(rules, chance)
        right = added_up(rules, card)
        wrong, changed = mistyped(rules, card, count, chance)
        report = check_noted_sheet(rules, NotedSheet(Sheet((wrong,))), ClaimedTotals(right))
        wanted = [("impossible-points", value) for _, _, value in sorted(changed)]
        found = [(each.code, each.found) for each in report.problems if each.code == "impossible-points"]
        assert sorted(found) == sorted(wanted)
        assert all(each.code != "wrong-total" for each in report.problems), (wrong, right, report.problems)
        assert report.unreliable is not None
        assert_possible(rules, Sheet((wrong,)), report.unreliable)
        names = assert_right(report.unreliable, right) - {"points_awarded"}
        assert names == set().union(*(dependent(rules, card, c) for c, _, _ in changed))
        for reliable in sorted(right.keys() - names):
            off = check_noted_sheet(
                rules, NotedSheet(Sheet((wrong,))), ClaimedTotals(right | {reliable: right[reliable] + 1})
            )
            assert [each.path for each in off.problems if each.code == "wrong-total"] == [("claimed", reliable)]
        assert_turns_right(rules, turns, changed, right)


def assert_turns_right(
    rules: Rules, turns: list[dict[str, Any]], changed: list[tuple[int, int, int]], right: Names
) -> None:
    """Check the same for the turns that filled the card, without dice for wrong points."""
    told, seen = [], dict[str, int]()
    values = {(rules.categories[c], time): value for c, time, value in changed}
    for turn in turns:
        time = seen.get(turn["category"], 0)
        seen[turn["category"]] = time + 1
        value = values.get((turn["category"], time))
        told.append(turn if value is None else {"category": turn["category"], "points": value})
    game = game_of({"players": [{"name": "", "turns": told, "claimed": right}]})
    report = check_game(rules, game)
    (player,) = report.players
    assert player.unreliable is not None
    if any(c == rules.card.joker_category for c, _, _ in changed):
        # Extra bonuses depend on these points.
        assert all(each.code != "wrong-total" for each in report.problems)
        assert all(claim.agrees != "with_none" for claim in player.unreliable.claims)
    else:
        assert [each.code for each in report.problems] == ["impossible-points"] * len(changed)
        assert_right(player.unreliable, right)
    assert report.standings[0].unreliable


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", SHEETS, ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("count", [1, 2])
def test_right_totals_of_sheets(ruleset: Ruleset, count: int) -> None:
    chance, rules, game = random.Random(f"{ruleset.name} {count}"), compile_rules(ruleset), NaiveSheetGame(ruleset)
    for _ in range(EFFORT):
        sheet = play_sheet_game(ruleset, chance)[1]
        columns = [asdict(each) for each in game.column_totals(sheet)]
        right = {"total": game.total(sheet)}
        changed = sheet_of(sheet)
        touched = chance.sample(
            [(place, c) for place in range(len(sheet)) for c in range(len(rules.categories))], count
        )
        for place, c in touched:
            card = changed.columns[place]
            points = (*card.points[:c], (impossible(rules.card.payable[c], chance),), *card.points[c + 1 :])
            cards = list(changed.columns)
            cards[place] = replace(card, points=points)
            changed = Sheet(tuple(cards))
        report = check_noted_sheet(rules, NotedSheet(changed), ClaimedTotals(right, dict(enumerate(columns))))
        assert [each.code for each in report.problems] == ["impossible-points"] * count
        assert report.unreliable is not None
        assert_possible(rules, changed, report.unreliable)
        assert assert_right(report.unreliable, right) >= {"total"}
        for place, of_column in enumerate(columns):
            names = assert_right(report.unreliable, of_column, place)
            upper = [rules.card.upper_face[c] > 0 for at, c in touched if at == place]
            assert ("upper_points" in names) == any(upper)
            assert ("total" in names) == ("sum" in names) == bool(upper)
            if all(upper):
                assert "lower_points" not in names
            if reliable := sorted(of_column.keys() - names):
                name = chance.choice(reliable)
                claimed = {place: of_column | {name: of_column[name] + 1}}
                off = check_noted_sheet(rules, NotedSheet(changed), ClaimedTotals(right, claimed))
                path = ("claimed", "columns", rules.columns[place].column.id, name)
                assert [each.path for each in off.problems if each.code == "wrong-total"] == [path]


YAHTZEE = compile_rules(load_ruleset("yahtzee"))
BALUT = compile_rules(load_ruleset("balut"))


def yahtzee(count: int = 0, **points: int) -> Scorecard:
    return single_fillings([points.get(name) for name in YAHTZEE.categories], count)


def found_of(card: Scorecard, claimed: Names, *rows: NotedRow) -> tuple[list[str], dict[Any, Any]]:
    """Return the codes of the problems, and the agreement of claims by the last step of their paths."""
    report = check_noted_sheet(YAHTZEE, NotedSheet(Sheet((card,)), {None: rows}), ClaimedTotals(claimed))
    assert report.unreliable is not None
    claims = {claim.path[-1]: (claim.agrees, claim.detail) for claim in report.unreliable.claims}
    return [each.code for each in report.problems], claims


def test_claims_agree_with_a_correction_or_with_none() -> None:
    card = yahtzee(ones=3, twos=6, fours=13, full_house=25)
    claimed = {"total": 46, "upper_points": 22, "upper_bonus": 35, "lower_points": 25, "extra_bonus": 100}
    codes, claims = found_of(card, claimed)
    assert codes == ["impossible-points", "wrong-total"]
    assert claims == {
        "total": ("with_correction", "total 46 is right if fours is 12"),
        "upper_points": ("as_written", "upper_points 22 matches the card as written, which is not reliable"),
        "upper_bonus": ("with_none", "upper_bonus 35 is wrong with every correction: it can be 0"),
    }


def test_rows_of_sums_with_an_impossible_box() -> None:
    card = yahtzee(ones=3, twos=6, threes=9, fours=13, fives=15, sixes=18, chance=20)
    rows = [NotedRow((name,), name, value) for name, value in (("Bonus", 35), ("Upper total", 98), ("Sum", 118))]
    codes, claims = found_of(card, {}, *rows, NotedRow(("Lower total",), "Lower total", 21))
    assert codes == ["impossible-points", "wrong-total"]
    assert {name: agrees for name, (agrees, _) in claims.items()} == dict.fromkeys(
        ["Bonus", "Upper total", "Sum"], "with_correction"
    )


@pytest.mark.parametrize(
    ("card", "claimed"),
    [
        # The count is wrong, or the points of its category are missing.
        (yahtzee(1, ones=3), {"extra_bonus": 0, "lower_points": 0, "total": 3}),
        (yahtzee(1, ones=5), {"extra_bonus": 100, "lower_points": 50, "total": 155}),
        (yahtzee(1, ones=5, yahtzee=0), {"lower_points": 50, "total": 155}),
        (yahtzee(5, ones=5, yahtzee=50, sixes=18), {"extra_bonus": 100, "total": 173, "lower_points": 50}),
    ],
)
def test_impossible_extra_bonuses(card: Scorecard, claimed: Names) -> None:
    codes, claims = found_of(card, claimed)
    assert codes == ["impossible-extra-bonus"]
    assert {agrees for agrees, _ in claims.values()} == {"with_correction"}


@pytest.mark.parametrize(
    ("card", "possible"),
    [
        # Three ones are not five equal dice: points in Yahtzee would not earn the extra bonus.
        (yahtzee(1, ones=3), [3]),
        # Nor with a 0 in Yahtzee, one correction of its 45.
        (yahtzee(1, fives=25, yahtzee=45), [175]),
        # For sixes only 30 are those of a joker.
        (yahtzee(1, sixes=31, yahtzee=50), [180]),
    ],
)
def test_a_correction_that_leaves_an_impossible_card_is_dropped(card: Scorecard, possible: list[int]) -> None:
    report = check_noted_sheet(YAHTZEE, NotedSheet(Sheet((card,))), ClaimedTotals({}))
    assert report.unreliable is not None
    assert {each.name: list(each.possible) for each in report.unreliable.totals}["total"] == possible


@pytest.mark.parametrize("name", CARDS)
def test_representative_points_do_not_change_whether_a_card_is_possible(name: str) -> None:
    chance, rules = random.Random(f"stand-ins {name}"), compile_rules(load_ruleset(name))
    found, seen = stand_ins(rules.card), set()
    for _ in range(30):
        card = played(rules, chance)[1]
        points = [list(paid) for paid in card.points]
        for c in chance.choices(range(len(points)), k=3):
            points[c] = [chance.choice(rules.card.payable[c]) for _ in points[c]]
        count = card.extra_bonus_count + chance.choice([0, 0, 1]) * (rules.card.extra_bonus > 0)
        wrong = replace(card, points=tuple(map(tuple, points)), extra_bonus_count=count)
        stood = tuple(tuple(found[c][each] for each in paid) for c, paid in enumerate(points))
        possible = not sheet_problems(rules, Sheet((wrong,)))
        assert possible == (not sheet_problems(rules, Sheet((replace(wrong, points=stood),))))
        seen.add(possible)
    assert True in seen


def assert_possible(rules: Rules, sheet: Sheet, unreliable: Unreliable) -> None:
    """Check that every correction leaves a card without problems."""
    for changes, _ in unreliable.corrections:
        after = changed_sheet(sheet, changes)
        assert not check_noted_sheet(rules, NotedSheet(after)).problems


def test_boxes_that_are_filled_too_early() -> None:
    rules = compile_rules(load_ruleset("yatzy-upper-first"))
    points = {"twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "chance": 20}
    card = single_fillings([points.get(name) for name in rules.categories])
    # Chance is open, or ones are filled.
    for claimed in ({"total": 60, "lower_points": 0}, {"total": 133, "upper_points": 63, "lower_points": 20}):
        report = check_noted_sheet(rules, NotedSheet(Sheet((card,))), ClaimedTotals(claimed))
        assert [each.code for each in report.problems] == ["out-of-order"]
        assert report.unreliable is not None
        assert_right(report.unreliable, {})


def test_too_many_fillings_and_wrong_ones() -> None:
    filled = {"fours": (12, 16, 12, 8, 16), "chance": (99, 20)}
    card = Scorecard(tuple(filled.get(name, ()) for name in BALUT.categories))
    right = added_up(BALUT, replace(card, points=tuple((12, 16, 12, 8) if paid[2:] else paid for paid in card.points)))
    right = {name: value - 99 + 25 if name in ("lower_points", "total") else value for name, value in right.items()}
    report = check_noted_sheet(BALUT, NotedSheet(Sheet((card,))), ClaimedTotals(right))
    assert [each.code for each in report.problems] == ["too-many-fillings", "impossible-points"]
    assert report.unreliable is not None
    assert "points_awarded" in assert_right(report.unreliable, {})


def test_a_required_category() -> None:
    rules = compile_rules(load_ruleset("generala-double"))
    points = {"ones": 3, "double_generala": 100}
    card = single_fillings([points.get(name) for name in rules.categories])
    for claimed in ({"total": 3}, {"total": 153, "lower_points": 150}):
        report = check_noted_sheet(rules, NotedSheet(Sheet((card,))), ClaimedTotals(claimed))
        assert [each.code for each in report.problems] == ["contradicting-points"]
        assert report.unreliable is not None
        assert_right(report.unreliable, {})


def test_points_that_the_last_turn_cannot_earn() -> None:
    run = {"id": "run", "needs": {"run": 5}, "pays": {"by_roll": [66, 56, 46]}}
    columns = [{"id": "one", "title": "One"}, {"id": "two", "title": "Two", "factor": 2}]
    rules = compile_rules(parse_ruleset({"categories": [run], "columns": columns, "last_turn_rolls": 1}))
    sheet = Sheet((single_fillings([46]), single_fillings([56])))
    report = check_noted_sheet(rules, NotedSheet(sheet), ClaimedTotals({"total": 46 + 2 * 66}, {0: {"sum": 66}}))
    assert [each.code for each in report.problems] == ["contradicting-points"]
    assert report.unreliable is not None
    assert_right(report.unreliable, {})


def test_corrections_are_bounded() -> None:
    for count, expected in ((2, 6 * 6), (3, 6**3), (4, 0), (6, 0)):
        names = ["ones", "twos", "threes", "fours", "fives", "sixes"][:count]
        report = check_noted_sheet(
            YAHTZEE, NotedSheet(Sheet((yahtzee(**dict.fromkeys(names, 777)),))), ClaimedTotals({"total": 6})
        )
        assert report.unreliable is not None
        assert report.unreliable.correction_count == expected
        assert len(report.unreliable.corrections) == min(expected, 40)
        agrees = ["with_correction" if expected else "unknown"]
        assert [claim.agrees for claim in report.unreliable.claims] == agrees
        agreeing = [bool(agrees_with) for _, agrees_with in report.unreliable.corrections]
        assert agreeing == sorted(agreeing, reverse=True)


def test_void_turns_leave_all_sums_open() -> None:
    turns = (Turn("ones", 3), Turn("onse", 3))
    report = check_game(YAHTZEE, Game((Player(turns, "", {"total": 6}),)))
    assert [each.code for each in report.problems] == ["unknown-category"]
    unreliable = report.players[0].unreliable
    assert unreliable is not None
    assert [(claim.path, claim.agrees) for claim in unreliable.claims] == [
        (("players", 0, "claimed", "total"), "unknown")
    ]


def test_a_turn_that_may_have_earned_an_extra_bonus() -> None:
    """The mistyped points are those of a joker or of another hand."""
    turns = (Turn("yahtzee", 50), Turn("sixes", 31))
    for total, bonus in ((180, 100), (74, 0)):
        claimed = {"total": total, "lower_points": 50, "extra_bonus": bonus}
        report = check_game(YAHTZEE, Game((Player(turns, "", claimed),)))
        assert [each.code for each in report.problems] == ["impossible-points"]
        unreliable = report.players[0].unreliable
        assert unreliable is not None
        assert_right(unreliable, claimed)


def test_a_turn_of_a_sheet_with_impossible_points() -> None:
    rules = compile_rules(load_ruleset("triple-yahtzee"))
    turns = (Turn("fours", 13, column="third"), Turn("chance", 20, column="first"))
    columns = {"third": {"sum": 12, "total": 36}, "first": {"sum": 21}}
    report = check_game(rules, Game((Player(turns, "", {"total": 56}, columns),)))
    assert [(each.code, each.path[-2:]) for each in report.problems] == [
        ("impossible-points", (0, "points")),
        ("wrong-total", ("first", "sum")),
    ]
    unreliable = report.players[0].unreliable
    assert unreliable is not None
    assert_right(unreliable, {"total": 56, "lower_points": 20})


def test_a_claim_decides_on_a_wrong_box_and_the_roll_of_a_hand() -> None:
    generala = compile_rules(load_ruleset("generala"))
    turns = (Turn("fours", 13), Turn("straight", None, ((1, 2, 3, 4, 5),)))
    for straight in (20, 25):
        report = check_game(generala, Game((Player(turns, "", {"total": 12 + straight}),)))
        assert [each.code for each in report.problems] == ["impossible-points"]
        unreliable = report.players[0].unreliable
        assert unreliable is not None
        assert_right(unreliable, {"total": 12 + straight, "upper_points": 12})


def test_corrections_of_a_game_are_bounded() -> None:
    card = NotedSheet(Sheet((yahtzee(three_of_a_kind=777, chance=777),)))
    report = check_game(YAHTZEE, Game((Player((), "", {"total": 40}, noted=card),) * 10))
    agrees = [player.unreliable.claims[0].agrees for player in report.players if player.unreliable is not None]
    assert agrees == ["with_correction"] * 4 + ["unknown"] * 6
