"""The command line `python -m tests.documents.list_rulesets`: write the tables of expected totals.

The expected total of a ruleset without a strategy table is left unchanged.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from math import ceil

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import with_columns, without_columns
from strategy_tables import MissingTable, count_states, load_table, tables_folder
from strategy_tables.sheets.estimate import load_estimate
from tests.documents.reading import DOCUMENTS, code_in, table_under, text_of
from tools.bounds.prices import stored_bound

DOCUMENT = "expected-totals.md"
LISTED = (DOCUMENT, "Single cards", "ruleset")
SHEETS = (DOCUMENT, "Sheets of several columns", "ruleset")


def rows(shown: Mapping[str, str]) -> Iterator[str]:
    """Yield the row of each ruleset; `shown` are the current expected totals in the table."""
    cards = without_columns(builtin_rulesets())
    for name, ruleset in sorted(cards.items(), key=lambda each: [*shown, each[0]].index(each[0])):
        compiled = compile_ruleset(ruleset)
        try:
            mean = f"{load_table(compiled, tables_folder()).start_value:.6f}"
        except MissingTable:
            mean = shown.get(name, "")
        yield f"| `{name}` | {mean} | {count_states(compiled):,} |"


def sheet_rows() -> Iterator[str]:
    """Yield the row of each ruleset of columns."""
    for name, ruleset in with_columns(builtin_rulesets()).items():
        rules = compile_rules(ruleset)
        estimate = load_estimate(rules)
        reached = ""
        if estimate is not None:
            strength = estimate.header.strength
            reached = f"{strength.mean:,.1f} ({strength.low:,.1f} to {strength.high:,.1f})"
        bound = stored_bound(rules)
        # Rounded up, it remains a bound.
        shown = "" if bound is None else f"{ceil(10 * bound) / 10:,.1f}"
        yield f"| `{name}` | {least_total(rules):,} | {greatest_total(rules):,} | {reached} | {shown} |"


def _rows_of(*table: str) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in table_under(*table))


def main() -> None:
    """Run the command."""
    ArgumentParser(prog="python -m tests.documents.list_rulesets", description=__doc__).parse_args()
    shown = {code_in(name)[0]: mean for name, mean, _ in table_under(*LISTED)}
    text = text_of(DOCUMENT)
    for old, new in ((_rows_of(*LISTED), rows(shown)), (_rows_of(*SHEETS), sheet_rows())):
        assert old in text
        text = text.replace(old, "\n".join(new))
    DOCUMENTS[DOCUMENT].write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
