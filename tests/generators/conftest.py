"""Services for the generated clients, by their addresses without a trailing slash."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers import running_gunicorn

# These programs can only be imported where the generated clients are installed.
collect_ignore = ["python"]


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that parallel test processes share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@contextmanager
def _serving(app: str) -> Iterator[str]:
    with running_gunicorn(f"tests.generators.{app}", workers=1) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def service() -> Iterator[str]:
    """Yield a working service with the table of the played game."""
    with _serving("services:service") as address:
        yield address


@pytest.fixture(scope="session")
def spent_service() -> Iterator[str]:
    """Yield a service that answers 429 with ``Retry-After: 2``, since the client has exceeded its rate limit."""
    with _serving("services:spent_service") as address:
        yield address


@pytest.fixture(scope="session")
def late_service() -> Iterator[str]:
    """Yield a service that answers 503 with ``Retry-After: 1``, since it is overloaded."""
    with _serving("services:late_service") as address:
        yield address


@pytest.fixture(scope="session")
def refusing(service: str, spent_service: str, late_service: str) -> list[str]:
    """Return the addresses for programs that report errors, in the order of tests/generators/refusals.py."""
    return [service, spent_service, late_service]


@pytest.fixture(scope="session")
def whole_service() -> Iterator[str]:
    """Yield a service that answers all examples of the contract."""
    with _serving("whole_service:app") as address:
        yield address
