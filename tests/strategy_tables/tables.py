"""Tables in memory, solved once in a run of the tests."""

from functools import cache

from engine.definition import load_ruleset, parse_ruleset
from engine.scoring import compile_ruleset
from strategy_tables.build import solve_table
from strategy_tables.tablefile import Table
from tests.strategy_tables.small import SMALL


@cache
def table_of(name: str) -> Table:
    """The table of a built-in ruleset or of one of `SMALL`."""
    ruleset = parse_ruleset(SMALL[name]) if name in SMALL else load_ruleset(name)
    return solve_table(compile_ruleset(ruleset))
