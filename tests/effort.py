"""The factor FUZZ_EFFORT, by which tests with generated input multiply their number of examples."""

import os

EFFORT = int(os.environ.get("FUZZ_EFFORT") or "1")
