"""Upper bounds compared with best play by a naive recursion, and with the totals of played sheets."""

import random
from dataclasses import replace
from itertools import count, product
from typing import Any

import numpy as np
import pytest

from engine.cards.rules import Rules, compile_rules
from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.rulesets.ruleset import Column
from strategy_tables.model.arrays import Floats
from tests.engine.invented_sheets import invented_sheet
from tests.strategy_tables.naive_sheet_play import SheetPlay
from tools.__main__ import main
from tools.bounds.bundle import minimise
from tools.bounds.cells import Slopes, cell_values
from tools.bounds.groups import Group, UpperColumn, subsets
from tools.bounds.prices import Plan, dump_plan, fit_prices, load_plan, stored_bound, upper_bound

COLUMNS = [name for name, ruleset in builtin_rulesets().items() if ruleset.columns]
CATEGORIES = [
    {"id": "sixes", "upper": 6},
    {"id": "pair", "needs": {"groups": [2]}, "pays": {"by_roll": [30, 20, 15]}},
    {"id": "sum", "pays": {"sum": "all"}},
]


def rules_of(**said: Any) -> Rules:
    return compile_rules(
        parse_ruleset({"name": "test", "title": "Test", "dice_count": 2, "categories": CATEGORIES, **said})
    )


def exact_plan(rules: Rules) -> Plan:
    """Return the plan that remembers all cells, without bonuses and products."""
    size = len(rules.categories)
    groups = [
        Group((tuple(range(place * size, (place + 1) * size)),), exact=True, announced=place == rules.announce_column)
        if column.column.order == "free"
        else Group(
            tuple((place * size + each,) for each in range(size)[:: -1 if column.column.order == "up" else 1]),
            ordered=True,
        )
        for place, column in enumerate(rules.columns)
    ]
    potentials = [[np.zeros(len(subsets(len(part)))) for part in group.parts] for group in groups]
    return Plan((Slopes(),) * len(rules.columns), tuple(groups), potentials)


@pytest.mark.parametrize(
    "said",
    [
        {"columns": [{"id": "a"}, {"id": "b", "factor": 3}]},
        {"columns": [{"id": "a", "order": "down"}, {"id": "b", "order": "up"}], "last_turn_rolls": 4},
        {"columns": [{"id": "a", "order": "up"}, {"id": "b", "announce": True}]},
        {"columns": [{"id": "a", "announce": True}], "last_turn_rolls": 2},
    ],
)
def test_a_bound_that_remembers_all_cells_is_the_best_play(said: dict[str, Any]) -> None:
    rules = rules_of(**said)
    assert upper_bound(rules, exact_plan(rules)) == pytest.approx(SheetPlay(rules.ruleset).at_start(), abs=1e-9)


@pytest.mark.parametrize(("name", "total"), [("yacht", 166.955068), ("crag", 149.847593)])
def test_a_bound_of_one_column_without_bonus_is_its_expected_total(name: str, total: float) -> None:
    rules = compile_rules(replace(load_ruleset(name), columns=(Column("only", "Only"),)))
    assert upper_bound(rules, load_plan(rules)) == pytest.approx(total, abs=5e-7)


@pytest.mark.parametrize("order", ["down", "up"])
def test_a_remembered_upper_total_gives_the_exact_bonus(order: str) -> None:
    rules = rules_of(
        dice_count=3,
        categories=[{"id": f"u{face}", "upper": face} for face in (2, 5, 6)] + CATEGORIES[1:],
        columns=[{"id": "a", "order": order, "factor": 2}],
        bonus=[{"at": 20, "pays": 10}],
    )
    group = next(each for each in load_plan(rules).groups if each.ordered)
    paid = tuple(rules.card.payable[cell] if rules.card.upper_face[cell] else () for cell in group.cells)
    best = SheetPlay(rules.ruleset).at_start()
    bounds = [
        upper_bound(
            rules,
            replace(
                load_plan(rules),
                groups=(UpperColumn(group.parts, True, paid=paid, bonus=(0,) * 20 + (20,), grain=grain),),
            ),
        )
        for grain in (1, 5)
    ]
    assert bounds[0] == pytest.approx(best, abs=1e-9)
    assert best < bounds[1] < best + 10


def test_upper_totals_that_lead_to_the_same_bonus_are_one_state() -> None:
    paid, bonus = ((0, 6, 12), (0, 5, 10), (), (0, 2)), (*[0] * 12, *[10] * 8, 15)
    group = UpperColumn(tuple((cell,) for cell in range(4)), True, paid=paid, bonus=bonus)
    for filled in range(4):
        different = {futures(total, paid[filled:], bonus) for total in totals(paid[:filled])}
        assert sum(state.left == 4 - filled for state in group.states) == len(different)


def totals(paid: tuple[tuple[int, ...], ...]) -> set[int]:
    return {sum(points) for points in product(*filter(None, paid))}


