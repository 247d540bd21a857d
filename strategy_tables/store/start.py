"""What remains of the empty card of the built-in rulesets: shipped, exact, in `start/`.

One JSON file per ruleset, written by `START_COMMAND` and compared with what solving gives by
the same command without `--write`. Numbers are float64 in the shortest decimal notation that gives them back. A ruleset
is known by its fingerprint, so a house rule equal to a built-in game finds its file, and a changed game does not.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.distribution import distribution
from strategy_tables.model.remaining import Remaining

FOLDER = Path(__file__).parent / "starts"

START_COMMAND = "python -m strategy_tables start --write"

TOLERANCE = 1e-12
"""Relative difference that another machine's rounding may make."""


def start_path(compiled: CompiledRuleset) -> Path:
    """The file of a ruleset, which need not be there."""
    return FOLDER / f"{compiled.ruleset.name}.json"


def load_start(compiled: CompiledRuleset) -> Remaining | None:
    """The shipped rest of the empty card, None where this ruleset has none."""
    found = _shipped().get(compiled.fingerprint)
    return None if found is None else parse_start(compiled, found)


def has_start(compiled: CompiledRuleset) -> bool:
    """Whether the rest of the empty card of this ruleset is shipped."""
    return compiled.fingerprint in _shipped()


@cache
def _shipped() -> dict[str, dict[str, Any]]:
    files = (json.loads(path.read_text(encoding="ascii")) for path in sorted(FOLDER.glob("*.json")))
    return {said["fingerprint"]: said for said in files}


def parse_start(compiled: CompiledRuleset, said: dict[str, Any]) -> Remaining:
    """A rest from the content of a file."""
    least = said["least"]
    points = [said["points"][category] for category in compiled.categories]
    return Remaining(
        probabilities=np.concatenate([np.zeros(max(least, 0)), np.array(said["probabilities"])]),
        points=np.array([*points, said["points"]["upper_bonus"], said["points"]["extra_bonus"]]),
        zeros=np.array([said["zeros"][category] for category in compiled.categories]),
        upper_bonus=said["upper_bonus"],
        least=min(least, 0),
    )


def dump_start(compiled: CompiledRuleset, rest: Remaining) -> dict[str, Any]:
    """The content of a file."""
    totals = distribution(rest.probabilities, rest.least)
    names = [*compiled.categories, "upper_bonus", "extra_bonus"]
    return {
        "ruleset": compiled.ruleset.name,
        "fingerprint": compiled.fingerprint,
        "objective": "expected_total",
        "least": totals.least,
        "probabilities": totals.probabilities.tolist(),
        "points": dict(zip(names, rest.points.tolist(), strict=True)),
        "zeros": dict(zip(compiled.categories, rest.zeros.tolist(), strict=True)),
        "upper_bonus": rest.upper_bonus,
    }


def write_start(compiled: CompiledRuleset, rest: Remaining) -> Path:
    """Write the file of a ruleset, one number per line, so that a change shows where it is."""
    path = start_path(compiled)
    FOLDER.mkdir(exist_ok=True)
    path.write_text(json.dumps(dump_start(compiled, rest), indent=0) + "\n", encoding="ascii")
    return path


def check_start(compiled: CompiledRuleset, rest: Remaining) -> str | None:
    """What is wrong with the shipped file of a ruleset, given what solving gave; None where they agree."""
    shipped = load_start(compiled)
    if shipped is None:
        return "there is no file for its fingerprint"
    totals, wanted = (distribution(each.probabilities, each.least) for each in (shipped, rest))
    pairs = [
        ("least total", np.array(totals.least), np.array(wanted.least)),
        ("probabilities", totals.probabilities, wanted.probabilities),
        ("points", shipped.points, rest.points),
        ("zeros", shipped.zeros, rest.zeros),
        ("upper_bonus", np.array([shipped.upper_bonus]), np.array([rest.upper_bonus])),
    ]
    for name, found, right in pairs:
        if found.shape != right.shape or not np.allclose(found, right, rtol=TOLERANCE, atol=0):
            return f"its {name} differ from what solving gives"
    return None
