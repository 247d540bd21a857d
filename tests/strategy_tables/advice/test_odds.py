"""Odds of a category compared with published ones and with a naive recursion."""

from itertools import product

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard, empty_scorecard
from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.games.moves import Keep
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.advice.odds import Odds, odds
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.published import FACE_MEAN, LOWER
from tests.selection import usually
from tests.strategy_tables.naive_play import play_for_category
from tests.strategy_tables.small import SMALL, USUAL_SMALL

YAHTZEE = compile_ruleset(load_ruleset("yahtzee-free-joker"))
FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")


def last_open(category: str) -> Scorecard:
    """Return the card of the published table: only this category open, the Yahtzee category 0, the bonus out of
    reach."""
    return single_fillings(tuple(None if name == category else 0 for name in YAHTZEE.categories))


def from_nothing(category: str, card: Scorecard, points: int | None = None) -> Odds:
    return odds(
        rules_of_card(YAHTZEE), Sheet((card,)), YAHTZEE.categories.index(category), (), 3, kept=True, points=points
    )


@pytest.mark.parametrize("face", range(1, 7))
def test_upper_categories(face: int) -> None:
    found = from_nothing(FACES[face - 1], last_open(FACES[face - 1]))
    assert found.mean.expected_points == pytest.approx(FACE_MEAN * face, abs=6e-7 * face)
    assert [each.points for each in found.at_least] == [face * count for count in range(1, 6)]
    published = [0.935095, 0.698839, 0.354850, 0.104426, 0.013272]
    assert [each.probability for each in found.at_least] == pytest.approx(published, abs=5.1e-7)


@pytest.mark.parametrize("category", [name for name in LOWER if name != "yahtzee"])
def test_lower_categories(category: str) -> None:
    mean, chance = LOWER[category]
    found = from_nothing(category, last_open(category))
    assert found.mean.expected_points == pytest.approx(mean, abs=5.1e-7)
    assert found.made.probability == pytest.approx(chance, abs=5.1e-7)


def test_yahtzee_itself() -> None:
    found = from_nothing("yahtzee", empty_scorecard(YAHTZEE))
    assert found.mean.expected_points == pytest.approx(LOWER["yahtzee"][0], abs=5.1e-7)
    assert found.made.probability == pytest.approx(347897 / 7558272, abs=1e-15)
    assert found.made.probability == pytest.approx(0.046029, abs=5e-7)


def test_the_two_objectives_differ() -> None:
    for category, chance, while_playing_for_the_mean in (
        ("three_of_a_kind", 0.743195, 0.7151),
        ("four_of_a_kind", 0.290794, 0.277443),
    ):
        found = from_nothing(category, last_open(category))
        assert found.made.probability == pytest.approx(chance, abs=5.1e-7)
        assert found.mean.probability == pytest.approx(while_playing_for_the_mean, abs=5.1e-5)
        assert found.made.expected_points < found.mean.expected_points


@pytest.mark.parametrize(
    ("rolls_left", "published"),
    [(2, [0.2663, 0.8717, 2.8528, 9.3364, 30.5556]), (1, [0.0129, 0.0772, 0.4630, 2.7778, 16.6667])],
)
@pytest.mark.parametrize("face", [1, 6])
def test_a_named_yahtzee(rolls_left: int, published: list[float], face: int) -> None:
    category = YAHTZEE.categories.index(FACES[face - 1])
    card = empty_scorecard(YAHTZEE)
    for held, percent in enumerate(published):
        found = odds(
            rules_of_card(YAHTZEE), Sheet((card,)), category, (face,) * held, rolls_left, kept=True, points=5 * face
        )
        assert 100 * found.made.probability == pytest.approx(percent, abs=5.1e-5)


def test_any_yahtzee() -> None:
    category = YAHTZEE.categories.index("yahtzee")
    card = empty_scorecard(YAHTZEE)
    for hand, percent in (
        ((1, 2, 3, 4, 6), 1.2631),
        ((1, 2, 3, 3, 6), 2.9064),
        ((1, 3, 3, 3, 6), 9.3364),
        ((3, 3, 3, 3, 6), 30.5556),
    ):
        found = odds(rules_of_card(YAHTZEE), Sheet((card,)), category, hand, 2)
        assert 100 * found.made.probability == pytest.approx(percent, abs=5.1e-5)
    assert odds(rules_of_card(YAHTZEE), Sheet((card,)), category, (3, 3, 3, 3, 6), 2).made.keep == (3, 3, 3, 3)
    assert odds(rules_of_card(YAHTZEE), Sheet((card,)), category, (3, 3, 3, 3, 3), 2).made.keep == (3, 3, 3, 3, 3)


@pytest.mark.parametrize("name", usually(USUAL_SMALL, SMALL))
def test_odds_match_a_naive_recursion(name: str) -> None:
    compiled = compile_ruleset(parse_ruleset(SMALL[name]))
    for category in range(1 if compiled.order == "card" else len(compiled.categories)):
        joker = compiled.joker_category
        cards = [empty_scorecard(compiled)]
        if joker not in (-1, category):
            filled = max(compiled.points, key=lambda row: row[joker])[joker]
            cards.append(
                single_fillings(tuple(filled if c == joker else None for c in range(len(compiled.categories))))
            )
        for card in cards:
            at_least = odds(rules_of_card(compiled), Sheet((card,)), category, compiled.hands[0], 0).at_least
            play = play_for_category(compiled, compiled.categories[category], [each.points for each in at_least])
            some = compiled.hands[:: max(1, len(compiled.hands) // (4 * EFFORT))]
            for hand, left in product(some, range(compiled.ruleset.rolls)):
                position = Position(rules_of_card(compiled), Sheet((card,)), hand, left)
                chances = play.of_position(position)
                for each, chance in zip(at_least, chances, strict=True):
                    made = odds(rules_of_card(compiled), Sheet((card,)), category, hand, left, points=each.points).made
                    assert made.probability == pytest.approx(chance, abs=1e-13)
                    if left:
                        assert made.keep is not None
                        kept = chances if made.keep == hand else play.of_move(position, Keep(made.keep))
                        assert kept[at_least.index(each)] == pytest.approx(made.probability, abs=1e-13)
