"""Cards with lists, extra rolls and locked categories in requests and answers."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.__main__ import main
from api.service.config import Config
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import solve_table
from tests.api.clients import client_of
from tests.api.refusals import assert_refused

# Two dice, two rolls: a category twice, one after another, points by the roll, penalties, saved rolls.
SAVING = """
name = "saving"
title = "Two dice, saved"
aliases = ["Sparbüchse", "saved dice"]
dice_count = 2
rolls = 2
extra_rolls = { saves = true, most = 3 }
order = "upper_first"
categories = [
  { id = "sixes", upper = 6, times = 2 },
  { id = "pair", needs = { groups = [2] }, pays = { by_roll = [30, 20] } },
  { id = "second_pair", needs = { groups = [2] }, pays = { points = 40 }, after = "pair" },
  { id = "low", needs = { greatest_sum = 4 }, pays = { points = -5 }, times = 2 },
]
bonus = [{ at = 0, pays = -10 }, { at = 12, pays = 0, each = 1 }]

[points_awarded]
categories = [{ id = "sixes", at = 18, awards = 2 }, { id = "pair", made = "each", awards = 1 }]
total = [{ at = -50, awards = -3 }, { at = 10, awards = 4 }]
"""
CHIPS = """
name = "chips"
title = "Saved dice"
dice_count = 1
rolls = 1
extra_rolls = { start = 2 }
categories = [{ id = "sum", pays = { sum = "all" } }, { id = "sixes", upper = 6 }]
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    folder = tmp_path_factory.mktemp("rulesets")
    for name, text in (("saving", SAVING), ("chips", CHIPS)):
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    tables = [solve_table(compile_ruleset(ruleset)) for ruleset in load_rulesets(folder).values()]
    with client_of(create_app(Config(rulesets_dir=folder), tables=tables)) as checked:
        yield checked


def asked(card: Any, **fields: Any) -> dict[str, Any]:
    return {"ruleset": "saving", "dice": [1, 1], "rolls_left": 0, "scorecard": card, **fields}


@pytest.mark.parametrize("paid", [[6, 0], [0, 6], [6], [], None])
def test_a_category_with_several_fillings_has_a_list(client: FlaskClient, paid: Any) -> None:
    answer = client.post("/v1/advice", json=asked({"fillings": {"sixes": paid}, "extra_rolls": 0})).get_json()
    card = answer["position"]["scorecard"]
    assert (card["points"], card["fillings"]) == ({}, {"sixes": sorted(paid)} if paid else {})


@pytest.mark.parametrize("paid", [[6, 0], [6], [], None])
def test_lists_among_the_points_are_deprecated(client: FlaskClient, paid: Any) -> None:
    old = client.post("/v1/advice", json=asked({"points": {"sixes": paid}, "extra_rolls": 0}))
    new = client.post("/v1/advice", json=asked({"fillings": {"sixes": paid}, "extra_rolls": 0}))
    assert old.get_json() == new.get_json()
    assert ("Deprecation" in old.headers) == (paid is not None)
    assert "Deprecation" not in new.headers


