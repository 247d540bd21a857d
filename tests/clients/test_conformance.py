"""The conformance suite itself: its scenarios, comparisons and server; tests/generators plays it with the clients."""

from __future__ import annotations

import http.client
import json
from typing import Any

import pytest

from api import create_app
from clients.conformance.server import playing
from clients.conformance.suite import find_differences, mismatches, read_cases

CALLS = {
    "score",
    "check_card",
    "check_game",
    "advise",
    "roll",
    "score_stream",
    "advise_stream",
    "explain_problem",
    "call",
    "verify_roll",
}


def test_scenarios_are_well_formed() -> None:
    cases = read_cases()
    assert len({case["name"] for case in cases}) == len(cases) >= 25
    for case in cases:
        assert case["call"] in CALLS, case
        assert ("result" in case["expect"]) != ("error" in case["expect"]), case


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": None}, {}),
        ({"a": 1.0000001}, {"a": 1}),
        ({"a": "*"}, {"a": [0]}),
        ([{"a": 1}], [{"a": 1, "b": 2}]),
    ],
)
def test_a_result_may_have_more_than_expected(expected: Any, found: Any) -> None:
    assert [*mismatches(expected, found, "")] == []


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {}),
        ({"a": "*"}, {"a": None}),
        ({"a": 0}, {"a": False}),
        ([1], [1, 2]),
        ({"a": {"b": 1}}, {"a": [1]}),
    ],
)
def test_differences_are_found(expected: Any, found: Any) -> None:
    assert len([*mismatches(expected, found, "")]) == 1


def test_an_error_is_no_result() -> None:
    [failure] = find_differences({"result": {}}, {"error": {"kind": "problem"}}, [], 0.0)
    assert failure.startswith("no result")


@pytest.mark.slow
def test_the_server_follows_the_script() -> None:
    script: list[dict[str, Any]] = [
        {"close": "before"},
        {"status": 429, "headers": {"Retry-After": "7"}},
        {"body": [1, 2], "close": "during"},
    ]
    with playing(script, create_app(tables=[])) as server:
        host, port = server.server_address[:2]

        def ask() -> http.client.HTTPResponse:
            connection = http.client.HTTPConnection(str(host), int(port), timeout=60)
            connection.request("POST", "/v1/score", json.dumps({"dice": [1]}))
            return connection.getresponse()

        with pytest.raises(http.client.RemoteDisconnected):
            ask()
        answer = ask()
        assert (answer.status, answer.headers["Retry-After"]) == (429, "7")
        with pytest.raises(http.client.IncompleteRead):
            ask().read()
        assert ask().status == 500
    assert [attempt.body for attempt in server.attempts] == [b'{"dice": [1]}'] * 4


def test_connections_can_be_refused() -> None:
    with playing([], create_app(tables=[]), refused=60) as server, pytest.raises(ConnectionRefusedError):
        http.client.HTTPConnection("127.0.0.1", int(server.server_address[1]), timeout=60).request("GET", "/")
    assert server.attempts == []
