"""The command line: `python -m strategy_tables build|list|verify|start|measure|estimate|contest`.

Exit status: 0 all is well; 1 a table could not be written or is not usable; 2 the command was not understood (an
unknown ruleset, a file that is no ruleset); 130 interrupted.
"""

import argparse
import json
import os
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, TextIO

import numpy as np

from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, load_ruleset, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, KeepwiseError, Problem, UnknownRuleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import Ruleset, Rulesets, without_columns
from strategy_tables.advice.head_to_head import CONFIDENCE, measure_win_share
from strategy_tables.advice.win_odds import totals_undecided
from strategy_tables.errors import MissingTable, TableError, UnusableTable
from strategy_tables.jobs.build import build_kind, solve_start
from strategy_tables.jobs.contest import solve_contest
from strategy_tables.jobs.estimates import GAMES as FITTED
from strategy_tables.jobs.estimates import MEASURED, UNITS, make_estimate
from strategy_tables.jobs.estimates import SEED as ESTIMATE_SEED
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.model.states import Progress
from strategy_tables.opponents.measurements import GAMES, SEED, measure_all
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TABLE_KINDS, TARGET, TableKind
from strategy_tables.store.start import FILE, START_COMMAND, check_start, write_start
from strategy_tables.store.table_set import load_ruleset_tables
from strategy_tables.store.tablefile import (
    SUFFIX,
    TableFile,
    TableHeader,
    load_table,
    open_table,
    read_header,
    table_path,
    tables_folder,
)

LARGE = 10_000_000
"""Rulesets with more states are built only when they are named."""

# Both raise kinds of ValueError for what they cannot read.
_READERS: Final[Mapping[str, Callable[[str], Any]]] = {".toml": tomllib.loads, ".json": json.loads}

_BAR_WIDTH = 30
_SECONDS_BETWEEN_LINES = 5.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    options = _parser().parse_args(arguments)
    folder: Path = options.folder or tables_folder()
    try:
        rulesets = known_rulesets()
        if options.command == "list":
            return list_tables(folder, rulesets)
        if options.command == "estimate":
            chosen = [find_ruleset(name, rulesets) for name in options.rulesets]
            made = chosen or [ruleset for ruleset in builtin_rulesets().values() if ruleset.columns]
            return make_estimates(made, options)
        chosen = [_with_table(find_ruleset(name, rulesets)) for name in options.rulesets]
        if options.command == "verify":
            return verify_tables(folder, chosen)
        if options.command == "start":
            return compare_starts(chosen or default_rulesets(builtin_rulesets()), options.write)
        if options.command == "measure":
            return measure_strengths(folder, chosen or default_rulesets(builtin_rulesets()), options.games)
        if options.command == "contest":
            return hold_contests(folder, chosen, options.games, options.seed)
        kinds = [TABLE_KINDS[name] for name in options.objective or [EXPECTED_TOTAL.name]]
        return build_tables(folder, chosen or default_rulesets(rulesets), kinds, options.force)
    except Invalid as error:
        _complain(*(problem.detail for problem in error.problems))
    except (UnknownRuleset, UnreadableRuleset) as error:
        _complain(str(error))
    except KeyboardInterrupt:
        _complain("interrupted")
        return 130
    return 2


class UnreadableRuleset(KeepwiseError):
    """A file that was named as a ruleset cannot be read."""


def known_rulesets() -> Rulesets:
    """The built-in rulesets, and those of the folder that the environment's RULESETS_DIR names."""
    folder = os.environ.get("RULESETS_DIR")
    builtin = builtin_rulesets()
    return {**builtin, **load_rulesets(Path(folder), builtin)} if folder else builtin


