"""Answers and tables have the same bytes on every processor: child processes use the code for older ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any, Final

import pytest
from numpy._core._multiarray_umath import (  # type: ignore[import-not-found]
    __cpu_dispatch__,
    __cpu_features__,
)

from tests.servers import ROOT

DISPATCHED: Final = [name for name in __cpu_dispatch__ if __cpu_features__[name]]
"""Processor generations that numpy has code for and that this one supports."""

OLDER: Final = {
    "haswell": {
        "OPENBLAS_CORETYPE": "Haswell",
        "NPY_DISABLE_CPU_FEATURES": " ".join(name for name in DISPATCHED if "AVX512" in name or name == "X86_V4"),
        "NUMBA_CPU_NAME": "haswell",
        "NUMBA_CPU_FEATURES": "+avx,+avx2,+fma,+bmi,+bmi2,+sse4.2",
    },
    "prescott": {
        "OPENBLAS_CORETYPE": "Prescott",
        "NPY_DISABLE_CPU_FEATURES": " ".join(DISPATCHED),
        "NUMBA_CPU_NAME": "generic",
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-FMA,-FMA4",
    },
}
"""Environments that make OpenBLAS, numpy, numba and the C library work as on an older processor."""


@cache
def found(part: str, count: int, processor: str) -> dict[str, Any]:
    """Return the program's output for a part with a number of positions, under one of `OLDER` or natively."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.hardening.answers_here", part, str(count)],
        cwd=ROOT,
        env={**os.environ, **OLDER.get(processor, {})},
        stdout=subprocess.PIPE,
        check=True,
    )
    told: dict[str, Any] = json.loads(said.stdout)
    return told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "count", "processor", "least"),
    [
        ("answers", 1, "prescott", 150),
        pytest.param("answers", 4, "prescott", 300, marks=pytest.mark.exhaustive),
        pytest.param("answers", 4, "haswell", 300, marks=pytest.mark.exhaustive),
        pytest.param("tables", 0, "prescott", 100, marks=pytest.mark.exhaustive),
        pytest.param("tables", 0, "haswell", 100, marks=pytest.mark.exhaustive),
    ],
)
def test_an_older_processor_gives_the_same_bytes(part: str, count: int, processor: str, least: int) -> None:
    here = found(part, count, "this")
    assert len(here) >= least
    assert found(part, count, processor) == here
