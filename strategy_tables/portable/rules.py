"""Rules of a game in numbers, for readers of portable tables."""

from __future__ import annotations

from typing import Any

from engine.dice import FACES
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.themes import straights_of
from strategy_tables.model.states import joker_moves
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.store.tablefile import Table


def dump_rules(table: Table) -> dict[str, Any]:
    """Return the members of the header of a portable table that describe the game."""
    compiled = table.compiled
    return {
        "start_value": table.start_value,
        "expected_above_least": table.expected_above_least,
        **dump_compiled(compiled),
        "grades": {"version": GRADES.version, "greatest_losses": GRADES.greatest_losses(table.expected_above_least)},
        "strengths": [
            {
                "id": strength.id,
                "temperature": strength.temperature,
                "foresight": strength.perception.foresight,
                "bonus": strength.perception.bonus,
            }
            for strength in STRENGTHS
        ],
    }


def dump_compiled(compiled: CompiledRuleset) -> dict[str, Any]:
    """Return the members that follow from the rules alone."""
    extra, ruleset = compiled.extra_rolls, compiled.ruleset
    return {
        "dice_count": ruleset.dice_count,
        "counted": ruleset.counted or ruleset.dice_count,
        "rolls": ruleset.rolls,
        "extra_rolls": extra and {"start": extra.start, "saves": extra.saves, "most": extra.most},
        "order": compiled.order,
        "categories": compiled.categories,
        "times": compiled.times,
        "upper_faces": compiled.upper_face,
        "upper_points": [
            payable if face else () for payable, face in zip(compiled.payable, compiled.upper_face, strict=True)
        ],
        "upper_bonus": compiled.upper_bonus,
        "requires": compiled.requires,
        "marks": compiled.marks,
        "joker_category": compiled.joker_category,
        "extra_bonus": compiled.extra_bonus,
        "jokers": _dump_jokers(compiled),
        "points_awarded": dump_ruleset(ruleset).get("points_awarded"),
        "points": compiled.roll_points,
        "straights": [[sorted(faces) for faces in ways] for ways in straights_of(compiled)],
    }


def _dump_jokers(compiled: CompiledRuleset) -> list[list[int | None]]:
    """Return the points of a joker in every category, None if it may not go there.

    The index is 4 (face - 1) + 2 (the upper category of its face is open) + (another lower category is open).
    """
    found = [
        [points if category in moves.allowed else None for category, points in enumerate(moves.points)]
        for moves in joker_moves(compiled)
    ]
    if found and len(found) != 4 * len(FACES):
        raise AssertionError(found)
    return found
