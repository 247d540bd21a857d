"""The load test of docs/scaling.md, for a second."""

import json
import re
import subprocess

import pytest

from tests.programs import find_program
from tests.servers import ROOT, Gunicorn

pytestmark = pytest.mark.slow


def test_hands_are_answered_without_errors(one_worker: Gunicorn) -> None:
    before = len(one_worker.log())
    command = [find_program("wrk"), "-t1", "-c4", "-d1s", "-s", "tests/bench/hands.lua"]
    run = subprocess.run(
        [*command, f"http://127.0.0.1:{one_worker.port}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    said = re.fullmatch(
        r"(\d+) answers a second, median [\d.]+ ms, 99% within [\d.]+ ms, 0 errors", run.stdout.splitlines()[-1]
    )
    assert said, run.stdout
    assert int(said[1]) > 10
    lines = [json.loads(line) for line in one_worker.log()[before:]]
    asked = {(line["method"], line["route"]) for line in lines if line["logger"] == "access"}
    assert asked == {("POST", "/v1/advice"), ("GET", "/v1/advice"), ("POST", "/v1/score")}
