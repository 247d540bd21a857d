"""Greatest probability of the upper bonus: compared with a naive recursion, closed forms, and other policies."""

import random
from collections.abc import Callable
from itertools import islice
from math import comb
from threading import Thread

import numpy as np
import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet, empty_sheet
from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables.advice.methods import EXACT
from strategy_tables.advice.objectives.upper_bonus import UpperBonus, chances_of
from strategy_tables.jobs.build import solve_table
from strategy_tables.limits import WORK_LIMITS
from strategy_tables.model.allowance import Allowance, TooCostly
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.selection import usually
from tests.strategy_tables.naive_play import bonus_by_mean, play_for_bonus
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import BUILT, USUAL_BUILT, outlook_of, table_of

WITH_BONUS = [name for name, definition in SMALL.items() if "bonus" in definition]
BUILT_IN = [name for name in BUILT if load_ruleset(name).bonus]
BY_MEAN = 0.68118
"""Probability of the bonus in Yahtzee with free jokers when playing for the mean, by another exact solver."""


@pytest.mark.parametrize("name", usually(USUAL_SMALL | {"joker-original"}, WITH_BONUS))
def test_every_move_matches_a_naive_recursion(name: str) -> None:
    tables = RulesetTables(table_of(name))
    play = play_for_bonus(tables.means.compiled)
    undecided = 0
    for position in random_positions(tables.means.compiled, 80, seed=41):
        advice = UpperBonus().advise(tables, position)
        assert (advice.method, advice.error) == (EXACT, 0.0)
        assert advice.value == pytest.approx(play.of_position(position), abs=1e-12)
        undecided += 0.0 < advice.value < 1.0
        for ranked in advice.moves:
            assert ranked.value == pytest.approx(play.of_move(position, ranked.move), abs=2e-12)
    assert undecided >= 8


@pytest.mark.slow
@pytest.mark.parametrize("rule", usually({"forced", "original"}, ["forced", "free", "original", "none"]))
def test_bonus_probability_with_every_joker_rule(rule: str) -> None:
    dice_count = 2
    definition = {
        "name": "passes",
        "dice_count": dice_count,
        "rolls": 2,
        "categories": [
            {"id": "ones", "upper": 1},
            {"id": "kind", "needs": {"groups": [dice_count]}, "pays": {"points": 20}},
            {"id": "fives", "upper": 5},
            {"id": "chance", "pays": {"sum": "all"}},
            {"id": "fours", "upper": 4},
            {"id": "other", "pays": {"sum": "all"}},
        ],
        "bonus": [{"at": 7 * dice_count - 1, "pays": 3}, {"at": 9 * dice_count, "pays": 8}],
        "joker": {"category": "kind", "rule": rule, "bonus": 5},
    }
    tables = RulesetTables(solve_table(compile_ruleset(parse_ruleset(definition))))
    play = play_for_bonus(tables.means.compiled)
    for position in [
        Position(tables.means.rules, empty_sheet(tables.means.rules), (1,) * dice_count, 1),
        *random_positions(tables.means.compiled, 25 * EFFORT, seed=f"{rule} {dice_count}"),
    ]:
        advice = UpperBonus().advise(tables, position)
        for ranked in advice.moves:
            assert ranked.value == pytest.approx(play.of_move(position, ranked.move), abs=2e-12)


def tables_of(name: str) -> RulesetTables:
    """Return the tables of a built-in ruleset, with the allowance of a request."""
    means = load_table(compile_ruleset(load_ruleset(name)), tables_folder())
    return RulesetTables(means, allowance=Allowance(WORK_LIMITS.seconds_without_table))


@pytest.mark.parametrize("name", usually({"yahtzee"}, ["yahtzee", "yahtzee-1956", "kismet"]))
def test_late_states_of_full_games(name: str) -> None:
    tables = tables_of(name)
    play = play_for_bonus(tables.means.compiled)
    late = (each for each in random_positions(tables.means.compiled, 999, seed=42) if len(each.open_categories) <= 2)
    undecided = (each for each in late if 0.0 < UpperBonus().advise(tables, each).value < 1.0)
    chosen = list(islice(undecided, 3))
    assert len(chosen) == 3
    for position in chosen:
        for ranked in UpperBonus().advise(tables, position).moves:
            assert ranked.value == pytest.approx(play.of_move(position, ranked.move), abs=1e-12)


