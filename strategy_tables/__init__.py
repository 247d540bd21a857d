"""Exact values of all states by backward induction, tables of these values, and advice from tables.

Importing this package does not import numba; solving does.
"""

from strategy_tables.advice.advisor import Advisor, TableAdvisor
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.objective import Advice, RankedMove, TableAdvice
from strategy_tables.advice.objectives.expected_total import advise, advise_many
from strategy_tables.advice.odds import Attempt, Odds, odds
from strategy_tables.advice.optional_tables import needs_no_table
from strategy_tables.advice.review import Decision, GameReview, PlayerReview, Rolled, review
from strategy_tables.advice.turns import PlaysFor, plays_for
from strategy_tables.errors import (
    DamagedTable,
    DiskFull,
    MissingTable,
    SolverFailed,
    TableError,
    TableNotWritten,
    UnusableTable,
)
from strategy_tables.jobs.build import build_table, solve_table
from strategy_tables.jobs.on_demand import SolvedTables
from strategy_tables.model.layout import count_states
from strategy_tables.opponents.measurements import load_measured
from strategy_tables.opponents.opponent import STRENGTHS, Strength, choose_move, move_probabilities
from strategy_tables.sheets.advisor import EstimateAdvisor
from strategy_tables.store.kinds import EXPECTED_TOTAL, TableKind
from strategy_tables.store.tablefile import Table, TableHeader, load_table, table_path, tables_folder

__all__ = [
    "EXPECTED_TOTAL",
    "GRADES",
    "STRENGTHS",
    "Advice",
    "Advisor",
    "Attempt",
    "DamagedTable",
    "Decision",
    "DiskFull",
    "EstimateAdvisor",
    "GameReview",
    "MissingTable",
    "Odds",
    "PlayerReview",
    "PlaysFor",
    "RankedMove",
    "Rolled",
    "SolvedTables",
    "SolverFailed",
    "Strength",
    "Table",
    "TableAdvice",
    "TableAdvisor",
    "TableError",
    "TableHeader",
    "TableKind",
    "TableNotWritten",
    "UnusableTable",
    "advise",
    "advise_many",
    "build_table",
    "choose_move",
    "count_states",
    "load_measured",
    "load_table",
    "move_probabilities",
    "needs_no_table",
    "odds",
    "plays_for",
    "review",
    "solve_table",
    "table_path",
    "tables_folder",
]
