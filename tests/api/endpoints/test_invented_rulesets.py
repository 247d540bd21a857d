"""Random custom rulesets: checked, scored by their definition, and solved or refused with a reason."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import hands, multiplicity
from tests.api.builder_here import solving_here
from tests.effort import EFFORT
from tests.engine.invented import definitions, naive_points


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    with solving_here(tmp_path_factory.mktemp("invented")) as client:
        yield client


def posted(client: FlaskClient, path: str, body: dict[str, Any]) -> Any:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.get_json()


@pytest.mark.slow
@given(definitions(), st.randoms(use_true_random=False))
@settings(max_examples=12 * EFFORT)
def test_an_invented_ruleset(server: FlaskClient, definition: dict[str, Any], chance: Any) -> None:
    report = posted(server, "/v1/rulesets/check", {"ruleset_definition": definition})
    dice_count, rolls = definition["dice_count"], definition["rolls"]
    asked = {"ruleset_definition": definition, "dice": [1] * dice_count, "rolls_left": rolls - 1, "scorecard": {}}
    if not report["valid"]:
        refused = server.post("/v1/advice", json=asked)
        assert refused.status_code == 422
        assert refused.get_json()["errors"] == report["problems"] != []
        return
    assert (
        posted(server, "/v1/rulesets/check", {"ruleset_definition": report["ruleset"]})["ruleset"] == report["ruleset"]
    )
    for hand in chance.sample(hands(dice_count), k=3):
        left = chance.randrange(rolls)
        scores = posted(server, "/v1/score", {"ruleset_definition": definition, "dice": hand, "rolls_left": left})
        assert scores["points"] == {
            category["id"]: naive_points(category, hand, roll=rolls - left) for category in definition["categories"]
        }
    advice = posted(server, "/v1/advice", asked)
    facts = posted(server, "/v1/rulesets/check", {"ruleset_definition": definition})["facts"]
    assert facts["table"] == "ready"
    assert facts["least_total"] <= facts["expected_total"] <= facts["greatest_total"]
    assert advice["value"] <= facts["greatest_total"]
    if dice_count <= 3:
        items = [{**asked, "dice": hand} for hand in hands(dice_count)]
        values = [each["value"] for each in posted(server, "/v1/advice/batch", {"items": items})["results"]]
        mean = (
            sum(multiplicity(hand) * value for hand, value in zip(hands(dice_count), values, strict=True))
            / 6**dice_count
        )
        assert mean == pytest.approx(facts["expected_total"], abs=2e-6)
