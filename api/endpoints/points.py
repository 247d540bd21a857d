"""`/v1/rulesets/{id}/points`, `/v1/rulesets/points`: a ruleset as numbers, so that a client can score by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flask import Flask, Response, request

from api.answers.sheets import dump_columns, dump_products
from api.http.body import read_json
from api.http.caching import CachedAnswer, answer
from api.http.encoding import encode
from api.requests.address import read_query
from api.requests.declaration import declare
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue
from engine.cards.rules import Rules
from engine.dice import FACES
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import dump_bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRequest(RulesetRequest):
    """A ruleset for a table of points."""


POINTS: Final = declare(PointsRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `GET /v1/rulesets/{id}/points`, and `POST /v1/rulesets/points`, which also takes definitions."""
    cached: dict[tuple[str, str | None], CachedAnswer] = {}

    @app.get("/v1/rulesets/<ruleset_id>/points")
    def show_points(ruleset_id: str) -> Response:
        read_query(request.query_string, {})
        rules = catalogue.rules(ruleset_id)
        location = None if ruleset_id == rules.name else f"/v1/rulesets/{rules.name}/points"
        if (rules.name, location) not in cached:
            cached[rules.name, location] = CachedAnswer(encode(dump_any_points(rules)), location=location)
        return cached[rules.name, location].respond()

    @app.post("/v1/rulesets/points")
    def show_points_of() -> Response:
        return answer(load(POINTS, read_json(request), lambda asked: dump_any_points(catalogue.rules(asked.reference))))


def dump_any_points(rules: Rules) -> dict[str, Any]:
    """Return `dump_points`; in a game of columns, they hold for every column, and the answer lists the columns, too."""
    if not rules.named:
        return dump_points(rules.card)
    joker = rules.ruleset.joker
    return {
        **dump_points(rules.card),
        "fingerprint": rules.fingerprint,
        **(
            {"joker": {**_dump_joker(rules.card), "multiplied": joker.multiplied, "made_only": joker.made_only}}
            if joker
            else {}
        ),
        "columns": dump_columns(rules.ruleset),
        "products": dump_products(rules.ruleset),
        "last_turn_rolls": rules.ruleset.last_turn_rolls or rules.ruleset.rolls,
    }


def dump_points(compiled: CompiledRuleset) -> dict[str, Any]:
    """Return the points of every hand in every category, the effects of the joker rule, and the bonuses."""
    ruleset = compiled.ruleset
    columns = dict(zip(compiled.categories, zip(*compiled.points, strict=True), strict=True))
    by_roll = _columns_by_roll(compiled)
    rows = list(zip(compiled.categories, compiled.times, compiled.requires, strict=True))
    return {
        "ruleset": ruleset.name,
        "fingerprint": compiled.fingerprint,
        "dice_count": ruleset.dice_count,
        "rolls": ruleset.rolls,
        "order": ruleset.order,
        "categories": compiled.categories,
        "times": {name: times for name, times, _ in rows if times > 1},
        "after": {name: compiled.categories[required] for name, _, required in rows if required >= 0},
        "upper": {name: face for name, face in zip(compiled.categories, compiled.upper_face, strict=True) if face},
        "bonus": dump_bonus(ruleset),
        "joker": None if ruleset.joker is None else _dump_joker(compiled),
        "hands": ["".join(map(str, hand)) for hand in compiled.hands],
        "points": columns,
        "served_points": {name: first for name, (first, *_) in by_roll.items() if first != columns[name]},
        "roll_points": by_roll,
    }


def _columns_by_roll(compiled: CompiledRuleset) -> dict[str, list[tuple[int, ...]]]:
    """Return the points of every hand for the categories whose points depend on the roll."""
    rolls = [list(zip(*points, strict=True)) for points in compiled.roll_points]
    columns = dict(zip(compiled.categories, map(list, zip(*rolls, strict=True)), strict=True))
    return {name: column for name, column in columns.items() if any(each != column[0] for each in column)}


def _dump_joker(compiled: CompiledRuleset) -> dict[str, Any]:
    return {
        "category": compiled.categories[compiled.joker_category],
        "extra_bonus": compiled.extra_bonus,
        "moves": [
            {
                "face": face,
                "upper_open": upper_open,
                "lower_open": lower_open,
                "points": {compiled.categories[place]: paid[place] for place in sorted(allowed)},
            }
            for face in FACES
            for upper_open in (False, True)
            for lower_open in (False, True)
            for allowed, paid in [compiled.joker_moves[face - 1][upper_open][lower_open]]
        ],
    }
