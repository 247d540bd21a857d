"""The programs of the machine that some tests drive, each there or not: browsers, nginx, wrk, kubectl."""

import os
import shutil
from typing import NoReturn

import pytest

# What each is called, on the PATH or in the place where Debian keeps what administrators run.
NAMES = {
    # As Debian, Ubuntu, Fedora and Google's own packages call it.
    "chromium": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "nginx": ("nginx", "/usr/sbin/nginx"),
    "wrk": ("wrk",),
}


def do_without(reason: str) -> NoReturn:
    """Skip the test that asks for what is not there, with a message.

    Where REQUIRE_PROGRAMS=1 is set, as .ci/run does, it fails instead: a machine that is meant to run these tests must
    not pass by leaving them out.
    """
    if os.environ.get("REQUIRE_PROGRAMS") == "1":
        pytest.fail(f"{reason}, and REQUIRE_PROGRAMS=1 asks for it", pytrace=False)
    pytest.skip(reason)


def find_program(name: str) -> str:
    """Path of a program of NAMES; the variable of its name, in capitals, names another one, as CHROMIUM does.

    Skips or fails without it, as ``do_without`` says.
    """
    chosen = os.environ.get(name.upper())
    names = (chosen,) if chosen else NAMES[name]
    for each in names:
        if path := shutil.which(each):
            return path
    do_without(f"no {name}: none of {', '.join(names)} is on the PATH")
