"""The shipped distributions of the start of the game, compared with published numbers."""

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.remaining import Remaining
from strategy_tables.store.start import load_frontier, load_start
from tests.strategy_tables.tables import BUILT


def shipped(name: str) -> tuple[Remaining, Distribution]:
    rest = load_start(compile_ruleset(load_ruleset(name)))
    assert rest is not None
    return rest, distribution(rest.probabilities)


def test_free_joker() -> None:
    rest, totals = shipped("yahtzee-free-joker")
    assert totals.mean == pytest.approx(254.589609, abs=5e-7)
    assert totals.standard_deviation == pytest.approx(59.6114, abs=5e-5)
    assert totals.percentile(50) == 248
    assert totals.mode == 266
    assert totals.percentile(1) == 151
    assert totals.percentile(99) == 474
    assert rest.upper_bonus == pytest.approx(0.68118, abs=5e-6)
    tails = {
        400: "3.83515e-2",
        500: "7.19218e-3",
        600: "8.96153e-4",
        700: "7.49642e-5",
        800: "4.36356e-6",
        900: "1.82509e-7",
        1000: "5.57508e-9",
        1575: "1.38164e-20",
    }
    for total, chance in tails.items():
        assert totals.at_least(total) == pytest.approx(float(chance), rel=2e-6), total
    assert (totals.least, totals.greatest) == (12, 1575)


def test_the_mode_depends_on_a_tie() -> None:
    # Published as 1.2584%, together with a standard deviation of 59.6114. No single policy has both. The tie is in the
    # last turn, if only three of a kind is open: with one roll left, keeping 1 1 or 6 of 1 1 x y 6 has the same mean.
    # If two ones are kept, as by our tie-break, the mode has 1.2582%. If the six is kept, it has 1.2584%, and the
    # standard deviation is 59.6117.
    _, totals = shipped("yahtzee-free-joker")
    assert totals.probability(266) == pytest.approx(0.012582, abs=5e-7)
    assert totals.probability(266) == pytest.approx(0.012584, abs=3e-6)


def test_the_last_percentile_is_close() -> None:
    # Published as 473.
    _, totals = shipped("yahtzee-free-joker")
    assert 1 - totals.at_least(474) == pytest.approx(0.99 - 1.2e-9, abs=1e-10)


@pytest.mark.parametrize(("name", "three_of_a_kind"), [("yahtzee-free-joker", 0.0325), ("yahtzee", 0.0324)])
def test_zeros(name: str, three_of_a_kind: float) -> None:
    # Those of three of a kind are published as 3.26%: see the tie above.
    zeros = [0.1084, 0.0180, 0.0095, 0.0060, 0.0050, 0.0053, three_of_a_kind, 0.3634, 0.0963, 0.0180, 0.1822, 0.6626, 0]
    rest, _ = shipped(name)
    assert rest.zeros == pytest.approx(np.array(zeros), abs=3e-4 if name == "yahtzee" else 5.1e-5)


def test_forced_joker() -> None:
    _, totals = shipped("yahtzee")
    assert (totals.percentile(50), totals.mode) == (248, 266)
    assert (totals.percentile(1), totals.percentile(99)) == (151, 474)
    assert totals.mean == pytest.approx(254.587729, abs=5e-7)
    assert totals.standard_deviation == pytest.approx(59.6076, abs=5e-5)
    for total, chance in {400: "3.83402e-2", 1000: "5.69925e-9", 1575: "1.3669e-20"}.items():
        assert totals.at_least(total) == pytest.approx(float(chance), rel=2e-5), total
    assert totals.least == 12


def test_yatzy() -> None:
    rest, totals = shipped("yatzy")
    assert totals.mode == 232
    assert [totals.percentile(percent) for percent in (5, 50, 95, 99)] == [179, 249, 309, 325]
    assert totals.at_least(300) == pytest.approx(0.0995, abs=5e-5)
    assert rest.upper_bonus == pytest.approx(0.898, abs=5e-4)
    categories = load_ruleset("yatzy").category_ids
    assert 1 - rest.zeros[categories.index("yatzy")] == pytest.approx(0.388, abs=5e-4)
    assert totals.greatest == 374


def test_sources_of_points() -> None:
    rest, _ = shipped("yahtzee-free-joker")
    points = dict(zip(load_ruleset("yahtzee-free-joker").category_ids, rest.points, strict=False))
    assert points["chance"] == pytest.approx(22.0091, abs=5e-5)
    assert points["large_straight"] == pytest.approx(32.7113, abs=5e-5)
    assert points["yahtzee"] == pytest.approx(16.8683, abs=5e-5)


@pytest.mark.parametrize("name", BUILT)
def test_every_distribution_is_consistent(name: str) -> None:
    compiled = compile_ruleset(load_ruleset(name))
    rest, totals = shipped(name)
    assert rest.probabilities.sum() == pytest.approx(1.0, abs=1e-12)
    assert rest.points.sum() == pytest.approx(totals.mean, abs=1e-10)
    assert (rest.probabilities >= 0).all()
    assert ((rest.zeros >= 0) & (rest.zeros < compiled.times)).all()
    assert all(
        0 < points < compiled.times[c] * max(compiled.payable[c])
        for c, points in enumerate(rest.points[: len(rest.zeros)].tolist())
    )


FRONTIERS = [name for name in BUILT if load_frontier(compile_ruleset(load_ruleset(name))) is not None]


@pytest.mark.parametrize("name", FRONTIERS)
def test_frontiers_are_above_play_for_the_mean(name: str) -> None:
    frontier = load_frontier(compile_ruleset(load_ruleset(name)))
    assert frontier is not None
    _, totals = shipped(name)
    asked = np.arange(totals.greatest + 2)
    chances, means = frontier.at(asked)
    usual = np.array([totals.at_least(total) for total in asked.tolist()])
    assert (chances >= usual - 1e-12).all()
    assert chances[-2:] == pytest.approx([usual[-2], 0], abs=1e-7)
    assert (means <= totals.mean + 1e-9).all()
    assert means[0] == pytest.approx(totals.mean, abs=1e-9)


def test_a_ruleset_is_identified_by_its_fingerprint() -> None:
    house_rule = {"base": "yatzy", "name": "ours", "title": "Ours"}
    assert load_start(compile_ruleset(parse_ruleset(house_rule))) is not None
    changed = {"base": "yatzy", "name": "ours", "title": "Ours", "bonus": [{"at": 63, "pays": 25}]}
    assert load_start(compile_ruleset(parse_ruleset(changed))) is None