def futures(total: int, paid: tuple[tuple[int, ...], ...], bonus: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(bonus[min(total + sum(points), len(bonus) - 1)] for points in product(*filter(None, paid)))


def test_a_bound_of_one_column_with_a_bonus_is_little_more() -> None:
    rules = rules_of(columns=[{"id": "a"}], bonus=[{"at": 12, "pays": 10}])
    plan = replace(load_plan(rules), slopes=(Slopes(upper=10 / 12),))
    best = SheetPlay(rules.ruleset).at_start()
    assert best < upper_bound(rules, plan) < best + 3


@pytest.mark.parametrize("seed", range(12))
def test_no_play_of_an_invented_sheet_exceeds_a_bound_with_any_prices(seed: int) -> None:
    chance = random.Random(seed)
    sheets = (invented_sheet(chance, most_dice=2, most_cells=6, most_rolls=3, sums=False) for _ in count())
    said = next(each for each in sheets if len(each["columns"]) > 1 and len(each["categories"]) < 4)
    rules = compile_rules(parse_ruleset({"name": "test", "title": "Test", **said}))
    best = SheetPlay(rules.ruleset).at_start()
    plan = load_plan(rules)
    for scale in (0, 1, 5):
        slopes = tuple(
            Slopes(*(scale * chance.random() for _ in range(4)))._replace(curvature=0.1 + chance.random())
            for _ in plan.slopes
        )
        potentials = [
            [np.append([chance.random() * scale for _ in each[1:]], 0.0) for each in prices]
            for prices in plan.potentials
        ]
        assert upper_bound(rules, Plan(slopes, plan.groups, potentials)) >= best - 1e-9


def test_a_bound_allows_jokers_that_no_group_tells() -> None:
    rules = rules_of(
        categories=[*CATEGORIES[:1], {"id": "equal", "needs": {"groups": [2]}, "pays": {"points": 15}}],
        columns=[{"id": "a"}, {"id": "b"}],
        joker={"category": "equal", "rule": "free", "bonus": 50},
    )
    plan = load_plan(rules)
    assert any(each.joker for each in plan.groups)
    unknown = replace(plan, groups=tuple(replace(each, joker=False) for each in plan.groups))
    best = upper_bound(rules, plan)
    assert best == pytest.approx(SheetPlay(rules.ruleset).at_start(), abs=1e-9)
    assert best < upper_bound(rules, unknown)


@pytest.mark.slow
def test_fitted_prices_lower_the_bound() -> None:
    rules = rules_of(columns=[{"id": "a"}, {"id": "b", "factor": 2}])
    plan = load_plan(rules)
    best = upper_bound(rules, exact_plan(rules))
    before = upper_bound(rules, plan)
    after = upper_bound(rules, fit_prices(rules, plan, 25))
    assert best < after < best + (before - best) / 3


@pytest.mark.slow
def test_derivatives_match_differences_of_bounds() -> None:
    rules = rules_of(columns=[{"id": "a"}, {"id": "b", "announce": True}])
    plan = load_plan(rules)
    relaxed = plan.relax(rules)
    gradient = relaxed.gradient(relaxed.solve(), 20_000, 1)
    group = next(place for place, each in enumerate(plan.groups) if each.announced)
    for part in range(3):
        bounds = []
        for change in (-0.01, 0.01):
            potentials = [[each.copy() for each in prices] for prices in plan.potentials]
            potentials[group][part][0] += change
            bounds.append(upper_bound(rules, replace(plan, potentials=potentials)))
        assert gradient[group][part][0] == pytest.approx((bounds[1] - bounds[0]) / 0.02, abs=0.03)


@pytest.mark.parametrize("name", COLUMNS)
def test_values_of_cells_bound_the_totals_of_sheets(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    plan = load_plan(rules)
    cells = cell_values(rules, plan.slopes)
    size = len(rules.categories)
    drawn = np.random.default_rng(1).integers(len(rules.card.hands), size=(2_000, len(rules.columns), size))
    bounds, totals = np.full(2_000, cells.constant), np.zeros(2_000)
    for column, of_column in enumerate(rules.columns):
        hands = drawn[:, column]
        bounds += cells.values[0, -1, column * size + np.arange(size), hands].sum(axis=1)
        points = np.array(rules.card.points)[hands, np.arange(size)]
        upper = (points * (np.array(rules.card.upper_face) > 0)).sum(axis=1)
        total = (points * rules.counts).sum(axis=1) + [rules.card.upper_bonus_of(int(each)) for each in upper]
        for plus, minus, times in rules.products:
            total += np.maximum(points[:, plus] - points[:, minus], 0) * points[:, times]
        totals += of_column.column.factor * total
    assert (bounds >= totals - 1e-9).all()


@pytest.mark.parametrize("name", COLUMNS)
def test_stored_groups_have_all_cells_once(name: str) -> None:
    rules = compile_rules(load_ruleset(name))
    plan = load_plan(rules)
    cells = [cell for group in plan.groups for cell in group.cells]
    assert sorted(cells) == list(range(rules.turns))
    assert any(group.is_priced for group in plan.groups)
    assert load_plan(rules).groups == plan.groups
    assert set(dump_plan(rules, plan)) == {"slopes", "grains", "groups"}


def test_a_bundle_finds_the_minimum_of_a_maximum() -> None:
    slopes = np.array([[1.0, 0.2], [-2.0, 1.0], [0.3, -1.5]])

    def evaluate(point: Floats) -> tuple[float, Floats]:
        values = slopes @ point + [0.0, 1.0, 2.0]
        return float(values.max()), slopes[values.argmax()]

    found, _ = minimise(evaluate, np.zeros(2), np.ones(2), 60, 1.0)
    # All three are equal at the minimum.
    least = np.linalg.solve(np.column_stack([-slopes, np.ones(3)]), [0.0, 1.0, 2.0])[-1]
    assert found == pytest.approx(least, abs=1e-6)


def test_the_command_fits_and_prints_a_bound(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.toml"
    path.write_text(
        'name = "small"\ncategories = [{ id = "sixes", upper = 6 }]\ndice_count = 1\n'
        'columns = [{ id = "a" }, { id = "b", factor = 2 }]\n'
    )
    assert main(["bound", str(path), "--fit", "2"]) == 0
    assert capsys.readouterr().out.startswith("small: no play has an expected total above ")
    assert main(["bound", "yacht"]) == 2


@pytest.mark.exhaustive
def test_a_stored_bound_is_computed_again() -> None:
    rules = compile_rules(load_ruleset("triple-yahtzee"))
    assert upper_bound(rules, load_plan(rules)) == pytest.approx(stored_bound(rules), abs=1e-3)
