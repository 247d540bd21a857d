"""Cards and positions of a player and of opponents, as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from api.answers.sheets import dump_asked_sheet, dump_position, dump_sheet
from api.requests.objective_fields import MAXIMIZE
from engine.cards.rules import rules_of_card
from engine.cards.sheet import Sheet
from engine.cards.totals import sheet_total
from engine.games.position import Position, sheet_of
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.opponent_outlooks import Opponent, OpponentOutlook
from strategy_tables.advice.parameters import ParameterKind, parameters_of
from strategy_tables.store.tablefile import Source


def dump_opponents(
    compiled: CompiledRuleset, opponents: Sequence[Opponent], outlooks: Sequence[OpponentOutlook]
) -> list[dict[str, Any]]:
    """Return the totals of opponents and their expectations, with the method."""
    return [
        {
            "total_so_far": total_so_far(compiled, each.situation),
            "mean": round(found.mean, 6),
            **_dump_players(each),
            "maximize": found.maximize,
            "method": found.method,
            "games": found.games,
        }
        for each, found in zip(opponents, outlooks, strict=True)
    ]


def dump_opponent(compiled: CompiledRuleset, opponent: Opponent) -> dict[str, Any]:
    """Return an opponent in the form of a request."""
    situation = dump_situation(compiled, opponent.situation)
    return {**situation, **_dump_players(opponent), "maximize": opponent.maximize}


def dump_objective(objective: Objective, compiled: CompiledRuleset) -> dict[str, Any]:
    """Return an objective in the form of a request; opponents that are the other players of a game are omitted."""
    dumped: dict[str, Any] = {MAXIMIZE: objective.name}
    for parameter in parameters_of(type(objective)):
        value = getattr(objective, parameter.name)
        if parameter.kind is ParameterKind.OPPONENTS:
            if not value:
                continue
            value = [dump_opponent(compiled, each) for each in value]
        dumped[parameter.name] = value
    return dumped


def _dump_players(opponent: Opponent) -> dict[str, Any]:
    return {"strength": opponent.strength.id, "count": opponent.count}


def dump_situation(compiled: CompiledRuleset, situation: Sheet | Position) -> dict[str, Any]:
    """Return a card between turns, or a position in a turn with its dice."""
    if isinstance(situation, Position):
        return dump_position(situation)
    return {"scorecard": dump_sheet(rules_of_card(compiled), situation)}


def dump_tables(sources: Iterable[Source], digests: Collection[str]) -> list[dict[str, Any]]:
    """Return the tables or estimates with these digests, each once."""
    return [dump_source(source) for source in sources if source[2] in digests]


def dump_source(source: Source) -> dict[str, Any]:
    """Return the table, or the estimate, that values come from."""
    fingerprint, objective, digest = source
    return {"fingerprint": fingerprint, "objective": objective, "digest": digest}


def total_so_far(compiled: CompiledRuleset, situation: Sheet | Position) -> int:
    """Return the total of the card as it stands."""
    return sheet_total(rules_of_card(compiled), sheet_of(situation))


def dump_asked(position: Position) -> dict[str, Any]:
    """Return the fields of a query about the same position, with all fillings of a card among its points."""
    asked = {"ruleset": position.rules.name, **dump_asked_sheet(position)}
    card = asked["scorecard"]
    if card.get("extra_rolls") == position.compiled.greatest_extra_rolls(0):
        card.pop("extra_rolls", None)
    if fillings := card.pop("fillings", None):
        filled = {**card["points"], **fillings}
        card["points"] = {name: filled[name] for name in position.rules.categories if name in filled}
    return asked
