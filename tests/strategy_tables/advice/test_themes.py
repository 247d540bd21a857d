"""Themes of decisions: where each applies, which is first, and agreement with a naive reading of the document."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import pytest

from engine.cards.rules import compile_rules, rules_of_card
from engine.cards.scorecard import empty_scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset
from engine.games.moves import Keep
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset
from strategy_tables import STRENGTHS, advise, advise_many, move_probabilities, review
from strategy_tables.advice.themes import THEMES, HumanMoveModel, possible_themes, theme_of_each, themes_of
from strategy_tables.model.arrays import Floats
from strategy_tables.sheets.advisor import EstimateAdvisor
from tests.effort import EFFORT
from tests.engine.game_samples import EXAMPLE, game_of
from tests.engine.sheet_games import SMALL_RULES, play_sheet_game
from tests.strategy_tables.flat_estimate import flat_estimate
from tests.strategy_tables.naive_themes import TOLD_IN_ORDER, naive_themes
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import BUILT, advisor_of, table_of

CASUAL = next(strength for strength in STRENGTHS if strength.id == "casual")


@dataclass(eq=False)
class FixedModel(HumanMoveModel):
    """A model of a person with given probabilities of some moves: dice, or the name of a category."""

    chances: Mapping[str, float]

    @cached_property
    def shares(self) -> Floats:
        """Return the probabilities in the order of the ranking."""
        names = self.advice.position.compiled.categories
        moves = [
            "".join(map(str, move.dice)) if isinstance(move, Keep) else names[move.category]
            for move in self.advice.ranking.moves
        ]
        assert {*moves} >= {*self.chances}
        return np.array([self.chances.get(move, 0.0) for move in moves])


def themes(
    hand: str, rolls_left: int, card: str, chances: Mapping[str, float] | None = None, name: str = "yahtzee"
) -> list[str]:
    """Return the themes of a decision with these dice; `card` has the filled categories, `chances` the model."""
    compiled = compile_ruleset(load_ruleset(name))
    paid = {category: int(points) for category, _, points in (each.partition(":") for each in card.split())}
    points = tuple((paid[category],) if category in paid else () for category in compiled.categories)
    position = Position(
        rules_of_card(compiled),
        Sheet((replace(empty_scorecard(compiled), points=points),)),
        tuple(map(int, hand)),
        rolls_left,
    )
    table = table_of(name)
    return [*themes_of(FixedModel(advise(table, position), table.expected_above_least, chances or {}))]


LOWER = "full_house:25 small_straight:30 large_straight:40"


def test_a_further_yahtzee_is_a_joker_once_the_category_is_filled() -> None:
    card = f"ones:3 twos:6 threes:9 chance:20 {LOWER}"
    assert themes("44444", 0, f"{card} yahtzee:50")[0] == "joker"
    assert themes("44444", 0, f"{card} yahtzee:0")[0] == "joker"
    assert "joker" not in themes("44444", 0, card)
    assert "joker" not in themes("44446", 0, f"{card} yahtzee:50")


def test_a_choice_between_zeros_has_its_theme() -> None:
    card = "ones:3 twos:6 threes:9 fours:12 fives:15 sixes:18 chance:20 small_straight:30"
    assert themes("11246", 0, card)[0] == "which_zero"
    # With a roll left nothing is given up yet, and three of a kind is valuable.
    assert "which_zero" not in themes("11246", 1, card)
    assert "which_zero" not in themes("11122", 0, card)


def test_only_the_first_roll_of_a_game_has_its_theme() -> None:
    assert themes("13346", 2, "")[0] == "first_roll"
    assert "first_roll" not in themes("13346", 1, "")
    assert "first_roll" not in themes("13346", 2, "ones:2")


def test_straights_are_a_theme_of_the_best_or_a_likely_move() -> None:
    card = "ones:3 chance:20"
    assert "straights" in themes("23466", 2, card, {"66": 0.9, "234": 0.1})
    assert "straights" not in themes("23466", 2, card, {"66": 0.91, "234": 0.09})
    # Two dice are neighbours, and equal ones do not belong to a straight.
    assert "straights" not in themes("34466", 1, card, {"66": 0.5, "34": 0.5})
    assert "straights" not in themes("33466", 1, card, {"66": 0.5, "334": 0.5})
    # No straight is open, or none that includes these dice: 1 3 6 are not in a row.
    assert "straights" not in themes("23466", 1, f"chance:20 {LOWER}", {"66": 0.5, "234": 0.5})
    assert "straights" not in themes("13666", 1, card, {"666": 0.5, "136": 0.5})
    # The best move suffices while there is a roll for it.
    assert themes("23466", 1, card)[0] == "straights"
    assert "straights" not in themes("23466", 0, card)
    # Odd dice are a straight in Crag.
    crag = "ones:1 crag:50 thirteen:26 three_of_a_kind:0"
    assert "straights" in themes("134", 1, crag, {"13": 1.0}, "crag")
    assert "straights" not in themes("134", 1, f"{crag} odd_straight:20 low_straight:20", {"13": 1.0}, "crag")


@pytest.mark.parametrize(
    ("upper", "expected"),
    [
        # With four fives and four sixes to come, 44 points, 19 are still enough for 63.
        ("ones:2 twos:6 threes:6 fours:4", "bonus_dead"),
        ("ones:3 twos:6 threes:6 fours:4", "bonus_alive"),
        ("ones:4 twos:6 threes:6 fours:4", "bonus_alive"),
        # No more can come than is made already.
        ("ones:5 twos:8 threes:15 fours:20 fives:15", None),
    ],
)
def test_the_bonus_is_alive_while_all_dice_but_one_of_each_face_reach_it(upper: str, expected: str | None) -> None:
    found = themes("22366", 1, f"{upper} {LOWER}", {"66": 0.5, "236": 0.3})
    assert found == ([] if expected is None else [expected])


def test_decisions_between_upper_categories_have_their_theme() -> None:
    card = f"ones:3 twos:6 threes:9 {LOWER}"
    assert themes("25566", 1, card, {"66": 0.6, "55": 0.2}) == ["bonus_alive"]
    assert themes("25566", 1, card, {"66": 0.6, "256": 0.2}) == ["bonus_alive"]
    # The model's errors keep dice for the same category or for no open one, or are rare.
    assert themes("25666", 1, card, {"666": 0.6, "66": 0.2}) == []
    assert themes("25666", 1, card, {"666": 0.6, "5666": 0.2}) == []
    assert themes("25566", 1, card, {"66": 0.91, "55": 0.09}) == []
    assert themes("22334", 1, f"{card} fours:12 fives:15 sixes:18", {"22": 0.5, "33": 0.5}) == []
    # Among several errors, the most probable one counts.
    assert themes("25666", 1, card, {"666": 0.6, "66": 0.2, "256": 0.15}) == []
    # Filling a category concerns it.
    assert themes("25666", 0, card, {"sixes": 0.5, "three_of_a_kind": 0.5}) == ["bonus_alive"]
    assert themes("25666", 0, f"{card} sixes:18", {"three_of_a_kind": 0.5, "chance": 0.5}) == []


def test_the_last_three_turns_are_the_endgame() -> None:
    card = f"ones:3 twos:6 threes:9 fours:12 fives:15 sixes:18 {LOWER}"
    assert themes("11266", 1, f"{card} chance:20") == ["endgame"]
    assert themes("11266", 1, card) == []


def test_the_first_theme_that_fits_is_the_theme() -> None:
    assert tuple(TOLD_IN_ORDER) == THEMES
    compiled = table_of("yahtzee").compiled
    seen = Counter[str]()
    expected = table_of("yahtzee").expected_above_least
    advices = advise_many(table_of("yahtzee"), positions_of_games(compiled, 200, 5))
    for advice, theme in zip(advices, theme_of_each(advices, expected), strict=True):
        found = themes_of(HumanMoveModel(advice, expected))
        seen.update(found)
        assert list(found) == [theme for theme in THEMES if theme in found]
        assert theme == next(iter(found), None)
    assert {*THEMES} - {*seen} <= {"joker", "first_roll"}


@pytest.mark.slow
@pytest.mark.parametrize("name", [*BUILT, *WITH_MEMORY])
def test_themes_match_an_independent_implementation_of_the_document(name: str) -> None:
    table = table_of(name)
    positions = positions_of_games(table.compiled, 25 * EFFORT, 11)
    themes_seen = set()
    for advice in advise_many(table, positions):
        if advice.ranking.losses[-1]:
            shares = move_probabilities(advice, CASUAL, table.expected_above_least).tolist()
            moves = list(zip(advice.ranking.moves, advice.ranking.losses, shares, strict=True))
            found = themes_of(HumanMoveModel(advice, table.expected_above_least))
            assert list(found) == naive_themes(advice.position, moves), advice.position
            themes_seen |= {*found}
    assert themes_seen
    assert themes_seen <= {*possible_themes(table.compiled)}


def test_themes_depend_on_the_rules() -> None:
    impossible = {
        name: [theme for theme in THEMES if theme not in possible_themes(compile_ruleset(load_ruleset(name)))]
        for name in ("yahtzee", "yatzy", "yacht", "crag", "generala", "balut", "kismet")
    }
    no_bonus = ["bonus_alive", "bonus_dead"]
    assert impossible == {
        "yahtzee": [],
        "yatzy": ["joker"],
        "yacht": ["joker", *no_bonus],
        "crag": ["joker", *no_bonus],
        "generala": ["joker", *no_bonus],
        "balut": ["joker", *no_bonus],
        "kismet": ["joker"],
    }


def test_free_decisions_of_a_review_have_their_theme() -> None:
    table = table_of("yahtzee-free-joker")
    (player,) = review(advisor_of(table), table.rules, game_of(EXAMPLE)).players
    for decision in player.decisions:
        found = themes_of(HumanMoveModel(advise(table, decision.position), table.expected_above_least))
        assert decision.theme == (None if decision.forced else next(iter(found), None))
    assert player.decisions[0].theme == "first_roll"
    assert player.decisions[-1].theme is None


@pytest.mark.parametrize("ruleset", SMALL_RULES, ids=lambda ruleset: ruleset.name)
def test_decisions_on_sheets_only_have_meaningful_themes(ruleset: Ruleset) -> None:
    rules = compile_rules(ruleset)
    turns, _ = play_sheet_game(rules.ruleset, random.Random(5))
    (player,) = review(
        EstimateAdvisor(rules, flat_estimate(rules)), rules, game_of({"players": [{"name": "", "turns": turns}]})
    ).players
    for decision in player.decisions:
        last = decision.turn >= len(turns) - 3
        if decision.forced:
            assert decision.theme is None
        elif decision.theme == "joker":
            assert len({*decision.position.hand}) == 1
            filled = [dict(zip(rules.categories, card.points, strict=True)) for card in decision.position.sheet.columns]
            assert all(card["yacht"] for card in filled)
        elif decision.theme == "which_zero":
            assert decision.position.rolls_left == 0
            assert isinstance(decision.best, Score)
            assert decision.best.points == 0
        elif decision.theme == "first_roll":
            assert (decision.turn, decision.roll) == (0, 0)
        else:
            assert decision.theme == ("endgame" if last else None)
    assert {decision.theme for decision in player.decisions} >= {"first_roll", "endgame", None}
