"""The shipped estimates: complete, small, for current built-in games, and with the stated strength."""

from __future__ import annotations

import numpy as np
import pytest

from engine.cards.rules import compile_rules
from engine.cards.sheet import empty_sheet
from engine.definitions.definition import builtin_rulesets, load_ruleset
from strategy_tables.sheets.estimate import CONFIDENCE, FOLDER, SUFFIX, load_estimate
from strategy_tables.sheets.states import states_of
from tests.effort import EFFORT
from tools.estimates.make_estimate import MEASURED, SEED, command_of, measured_strength
from tools.estimates.training import Fitted, Player

SHIPPED = sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))

# Lower bounds of the expected total: six times the mean of a column, and published values.
KNOWN = {"triple-yahtzee": 6 * 254.587729, "triple-yatzy": 6 * 248.439989}


def test_every_file_belongs_to_a_built_in_game_of_columns() -> None:
    assert set(SHIPPED) <= {name for name, ruleset in builtin_rulesets().items() if ruleset.columns}


@pytest.mark.parametrize("name", SHIPPED)
def test_headers_of_estimates_are_correct(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    estimate = load_estimate(rules)
    assert estimate is not None
    header, strength = estimate.header, estimate.header.strength
    assert (FOLDER / f"{name}{SUFFIX}").stat().st_size < 500_000
    units = len(estimate.network.weights.first_bias)
    assert header.command == command_of(name, header.games, MEASURED, header.seed, units, header.refined)
    assert header.seed == SEED
    assert strength.games == MEASURED
    assert strength.confidence == CONFIDENCE
    assert strength.low < strength.mean < strength.high < strength.low + 1
    assert strength.low > KNOWN.get(name, 0)
    # The value of the empty sheet equals the measured strength.
    start = estimate.values(states_of(rules, [empty_sheet(rules)]))[0]
    assert start == pytest.approx(strength.mean, abs=6)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_players_have_their_stated_strength(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    estimate = load_estimate(rules)
    assert estimate is not None
    by = Fitted(np.empty(0), estimate.makers, estimate.phases, estimate.network.weights)
    played, said = measured_strength(Player(rules, 2).adjusted_totals(by, 150 * EFFORT)), estimate.header.strength
    assert played.low < said.high
    assert said.low < played.high
