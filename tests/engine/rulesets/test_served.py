"""Served points compared with a naive reading of definitions: possible cards, totals, points of hands.

With a single roll every hand is served.
"""

import random
from itertools import product
from typing import Any

import pytest

from engine.cards.extremes import greatest_total, least_total
from engine.cards.played import Assumption
from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.checks.sheet_check import check_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.dice import hands
from engine.games.game import Game, GameReport, check_game, replay
from engine.games.moves import legal_moves
from engine.games.position import prove_position
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.effort import EFFORT
from tests.engine.invented import naive_points
from tests.engine.one_card import single_fillings
from tests.engine.problem_values import values_of

Definition = dict[str, Any]

NEEDS: tuple[Definition, ...] = ({}, {"groups": [2]}, {"run": 2}, {"faces": [6]}, {"sum": 7})


def invent(chance: random.Random) -> Definition:
    """Return a ruleset of up to three categories of which at least one pays more for a served hand."""
    dice_count = chance.randint(2, 3)
    lower = []
    for number in range(chance.randint(1, 2)):
        pays: Definition = {"served": chance.randint(0 if number else 1, 4)}
        summed = {"sum": "all", "plus": chance.randint(0, 2)}
        pays |= {"points": chance.randint(0, 9)} if chance.random() < 0.5 else summed
        needs = chance.choice(NEEDS)
        lower.append({"id": f"c{number}", "pays": pays} | ({"needs": needs} if needs else {}))
    upper = [{"id": "sixes", "upper": 6}] if chance.random() < 0.5 else []
    bonus = {"bonus": [{"at": 6, "pays": 3}, {"at": 12, "pays": 20}]} if upper else {}
    return {"dice_count": dice_count, "rolls": chance.randint(1, 3), "categories": upper + lower} | bonus


RULESETS = [invent(random.Random(f"served {seed}")) for seed in range(40)]


def naive_payable(definition: Definition) -> list[list[int]]:
    """Return by category all points of hands on any roll."""
    rolled = list(product(hands(definition["dice_count"]), range(1, definition["rolls"] + 1)))
    return [
        sorted({naive_points(category, hand, roll=roll) for hand, roll in rolled})
        for category in definition["categories"]
    ]


def points_of(card: Scorecard) -> tuple[int, ...]:
    """Return the points of a full card with one filling per category."""
    return tuple(points for (points,) in card.points)


def naive_total(definition: Definition, points: tuple[int, ...]) -> int:
    upper = sum(paid for paid, category in zip(points, definition["categories"], strict=True) if "upper" in category)
    bonuses: list[int] = [tier["pays"] for tier in definition.get("bonus", ()) if upper >= tier["at"]]
    return sum(points) + max([0, *bonuses])


def one_value(compiled: CompiledRuleset, category: int, points: int) -> Scorecard:
    return single_fillings(tuple(points if c == category else None for c in range(len(compiled.categories))))


@pytest.mark.parametrize("definition", RULESETS)
def test_possible_cards_match_the_naive_rules(definition: Definition) -> None:
    compiled = compile_ruleset(parse_ruleset(definition))
    payable = naive_payable(definition)
    for category, expected in enumerate(payable):
        assert list(compiled.payable[category]) == expected
        for points in range(-1, expected[-1] + 6):
            found = check_sheet(rules_of_card(compiled), Sheet((one_value(compiled, category, points),)))
            assert found.valid == (points in expected), (compiled.categories[category], points)
            told = Game((Player((Turn(compiled.categories[category], points),)),))
            assert check_game(rules_of_card(compiled), told).valid == (points in expected)
    totals = [naive_total(definition, points) for points in product(*payable)]
    assert (least_total(rules_of_card(compiled)), greatest_total(rules_of_card(compiled))) == (min(totals), max(totals))


@pytest.mark.slow
@pytest.mark.parametrize("definition", RULESETS)
def test_points_of_a_hand_by_roll(definition: Definition) -> None:
    compiled = compile_ruleset(parse_ruleset(definition))
    positions = product(hands(definition["dice_count"]), range(definition["rolls"]))
    for number, (hand, left) in enumerate(positions):
        roll = definition["rolls"] - left
        expected = [naive_points(category, hand, roll=roll) for category in definition["categories"]]
        position = prove_position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), hand, left)
        assert [move.points for move in legal_moves(position) if isinstance(move, Score)] == expected
        if number % 4 >= EFFORT:
            continue
        rolls = (hand,) * (definition["rolls"] - left)
        keeps = (hand,) * (len(rolls) - 1)
        for name, paid in zip(compiled.categories, expected, strict=True):
            for points in (paid - 4, paid - 1, paid, paid + 1, paid + 4):
                report = check_game(rules_of_card(compiled), Game((Player((Turn(name, points, rolls, keeps),)),)))
                assert report.valid == (points == paid)
                assert report.players[0].totals.total == naive_total(
                    definition, tuple(paid if c == name else 0 for c in compiled.categories)
                )


def test_the_rulesets_are_of_every_kind() -> None:
    assert {definition["rolls"] for definition in RULESETS} == {1, 2, 3}
    assert {bool(definition.get("bonus")) for definition in RULESETS} == {False, True}


# Games logged with last hands only: the roll follows from the points or the totals

GENERALA = compile_ruleset(load_ruleset("generala"))
STRAIGHT = (1, 2, 3, 4, 5)


def check_turns(compiled: CompiledRuleset, *turns: Turn, **claimed: int) -> GameReport:
    return check_game(rules_of_card(compiled), Game((Player(turns, claimed=claimed),)))


@pytest.mark.parametrize("points", [20, 25])
def test_a_single_hand_may_be_served_or_not(points: int) -> None:
    report = check_turns(GENERALA, Turn("straight", points, (STRAIGHT,)), total=points)
    assert report.valid
    assert report.players[0].totals.total == points
    assert report.players[0].assumptions == ()


