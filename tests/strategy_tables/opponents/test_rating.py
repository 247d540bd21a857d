"""Ratings, compared with naive formulas, random games of the model, and games of every strength."""

from collections.abc import Iterable
from math import exp, sqrt

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.opponents.measurements import Measurements, measured_of
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.rating import RatedGame, Rating, Sums, interpolate, rate_games, student
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.tablefile import Table
from tests.strategy_tables.tables import table_of

SCALE = 250.0
FOUND = measured_of(compile_ruleset(load_ruleset("yahtzee")))
assert FOUND is not None
YAHTZEE: Measurements = FOUND


def game(decisions: int, loss: float, ruleset: str = "yahtzee", **phases: Sums) -> RatedGame:
    measured = YAHTZEE if ruleset == "yahtzee" else None
    return RatedGame(ruleset, measured, SCALE, Sums(decisions, loss), phases, {})


def rated(games: Iterable[RatedGame], half_life: float | None = None, *, relative: bool = False) -> Rating:
    found = rate_games(list(games), half_life, relative=relative)
    assert found is not None
    return found


def random_games(count: int, seed: int, mean: float = 15.0) -> list[RatedGame]:
    random = np.random.default_rng(seed)
    return [game(int(random.integers(5, 40)), float(random.gamma(3, mean / 3))) for _ in range(count)]


