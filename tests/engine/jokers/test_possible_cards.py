"""Cards of games with memory: valid if and only if some game by the naive rules ends in them."""

import random
from collections.abc import Mapping
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet, empty_sheet
from engine.checks.sheet_check import check_sheet
from engine.checks.sheet_problems import sheet_problems
from engine.definitions.definition import check_definition, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.engine.games_with_memory import (
    DOUBLE,
    GENERALA,
    ONES,
    STRAIGHT,
    Definition,
    compiled_game,
    invent,
)
from tests.engine.naive_cards import cards_of_all_games
from tests.engine.naive_game import NaiveGame
from tests.selection import usually


def claims(compiled: CompiledRuleset, most: int) -> list[Sheet] | None:
    """Return every sheet with payable points, possible or not; None if there are too many."""
    fillings = [
        [filled for count in range(times + 1) for filled in combinations_with_replacement(payable, count)]
        for payable, times in zip(compiled.payable, compiled.times, strict=True)
    ]
    bonuses = range(compiled.turns + 1 if compiled.extra_bonus else 1)
    size = len(bonuses) * (most + 2)
    for each in fillings:
        size *= len(each)
    if size > 4_000:
        return None
    return [
        Sheet((Scorecard(points, count),), extra_rolls)
        for points in product(*fillings)
        for count in bonuses
        for extra_rolls in range(most + 2)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("with_joker", [False, True])
@pytest.mark.parametrize("seed", usually(range(2), range(10)))
def test_possible_cards_match_all_games(seed: int, with_joker: bool) -> None:
    """Four valid and small rulesets each."""
    chance = random.Random(f"possible cards {seed} {with_joker}")
    checked = 0
    while checked < 4:
        _, ruleset = check_definition(invent(chance, with_joker))
        if ruleset is None or sum(category.times for category in ruleset.categories) > 5:
            continue
        compiled = compile_ruleset(ruleset)
        found = cards_of_all_games(NaiveGame(compiled))
        told = claims(compiled, max(extra_rolls for *_, extra_rolls in found))
        if told is None:
            continue
        checked += 1
        valid = 0
        for sheet in told:
            problems = sheet_problems(rules_of_card(compiled), sheet)
            possible = (sheet.card.points, sheet.card.extra_bonus_count, sheet.extra_rolls) in found
            assert bool(problems) != possible, (ruleset, sheet, [problem.detail for problem in problems])
            valid += possible
        assert valid == len(found) > 1


# Messages about impossible cards


def problems_of(
    compiled: CompiledRuleset, points: Mapping[str, tuple[int, ...]], extra_rolls: int = 0
) -> list[tuple[str, tuple[str | int, ...], Any]]:
    card = Scorecard(tuple(points.get(name, ()) for name in compiled.categories))
    problems = sheet_problems(rules_of_card(compiled), Sheet((card,), extra_rolls))
    return [(problem.code, problem.path[1:], problem.detail) for problem in problems]


def test_points_need_the_required_category() -> None:
    game = compiled_game()
    assert problems_of(game, {"generala": (50,), "double": (100,), "chance": (0,)}) == []
    assert problems_of(game, {"generala": (0,), "double": (0,), "chance": (0,)}) == []
    needs = "double earns points only after generala was filled with points, but generala"
    assert problems_of(game, {"generala": (0,), "double": (100,)}) == [
        ("contradicting-points", ("points", "double"), f"{needs} is 0")
    ]
    assert problems_of(game, {"double": (100,)}) == [("contradicting-points", ("points", "double"), f"{needs} is open")]


def test_a_zero_that_needs_a_lock() -> None:
    """A chance is 0 only before the generala; if that comes first on the card, the chance is never 0 after it was
    made."""
    game = compiled_game(order="card")
    filled = {"ones": (0,), "generala": (50,), "double": (0,), "straight": (0, 0), "chance": (0,)}
    assert problems_of(game, filled | {"chance": (5,)}) == []
    assert problems_of(game, filled | {"generala": (0,)}) == []
    assert problems_of(game, filled) == [
        (
            "contradicting-points",
            ("points", "chance"),
            "chance cannot pay 0: generala comes first and was filled with points, so it pays 5 to 30",
        )
    ]
    backwards = compiled_game(DOUBLE, GENERALA, order="card")
    assert problems_of(backwards, {"double": (100,), "generala": (50,)}) == [
        (
            "contradicting-points",
            ("points", "double"),
            "double earns points only after generala, which comes later: this game fills categories in the order of "
            "the card",
        )
    ]


def test_lower_categories_wait_for_upper_ones() -> None:
    game = compiled_game(order="upper_first")
    assert problems_of(game, {"ones": (3,), "generala": (50,)}) == []
    rule = "is filled before ones; this game fills every upper category before a lower one"
    assert problems_of(game, {"generala": (50,), "straight": (56, 0)}) == [
        ("out-of-order", ("points", "generala"), f"generala {rule}"),
        ("out-of-order", ("fillings", "straight"), f"straight {rule}"),
    ]


def test_several_fillings_are_distinguished() -> None:
    game = compiled_game()
    assert problems_of(game, {"straight": (66, 15)}) == [
        ("impossible-points", ("fillings", "straight", 1), "straight cannot pay 15; it pays 0, 46, 56 or 66")
    ]
    assert problems_of(game, {"straight": (66, 0, 0)}) == [
        ("too-many-fillings", ("fillings", "straight"), "straight can be filled 2 times, not 3")
    ]


@pytest.mark.parametrize(
    ("points", "least", "greatest"),
    [
        ({}, 0, 0),
        ({"straight": (66,)}, 2, 2),
        ({"straight": (56,)}, 1, 1),
        ({"straight": (46,)}, 0, 0),
        ({"straight": (0,)}, 0, 2),
        ({"straight": (66, 56)}, 3, 3),
        # Without the straight, all rolls may have been used, with the previous straight on the first roll.
        ({"straight": (66, 0)}, 0, 4),
        ({"straight": (66, 46)}, 0, 2),
        ({"straight": (66,), "ones": (2,)}, 0, 4),
        ({"straight": (66, 56), "ones": (2,), "generala": (50,)}, 0, 7),
    ],
)
def test_saved_rolls(points: dict[str, tuple[int, ...]], least: int, greatest: int) -> None:
    game = compiled_game(extra_rolls={"saves": True})
    for extra_rolls in range(-1, 10):
        found = problems_of(game, points, extra_rolls)
        assert (found == []) == (least <= extra_rolls <= greatest)
        assert all(code == "impossible-extra-rolls" and path == ("extra_rolls",) for code, path, _ in found)


def test_rolls_saved_after_the_last_long_turn_remain() -> None:
    """The straight earns points only after the chance; a single chance was before it, of two one may have been after
    it."""
    straight, chance = STRAIGHT | {"after": "chance"}, {"id": "chance", "pays": {"sum": "all"}, "times": 2}
    game = compiled_game(straight, chance, extra_rolls={"saves": True})
    one, two = {"straight": (66, 56), "chance": (20,)}, {"straight": (66, 56), "chance": (20, 21)}
    assert [rolls for rolls in range(9) if not problems_of(game, one, rolls)] == [3, 4, 5]
    assert [rolls for rolls in range(9) if not problems_of(game, two, rolls)] == list(range(8))
    for order in ("free", "upper_first"):
        game = compiled_game(ONES, STRAIGHT, extra_rolls={"saves": True, "most": 4}, order=order)
        found = [rolls for rolls in range(9) if not problems_of(game, {"ones": (3,), "straight": (66, 56)}, rolls)]
        assert found == (list(range(5)) if order == "free" else [3, 4])


@pytest.mark.parametrize(
    ("words", "points", "extra_rolls", "detail"),
    [
        ({}, {}, 1, "this game has no extra rolls"),
        ({"extra_rolls": {"start": 3}}, {}, 2, "before the first turn a card has 3 extra rolls, not 2"),
        ({"extra_rolls": {"start": 1}}, {}, 0, "before the first turn a card has 1 extra roll, not 0"),
        (
            {"extra_rolls": {"start": 3}},
            {"straight": (66,)},
            2,
            "after 1 turn a card has 3 extra rolls, not 2: its points were made with fewer rolls",
        ),
        (
            {"extra_rolls": {"start": 3}},
            {"ones": (1,)},
            4,
            "after 1 turn a card has from 0 to 3 extra rolls, not 4: unused rolls are not saved",
        ),
        (
            {"extra_rolls": {"saves": True}},
            {"ones": (1,), "straight": (46,)},
            3,
            "after 2 turns a card has from 0 to 2 extra rolls, not 3: a turn saves at most 2, and fewer if its "
            "points need a later roll",
        ),
    ],
)
def test_wrong_extra_rolls_are_explained(
    words: Definition, points: dict[str, tuple[int, ...]], extra_rolls: int, detail: str
) -> None:
    assert problems_of(compiled_game(**words), points, extra_rolls) == [
        ("impossible-extra-rolls", ("extra_rolls",), detail)
    ]


def test_the_empty_card_has_the_rolls_of_the_start() -> None:
    game = compiled_game(extra_rolls={"start": 3})
    assert empty_sheet(rules_of_card(game)).extra_rolls == 3
    assert check_sheet(rules_of_card(game), empty_sheet(rules_of_card(game))).valid


def test_a_joker_with_a_dependent_category() -> None:
    """A second Yahtzee category: five more equal dice go there as jokers, which earn the extra bonus."""
    again = {"id": "again", "needs": {"groups": [5]}, "pays": {"points": 60}, "after": "yahtzee"}
    third = {"id": "third", "needs": {"groups": [5]}, "pays": {"points": 70}, "after": "again"}
    game = compile_ruleset(parse_ruleset({"base": "yahtzee-free-joker", "categories": [again, third]}))
    filled = {"yahtzee": (50,), "again": (60,), "third": (70,)}
    for points, counts in [
        (filled, [2]),
        (filled | {"third": (0,)}, [1, 2]),
        # A joker pays nothing only in a locked category.
        (filled | {"again": (0,), "third": (0,)}, [0, 1]),
        (filled | {"sixes": (30,)}, [2, 3]),
        ({"yahtzee": (0,), "again": (0,)}, [0]),
    ]:
        fillings = tuple(points.get(name, ()) for name in game.categories)
        assert [
            n for n in range(6) if not sheet_problems(rules_of_card(game), Sheet((Scorecard(fillings, n),)))
        ] == counts
    assert [path for _, path, _ in problems_of(game, {"yahtzee": (0,), "again": (60,)})] == [("points", "again")]