@pytest.mark.parametrize(
    ("needed", "face"),
    [(1, 6), (4, 3), *(pytest.param(*each, marks=pytest.mark.exhaustive) for each in ((2, 5), (3, 4), (5, 1)))],
)
def test_one_upper_category_is_a_binomial_distribution(needed: int, face: int) -> None:
    tables = tables_of("yahtzee")
    compiled = tables.means.compiled
    card = _open_only(compiled, face, total=63 - needed * face)
    one_die = 1 - (5 / 6) ** 3
    expected = sum(comb(5, n) * one_die**n * (1 - one_die) ** (5 - n) for n in range(needed, 6))
    before = 0.0
    for hand in compiled.hands:
        advice = UpperBonus().advise(tables, Position(rules_of_card(compiled), Sheet((card,)), hand, 2))
        before += _probability(hand) * advice.value
    assert before == pytest.approx(expected, abs=1e-12)


def _open_only(compiled: CompiledRuleset, face: int, total: int) -> Scorecard:
    """Return a card with only the category of a face open, and this total in the other upper categories."""
    points: list[int | None] = [0] * len(compiled.categories)
    points[compiled.categories.index("chance")] = 5
    missing = total
    for category, of in reversed(list(enumerate(compiled.upper_face))):
        if of == face:
            points[category] = None
        elif of:
            count = min(missing // of, 5)
            points[category], missing = count * of, missing - count * of
    assert not missing
    return single_fillings(tuple(points))


def _probability(hand: tuple[int, ...]) -> float:
    ways, left = 1, len(hand)
    for face in range(1, 7):
        ways, left = ways * comb(left, hand.count(face)), left - hand.count(face)
    return ways / 6.0 ** len(hand)


def bonus_from_zero(chance: random.Random) -> list[dict[str, int]]:
    """Return tiers of which the first starts at 0, with negative or positive points."""
    tiers = [{"at": 0, "pays": chance.choice([-12, -5, -1, 0, 4])}]
    if chance.random() < 0.4:
        tiers[0]["each"] = chance.randint(1, 3)
    if chance.random() < 0.7:
        at = chance.randint(2, 9)
        below = tiers[0]["pays"] + tiers[0].get("each", 0) * (at - 1)
        tiers.append({"at": at, "pays": max(below + 1, chance.choice([-2, 0, 7]))})
    return tiers


@pytest.mark.parametrize("number", range(8))
def test_a_tier_at_zero_is_awarded_unless_it_takes_points_away(number: int) -> None:
    """Compare outlooks and the objective with the naive recursions."""
    chance = random.Random(f"a tier at 0 {number}")
    definition = {
        "name": "own",
        "dice_count": 2,
        "rolls": 2,
        "categories": [{"id": "twos", "upper": 2}, {"id": "fives", "upper": 5}, {"id": "any", "pays": {"sum": "all"}}],
        "bonus": bonus_from_zero(chance),
    }
    compiled = compile_ruleset(parse_ruleset(definition))
    tables = RulesetTables(solve_table(compiled))
    by_mean, for_bonus = bonus_by_mean(compiled), play_for_bonus(compiled)
    for position in random_positions(compiled, 12, seed=number):
        found = outlook_of(tables, position)
        assert found.upper_bonus == pytest.approx(by_mean.of_position(position)[1], abs=1e-12)
        if not UpperBonus().refusal(compiled):
            value = UpperBonus().advise(tables, position).value
            assert value == pytest.approx(for_bonus.of_position(position), abs=1e-12)
            assert value >= found.upper_bonus - 1e-12


@pytest.mark.parametrize("name", usually({"yahtzee"}, ["yahtzee", "yahtzee-1956", "kismet"]))
def test_playing_for_the_mean_earns_the_bonus_no_more_often(name: str) -> None:
    tables = tables_of(name)
    oftener = 0
    for position in random_positions(tables.means.compiled, 250, seed=43):
        if len(position.open_categories) <= 3:
            by_mean = outlook_of(RulesetTables(tables.means), position).upper_bonus
            greatest = UpperBonus().advise(tables, position).value
            assert greatest >= by_mean - 1e-12
            oftener += greatest > by_mean + 1e-6
    assert oftener >= 3


@pytest.mark.parametrize("name", usually(USUAL_BUILT | {"yahtzee-free-joker"}, BUILT_IN))
def test_at_the_start_of_every_game(name: str) -> None:
    tables = tables_of(name)
    compiled = tables.means.compiled
    start = 0.0
    for hand in compiled.hands:
        position = Position(
            rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), hand, compiled.ruleset.rolls - 1
        )
        start += _probability(hand) * UpperBonus().advise(tables, position).value
    assert 0.0 < start < 1.0
    if name == "yahtzee-free-joker":
        assert start > BY_MEAN


