"""Sentences about the end of a turn: made categories and zeros, with correct probabilities."""

import random
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from flask.testing import FlaskClient

from api.answers.endings import Ending, describe_endings, dump_endings, likely_endings
from api.answers.explanation import explain_loss
from api.answers.reasons import describe_reason
from api.answers.sheets import cell_at
from api.texts.texts import ENGLISH, texts_in
from engine.cards.rules import compile_rules
from engine.cards.scoring import Score
from engine.definitions.definition import load_ruleset
from engine.games.moves import Keep
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import (
    Decision,
    PlaysFor,
    RankedMove,
    TableAdvice,
    advise_many,
    load_table,
    plays_for,
    tables_folder,
)
from strategy_tables.advice.main_reason import reason_between
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.advice.reason import Reason
from strategy_tables.store.table_set import RulesetTables
from tests.api.questions import filled_but
from tests.effort import EFFORT
from tests.strategy_tables.positions import random_positions

YAHTZEE = compile_rules(load_ruleset("yahtzee"))


def ends(**categories: tuple[float, float]) -> PlaysFor:
    """Return the probabilities that categories are filled, and that they are made."""
    both = np.array([categories.get(category, (0.0, 0.0)) for category in YAHTZEE.categories])
    return PlaysFor(both[:, 0], both[:, 1])


def test_the_chance_of_a_cell_follows_its_column() -> None:
    triple = compile_rules(load_ruleset("triple-yahtzee"))
    twos, ones = Ending(cell_at(triple, 1), 0.42, 0.42), Ending(cell_at(triple, 13), 0.58, 0)
    assert describe_endings(ENGLISH, triple, [twos]) == "Makes Twos (First, 42%)."
    assert describe_endings(ENGLISH, triple, [ones, twos]) == "Makes Twos (First, 42%); otherwise a 0 in Ones (Second)."


@pytest.mark.parametrize(
    ("endings", "said"),
    [
        ({"yahtzee": (1, 1 / 6)}, "Makes Yahtzee (17%); otherwise it gets a 0."),
        ({"large_straight": (1 / 3, 1 / 3), "ones": (2 / 3, 0)}, "Makes Large straight (33%); otherwise a 0 in Ones."),
        ({"chance": (1, 1)}, "Makes Chance every time."),
        ({"threes": (5 / 6, 5 / 6), "yahtzee": (1 / 6, 1 / 6)}, "Makes Threes (83%) or Yahtzee (17%)."),
        ({"ones": (1, 0)}, "A 0 goes into Ones."),
        ({"ones": (0.5, 0), "twos": (0.5, 0)}, "A 0 goes into Ones or Twos."),
        # The category filled most often need not be the one made most often.
        ({"ones": (0.6, 0.1), "full_house": (0.4, 0.4)},
         "Makes Full house (40%) or Ones (10%); otherwise a 0 in Ones."),
        # Other endings remain unsaid; then a 0 has its own probability.
        ({"threes": (0.42, 0.42), "full_house": (0.17, 0.17), "chance": (0.05, 0.05), "fours": (0.36, 0.36)},
         "Makes Threes (42%) or Fours (36%)."),
        ({"threes": (0.5, 0.5), "fours": (0.1, 0.1), "fives": (0.1, 0.05), "ones": (0.15, 0), "twos": (0.15, 0)},
         "Makes Threes (50%) or Fours (10%); a 0 goes into Ones (15%) or Twos (15%)."),
        # The likeliest ending is named however small its probability is, a second one only from 5% on.
        ({"threes": (0.96, 0.96), "fours": (0.04, 0.04)}, "Makes Threes (96%)."),
        ({"threes": (0.9, 0.9), "fours": (0.1, 0.04), "ones": (0, 0)},
         "Makes Threes (90%); a 0 goes into Fours (6%)."),
        ({"threes": (0.998, 0.998), "fours": (0.002, 0.002)}, "Makes Threes (>99%)."),
        ({"yahtzee": (1, 0.0042)}, "Makes Yahtzee (<1%); otherwise it gets a 0."),
    ],
)  # fmt: skip
def test_categories_made_by_a_turn(endings: dict[str, tuple[float, float]], said: str) -> None:
    assert describe_endings(ENGLISH, YAHTZEE, likely_endings(YAHTZEE, ends(**endings))) == said


def test_endings_are_listed_by_probability() -> None:
    """Equally probable endings are sorted by how often they are made, then by the order of the card."""
    endings = ends(twos=(0.25, 0.0), threes=(0.25, 0.2), ones=(0.25, 0.0), chance=(0.1, 0.1), sixes=(0.09, 0.09))
    assert [each["category"] for each in dump_endings(YAHTZEE, likely_endings(YAHTZEE, endings))] == [
        "threes",
        "ones",
        "twos",
        "chance",
    ]
    spread = ends(**dict.fromkeys(YAHTZEE.categories, (1 / 13, 1 / 13)))
    assert dump_endings(YAHTZEE, likely_endings(YAHTZEE, spread)) == [
        {"category": "ones", "probability": 0.076923, "makes": 0.076923}
    ]
    # A rounding error above certainty.
    (only,) = dump_endings(YAHTZEE, likely_endings(YAHTZEE, ends(chance=(1 + 1e-15, 1 + 1e-15))))
    assert only == {"category": "chance", "probability": 1.0, "makes": 1.0}
    assert likely_endings(YAHTZEE, None) == []


