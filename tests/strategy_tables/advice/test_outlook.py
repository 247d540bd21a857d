"""Outlooks with and without tables, compared with naive recursions."""

from collections.abc import Callable

import numpy as np
import pytest

from engine.cards.rules import rules_of_card
from engine.cards.sheet import Sheet, empty_sheet, rolls_of_turn
from engine.cards.totals import score_totals
from engine.definitions.definition import load_ruleset
from engine.dice import hand_index
from engine.games.moves import fill
from strategy_tables import advise
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.outlook import Moment, TurnOutlooks, find_after_turn
from strategy_tables.errors import MissingTable
from strategy_tables.model.remaining import StateLayer
from strategy_tables.solve.outlook_layers import OutlookSolver
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.selection import usually
from tests.strategy_tables.naive_play import totals_by_mean
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import naive_play, outlook_of, table_of


@pytest.mark.parametrize("name", usually(USUAL_SMALL, SMALL))
def test_outlooks_match_a_naive_recursion(name: str) -> None:
    tables = RulesetTables(table_of(name))
    play = naive_play(totals_by_mean, name)
    for position in random_positions(tables.means.compiled, 12 * EFFORT, seed=20):
        so_far = position.points_so_far
        for found, (mean, *chances) in (
            (outlook_of(tables, position), play.of_position(position)),
            (outlook_of(tables, position.sheet), play.before_turn(play.game.card_of(position))),
        ):
            totals = found.totals
            expected = {points + so_far: chance for points, chance in enumerate(chances) if chance}
            assert {t: totals.probability(t) for t in expected} == pytest.approx(expected, rel=1e-11)
            assert totals.probabilities.sum() == pytest.approx(1.0, abs=1e-12)
            assert found.mean == pytest.approx(mean + so_far, abs=1e-10)
            assert found.mean == pytest.approx(sum(t * chance for t, chance in expected.items()), abs=1e-10)
            assert (found.method, found.error) == (EXACT, 0.0)


@pytest.mark.parametrize("name", ["joker-forced", "three-dice-joker", "three-dice-served", "generala"])
def test_the_table_is_within_its_stated_error(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables(name)
    outlooks = tables.outlooks
    assert outlooks is not None
    assert 0 < outlooks.error <= 1e-5
    solver = OutlookSolver(tables.means.compiled, np.asarray(tables.means.values))
    several_tiers = len(tables.means.compiled.ruleset.bonus) > 1
    chance = np.random.default_rng(21)
    for layer in solver.layers():
        first = 0
        for filled in layer.filled.tolist():
            block = solver.space.block(filled)
            count = block.stop - block.start
            if count < 10 or chance.random() < 0.1:
                states = np.array(
                    [solver.space.state(index) for index in range(block.start, block.stop)], dtype=np.int64
                )
                found = outlooks.remaining(StateLayer(np.arange(block.start, block.stop), *states.T))
                for place in range(count):
                    rest = layer.rest(first + place)
                    mine, sources = found.probabilities[place], found.sources
                    length = max(len(mine), len(rest.probabilities))
                    reached = [
                        np.cumsum(np.pad(each, (0, length - len(each)))[::-1])[::-1]
                        for each in (mine, rest.probabilities)
                    ]
                    assert np.abs(reached[0] - reached[1]).max() <= outlooks.error
                    np.testing.assert_allclose(sources.points[place], rest.points, rtol=0, atol=2.0**-34)
                    assert np.abs(sources.zeros[place] - rest.zeros).max() <= outlooks.error
                    off = abs(sources.upper_bonus[place] - rest.upper_bonus)
                    assert off <= sources.upper_bonus_error[place] + 1e-15 <= outlooks.error
                    # Between two tiers the points are less precise than the stored probability.
                    assert several_tiers or sources.upper_bonus_error[place] < 1e-9
            first += count


def test_tables_are_used_early_and_exact_values_late(all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables("generala")
    exact = RulesetTables(tables.means)
    methods = set()
    for position in random_positions(tables.means.compiled, 40, seed=22):
        found, wanted = outlook_of(tables, position), outlook_of(exact, position)
        methods.add(found.method)
        assert wanted.method == EXACT
        assert found.mean == pytest.approx(wanted.mean, abs=1e-9)
        assert found.mean == pytest.approx(advise(tables.means, position).value, abs=1e-9)
        for total in range(wanted.totals.least, wanted.totals.greatest + 2, 7):
            assert found.totals.at_least(total) == pytest.approx(wanted.totals.at_least(total), abs=found.error + 1e-12)
        np.testing.assert_allclose(found.points, wanted.points, rtol=0, atol=1e-9)
        np.testing.assert_allclose(found.zeros, wanted.zeros, rtol=0, atol=found.error + 1e-12)
    assert methods == {EXACT, APPROXIMATE}


def test_the_outlook_of_a_new_game_needs_no_table() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    found = outlook_of(tables, empty_sheet(tables.means.rules))
    assert (found.method, found.error) == (EXACT, 0.0)
    assert found.totals.at_least(1575) == pytest.approx(1.3669e-20, rel=2e-5)
    position = next(
        each for each in random_positions(tables.means.compiled, 99, seed=23) if len(each.open_categories) > 10
    )
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --objective outlook yahtzee$"):
        outlook_of(tables, position)


def test_a_full_card_is_certain() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    ids = load_ruleset("yahtzee").category_ids
    card = single_fillings(
        tuple({"sixes": 24, "fives": 20, "fours": 20, "yahtzee": 50}.get(each, 0) for each in ids), 2
    )
    found = outlook_of(tables, Sheet((card,)))
    total = score_totals(rules_of_card(tables.means.compiled), Sheet((card,))).total
    assert (found.totals.least, found.totals.greatest, found.mean) == (total, total, total)
    assert found.upper_bonus == 1.0


@pytest.mark.parametrize("name", ["joker-forced", "three-dice-served", "times-upper"])
def test_outlooks_along_a_turn_are_those_of_its_cards_and_positions(name: str) -> None:
    tables = RulesetTables(table_of(name))
    rolls, number = tables.outcomes.rolls, hand_index(tables.means.compiled.ruleset.dice_count)
    for position in random_positions(tables.means.compiled, 6, name):
        along = TurnOutlooks(tables, position, find_after_turn(tables, position))
        rolled = np.eye(len(rolls.first))[number[position.hand]]
        first_left = rolls_of_turn(position.rules, position.sheet) - 1
        found = along.at([Moment(rolls.first, first_left), Moment(rolled, position.rolls_left)])
        others = [outlook_of(tables, position.sheet), outlook_of(tables, position)]
        for outlook, other in zip(found, others, strict=True):
            assert outlook.totals.least == other.totals.least
            assert outlook.totals.probabilities == pytest.approx(other.totals.probabilities, abs=1e-12)
            assert outlook.mean == pytest.approx(other.mean, abs=1e-9)
        filled = fill(position.sheet, position.scored.scores[0])
        assert along.after(filled).totals.mean == pytest.approx(outlook_of(tables, filled).totals.mean, abs=1e-9)
