"""The factor FUZZ_EFFORT of examples in tests with generated input."""

import os

EFFORT = int(os.environ.get("FUZZ_EFFORT") or "1")
