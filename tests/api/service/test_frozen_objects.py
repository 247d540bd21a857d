"""Memory that workers share: what they allocate lies on other pages than what was allocated before the fork."""

import subprocess
import sys

import pytest

from tests.servers import ROOT

PROGRAM = """
import ctypes, random, sys
from api.service.frozen_objects import freeze_objects

LARGE, SMALL = range(600, 200_000, 777), range(1, 470, 9)
PAGE = 4096

def pages(objects):
    return {page for one in objects for page in range(id(one) // PAGE, (id(one) + sys.getsizeof(one) - 1) // PAGE + 1)}

before = [bytes(size) for size in [*LARGE, *[*SMALL] * 40]]
random.Random(1).shuffle(before)
del before[::2]  # Gaps between what stays.
if sys.argv[1] == "freeze":
    ctypes.CDLL(None).mallopt(-3, 1 << 20)
    freeze_objects()
old = pages(before)
after = [bytes(size) for size in [*LARGE, *SMALL]]
print(len(old & pages(after)))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other C libraries have no such heap")
def test_new_objects_do_not_lie_between_old_ones() -> None:
    shared = [
        int(subprocess.run([sys.executable, "-c", PROGRAM, how], cwd=ROOT, capture_output=True, check=True).stdout)
        for how in ("freeze", "leave")
    ]
    assert shared[0] <= 2 < 50 < shared[1]
