"""Services that answer the clients which are made here: their addresses, without a slash at the end."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers import running_gunicorn

# Programs that use what is made: they can be imported nowhere but beside it.
collect_ignore = ["python"]


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the processes share which test beside each other."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@contextmanager
def _serving(app: str) -> Iterator[str]:
    with running_gunicorn(f"tests.generators.{app}", workers=1) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def service() -> Iterator[str]:
    """One that is well, with the table of the game that is played."""
    with _serving("services:service") as address:
        yield address


@pytest.fixture(scope="session")
def spent_service() -> Iterator[str]:
    """One that answers 429 with ``Retry-After: 2``: the client has spent its share."""
    with _serving("services:spent_service") as address:
        yield address


@pytest.fixture(scope="session")
def late_service() -> Iterator[str]:
    """One that answers 503 with ``Retry-After: 1``: it cannot attend to what it is asked."""
    with _serving("services:late_service") as address:
        yield address


@pytest.fixture(scope="session")
def refusing(service: str, spent_service: str, late_service: str) -> list[str]:
    """Whom programs ask that tell errors: in the order in which tests/generators/refusals.py says what they tell."""
    return [service, spent_service, late_service]


@pytest.fixture(scope="session")
def whole_service() -> Iterator[str]:
    """One that answers every example of the contract as it stands there."""
    with _serving("whole_service:app") as address:
        yield address
