"""The rate at which playing to win beats playing for the mean, with the luck of the dice removed."""

import sys

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.errors import TableError
from strategy_tables.store.table_set import load_ruleset_tables
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.bench.report import print_columns
from tools.contests.head_to_head import CONFIDENCE, measure_win_share

RULESETS = ("yahtzee", "yatzy", "kismet", "crag", "yacht", "generala")
GAMES = 200
SEED = 1


def measure() -> None:
    """Print the share of games that advice to win wins, ties counting half; skipped if a table is missing."""
    rows = []
    for name in RULESETS:
        compiled = compile_ruleset(load_ruleset(name))
        try:
            tables = load_ruleset_tables(load_table(compiled, tables_folder()), tables_folder())
            share, low, high = measure_win_share(tables, GAMES, SEED)
        except TableError as error:
            print(f"{name}: skipped, {error}", file=sys.stderr)
            continue
        rows.append((name, f"{share:.2%}", f"{low:.2%} to {high:.2%}"))
    print(f"Won by playing to win against one who plays for the mean, ties counted as half: {GAMES} games each")
    print_columns([("ruleset", "won", f"with {CONFIDENCE:.1%} confidence"), *rows])
