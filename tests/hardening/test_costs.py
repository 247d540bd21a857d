"""No request within the limits of size costs much processor time, memory or bytes of an answer.

Streams, whose lines may each cost as much as a request, are charged for nearly everything.

The worst known requests, and the worst ones found by a search guided by costs, run in a separate process.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings, target

from api.http.body import LINES
from api.http.limits import LIMITS
from tests.effort import EFFORT
from tests.hardening.costly import COSTLY, STREAMS
from tests.hardening.costly_search import (
    ENDPOINTS,
    STREAMED,
    Repeated,
    Request,
    Stream,
    requests,
    shapes,
    streams,
)
from tests.hardening.costs import Child, Cost, child
from tests.selection import usually

SECONDS = 2.0
MEGABYTES = 200.0
EXAMPLES = 8 * EFFORT

SEARCHED = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def service() -> Iterator[Child]:
    """Yield the service without a solver, since builds run elsewhere."""
    with child({**os.environ, "SOLVE_ON_DEMAND": "0"}) as started:
        yield started


def check(cost: Cost) -> None:
    """Check the limits; processor seconds are corrected for a busy machine."""
    assert cost.status < 500 or cost.status == 503, cost.body[:500]
    assert cost.seconds / cost.slowness <= SECONDS, str(cost)
    assert cost.memory <= MEGABYTES, str(cost)
    assert cost.answer * (1 << 20) <= LIMITS.answer_bytes, str(cost)


COSTLIEST = {
    *("misspelt names", "many reasons", "floors", "many refusals", "many players", "impossible dice", "own rulesets"),
    "many dice",
    *("many losses", "many opponents", "corrections", "a hostile ruleset, many unknown fields"),
}
"""Representatives; similar ones are exhaustive: near names, wins, hopeless sheets, large answers, deep rulesets."""


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(COSTLY.keys() - COSTLIEST, COSTLY))
def test_costly_requests_found_by_hand(service: Child, name: str) -> None:
    path, make = COSTLY[name]
    body = make()
    limit = 1 << 20 if any(word in path for word in ("batch", "games", "audit")) else 1 << 16
    cost = service.ask(path, body)
    assert cost.status in ((200, 400, 409, 422) if len(body) <= limit else (413,))
    check(cost)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ENDPOINTS)
def test_costly_requests_found_by_search(service: Child, path: str) -> None:
    @SEARCHED
    @given(requests(path))
    def search(request: Request) -> None:
        look(service.ask(path, request.body()))

    search()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/v1/score/batch", "/v1/games/check", "/v1/advice"])
def test_bodies_that_are_hard_to_parse(service: Child, path: str) -> None:
    @SEARCHED
    @given(shapes())
    def search(shape: Repeated) -> None:
        look(service.ask(path, shape.body()))

    search()


def look(cost: Cost) -> None:
    """Guide the search towards higher costs."""
    target(cost.seconds, label="processor seconds")
    target(cost.memory, label="memory")
    target(cost.answer, label="answer")
    check(cost)


UNPAID = 0.5
"""Uncharged processor seconds of a stream: sending and receiving."""


def check_stream(cost: Cost) -> None:
    """Check that a stream, which may take long, is charged while it runs, in constant memory."""
    assert cost.status == 200, cost.body[:500]
    assert (cost.seconds - cost.charged) / cost.slowness <= UNPAID, str(cost)
    # The client here stores the whole answer.
    assert cost.memory <= MEGABYTES + 3 * cost.answer, str(cost)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"blank lines", "one line without an end"}, STREAMS))
def test_costly_streams_found_by_hand(service: Child, name: str) -> None:
    cost = service.ask("/v1/score/batch", STREAMS[name](), media_type=LINES)
    check_stream(cost)
    if not name.startswith("tiny"):
        check(cost)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", STREAMED)
def test_costly_streams_found_by_search(service: Child, path: str) -> None:
    @SEARCHED
    @given(streams(path))
    def search(stream: Stream) -> None:
        cost = service.ask(path, stream.body(), media_type=LINES)
        target(cost.seconds - cost.charged, label="uncharged processor seconds")
        target(cost.memory - 3 * cost.answer, label="memory")
        check_stream(cost)

    search()
