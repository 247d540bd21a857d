"""What follows from a ruleset: its extremes, its size, and the status of its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache, singledispatch
from statistics import median
from typing import Any, Final

from api.answers.sheets import dump_columns
from api.service.catalogue import AnyCompiled
from api.service.server_tables import OUT_OF_REACH, ServerTables, TableStatus
from engine.cards import sheet_extremes
from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import Rules
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import Ruleset
from strategy_tables import EXPECTED_TOTAL, UnusableTable, count_states
from strategy_tables.advice.methods import APPROXIMATE
from strategy_tables.jobs.cost import keep_count
from strategy_tables.sheets.estimate import Estimate, load_estimate
from strategy_tables.store.kinds import OUTLOOK, TARGET, TableKind
from strategy_tables.store.start import has_start

BYTES_PER_STATE: Final = 8

_ASSUMED_SPEED: Final = 3e8
"""Keeps solved in a second by a modest machine; taken only where no table says how fast this one was."""
_LEAST_MEASURED: Final = 0.05
"""Seconds; a table that was solved faster says nothing about speed."""


@singledispatch
def dump_facts(compiled: AnyCompiled, server_tables: ServerTables) -> dict[str, Any]:
    """The facts of a ruleset."""
    raise NotImplementedError(f"nothing is known of {compiled}")


@dump_facts.register
def _(compiled: CompiledRuleset, server_tables: ServerTables) -> dict[str, Any]:
    fixed = _fixed_facts(compiled.ruleset)
    headers = server_tables.tables.headers_of(compiled)
    return {
        "fingerprint": compiled.fingerprint,
        "categories": list(compiled.categories),
        "turns": compiled.turns,
        "least_total": fixed.least_total,
        "greatest_total": fixed.greatest_total,
        "states": fixed.states,
        **dump_standing(compiled, server_tables),
        "table_bytes": fixed.states * BYTES_PER_STATE,
        "seconds_to_solve": round(fixed.work / _speed(server_tables), 1),
        "start_outlook": has_start(compiled),
        **_dump_optional(lambda kind: server_tables.optional_status(compiled, kind)),
        "tables": [{"objective": header.objective, "digest": header.digest} for header in headers],
    }


@dump_facts.register
def _(compiled: Rules, server_tables: ServerTables) -> dict[str, Any]:
    return {
        "fingerprint": compiled.fingerprint,
        "categories": list(compiled.categories),
        "columns": dump_columns(compiled.ruleset),
        "turns": compiled.turns,
        **_sheet_extremes(compiled),
        "states": None,
        **dump_standing(compiled, server_tables),
        "table_bytes": None,
        "seconds_to_solve": None,
        "start_outlook": False,
        **_dump_optional(lambda _: OUT_OF_REACH),
        **_dump_estimate(usable_estimate(compiled)),
    }


def _dump_optional(standing_of: Callable[[TableKind], TableStatus]) -> dict[str, Any]:
    """How it stands with the tables of what would take long to work out."""
    found: dict[str, Any] = {}
    for kind in (OUTLOOK, TARGET):
        standing = standing_of(kind)
        found[f"{kind.name}_table"] = standing.status
        found[f"{kind.name}_seconds_left"] = None if standing.seconds_left is None else round(standing.seconds_left, 1)
    return found


def is_preparing(facts: Mapping[str, Any]) -> bool:
    """Whether the server prepares something of the ruleset, so that its facts are others in a moment."""
    return any(facts[f"{kind.name}_table"] == "preparing" for kind in (OUTLOOK, TARGET))


def usable_estimate(compiled: Rules) -> Estimate | None:
    """What estimates the sheets of a game, if anything does that can be used."""
    with suppress(UnusableTable):
        return load_estimate(compiled)
    return None


def _dump_estimate(estimate: Estimate | None) -> dict[str, Any]:
    if estimate is None:
        return {"tables": [], "method": None, "strength": None}
    return {
        "tables": [{"objective": EXPECTED_TOTAL.name, "digest": estimate.digest}],
        "method": APPROXIMATE,
        "strength": dump_strength(estimate),
    }


def dump_strength(estimate: Estimate) -> dict[str, Any]:
    """What whoever follows an estimate reaches, rounded as values are."""
    return {name: round(number, 6) for name, number in asdict(estimate.header.strength).items()}


@lru_cache(maxsize=64)
def _sheet_extremes(compiled: Rules) -> dict[str, int]:
    return {
        "least_total": sheet_extremes.least_total(compiled),
        "greatest_total": sheet_extremes.greatest_total(compiled),
    }


@singledispatch
def dump_standing(compiled: AnyCompiled, server_tables: ServerTables) -> dict[str, Any]:
    """What best play brings on average (of sheets, what advice does), if that is known; and whether there is advice."""
    raise NotImplementedError(f"nothing is known of {compiled}")


@dump_standing.register
def _(compiled: CompiledRuleset, server_tables: ServerTables) -> dict[str, Any]:
    table = server_tables.tables.find_usable(compiled)
    mean = None if table is None else round(table.start_value, 6)
    return {"expected_total": mean, "table": server_tables.status(compiled)}


@dump_standing.register
def _(compiled: Rules, server_tables: ServerTables) -> dict[str, Any]:  # noqa: ARG001
    estimate = usable_estimate(compiled)
    if estimate is None:
        return {"expected_total": None, "table": "out_of_reach"}
    return {"expected_total": round(estimate.header.strength.mean, 6), "table": "ready"}


@dataclass(frozen=True, slots=True)
class _FixedFacts:
    """What does not depend on the server."""

    least_total: int
    greatest_total: int
    states: int
    work: int


@lru_cache(maxsize=64)
def _fixed_facts(ruleset: Ruleset) -> _FixedFacts:
    compiled = compile_ruleset(ruleset)
    return _FixedFacts(least_total(compiled), greatest_total(compiled), count_states(compiled), keep_count(compiled))


def _speed(server_tables: ServerTables) -> float:
    """How much work a second did when the tables that were there at the start were solved."""
    speeds = [
        _fixed_facts(table.compiled.ruleset).work / table.header.seconds
        for table in server_tables.tables.means.values()
        if table.header.seconds >= _LEAST_MEASURED
    ]
    return median(speeds) if speeds else _ASSUMED_SPEED
