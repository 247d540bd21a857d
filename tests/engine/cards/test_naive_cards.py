"""Games so small that their cards can be listed or counted by hand."""

from itertools import combinations_with_replacement
from typing import Any

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.engine.naive_cards import Reached, cards_of_all_games
from tests.engine.naive_game import NaiveGame

SIX = {"id": "six", "needs": {"faces": [6]}, "pays": {"points": 10}}
ANY = {"id": "any", "pays": {"sum": "all"}}


def cards(*categories: dict[str, Any], **words: Any) -> set[Reached]:
    """Return the cards of a game, by default with one die and a single roll."""
    return cards_of_all_games(NaiveGame({"dice_count": 1, "rolls": 1, "categories": categories, **words}))


def fillings(found: set[Reached]) -> set[tuple[tuple[int, ...], ...]]:
    return {each[0] for each in found}


def test_one_category_filled_twice_is_a_multiset() -> None:
    found = fillings(cards({**ANY, "times": 2}))
    assert found == {(dice,) for size in range(3) for dice in combinations_with_replacement(range(1, 7), size)}


def test_saved_rolls_are_limited_by_the_turns_played() -> None:
    found = cards({**SIX, "times": 3}, rolls=3, extra_rolls={"saves": True})
    by_turns = [{extra for paid, _, extra in found if len(paid[0]) == turns} for turns in range(4)]
    assert by_turns == [{0}, set(range(3)), set(range(5)), set(range(7))]


def test_saved_rolls_are_limited_by_the_ruleset() -> None:
    found = cards({**SIX, "times": 3}, rolls=2, extra_rolls={"start": 1, "saves": True, "most": 2})
    by_turns = [{extra for paid, _, extra in found if len(paid[0]) == turns} for turns in range(4)]
    assert by_turns == [{1}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}]


def test_chips_are_never_saved_and_used_last() -> None:
    found = cards({**SIX, "times": 2}, rolls=3, extra_rolls={"start": 2, "saves": False})
    by_turns = [{extra for paid, _, extra in found if len(paid[0]) == turns} for turns in range(3)]
    assert by_turns == [{2}, {0, 1, 2}, {0, 1, 2}]


def test_points_by_roll_prove_saved_rolls() -> None:
    by_roll = {**SIX, "pays": {"by_roll": [30, 20, 10]}}
    found = cards(by_roll, rolls=3, extra_rolls={"saves": True})
    last = {(paid[0][0], extra) for paid, _, extra in found if paid[0]}
    assert last == {(30, 2), (20, 1), (10, 0), (0, 0), (0, 1), (0, 2)}


def test_points_on_the_first_roll_prove_that_no_chip_was_used() -> None:
    found = cards({**SIX, "pays": {"by_roll": [30, 20]}}, rolls=1, extra_rolls={"start": 2, "saves": False})
    assert {(paid[0][0], extra) for paid, _, extra in found if paid[0]} == {
        *[(30, 2), (20, 1), (20, 0)],
        *[(0, 0), (0, 1), (0, 2)],
    }


def test_the_upper_section_comes_first_in_any_order() -> None:
    upper = [{"id": "twos", "upper": 2}, {"id": "ones", "upper": 1}]
    found = fillings(cards(upper[0], SIX, upper[1], order="upper_first"))
    assert {paid for paid in found if paid[1]} == {((u,), (s,), (o,)) for u in (0, 2) for s in (0, 10) for o in (0, 1)}
    assert {paid for paid in found if not paid[1]} == {(u, (), o) for u in ((), (0,), (2,)) for o in ((), (0,), (1,))}


def test_locked_categories_earn_nothing() -> None:
    double = {**SIX, "id": "double", "pays": {"points": 50}, "after": "six"}
    found = fillings(cards(SIX, double))
    assert found == {(s, d) for s in ((), (0,), (10,)) for d in ((), (0,), (50,))} - {((), (50,)), ((0,), (50,))}


def test_the_first_of_several_fillings_unlocks_a_category() -> None:
    double = {**SIX, "id": "double", "pays": {"points": 50}, "after": "six", "times": 2}
    found = fillings(cards({**SIX, "times": 2}, double))
    assert ((0, 10), (0, 50)) in found
    assert ((10,), (50, 50)) in found
    assert not any(50 in paid[1] and 10 not in paid[0] for paid in found)


def test_a_joker_game_has_its_extra_bonuses() -> None:
    pair = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
    definition = {"dice_count": 2, "rolls": 1, "categories": [pair, ANY]}
    joker = {"category": "pair", "rule": "none", "bonus": 5, "points": {}}
    game = NaiveGame(compile_ruleset(parse_ruleset({**definition, "joker": joker})))
    found = {each for each in cards_of_all_games(game) if each[0][0] == (20,) and each[0][1]}
    # The pair first, and another one after it; or the pair last, or no pair in the other category.
    assert found == {(((20,), (total,)), 1, 0) for total in range(2, 13, 2)} | {
        (((20,), (total,)), 0, 0) for total in range(2, 13)
    }
