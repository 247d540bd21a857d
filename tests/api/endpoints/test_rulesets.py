"""Rulesets over HTTP: the list, whole definitions, and checks of custom ones."""

from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient

from engine.text.names import LANGUAGES
from tests.api.refusals import assert_refused
from tests.known import CARDS, KNOWN, SHEETS, known
from tests.servers import ROOT


def test_the_list(small: FlaskClient) -> None:
    listed = small.get("/v1/rulesets").get_json()
    assert listed["default"] == listed["rulesets"][0]["id"] == "yahtzee"
    by_id = {each["id"]: each for each in listed["rulesets"]}
    assert set(by_id) == {*CARDS, *SHEETS, "small"}
    assert by_id["small"]["table"] == "ready"
    assert by_id["yahtzee"]["table"] == "out_of_reach"
    assert by_id["yahtzee"]["expected_total"] is None


def test_the_list_in_other_languages(small: FlaskClient) -> None:
    def titles(query: str) -> dict[str, str]:
        listed = small.get(f"/v1/rulesets{query}").get_json()["rulesets"]
        return {each["id"]: each["title"] for each in listed}

    english, german, korean = titles(""), titles("?lang=de"), titles("?lang=ko")
    assert english == titles("?lang=en")
    assert [each["yatzy"] for each in (english, german, korean)] == ["Yatzy", "Yatzy", "북유럽 야찌"]
    # Rulesets of an operator have the names of their definition.
    assert english["small"] == german["small"] == korean["small"]
    assert small.get("/v1/rulesets/yatzy?lang=ko").get_json()["title"] == "북유럽 야찌"
    assert_refused(small.get("/v1/rulesets?lang=tlh"), 422, "invalid", ("unknown-choice", "/lang"))
    assert_refused(small.get("/v1/rulesets?language=de"), 422, "invalid", ("unknown-field", "/language"))


def test_a_definition_can_be_sent_back(small: FlaskClient) -> None:
    for ruleset_id in (*CARDS, *SHEETS):
        shown = small.get(f"/v1/rulesets/{ruleset_id}").get_json()
        facts = shown.pop("facts")
        report = small.post("/v1/rulesets/check", json={"ruleset": shown}).get_json()
        assert report == {"valid": True, "problems": [], "ruleset": shown, "facts": facts}


@pytest.mark.parametrize("ruleset_id", known("mean"))
def test_facts(built: FlaskClient, ruleset_id: str) -> None:
    facts = built.get(f"/v1/rulesets/{ruleset_id}").get_json()["facts"]
    assert facts["expected_total"] == pytest.approx(KNOWN[ruleset_id]["mean"], abs=1e-6)
    for fact, number in (("states", "states"), ("least_total", "least"), ("greatest_total", "greatest")):
        assert facts[fact] == KNOWN[ruleset_id].get(number, facts[fact])
    assert facts["table"] == "ready"
    assert [table["objective"] for table in facts["tables"]] == ["expected_total"]
    # Targets take too long early in otherwise small games.
    outlook, target = ("not_needed" if facts["states"] <= most else "out_of_reach" for most in (20_000, 200))
    assert (facts["outlook_table"], facts["target_table"]) == (outlook, target)
    assert (facts["outlook_seconds_left"], facts["target_seconds_left"]) == (None, None)


@pytest.mark.parametrize("ruleset_id", SHEETS)
def test_facts_of_columns(small: FlaskClient, ruleset_id: str) -> None:
    facts = small.get(f"/v1/rulesets/{ruleset_id}").get_json()["facts"]
    known_of = KNOWN[ruleset_id]
    assert (facts["least_total"], facts["greatest_total"]) == (known_of["least"], known_of["greatest"])
    assert facts["turns"] == len(facts["columns"]) * len(facts["categories"])
    assert (facts["states"], facts["table_bytes"], facts["seconds_to_solve"]) == (None, None, None)


def test_titles_in_other_languages(small: FlaskClient) -> None:
    english, german, finnish = (
        {each["id"]: each["title"] for each in small.get(f"/v1/rulesets/yatzy{query}").get_json()["categories"]}
        for query in ("", "?lang=de", "?lang=fi")
    )
    assert english["large_straight"] == "Large straight"
    assert german["large_straight"] == "Große Straße"
    assert finnish["large_straight"] == "Iso suora"


