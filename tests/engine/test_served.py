"""Served points against a naive reading of the words: what a card can have, what totals there are, what a hand pays.

With a single roll every hand is served.
"""

import random
from itertools import product
from typing import Any

import pytest

from engine.definition import parse_ruleset
from engine.dice import hands
from engine.extremes import greatest_total, least_total
from engine.game import Game, Player, Turn, check_game
from engine.position import Score, legal_moves, prove_position
from engine.scorecard import Scorecard, check_scorecard, empty_scorecard, payable_points
from engine.scoring import Compiled, compile_ruleset
from tests.engine.invented import naive_points

Definition = dict[str, Any]

NEEDS: tuple[Definition, ...] = ({}, {"groups": [2]}, {"run": 2}, {"faces": [6]}, {"sum": 7})


def invent(chance: random.Random) -> Definition:
    """A ruleset of up to three categories in which at least one pays more for a served hand."""
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


RULESETS = [invent(random.Random(f"served {seed}")) for seed in range(60)]


def naive_payable(definition: Definition) -> list[list[int]]:
    """By category all that some hand pays on some roll."""
    rolled = list(product(hands(definition["dice_count"]), (True,) if definition["rolls"] == 1 else (False, True)))
    return [
        sorted({naive_points(category, hand, served=served) for hand, served in rolled})
        for category in definition["categories"]
    ]


def naive_total(definition: Definition, points: tuple[int, ...]) -> int:
    upper = sum(paid for paid, category in zip(points, definition["categories"], strict=True) if "upper" in category)
    bonuses: list[int] = [tier["pays"] for tier in definition.get("bonus", ()) if upper >= tier["at"]]
    return sum(points) + max([0, *bonuses])


def one_value(compiled: Compiled, category: int, points: int) -> Scorecard:
    return Scorecard(tuple(points if c == category else None for c in range(len(compiled.categories))))


@pytest.mark.parametrize("definition", RULESETS)
def test_what_a_card_can_have(definition: Definition) -> None:
    compiled = compile_ruleset(parse_ruleset(definition))
    payable = naive_payable(definition)
    for category, expected in enumerate(payable):
        assert list(payable_points(compiled, category)) == expected
        for points in range(-1, expected[-1] + 6):
            found = check_scorecard(compiled, one_value(compiled, category, points))
            assert found.valid == (points in expected), (compiled.categories[category], points)
            told = Game((Player((Turn(compiled.categories[category], points),)),))
            assert check_game(compiled, told).valid == (points in expected)
    totals = [naive_total(definition, points) for points in product(*payable)]
    assert (least_total(compiled), greatest_total(compiled)) == (min(totals), max(totals))


@pytest.mark.parametrize("definition", RULESETS)
def test_what_a_hand_pays_on_every_roll(definition: Definition) -> None:
    compiled = compile_ruleset(parse_ruleset(definition))
    for hand, left in product(hands(definition["dice_count"]), range(definition["rolls"])):
        served = left == definition["rolls"] - 1
        expected = [naive_points(category, hand, served=served) for category in definition["categories"]]
        position = prove_position(compiled, empty_scorecard(compiled), hand, left)
        assert [move.points for move in legal_moves(position) if isinstance(move, Score)] == expected
        rolls = (hand,) * (definition["rolls"] - left)
        keeps = (hand,) * (len(rolls) - 1)
        for name, paid in zip(compiled.categories, expected, strict=True):
            for points in range(paid - 6, paid + 7):
                report = check_game(compiled, Game((Player((Turn(name, points, rolls, keeps),)),)))
                assert report.valid == (points == paid)
                assert report.players[0].totals.total == naive_total(
                    definition, tuple(paid if c == name else 0 for c in compiled.categories)
                )


def test_the_rulesets_are_of_every_kind() -> None:
    assert {definition["rolls"] for definition in RULESETS} == {1, 2, 3}
    assert {bool(definition.get("bonus")) for definition in RULESETS} == {False, True}