# Table 26.10 of Abramowitz and Stegun.
@pytest.mark.parametrize(("freedom", "width"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_intervals_are_students(freedom: int, width: float) -> None:
    assert student(freedom) == pytest.approx(width, abs=0.001)


def test_interpolation_stays_within_the_points() -> None:
    points = [(0.0, 6.0), (1.0, 5.0), (3.0, 1.0)]
    assert [interpolate(points, at) for at in (-1.0, 0.0, 0.5, 1.0, 2.0, 3.0, 9.0)] == [
        6.0,
        6.0,
        5.5,
        5.0,
        3.0,
        1.0,
        1.0,
    ]


@pytest.mark.parametrize("half_life", [None, 300.0])
def test_the_rate_matches_naive_formulas(half_life: float | None) -> None:
    games = random_games(25, 7)
    counts = np.array([each.played.decisions for each in games], dtype=float)
    losses = np.array([each.played.loss for each in games])
    later = np.array([counts[place + 1 :].sum() + counts[place] / 2 for place in range(25)])
    weights = np.ones(25) if half_life is None else 0.5 ** (later / half_life)
    mean = (weights @ losses) / (weights @ counts)
    effective = (weights @ counts) ** 2 / (weights**2 @ counts)
    rate = rated(games, half_life).rate
    assert rate.loss.value == pytest.approx(mean)
    assert rate.effective_decisions == pytest.approx(effective)
    # Of weighted games, as many as have the same precision; the prior counts as four more.
    number = weights.sum() ** 2 / (weights**2).sum()
    own = number / (number - 1) * np.average((losses - mean * counts) ** 2 / counts, weights=weights) / mean
    assert rate.freedom == pytest.approx(number + 3)
    assert rate.dispersion == pytest.approx((4 * prior_at(mean) + (number - 1) * own) / (number + 3))
    half = student(number + 3) * sqrt(rate.dispersion / effective) / 2
    assert (sqrt(rate.loss.low), sqrt(rate.loss.high)) == pytest.approx((sqrt(mean) - half, sqrt(mean) + half))


def prior_at(rate: float) -> float:
    """Return the measured dispersion at a rate."""
    of_errors = [each for each in YAHTZEE.losses.values() if each.errors]
    rates = [each.errors * each.mean / each.decisions for each in of_errors]
    spreads = [each.variance / each.mean + (1 - each.errors / each.decisions) * each.mean for each in of_errors]
    return float(np.interp(rate, rates[::-1], spreads[::-1]))


def test_without_half_life_the_order_does_not_matter_to_the_rate() -> None:
    games = random_games(12, 3)
    assert rated(games).rate == rated(reversed(games)).rate
    recent = rated([*[game(36, 30.0)] * 10, *[game(36, 3.0)] * 10], 72.0).rate
    assert recent.loss.value < 0.15
    assert recent.effective_decisions < 300 < recent.decisions


def test_games_count_by_their_free_decisions() -> None:
    left_early = rated([game(36, 18.0), game(4, 8.0), game(0, 0.0)]).rate
    assert (left_early.games, left_early.decisions) == (2, 40)
    assert left_early.loss.value == pytest.approx(26 / 40)
    assert rate_games([]) is None
    assert rate_games([game(0, 0.0)]) is None


def test_few_games_have_wide_intervals() -> None:
    widths = [rated([game(36, 15.0 + place % 3) for place in range(count)]).rate.loss for count in (1, 2, 5, 20, 100)]
    spread = [each.high - each.low for each in widths]
    assert spread == sorted(spread, reverse=True)
    # A single game is compatible with most strengths.
    single = rated([game(36, 15.0)]).level
    assert single is not None
    assert single.place.high - single.place.low > 1.5


def test_no_loss_in_few_decisions_is_no_proof_of_perfection() -> None:
    found = rated([game(36, 0.0)])
    assert (found.rate.loss.low, found.rate.loss.value) == (0.0, 0.0)
    assert 0.05 < found.rate.loss.high < 0.2126
    assert found.level is not None
    assert found.level.place.value == 6.0
    assert found.level.place.low < 6.0
    assert found.trend is None


def test_relative_losses_change_the_unit_alone() -> None:
    games = random_games(9, 5)
    points, shares = rated(games), rated(games, relative=True)
    assert shares.rate.loss.high * SCALE == pytest.approx(points.rate.loss.high)
    assert points.level is not None
    assert shares.level is not None
    assert shares.level.like == points.level.like
    assert shares.level.place.low == pytest.approx(points.level.place.low)
    assert shares.beyond_expert == points.beyond_expert


def test_a_ruleset_without_measurements_has_a_rate_but_no_level() -> None:
    found = rated([game(30, 10.0, "own"), game(31, 14.0, "own")])
    assert found.rate.loss.low < 24 / 61 < found.rate.loss.high
    assert (found.level, found.beyond_expert) == (None, None)
    both = rated([game(30, 10.0, "own"), game(36, 9.0)])
    assert both.rate.games == 2
    assert both.level is not None
    assert (both.level.games, both.level.like.decisions) == (1, 36)


def test_parts_have_rates_of_the_games_that_have_them() -> None:
    games = [
        game(36, 12.0, middle=Sums(12, 6.0), late=Sums(0, 0.0)),
        game(36, 15.0),
        game(36, 9.0, middle=Sums(10, 5.0)),
    ]
    found = rated(games)
    assert found.phases.keys() == {"middle"}
    assert (found.phases["middle"].games, found.phases["middle"].decisions) == (2, 22)
    assert found.phases["middle"].loss.value == pytest.approx(0.5)


def test_a_trend_is_found_within_rulesets_only() -> None:
    falling = rated(game(36, 36 * (1.0 - place / 40) + place % 2) for place in range(30)).trend
    assert falling is not None
    assert falling.change.value == pytest.approx(-1 / 40 / 36, rel=0.05)
    assert falling.change.high < 0
    constant = rated(game(36, 15.0 + place * 7 % 5) for place in range(30)).trend
    assert constant is not None
    assert constant.change.low < 0 < constant.change.high
    # Another game with smaller losses is no progress.
    another = rated([*[game(36, 30.0)] * 15, *[game(36, 5.0, "own")] * 15]).trend
    assert another is not None
    assert another.change.value == pytest.approx(0, abs=1e-12)
    assert rated([game(36, 9.0), game(36, 8.0)]).trend is None


def test_the_level_grows_as_losses_fall() -> None:
    levels = [rated([game(36, loss)] * 5).level for loss in (80.0, 60.0, 45.0, 25.0, 15.0, 8.0, 4.0, 0.5, 0.0)]
    places = [each.place.value for each in levels if each]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (1.0, 6.0)
    assert all(each.place.low <= each.place.value <= each.place.high for each in levels if each)


def test_false_alarms_are_as_rare_as_stated() -> None:
    expert, random, alarms = YAHTZEE.losses["expert"], np.random.default_rng(11), []
    shape, scale = expert.mean**2 / expert.variance, expert.variance / expert.mean
    for _ in range(100):
        errors = random.binomial(36, expert.errors / expert.decisions, size=2)
        lost = np.where(errors, random.gamma(np.maximum(errors, 1) * shape, scale), 0.0)
        beyond = rated(game(36, float(each)) for each in lost).beyond_expert
        assert beyond is not None
        alarms.append(beyond.false_alarms)
    for stated in (0.5, 0.2, 0.1):
        assert np.mean(np.array(alarms) <= stated) <= stated
    assert min(alarms) < 0.5


def test_play_without_errors_is_beyond_an_expert() -> None:
    found = [rated([game(36, 0.0)] * count).beyond_expert for count in (1, 5, 300)]
    ratios = [each.log_ratio for each in found if each]
    assert ratios == sorted(ratios)
    assert ratios[1] > 3 * 5
    assert [each.false_alarms for each in found if each][:2] == pytest.approx([exp(-each) for each in ratios[:2]])
    assert 0 <= [each.false_alarms for each in found if each][2] < 1e-300


def games_of(table: Table, strength: str, games: int, seed: int) -> list[RatedGame]:
    """Return reviewed games of a strength."""
    place = [each.id for each in STRENGTHS].index(strength)
    decisions = simulate(table, STRENGTHS[place], games, np.random.default_rng([seed, place])).decisions
    counts = np.bincount(decisions.games, decisions.free, games)
    losses = np.bincount(decisions.games, decisions.losses, games)
    measured = measured_of(table.compiled)
    return [
        RatedGame("own", measured, table.expected_above_least, Sums(int(count), loss), {}, {})
        for count, loss in zip(counts.tolist(), losses.tolist(), strict=True)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("yahtzee", 40),
        *(pytest.param(name, 200, marks=pytest.mark.exhaustive) for name in ("yahtzee", "yatzy", "crag")),
    ],
)
def test_every_strength_is_found_in_its_games(name: str, games: int) -> None:
    for place, strength in enumerate(STRENGTHS, 1):
        found = rated(games_of(table_of(name), strength.id, games, seed=77))
        assert found.level is not None
        assert found.level.like.most_likely == strength.id
        assert dict(found.level.like.probabilities)[strength.id] > 0.99
        assert found.level.place.value == pytest.approx(place, abs=0.35)
        assert found.beyond_expert is not None
        assert (found.beyond_expert.false_alarms < 1e-6) == (strength.id == "perfect")


@pytest.mark.exhaustive
@pytest.mark.parametrize("games", [1, 5, 20])
@pytest.mark.parametrize("strength", [each.id for each in STRENGTHS[:-1]])
def test_intervals_and_probabilities_hold_in_simulated_sets(strength: str, games: int) -> None:
    losses, sets = YAHTZEE.losses[strength], 300
    true = losses.errors * losses.mean / losses.decisions
    played = games_of(table_of("yahtzee"), strength, games * sets, seed=78)
    ratings = [rated(played[first : first + games]) for first in range(0, len(played), games)]
    inside = np.mean([each.rate.loss.low <= true <= each.rate.loss.high for each in ratings])
    assert 0.92 < inside <= 1
    alarms = [each.beyond_expert.false_alarms for each in ratings if each.beyond_expert]
    assert all(np.mean(np.array(alarms) <= stated) <= stated for stated in (0.2, 0.1, 0.05))
    changes = [each.trend.change for each in ratings if each.trend]
    assert np.mean([each.low > 0 or each.high < 0 for each in changes] or [False]) < 0.09
