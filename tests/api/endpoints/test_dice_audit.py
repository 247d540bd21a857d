"""`/v1/dice/audit`: dice over HTTP, and those of this service."""

import random
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.endpoints.roll import roll_dice

AUDIT = "/v1/dice/audit"
TURN = {"rolls": [[1, 3, 3, 4, 6], [3, 3, 3, 5, 6]], "keeps": [[3, 3]]}


def audited(client: FlaskClient, language: str = "en", **body: Any) -> dict[str, Any]:
    answer = client.post(AUDIT, json=body, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.get_json()
    data: dict[str, Any] = answer.get_json()
    return data


def test_dice_of_this_service_are_fair(small: FlaskClient) -> None:
    """The dice of consecutive seeds, and those of one seed with another number of dice."""
    rolls = [roll_dice(5, seed) for seed in range(3_000)]
    answer = audited(small, rolls=rolls, dice_in_order=True)
    assert (answer["verdict"], answer["dice"]) == ("nothing_unusual", 15_000)
    assert {test["name"] for test in answer["tests"]} == {"faces", "repeats", "pairs", "halves", "dice"}
    assert all(test["adjusted_p_value"] > 0.01 for test in answer["tests"])


def test_loaded_dice_are_unusual(small: FlaskClient) -> None:
    chance = random.Random(1)
    rolls = [chance.choices(range(1, 7), [1, 1, 1, 1, 1, 2], k=5) for _ in range(100)]
    answer = audited(small, rolls=rolls)
    assert answer["verdict"] == "unusual"
    assert next(test["name"] for test in answer["tests"] if test["unusual"]) == "faces"
    six = answer["faces"][5]
    assert 1 / 6 < six["least_chance"] < six["count"] / 500 < six["greatest_chance"]
    assert "The faces fall too unevenly." in answer["explanation"]


def test_a_strict_level_finds_less(small: FlaskClient) -> None:
    chance = random.Random(2)
    rolls = [chance.choices(range(1, 7), [10, 10, 10, 10, 10, 15], k=5) for _ in range(100)]
    verdicts = [audited(small, rolls=rolls, level=level)["verdict"] for level in (0.1, 0.0001)]
    assert verdicts == ["unusual", "nothing_unusual"]


def test_rolls_and_games_count_together(small: FlaskClient) -> None:
    game = {"ruleset": "yahtzee", "players": [{"turns": [TURN]}]}
    answer = audited(small, rolls=[[1, 2]], games=[game, game])
    assert (answer["dice"], answer["rolls"]) == (2 + 2 * 8, 1 + 2 * 2)
    assert [face["count"] for face in answer["faces"]] == [1 + 2, 1, 2 * 3, 2, 2, 2 * 2]


def test_what_cannot_be_used_is_counted(small: FlaskClient) -> None:
    turns = [{"rolls": [[1, 2, 3, 4, 5]]}, {"rolls": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 6]]}, {"category": "ones"}]
    answer = audited(small, games=[{"players": [{"turns": turns}]}])
    assert answer["left_out"] == {"hands_without_keep": 1, "hands_of_unknown_roll": 1, "turns_without_dice": 1}
    assert answer["dice"] == 5


def test_games_without_usable_dice(small: FlaskClient) -> None:
    answer = audited(small, games=[{"players": [{"turns": [{"category": "ones"}]}]}])
    assert (answer["verdict"], answer["tests"], answer["faces"]) == ("no_dice", [], [])
    assert answer["detectable"] == {"power": 0.9, "chance": None}


def test_the_explanation_is_in_the_language_of_the_request(small: FlaskClient) -> None:
    said = {code: audited(small, code, rolls=[[1, 2, 3, 4, 5]] * 2)["explanation"] for code in ("en", "de", "ja")}
    assert said["de"].startswith("Geprüfte Würfel: 10.")
    assert len({*said.values()}) == 3


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({}, "/rolls", "missing-field"),
        ({"rolls": []}, "/rolls", "wrong-count"),
        ({"rolls": [[1, 2], 3]}, "/rolls/1", "wrong-type"),
        ({"rolls": [[1, 2], []]}, "/rolls/1", "wrong-dice"),
        ({"rolls": [[1] * 7]}, "/rolls/0", "wrong-dice"),
        ({"rolls": [[1, 7]]}, "/rolls/0/1", "wrong-die"),
        ({"rolls": [[1, "6"]]}, "/rolls/0/1", "wrong-die"),
        ({"rolls": [[True, 6]]}, "/rolls/0/0", "wrong-die"),
        ({"rolls": [[1]] * 20_001}, "/rolls", "too-many"),
        ({"rolls": [[1, 2], [3]], "dice_in_order": True}, "/rolls/1", "wrong-dice"),
        ({"rolls": [[1]], "level": 0.5}, "/level", "out-of-range"),
        ({"rolls": [[1]], "level": "0.01"}, "/level", "wrong-type"),
        ({"rolls": [[1]], "games": {}}, "/games", "wrong-type"),
        ({"games": [{"ruleset": "yatzee", "players": [{"turns": []}]}]}, "/games/0/ruleset", "unknown-ruleset"),
        ({"games": [{"players": [{"turns": [{**TURN, "keeps": [[1, 1]]}]}]}]}, "/games/0/players/0/turns/0/keeps/0",
         "keep-not-in-hand"),
        ({"games": [{"players": [{"turns": [{"rolls": [[1, 2]]}]}]}]}, "/games/0/players/0/turns/0/rolls/0",
         "wrong-dice"),
        ({"games": [{"players": [{"scorecard": {}}]}]}, "/games/0/players/0/turns", "missing-field"),
    ],
)  # fmt: skip
def test_refusals(small: FlaskClient, body: dict[str, Any], pointer: str, code: str) -> None:
    answer = small.post(AUDIT, json=body)
    assert answer.status_code == 422
    problems = [(each["pointer"], each["code"]) for each in answer.get_json()["errors"]]
    assert problems == [(pointer, code)]


def test_problems_of_all_rolls_and_games_are_reported(small: FlaskClient) -> None:
    wrong = {"players": [{"turns": [{"rolls": [[1, 2, 3, 4, 9]]}]}]}
    answer = small.post(AUDIT, json={"rolls": [[0], [8]], "games": [wrong]})
    assert [each["pointer"] for each in answer.get_json()["errors"]] == [
        "/rolls/0/0", "/rolls/1/0", "/games/0/players/0/turns/0/rolls/0/4"
    ]  # fmt: skip


def test_the_answer_is_the_same_again(small: FlaskClient) -> None:
    body = {"rolls": [roll_dice(5, seed) for seed in range(50)]}
    assert small.post(AUDIT, json=body).data == small.post(AUDIT, json=body).data
