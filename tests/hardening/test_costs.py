"""No request that the limits of size allow takes much: processor time, memory or bytes of an answer.

Of a stream, whose every line may take as much as a request, hardly anything is left that nobody is charged for.

The worst that are known, and the worst that a search finds which is told what each has cost, in a process of its own.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings, target

from api.http.body import LINES
from api.http.limits import LIMITS
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
from tests.hardening.effort import EFFORT
from tests.selection import usually

SECONDS = 2.0
MEGABYTES = 200.0
EXAMPLES = 8 * EFFORT

SEARCHED = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def service() -> Iterator[Child]:
    """The service without a solver: building is done elsewhere, and takes its own time."""
    with child({**os.environ, "SOLVE_ON_DEMAND": "0"}) as started:
        yield started


def check(cost: Cost) -> None:
    """Processor seconds are those of a machine that is not busy with other things."""
    assert cost.status < 500 or cost.status == 503, cost.body[:500]
    assert cost.seconds / cost.slowness <= SECONDS, str(cost)
    assert cost.memory <= MEGABYTES, str(cost)
    assert cost.answer * (1 << 20) <= LIMITS.answer_bytes, str(cost)


COSTLIEST = {
    *("misspelt names", "many reasons", "floors", "many refusals", "many players", "impossible dice", "own rulesets"),
    *("many losses", "many opponents", "corrections", "a hostile ruleset, many unknown fields"),
}
"""Others of their kind are left: near names, wins, hopeless sheets, large answers, deep rulesets."""


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(COSTLY.keys() - COSTLIEST, COSTLY))
def test_what_was_found_by_hand(service: Child, name: str) -> None:
    path, make = COSTLY[name]
    body = make()
    limit = 1 << 20 if "batch" in path or "games" in path else 1 << 16
    cost = service.ask(path, body)
    assert cost.status in ((200, 400, 409, 422) if len(body) <= limit else (413,))
    check(cost)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ENDPOINTS)
def test_what_a_search_finds(service: Child, path: str) -> None:
    @SEARCHED
    @given(requests(path))
    def search(request: Request) -> None:
        look(service.ask(path, request.body()))

    search()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/v1/score/batch", "/v1/games/check", "/v1/advice"])
def test_what_reading_is_made_hard_by(service: Child, path: str) -> None:
    @SEARCHED
    @given(shapes())
    def search(shape: Repeated) -> None:
        look(service.ask(path, shape.body()))

    search()


def look(cost: Cost) -> None:
    """Lead the search to what costs more of anything."""
    target(cost.seconds, label="processor seconds")
    target(cost.memory, label="memory")
    target(cost.answer, label="answer")
    check(cost)


UNPAID = 0.5
"""Processor seconds of a stream that its client need not be charged: what sending and receiving take."""


def check_stream(cost: Cost) -> None:
    """Check that a stream, which may take long, is charged as it goes on, in flat memory."""
    assert cost.status == 200, cost.body[:500]
    assert (cost.seconds - cost.charged) / cost.slowness <= UNPAID, str(cost)
    # The client here keeps the whole answer.
    assert cost.memory <= MEGABYTES + 3 * cost.answer, str(cost)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"blank lines", "one line without an end"}, STREAMS))
def test_streams_that_were_found_by_hand(service: Child, name: str) -> None:
    cost = service.ask("/v1/score/batch", STREAMS[name](), media_type=LINES)
    check_stream(cost)
    if not name.startswith("tiny"):
        check(cost)


@pytest.mark.slow
@pytest.mark.parametrize("path", usually({"/v1/score/batch"}, STREAMED))
def test_streams_that_a_search_finds(service: Child, path: str) -> None:
    @SEARCHED
    @given(streams(path))
    def search(stream: Stream) -> None:
        cost = service.ask(path, stream.body(), media_type=LINES)
        target(cost.seconds - cost.charged, label="processor seconds that nobody is charged")
        target(cost.memory - 3 * cost.answer, label="memory")
        check_stream(cost)

    search()