@pytest.mark.parametrize(
    ("asked", "makes", "said"),
    [
        ({"dice": [6, 6, 6, 6, 1], "rolls_left": 1, "scorecard": filled_but("yahtzee")}, 1 / 6,
         "Keep 6 6 6 6 and roll 1 again. Makes Yahtzee (17%); otherwise it gets a 0. "),
        ({"dice": [2, 3, 4, 5, 5], "rolls_left": 1, "scorecard": filled_but("large_straight")}, 1 / 3,
         "Keep 2 3 4 5 and roll 5 again. Makes Large straight (33%); otherwise it gets a 0. "),
        ({"dice": [1, 2, 3, 5, 5], "rolls_left": 1, "scorecard": filled_but("chance")}, 1,
         "Keep 5 5 and roll 1 2 3 again. Makes Chance every time. "),
    ],
)  # fmt: skip
def test_a_scratch_does_not_count_as_made(built: FlaskClient, asked: dict[str, Any], makes: float, said: str) -> None:
    answer = built.post("/v1/advice", json=asked).get_json()
    (only,) = answer["plays_for"]
    assert list(only) == ["category", "probability", "makes"]
    assert only["probability"] == 1
    assert only["makes"] == pytest.approx(makes, abs=1e-6)
    assert answer["explanation"].startswith(said), answer["explanation"]


def test_four_to_a_straight(built: FlaskClient) -> None:
    """Two faces complete a straight, the other four do not: then a 0 goes into the straight of lower value."""
    lost = ("ones", "twos", "threes", "fours", "fives", "sixes", "full_house", "four_of_a_kind", "yacht")
    card = {"points": {**dict.fromkeys(lost, 0), "chance": 5}}
    asked = {"ruleset": "yacht", "dice": [2, 3, 4, 5, 5], "rolls_left": 1, "scorecard": card}
    explanation = built.post("/v1/advice", json=asked).get_json()["explanation"]
    assert "Makes Little straight (17%) or Big straight (17%); otherwise a 0 in " in explanation


def test_predictions_match_later_advice(built: FlaskClient) -> None:
    """Two missed straights are tied: the advice gives up the first on the card, and the sentence says so."""
    points = (2, 6, 9, 4, 5, 6, 0, 0, None, None, None, 26, 0)
    card = {"points": dict(zip(load_ruleset("crag").category_ids, points, strict=True))}
    asked = {"ruleset": "crag", "dice": [2, 2, 6], "rolls_left": 1, "scorecard": card}
    answer = built.post("/v1/advice", json=asked).get_json()
    assert answer["best"]["keep"] == [2, 2]
    assert answer["plays_for"] == [
        {"category": "low_straight", "probability": 0.833333, "makes": 0},
        {"category": "three_of_a_kind", "probability": 0.166667, "makes": 0.166667},
    ]
    assert "Makes Three of a kind (17%); otherwise a 0 in Low straight." in answer["explanation"]
    for last in (1, 3, 4, 5, 6):
        after = {**asked, "dice": sorted([2, 2, last]), "rolls_left": 0}
        assert built.post("/v1/advice", json=after).get_json()["best"]["category"] == "low_straight"


def test_a_guaranteed_total_is_described(built: FlaskClient) -> None:
    asked = {"dice": [1, 2, 3, 4, 6], "rolls_left": 0, "scorecard": filled_but("chance", "yahtzee")}
    asked["objective"] = {"maximize": "floor"}
    answer = built.post("/v1/advice", json=asked).get_json()
    assert answer["explanation"] == (
        "Score 16 in “Chance”. You finish with at least 16 whatever you roll; “Yahtzee: 0” guarantees only 5."
    )


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (40, "You can no longer reach 40. “"),
        (16, "You reach 16 or more 100% of the time; with “"),
        (66, "You reach 66 or more 4.6% of the time; with “"),
    ],
)
def test_guaranteed_parts_of_a_target(built: FlaskClient, target: int, said: str) -> None:
    asked: dict[str, Any] = {"dice": [1, 2, 3, 4, 6], "rolls_left": 0, "scorecard": filled_but("chance", "yahtzee")}
    if target == 40:
        asked["scorecard"] = filled_but("chance", "ones")
    answer = built.post("/v1/advice", json={**asked, "objective": {"maximize": "target", "target": target}}).get_json()
    assert f". {said}" in answer["explanation"], answer["explanation"]


