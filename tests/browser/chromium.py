"""Starting Chromium."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.programs import do_without, find_program


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A running Chromium; without one, tests are skipped, or fail where REQUIRE_PROGRAMS=1 is set."""
    path = find_program("chromium")
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
