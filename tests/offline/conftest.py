"""Fixtures of all tests in this folder."""

from collections.abc import Iterator

import pytest

from tests.offline.reader import Reader


@pytest.fixture(scope="session")
def reader() -> Iterator[Reader]:
    """The reader in TypeScript."""
    with Reader() as running:
        yield running