@pytest.mark.parametrize(
    ("points", "rolls", "keeps", "expected"),
    [
        (30, 1, None, {"allowed": [20, 25]}),
        (0, 1, None, {"allowed": [20, 25]}),
        # Keeps imply that all hands are logged: without one before it this is the first.
        (20, 1, (), 25),
        (25, 2, None, 20),
        (25, 2, ((1, 2),), 20),
    ],
)
def test_points_that_no_roll_pays(points: int, rolls: int, keeps: Any, expected: Any) -> None:
    report = check_turns(GENERALA, Turn("straight", points, (STRAIGHT,) * rolls, keeps))
    (problem,) = report.problems
    assert (problem.code, problem.path[-1], values_of(problem), problem.found) == (
        "wrong-points",
        "points",
        expected,
        points,
    )
    if isinstance(expected, dict):
        assert (
            problem.detail == f"straight with 1 2 3 4 5 pays 25 on the first roll and 20 on a later one, not {points}"
        )


def test_a_single_hand_without_points_is_assumed_to_be_served() -> None:
    chance = Turn("sixes", None, ((1, 2, 6, 6, 6),))
    report = check_turns(GENERALA, chance, Turn("straight", None, (STRAIGHT,)))
    assert report.valid
    assert report.players[0].totals.total == 43
    detail = "straight with 1 2 3 4 5 is assumed to be made on the first roll, for 25; on a later one it pays 20"
    assert report.players[0].assumptions == (Assumption(("players", 0, "turns", 1, "rolls"), detail, "roll"),)


@pytest.mark.parametrize(
    ("claimed", "total", "assumed"),
    [
        ({"total": 60}, 60, 0),
        ({"total": 55}, 55, 2),
        ({"total": 50}, 50, 2),
        ({"lower_points": 50}, 50, 2),
        ({"lower_points": 50, "total": 50}, 50, 2),
        ({"upper_points": 0}, 60, 2),
    ],
)
def test_claimed_totals_determine_served_hands(claimed: dict[str, int], total: int, assumed: int) -> None:
    turns = Turn("straight", None, (STRAIGHT,)), Turn("full_house", None, ((2, 2, 3, 3, 3),))
    report = check_turns(GENERALA, *turns, **claimed)
    assert report.valid, report.problems
    player = report.players[0]
    assert (player.totals.total, len(player.assumptions)) == (total, assumed)
    assert player.sheet.card.points.count(()) == 8
    if total < 60:
        assert all(", to match the claimed totals; on " in each.detail for each in player.assumptions)


@pytest.mark.parametrize("total", [61, 59, 45, 0])
def test_a_total_without_a_matching_reading_is_wrong(total: int) -> None:
    turns = Turn("straight", None, (STRAIGHT,)), Turn("full_house", None, ((2, 2, 3, 3, 3),))
    report = check_turns(GENERALA, *turns, total=total)
    assert [(problem.code, problem.expected, problem.found) for problem in report.problems] == [
        ("wrong-total", 60, total)
    ]


def test_a_total_that_includes_wrong_points_is_not_reported() -> None:
    turns = Turn("sixes", 24, ((1, 2, 6, 6, 6),)), Turn("straight", None, (STRAIGHT,))
    report = check_turns(GENERALA, *turns, total=44)
    assert [problem.code for problem in report.problems] == ["wrong-points"]
    assert report.players[0].totals.total == 38


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_a_game_of_single_hands_is_valid_in_any_reading(number: int) -> None:
    """Totals are right if and only if some choice of rolls has them, and the card is one of those."""
    definition, chance = RULESETS[number], random.Random(f"last hands {number}")
    compiled = compile_ruleset(parse_ruleset(definition))
    ways = range(1, definition["rolls"] + 1)
    for _ in range(5):
        drawn = [chance.choice(hands(definition["dice_count"])) for _ in compiled.categories]
        paid = [
            sorted({naive_points(category, hand, roll=roll) for roll in ways}, reverse=True)
            for category, hand in zip(definition["categories"], drawn, strict=True)
        ]
        turns = [Turn(name, None, (hand,)) for name, hand in zip(compiled.categories, drawn, strict=True)]
        totals: dict[int, list[tuple[int, ...]]] = {}
        for points in product(*paid):
            totals.setdefault(naive_total(definition, points), []).append(points)
        for total in range(min(totals) - 2, max(totals) + 3):
            report = check_turns(compiled, *turns, total=total)
            assert report.valid == (total in totals)
            card = report.players[0].sheet.card
            if report.valid:
                assert points_of(card) in totals[total]
                (played,) = replay(
                    rules_of_card(compiled), Game((Player(tuple(turns), claimed={"total": total}),))
                ).turns
                assert tuple(turn.score.points for turn in played if turn.score) == points_of(card)
            else:
                assert points_of(card) == tuple(max(each) for each in paid)


def test_possible_extra_bonuses_without_dice_are_reported() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee-free-joker"))
    turns = Turn("yahtzee", 50), Turn("fives", 15), Turn("full_house", 25)
    report = check_turns(compiled, *turns)
    detail = "full_house for 25 is assumed to earn no extra bonus; further five equal dice earn 100"
    assert report.players[0].assumptions == (
        Assumption(("players", 0, "turns", 2, "extra_bonus"), detail, "no_extra_bonus"),
    )
    for total in (90, 190):
        report = check_turns(compiled, *turns, total=total)
        assert report.valid
        assert (report.players[0].totals.total, report.players[0].assumptions) == (total, ())
    assert check_turns(compiled, *turns, total=290).players[0].assumptions != ()
