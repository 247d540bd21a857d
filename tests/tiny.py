"""Rulesets with few states, for tests of operations on tables."""

from typing import Any

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset


def tiny(pays: int = 0, name: str = "tiny") -> dict[str, Any]:
    """Return a different definition for every value of the bonus."""
    categories = [{"id": "sixes", "upper": 6}, {"id": "chance", "pays": {"sum": "all"}}]
    bonus = {"bonus": [{"at": 12, "pays": pays}]} if pays else {}
    return {"name": name, "dice_count": 2, "rolls": 2, "categories": categories, **bonus}


def compiled_tiny(number: int) -> CompiledRuleset:
    """Return a different ruleset for every number, which is part of its name."""
    return compile_ruleset(parse_ruleset(tiny(number, f"tiny-{number}")))