@pytest.mark.parametrize(
    ("card", "problem", "detail"),
    [
        (
            {"points": {"sixes": 6}},
            ("wrong-type", "/scorecard/points/sixes"),
            "'sixes' can be filled 2 times: put its points into fillings as a list such as [6]",
        ),
        (
            {"fillings": {"pair": [20]}},
            ("wrong-type", "/scorecard/fillings/pair"),
            "'pair' is filled once: its points must be a number in points, not a list",
        ),
        (
            {"fillings": {"sixes": 6}},
            ("wrong-type", "/scorecard/fillings/sixes"),
            "sixes must be a list of points such as [8, 12], not a number",
        ),
        (
            {"fillings": [6]},
            ("wrong-type", "/scorecard/fillings"),
            'fillings must be an object such as {"fours": [8, 12]}, not a list',
        ),
        (
            {"points": {"pair": "20"}},
            ("wrong-type", "/scorecard/points/pair"),
            "pair must be a whole number from -9999 to 9999 or null, not the string '20'",
        ),
        (
            {"fillings": {"sixes": [6, None]}},
            ("wrong-type", "/scorecard/fillings/sixes/1"),
            "sixes must be a whole number from -9999 to 9999, not null",
        ),
        (
            {"fillings": {"sixes": [0] * 7}},
            ("too-many", "/scorecard/fillings/sixes"),
            "'sixes' has the points of 7 fillings; at most 6 are allowed",
        ),
        (
            {"fillings": {"Sechser": [6], "sixes": [0]}},
            ("duplicate", "/scorecard/fillings/sixes"),
            "'sixes' and 'Sechser' are the same category",
        ),
        (
            {"extra_rolls": -1},
            ("out-of-range", "/scorecard/extra_rolls"),
            "extra_rolls must be a whole number from 0 to 999, not -1",
        ),
        (
            {"extra_rolls": "1"},
            ("wrong-type", "/scorecard/extra_rolls"),
            "extra_rolls must be a whole number from 0 to 999, not the string '1'",
        ),
    ],
)
def test_malformed_cards_are_refused(client: FlaskClient, card: Any, problem: tuple[str, str], detail: str) -> None:
    for path in ("score", "advice", "scorecards/check", "outlook"):
        body = asked(card) if path in ("score", "advice") else {"ruleset": "saving", "scorecard": card}
        assert assert_refused(client.post(f"/v1/{path}", json=body), 422, "invalid", problem)[0]["detail"] == detail


def test_the_order_of_fillings_does_not_matter(client: FlaskClient) -> None:
    one = client.get("/v1/advice?ruleset=saving&dice=61&rolls_left=1&scorecard=low:0,sixes:12,low:-5,sixes:6,pair:0")
    canonical = "/v1/advice?ruleset=saving&dice=16&rolls_left=1&scorecard=sixes:6,sixes:12,pair:0,low:-5,low:0"
    assert one.status_code == 200
    assert one.headers["Content-Location"] == canonical
    other = client.get(canonical)
    assert "Content-Location" not in other.headers
    assert (other.get_data(), other.headers["ETag"]) == (one.get_data(), one.headers["ETag"])


def test_a_query_string_can_hold_extra_rolls(client: FlaskClient) -> None:
    one = client.get("/v1/score?ruleset=saving&dice=66&rolls_left=2&scorecard=sixes:12&extra_rolls=1")
    assert one.status_code == 200
    assert "Content-Location" not in one.headers
    # Left out if they are those of the start.
    chips = client.get("/v1/score?ruleset=chips&dice=6&rolls_left=2&extra_rolls=2")
    assert chips.headers["Content-Location"] == "/v1/score?ruleset=chips&dice=6&rolls_left=2"


def test_a_query_string_cannot_repeat_a_category_that_is_filled_once(client: FlaskClient) -> None:
    response = client.get("/v1/score?ruleset=saving&dice=66&scorecard=sixes:12,sixes:0,pair:0,pair:0")
    assert_refused(response, 422, "invalid", ("duplicate-key", "/scorecard"))


def test_rolls_left_include_extra_rolls(client: FlaskClient) -> None:
    card = {"fillings": {"sixes": [12, 6]}, "extra_rolls": 2}
    for left in range(4):
        advice = client.post("/v1/advice", json=asked(card, rolls_left=left)).get_json()
        scores = [move for move in advice["moves"] if move["action"] == "score"]
        # The remaining rolls are saved, at most three.
        assert {move["extra_rolls"] for move in scores} == {min(left, 3)}
        assert advice["position"]["scorecard"]["extra_rolls"] == 2
    refused = client.post("/v1/advice", json=asked(card, rolls_left=4))
    assert_refused(refused, 422, "invalid", ("out-of-range", "/rolls_left"))
    # Chips are used after the rolls of the turn.
    advice = client.post("/v1/advice", json={"ruleset": "chips", "dice": [6], "rolls_left": 1}).get_json()
    assert {move["extra_rolls"] for move in advice["moves"] if move["action"] == "score"} == {1}


