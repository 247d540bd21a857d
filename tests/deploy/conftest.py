"""Fixtures of the tests in this folder."""

from collections.abc import Iterator

import pytest

from tests.servers import Gunicorn, running_gunicorn


@pytest.fixture(scope="session")
def one_worker() -> Iterator[Gunicorn]:
    """A server of one worker for tests that do not harm it."""
    with running_gunicorn(workers=1) as server:
        yield server