@pytest.mark.parametrize("name", ["yahtzee-1956", "maxi-yatzy"])
def test_a_greater_total_and_an_open_category_never_hurt(name: str) -> None:
    compiled = compile_ruleset(load_ruleset(name))
    space = state_space(compiled)
    chances = chances_of(number_outcomes(compiled, space))
    # The allowance of a whole request.
    allowance = Allowance(1.5)
    solved = chances.find(0, space.first_memory, allowance)
    filled, total = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)
    ones = filled + space.weights[space.shape.upper_categories[0]]
    before = solved.look_up(filled, total, total)[0]
    assert 0.5 < before < 1.0
    for category in range(space.category_count):
        if category not in space.shape.upper_categories:
            filled = filled + space.weights[category]
            after = solved.look_up(filled, total, total)[0]
            assert after <= before + 1e-15
            before = after
    dice = np.arange(compiled.ruleset.dice_count + 1)
    assert (np.diff(solved.look_up(np.repeat(ones, len(dice)), 0 * dice, dice)) > 0).all()


def test_states_are_only_computed_once() -> None:
    definition = {**SMALL["joker-forced"], "name": "once", "title": "Once", "bonus": [{"at": 6, "pays": 1}]}
    table = solve_table(compile_ruleset(parse_ruleset(definition)))
    position = next(random_positions(table.compiled, 1, seed=44))
    nothing = RulesetTables(table, allowance=Allowance(0.0))
    with pytest.raises(TooCostly):
        UpperBonus().advise(nothing, position)
    enough = RulesetTables(table, allowance=Allowance(WORK_LIMITS.seconds_without_table))
    first = UpperBonus().advise(enough, position)
    assert 0.0 < enough.allowance.seconds_charged < WORK_LIMITS.seconds_without_table
    assert UpperBonus().advise(nothing, position) == first


class AskedMeanwhile(Allowance):
    """An allowance during whose use another request without any allowance is made."""

    def __init__(self, ask: Callable[[Allowance], object]) -> None:
        super().__init__()
        self._ask = ask
        self.refused: list[TooCostly] = []
        self.waited = False

    def check_disconnected(self) -> None:
        """Make the other request between layers."""
        if not self.refused and not self.waited:
            other = Thread(target=self._ask_without_allowance, daemon=True)
            other.start()
            other.join(timeout=5.0)
            self.waited = other.is_alive()

    def _ask_without_allowance(self) -> None:
        try:
            self._ask(Allowance(0.0))
        except TooCostly as error:
            self.refused.append(error)


def test_concurrent_requests_are_refused_immediately() -> None:
    compiled = compile_ruleset(parse_ruleset(SMALL["joker-free"]))
    chances = chances_of(number_outcomes(compiled, state_space(compiled)))

    def ask(allowance: Allowance) -> object:
        return chances.find(0, 0, allowance)

    meanwhile = AskedMeanwhile(ask)
    ask(meanwhile)
    assert (len(meanwhile.refused), meanwhile.waited) == (1, False)
    ask(Allowance(0.0))


def test_some_rulesets_have_no_upper_bonus() -> None:
    cards = without_columns(builtin_rulesets())
    refused = {name for name, each in cards.items() if UpperBonus().refusal(compile_ruleset(each))}
    assert refused == {"balut", "balut-stc", "crag", "generala", "generala-double", "yacht"}
