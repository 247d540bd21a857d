"""Hints: stages that reveal neither the best move nor its value, in every language."""

from typing import Any, Final

import pytest
from flask.testing import FlaskClient

from api.texts.catalogue import languages
from tests.api.questions import filled_but
from tests.api.refusals import assert_refused
from tests.sentences import sentence_faults

FIRST: Final[dict[str, Any]] = {"dice": [1, 3, 3, 4, 6], "rolls_left": 1}
LAST: Final[dict[str, Any]] = {
    "dice": [3, 3, 3, 4, 6], "rolls_left": 0, "scorecard": filled_but("threes", "three_of_a_kind", "yahtzee"),
}  # fmt: skip
STAKES: Final = {
    "ruleset", "objective", "position", "stage", "themes", "boxes", "upper_bonus", "lead", "missing", "sentence",
}  # fmt: skip
"""All members of an answer without candidates; none has a move."""
BOX: Final = {"category", "points", "probability", "mean", "usual", "stands_out"}


def hint(client: FlaskClient, **asked: Any) -> dict[str, Any]:
    response = client.post("/v1/hints", json=asked)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.get_json()
    return found


@pytest.mark.parametrize("position", [FIRST, LAST])
@pytest.mark.parametrize("ruleset", ["yahtzee", "yatzy", "kniffel"])
def test_stakes_have_no_move(built: FlaskClient, ruleset: str, position: dict[str, Any]) -> None:
    if ruleset == "yatzy":
        position = {**position, "scorecard": {}}
    found = hint(built, ruleset=ruleset, **position, stage="stakes")
    assert found.keys() <= STAKES
    assert all(box.keys() == BOX for box in found["boxes"])
    assert [box["category"] for box in found["boxes"] if box["stands_out"]]
    # The same boxes are shown with the candidates: nothing about them changes.
    named = hint(built, ruleset=ruleset, **position, stage="candidates")
    assert {name: named[name] for name in found if name not in ("stage", "sentence")} == {
        name: value for name, value in found.items() if name not in ("stage", "sentence")
    }


@pytest.mark.parametrize("language", languages())
def test_sentences_of_candidates_name_both_in_their_order(built: FlaskClient, language: str) -> None:
    asked = {**FIRST, "stage": "candidates"}
    found = built.post("/v1/hints", json=asked, headers={"Accept-Language": language}).get_json()
    shown = [" ".join(map(str, each["keep"])) for each in found["candidates"]]
    words = found["sentence"]
    assert words.index(shown[0]) < words.rindex(shown[1])
    advice = built.post("/v1/advice", json={**FIRST, "explain": True, "breakdown": False}).get_json()
    against = next(
        each for each in advice["moves"] if each["loss"] and each["keep"] == advice["point"]["against"]["keep"]
    )
    assert sorted(shown) == sorted(" ".join(map(str, each["keep"])) for each in (advice["best"], against))
    for value in (advice["value"], against["value"], against["loss"]):
        assert f"{value:.2f}" not in words.replace(",", ".")
        assert f"{value:.1f}" not in words.replace(",", ".")


def test_a_candidate_that_scores_has_the_usual_points(built: FlaskClient) -> None:
    found = hint(built, **LAST, stage="candidates")
    assert {each["category"] for each in found["candidates"]} == {"threes", "three_of_a_kind"}
    assert all(each["usual"] > 0 and each["plays_for"] == [] for each in found["candidates"])
    assert found["sentence"].startswith(("“Threes”: 9 now; a whole turn for it brings 6.3 on average. ", "“Three of"))
    assert not sentence_faults(found["sentence"])


def test_hopeless_dice_name_no_box(built: FlaskClient) -> None:
    card = filled_but("large_straight", "yahtzee")
    found = hint(built, dice=[1, 1, 2, 2, 6], rolls_left=0, scorecard=card, stage="stakes")
    assert found["themes"] == ["which_zero", "bonus_dead", "endgame"]
    assert found["sentence"].startswith("Every open box gets a 0 with these dice.")
    assert not any(box["stands_out"] for box in found["boxes"])


