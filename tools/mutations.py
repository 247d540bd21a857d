"""Mutation testing: break one expression at a time and check whether a command fails.

    python -m tools mutations sample > tools/mutations.json
    python -m tools mutations run tools/mutations.json --tree COPY --command "make quick"

A mutation changes one comparison, arithmetic or boolean operator, number, truth value, `not`, or call of `min`, `max`,
`any` or `all`. The sample is random and seeded. `run` works in a copy of the tree, one mutation after the other, and
prints a line of JSON for each. The line has the change, whether the command failed ("killed"), its seconds, and the
last line of its output.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import shlex
import subprocess
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

PACKAGES: Final = ("engine", "strategy_tables", "api")
SEED: Final = 30
COUNT: Final = 60
GREATEST_SECONDS: Final = 1800

_SWAPPED: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
_OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutation:
    """A change in a file: at the character `start`, the text `before` becomes `after`."""

    path: str
    line: int
    start: int
    before: str
    after: str

    def apply(self, tree: Path) -> str:
        """Write the changed file and return the text it had; raises `ValueError` if the text differs."""
        file = tree / self.path
        text = file.read_text(encoding="utf-8")
        if not text.startswith(self.before, self.start):
            raise ValueError(f"{self.path}: {self.before!r} is not at {self.start}")
        file.write_text(text[: self.start] + self.after + text[self.start + len(self.before) :], encoding="utf-8")
        return text


class _Finder(ast.NodeVisitor):
    """A visitor that collects the mutations of a file, except in annotations and docstrings."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = path, text
        lines = text.splitlines(keepends=True)
        self.starts = [0, *(sum(map(len, lines[: number + 1])) for number in range(len(lines)))]
        self.found: list[Mutation] = []

    def place(self, line: int, column: int) -> int:
        """Return the index in the text of a line and a column in UTF-8 bytes."""
        start = self.starts[line - 1]
        encoded = self.text[start : self.starts[line]].encode()[:column]
        return start + len(encoded.decode())

    def add(self, node: ast.expr, start: int, before: str, after: str) -> None:
        self.found.append(Mutation(self.path, node.lineno, start, before, after))

    def between(self, left: ast.expr, right: ast.expr, operator: ast.AST) -> None:
        """Add the swap of a binary operator."""
        if type(operator) not in _SWAPPED:
            return
        before, after = _SWAPPED[type(operator)]
        start = self.place(left.end_lineno or left.lineno, left.end_col_offset or 0)
        gap = self.text[start : self.place(right.lineno, right.col_offset)]
        if gap.count(before) == 1 and "#" not in gap:
            self.add(left, start + gap.index(before), before, after)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, right, operator)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = [side for side in (node.left, node.right) if isinstance(side, ast.JoinedStr | ast.Constant)]
        if not any(isinstance(each, ast.JoinedStr) or isinstance(each.value, str) for each in texts):
            self.between(node.left, node.right, node.op)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if len(node.values) == 2:
            left, right = node.values
            self.between(left, right, node.op)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, self.place(node.lineno, node.col_offset), "not ", "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start = self.place(node.lineno, node.col_offset)
        if isinstance(node.value, bool):
            self.add(node, start, str(node.value), str(not node.value))
        elif isinstance(node.value, int) and self.text.startswith(str(node.value), start):
            self.add(node, start, str(node.value), str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in _OPPOSITE:
            start = self.place(node.lineno, node.col_offset)
            self.add(node, start, node.func.id, _OPPOSITE[node.func.id])
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Skip annotations."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for each in (*node.decorator_list, node.args, *node.body):
            self.visit(each)


def mutations(root: Path) -> Iterator[Mutation]:
    """Yield all mutations of the packages, file by file."""
    for package in PACKAGES:
        for file in sorted((root / package).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            finder = _Finder(file.relative_to(root).as_posix(), text)
            finder.visit(ast.parse(text))
            yield from finder.found


def sample(root: Path) -> list[Mutation]:
    """Return a fixed random sample, in the order of the files."""
    return sorted(random.Random(SEED).sample([*mutations(root)], COUNT), key=lambda each: (each.path, each.start))


def run(listed: list[Mutation], tree: Path, command: list[str]) -> Iterator[dict[str, object]]:
    """Run the command in the tree with each mutation, and yield the result."""
    for number, each in enumerate(listed):
        before = each.apply(tree)
        began = time.monotonic()
        try:
            ended = subprocess.run(  # noqa: S603 - the command of the caller
                command, cwd=tree, capture_output=True, text=True, timeout=GREATEST_SECONDS, check=False
            )
            killed, printed = ended.returncode != 0, ended.stdout
        except subprocess.TimeoutExpired:
            killed, printed = True, "timeout"
        finally:
            (tree / each.path).write_text(before, encoding="utf-8")
        last = next((line for line in reversed(printed.splitlines()) if line.strip()), "")
        failed = next((line for line in printed.splitlines() if line.startswith(("FAILED", "ERROR"))), "")
        seconds = round(time.monotonic() - began, 1)
        yield {"number": number, **asdict(each), "killed": killed, "seconds": seconds, "failed": failed, "last": last}


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add the commands `sample` and `run` to a parser."""
    commands = parser.add_subparsers(required=True)
    sampling = commands.add_parser("sample", help="print the sample of this tree")
    sampling.set_defaults(run=_print_sample)
    running = commands.add_parser("run", help="run a command for each mutation of a sample")
    running.set_defaults(run=_run_sample)
    running.add_argument("sample", type=Path)
    running.add_argument(
        "--tree", type=Path, required=True, help="copy of the project, changed and restored by each run"
    )
    running.add_argument("--only", type=int, nargs="*", help="numbers of the mutations to run")
    running.add_argument("--command", required=True, help="command that must fail for each mutation")


def _print_sample(_options: argparse.Namespace) -> int:
    print(json.dumps([asdict(each) for each in sample(Path.cwd())], indent=1))
    return 0


def _run_sample(options: argparse.Namespace) -> int:
    listed = [Mutation(**each) for each in json.loads(options.sample.read_text(encoding="utf-8"))]
    chosen = listed if options.only is None else [listed[number] for number in options.only]
    for result in run(chosen, options.tree, shlex.split(options.command)):
        print(json.dumps(result), flush=True)
    return 0
