"""A program that prints its `answers` to some requests, or the small `tables` that it builds, as JSON.

The second argument is the number of positions of each game. The requests are:

* the examples of the contract
* random positions of the built-in games under all objectives
* sheets of columns
* reviews of whole games
* opponents with seeds
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

from api import create_app
from api.answers.sheets import dump_position
from api.answers.situations import dump_situation
from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import with_columns
from strategy_tables.jobs.build import solve_kind
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.store.kinds import EXPECTED_TOTAL, TABLE_KINDS
from strategy_tables.store.manifest import read_manifest
from tests.api.read_contract import good_requests, operations
from tests.engine.sheets import sheet_with
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import BUILT

SOLVED_AT_ONCE: Final = ("crag", "generala", "yacht", "yatzy-forced", "balut-stc")
"""Games so small that all objectives are answered without optional tables."""

OBJECTIVES: Final[tuple[dict[str, Any], ...]] = (
    {"maximize": "target", "target": 60},
    {"maximize": "floor"},
    {"maximize": "win", "opponents": [{"count": 999}], "tie_share": 0.5},
    {"maximize": "win", "opponents": [{"strength": "casual"}]},
)

Question = tuple[str, dict[str, Any]]


def questions(count: int) -> Iterator[Question]:
    """Yield the path and body of every request."""
    for path, method, _ in operations():
        if method == "post" and not path.startswith("/v1/roll"):
            for asked in good_requests(path, method).values():
                yield path, asked.body
    yield from questions_on_cards(count)
    yield from questions_on_sheets()
    for name in ("yatzy", "generala", "yahtzee-no-joker"):
        yield "/v1/games/review", {"ruleset": name, "same_dice": True, "players": [{"turns": whole_game(name)}]}


def questions_on_cards(count: int) -> Iterator[Question]:
    """Yield requests about single cards: advice with reasons, objectives of small games, outlooks, odds, opponents."""
    for game, name in enumerate(BUILT):
        compiled = compile_ruleset(builtin_rulesets()[name])
        for number, position in enumerate(positions_of_games(compiled, count, seed=1), game):
            asked = {"ruleset": name, **dump_situation(compiled, position)}
            yield "/v1/advice", {**asked, "explain": name in SOLVED_AT_ONCE}
            strength = STRENGTHS[number % len(STRENGTHS)].id
            yield "/v1/opponent/move", {**asked, "strength": strength, "seed": number}
            if max(compiled.upper_bonus):
                yield "/v1/advice", {**asked, "objective": {"maximize": "upper_bonus"}}
            if name in SOLVED_AT_ONCE:
                yield "/v1/outlook", asked
                for objective in OBJECTIVES:
                    yield "/v1/advice", {**asked, "objective": objective}


def questions_on_sheets() -> Iterator[Question]:
    """Yield requests about sheets: advice and opponents, far from the end and near it."""
    for name, ruleset in with_columns(builtin_rulesets()).items():
        rules, chance = compile_rules(ruleset), Random(2)
        for still_open in (2, 5, rules.turns // 2, rules.turns):
            sheet = sheet_with(rules, still_open, chance)
            hand = tuple(sorted(chance.choices(range(1, 7), k=ruleset.dice_count)))
            asked = {"ruleset": name, **dump_position(Position(rules, sheet, hand, 1))}
            yield "/v1/advice", asked
            yield "/v1/opponent/move", {**asked, "strength": "club", "seed": still_open}


def whole_game(name: str) -> list[dict[str, Any]]:
    """Return the turns of a game in which all dice are always rerolled and categories are filled in order."""
    ruleset, chance = builtin_rulesets()[name], Random(3)
    return [
        {
            "rolls": [chance.choices(range(1, 7), k=ruleset.dice_count) for _ in range(ruleset.rolls)],
            "keeps": [[]] * (ruleset.rolls - 1),
            "category": category,
        }
        for category in ruleset.category_ids
    ]


def answers(count: int) -> Iterator[tuple[str, str]]:
    """Yield the number and path of every request, and the status and a digest of its answer."""
    client = create_app().test_client()
    for number, (path, body) in enumerate(questions(count)):
        # Problems inside an answer contain the request id.
        answer = client.post(path, json=body, headers={"X-Request-Id": "the-same"})
        yield f"{number} {path}", f"{answer.status_code} {sha256(answer.data).hexdigest()}"


def tables(_count: int) -> Iterator[tuple[str, str]]:
    """Yield the name and digest of every built table; those of built-in rulesets are as in the manifest."""
    for name, definition in (SMALL | WITH_MEMORY).items():
        compiled = compile_ruleset(parse_ruleset(definition))
        for kind in TABLE_KINDS.values():
            header, _ = solve_kind(compiled, kind)
            yield f"{name} {kind.name}", f"{header.digest} {header.start_value!r} {header.error!r}"
    for name in SOLVED_AT_ONCE:
        header, _ = solve_kind(compile_ruleset(builtin_rulesets()[name]), EXPECTED_TOTAL)
        assert header.digest == read_manifest()[name, EXPECTED_TOTAL.name].digest
        yield name, header.digest


if __name__ == "__main__":
    json.dump(dict({"answers": answers, "tables": tables}[sys.argv[1]](int(sys.argv[2]))), sys.stdout, indent=0)
