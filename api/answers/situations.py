"""Cards and positions of a player and of opponents, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.position import Position
from engine.scorecard import Scorecard, score_totals
from engine.scoring import CompiledRuleset
from strategy_tables.advice.outlook import Outlook
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import TableHeader


def dump_opponents(
    compiled: CompiledRuleset, situations: Sequence[Scorecard | Position], outlooks: Sequence[Outlook]
) -> list[dict[str, Any]]:
    """What opponents have and what they can expect."""
    return [
        {"total_so_far": total_so_far(compiled, each), "mean": round(found.mean, 6)}
        for each, found in zip(situations, outlooks, strict=True)
    ]


def dump_situation(compiled: CompiledRuleset, situation: Scorecard | Position) -> dict[str, Any]:
    """A card between turns, or a position in one with its dice."""
    card = situation.card if isinstance(situation, Position) else situation
    in_turn = {"dice": situation.hand, "rolls_left": situation.rolls_left} if isinstance(situation, Position) else {}
    return {
        **in_turn,
        "scorecard": {
            "points": {
                name: points
                for name, points in zip(compiled.categories, card.points, strict=True)
                if points is not None
            },
            "extra_bonus_count": card.extra_bonus_count,
        },
    }


def dump_tables(tables: RulesetTables, digests: Sequence[str]) -> list[dict[str, Any]]:
    """The tables with these digests, each once."""
    headers = [tables.means.header, *(table.file.header for table in tables.optional)]
    return [dump_source(header) for header in headers if header.digest in digests]


def dump_source(header: TableHeader) -> dict[str, Any]:
    """The table that values come from."""
    return {"fingerprint": header.fingerprint, "objective": header.objective, "digest": header.digest}


def total_so_far(compiled: CompiledRuleset, situation: Scorecard | Position) -> int:
    """The total of the card as it stands."""
    card = situation.card if isinstance(situation, Position) else situation
    return score_totals(compiled, card).total
