"""Shipped outlooks and frontiers of the empty card: solving, writing and comparing them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.jobs.build import solve_kind
from strategy_tables.model.arrays import Floats
from strategy_tables.model.distribution import distribution
from strategy_tables.model.remaining import Remaining
from strategy_tables.model.states import Progress
from strategy_tables.solve.outlook_layers import OutlookSolver
from strategy_tables.store import start
from strategy_tables.store.kinds import EXPECTED_TOTAL
from strategy_tables.store.start import Frontier

TOLERANCE: Final = 1e-12
"""Relative difference that rounding on another machine may cause."""


def solve_start(compiled: CompiledRuleset, progress: Progress | None = None) -> Remaining:
    """Solve the means of all states, then the outlook of the empty card."""
    solver = OutlookSolver(compiled, solve_kind(compiled, EXPECTED_TOTAL)[1])
    *_, last = solver.layers(progress)
    return last.rest(solver.space.initial_state)


def write_start(compiled: CompiledRuleset, rest: Remaining) -> None:
    """Write the outlook of the empty card of a ruleset into the shipped file; equal content has equal bytes."""
    totals = distribution(rest.probabilities, rest.least)
    entry = {"least": totals.least, "upper_bonus": float(rest.upper_bonus)}
    _write(compiled, entry, start.ARRAYS, (totals.probabilities, rest.points, rest.zeros))


def write_frontier(compiled: CompiledRuleset, frontier: Frontier) -> None:
    """Write the frontier of an empty card into the shipped file, which has its outlook already."""
    _write(compiled, {"first": frontier.first}, start.FRONTIER, (frontier.probabilities, frontier.means))


def _write(compiled: CompiledRuleset, entry: dict[str, Any], names: Sequence[str], values: Sequence[Floats]) -> None:
    """Add an entry and arrays to those of the ruleset; those of another fingerprint are dropped."""
    header: dict[str, dict[str, Any]] = {}
    arrays: dict[str, Any] = {}
    if start.FILE.is_file():
        with np.load(start.FILE, allow_pickle=False) as file:
            header, arrays = start.read_header(file), dict(file)
    name, identity = compiled.ruleset.name, {"fingerprint": compiled.fingerprint}
    if (before := header.get(name, {})).get("fingerprint") != compiled.fingerprint:
        before, arrays = {}, {key: array for key, array in arrays.items() if not key.startswith(f"{name}/")}
    header[name] = before | identity | entry
    arrays |= {f"{name}/{array}": each for array, each in zip(names, values, strict=True)}
    arrays[start.HEADER] = np.frombuffer(json.dumps(header, sort_keys=True).encode(), dtype=np.uint8)
    unfinished = start.FILE.with_suffix(".new.npz")
    np.savez(unfinished, allow_pickle=False, **{key: arrays[key] for key in sorted(arrays)})
    unfinished.replace(start.FILE)
    start.clear_cache()


def check_start(compiled: CompiledRuleset, rest: Remaining) -> str | None:
    """Return the difference between the shipped outlook of a ruleset and a solved one, None if they agree."""
    shipped = start.load_start(compiled)
    if shipped is None:
        return "no entry has its fingerprint"
    totals, wanted = (distribution(each.probabilities, each.least) for each in (shipped, rest))
    pairs = [
        ("least total", np.array(totals.least), np.array(wanted.least)),
        ("probabilities", totals.probabilities, wanted.probabilities),
        ("points", shipped.points, rest.points),
        ("zeros", shipped.zeros, rest.zeros),
        ("upper_bonus", np.array([shipped.upper_bonus]), np.array([rest.upper_bonus])),
    ]
    for name, found, right in pairs:
        if not _are_close(found, right):
            return f"its {name} differ from the solved ones"
    return None


def check_frontier(compiled: CompiledRuleset, frontier: Frontier) -> str | None:
    """Return the difference between the shipped frontier of a ruleset and a solved one, None if they agree."""
    shipped = start.load_frontier(compiled)
    if shipped is None:
        return "it has no frontier"
    pairs = ((shipped.probabilities, frontier.probabilities), (shipped.means, frontier.means))
    same = shipped.first == frontier.first and all(_are_close(found, right) for found, right in pairs)
    return None if same else "its frontier differs from the solved one"


def _are_close(found: Floats, right: Floats) -> bool:
    return found.shape == right.shape and np.allclose(found, right, rtol=TOLERANCE, atol=0)
