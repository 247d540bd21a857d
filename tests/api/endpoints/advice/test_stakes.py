"""Sentences about risks, compared with their numbers."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from flask.testing import FlaskClient

from api.answers.situations import dump_situation
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.advice.number_text import format_amount, format_percent
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
    """A total of 55 takes a Yahtzee: in this turn, from three of a kind in two rolls, or in the next one."""
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
        f"Scoring Full house for 25 averages {cost:.2f} more, the most of all moves, but 55 or more then comes 4.6% of "
        "the time, not 13.5%. Keeping 3 3 3 risks the 25 points that there are for Full house. Keeping 3 3 3, you "
        "score Yahtzee 9% of the time; then 55 or more is certain, otherwise it comes 4.6% of the time."
    )


CHANCE_LEFT: Final = {"points": {**filled_but("chance")["points"], "full_house": 25}}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"maximize": "win", "opponents": [{"scorecard": CHANCE_LEFT}]},
         "behind the opponent on average. Scoring Full house for 25 averages"),
        ({"maximize": "win", "opponents": [{"scorecard": CHANCE_LEFT}, {"scorecard": filled_but()}]},
         "behind the best of the opponents on average. Scoring Full house for 25 averages"),
        ({"maximize": "win", "opponents": [{"scorecard": filled_but()}]}, "ahead of the opponent on average. This is "),
        ({"maximize": "target", "target": 30},
         "This is the best move for the most points too. Keeping 3 3 5 5 would risk the 25 points that there are for "
         "Full house."),
        ({"maximize": "target", "target": 200}, "This is the best move for the most points too."),
        ({"maximize": "floor"}, "This is the best move for the most points too. Keeping 3 3 5 5 would risk the 25 "),
    ],
)  # fmt: skip
def test_trailing_players_and_certain_results(built: FlaskClient, asked: dict[str, Any], said: str) -> None:
    assert said in stakes_of(built, asked, **FULL_HOUSE)["sentence"]


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
    wanted = "a win" if objective["maximize"] == "win" else f"{objective['target']} or more"
    sentences = re.split(r"(?<=\.) (?=[A-Z])", stakes["sentence"])
    if objective["maximize"] == "win":
        whom = "the opponent" if len(objective["opponents"]) == 1 else "the best of the opponents"
        side = "ahead of" if stakes["lead"] > 0 else "behind"
        ends = f"card ends {format_amount(abs(stakes['lead']))} {side} {whom} on average."
        assert sentences.pop(0) == f"Played for the most points, the {ends}"
    else:
        assert "lead" not in stakes
    first = sentences.pop(0)
    if best["most_points"]:
        assert first == "This is the best move for the most points too."
    else:
        more = other["expected_total"] - best["expected_total"]
        assert other["most_points"]
        assert f" averages {format_amount(more)} more, the most of all moves, but {wanted} " in first
        shown = [format_percent(each["value"], 1) for each in (best, other)]
        if shown[0] == shown[1]:
            assert first.endswith("then comes hardly less often.")
        elif other["value"]:
            assert first.endswith(f" then comes {shown[1]} of the time, not {shown[0]}.")
        else:
            assert first.endswith(" is then out of reach.")
    if risked := max(best["points_risked"], other["points_risked"]):
        assert re.search(rf" (would risk|risks) (the )?{risked} ", sentences.pop(0))
    main = [stakes["branches"][stakes["main_branch"]]] if "main_branch" in stakes else []
    while sentences and "once" not in sentences[0].lower():
        told = sentences.pop(0)
        assert any(told in said_of(stakes, each, titles, wanted) for each in main), told
    assert ("risk" in stakes) == bool(sentences)
    if sentences:
        (told,) = sentences
        assert stakes["risk"] == ("greater" if told.endswith("takes the greater risk.") else "smaller")
        riskier = told.endswith("takes the greater risk.")
        wide, narrow = (best, other) if riskier else (other, best)
        assert riskier or told.endswith("plays safer.")
        assert wide["least"] < narrow["least"] <= narrow["greatest"] < wide["greatest"]
        for stake in (best, other):
            for end in (stake["least"], stake["greatest"]):
                assert format_percent(end, 1) in told


def said_of(stakes: dict[str, Any], branch: dict[str, Any], titles: dict[str, str], wanted: str) -> set[str]:
    """Return all possible sentences about a branch after either move."""
    found = set()
    title = titles[branch["category"]]
    for which in ("best", "other"):
        move, side = stakes[which], branch[which]
        if move["action"] == "score":
            continue
        dice = " ".join(map(str, move["keep"]))
        subject = f"Keeping {dice}" if dice else "Rerolling all dice"
        for do in (f"score {title}", "score it") if branch["made"] else (f"put a 0 into {title}", "do so"):
            if side["value"] is None:
                found.add(f"{subject}, you never {do}.")
            elif side["otherwise"] is None:
                found.add(f"{subject}, you are sure to {do}.")
            else:
                then = f"{subject}, you {do} {format_percent(side['probability'])} of the time; then "
                value, otherwise = (format_percent(side[name], 1) for name in ("value", "otherwise"))
                found.add(f"{then}{then_otherwise(wanted, value, otherwise)}.")
    return found


def then_otherwise(wanted: str, then: str, otherwise: str) -> str:
    words = {"0%": "is out of reach", "100%": "is certain"}
    if then == otherwise:
        return f"as otherwise {wanted} {words.get(then, f'comes {then} of the time')}"
    if then in words:
        return f"{wanted} {words[then]}, otherwise it {words.get(otherwise, f'comes {otherwise} of the time')}"
    return (
        f"{wanted} comes {then} of the time, otherwise {({'0%': 'never', '100%': 'always'}).get(otherwise, otherwise)}"
    )
