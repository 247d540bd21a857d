"""Facts about a ruleset: its extremes, its size, and the status of its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from api.answers.sheets import dump_columns
from api.service.server_tables import OUT_OF_REACH, ServerTables, TableStatus
from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import Rules
from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import EXPECTED_TOTAL, UnusableTable, count_states
from strategy_tables.advice.methods import APPROXIMATE, EstimateStrength
from strategy_tables.jobs.cost import keep_count
from strategy_tables.jobs.on_demand import PREPARED_KINDS
from strategy_tables.sheets.estimate import Estimate, load_estimate
from strategy_tables.store.kinds import TableKind
from strategy_tables.store.start import has_start

BYTES_PER_STATE: Final = 8
_OPTIONAL: Final = tuple(kind for kind in PREPARED_KINDS if kind is not EXPECTED_TOTAL)

_ASSUMED_SPEED: Final = 3e8
"""Keeps solved in a second by a modest machine; used only if no table has the speed of this one."""
_LEAST_MEASURED: Final = 0.05
"""Seconds; tables that were solved faster are no measure of speed."""


def dump_facts(rules: Rules, server_tables: ServerTables) -> dict[str, Any]:
    """Return the facts of a ruleset."""
    return {
        "fingerprint": rules.fingerprint,
        "categories": list(rules.categories),
        **({"columns": dump_columns(rules.ruleset)} if rules.named else {}),
        "turns": rules.turns,
        **_extremes(rules),
        **(_facts_of_estimate(rules) if rules.named else _facts_of_tables(rules.card, server_tables)),
    }


@derived
def _extremes(rules: Rules) -> dict[str, int]:
    return {"least_total": least_total(rules), "greatest_total": greatest_total(rules)}


def _facts_of_tables(compiled: CompiledRuleset, server_tables: ServerTables) -> dict[str, Any]:
    """Return the facts of a game that can be solved."""
    states, work = _sizes(compiled)
    headers = server_tables.tables.headers_of(compiled)
    return {
        "states": states,
        **_dump_table(compiled, server_tables),
        "table_bytes": states * BYTES_PER_STATE,
        "seconds_to_solve": round(work / _speed(server_tables), 1),
        "start_outlook": has_start(compiled),
        **_dump_optional(lambda kind: server_tables.optional_status(compiled, kind)),
        "tables": [{"objective": header.objective, "digest": header.digest} for header in headers],
    }


def _facts_of_estimate(rules: Rules) -> dict[str, Any]:
    """Return the facts of a game whose sheets are estimated."""
    return {
        "states": None,
        **_dump_estimated(rules),
        "table_bytes": None,
        "seconds_to_solve": None,
        "start_outlook": False,
        **_dump_optional(lambda _: OUT_OF_REACH),
        **_dump_estimate(usable_estimate(rules)),
    }


def _dump_optional(standing_of: Callable[[TableKind], TableStatus]) -> dict[str, Any]:
    """Return the status of the optional tables."""
    found: dict[str, Any] = {}
    for kind in _OPTIONAL:
        standing = standing_of(kind)
        found[f"{kind.name}_table"] = standing.status
        found[f"{kind.name}_seconds_left"] = None if standing.seconds_left is None else round(standing.seconds_left, 1)
    return found


def is_preparing(facts: Mapping[str, Any]) -> bool:
    """Return whether the server may be building a table of the ruleset, so that its facts change in a moment."""
    return facts["table"] == "solvable" or any(facts[f"{kind.name}_table"] == "preparing" for kind in _OPTIONAL)


def usable_estimate(rules: Rules) -> Estimate | None:
    """Return the estimate for the sheets of a game, or None if no usable one exists."""
    with suppress(UnusableTable):
        return load_estimate(rules)
    return None


def _dump_estimate(estimate: Estimate | None) -> dict[str, Any]:
    if estimate is None:
        return {"tables": [], "method": None, "strength": None}
    return {
        "tables": [{"objective": EXPECTED_TOTAL.name, "digest": estimate.digest}],
        "method": APPROXIMATE,
        "strength": dump_strength(estimate.header.strength),
    }


def dump_strength(strength: EstimateStrength | None) -> dict[str, Any] | None:
    """Return the strength of an estimate, rounded like values; None without one."""
    return None if strength is None else {name: round(number, 6) for name, number in asdict(strength).items()}


def dump_standing(rules: Rules, server_tables: ServerTables) -> dict[str, Any]:
    """Return the mean of best play (on sheets, of following the advice), if known, and whether advice is available."""
    return _dump_estimated(rules) if rules.named else _dump_table(rules.card, server_tables)


def _dump_table(compiled: CompiledRuleset, server_tables: ServerTables) -> dict[str, Any]:
    table = server_tables.tables.find_usable(compiled)
    mean = None if table is None else round(table.start_value, 6)
    return {"expected_total": mean, "table": server_tables.status(compiled)}


def _dump_estimated(rules: Rules) -> dict[str, Any]:
    estimate = usable_estimate(rules)
    if estimate is None:
        return {"expected_total": None, "table": "out_of_reach"}
    return {"expected_total": round(estimate.header.strength.mean, 6), "table": "ready"}


@derived
def _sizes(compiled: CompiledRuleset) -> tuple[int, int]:
    """Return the number of states of a ruleset, and the number of keeps to solve."""
    return count_states(compiled), keep_count(compiled)


def _speed(server_tables: ServerTables) -> float:
    """Return the median number of keeps solved per second when the tables in use were built."""
    speeds = [
        _sizes(table.compiled)[1] / table.header.seconds
        for table in server_tables.tables.means.values()
        if table.header.seconds >= _LEAST_MEASURED
    ]
    return median(speeds) if speeds else _ASSUMED_SPEED
