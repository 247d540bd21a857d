from collections.abc import Iterator

import pytest

from tests.servers import Gunicorn, running_gunicorn


@pytest.fixture(scope="session")
def one_worker() -> Iterator[Gunicorn]:
    """Yield a server of one worker for tests that leave it intact."""
    with running_gunicorn(workers=1) as server:
        yield server
