"""External programs that tests use if available: browsers, nginx, Redis, wrk, PHP."""

import os
import shutil
from typing import NoReturn

import pytest

# Names of each program, on the PATH or in Debian's folder for administrators.
NAMES = {
    # The names in Debian, Ubuntu, Fedora and Google's packages.
    "chromium": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "nginx": ("nginx", "/usr/sbin/nginx"),
    "php": ("php",),
    "redis": ("redis-server", "valkey-server"),
    "wrk": ("wrk",),
}


def skip_or_fail(reason: str) -> NoReturn:
    """Skip the test, with a message.

    With REQUIRE_PROGRAMS=1, as in .ci/run, it fails instead, since a machine that is meant to run these tests must not
    pass without them.
    """
    if os.environ.get("REQUIRE_PROGRAMS") == "1":
        pytest.fail(f"{reason}, and REQUIRE_PROGRAMS=1 asks for it", pytrace=False)
    pytest.skip(reason)


def find_program(name: str) -> str:
    """Return the path of a program; the upper-case variable of its name, such as CHROMIUM, overrides it.

    Skips or fails without it, as ``skip_or_fail`` does.
    """
    chosen = os.environ.get(name.upper())
    names = (chosen,) if chosen else NAMES[name]
    for each in names:
        if path := shutil.which(each):
            return path
    skip_or_fail(f"no {name}: none of {', '.join(names)} is on the PATH")
