"""Starting Chromium."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.programs import do_without, find_program


def lean_chromium() -> str:
    """Path of a Chromium without windows, where there is one: a page costs it half the work. Or of the whole one."""
    lean = None if "CHROMIUM" in os.environ else shutil.which("chromium-headless-shell")
    return lean or find_program("chromium")


@contextmanager
def running_chromium(path: str) -> Iterator[Browser]:
    """A running Chromium; tests are skipped where it cannot be driven, or fail where REQUIRE_PROGRAMS=1 is set."""
    try:
        playwright = sync_playwright().start()
    except Exception as error:  # whatever it is: it lacks a library of the system, most likely
        do_without(f"playwright does not start here: {error}")
    # Chromium refuses to sandbox itself for root, which is who runs tests in most containers.
    running = playwright.chromium.launch(executable_path=path, chromium_sandbox=os.geteuid() != 0)
    try:
        yield running
    finally:
        running.close()
        playwright.stop()
