"""Rulesets, progress and exit statuses of the command lines `python -m strategy_tables` and `python -m tools`."""

import json
import os
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TextIO

from engine.definitions.definition import builtin_rulesets, load_ruleset, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, KeepwiseError, Problem, UnknownRuleset
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset, Rulesets, without_columns
from strategy_tables.errors import TableError
from strategy_tables.model.layout import count_states
from strategy_tables.model.states import Progress

LARGE = 10_000_000
"""Rulesets with more states are built only when they are named."""

# Both readers raise kinds of ValueError.
_READERS: Final[Mapping[str, Callable[[str], Any]]] = {".toml": tomllib.loads, ".json": json.loads}

_BAR_WIDTH = 30
_SECONDS_BETWEEN_LINES = 5.0


class UnreadableRuleset(KeepwiseError):
    """A file that was named as a ruleset cannot be read."""


def run_command(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; errors are printed.

    * 0: success
    * 1: a table could not be written or is not usable
    * 2: the command was not understood, such as an unknown ruleset
    * 130: interrupted
    """
    try:
        return command()
    except TableError as error:
        complain(str(error))
        return 1
    except Invalid as error:
        complain(*(problem.detail for problem in error.problems))
    except (UnknownRuleset, UnreadableRuleset) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("interrupted")
        return 130
    return 2


def known_rulesets() -> Rulesets:
    """Return the built-in rulesets and those of the folder in the environment's RULESETS_DIR."""
    folder = os.environ.get("RULESETS_DIR")
    builtin = builtin_rulesets()
    return {**builtin, **load_rulesets(Path(folder), builtin)} if folder else builtin


def find_ruleset(name: str, rulesets: Rulesets) -> Ruleset:
    """Return a ruleset by its id, or from a TOML or JSON file.

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
        raise UnreadableRuleset(f"{path} cannot be read as {path.suffix[1:].upper()}: {error}") from error
    try:
        return parse_ruleset(definition, rulesets)
    except InvalidRuleset as error:
        raise InvalidRuleset(
            replace(problem, detail=f"{path}: {problem.detail}") for problem in error.problems
        ) from error


def require_table(ruleset: Ruleset) -> Ruleset:
    """Return a ruleset whose states can be solved; raise `InvalidRuleset` for one with columns."""
    if ruleset.columns:
        detail = f"{ruleset.name} has columns: it has too many states for a table"
        raise InvalidRuleset([Problem("contradiction", ("columns",), detail)])
    return ruleset


def default_rulesets(rulesets: Rulesets) -> list[Ruleset]:
    """Return all rulesets that have a table of all states, except the very large ones."""
    return [each for each in without_columns(rulesets).values() if count_states(compile_ruleset(each)) <= LARGE]


@contextmanager
def show_progress(title: str, stream: TextIO) -> Iterator[Progress]:
    """Show progress: as a bar on a terminal, elsewhere as a line every few seconds."""
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
            # Clear the line.
            print("\r\x1b[K", end="", file=stream, flush=True)


def complain(*lines: str) -> None:
    """Print lines to the standard error."""
    for line in lines:
        print(line, file=sys.stderr)
