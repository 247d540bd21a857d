"""Least and greatest totals compared with all games of small rulesets."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.extremes import greatest_total, least_total
from engine.definitions.definition import check_definition
from engine.rulesets.compiled import compile_ruleset
from tests.engine.naive_game import Card, Dice, NaiveGame


def naive_extreme(definition: dict[str, Any], better: Callable[..., int]) -> int:
    """Return the best total of all games: any hand can come on any roll, and extra rolls are ignored."""
    game = NaiveGame(definition)
    hands: list[Dice] = list(combinations_with_replacement(range(1, 7), game.dice_count))
    rolls = range(1, 1 + min(game.settled, game.rolls))

    @cache
    def end_of(card: Card) -> int:
        if game.complete(card):
            return game.upper_bonus(card)
        ways = {filling for hand in hands for roll in rolls for filling in game.fillings(card, hand, roll=roll)}
        return better(each.points + each.extra_bonus + end_of(game.fill(card, each, rolls_left=0)) for each in ways)

    return end_of(game.start)


@st.composite
def small_games(draw: st.DrawFn) -> dict[str, Any]:
    """Return games of a few categories with all combinable features; some are contradictory."""
    dice_count = draw(st.integers(1, 2))
    with_joker = dice_count > 1 and draw(st.booleans())
    faces: list[int] = draw(st.lists(st.integers(1, 6), unique=True, max_size=2))
    categories: list[dict[str, Any]] = [{"id": f"u{face}", "upper": face} for face in faces]
    for n in range(draw(st.integers(0 if faces or with_joker else 1, 3))):
        needs = draw(st.sampled_from([{}, {"greatest_sum": 6}, {"least_sum": 4}, {"faces": [6]}]))
        pays = draw(
            st.sampled_from(
                [{"points": 5}, {"points": -4}, {"sum": "all"}, {"sum": "all", "plus": -7}]
                if with_joker
                else [{"points": -4}, {"sum": {"faces": [2, 5]}, "plus": -3}, {"by_roll": [9, -2, -6]}]
            )
        )
        categories.append({"id": f"c{n}", "needs": needs, "pays": pays})
    definition: dict[str, Any] = {"dice_count": dice_count, "order": draw(st.sampled_from(["free", "upper_first"]))}
    if with_joker:
        categories.append({"id": "equal", "needs": {"groups": [dice_count]}, "pays": {"points": 8}})
        named = draw(st.lists(st.sampled_from([f"c{n}" for n in range(3)]), unique=True))
        definition["joker"] = {
            "category": "equal",
            "rule": draw(st.sampled_from(["forced", "free", "original", "none"])),
            "bonus": draw(st.sampled_from([0, 20])),
            "points": {name: draw(st.integers(0, 9)) for name in named if name in [c["id"] for c in categories]},
        }
    elif draw(st.booleans()):
        definition["order"] = "card"
    for category in categories:
        twice, waits = draw(st.booleans()), draw(st.integers(0, 2)) == 0
        if twice and not (with_joker and ("upper" in category or category["id"] == "equal")):
            category["times"] = 2
        if waits and category["id"] != "equal":
            category["after"] = draw(st.sampled_from([each["id"] for each in categories]))
    bonuses = [[{"at": 0, "pays": -9}, {"at": 4, "pays": 0}], [{"at": 3, "pays": 2, "each": 2}], [{"at": 5, "pays": 6}]]
    with_bonus = draw(st.booleans())
    if faces and with_bonus:
        definition["bonus"] = draw(st.sampled_from(bonuses))
    return definition | {"categories": draw(st.permutations(categories))}


@given(small_games())
@settings(max_examples=200)
def test_no_game_ends_below_the_least_or_above_the_greatest_total_and_some_game_there(
    definition: dict[str, Any],
) -> None:
    problems, ruleset = check_definition(definition)
    if ruleset is None:
        assert {problem.code for problem in problems} == {"contradiction"}
        return
    compiled = compile_ruleset(ruleset)
    assert least_total(compiled) == naive_extreme(definition, min)
    assert greatest_total(compiled) == naive_extreme(definition, max)
