"""All registered objectives: consistency of utilities, advice and descriptions."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest

from engine.cards.sheet import empty_sheet
from engine.games.position import Position
from strategy_tables import TableAdvice
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import OBJECTIVES
from strategy_tables.advice.objectives.expected_total import ExpectedTotal
from strategy_tables.advice.opponent_outlooks import Opponent
from strategy_tables.advice.parameters import ParameterKind, parameters_of
from strategy_tables.store.table_set import RulesetTables
from tests.strategy_tables.follow import follow_advice
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.tables import table_of


def some_objective(name: str, tables: RulesetTables, position: Position) -> Objective:
    """Return an objective whose parameters leave the position undecided."""
    total = round(ExpectedTotal().advise(tables, position).value)
    opponent = Opponent(empty_sheet(position.rules))
    given: dict[ParameterKind, Any] = {ParameterKind.TOTAL: total, ParameterKind.OPPONENTS: (opponent, opponent)}
    required = [each for each in parameters_of(OBJECTIVES[name]) if each.is_required]
    return OBJECTIVES[name](**{each.name: given[each.kind] for each in required})


def advise_one_by_one(tables: RulesetTables, objective: Objective, positions: Sequence[Position]) -> list[TableAdvice]:
    """Return the advice for each position individually."""
    return [objective.advise(tables, position) for position in positions]


RULESETS = ["joker-forced", "joker-original", "card-order", "three-dice-joker", "only-lower-joker"]
ASKED = [
    (name, ruleset)
    for name, ruleset in product(OBJECTIVES, RULESETS)
    if name != "upper_bonus" or SMALL[ruleset].get("bonus")
]
DEAR = [*product(("target", "win"), ("joker-forced", "joker-original", "three-dice-joker")), ("win", "card-order")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "ruleset"),
    [pytest.param(*each, marks=pytest.mark.exhaustive if each in DEAR else ()) for each in ASKED],
)
def test_plays_for_matches_play_by_the_advice(name: str, ruleset: str) -> None:
    tables = RulesetTables(table_of(ruleset))
    compiled = tables.means.compiled
    kept = 0
    for position in random_positions(compiled, 3, seed=51):
        objective = some_objective(name, tables, position)
        advise = partial(advise_one_by_one, tables, objective)
        for advice, ended in follow_advice(compiled, advise, position.card):
            plays_for = advice.plays_for()
            if plays_for is not None:
                kept += 1
                assert np.abs(plays_for.filled - ended.sum(axis=1)).max() <= 1e-12, advice.position
                assert np.abs(plays_for.made - ended[:, 1]).max() <= 1e-12, advice.position
    assert kept >= 20


@pytest.mark.parametrize("ruleset", ["joker-free", "yahtzee", "kismet", "card-order"])
def test_the_expected_total_behaves_like_other_objectives(ruleset: str) -> None:
    tables = RulesetTables(table_of(ruleset))
    for position in random_positions(tables.means.compiled, 40, seed=52):
        found = ExpectedTotal().advise(tables, position)
        general: TableAdvice = Objective.advise(ExpectedTotal(), tables, position)
        assert [each.move for each in general.moves] == [each.move for each in found.moves]
        assert [each.rank for each in general.moves] == [each.rank for each in found.moves]
        for one, other in zip(general.moves, found.moves, strict=True):
            assert one.value == pytest.approx(other.value, abs=1e-9)
            assert one.expected_total == other.expected_total == other.value


def test_results_of_many_positions_keep_their_places() -> None:
    tables = RulesetTables(table_of("joker-free"))
    positions = list(random_positions(tables.means.compiled, 30, seed=53))
    for name in OBJECTIVES:
        objective = some_objective(name, tables, positions[0])
        found = dict(objective.advise_each(tables, positions))
        assert [found[place].position for place in range(len(positions))] == positions
