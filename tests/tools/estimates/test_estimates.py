"""Estimates: compiled and served values agree, endings are exact, fitting is repeatable and accurate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.sheet import empty_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.errors import UnusableTable
from strategy_tables.sheets.estimate import (
    Estimate,
    EstimateHeader,
    Network,
    custom_path,
    digest_of,
    load_estimate,
)
from strategy_tables.sheets.exact import exact_values
from strategy_tables.sheets.outcomes import sheet_outcomes
from strategy_tables.sheets.states import states_of
from tools.estimates.kernel import OPENING
from tools.estimates.make_estimate import measured_strength, write_estimate
from tools.estimates.network_fit import first_weights
from tools.estimates.training import Fitted, Player, constant_cell_values, refine, states_of_record, targets, train

TINY: Mapping[str, Any] = {
    "name": "tiny",
    "title": "Tiny",
    "source": "made up",
    "dice_count": 2,
    "rolls": 2,
    "last_turn_rolls": 3,
    "categories": [
        {"id": "ones", "title": "Ones", "upper": 1},
        {"id": "sixes", "title": "Sixes", "upper": 6},
        {"id": "pair", "title": "Pair", "needs": {"groups": [2]}, "pays": {"points": 9}},
    ],
    "bonus": [{"at": 8, "pays": 5}],
    "columns": [
        {"id": "free", "title": "Free"},
        {"id": "down", "title": "Down", "factor": 2, "order": "down"},
        {"id": "called", "title": "Called", "announce": True},
    ],
}

ANY_WORK = 10**12
ANY_STRENGTH = EstimateStrength(1.0, 0.0, 2.0, 0.999, 10)


def tiny() -> Rules:
    return compile_rules(parse_ruleset(TINY))


def estimate_of(rules: Rules, fitted: Fitted) -> Estimate:
    digest = digest_of(fitted.distributions, fitted.phases, fitted.weights)
    header = EstimateHeader(rules.ruleset.name, rules.fingerprint, digest, "", 1, 0, ANY_STRENGTH)
    return Estimate(header, fitted.makers, fitted.phases, Network(fitted.weights))


def with_any_network(rules: Rules) -> Fitted:
    start = constant_cell_values(rules)
    return replace(start, weights=first_weights(start.weights.linear, np.random.default_rng(5)))


def test_initial_values_of_cells_are_those_of_single_turns() -> None:
    # In two rolls a die shows a given face with probability 11/36, as do two dice a pair: means of 0.61, 3.67 and 2.75.
    rules = tiny()
    paid = [np.array(points) for points in rules.card.payable]
    for column in constant_cell_values(rules).distributions:
        assert [points[column[cell, : len(points)].argmax()] for cell, points in enumerate(paid)] == [1, 6, 0]
        assert column.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("name", ["yamb", "triple-yahtzee", "triple-yatzy", "tiny"])
def test_compiled_and_served_values_agree(name: str) -> None:
    rules = tiny() if name == "tiny" else compile_rules(load_ruleset(name))
    fitted = with_any_network(rules)
    record = Player(rules).play(fitted, 6, seed=11, openings=0.5, random_moves=0.1)
    known = record.kinds != OPENING
    served = estimate_of(rules, fitted).values(states_of_record(record, known))
    assert served == pytest.approx(record.estimates[known], abs=2e-3)


def test_the_last_turn_is_exact() -> None:
    rules = tiny()
    record = Player(rules).play(with_any_network(rules), 200, seed=3)
    last = np.zeros(record.kinds.shape, dtype=np.bool_)
    last[:, -1] = True
    exact = exact_values(sheet_outcomes(rules), states_of_record(record, last), ANY_WORK)
    assert exact is not None
    assert record.means[:, -1] == pytest.approx(exact, abs=1e-3)
    assert targets(record, 0.5)[:, -1] == pytest.approx(exact, abs=1e-3)


def test_adjusted_totals_have_the_mean_of_totals_and_a_smaller_deviation() -> None:
    rules = tiny()
    player, fitted = Player(rules), with_any_network(rules)
    adjusted, played = player.adjusted_totals(fitted, 4_000), player.play(fitted, 4_000, seed=1).totals
    assert adjusted.std() < played.std() / 2
    mean, other = measured_strength(adjusted), measured_strength(played)
    assert mean.low < other.high
    assert other.low < mean.high


# More games are more accurate.
@pytest.mark.slow
@pytest.mark.parametrize(("games", "off"), [(1_500, 0.04), pytest.param(12_000, 0.02, marks=pytest.mark.exhaustive)])
def test_the_estimate_of_a_small_sheet_is_nearly_exact(games: int, off: float) -> None:
    rules = tiny()
    player = Player(rules)
    fitted = train(player, games, seed=1)
    start = states_of(rules, [empty_sheet(rules)])
    exact = exact_values(sheet_outcomes(rules), start, ANY_WORK)
    assert exact is not None
    assert estimate_of(rules, fitted).values(start) == pytest.approx(exact, rel=off)
    strength = measured_strength(player.adjusted_totals(fitted, 20_000))
    # No player is better than the optimum except by luck, and this one is not much worse.
    assert strength.low < exact[0] < strength.high / (1 - 2 * off)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_estimate_with_any_number_of_threads() -> None:
    rules = tiny()
    first, again, other = train(Player(rules), 60, 7), train(Player(rules, 3), 60, 7), train(Player(rules), 60, 8)
    assert all(map(np.array_equal, first.weights, again.weights))
    assert not np.array_equal(first.weights.first, other.weights.first)
    first, again = refine(Player(rules), first, 500, 7), refine(Player(rules, 3), again, 500, 7)
    assert all(map(np.array_equal, first.weights, again.weights))


@pytest.mark.slow
def test_refining_makes_an_estimate_more_exact() -> None:
    rules = tiny()
    player = Player(rules)
    fitted = train(player, 600, seed=1)
    record = player.play(fitted, 100, seed=5)
    chosen = np.zeros(record.kinds.shape, dtype=np.bool_)
    chosen[:, 3] = True
    states = states_of_record(record, chosen)
    exact = exact_values(sheet_outcomes(rules), states, ANY_WORK)
    assert exact is not None
    refined = refine(player, fitted, 2_000, seed=1)
    before, after = (np.abs(estimate_of(rules, each).values(states) - exact).mean() for each in (fitted, refined))
    assert after < before


def test_an_estimate_is_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEPWISE_TABLES", str(tmp_path))
    rules = tiny()
    assert load_estimate(rules) is None
    fitted = with_any_network(rules)
    wanted = estimate_of(rules, fitted)
    path = custom_path(rules)
    write_estimate(path, wanted.header, fitted.distributions, fitted.phases, fitted.weights)
    found = load_estimate(rules)
    assert found is not None
    assert found.header == wanted.header
    start = states_of(rules, [empty_sheet(rules)])
    assert found.values(start) == wanted.values(start)
    bent = fitted.weights._replace(linear=fitted.weights.linear + 1)
    write_estimate(path, wanted.header, fitted.distributions, fitted.phases, bent)
    with pytest.raises(UnusableTable, match="digest"):
        load_estimate(rules)
    path.write_bytes(b"not an estimate")
    with pytest.raises(UnusableTable, match="not an estimate"):
        load_estimate(rules)


def test_the_value_of_a_full_sheet_is_that_of_its_bonuses() -> None:
    rules = tiny()
    full = states_of(rules, [empty_sheet(rules)])
    full = replace(full, open=np.zeros_like(full.open), upper=np.array([[8, 8, 7]]))
    assert estimate_of(rules, with_any_network(rules)).values(full) == pytest.approx([5 + 2 * 5])
