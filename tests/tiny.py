"""Rulesets of a few states, for tests of what is done with tables rather than of what is in them."""

from typing import Any

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset


def tiny(pays: int = 0, name: str = "tiny") -> dict[str, Any]:
    """Another definition for every bonus that it pays."""
    categories = [{"id": "sixes", "upper": 6}, {"id": "chance", "pays": {"sum": "all"}}]
    bonus = {"bonus": [{"at": 12, "pays": pays}]} if pays else {}
    return {"name": name, "dice_count": 2, "rolls": 2, "categories": categories, **bonus}


def compiled_tiny(number: int) -> CompiledRuleset:
    """Another ruleset for every number, which stands in its name, too."""
    return compile_ruleset(parse_ruleset(tiny(number, f"tiny-{number}")))
