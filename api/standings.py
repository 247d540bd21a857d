"""Cards and positions of a player and of opponents: their outlooks, and how they are shown."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from engine.position import Position
from engine.scorecard import Scorecard, score_totals
from engine.scoring import Compiled
from strategy_tables.objectives import OUTLOOK
from strategy_tables.outlook import Outlook, outlook_of_card, outlook_of_position
from strategy_tables.ruleset_tables import RulesetTables
from strategy_tables.tablefile import TableHeader

SECONDS_FOR_OPPONENTS: Final = 10.0
"""What opponents' outlooks may take where there is no table of them."""


def outlook_of(tables: RulesetTables, standing: Scorecard | Position) -> Outlook:
    """The outlook of a card or of a position in a turn; raises `MissingTable` where it cannot be had without one."""
    return (
        outlook_of_position(tables, standing) if isinstance(standing, Position) else outlook_of_card(tables, standing)
    )


def outlooks_of(tables: RulesetTables, standings: Sequence[Scorecard | Position]) -> list[Outlook]:
    """The outlooks of several, equal ones worked out once.

    Raises `MissingTable` where they cannot be had without one, or only in more time than a request has.
    """
    started = time.monotonic()
    found: dict[tuple[Any, ...], Outlook] = {}
    outlooks = []
    for standing in standings:
        key = _key(standing)
        if key not in found:
            if tables.outlooks is None and time.monotonic() - started > SECONDS_FOR_OPPONENTS:
                raise tables.missing(OUTLOOK)
            found[key] = outlook_of(tables, standing)
        outlooks.append(found[key])
    return outlooks


def _key(standing: Scorecard | Position) -> tuple[Any, ...]:
    if isinstance(standing, Position):
        return standing.card, standing.hand, standing.rolls_left
    return (standing,)


def dump_opponents(
    compiled: Compiled, standings: Sequence[Scorecard | Position], outlooks: Sequence[Outlook]
) -> list[dict[str, Any]]:
    """What opponents have and what they can expect."""
    return [
        {"total_so_far": total_so_far(compiled, each), "mean": round(found.mean, 6)}
        for each, found in zip(standings, outlooks, strict=True)
    ]


def dump_standing(compiled: Compiled, standing: Scorecard | Position) -> dict[str, Any]:
    """A card between turns, or a position in one with its dice."""
    card = standing.card if isinstance(standing, Position) else standing
    in_turn = {"dice": standing.hand, "rolls_left": standing.rolls_left} if isinstance(standing, Position) else {}
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


def total_so_far(compiled: Compiled, standing: Scorecard | Position) -> int:
    """The total of the card as it stands."""
    card = standing.card if isinstance(standing, Position) else standing
    return score_totals(compiled, card).total
