"""Playing to win, compared with a naive recursion and with playing for the mean."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import advise
from strategy_tables.advice.methods import EXACT, IMPROVED
from strategy_tables.advice.objective import Objective, Utilities
from strategy_tables.advice.objectives.win import win_payoff, win_utilities
from strategy_tables.advice.win_odds import OpponentField, chances_by_total, compare, win_chances, win_errors
from strategy_tables.model.distribution import distribution
from strategy_tables.store.codec import ERROR, decode_probabilities, precision_of
from strategy_tables.store.start import load_start
from strategy_tables.store.table_set import RulesetTables
from tests.selection import usually
from tests.strategy_tables.encoding import encode_probabilities
from tests.strategy_tables.naive_play import play_for_payoff
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import outlook_of, table_of


@dataclass(frozen=True, slots=True)
class Against(Objective):
    """The objective to win against opponents with such totals."""

    opponents: list[OpponentField]
    share: float

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return the utilities of `Win`, whose opponents are cards."""
        return win_utilities(tables, position, self.opponents, self.share)

    def describe(self, value: float, position: Position) -> str:
        """Raise an error, since no test uses a description."""
        raise NotImplementedError


def some_opponents(chance: random.Random, around: float, count: int) -> list[OpponentField]:
    """Return opponents with a handful of possible totals each."""
    found = []
    for _ in range(count):
        weights = np.array([chance.random() if chance.random() < 0.4 else 0.0 for _ in range(12)] + [0.1])
        found.append(OpponentField(distribution(weights / weights.sum(), shift=round(around) - chance.randrange(10))))
    return found


def chances(total: int, opponents: list[OpponentField]) -> tuple[float, float, float]:
    """Return the probabilities to win and to tie and the expected rank of a total by iterating over all totals."""
    win = tie = rank = 0.0
    everyone = [each.totals for each in opponents for _ in range(each.count)]
    ranges = [range(each.least, each.greatest + 1) for each in everyone]
    for others in product(*ranges):
        probability = 1.0
        for each, opponent in zip(others, everyone, strict=True):
            probability *= opponent.probability(each)
        win += probability * all(total > each for each in others)
        tie += probability * (total >= max(others) and total in others)
        rank += probability * (1 + sum(each > total for each in others))
    return win, tie, rank


@pytest.mark.parametrize("others", [0, 1, 2])
def test_chances_by_the_total_of_one_opponent_are_win_odds(others: int) -> None:
    chance = random.Random(31)
    own, rest = some_opponents(chance, 20, 1)[0].totals, some_opponents(chance, 20, others)
    totals = np.arange(0, 45)
    found = chances_by_total(own, rest, totals, tie_share=0.25)
    for total, each in zip(totals.tolist(), found.tolist(), strict=True):
        odds = compare(own, [*rest, OpponentField(distribution(np.ones(1), shift=total))])
        assert each == pytest.approx(odds.win + 0.25 * odds.tie, abs=1e-12)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_win_odds_match_all_combinations(count: int) -> None:
    chance = random.Random(30)
    for _ in range(4):
        opponents = some_opponents(chance, 20, count)
        opponents[0] = replace(opponents[0], count=4 - count)
        own = some_opponents(chance, 20, 1)[0].totals
        expected = np.zeros(3)
        for total in range(own.least, own.greatest + 1):
            expected += own.probability(total) * np.array(chances(total, opponents))
        found = compare(own, opponents)
        assert [found.win, found.tie, found.expected_rank] == pytest.approx(expected.tolist(), abs=1e-12)
        assert found.win + found.tie + found.lose == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("count", [9_999, 1_000_000])
def test_chances_against_many_match_exact_arithmetic(count: int) -> None:
    getcontext().prec = 60
    weights = [Fraction(3, 10**20), Fraction(1, 2), Fraction(1, 2) - Fraction(1, 10**5), Fraction(99_999, 10**10)]
    weights += [Fraction(1, 10**10), 1 - sum(weights) - Fraction(1, 10**10)]
    crowd = OpponentField(distribution([float(each) for each in weights]), count)
    win, tie = win_chances(np.arange(-1, 7), [crowd])
    less = [sum(weights[:total], Fraction(0)) for total in range(8)]
    power = [(Decimal(each.numerator) / Decimal(each.denominator)) ** count for each in less]
    assert win.tolist() == pytest.approx([0.0, *(float(each) for each in power[:-1])], rel=1e-9, abs=1e-300)
    ties = [0.0, *(float(power[total + 1] - power[total]) for total in range(7))]
    assert tie.tolist() == pytest.approx(ties, rel=1e-9, abs=1e-300)
    greater = compare(distribution([1.0], shift=3), [crowd]).expected_rank - 1
    assert greater == pytest.approx(count * float(1 - less[4]), rel=1e-9)