def test_titles_of_a_definition_in_other_languages(small: FlaskClient) -> None:
    definition = {
        "categories": [
            {"id": "full_house", "needs": {"groups": [3, 2]}, "pays": {"points": 25}},
            {"id": "chance", "title": "Grandmother's line", "pays": {"sum": "all"}},
        ]
    }
    for language, title in (("en", "Full house"), ("fi", "Täyskäsi"), ("sv", "Kåk")):
        report = small.post("/v1/rulesets/check", json={"ruleset_definition": definition, "lang": language}).get_json()
        assert [each["title"] for each in report["ruleset"]["categories"]] == [title, "Grandmother's line"]
    refused = small.post("/v1/rulesets/check", json={"ruleset_definition": definition, "lang": "tlh"})
    assert_refused(refused, 422, "invalid", ("unknown-choice", "/lang"))


def test_the_contract_names_every_language() -> None:
    with (ROOT / "openapi.yaml").open() as text:
        assert yaml.load(text, yaml.CSafeLoader)["components"]["schemas"]["Language"]["enum"] == list(LANGUAGES)


def test_unknown_ruleset(small: FlaskClient) -> None:
    response = small.get("/v1/rulesets/yathzee")
    assert_refused(response, 404, "unknown-ruleset", ("unknown-ruleset", "/ruleset"))


def report_of(client: FlaskClient, definition: Any) -> dict[str, Any]:
    response = client.post("/v1/rulesets/check", json={"ruleset_definition": definition})
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    return report


def test_the_base_is_merged(small: FlaskClient) -> None:
    report = report_of(small, {"base": "yahtzee", "categories": [{"id": "chance", "drop": True}]})
    assert report["valid"]
    assert "base" not in report["ruleset"]
    assert len(report["ruleset"]["categories"]) == len(report["facts"]["categories"]) == 12
    assert report["facts"]["greatest_total"] == 1575 - 130


def test_an_operators_ruleset_can_be_a_base(small: FlaskClient) -> None:
    report = report_of(small, {"base": "small", "name": "other"})
    assert report["facts"]["table"] == "ready"


@pytest.mark.parametrize(
    ("definition", "expected"),
    [
        ({}, [("missing-field", "/ruleset_definition/categories")]),
        ({"base": 3}, [("wrong-type", "/ruleset_definition/base")]),
        ({"base": "yahtzee", "base64": 1}, [("unknown-field", "/ruleset_definition/base64")]),
        ({"base": "yahtzee", "dice_count": 7}, [("out-of-range", "/ruleset_definition/dice_count")]),
        ({"base": "yahtzee", "dice_count": 5.5}, [("wrong-type", "/ruleset_definition/dice_count")]),
        (
            {"categories": [{"id": "a", "upper": 1}, {"id": "a", "upper": 2}, {"id": "B", "upper": 2}]},
            [("duplicate", "/ruleset_definition/categories/1/id"), ("bad-name", "/ruleset_definition/categories/2/id")],
        ),
        (
            {"categories": [{"id": "a", "pays": {"points": "9"}}], "bonus": [{"at": -1, "pays": 10**9}]},
            [
                ("wrong-type", "/ruleset_definition/categories/0/pays/points"),
                ("out-of-range", "/ruleset_definition/bonus/0/at"),
                ("out-of-range", "/ruleset_definition/bonus/0/pays"),
            ],
        ),
        (
            {"categories": [{"id": f"c{n}", "pays": {"points": 1}} for n in range(21)]},
            [("too-many", "/ruleset_definition/categories")],
        ),
    ],
)  # fmt: skip
def test_problems_of_definitions_are_reported(
    small: FlaskClient, definition: Any, expected: list[tuple[str, str]]
) -> None:
    report = report_of(small, definition)
    assert (report["valid"], report["ruleset"], report["facts"]) == (False, None, None)
    assert sorted((each["code"], each["pointer"]) for each in report["problems"]) == sorted(expected)


@pytest.mark.parametrize(
    "body", [{}, {"ruleset": "yahtzee"}, {"ruleset": None}, {"ruleset_definition": {}, "x": 1}, []]
)
def test_non_definitions_are_refused(small: FlaskClient, body: Any) -> None:
    assert_refused(small.post("/v1/rulesets/check", json=body), 422, "invalid")


def test_meta(built: FlaskClient) -> None:
    meta = built.get("/v1/meta").get_json()
    assert meta["limits"]["batch_items"] == 1_000
    by_name = {name: table for table in meta["tables"] for name in table["rulesets"]}
    assert by_name["yahtzee"]["start_value"] == pytest.approx(254.587729, abs=1e-6)
    assert by_name["yahtzee"]["states"] == 536_320