def test_points_by_the_roll(client: FlaskClient) -> None:
    card = {"fillings": {"sixes": [12, 6]}, "extra_rolls": 1}
    paid = {
        left: client.post("/v1/score", json=asked(card, rolls_left=left)).get_json()["points"]["pair"]
        for left in (2, 1, 0)
    }
    assert paid == {2: 30, 1: 20, 0: 20}


def test_locked_categories(client: FlaskClient) -> None:
    first = client.post("/v1/score", json=asked({})).get_json()
    assert first["legal"] == ["sixes"]
    later = client.post("/v1/score", json=asked({"fillings": {"sixes": [12, 6]}, "extra_rolls": 0})).get_json()
    assert later["legal"] == ["pair", "second_pair", "low"]
    assert later["points"]["second_pair"] == 0
    made = client.post(
        "/v1/score", json=asked({"points": {"pair": 20}, "fillings": {"sixes": [12, 6]}, "extra_rolls": 0})
    ).get_json()
    assert made["points"]["second_pair"] == 40


def test_totals_have_the_points_awarded(client: FlaskClient) -> None:
    card = {"points": {"pair": 20}, "fillings": {"sixes": [12, 6], "low": [-5]}}
    # 18 upper points pay 6 more than nothing; 2 for the sixes, 1 for the pair, 4 for the total of 39.
    expected = {
        "upper_points": 18,
        "upper_bonus": 6,
        "lower_points": 15,
        "extra_bonus": 0,
        "total": 39,
        "points_awarded": 7,
    }
    body = {"ruleset": "saving", "scorecard": card, "claimed": {"points_awarded": 6}}
    report = client.post("/v1/scorecards/check", json=body).get_json()
    assert report["totals"] == expected
    assert [(each["code"], each["pointer"]) for each in report["problems"]] == [
        ("wrong-total", "/claimed/points_awarded")
    ]


def test_points_awarded_decide_standings(client: FlaskClient) -> None:
    game = {
        "ruleset": "saving",
        "players": [
            {"name": "low total", "turns": [{"category": "sixes", "points": 6}]},
            {"name": "high total", "turns": [{"category": "sixes", "points": 12}]},
        ],
    }
    standings = client.post("/v1/games/check", json=game).get_json()["standings"]
    assert [(each["rank"], each["total"], each["points_awarded"]) for each in standings] == [(1, 12, 4), (2, -4, -3)]


def test_the_command_prints_the_points_awarded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [{"name": name, "turns": [{"category": "sixes", "points": paid}]} for name, paid in (("A", 6), ("B", 12))]
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"ruleset": tomllib.loads(SAVING), "players": players}), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[:4] == [
        "Two dice, saved: 2 players, in progress",
        "  1. B: 12 (upper 12 + 0, lower 0, extra bonus 0), 4 points awarded",
        "  2. A: -4 (upper 6 + -10, lower 0, extra bonus 0), -3 points awarded",
        "no problem",
    ]


def test_games_without_points_awarded_refuse_them(client: FlaskClient) -> None:
    body = {"ruleset": "chips", "scorecard": {}, "claimed": {"points_awarded": 0}}
    report = client.post("/v1/scorecards/check", json=body).get_json()
    assert "points_awarded" not in report["totals"]
    assert [each["pointer"] for each in report["problems"]] == ["/claimed/points_awarded"]


def test_extra_rolls_are_refused_in_a_game_without_them(client: FlaskClient) -> None:
    for said in ({}, {"extra_rolls": 0}, {"extra_rolls": None}):
        assert client.post("/v1/score", json={"dice": [1, 2, 3, 4, 5], "scorecard": said}).status_code == 200
    refused = client.post("/v1/score", json={"dice": [1, 2, 3, 4, 5], "scorecard": {"extra_rolls": 1}})
    assert [each["pointer"] for each in refused.get_json()["errors"]] == ["/scorecard/extra_rolls"]


