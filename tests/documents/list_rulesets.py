"""Writes the table of the README in which the built-in rulesets are listed.

The expected total of a ruleset whose table is not built is left as it stands there.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping

from engine.definition import builtin_rulesets
from engine.ruleset import without_columns
from engine.scoring import compile_ruleset
from strategy_tables import MissingTable, count_states, load_table, tables_folder
from tests.documents.reading import DOCUMENTS, code_in, table_under, text_of

LISTED = ("README.md", "To play", "ruleset")


def rows(shown: Mapping[str, str]) -> Iterator[str]:
    """The row of each ruleset; `shown` are the expected totals that the table has by now."""
    cards = without_columns(builtin_rulesets())
    for name, ruleset in sorted(cards.items(), key=lambda each: [*shown, each[0]].index(each[0])):
        compiled = compile_ruleset(ruleset)
        try:
            mean = f"{load_table(compiled, tables_folder()).start_value:.6f}"
        except MissingTable:
            mean = shown.get(name, "")
        yield f"| `{name}` | {mean} | {count_states(compiled):,} |"


def main() -> None:
    """Run the command."""
    ArgumentParser(prog="python -m tests.documents.list_rulesets", description=__doc__).parse_args()
    shown = {code_in(name)[0]: mean for name, mean, _ in table_under(*LISTED)}
    old = "\n".join(f"| {' | '.join(row)} |" for row in table_under(*LISTED))
    text = text_of("README.md")
    assert old in text
    DOCUMENTS["README.md"].write_text(text.replace(old, "\n".join(rows(shown))), encoding="utf-8")


if __name__ == "__main__":
    main()
