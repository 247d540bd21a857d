"""Targets, outlooks and floors of games with memory: solved for all states, and results from their tables."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.definitions.definition import parse_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.advice.methods import APPROXIMATE, EXACT, IMPROVED
from strategy_tables.advice.objective import Objective, Utilities
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import win_payoff, win_utilities
from strategy_tables.advice.outlook import Outlook
from strategy_tables.advice.win_odds import OpponentField
from strategy_tables.errors import OutOfReach
from strategy_tables.jobs.build import build_kind, solve_table
from strategy_tables.limits import WorkLimits
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.distribution import distribution
from strategy_tables.model.remaining import card_state
from strategy_tables.solve.floor_layers import solve_floors
from strategy_tables.solve.outlook_layers import OutlookLayer, OutlookSolver
from strategy_tables.solve.payoff_layers import PayoffLayer, PayoffSolver
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TARGET, TableKind
from strategy_tables.store.table_set import RulesetTables, load_ruleset_tables
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import (
    Play,
    play_for_every_target,
    play_for_floor,
    play_for_payoff,
    sources_by_mean,
    totals_by_mean,
)
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import naive_play, outlook_of

NO_TIME = WorkLimits(seconds_without_table=-1.0, seconds_with_table=-1.0, seconds_to_win=-1.0)
"""Tables are used even if nothing would have to be computed."""


@dataclass(frozen=True, slots=True)
class Against(Objective):
    """The objective to win against opponents with such totals."""

    opponents: list[OpponentField]

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return the utilities of `Win`, whose opponents are cards."""
        return win_utilities(tables, position, self.opponents)

    def describe(self, value: float, position: Position) -> str:
        """Raise an error, since no test uses a description."""
        raise NotImplementedError


@cache
def table_with_memory(name: str) -> Table:
    return solve_table(compile_ruleset(parse_ruleset({"name": name, "title": name, **WITH_MEMORY[name]})))


def targets_of(name: str) -> Play:
    return naive_play(play_for_every_target, name)


def totals_of(name: str) -> tuple[Play, Play]:
    """Return naive plays for the mean: the distribution, and the sources of points."""
    return naive_play(totals_by_mean, name), naive_play(sources_by_mean, name)


@pytest.fixture(scope="session")
def all_with_memory(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], RulesetTables]:
    """Return a function that solves and writes all tables of one of these rulesets once per session."""
    folder = tmp_path_factory.mktemp("with-memory")

    @cache
    def build(name: str) -> RulesetTables:
        means = table_with_memory(name)
        for kind in (FLOOR, OUTLOOK, TARGET):
            build_kind(means.compiled, folder, kind)
        return load_ruleset_tables(means, folder)

    return build


def cards_by_state(compiled: CompiledRuleset) -> dict[int, Position]:
    """Return positions of random games, by the states of their cards."""
    outcomes = table_with_memory(compiled.ruleset.name).outcomes
    positions = positions_of_games(compiled, 30, seed=61)
    return {int(outcomes.space.indices(*card_state(outcomes, each.sheet))[0]): each for each in positions}


def rows_of(solver: PayoffSolver | OutlookSolver, wanted: dict[int, Position]) -> Iterator[tuple[Any, int, Position]]:
    """Yield the layer and the index in it of every wanted state."""
    for layer in solver.layers():
        blocks = map(solver.space.block, layer.filled.tolist())
        states = [state for block in blocks for state in range(block.start, block.stop)]
        for place, state in enumerate(states):
            if state in wanted:
                yield layer, place, wanted[state]