def advices(name: str, count: int) -> tuple[TableAdvice, ...]:
    """Return advice on random positions with rolls left."""
    table = load_table(compile_ruleset(load_ruleset(name)), tables_folder())
    positions = random_positions(table.compiled, count, seed=name, least_rolls_left=1)
    return advise_many(table, list(positions))


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "crag", "yacht", "generala", "kismet"])
def test_sentences_about_positions_are_true(name: str) -> None:
    """Each percentage is the probability of making the named category, and with the 0 they sum to 1."""
    for advice in advices(name, 60):
        compiled, move = advice.position.compiled, advice.best.move
        if not isinstance(move, Keep):
            continue
        endings = advice.turn.plays_for(advice.position, move)
        listed = likely_endings(advice.position.rules, endings)
        said = describe_endings(ENGLISH, advice.position.rules, listed)
        titles = [each.title for each in compiled.ruleset.categories]
        chances = dict(zip(titles, endings.made.tolist(), strict=True))
        made, _, lost = said.partition("; ")
        for title, shown in re.findall(r"(?:Makes | or )(.+?) \((\S+)%\)", made):
            most_off = 1 if shown[0] in "<>" else 0.5001
            assert float(shown.lstrip("<>")) == pytest.approx(chances[title] * 100, abs=most_off), said
        missed = dict(zip(titles, (endings.filled - endings.made).tolist(), strict=True))
        for title, shown in re.findall(r"(?:into | or )(.+?) \((\S+)%\)", lost):
            assert float(shown) == pytest.approx(missed[title] * 100, abs=0.5001), said
        if "otherwise" in lost:
            named = [title for title in titles if title in said]
            assert sum(chances[title] + missed[title] for title in named) == pytest.approx(1, abs=0.005), said
        if said.endswith("every time."):
            assert max(chances.values()) == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yahtzee", "crag", "kismet"])
def test_the_better_move_sounds_better(name: str) -> None:
    """The better of two keeps makes its category more often or for more than the other."""
    compiled = compile_ruleset(load_ruleset(name))
    table = load_table(compiled, tables_folder())
    chance = random.Random(1)
    compared = told = 0
    for advice in advices(name, 25 * EFFORT):
        lost = [move for move in advice.moves if move.loss and isinstance(move.move, Keep)]
        if not lost or isinstance(advice.best.move, Score):
            continue
        played = chance.choice(lost)
        best, other = (
            plays_for(table, advice.position, each.move)
            for each in (advice.best, played)
            if isinstance(each.move, Keep)
        )
        pair = MovePair(RulesetTables(table), advice.position, advice.best.move, played.move, played.loss)
        point = reason_between(pair)
        why = explain_loss(ENGLISH, decision(advice, played), point)
        if point.category is not None and point.probability is not None and point.other_probability is not None:
            assert point.probability == pytest.approx(best.made[point.category], abs=1e-12)
            assert point.other_probability == pytest.approx(other.made[point.category], abs=1e-12)
            assert point.probability > point.other_probability + 0.01
            shown = re.search(r"(\S+)% of the time, not (\S+)%\.$", why)
            assert shown, why
            for percent, endings in ((shown[1], best), (shown[2], other)):
                made = endings.made[point.category]
                # Less than a half from 0 or 100, "<1" and ">99" are shown.
                assert (percent[0] in "<>") == (0 < made < 0.005 or 0.995 <= made < 1 - 1e-12), why
                assert float(percent.lstrip("<>")) == pytest.approx(made * 100, abs=1 if percent[0] in "<>" else 0.51)
            assert compiled.ruleset.categories[point.category].title in why
            told += 1
        assert not re.search(r"[ (−-]0\.00", why)
        for contrast in pair.contrasts:
            for endings, found_here in ((best, contrast.best), (other, contrast.other)):
                made = endings.made[contrast.category]
                wanted = made if contrast.made else endings.filled[contrast.category] - made
                assert found_here.probability == pytest.approx(wanted, abs=1e-12)
        compared += 1
    assert compared > 10
    assert told > 2


@pytest.mark.parametrize("objective", ["target", "win", "upper_bonus"])
def test_chances_that_look_equal_are_not_compared(objective: str) -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    (position,) = random_positions(compiled, 1, seed=objective, least_rolls_left=1)
    equal = Reason(objective, points=200, probability=1 - 1e-8, other_probability=1 - 2e-8)
    said = describe_reason(texts_in("sv"), position, Keep((3, 3)), equal)
    assert said == "”Spara 3 3” är nästan lika bra."
    apart = describe_reason(ENGLISH, position, Keep((3, 3)), replace(equal, other_probability=0.998))
    assert "99.8%" in apart


def decision(advice: TableAdvice, played: RankedMove) -> Decision:
    return Decision(
        turn=0,
        roll=0,
        position=advice.position,
        played=played.move,
        value=played.value,
        best=advice.best.move,
        best_value=advice.value,
        loss=played.loss,
        grade="mistake",
        forced=False,
        assumed=False,
        theme=None,
        praise=None,
    )
