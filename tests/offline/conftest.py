from collections.abc import Iterator

import pytest

from tests.offline.reader import Reader


@pytest.fixture(scope="session")
def reader() -> Iterator[Reader]:
    """Yield the TypeScript reader."""
    with Reader() as running:
        yield running
