"""Optional tables of small games."""

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import needs_no_table
from strategy_tables.limits import WORK_LIMITS
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TARGET, TableKind


@pytest.mark.parametrize(
    ("name", "needless"),
    [
        ("crag", {OUTLOOK}),
        ("yacht", {OUTLOOK}),
        ("generala-double", {OUTLOOK}),
        ("yatzy-forced", {OUTLOOK}),
        ("balut-stc", {OUTLOOK, TARGET}),
        ("yatzy-upper-first", set()),
        ("yahtzee", set()),
    ],
)
def test_optional_tables_of_small_games(name: str, needless: set[TableKind]) -> None:
    compiled = compile_ruleset(load_ruleset(name))
    limit = WORK_LIMITS.seconds_without_table
    assert {kind for kind in (FLOOR, OUTLOOK, TARGET) if needs_no_table(compiled, kind, limit)} == needless
    assert not any(needs_no_table(compiled, kind, 0.0) for kind in (OUTLOOK, TARGET))
