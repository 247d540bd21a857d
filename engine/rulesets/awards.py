"""Points awarded: a second currency that some games decide by."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import CategoryAward


def points_awarded(compiled: CompiledRuleset, fillings: Sequence[Sequence[int]], total: int) -> int:
    """Return the points awarded for the fillings of a card, by category, and for its total.

    Games without awards give 0. A filling with more than 0 points counts as made.

    >>> from engine.definitions.definition import parse_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> awards = {"categories": [{"id": "any", "at": 30, "awards": 2}, {"id": "any", "made": "each", "awards": 1}]}
    >>> definition = {"categories": [{"id": "any", "times": 2, "pays": {"sum": "all"}}], "points_awarded": awards}
    >>> points_awarded(compile_ruleset(parse_ruleset(definition)), [(18, 12)], 30)
    4
    """
    awarded = compiled.ruleset.points_awarded
    if awarded is None:
        return 0
    found = next((award.awards for award in reversed(awarded.total) if total >= award.at), 0)
    for award in awarded.categories:
        c = compiled.categories.index(award.id)
        found += _award(award, fillings[c], compiled.times[c])
    return found


def _award(award: CategoryAward, fillings: Sequence[int], times: int) -> int:
    if award.at is not None:
        return award.awards if sum(fillings) >= award.at else 0
    made = sum([paid > 0 for paid in fillings])
    if award.made == "each":
        return award.awards * made
    return award.awards if made == times else 0
