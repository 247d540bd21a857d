"""The conformance suite with the Python client."""

import sys
from pathlib import Path

import pytest

from clients.conformance import suite
from clients.make_python import python_sources

DRIVER = Path(suite.__file__).parent / "drivers" / "python_driver.py"


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_the_client_conforms(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(python_sources()))
    outcomes = [*suite.run_suite([sys.executable, "-W", "error", str(DRIVER), kind])]
    assert len(outcomes) == len(suite.read_cases())
    assert {each.name: each.failures or each.skipped for each in outcomes if each.failures or each.skipped} == {}
