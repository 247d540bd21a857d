"""Parts of reports on cards and games: assumptions, and sums that include impossible boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from api.answers.sheets import dump_column_totals, dump_totals
from api.http.errors import json_pointer
from api.http.languages import request_texts
from api.http.problem_texts import describe_assumption, describe_claim
from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.cards.totals import score_totals
from engine.cards.upper import upper_standings
from engine.checks.changes import changed_sheet
from engine.checks.unreliable import Unreliable, UnreliableTotal
from engine.doubt import FURTHER_EXTRA_BONUSES, Change
from engine.errors import Path


def dump_unreliable(rules: Rules, sheet: Sheet, found: Unreliable | None) -> dict[str, Any]:
    """Return the field for the unreliable sums of a card; empty if all are reliable."""
    if found is None:
        return {}
    texts = request_texts()
    return {
        "unreliable": {
            "totals": [_dump_total(rules, each) for each in found.totals],
            "correction_count": found.correction_count,
            "corrections": [
                {
                    "changes": [_dump_change(rules, change) for change in changes],
                    **_dump_totals(rules, sheet, changes),
                    "agrees_with": [json_pointer(path) for path in agrees_with],
                }
                for changes, agrees_with in found.corrections
            ],
            "claims": [
                {
                    "pointer": json_pointer(claim.path),
                    "found": claim.found,
                    "agrees": claim.agrees,
                    "detail": describe_claim(texts, claim),
                }
                for claim in found.claims
            ],
        }
    }


def _dump_total(rules: Rules, total: UnreliableTotal) -> dict[str, Any]:
    column = {} if total.column is None else {"column": rules.ruleset.column_ids[total.column]}
    return {"name": total.name, **column, "value": total.value, "possible": total.possible}


def _dump_change(rules: Rules, change: Change) -> dict[str, Any]:
    ids, box, value = rules.ruleset.column_ids, change.box, change.points
    if box.category == FURTHER_EXTRA_BONUSES:
        # Turns state extra bonuses in points.
        value = (value or 0) * rules.card.extra_bonus
    return {
        "pointer": json_pointer(change.path),
        **({"column": ids[box.column]} if ids else {}),
        **({"category": rules.ruleset.category_ids[box.category]} if box.category >= 0 else {}),
        "value": value,
    }


def _dump_totals(rules: Rules, sheet: Sheet, changes: Sequence[Change]) -> Mapping[str, Any]:
    """Return the totals after changes, and in games of columns those of the changed columns."""
    corrected = changed_sheet(sheet, changes)
    totals = score_totals(rules, corrected)
    if not rules.named:
        return {"totals": dump_totals(rules, totals)}
    changed = {rules.ruleset.column_ids[change.box.column] for change in changes}
    columns = dump_column_totals(rules, totals, upper_standings(rules, corrected))
    return {
        "totals": dump_totals(rules, totals),
        "columns": {id_: column for id_, column in columns.items() if id_ in changed},
    }


def dump_assumptions(rules: Rules, assumptions: Sequence[Assumption]) -> dict[str, Any]:
    """Return the assumptions about facts that the game does not state; empty if it states all."""
    texts = request_texts()
    dumped = [
        {"pointer": json_pointer(each.path), "detail": describe_assumption(texts, each, rules)} for each in assumptions
    ]
    return {"assumptions": dumped} if dumped else {}


def describe_place(path: Path, names: Sequence[str]) -> str:
    """Return the start of a sentence about a place in a game: the player and the turn, or nothing elsewhere.

    >>> describe_place(("players", 0, "turns", 3, "points"), ["Ada"]), describe_place(("players", 1), ["Ada", ""])
    ('Ada, turn 4: ', 'player 2: ')
    """
    match path:
        case ("players", int(number), "turns", int(turn), *_):
            return f"{player_name(names[number], number)}, turn {turn + 1}: "
        case ("players", int(number), *_):
            return f"{player_name(names[number], number)}: "
    return ""


def player_name(name: str, number: int) -> str:
    """Return the name of a player, by default their number."""
    return name or f"player {number + 1}"
