"""The manifest: expected digests of the tables of built-in rulesets, in `manifest.txt`, which git tracks.

A line has the SHA-256 of a table's data, the ruleset, the table kind, the number of states and the value of the empty
card. The same rules give the same data on every processor, so anyone can build a table and compare it.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import fingerprint as fingerprint_of
from engine.rulesets.ruleset import without_columns
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.tablefile import TableFile, table_path

MANIFEST: Final = Path(__file__).parent / "manifest.txt"

COMMAND: Final = "python -m strategy_tables manifest"

_TITLE: Final = f"# Digests of tables, written by {COMMAND}: SHA-256 of the data, ruleset, kind, states, start value\n"


class Entry(NamedTuple):
    """Line of the manifest."""

    digest: str
    ruleset: str
    kind: str
    states: int
    start_value: float


Manifest = Mapping[tuple[str, str], Entry]
"""Entries by ruleset and table kind."""


def read_manifest(path: Path = MANIFEST) -> Manifest:
    """Return the entries of a manifest."""
    lines = [line.split() for line in path.read_text(encoding="ascii").splitlines() if not line.startswith("#")]
    return _by_table(
        Entry(digest, name, kind, int(states), float(value)) for digest, name, kind, states, value in lines
    )


def find_entry(fingerprint: str, kind: str) -> Entry | None:
    """Return the entry of a table of a built-in ruleset, under any of its names, or None."""
    entries = read_manifest()
    names = (name for name, ruleset in builtin_rulesets().items() if fingerprint_of(ruleset) == fingerprint)
    return next((entries[name, kind] for name in names if (name, kind) in entries), None)


def update_manifest(folder: Path, path: Path = MANIFEST) -> Manifest:
    """Write the entries of all tables in a folder, and keep those of tables that are not there.

    Raises `DamagedTable` or `StaleTable`.
    """
    known = read_manifest(path) if path.exists() else {}
    entries = {**known, **_by_table(_entries(folder))}
    lines = [f"{' '.join(map(str, entry))}\n" for _, entry in sorted(entries.items())]
    path.write_text(_TITLE + "".join(lines), encoding="ascii")
    return entries


def _entries(folder: Path) -> Iterator[Entry]:
    """Yield the entries of the tables in a folder, after comparing their data with their digests."""
    for name, ruleset in without_columns(builtin_rulesets()).items():
        for kind in TABLE_KINDS.values():
            path = table_path(compile_ruleset(ruleset), folder, kind)
            if path.exists():
                header = TableFile(path).header
                yield Entry(header.digest, name, kind.name, header.states, header.start_value)


def _by_table(entries: Iterable[Entry]) -> Manifest:
    return {(entry.ruleset, entry.kind): entry for entry in entries}
