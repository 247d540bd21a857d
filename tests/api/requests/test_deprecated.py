"""Deprecated parameters still work, and every answer to them has headers."""

from datetime import UTC, date, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.requests.address import DEPRECATED
from tests.api.read_contract import SPECIFICATION, operations, resolved
from tests.api.refusals import assert_refused

CARD = "/v1/score?ruleset=small&dice=16&rolls_left=1"
HEADERS = ("Deprecation", "Sunset")


def test_deprecations_match_the_contract() -> None:
    marked = set()
    for path, method, operation in operations():
        assert not operation.get("deprecated"), "nothing would say so"
        for each in operation.get("parameters", ()):
            parameter, _ = resolved(each, "")
            if parameter.get("deprecated"):
                assert (method, parameter["in"]) == ("get", "query")
                marked.add((path, parameter["name"]))
    assert marked == {(each.path, each.name) for each in DEPRECATED}
    schemas = str(SPECIFICATION["components"]["schemas"])
    assert "'deprecated'" not in schemas


def test_deprecations_last_a_year() -> None:
    for each in DEPRECATED:
        assert each.sunset >= date(each.since.year + 1, each.since.month, each.since.day)


def test_a_deprecated_parameter_works_and_names_its_replacement(small: FlaskClient) -> None:
    old, new = (small.get(f"{CARD}&{name}=ones:2,pair:20") for name in ("card", "scorecard"))
    assert (old.status_code, old.get_json()) == (200, new.get_json())
    assert old.headers["Content-Location"] == f"{CARD}&scorecard=ones:2,pair:20"
    assert "Content-Location" not in new.headers
    # RFC 9745: epoch seconds as a structured field; RFC 8594: an HTTP date.
    assert old.headers["Deprecation"] == "@1795305600"
    assert datetime.fromtimestamp(1795305600, UTC) == datetime(2026, 11, 22, tzinfo=UTC)
    assert parsedate_to_datetime(old.headers["Sunset"]) == datetime(2027, 12, 1, tzinfo=UTC)
    assert '</promises#current-deprecations>; rel="deprecation"; type="text/html"' in old.headers.getlist("Link")
    assert not {*HEADERS} & {*new.headers.keys()}
    assert 'rel="deprecation"' not in "".join(new.headers.getlist("Link"))


@pytest.mark.parametrize("query", ["card=ones:2", "%63ard=ones:2", "c%61r%64=ones:2", "dice=16&card", "card="])
def test_deprecated_parameters_are_recognized_in_any_encoding(small: FlaskClient, query: str) -> None:
    # Also in refusals and cached answers.
    for _ in range(2):
        answer = small.get(f"/v1/advice?ruleset=small&dice=16&rolls_left=1&{query}")
        assert set(HEADERS) <= {*answer.headers.keys()}
    tag = {"If-None-Match": "*"}
    assert small.get(f"{CARD}&{query}", headers=tag).headers.get("Deprecation")
    assert small.head(f"{CARD}&{query}").headers.get("Deprecation")


@pytest.mark.parametrize("url", [f"{CARD}&scorecard=", f"{CARD}&Card=", "/v1/rulesets?card=1", "/v1/none?card=1"])
def test_nothing_else_is_deprecated(small: FlaskClient, url: str) -> None:
    assert not {*HEADERS} & {*small.get(url).headers.keys()}


@pytest.mark.parametrize("query", ["card=ones:2&scorecard=ones:2", "scorecard=ones:2&card=ones:2", "card=&card="])
def test_both_names_together_are_refused(small: FlaskClient, query: str) -> None:
    second = query.split("&")[1].split("=")[0]
    [problem] = assert_refused(small.get(f"{CARD}&{query}"), 422, "invalid", ("duplicate-key", f"/{second}"))
    assert problem["detail"] == "duplicate parameter scorecard or card"


DEFINITION: dict[str, Any] = {
    "name": "odd",
    "dice_count": 2,
    "categories": [{"id": "odd", "pays": {"sum": "faces", "faces": [1, 3, 5]}, "times": 2}],
}
OLD_SUM = {**DEFINITION, "categories": [{"id": "odd", "pays": {"sum": {"faces": [1, 3, 5]}}, "times": 2}]}


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("score", {"ruleset": DEFINITION, "dice": [1, 4]}, {"ruleset_definition": DEFINITION, "dice": [1, 4]}),
        ("score", {"ruleset_definition": OLD_SUM, "dice": [1, 4]}, {"ruleset_definition": DEFINITION, "dice": [1, 4]}),
        ("rulesets/check", {"ruleset": DEFINITION}, {"ruleset_definition": DEFINITION}),
        ("rulesets/check", {"ruleset": OLD_SUM}, {"ruleset_definition": DEFINITION}),
        (
            "scorecards/check",
            {"ruleset_definition": DEFINITION, "scorecard": {"points": {"odd": [3, 1]}}},
            {"ruleset_definition": DEFINITION, "scorecard": {"fillings": {"odd": [3, 1]}}},
        ),
        (
            "score/batch",
            {"items": [{"ruleset": DEFINITION, "dice": [1, 4]}]},
            {"items": [{"ruleset_definition": DEFINITION, "dice": [1, 4]}]},
        ),
    ],
)
def test_deprecated_forms_of_bodies_get_the_same_answer(small: FlaskClient, path: str, old: Any, new: Any) -> None:
    former, present = (small.post(f"/v1/{path}", json=body) for body in (old, new))
    assert former.status_code == present.status_code == 200
    assert former.get_json() == present.get_json()
    assert set(HEADERS) <= {*former.headers.keys()}
    assert parsedate_to_datetime(former.headers["Sunset"]) == datetime(2027, 12, 1, tzinfo=UTC)
    assert not {*HEADERS} & {*present.headers.keys()}
