"""The services, the game and the examples that the other tests here use."""

import json
import urllib.error
import urllib.request

import pytest

from tests.api.read_contract import good_requests, operations, wrong
from tests.generators.examples import examples
from tests.generators.game import TURNS, play


def test_the_game_is_complete_and_valid(service: str) -> None:
    report = play(service)
    assert (report["valid"], report["complete"], report["problems"]) == (True, True, [])
    [player] = report["players"]
    assert len(player["scorecard"]["points"]) == TURNS
    # Following the advice has a mean of 248.6; random filling gets less than half of that.
    assert player["totals"]["total"] > 124


@pytest.mark.parametrize(("name", "status", "wait"), [("spent_service", 429, "2"), ("late_service", 503, "1")])
@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/score?dice=13346"])
def test_a_refusing_service_sends_retry_after(
    request: pytest.FixtureRequest, name: str, status: int, wait: str, path: str
) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{request.getfixturevalue(name)}{path}", timeout=60)  # noqa: S310
    with refused.value as answer:
        problem = json.load(answer)
        assert (answer.status, answer.headers["Retry-After"]) == (status, wait)
    assert not wrong("/components/schemas/ProblemDocument", problem)
    assert problem["status"] == status


def test_every_example_is_served_and_matches_its_schema() -> None:
    for each in examples():
        assert not wrong(f"/components/schemas/{each.schema}", each.value), each.where


def test_every_operation_is_shown() -> None:
    # Except answers that depend on the machine or are not JSON.
    assert {
        operation["operationId"] for path, method, operation in operations() if not good_requests(path, method)
    } == {"core_specification", "download_table", "meta", "metrics", "specification", "specification_as_json"}