@pytest.mark.parametrize("name", ["saving", "Saving", "sparbuchse", "SPARBÜCHSE", "two dice saved", "Two Dice, Saved"])
def test_rulesets_are_found_by_common_names(client: FlaskClient, name: str) -> None:
    for answer in (
        client.post("/v1/score", json={"ruleset": name, "dice": [1, 1]}),
        client.get("/v1/score", query_string={"ruleset": name, "dice": "11"}),
        client.get(f"/v1/rulesets/{name}/points"),
    ):
        assert answer.get_json()["ruleset"] == "saving"
    shown = client.get(f"/v1/rulesets/{name}")
    assert shown.get_json()["name"] == "saving"
    assert shown.headers.get("Content-Location") == (None if name == "saving" else "/v1/rulesets/saving")


def test_a_name_of_several_rulesets_is_refused_with_the_choices(client: FlaskClient) -> None:
    for answer in (
        client.post("/v1/score", json={"ruleset": "Saved Dice", "dice": [1, 1]}),
        client.get("/v1/rulesets/Saved Dice"),
        client.get("/v1/rulesets/saved-dice/points"),
    ):
        problem = assert_refused(answer, 404, "unknown-ruleset", ("ambiguous-ruleset", "/ruleset"))[0]
        assert problem["suggestions"] == ["chips", "saving"]


def test_points_in_numbers_include_the_new_rules(client: FlaskClient) -> None:
    table = client.get("/v1/rulesets/saving/points").get_json()
    assert table["times"] == {"sixes": 2, "low": 2}
    assert table["after"] == {"second_pair": "pair"}
    assert table["order"] == "upper_first"
    assert table["bonus"] == [{"at": 0, "pays": -10}, {"at": 12, "pays": 0, "each": 1}]
    place = table["hands"].index("11")
    assert [column[place] for column in table["roll_points"]["pair"]] == [30, 20]
    assert table["served_points"]["pair"][place] == 30
    assert table["points"]["low"][place] == -5
    assert list(table["roll_points"]) == ["pair"]


def test_facts(client: FlaskClient) -> None:
    shown = client.get("/v1/rulesets/saving").get_json()
    assert shown["facts"]["turns"] == 6
    assert shown["extra_rolls"] == {"saves": True, "most": 3}
    assert shown["points_awarded"]["total"] == [{"at": -50, "awards": -3}, {"at": 10, "awards": 4}]
    assert shown["aliases"] == ["Sparbüchse", "saved dice"]


def test_odds_that_take_too_long_are_refused(client: FlaskClient) -> None:
    # Six dice, and the maximum number of remaining rolls after a hundred turns.
    categories: list[dict[str, Any]] = [{"id": "sum", "pays": {"sum": "all"}}]
    categories += [{"id": f"more_{n}", "times": 6, "pays": {"sum": "all"}} for n in range(17)]
    definition = {"dice_count": 6, "rolls": 5, "extra_rolls": {"saves": True}, "categories": categories}
    points = {f"more_{n}": [20] * 6 for n in range(17)}
    body = {"ruleset_definition": definition, "dice": [1, 2, 3, 4, 5, 6], "category": "sum"}
    short = {**body, "rolls_left": 4}
    assert client.post("/v1/odds", json=short).status_code == 200
    long = {**body, "rolls_left": 412, "scorecard": {"points": points, "extra_rolls": 408}}
    assert_refused(client.post("/v1/odds", json=long), 422, "too-costly", ("too-costly", ""))


@pytest.mark.parametrize(("name", "told"), [(" ", "' '"), ("ones", "ones"), ("two pairs", "'two pairs'")])
def test_a_name_that_is_not_a_word_is_quoted(client: FlaskClient, name: str, told: str) -> None:
    for points, place in (("x", f"/scorecard/points/{name}"), (["x"], f"/scorecard/points/{name}/0")):
        answer = client.post("/v1/scorecards/check", json={"scorecard": {"points": {name: points}}})
        (problem,) = assert_refused(answer, 422, "invalid", ("wrong-type", place))
        assert problem["detail"].startswith(f"{told} must be a whole number from -9999 to 9999")
