"""Sentences about risks, compared with their numbers."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from flask.testing import FlaskClient

from api.answers.situations import dump_situation
from api.texts.texts import ENGLISH, apart
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.api.questions import OBJECTIVES, SMALL, advised, filled_but, move_of
from tests.sentences import sentence_faults
from tests.strategy_tables.positions import random_positions

FULL_HOUSE: Final[dict[str, Any]] = {
    "dice": [3, 3, 3, 5, 5], "rolls_left": 2, "scorecard": filled_but("full_house", "yahtzee"),
}  # fmt: skip
"""A full house with 5 points so far."""


def stakes_of(client: FlaskClient, objective: dict[str, Any], **position: Any) -> dict[str, Any]:
    stakes: dict[str, Any] = advised(client, objective, **position, explain=True)["stakes"]
    return stakes


def test_a_full_house_is_given_up_for_a_yahtzee(built: FlaskClient) -> None:
    """A total of 55 requires a Yahtzee: from three of a kind in two rolls of this turn, or in the next turn."""
    # Each of two dice shows a three within two rolls, independently of the other.
    three_in_two = (11 / 36) ** 2
    # A closed form, from four matrices of the number of equal dice.
    next_turn = 347897 / 7558272
    stakes = stakes_of(built, {"maximize": "target", "target": 55}, **FULL_HOUSE)
    best, other = stakes["best"], stakes["other"]
    assert (best["keep"], other["category"]) == ([3, 3, 3], "full_house")
    assert best["value"] == pytest.approx(three_in_two + (1 - three_in_two) * next_turn, abs=1e-11)
    assert other["value"] == pytest.approx(next_turn, abs=1e-11)
    assert (best["points_risked"], other["points_risked"]) == (25, 0)
    assert (best["most_points"], other["most_points"]) == (False, True)
    assert (best["least"], best["greatest"]) == (pytest.approx(next_turn, abs=1e-11), 1)
    assert other["least"] == other["greatest"] == other["value"]
    (made,) = (each for each in stakes["branches"] if each["category"] == "yahtzee" and each["made"])
    later = pytest.approx(next_turn, abs=1e-11)
    assert made["best"] == {"probability": pytest.approx(three_in_two, abs=1e-11), "value": 1, "otherwise": later}
    assert made["other"] == {"probability": 0, "value": None, "otherwise": later}
    assert made is stakes["branches"][0]
    cost = other["expected_total"] - best["expected_total"]
    assert stakes["sentence"] == (
        f"“Full house: 25” brings {cost:.2f} more on average, the most of all moves, but with it you reach 55 or more "
        "4.6% of the time, not 13.5%. “Keep 3 3 3” puts 25 points of “Full house” at risk. “Keep 3 3 3” scores "
        "“Yahtzee” 9% of the time; then you reach 55 or more 100% of the time, otherwise 4.6%."
    )


CHANCE_LEFT: Final = {"points": {**filled_but("chance")["points"], "full_house": 25}}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"maximize": "win", "opponents": [{"scorecard": CHANCE_LEFT}]},
         " points behind on average. “Full house: 25” brings "),
        ({"maximize": "win", "opponents": [{"scorecard": filled_but()}]},
         " points ahead on average. “Full house: 25” is also the best move for points."),
        ({"maximize": "target", "target": 30},
         "“Full house: 25” is also the best move for points. “Keep 3 3 5 5” puts 25 points of “Full house” at risk."),
        ({"maximize": "target", "target": 200}, "“Full house: 25” is also the best move for points."),
        ({"maximize": "floor"},
         "“Full house: 25” is also the best move for points. “Keep 3 3 5 5” puts 25 points of “Full house” at risk."),
    ],
)  # fmt: skip
def test_trailing_players_and_certain_results(built: FlaskClient, asked: dict[str, Any], said: str) -> None:
    assert said in stakes_of(built, asked, **FULL_HOUSE)["sentence"]


def test_endings_that_look_the_same_are_left_out(built: FlaskClient) -> None:
    """Fours make 113 points likelier, but only from 99.9% to more than that."""
    card = {"points": {"four_of_a_kind": 40, "fives": 15, "sixes": 12, "ones": 1, "full_house": 30}}
    position = {"ruleset": "generala-double", "dice": [1, 5, 5, 6, 6], "rolls_left": 2, "scorecard": card}
    stakes = stakes_of(built, {"maximize": "target", "target": 113}, **position)
    assert stakes["branches"][stakes["main_branch"]]["best"]["value"] > 0.9995
    assert stakes["sentence"] == "“Roll everything again” is also the best move for points."


def test_any_move_can_be_compared(small: FlaskClient) -> None:
    for objective in OBJECTIVES:
        moves = advised(small, objective, **SMALL)["moves"]
        for move in moves:
            asked = {key: move[key] for key in ("action", "keep", "category") if key in move}
            advice = advised(small, objective, **SMALL, explain=True, compare_with=asked)
            assert ("stakes" in advice) == (move is not moves[0])
            if move is not moves[0]:
                assert move_of(advice["stakes"]["other"]) == move_of(move)
                assert advice["stakes"]["other"]["value"] == move["value"]
                assert advice["stakes"]["other"]["expected_total"] == move["expected_total"]


def test_stakes_need_explain_and_another_objective(small: FlaskClient) -> None:
    for objective in OBJECTIVES:
        assert "stakes" not in advised(small, objective, **SMALL)
    assert "stakes" not in advised(small, {"maximize": "expected_total"}, **SMALL, explain=True)


def test_stakes_need_no_additional_table(built: FlaskClient) -> None:
    """The upper bonus is always computed directly, the sources of points are not."""
    early = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}, "objective": {"maximize": "upper_bonus"}}
    advice = built.post("/v1/advice", json={**early, "explain": True, "if_ready": True}).get_json()
    assert "breakdown" not in advice
    assert advice["explanation"].endswith(advice["stakes"]["sentence"])


# Random positions


def questions(name: str, count: int) -> Iterator[dict[str, Any]]:
    """Yield requests about positions near the end with an objective, and 1 to 3 opponents behind or ahead."""
    compiled = compile_ruleset(load_ruleset(name))
    chance = random.Random(f"{name} stakes")
    late = [each for each in random_positions(compiled, 40 * count, seed=f"{name} risks")
            if 1 < len(each.open_categories) < 4]  # fmt: skip
    for number, position in enumerate(late[:count]):
        cards = [dump_situation(compiled, each)["scorecard"] for each in chance.sample(late, 3)]
        opponents = [{"scorecard": card} for card in cards[: chance.choice([1, 2, 3])]]
        objective = [
            {"maximize": "target", "target": max(0, position.points_so_far + chance.randrange(10, 70))},
            {"maximize": "win", "opponents": opponents, "tie_share": chance.choice([0, 0.5, 1])},
        ][number % 2]
        yield {"ruleset": name, **dump_situation(compiled, position), "objective": objective}


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "generala", "crag", "kismet", "yacht"])
def test_sentences_match_the_numbers(built: FlaskClient, name: str) -> None:
    titles = {each.id: each.title for each in load_ruleset(name).categories}
    for asked in questions(name, 6):
        answer = built.post("/v1/advice", json={**asked, "explain": True})
        assert answer.status_code == 200, answer.text
        advice = answer.get_json()
        if "stakes" in advice:
            assert sentence_faults(advice["explanation"]) == []
            assert advice["explanation"].endswith(f" {advice['stakes']['sentence']}")
            check_sentence(advice["stakes"], titles, asked["objective"])


def check_sentence(stakes: dict[str, Any], titles: dict[str, str], objective: dict[str, Any]) -> None:
    """Compare every sentence with the numbers; unknown sentences fail."""
    best, other = stakes["best"], stakes["other"]
    wins = objective["maximize"] == "win"
    sentences = re.split(r"(?<=\.) (?=[A-Z“])", stakes["sentence"])
    if wins:
        side = "ahead" if stakes["lead"] > 0 else "behind"
        ends = f"you would end {ENGLISH.loss(abs(stakes['lead']))} points {side} on average."
        assert sentences.pop(0) == f"Playing for points, {ends}"
    else:
        assert "lead" not in stakes
    first = sentences.pop(0)
    if best["most_points"]:
        assert re.fullmatch(r"“[^”]+” is also the best move for points\.", first)
    else:
        more = other["expected_total"] - best["expected_total"]
        assert other["most_points"]
        reaches = "wins" if wins else f"with it you reach {objective['target']} or more"
        assert f" brings {ENGLISH.loss(more)} more on average, the most of all moves, but " in first
        shown = apart(ENGLISH.percent, best["value"], other["value"], 1)
        if shown[0] == shown[1]:
            less = "wins less often" if wins else f"makes {objective['target']} or more less likely"
            assert first.endswith(f"but {less}.")
        else:
            assert first.endswith(f"but {reaches} {shown[1]} of the time, not {shown[0]}.")
    if risked := max(best["points_risked"], other["points_risked"]):
        assert re.search(rf"” puts {risked} points? of “", sentences.pop(0))
    main = [stakes["branches"][stakes["main_branch"]]] if "main_branch" in stakes else []
    while sentences and not sentences[0].startswith("After this turn"):
        told = sentences.pop(0)
        reaches = "it wins" if wins else f"you reach {objective['target']} or more"
        assert any(told in said_of(stakes, each, titles, reaches) for each in main), told
    assert ("risk" in stakes) == bool(sentences)
    if sentences:
        told, judged = sentences
        riskier = stakes["risk"] == "greater"
        assert judged == f"The best move {'takes the bigger risk' if riskier else 'is the safer one'}."
        wide, narrow = (best, other) if riskier else (other, best)
        assert wide["least"] < narrow["least"] <= narrow["greatest"] < wide["greatest"]
        for stake in (best, other):
            for end in (stake["least"], stake["greatest"]):
                assert ENGLISH.percent(end, 1) in told


def said_of(stakes: dict[str, Any], branch: dict[str, Any], titles: dict[str, str], reaches: str) -> set[str]:
    """Return all possible sentences about a branch after either move."""
    found = set()
    title = titles[branch["category"]]
    for which in ("best", "other"):
        move, side = stakes[which], branch[which]
        if move["action"] == "score":
            continue
        dice = " ".join(map(str, move["keep"]))
        subject = f"“Keep {dice}”" if dice else "“Roll everything again”"
        does, do = (f"{verb} “{title}”" if branch["made"] else f"{put} a 0 into “{title}”" for verb, put in VERBS)
        if side["value"] is None:
            found.add(f"{subject} never {does}.")
        elif side["otherwise"] is None:
            found.add(f"{subject} is sure to {do}.")
        else:
            value, otherwise = (ENGLISH.percent(side[name], 1) for name in ("value", "otherwise"))
            assert value != otherwise
            often = f"{subject} {does} {ENGLISH.percent(side['probability'])} of the time"
            of_the_time = "" if reaches == "it wins" else " of the time"
            found.add(f"{often}; then {reaches} {value}{of_the_time}, otherwise {otherwise}.")
    return found


VERBS: Final = (("scores", "puts"), ("score", "put"))