def find_ruleset(name: str, rulesets: Rulesets) -> Ruleset:
    """A ruleset by id, or from a TOML or JSON file.

    Raises `UnknownRuleset`, `UnreadableRuleset` or `InvalidRuleset`.
    """
    path = Path(name)
    if path.suffix not in _READERS:
        return load_ruleset(name, rulesets)
    try:
        definition = _READERS[path.suffix](path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableRuleset(f"{path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise UnreadableRuleset(f"{path} is not readable as {path.suffix[1:].upper()}: {error}") from error
    try:
        return parse_ruleset(definition, rulesets)
    except InvalidRuleset as error:
        raise InvalidRuleset(
            Problem(problem.code, problem.path, f"{path}: {problem.detail}") for problem in error.problems
        ) from error


def _with_table(ruleset: Ruleset) -> Ruleset:
    """The ruleset, if its states can be solved; raises `InvalidRuleset` where it is one of a sheet."""
    if ruleset.columns:
        detail = f"{ruleset.name} has columns: its sheets have too many states for a table"
        raise InvalidRuleset([Problem("contradiction", ("columns",), detail)])
    return ruleset


def _with_columns(ruleset: Ruleset) -> Ruleset:
    """The ruleset, if it is one of a sheet; raises `InvalidRuleset`."""
    if not ruleset.columns:
        detail = f"{ruleset.name} has no columns: it has a table, which is exact"
        raise InvalidRuleset([Problem("contradiction", ("columns",), detail)])
    return ruleset


def default_rulesets(rulesets: Rulesets) -> list[Ruleset]:
    """All but the very large ones, and those of sheets, which have no tables of all states."""
    return [each for each in without_columns(rulesets).values() if count_states(compile_ruleset(each)) <= LARGE]


def build_tables(folder: Path, rulesets: Iterable[Ruleset], kinds: Sequence[TableKind], force: bool) -> int:
    """Build the tables that are missing, stale or damaged, or all of them with `force`."""
    for ruleset, kind in product(rulesets, kinds):
        compiled = compile_ruleset(ruleset)
        named = "" if kind is EXPECTED_TOTAL else f" {kind.name}"
        try:
            if not force and _is_current(compiled, folder, kind):
                continue
            with _progress(f"{ruleset.name}{named}: {count_states(compiled):,} states", sys.stderr) as progress:
                header = build_kind(compiled, folder, kind, progress)
        except TableError as error:
            _complain(str(error))
            return 1
        print(f"{ruleset.name}{named}: built in {header.seconds:.1f} s, {_describe_value(header)}")
    return 0


def _describe_value(header: TableHeader) -> str:
    if header.objective == FLOOR.name:
        return f"floor {header.start_value:.0f}"
    if header.objective == TARGET.name:
        return f"{header.start_value:.0f} can be reached in every other game"
    return f"expected total {header.start_value:.6f}"


def _is_current(compiled: CompiledRuleset, folder: Path, kind: TableKind) -> bool:
    """Whether there is a usable table; says why where there is one that is not."""
    try:
        open_table(compiled, folder, kind, state_space(compiled))
    except MissingTable:
        return False
    except UnusableTable as error:
        _complain(f"{error.path}: {error.why}; building it again")
        return False
    return True


def list_tables(folder: Path, rulesets: Rulesets) -> int:
    """Print what is in the folder, and which rulesets have no table there."""
    headers: list[TableHeader] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            headers.append(read_header(path))
        except UnusableTable as error:
            print(f"{path.name}: {error.why}")
    for header in sorted(headers, key=lambda header: header.ruleset):
        print(_describe(header))
    found = {header.fingerprint for header in headers}
    for ruleset in without_columns(rulesets).values():
        compiled = compile_ruleset(ruleset)
        if compiled.fingerprint not in found:
            print(f"{ruleset.name:20} no table ({count_states(compiled):,} states)")
    return 0


def _describe(header: TableHeader) -> str:
    exact = header.objective in (EXPECTED_TOTAL.name, OUTLOOK.name)
    value = f"{header.objective} {header.start_value:.{6 if exact else 0}f}"
    size = header.entries * np.dtype(header.dtype).itemsize
    error = f", error at most {header.error:.1e}" if header.error else ""
    return (
        f"{header.ruleset:20} {value}, {header.states:,} states, "
        f"{size / 1e6:.1f} MB{error}, solved in {header.seconds:.1f} s, digest {header.digest[:12]}"
    )


def verify_tables(folder: Path, rulesets: Sequence[Ruleset]) -> int:
    """Read the named tables, or all that are in the folder, and compare what they hold with what they say."""
    checks: list[tuple[Path, CompiledRuleset | None]]
    if rulesets:
        checks = [(table_path(compiled, folder), compiled) for compiled in map(compile_ruleset, rulesets)]
    else:
        checks = [(path, None) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    status = 0
    for path, compiled in checks:
        try:
            header = TableFile(path).header if compiled is None else load_table(compiled, folder).header
        except UnusableTable as error:
            _complain(str(error))
            status = 1
        else:
            print(f"{path.name}: whole ({header.ruleset})")
    if not checks:
        print(f"no tables in {folder}")
    return status


def compare_starts(rulesets: Iterable[Ruleset], write: bool) -> int:
    """Solve the distributions of the start of the game, and compare them with the shipped ones or `write` them."""
    status = 0
    for ruleset in rulesets:
        compiled = compile_ruleset(ruleset)
        try:
            with _progress(f"{ruleset.name}: {count_states(compiled):,} states", sys.stderr) as progress:
                rest = solve_start(compiled, progress)
        except TableError as error:
            _complain(str(error))
            return 1
        if write:
            write_start(compiled, rest)
            print(f"{ruleset.name}: written to {FILE}")
        elif wrong := check_start(compiled, rest):
            _complain(f"{ruleset.name}: {FILE}: {wrong}; write it with: {START_COMMAND} {ruleset.name}")
            status = 1
        else:
            print(f"{ruleset.name}: the distribution in {FILE.name} is right")
    return status


def measure_strengths(folder: Path, rulesets: Iterable[Ruleset], games: int) -> int:
    """Play games with every strength of the opponent and write down what it reaches."""
    try:
        tables = [load_table(compile_ruleset(ruleset), folder) for ruleset in rulesets]
    except TableError as error:
        _complain(str(error))
        return 1
    measure_all(tables, games, SEED, partial(print, flush=True))
    return 0


def hold_contests(folder: Path, rulesets: Iterable[Ruleset], games: int, seed: int) -> int:
    """Say how often playing to win wins against one who plays for the mean: at best, and as advice plays in games."""
    for ruleset in rulesets:
        compiled = compile_ruleset(ruleset)
        if why := totals_undecided(compiled):
            _complain(f"{ruleset.name}: {why}")
            return 2
        try:
            with _progress(f"{ruleset.name}: {count_states(compiled):,} states, twice", sys.stderr) as progress:
                best = solve_contest(compiled, progress)
            print(f"{ruleset.name}: best without looking at the other card {best.best_response:.3%}, ", end="")
            print(f"knowing the other total beforehand {best.ceiling:.3%}")
            if games:
                tables = load_ruleset_tables(load_table(compiled, folder), folder)
                with _progress(f"{ruleset.name}: {games:,} games", sys.stderr) as progress:
                    won = measure_win_share(tables, games, seed, progress)
                print(f"{ruleset.name}: as advice plays {won.share:.2%}, {won.low:.2%} to {won.high:.2%} ", end="")
                print(f"with {CONFIDENCE:.1%} confidence in {games:,} games")
        except TableError as error:
            _complain(str(error))
            return 1
    return 0


def make_estimates(rulesets: Iterable[Ruleset], options: argparse.Namespace) -> int:
    """Fit the estimates of games of columns from nothing, measure them, and write them if asked to."""
    for ruleset in rulesets:
        try:
            rules = compile_rules(_with_columns(ruleset))
            with _progress(f"{ruleset.name}: {options.games:,} games", sys.stderr) as progress:
                header = make_estimate(
                    rules,
                    options.games,
                    options.measured,
                    options.seed,
                    options.units,
                    write=options.write,
                    progress=progress,
                )
        except TableError as error:
            _complain(str(error))
            return 1
        strength = header.strength
        print(
            f"{ruleset.name}: mean {strength.mean:.2f}, {strength.low:.2f} to {strength.high:.2f} "
            f"with {strength.confidence:.1%} confidence in {strength.games:,} games, digest {header.digest[:12]}"
        )
    return 0


@contextmanager
def _progress(title: str, stream: TextIO) -> Iterator[Progress]:
    """Show how far something is: a bar on a terminal, elsewhere a line every few seconds."""
    terminal = stream.isatty()
    pause = 0.1 if terminal else _SECONDS_BETWEEN_LINES
    last = time.monotonic()
    print(title, end="" if terminal else "\n", file=stream, flush=True)

    def show(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < pause:
            return
        last = now
        if terminal:
            bar = ("#" * (_BAR_WIDTH * done // total)).ljust(_BAR_WIDTH)
            print(f"\r{title} [{bar}] {done / total:4.0%}", end="", file=stream, flush=True)
        else:
            print(f"{title}: {done / total:.0%}", file=stream, flush=True)

    try:
        yield show
    finally:
        if terminal:
            # Back to the start of the line, and clear it.
            print("\r\x1b[K", end="", file=stream, flush=True)


def _complain(*lines: str) -> None:
    for line in lines:
        print(line, file=sys.stderr)


def _games(text: str) -> int:
    """How many games are played: enough of them for an interval."""
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games: a whole number from 2")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m strategy_tables", description="Strategy tables of Keepwise.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="solve rulesets and write their tables, those that are missing")
    build.add_argument(
        "--objective",
        action="append",
        choices=sorted(TABLE_KINDS),
        help=f"what the tables are for (default: {EXPECTED_TOTAL.name}); may be given several times",
    )
    build.add_argument("--force", action="store_true", help="build tables that are there, too")
    verify = commands.add_parser("verify", help="compare the data of tables with the digests in them")
    start = commands.add_parser("start", help="compare the shipped distributions of the start of the game with solving")
    start.add_argument("--write", action="store_true", help="write them instead")
    estimate = commands.add_parser("estimate", help="fit what sheets of columns are worth from nothing, and measure it")
    estimate.add_argument("--write", action="store_true", help="write the estimates, too")
    estimate.add_argument("--games", type=int, default=FITTED, help=f"games to fit to (default: {FITTED:,})")
    estimate.add_argument("--measured", type=int, default=MEASURED, help=f"games to measure (default: {MEASURED:,})")
    estimate.add_argument("--seed", type=int, default=ESTIMATE_SEED, help=f"(default: {ESTIMATE_SEED})")
    estimate.add_argument(
        "--units", type=int, choices=range(32, 513, 32), default=UNITS, metavar="N", help=f"(default: {UNITS})"
    )
    measure = commands.add_parser("measure", help="play games with every strength; writes the totals they reach")
    measure.add_argument("--games", type=int, default=GAMES, help=f"games of each strength (default: {GAMES:,})")
    contest = commands.add_parser("contest", help="say how often playing to win wins against one who does not")
    contest.add_argument("--games", type=_games, default=0, help="as advice plays, in so many games; at least two")
    contest.add_argument("--seed", type=int, default=SEED, help=f"of these games (default: {SEED})")
    for command in (start, estimate):
        command.set_defaults(folder=None)
    several = {build: "*", verify: "*", start: "*", estimate: "*", measure: "*", contest: "+"}
    for command, how_many in several.items():
        command.add_argument(
            "rulesets", nargs=how_many, metavar="RULESET", help="id of a ruleset, or path of a TOML or JSON file"
        )
    listing = commands.add_parser("list", help="say which tables there are")
    for command in (build, verify, listing, measure, contest):
        command.add_argument(
            "--folder", type=Path, help="where tables are (default: $KEEPWISE_TABLES, or strategy_tables/tables)"
        )
    return parser


if __name__ == "__main__":
    sys.exit(main())
