"""Cards and positions of a player and of opponents, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from api.answers.sheets import dump_asked_sheet, dump_sheet
from engine.cards.rules import rules_of_card
from engine.cards.sheet import Sheet
from engine.cards.totals import score_totals
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.opponent_outlooks import Opponent, OpponentOutlook
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import TableHeader


def dump_opponents(
    compiled: CompiledRuleset, opponents: Sequence[Opponent], outlooks: Sequence[OpponentOutlook]
) -> list[dict[str, Any]]:
    """Return the totals of opponents and their expectations, with the method."""
    return [
        {
            "total_so_far": total_so_far(compiled, each.situation),
            "mean": round(found.mean, 6),
            **_dump_players(each),
            "method": found.method,
            "games": found.games,
        }
        for each, found in zip(opponents, outlooks, strict=True)
    ]


def dump_opponent(compiled: CompiledRuleset, opponent: Opponent) -> dict[str, Any]:
    """Return an opponent in the form of a request."""
    return {**dump_situation(compiled, opponent.situation), **_dump_players(opponent)}


def _dump_players(opponent: Opponent) -> dict[str, Any]:
    return {"strength": opponent.strength.id, "count": opponent.count}


def dump_situation(compiled: CompiledRuleset, situation: Sheet | Position) -> dict[str, Any]:
    """Return a card between turns, or a position in one with its dice."""
    sheet = situation.sheet if isinstance(situation, Position) else situation
    in_turn = {"dice": situation.hand, "rolls_left": situation.rolls_left} if isinstance(situation, Position) else {}
    return {
        **in_turn,
        "scorecard": dump_sheet(rules_of_card(compiled), sheet),
    }


def dump_tables(tables: RulesetTables, digests: Sequence[str]) -> list[dict[str, Any]]:
    """Return the tables with these digests, each once."""
    return [dump_source(header) for header in _headers(tables, digests)]


def _headers(tables: RulesetTables, digests: Sequence[str]) -> list[TableHeader]:
    headers = [tables.means.header, *(table.file.header for table in tables.optional)]
    return [header for header in headers if header.digest in digests]


def dump_source(header: TableHeader) -> dict[str, Any]:
    """Return the table that values come from."""
    return {"fingerprint": header.fingerprint, "objective": header.objective, "digest": header.digest}


def total_so_far(compiled: CompiledRuleset, situation: Sheet | Position) -> int:
    """Return the total of the card as it stands."""
    sheet = situation.sheet if isinstance(situation, Position) else situation
    return score_totals(rules_of_card(compiled), sheet).total


def dump_asked(position: Position) -> dict[str, Any]:
    """Return what asks about the same position."""
    asked = {"ruleset": position.rules.name, **dump_asked_sheet(position)}
    if asked["scorecard"].get("extra_rolls") == position.compiled.greatest_extra_rolls(0):
        asked["scorecard"].pop("extra_rolls", None)
    return asked


def dump_method(estimate: Estimate | None) -> dict[str, Any]:
    """Return how values were computed, exactly or by an estimate, and their sources."""
    return {
        "tables": dump_sheet_sources(estimate),
        "method": EXACT if estimate is None else APPROXIMATE,
        "error_bound": 0 if estimate is None else None,
    }


OBJECTIVE_OF_SHEETS: Final = DEFAULT_OBJECTIVE.name


def dump_sheet_sources(estimate: Estimate | None) -> list[dict[str, Any]]:
    """Return the estimate that values come from; nothing if all was computed exactly."""
    if estimate is None:
        return []
    return [{"fingerprint": estimate.header.fingerprint, "objective": OBJECTIVE_OF_SHEETS, "digest": estimate.digest}]
