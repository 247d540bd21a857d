"""Settings of builds on demand in the environment, for servers and solvers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from strategy_tables.errors import TableError
from strategy_tables.store.shared_tables import SharedTables, open_shared_tables
from strategy_tables.store.solved_folder import MEBIBYTE
from strategy_tables.store.tablefile import tables_folder

SOLVED: Final = "solved"
"""Folder of tables built on demand, in that of all tables."""
SOLVED_BYTES: Final = 2048 * MEBIBYTE
_REDIS: Final = ("redis", "rediss")


class InvalidSettings(TableError):
    """Invalid settings of a solver; the message has one line per setting."""


@dataclass(frozen=True, slots=True)
class BuildSettings:
    """The folder of solved tables, its limit in bytes, and where to find what is shared with other machines.

    `queue` is the address of the queue; None for a file in the folder. `shared` is that of shared tables, if any.
    """

    folder: Path
    limit: int = SOLVED_BYTES
    queue: str | None = None
    shared: str | None = None

    def open_shared(self) -> SharedTables | None:
        """Open the shared tables, if any; raise `TableError` for an unusable address."""
        return None if self.shared is None else open_shared_tables(self.shared, self.limit)


def load_settings(environ: Mapping[str, str]) -> BuildSettings:
    """Return the settings in the environment; raise `InvalidSettings`."""
    problems: list[str] = []
    settings = read_settings(environ, problems)
    if problems:
        raise InvalidSettings("\n".join(problems))
    return settings


def read_settings(environ: Mapping[str, str], problems: list[str]) -> BuildSettings:
    """Return the settings in the environment, where empty ones have defaults; add a line per invalid one to `problems`.

    QUEUE: an address of Redis. SHARED_TABLES: an address. SOLVED_TABLES_MB: whole number.
    """
    queue = environ.get("QUEUE") or None
    if queue is not None and not _is_redis(queue):
        problems.append(f"QUEUE must be an address of Redis, such as redis://localhost:6379/0, not {queue!r}")
    shared = environ.get("SHARED_TABLES") or queue
    if shared is not None and not urlsplit(shared).scheme:
        problems.append(f"SHARED_TABLES must be an address such as s3://bucket/tables, not {shared!r}")
    return BuildSettings(tables_folder() / SOLVED, _megabytes(environ, "SOLVED_TABLES_MB", problems), queue, shared)


def _is_redis(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in _REDIS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _megabytes(environ: Mapping[str, str], name: str, problems: list[str]) -> int:
    text = environ.get(name) or str(SOLVED_BYTES // MEBIBYTE)
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and int(text) >= 1):
        problems.append(f"{name} must be a whole number of megabytes from 1 to 9999999, not {text!r}")
        return SOLVED_BYTES
    return int(text) * MEBIBYTE
