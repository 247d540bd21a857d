"""No request that the limits of size allow takes much: processor time, memory or bytes of an answer.

The worst that are known, and the worst that a search finds which is told what each has cost, in a process of its own.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings, target

from api.http.limits import LIMITS
from tests.hardening.costly import COSTLY
from tests.hardening.costly_search import ENDPOINTS, Repeated, Request, requests, shapes
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
    *("many losses", "many opponents", "a hostile ruleset, many unknown fields"),
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
