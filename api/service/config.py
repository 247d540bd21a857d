"""Settings from the environment: typed, and validated with clear messages."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from api.http.apps import APP_NAME, App
from api.http.limits import LIMITS, Limits
from strategy_tables import EXPECTED_TOTAL, TableKind
from strategy_tables.jobs.on_demand import PREPARED_KINDS
from strategy_tables.jobs.settings import SOLVED_BYTES, read_settings

_PREPARED: Final[Mapping[str, tuple[TableKind, ...]]] = {"0": (), "means": (EXPECTED_TOTAL,), "1": PREPARED_KINDS}
"""Kinds of tables to prepare, by the value of the setting."""

_SHA256: Final = re.compile("[0-9a-f]{64}")


class InvalidConfig(Exception):
    """Invalid settings; the message has one line per setting."""


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of a server.

    `tables_dir` is the folder of tables, `rulesets_dir` that of an operator's rulesets. With `solve_on_demand` the
    server has missing tables built, up to `solved_bytes` of disk in total, those of the `prepared_kinds` in advance.
    Other machines share the `queue` of builds, and finished tables at the address `shared_tables`, if there are any.
    `limits` cannot be set from the environment, but by programs. `apps` have budgets of their own. Rolls by commitments
    follow from the `roll_key`; without one, each service draws its own.
    """

    tables_dir: Path | None = None
    rulesets_dir: Path | None = None
    solve_on_demand: bool = False
    solved_bytes: int = SOLVED_BYTES
    queue: str | None = None
    shared_tables: str | None = None
    prepared_kinds: tuple[TableKind, ...] = ()
    limits: Limits = LIMITS
    apps: tuple[App, ...] = ()
    roll_key: bytes | None = field(default=None, repr=False)


def load_config(environ: Mapping[str, str]) -> Config:
    """Return the settings in the environment; missing and empty ones have defaults.

    KEEPWISE_TABLES, RULESETS_DIR: folders. SOLVE_ON_DEMAND: 1 or 0. PREPARE_TABLES: 1, means or 0. APPS_FILE: TOML.
    ROLL_KEY: 64 hexadecimal digits.
    QUEUE, SHARED_TABLES, SOLVED_TABLES_MB: see `read_settings`. Raises `InvalidConfig` with a line per invalid setting.
    """
    said = {name: text for name, text in environ.items() if text}
    problems: list[str] = []
    default = Config()
    builds = read_settings(said, problems)
    config = Config(
        tables_dir=_folder(said, "KEEPWISE_TABLES", problems),
        rulesets_dir=_folder(said, "RULESETS_DIR", problems),
        solve_on_demand=_flag(said, "SOLVE_ON_DEMAND", default.solve_on_demand, problems),
        solved_bytes=builds.limit,
        queue=builds.queue,
        shared_tables=builds.shared,
        prepared_kinds=_prepared_kinds(said, "PREPARE_TABLES", problems),
        apps=_apps(said, "APPS_FILE", problems),
        roll_key=_key(said, "ROLL_KEY", problems),
    )
    if config.prepared_kinds and not config.solve_on_demand:
        problems.append("PREPARE_TABLES needs SOLVE_ON_DEMAND=1: without it this server builds no tables")
    if problems:
        raise InvalidConfig("\n".join(problems))
    return config


def _folder(said: Mapping[str, str], name: str, problems: list[str]) -> Path | None:
    if name not in said:
        return None
    folder = Path(said[name])
    if not folder.is_dir():
        problems.append(f"{name} must be a folder, not {said[name]!r}")
    return folder


def _flag(said: Mapping[str, str], name: str, default: bool, problems: list[str]) -> bool:
    text = said.get(name, "1" if default else "0")
    if text not in ("0", "1"):
        problems.append(f"{name} must be 0 or 1, not {text!r}")
    return text == "1"


def _prepared_kinds(said: Mapping[str, str], name: str, problems: list[str]) -> tuple[TableKind, ...]:
    text = said.get(name, "0")
    if text not in _PREPARED:
        problems.append(f"{name} must be {', '.join(_PREPARED)}, not {text!r}")
    return _PREPARED.get(text, ())


def _key(said: Mapping[str, str], name: str, problems: list[str]) -> bytes | None:
    """Return a secret key; a message about an invalid one does not show it."""
    if name not in said:
        return None
    if not _SHA256.fullmatch(said[name]):
        problems.append(f"{name} must be 64 hexadecimal digits, in lower case")
        return None
    return bytes.fromhex(said[name])


def _apps(said: Mapping[str, str], name: str, problems: list[str]) -> tuple[App, ...]:
    """Return the apps in a TOML file: a table for each, with `seconds`, `share` and perhaps the `sha256` of its key."""
    if name not in said:
        return ()
    try:
        tables = tomllib.loads(Path(said[name]).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        problems.append(f"{name}: {said[name]} cannot be read as TOML: {error}")
        return ()
    wrong = [(app, what) for app, table in tables.items() for what in _wrong_app(app, table)]
    problems += [f"{name}: {said[name]}: {app}: {what}" for app, what in wrong]
    if wrong:
        return ()
    return tuple(
        App(app, float(table["seconds"]), float(table["share"]), bytes.fromhex(table.get("sha256", "")) or None)
        for app, table in tables.items()
    )


def _wrong_app(name: str, table: Any) -> Iterator[str]:
    """Yield the mistakes in the table of an app."""
    if not APP_NAME.fullmatch(name):
        yield "the name must have up to 64 characters of a-z, 0-9 and -"
    if not isinstance(table, Mapping):
        yield "this must be a table"
        return
    if unknown := sorted(table.keys() - {"sha256", "seconds", "share"}):
        yield f"unknown: {', '.join(unknown)}; allowed: sha256, seconds, share"
    for name in ("seconds", "share"):
        number = table.get(name)
        if isinstance(number, bool) or not isinstance(number, int | float) or not 0 < number < math.inf:
            yield f"{name} must be a positive number"
    if "sha256" in table and not _SHA256.fullmatch(str(table["sha256"])):
        yield "sha256 must be 64 hexadecimal digits, in lower case"
