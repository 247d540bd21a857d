import re
from pathlib import Path

import pytest

from engine.definition import builtin_rulesets
from engine.scoring import compile_ruleset
from strategy_tables import count_states
from tests.strategy_tables.tables import table_of

README = (Path(__file__).resolve().parent.parent.parent / "README.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w-]+)` \| (\d+\.\d{6}) \| ([\d,]+) \|$", README, re.MULTILINE)


def test_every_built_in_ruleset_is_in_the_readme_with_its_states() -> None:
    states = {name: int(count.replace(",", "")) for name, _, count in ROWS}
    assert states == {name: count_states(compile_ruleset(ruleset)) for name, ruleset in builtin_rulesets().items()}


# Maxi Yatzy takes too long for every run; its mean is from the run that the README describes.
@pytest.mark.parametrize(("name", "mean"), [(name, mean) for name, mean, _ in ROWS if name != "maxi-yatzy"])
def test_the_expected_totals_in_the_readme_are_those_of_the_tables(name: str, mean: str) -> None:
    assert f"{table_of(name).start_value:.6f}" == mean
