"""Counts over all rolls and categories of every game, compared with a naive implementation and stored counts."""

import hashlib
import json
from functools import cache

import pytest

from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.engine import naive
from tests.known import KNOWN


@cache
def naive_matrix(ruleset_id: str, *, served: bool = False) -> dict[tuple[int, ...], dict[str, int]]:
    points = (naive.SERVED_POINTS if served else naive.POINTS)[ruleset_id]
    return {hand: points(hand) for hand in naive.rolls_of(naive.DICE_COUNT[ruleset_id])}


@cache
def naive_counts(ruleset_id: str) -> dict[str, list[int]]:
    """Return per category the number of rolls with points, and the sum of the points over all rolls."""
    rolls = naive.rolls_of(naive.DICE_COUNT[ruleset_id])
    matrix = naive_matrix(ruleset_id)
    return {
        category: [
            sum(number for hand, number in rolls.items() if matrix[hand][category]),
            sum(number * matrix[hand][category] for hand, number in rolls.items()),
        ]
        for category in matrix[next(iter(rolls))]
    }


def card_of(ruleset_id: str) -> CompiledRuleset:
    """Return the card of a game, or that of all columns of its sheet."""
    ruleset = load_ruleset(ruleset_id)
    return compile_rules(ruleset).card if ruleset.columns else compile_ruleset(ruleset)


def digest(rows: list[list[int]]) -> str:
    return hashlib.sha256(json.dumps(rows, separators=(",", ":")).encode()).hexdigest()


def test_every_built_in_game_has_its_block() -> None:
    assert sorted(KNOWN) == sorted(naive.POINTS) == sorted(builtin_rulesets())


@pytest.mark.parametrize("ruleset_id", naive.POINTS)
def test_points_of_every_hand_match_the_naive_rules(ruleset_id: str) -> None:
    compiled = card_of(ruleset_id)
    for served, rows in ((False, compiled.points), (True, compiled.roll_points[0])):
        expected = naive_matrix(ruleset_id, served=served)
        assert sorted(compiled.hands) == sorted(expected)
        for hand, row in zip(compiled.hands, rows, strict=True):
            assert dict(zip(compiled.categories, row, strict=True)) == expected[hand], hand


@pytest.mark.parametrize("ruleset_id", naive.POINTS)
def test_counts_over_all_rolls_match_the_stored_ones(ruleset_id: str) -> None:
    compiled = card_of(ruleset_id)
    rolls = naive.rolls_of(compiled.ruleset.dice_count)
    counted = {
        category: [
            sum(rolls[hand] for hand, row in zip(compiled.hands, compiled.points, strict=True) if row[c]),
            sum(rolls[hand] * row[c] for hand, row in zip(compiled.hands, compiled.points, strict=True)),
        ]
        for c, category in enumerate(compiled.categories)
    }
    assert counted == naive_counts(ruleset_id) == KNOWN[ruleset_id]["counts"]


@pytest.mark.parametrize("ruleset_id", naive.POINTS)
def test_digests_of_the_score_matrices_match_the_stored_ones(ruleset_id: str) -> None:
    compiled = card_of(ruleset_id)
    golden = KNOWN[ruleset_id]
    for key, rows, served in (
        ("points", compiled.points, False),
        ("served_points", compiled.roll_points[0], True),
    ):
        matrix = naive_matrix(ruleset_id, served=served)
        from_rules = [[matrix[hand][category] for category in compiled.categories] for hand in sorted(matrix)]
        assert digest([list(row) for row in rows]) == digest(from_rules) == golden.get(key, golden["points"])


def test_counts_match_published_ones() -> None:
    """Counts of the 7,776 rolls: full house 300, small straight 1,200 (large 240), 156, 1,656, 6, flush 96."""
    yahtzee = KNOWN["yahtzee"]["counts"]
    known = {
        "full_house": 300,
        "small_straight": 1200,
        "large_straight": 240,
        "four_of_a_kind": 156,
        "three_of_a_kind": 1656,
        "yahtzee": 6,
        "chance": 7776,
    }
    assert {category: yahtzee[category][0] for category in known} == known
    assert KNOWN["kismet"]["counts"]["flush"][0] == 96
