"""Limits of requests and clients: early refusals, accounts, and aborted requests."""

import gc
import json
import multiprocessing
import re
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.http.accounts import Accounts
from api.http.allowance import ACCOUNTS, LongRequestSlots, RequestAllowance
from api.http.batch import answer_each
from api.http.errors import NotReady, TooManyRequests
from api.http.limits import LIMITS, Limits
from api.service.config import Config
from strategy_tables.model.allowance import Allowance, TooCostly
from tests.api.clients import behind, client_of
from tests.api.refusals import assert_refused
from tests.hardening.costly import many_opponents, many_reasons
from tests.strategy_tables.tables import built_tables

YACHT: dict[str, Any] = {"ruleset": "yacht", "dice": [1, 2, 3, 4, 6], "rolls_left": 2, "explain": True}
"""Takes some tenths of a second."""


def post(client: FlaskClient, path: str, body: bytes) -> TestResponse:
    return client.post(path, data=body, content_type="application/json")


@pytest.fixture
def app() -> Flask:
    """Return a service with its own accounts."""
    return create_app()


def test_a_debt_shrinks_with_time() -> None:
    now = 1_000.0
    accounts = Accounts(lambda: now)
    assert accounts.debt("a") == 0.0
    assert accounts.charge("a", 2.0, 0.5) == 2.0
    assert accounts.charge("a", -0.5, 0.5) == 1.5
    assert (accounts.debt("a"), accounts.debt("b")) == (1.5, 0.0)
    now += 2.0
    assert accounts.debt("a") == 1.5 - 2 * 0.5
    now += 1_000.0
    assert accounts.debt("a") == 0.0


def test_the_smallest_debts_are_dropped_first() -> None:
    accounts = Accounts()
    accounts.charge("deep in debt", 1_000.0, 0.5)
    for number in range(20_000):
        accounts.charge(f"192.0.2.{number}", 0.001, 0.5)
    assert accounts.debt("deep in debt") > 900


def _charge_often(accounts: Accounts) -> None:
    for _ in range(500):
        accounts.charge("a", 1.0, 0.5)