def test_a_single_move_is_the_only_candidate(built: FlaskClient) -> None:
    found = hint(built, dice=[1, 1, 2, 2, 6], rolls_left=0, scorecard=filled_but("chance"), stage="candidates")
    assert [each["category"] for each in found["candidates"]] == ["chance"]
    assert "difference" not in found
    assert found["sentence"].endswith("There is no other move.")


def test_stakes_follow_the_objective(built: FlaskClient) -> None:
    to_win = {"maximize": "win", "opponents": [{"scorecard": filled_but("chance", "ones")}]}
    card = filled_but("chance", "yahtzee")
    found = hint(built, **FIRST, scorecard=card, objective=to_win, stage="stakes")
    advice = built.post("/v1/advice", json={**FIRST, "scorecard": card, "objective": to_win}).get_json()
    most = max(each["expected_total"] for each in advice["moves"])
    assert found["lead"] == pytest.approx(most - advice["opponents"][0]["mean"], abs=1e-5)
    # No table of targets is needed.
    target = hint(built, **FIRST, objective={"maximize": "target", "target": 250}, stage="stakes")
    assert target["missing"] == 250
    assert target["sentence"].startswith("Points still needed for the target: 250.")


def test_the_rival_is_that_of_a_strength(built: FlaskClient) -> None:
    asked = {**LAST, "explain": True, "breakdown": False, "strength": "beginner"}
    advice = built.post("/v1/advice", json=asked).get_json()
    rival, against = advice["rival"], advice["point"]["against"]
    assert rival["strength"] == "beginner"
    assert 0 < rival["probability"] <= 1
    assert ("beginner" in advice["explanation"]) == (rival["probability"] >= 0.25)
    named = hint(built, **LAST, stage="candidates", strength="beginner")
    assert against["category"] in [each["category"] for each in named["candidates"]]
    # A perfect player makes no mistake to compare with.
    perfect = built.post("/v1/advice", json={**asked, "strength": "perfect"}).get_json()
    assert "rival" not in perfect
    assert perfect["point"] == built.post("/v1/advice", json={**asked, "strength": None}).get_json()["point"]


def test_the_rival_is_found_on_sheets_too(built: FlaskClient) -> None:
    asked = {"ruleset": "triple-yahtzee", "dice": [3, 3, 3, 4, 6], "rolls_left": 0, "explain": True}
    advice = built.post("/v1/advice", json={**asked, "strength": "beginner"}).get_json()
    assert advice["rival"]["strength"] == "beginner"
    assert advice["sheet_breakdown"]["other"]["expected_total"] < advice["value"]


def test_a_canonical_address_has_the_stage(built: FlaskClient) -> None:
    response = built.get("/v1/hints?strength=casual&stage=candidates&rolls_left=1&dice=33146")
    assert response.headers["Content-Location"] == (
        "/v1/hints?ruleset=yahtzee&dice=13346&rolls_left=1&stage=candidates&strength=casual"
    )
    assert response.get_json() == hint(built, **FIRST, stage="candidates", strength="casual")


KEEP: Final = {"action": "keep", "keep": [3, 3]}


@pytest.mark.parametrize(
    ("path", "asked", "problem"),
    [
        ("/v1/hints", {}, ("missing-field", "/stage")),
        ("/v1/hints", {"stage": "move"}, ("unknown-choice", "/stage")),
        ("/v1/hints", {"stage": "stakes", "compare_with": KEEP}, ("contradiction", "/compare_with")),
        ("/v1/hints", {"stage": "stakes", "strength": "casual"}, ("contradiction", "/strength")),
        (
            "/v1/hints",
            {"stage": "candidates", "strength": "casual", "compare_with": KEEP},
            ("contradiction", "/strength"),
        ),
        ("/v1/hints", {"stage": "stakes", "ruleset": "yamb"}, ("contradiction", "/ruleset")),
        ("/v1/advice", {"strength": "casual"}, ("contradiction", "/strength")),
        ("/v1/advice", {"explain": True, "strength": "casual", "compare_with": KEEP}, ("contradiction", "/strength")),
        ("/v1/advice", {"explain": True, "strength": "king"}, ("unknown-choice", "/strength")),
    ],
)
def test_contradictions_are_refused(
    built: FlaskClient, path: str, asked: dict[str, Any], problem: tuple[str, str]
) -> None:
    assert_refused(built.post(path, json={**FIRST, **asked}), 422, "invalid", problem)
