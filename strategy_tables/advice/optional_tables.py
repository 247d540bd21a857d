"""Optional tables that small games do not need, since every answer is computed at once from any position."""

from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.allowance import seconds_for_node
from strategy_tables.model.layout import count_states, is_small, state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.remaining import (
    TooManyStates,
    greatest_remaining,
    initial_layer,
    least_remaining,
    reachable_states,
    seconds_for_remaining,
)
from strategy_tables.store.kinds import OUTLOOK, TARGET, TableKind


@derived
def needs_no_table(compiled: CompiledRuleset, kind: TableKind, limit: float) -> bool:
    """Return whether all answers from a table of this kind can be computed exactly in `limit` seconds.

    The beginning of the game takes longest. For targets, every possible number of points in every state counts, which
    is an upper bound.
    """
    if kind not in (OUTLOOK, TARGET) or not is_small(compiled):
        return False
    outcomes = number_outcomes(compiled, state_space(compiled))
    if kind is TARGET:
        totals = greatest_remaining(compiled) - least_remaining(compiled) + 1
        return count_states(compiled) * totals * seconds_for_node(outcomes) <= limit
    try:
        reachable_states(outcomes, initial_layer(outcomes), seconds_for_remaining, limit)
    except TooManyStates:
        return False
    return True