def test_processes_charge_the_same_account() -> None:
    accounts = Accounts()
    processes = [multiprocessing.get_context("fork").Process(target=_charge_often, args=(accounts,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert 1_900 < accounts.debt("a") <= 2_000


def test_a_client_over_its_limit_waits(app: Flask) -> None:
    greedy, other = behind(app), behind(app, "192.0.2.2")
    app.extensions[ACCOUNTS].charge("192.0.2.1", LIMITS.client_seconds + 1.0, LIMITS.client_share)
    response = greedy.get("/v1/score?dice=13346")
    assert_refused(response, 429, "too-many-requests")
    wait = int(response.headers["Retry-After"])
    assert wait == response.get_json()["retry_after"]
    assert 1.0 / LIMITS.client_share <= wait <= 1.0 / LIMITS.client_share + 2
    assert other.get("/v1/score?dice=13346").status_code == 200
    assert greedy.get("/healthz").status_code == 200
    # Without a proxy there is no client to charge.
    assert client_of(app).get("/v1/score?dice=13346").status_code == 200


def test_a_client_gets_its_remaining_quota(app: Flask) -> None:
    policy = behind(app).get("/v1/score?dice=13346").headers["RateLimit-Policy"]
    assert policy == '"processor";q=3000;w=6;qu="processor-milliseconds"', "half of the time goes on for ever"
    # With hardly any decay, since answers may be slow on a busy machine.
    app = create_app(Config(limits=replace(LIMITS, client_seconds=3.0, client_share=0.001)))
    client, accounts = behind(app), app.extensions[ACCOUNTS]
    answer = client.get("/v1/score?dice=13346")
    assert answer.headers["RateLimit-Policy"] == '"processor";q=3000;w=3000;qu="processor-milliseconds"'
    rest, _ = left(answer)
    assert 2_800 < rest < 3_000
    accounts.charge("192.0.2.1", 1.5, 0.001)
    rest, wait = left(client.get("/v1/none"))
    assert 1_300 < rest < 1_500
    assert rest + wait == pytest.approx(3_000, abs=2), "a millisecond comes back in a second"
    accounts.charge("192.0.2.1", 30.0, 0.001)
    refused = client.get("/v1/score?dice=13346")
    assert (refused.status_code, left(refused)[0]) == (429, 0)
    # Probes, and requests without a proxy, are not charged.
    for other in (client.get("/healthz"), client_of(app).get("/v1/score?dice=13346")):
        assert not {"RateLimit", "RateLimit-Policy"} & {*other.headers.keys()}


def left(response: TestResponse) -> tuple[int, int]:
    """Return the remaining milliseconds of a client, and the seconds until the full quota."""
    [(rest, wait)] = re.findall(r'^"processor";r=(\d+);t=(\d+)$', response.headers["RateLimit"])
    return int(rest), int(wait)


def test_computations_are_charged() -> None:
    # Without decay, since answers may be slow on a busy machine.
    app = create_app(Config(limits=replace(LIMITS, client_share=1e-12)))
    client = behind(app)
    assert client.post("/v1/advice", json=YACHT).status_code == 200
    owed = app.extensions[ACCOUNTS].debt("192.0.2.1")
    # Many times the cost of a score, even on a fast machine.
    assert owed > LIMITS.short_seconds / 4
    assert client.get("/v1/score?dice=13346").status_code == 200
    assert app.extensions[ACCOUNTS].debt("192.0.2.1") < owed + 0.05


def test_slots_are_limited_per_client_and_in_total() -> None:
    slots = LongRequestSlots(2, seconds_to_wait=0.01)
    slots.acquire("a")
    with pytest.raises(TooManyRequests):
        slots.acquire("a")
    slots.acquire("b")
    with pytest.raises(NotReady):
        slots.acquire("c")
    slots.release("a")
    slots.acquire("c")


def test_one_request_waits_for_a_slot() -> None:
    slots = LongRequestSlots(2, seconds_to_wait=30.0)
    slots.acquire("a")
    second = threading.Thread(target=slots.acquire, args=("a",))
    second.start()
    while not slots._one_waits:
        time.sleep(0.001)
    started = time.monotonic()
    with pytest.raises(TooManyRequests):
        slots.acquire("a")
    assert time.monotonic() - started < 15, "a second request waits"
    slots.release("a")
    second.join(15)
    assert not second.is_alive()


def test_a_long_request_releases_its_slot(app: Flask) -> None:
    client = behind(app)
    for _ in range(3):
        assert client.post("/v1/advice", json=YACHT).status_code == 200


def test_a_request_that_has_waited_too_long_is_refused(app: Flask) -> None:
    late = behind(app, environ={"HTTP_X_REQUEST_START": f"t={time.time() - LIMITS.seconds_before - 1:.3f}"})
    assert_refused(late.get("/v1/score?dice=13346"), 503, "not-ready")
    for waited in ("t=nonsense", "", f"t={time.time() - 1:.3f}", f"t={time.time() + 9_000:.3f}", "t=0", "t=nan"):
        assert behind(app, environ={"HTTP_X_REQUEST_START": waited}).get("/v1/score?dice=13346").status_code == 200


def test_requests_of_disconnected_clients_are_aborted(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = socket.socketpair()
    client = behind(app, environ={"gunicorn.socket": ours})
    assert client.post("/v1/advice", json=YACHT).status_code == 200
    theirs.send(b"GET /next HTTP/1.1")
    assert client.post("/v1/advice", json=YACHT).status_code == 200
    worked: list[int] = []

    def go(*_: Any, **__: Any) -> Any:
        worked.append(1)
        raise AssertionError("computed for a disconnected client")

    monkeypatch.setattr("strategy_tables.advice.explain.solve_sources", go)
    ours.recv(100)
    theirs.close()
    assert client.post("/v1/advice", json=YACHT).status_code == 503
    assert not worked
    ours.close()


def bounded(limits: Limits) -> FlaskClient:
    """Return a client of a service with these limits and the tables of the built-in rulesets."""
    return client_of(create_app(Config(limits=limits), tables=built_tables()))


def test_items_that_cost_too_much_together_are_refused_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the opponents alone would be within the limit."""
    asked = json.loads(many_opponents())
    monkeypatch.setattr("strategy_tables.advice.outlook.solve_remaining", None)
    assert_refused(bounded(Limits(seconds=0.3)).post("/v1/advice", json=asked), 422, "too-costly")


def test_costs_reduce_the_allowance() -> None:
    allowance = Allowance(1.0)
    allowance.charge(0.75)
    allowance.check(0.25)
    with pytest.raises(TooCostly, match=r"takes about 1\.2 s, more than the limit of 1\.0 s"):
        allowance.charge(0.5)
    assert allowance.seconds_left == 0.25
    Allowance().charge(1e9)


@pytest.fixture
def nothing_to_collect() -> Iterator[None]:
    """Freeze objects of earlier tests, as a server does with those of its start.

    A collection of them takes most of a second on a busy machine, and counts as time of the request.
    """
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_to_collect")
def test_items_without_time_left_are_refused() -> None:
    results = post(bounded(Limits(seconds=1.0)), "/v1/advice/batch", many_reasons()).get_json()["results"]
    assert len(results) == 1_000
    last = results[-1]
    assert (last["status"], last["type"], last["retry_after"]) == (429, "/problems/too-many-requests", 1)
    assert last["errors"][0]["pointer"] == "/items/999"
    assert "value" in results[0]


def test_measured_time_reduces_the_allowance_of_the_next_part() -> None:
    clock = 5.0
    allowance = RequestAllowance(Limits(seconds=1.5), None, Accounts(), LongRequestSlots(2, 1.0), None, lambda: clock)
    allowance.charge(0.25)
    clock += 0.5
    allowance.check_deadline()
    assert allowance.seconds_charged == 0.5
    allowance.charge(0.5)
    with pytest.raises(TooCostly):
        allowance.check(0.75)
    allowance.check_deadline()
    assert allowance.seconds_charged == 1.0
    clock += 1.25
    with pytest.raises(TooCostly):
        allowance.check_deadline()


def test_stored_refusals_keep_no_frames_alive(app: Flask) -> None:
    def refuse(number: int) -> bytes:
        try:
            raise ZeroDivisionError
        except ZeroDivisionError as error:
            raise NotReady(f"not {number}", 1) from error

    with app.test_request_context("/v1/meta"):
        app.preprocess_request()
        first, second = answer_each([1, 2], refuse)
    for error in (first, second):
        assert isinstance(error, NotReady)
        assert (error.__traceback__, error.__context__, error.__cause__) == (None, None, None)
    assert (str(first), str(second)) == ("not 1", "not 2")


def test_the_size_of_an_answer_is_limited() -> None:
    items = [{"dice": [1, 2, 3, 4, 6], "rolls_left": 2}] * 1_000
    response = bounded(Limits(answer_bytes=2 << 20)).post("/v1/advice/batch", json={"items": items})
    results = response.get_json()["results"]
    assert len(response.data) < 2 << 20
    assert "value" in results[0]
    assert results[-1]["status"] == 429


def test_an_unexpectedly_large_answer_is_refused() -> None:
    app = create_app(Config(limits=Limits(answer_bytes=1_000)), tables=[])
    # The contract has no 413 here, since its answers are smaller.
    assert_refused(app.test_client().get("/v1/meta"), 413, "too-large")


def test_limits_of_a_server_are_published() -> None:
    """/v1/meta shows the limits of a server, also custom ones."""
    limits = Limits(seconds=0.75, answer_bytes=1 << 20, client_seconds=7.0, client_share=0.25)
    said = client_of(create_app(Config(limits=limits), tables=[])).get("/v1/meta").get_json()["limits"]
    names = ("processor_seconds", "answer_bytes", "client_seconds", "client_share")
    assert [said[name] for name in names] == [0.75, 1 << 20, 7.0, 0.25]