def test_rounding_errors_with_many_opponents_are_within_the_bound() -> None:
    start = load_start(compile_ruleset(load_ruleset("yahtzee")))
    assert start is not None
    reach = np.cumsum(start.probabilities[::-1])[::-1]
    rounded = decode_probabilities(encode_probabilities(reach))
    exact = OpponentField(distribution(start.probabilities), 9_999)
    told = OpponentField(distribution(rounded - np.append(rounded[1:], 0.0)), 9_999, precision_of(ERROR))
    totals = np.arange(len(reach) + 1)
    off = np.abs(win_chances(totals, [told])[0] - win_chances(totals, [exact])[0])
    errors = win_errors(totals, [told])
    assert (off <= errors).all()
    # The bound is less than ten times the real error. It is also below a hundredth of the simple bound: 9,999 times the
    # error of one probability.
    assert 1e-5 < errors.max() / 10 < off.max() < errors.max() < 9_999 * ERROR / 100
    assert not win_errors(totals, [exact]).any()


def test_a_single_player_wins() -> None:
    standing = compare(distribution([0.5, 0.5]), [])
    assert (standing.win, standing.tie, standing.lose, standing.expected_rank) == (1.0, 0.0, 0.0, 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_SMALL | USUAL_WITH_MEMORY, [*SMALL, *WITH_MEMORY]))
def test_late_in_the_game_winning_is_exact(name: str) -> None:
    tables = RulesetTables(table_of(name))
    chance = random.Random(31)
    few = tables.means.compiled.ruleset.dice_count > 2
    for position in random_positions(tables.means.compiled, 2 if few else 5, seed=31):
        if len(position.open_categories) > 3:
            continue
        opponents = some_opponents(chance, advise(tables.means, position).value, 2)
        share = chance.choice([0.0, 0.5, 1.0])

        def payoff(total: int, opponents: list[OpponentField] = opponents, share: float = share) -> float:
            win, tie, _ = chances(total, opponents)
            return win + share * tie

        judged = Against(opponents, share).advise(tables, position)
        assert judged.method == EXACT
        play = play_for_payoff(tables.means.compiled, payoff)
        assert judged.value == pytest.approx(play.of_position(position), abs=1e-12)
        for each in judged.moves:
            assert each.value == pytest.approx(play.of_move(position, each.move), abs=2e-12)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "least"), [(20, 1), pytest.param(60, 5, marks=pytest.mark.exhaustive)])
def test_early_in_the_game_winning_is_no_worse_than_playing_for_the_mean(
    count: int, least: int, all_tables: Callable[[str], RulesetTables]
) -> None:
    tables = all_tables("generala")
    chance = random.Random(32)
    better = 0
    methods = set()
    for position in random_positions(tables.means.compiled, count, seed=32):
        mean = outlook_of(tables, position)
        opponents = [
            OpponentField(distribution(each.probabilities, shift=each.least + chance.randrange(-20, 60)))
            for each in [outlook_of(tables, position.sheet).totals] * chance.choice([1, 3])
        ]
        judged = Against(opponents, 0.5).advise(tables, position)
        methods.add(judged.method)
        standing = compare(mean.totals, opponents)
        gain = judged.value - (standing.win + 0.5 * standing.tie)
        assert gain >= -2 * (judged.error + mean.error) - 1e-12
        better += gain > 1e-3
    assert methods == {EXACT, IMPROVED}
    assert better >= least


def test_a_payoff_never_falls(all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables("generala")
    position = next(iter(random_positions(tables.means.compiled, 1, seed=33)))
    opponents = [OpponentField(outlook_of(tables, position.sheet).totals)] * 3
    for share in (0.0, 0.5, 1.0):
        worth = win_payoff(opponents, share)(np.arange(300))
        assert (np.diff(worth) >= -1e-15).all()
        assert (worth[0], worth[-1]) == (0.0, 1.0)
