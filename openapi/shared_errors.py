"""Provoking the errors that operations share, which take more than one request."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.http.allowance import ACCOUNTS
from api.http.limits import LIMITS
from api.service.config import Config
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.jobs.build_queue import SLOW, BuildQueue
from strategy_tables.jobs.requested_build import BUILDING, RequestedBuild
from strategy_tables.jobs.settings import SOLVED

HEADERS: Final = {"X-Request-Id": "example-1"}
"""Headers of all example requests; with a fixed id the answers do not depend on chance."""

JSON: Final = "application/json"

ClientOf = Callable[[Flask], FlaskClient]


def error_provokers(
    client: FlaskClient, client_of: ClientOf = Flask.test_client
) -> dict[tuple[str, str], Callable[[], TestResponse]]:
    """Return functions that provoke errors, by response and name of the example.

    `client_of` makes the clients of services that are broken on purpose.
    """
    score = "/v1/score"
    return {
        ("NotReadable", "duplicate_key"): lambda: client.post(
            score, data='{"dice": [1,2,3,4,5], "dice": [1,2,3,4,6]}', content_type=JSON, headers=HEADERS
        ),
        ("NotFound", "no_such_path"): lambda: client.get("/v1/scores", headers=HEADERS),
        ("UnknownRuleset", "no_such_ruleset"): lambda: client.get(
            "/v1/score?ruleset=yathzee&dice=13346", headers=HEADERS
        ),
        ("UnknownRuleset", "several"): lambda: client.get("/v1/score?ruleset=Tvang&dice=13346", headers=HEADERS),
        ("WrongMethod", "delete"): lambda: client.delete(score, headers=HEADERS),
        ("MissingTable", "not_built"): lambda: client.get(
            "/v1/advice?ruleset=maxi-yatzy&dice=123456&rolls_left=2", headers=HEADERS
        ),
        ("TooLarge", "too_large"): lambda: client.post(score, data=b" " * 65_537, content_type=JSON, headers=HEADERS),
        ("WrongContentType", "form"): lambda: client.post(
            score, data="dice=13346", content_type="application/x-www-form-urlencoded", headers=HEADERS
        ),
        ("Invalid", "unknown_field"): lambda: client.get("/v1/score?dices=13346", headers=HEADERS),
        ("TooManyRequests", "share"): lambda: _exceed_rate_limit(client_of),
        ("NotReady", "no_table"): lambda: client_of(create_app(tables=[])).get("/readyz", headers=HEADERS),
        ("NotReady", "being_built"): lambda: _ask_while_building(client_of, "/v1/outlook"),
        ("NotReady", "in_the_queue"): lambda: _ask_while_building(
            client_of, "/v1/advice", objective={"maximize": "target", "target": 250}
        ),
        ("Internal", "mistake"): lambda: _provoke_bug(client_of),
    }


def _exceed_rate_limit(client_of: ClientOf) -> TestResponse:
    """Return the response to a proxied client that has used up its rate limit."""
    app, name = create_app(tables=[]), "192.0.2.1"
    app.extensions[ACCOUNTS].charge(name, 4.5, LIMITS.client_share)
    return client_of(app).get("/v1/score?dice=13346", headers={**HEADERS, "X-Keepwise-Client": name})


def _ask_while_building(client_of: ClientOf, path: str, **fields: Any) -> TestResponse:
    """Return the response while a table of outlooks is being built, at a fixed time of the build."""
    yahtzee = load_table(compile_ruleset(builtin_rulesets()["yahtzee"]), tables_folder())
    key = f"{yahtzee.compiled.fingerprint}.outlook"
    build = RequestedBuild(
        key, SLOW, "token", "192.0.2.1", "yahtzee", 536_320, 75.0, 970.0, BUILDING,
        started=970.0, seen=1_000.0, reported=1_000.0, since=970.0, share=0.4, states_done=150_000,
    )  # fmt: skip
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}, **fields}
    with TemporaryDirectory() as folder, patch("time.time", return_value=1_000.0):
        BuildQueue(Path(folder) / SOLVED).report(build)
        client = client_of(create_app(Config(tables_dir=Path(folder), solve_on_demand=True), tables=[yahtzee]))
        return client.post(path, json=asked, headers=HEADERS)


def _provoke_bug(client_of: ClientOf) -> TestResponse:
    """Return the response of a service with a bug."""
    app = create_app(tables=[])

    def meta() -> str:
        raise ZeroDivisionError("a secret of the inside")

    app.view_functions["meta"] = meta
    return client_of(app).get("/v1/meta", headers=HEADERS)