def spread(first: int, row: NDArray[np.float64], least: int, length: int) -> NDArray[np.float64]:
    """Return a row that starts with `first` as one that starts with `least`."""
    found = np.zeros(length)
    inside = row[: length - (first - least)]
    found[first - least : first - least + len(inside)] = inside
    assert not row[len(inside) :].any()
    return found


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_every_target_matches_a_naive_recursion(name: str) -> None:
    compiled = table_with_memory(name).compiled
    play, wanted = targets_of(name), cards_by_state(compiled)
    least, found = play.game.least(), 0
    layer: PayoffLayer
    solver = PayoffSolver(compiled)
    for layer, place, position in rows_of(solver, wanted):
        expected = play.before_turn(play.game.card_of(position))
        row = layer.worths(place, np.arange(least, least + len(expected)))
        np.testing.assert_allclose(row, expected, rtol=0, atol=solver.error)
        found += 1
    assert found == len(wanted) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_outlooks_match_a_naive_recursion(name: str) -> None:
    table = table_with_memory(name)
    (play, sources), wanted = totals_of(name), cards_by_state(table.compiled)
    least, found = play.game.least(), 0
    layer: OutlookLayer
    for layer, place, position in rows_of(OutlookSolver(table.compiled, np.asarray(table.values)), wanted):
        card, rest = play.game.card_of(position), layer.rest(place)
        mean, *expected = play.before_turn(card)
        row = spread(rest.least, rest.probabilities, least, len(expected))
        np.testing.assert_allclose(row, expected, rtol=0, atol=1e-12)
        np.testing.assert_allclose(rest.points, sources.before_turn(card)[1:], rtol=0, atol=1e-12)
        assert rest.points.sum() == pytest.approx(mean, abs=1e-12)
        found += 1
    assert found == len(wanted) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_floors_match_a_naive_recursion(name: str, all_with_memory: Callable[[str], RulesetTables]) -> None:
    tables = all_with_memory(name)
    compiled, play = tables.means.compiled, play_for_floor(tables.means.compiled)
    floors = solve_floors(compiled)
    assert tables.floors is not None
    without = RulesetTables(tables.means)
    for state, position in cards_by_state(compiled).items():
        assert floors[state] == play.before_turn(play.game.card_of(position))
        advice = Floor().advise(tables, position)
        assert len(advice.digests) == 2
        assert advice.moves == Floor().advise(without, position).moves
        for move in advice.moves:
            assert move.value - position.points_so_far == play.of_move(position, move.move)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_tables_are_within_their_stated_error(name: str, all_with_memory: Callable[[str], RulesetTables]) -> None:
    tables = all_with_memory(name)
    compiled = tables.means.compiled
    by_table = tables.with_allowance(Allowance(limits=NO_TIME))
    without = RulesetTables(tables.means)
    target, least = targets_of(name), targets_of(name).game.least()
    assert tables.targets is not None
    for position in positions_of_games(compiled, 4 * EFFORT, seed=62):
        expected = target.of_position(position)
        for needed in np.flatnonzero((expected > 0) & (expected < 1))[::9].tolist():
            total = position.points_so_far + needed + least
            advice = Target(total).advise(by_table, position)
            # After the last turn nothing is looked up, nor after a certain outcome.
            assert (advice.method == APPROXIMATE) == (advice.error == tables.targets.error)
            assert advice.value == pytest.approx(expected[needed], abs=tables.targets.error + 1e-12)
            exact = Target(total).advise(without, position)
            assert exact.method == EXACT
            assert exact.value == pytest.approx(expected[needed], abs=1e-12)
        check(outlook_of(by_table, position), outlook_of(without, position))
        from_table = outlook_of(by_table, position.sheet)
        assert from_table.method == APPROXIMATE
        check(from_table, outlook_of(without, position.sheet))


def check(found: Outlook, exact: Outlook) -> None:
    """Compare results from a table, or of a full card, with exact ones."""
    assert exact.method == EXACT
    assert (found.method == APPROXIMATE) == (0.0 < found.error < 1e-4)
    for total in range(exact.totals.least, exact.totals.greatest + 2):
        assert found.totals.at_least(total) == pytest.approx(exact.totals.at_least(total), abs=found.error + 1e-12)
    np.testing.assert_allclose(found.points, exact.points, rtol=0, atol=1e-9)
    np.testing.assert_allclose(found.zeros, exact.zeros, rtol=0, atol=found.error)
    assert found.upper_bonus == pytest.approx(exact.upper_bonus, abs=found.error)


@pytest.mark.parametrize("kind", [FLOOR, OUTLOOK, TARGET])
def test_large_requests_are_refused_early(kind: TableKind, tmp_path: Path) -> None:
    definition = {"base": "maxi-yatzy", "name": "saved", "title": "Saved", "extra_rolls": {"saves": True}}
    with pytest.raises(OutOfReach, match=rf"^saved: [\d,]+ states are too many for a table of {kind.name}"):
        build_kind(compile_ruleset(parse_ruleset(definition)), tmp_path, kind)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    "name",
    usually(USUAL_WITH_MEMORY, ["penalties", "penalties-saved", "saved-at-most", "by-roll-chips", "everything"]),
)
def test_winning_matches_the_rules(name: str, all_with_memory: Callable[[str], RulesetTables]) -> None:
    tables = all_with_memory(name)
    compiled = tables.means.compiled
    opponents = [OpponentField(distribution([0.25, 0.0, 0.5, 0.25], shift=round(tables.means.start_value) - 2))]
    payoff = win_payoff(opponents)
    play = play_for_payoff(compiled, lambda total: float(payoff(np.array([total]))[0]))
    last_turns = looked_ahead = 0
    for position in positions_of_games(compiled, 20, seed=63):
        for asked, method in (
            (RulesetTables(tables.means), EXACT),
            (tables.with_allowance(Allowance(limits=NO_TIME)), IMPROVED),
        ):
            advice = Against(opponents).advise(asked, position)
            expected = play.of_position(position)
            last = compiled.turns - sum(map(len, position.card.points)) == 1
            # After the last turn nothing is looked up; decided outcomes take no time.
            assert advice.method == EXACT or (advice.method == method and not last)
            if advice.method == EXACT:
                assert advice.value == pytest.approx(expected, abs=advice.error + 1e-12)
                last_turns += last
            else:
                assert advice.value <= expected + advice.error + 1e-12
                looked_ahead += 1
    assert last_turns
    assert looked_ahead
