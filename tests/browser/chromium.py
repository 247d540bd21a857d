import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.programs import find_program, skip_or_fail


def lean_chromium() -> str:
    """Return the path of headless Chromium if available, which takes half the time per page, or else of the full
    one."""
    lean = None if "CHROMIUM" in os.environ else shutil.which("chromium-headless-shell")
    return lean or find_program("chromium")


@contextmanager
def running_chromium(path: str) -> Iterator[Browser]:
    """Run Chromium; tests are skipped if it cannot be driven, or fail with REQUIRE_PROGRAMS=1."""
    try:
        playwright = sync_playwright().start()
    except Exception as error:  # mostly because it lacks a system library
        skip_or_fail(f"playwright does not start here: {error}")
    # Chromium refuses to sandbox itself as root, the user of most containers.
    running = playwright.chromium.launch(executable_path=path, chromium_sandbox=os.geteuid() != 0)
    try:
        yield running
    finally:
        running.close()
        playwright.stop()
