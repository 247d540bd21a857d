"""Points awarded: Balut's compared with its sheet, and each word at its limits."""

import random
from typing import Any

import pytest

from engine.cards.totals import points_awarded
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.engine import naive

BALUT = compile_ruleset(load_ruleset("balut"))


def random_fillings(chance: random.Random, luck: float) -> dict[str, list[int]]:
    """Return four fillings of each category; with luck they meet its condition."""
    wanted = {
        "fours": (4, 4, 4, 4, 4), "fives": (5, 5, 5, 5, 5), "sixes": (6, 6, 6, 6, 6), "straight": (2, 3, 4, 5, 6),
        "full_house": (5, 5, 6, 6, 6), "chance": (5, 5, 6, 6, 6), "balut": (6, 6, 6, 6, 6),
    }  # fmt: skip
    fillings: dict[str, list[int]] = {}
    for category, hand in wanted.items():
        rolls = [hand if chance.random() < luck else tuple(chance.choices(range(1, 7), k=5)) for _ in range(4)]
        fillings[category] = [naive.balut(roll)[category] for roll in rolls]
    return fillings


def test_full_cards_of_balut_are_awarded_points_like_on_its_sheet() -> None:
    chance = random.Random(7)
    found = []
    for number in range(2_000):
        fillings = random_fillings(chance, number / 2_000)
        total = sum(map(sum, fillings.values()))
        assert tuple(fillings) == BALUT.categories
        found.append(points_awarded(BALUT, list(fillings.values()), total) or 0)
        assert found[-1] == naive.balut_awards(fillings), fillings
    assert min(found) == -2
    assert max(found) >= 27


def test_the_greatest_number_of_points_in_balut() -> None:
    best = random_fillings(random.Random(1), 1)
    assert points_awarded(BALUT, list(best.values()), sum(map(sum, best.values()))) == 29


@pytest.mark.parametrize(
    ("total", "awarded"),
    [
        (0, -2), (299, -2), (300, -1), (349, -1), (350, 0), (399, 0), (400, 1), (449, 1), (450, 2), (499, 2),
        (500, 3), (549, 3), (550, 4), (599, 4), (600, 5), (649, 5), (650, 6), (812, 6),
    ],
)  # fmt: skip
def test_brackets_of_the_total_at_their_edges(total: int, awarded: int) -> None:
    assert points_awarded(BALUT, [()] * 7, total) == awarded


@pytest.mark.parametrize(
    ("category", "fillings", "awarded"),
    [
        ("fours", (16, 16, 16), 0),
        ("fours", (16, 16, 16, 0), 0),
        ("fours", (16, 16, 16, 4), 2),
        ("fours", (20, 20, 12), 2),
        ("fives", (20, 20, 20), 0),
        ("fives", (20, 20, 25), 2),
        ("sixes", (24, 24, 24), 0),
        ("sixes", (24, 24, 30), 2),
        ("straight", (15, 15, 20), 0),
        ("straight", (15, 15, 20, 0), 0),
        ("straight", (15, 15, 20, 20), 4),
        ("full_house", (7, 7, 7, 7), 3),
        ("full_house", (7, 7, 7), 0),
        ("chance", (30, 30, 29, 10), 0),
        ("chance", (30, 30, 30, 10), 2),
        ("balut", (), 0),
        ("balut", (0, 0), 0),
        ("balut", (25, 0, 50), 4),
        ("balut", (25, 30, 35, 40), 8),
    ],
)
def test_awards_of_categories_at_their_limits(category: str, fillings: tuple[int, ...], awarded: int) -> None:
    card = [fillings if name == category else () for name in BALUT.categories]
    assert points_awarded(BALUT, card, 350) == awarded


def awarding(**words: Any) -> Any:
    category = {"id": "any", "times": 2, "pays": {"sum": "all", "plus": -15}}
    return compile_ruleset(parse_ruleset({"categories": [category], "points_awarded": words}))


def test_a_total_below_every_bracket_earns_no_award() -> None:
    compiled = awarding(total=[{"at": -5, "awards": 3}, {"at": 5, "awards": -1}])
    assert [points_awarded(compiled, [()], total) for total in (-6, -5, 4, 5)] == [0, 3, 3, -1]


def test_a_filling_with_a_penalty_is_not_made() -> None:
    compiled = awarding(
        categories=[{"id": "any", "made": "each", "awards": 2}, {"id": "any", "made": "all", "awards": 5}]
    )
    assert [points_awarded(compiled, [card], 0) for card in [(-4, 3), (0, 3), (1, 3), (1,)]] == [2, 2, 9, 2]


def test_a_game_without_a_second_currency_awards_nothing() -> None:
    yatzy = compile_ruleset(load_ruleset("yatzy"))
    assert points_awarded(yatzy, [(50,)] * 15, 650) is None
