"""Tables in memory, solved once per session."""

from collections.abc import Callable
from functools import cache

from engine.cards.sheet import Sheet
from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.advice.advisor import TableAdvisor
from strategy_tables.advice.outlook import Outlook, find_outlooks
from strategy_tables.command_line import default_rulesets
from strategy_tables.jobs.build import solve_table
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Table, load_table, tables_folder
from tests.engine.naive_game import Rules
from tests.strategy_tables.naive_play import Play, play_for_mean
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY

BUILT = [ruleset.name for ruleset in default_rulesets(builtin_rulesets())]
"""The built-in rulesets whose tables `make test` has built: all but the very large."""

RULES = SMALL | WITH_MEMORY

_FOLDER = tables_folder()
"""The folder, read before a test changes the setting."""

USUAL_BUILT = frozenset(
    {"yahtzee", "kismet", "yatzy-forced", "yatzy-upper-first", "generala-double", "crag", "yacht", "balut-stc"}
)
"""Fast ones that together cover all features."""


def small_ruleset(name: str) -> CompiledRuleset:
    """Return one of `RULES`, with its key there as its name."""
    return compile_ruleset(parse_ruleset({"name": name, "title": name, **RULES[name]}))


def advisor_of(table: Table) -> TableAdvisor:
    """Return the advisor with a table of the means alone."""
    return TableAdvisor(RulesetTables(table))


def built_tables() -> list[Table]:
    """Return the tables that `make test` has built."""
    return [load_table(compile_ruleset(load_ruleset(name)), tables_folder()) for name in BUILT]


@cache
def table_of(name: str) -> Table:
    """Return the table of a built-in ruleset, of `SMALL` or of `WITH_MEMORY`, solved unless built."""
    if name in BUILT:
        return load_table(compile_ruleset(load_ruleset(name)), _FOLDER)
    ruleset = parse_ruleset(RULES[name]) if name in RULES else load_ruleset(name)
    return solve_table(compile_ruleset(ruleset))


@cache
def naive_play(play: Callable[[Rules], Play], name: str) -> Play:
    """Return a naive play of one of `SMALL` or of `WITH_MEMORY`, which remembers every card it has valued."""
    return play(WITH_MEMORY.get(name) or compile_ruleset(parse_ruleset(SMALL[name])))


def mean_play(name: str) -> Play:
    """Return the naive play for the mean of one of `SMALL` or of `WITH_MEMORY`."""
    return naive_play(play_for_mean, name)


def outlook_of(tables: RulesetTables, situation: Sheet | Position) -> Outlook:
    """Return the outlook of one card between turns, or of one position in a turn."""
    return find_outlooks(tables, [situation])[0]
