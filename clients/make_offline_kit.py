"""Test vectors for readers of portable tables in any language: ``python -m clients.make_offline_kit``.

The kit has tables that together use the whole format. For each it has vectors: states with their indices and values,
and positions with the advice of the service. It includes a reader in Python without dependencies.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from flask.testing import FlaskClient

from api import create_app
from api.answers.situations import dump_situation
from clients.archives import write_zip
from clients.contract import ROOT
from clients.offline_kit.game_rules import dump_rules
from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import empty_sheet, is_sheet_full, rolls_of_turn
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.games.moves import after_score, legal_moves
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import Table, load_table, solve_table, tables_folder
from strategy_tables.portable.file import portable_table

BUILT: Final = ROOT / "build" / "keepwise-offline-kit.zip"
SOURCE: Final = ROOT / "clients" / "offline_kit"
READER: Final = ROOT / "clients" / "python" / "keepwise_client" / "reader.py"

BUILTIN: Final = (
    "yahtzee",  # jokers, the extra bonus
    "yahtzee-1956",  # jokers by other rules
    "balut",  # categories that are filled four times
    "crag",  # three dice, two rolls, no upper bonus
    "generala-double",  # points by the roll, and a category that requires another
    "yatzy-forced",  # the order of the card
    "yatzy-upper-first",
    "yams",  # an upper bonus that grows with every point
    "maxi-yatzy-upper-first",  # six dice
)
_UPPER: Final = [{"id": name, "upper": face} for face, name in enumerate(("ones", "twos", "threes"), 1)]
INVENTED: Final[tuple[dict[str, Any], ...]] = (
    {
        "name": "saved-rolls",
        "dice_count": 3,
        "rolls": 2,
        "extra_rolls": {"start": 1, "saves": True, "most": 3},
        "categories": [*_UPPER, {"id": "chance", "pays": {"sum": "all"}}],
        "bonus": [{"at": 9, "pays": 12}],
    },
    {
        "name": "chips",
        "dice_count": 3,
        "rolls": 2,
        "extra_rolls": {"start": 2, "saves": False},
        "categories": [*_UPPER, {"id": "trips", "needs": {"groups": [3]}, "pays": {"points": 25}}],
    },
    {
        "name": "best-three-of-four",
        "dice_count": 4,
        "rolls": 3,
        "counted": 3,
        "categories": [*_UPPER, {"id": "chance", "pays": {"sum": "all"}}],
        "bonus": [{"at": 0, "pays": -10}, {"at": 9, "pays": 0}],
    },
)
"""Games with rules that no small built-in game has."""

POSITIONS: Final = 60
STATES: Final = 40
TOLERANCE: Final = 2e-6
"""Tolerance of values: the rounding of file and answer, and a margin for sums."""


def kit_files(positions: int = POSITIONS) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the kit with their names; each game has this number of positions."""
    for path in (*sorted(SOURCE.iterdir()), READER):
        if path.is_file():
            yield path.name, path.read_bytes()
    yield "rules.json", dump_rules().encode()
    for table, ruleset in _tables():
        name = table.compiled.ruleset.name
        yield f"tables/{name}.table", portable_table(table)
        yield f"vectors/{name}.json", _encode(table_vectors(table, ruleset, positions))


def _tables() -> Iterator[tuple[Table, dict[str, Any]]]:
    """Yield the tables of the kit and the fields of requests for their rulesets."""
    for name in BUILTIN:
        yield load_table(compile_ruleset(builtin_rulesets()[name]), tables_folder()), {"ruleset": name}
    for definition in INVENTED:
        yield solve_table(compile_ruleset(parse_ruleset(definition))), {"ruleset_definition": definition}


def table_vectors(table: Table, ruleset: Mapping[str, Any], positions: int = POSITIONS) -> dict[str, Any]:
    """Return states of a table with their values, and positions with the advice of the service."""
    client, chance = create_app(tables=[table]).test_client(), Random(f"kit {table.compiled.ruleset.name}")  # noqa: S311
    return {
        "ruleset": table.compiled.ruleset.name,
        "table": table.digest,
        "tolerance": TOLERANCE,
        "states": [*_states(table, chance)],
        "positions": [_advise(client, ruleset, position) for position in _positions(table.rules, chance, positions)],
    }


def _states(table: Table, chance: Random) -> Iterator[dict[str, Any]]:
    """Yield some states with their indices, the first and the last included."""
    space, compiled = table.space, table.compiled
    for place in sorted({0, space.size - 1, *(chance.randrange(space.size) for _ in range(STATES))}):
        filled, memory, total = space.state(place)
        marks, made = space.shape.marks, memory & (1 << len(space.shape.marks)) - 1
        weights = zip(space.shape.weights, space.shape.times, strict=True)
        yield {
            "filled": [filled // weight % (times + 1) for weight, times in weights],
            "made": [compiled.categories[mark] for bit, mark in enumerate(marks) if made >> bit & 1],
            "upper_total": total,
            "extra_rolls": memory >> len(marks),
            "place": place,
            "value": round(float(table.means.take(np.array([place]))[0]), 9),
        }


def _positions(rules: Rules, chance: Random, number: int) -> list[Position]:
    """Return positions of random games with frequent equal dice and any moves."""
    found: list[Position] = []
    while len(found) < number:
        sheet = empty_sheet(rules)
        while not is_sheet_full(rules, sheet):
            count = rules.ruleset.dice_count
            equal = chance.random() < 0.15
            dice = [chance.randint(1, 6)] * count if equal else chance.choices(range(1, 7), k=count)
            left = chance.randrange(rolls_of_turn(rules, sheet))
            position = Position(rules, sheet, tuple(sorted(dice)), left)
            found.append(position)
            scores = [move for move in legal_moves(position) if isinstance(move, Score)]
            paid = [move for move in scores if move.points > 0] or scores
            sheet = after_score(position, chance.choice(paid if chance.random() < 0.6 else scores))
    # Sample from whole games, so that early and late cards occur.
    return chance.sample(found, number)


def _advise(client: FlaskClient, ruleset: Mapping[str, Any], position: Position) -> dict[str, Any]:
    """Return a request with the part of the service's answer that a reader can compute."""
    question = dump_situation(position.compiled, position)
    answer = client.post("/v1/advice", json={**question, **ruleset})
    if answer.status_code != 200:
        raise AssertionError(answer.text)
    told = answer.get_json()
    return {**question, "advice": {key: told[key] for key in ("total_so_far", "value", "best", "moves")}}


def _encode(vectors: dict[str, Any]) -> bytes:
    """Return the vectors as JSON with one line per state and position, to be readable and comparable."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in vectors.items() if not isinstance(value, list)]
    for key, value in vectors.items():
        if isinstance(value, list):
            each = ",\n".join(json.dumps(one, separators=(",", ":")) for one in value)
            lines.append(f"{json.dumps(key)}: [\n{each}\n]")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def write_kit(path: Path) -> Path:
    """Write the kit as one file and return its path; the same tables give the same bytes."""
    return write_zip(path, ((f"keepwise-offline-kit/{name}", content) for name, content in kit_files()))


if __name__ == "__main__":
    sys.stdout.write(f"{write_kit(BUILT).relative_to(ROOT)}\n")
