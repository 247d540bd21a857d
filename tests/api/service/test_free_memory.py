"""Free memory between blocks that are in use is returned to the system."""

import subprocess
import sys

import pytest

from tests.servers import ROOT

PROGRAM = """
import time
from api.service import free_memory

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

blocks = [bytearray(100_000) for _ in range(400)]
del blocks[:-1]  # The last one keeps the heap from shrinking at its end.
before = resident()
free_memory._PAUSE = 0.01
free_memory.begin_returning()
time.sleep(1)
print(before - resident())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other C libraries have no such function")
def test_free_pages_are_returned() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(done.stdout) > 30_000_000
