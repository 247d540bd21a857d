"""How much effort the tests with made-up input take: FUZZ_EFFORT times as many examples as usual, .ci/run says."""

import os

EFFORT = int(os.environ.get("FUZZ_EFFORT") or "1")
