"""What only games of a single card can be asked, and how games of columns are refused it."""

from __future__ import annotations

from api.requests.objective_fields import MAXIMIZE, ObjectiveClaim
from api.service.catalogue import FindRules, Reference, Rules, SheetRules
from engine.errors import InvalidPosition, Problem
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE


def single_card(find_rules: FindRules, reference: Reference, what: str) -> Rules:
    """The rules of a game of a single card; raises `InvalidPosition` for others, which cannot be asked for `what`."""
    rules = find_rules(reference)
    if isinstance(rules, SheetRules):
        raise refused_with_columns(rules, what)
    return rules


def refused_with_columns(rules: SheetRules, what: str, where: str = "ruleset") -> InvalidPosition:
    """Why a game of columns cannot be asked for `what`: ``outlooks are``; `where` it was."""
    detail = f"{rules.name} has columns: {what} only for games of a single card"
    return InvalidPosition([Problem("contradiction", (where,), detail)])


def check_sheet_objective(rules: SheetRules, claim: ObjectiveClaim) -> list[Problem]:
    """The problem of maximising anything but the expected total with a sheet of columns."""
    if claim.objective is DEFAULT_OBJECTIVE:
        return []
    name, default = claim.objective.name, DEFAULT_OBJECTIVE.name
    detail = f"{rules.name} has columns: only {default} can be maximised, not {name}"
    return [Problem("contradiction", ("objective", MAXIMIZE), detail, [default], name)]
