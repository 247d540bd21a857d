"""Streams: ten thousand games in one request to one worker, checked and reviewed; its processor time and memory."""

import json
import random
from collections.abc import Iterator

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.bench.load import cpu_seconds, memory
from tests.bench.report import Row
from tests.engine.game_samples import play_game
from tests.servers import ask, running_gunicorn

GAMES = 10_000
RULESET = "yahtzee-free-joker"


def measure() -> Iterator[Row]:
    """Measure games per second and core, and private memory before and after."""
    compiled, chance = compile_ruleset(load_ruleset(RULESET)), random.Random(1)
    games = [
        {"ruleset": RULESET, "players": [{"name": "", "turns": play_game(compiled, chance)[0]}]} for _ in range(GAMES)
    ]
    body = "\n".join(map(json.dumps, games)).encode()
    with running_gunicorn(workers=1) as server:
        [worker] = server.workers()
        for what, path in (("checked", "/v1/games/check/batch"), ("reviewed", "/v1/games/review/batch?fields=")):
            before, began = memory(worker)["Private"], cpu_seconds(worker)
            answer = ask(server.port, path, "POST", body, {"Content-Type": "application/x-ndjson"})
            taken, after = cpu_seconds(worker) - began, memory(worker)["Private"]
            if answer.body.count(b"\n") != GAMES:
                raise AssertionError(f"{path}: {answer.status}, {answer.body[-500:]!r}")
            grown = f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} after"
            yield Row(f"stream of {GAMES:,} games {what}: games/s per core", f"{GAMES / taken:,.0f}", grown)
