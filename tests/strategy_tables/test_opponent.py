import random
from collections import Counter
from math import log, sqrt

import numpy as np
import pytest

from engine.definition import builtin_rulesets
from engine.position import Keep, Position, Score, fill, legal_moves, play_keep
from engine.scorecard import empty_scorecard, is_complete, score_totals, single_fillings
from engine.scoring import compile_ruleset
from strategy_tables import Advice, RankedMove, advise
from strategy_tables.__main__ import default_rulesets
from strategy_tables.model.arrays import Floats
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.precision import Sampled
from strategy_tables.opponents.measured import find_measured, load_measured, play_strength
from strategy_tables.opponents.opponent import (
    KEEP_PATIENCE,
    LEAST_SHARE,
    SCORE_PATIENCE,
    STRENGTHS,
    TOLERANCE,
    ZERO_TOLERANCE,
    Strength,
    choose_move,
    is_natural,
    likely_moves,
)
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.start import load_start
from strategy_tables.store.tablefile import Table
from tests.strategy_tables.tables import table_of

BEGINNER, PERFECT = STRENGTHS[0], STRENGTHS[-1]


def position_of(table: Table, hand: tuple[int, ...], rolls_left: int, filled: dict[str, int]) -> Position:
    points = tuple(filled.get(category) for category in table.compiled.categories)
    return Position(table.compiled, single_fillings(points), hand, rolls_left)


def chosen(table: Table, advice: Advice, strength: Strength, seed: int) -> RankedMove:
    return choose_move(advice, strength, table.start_value, random.Random(seed))


def play_one_by_one(table: Table, strength: Strength, chance: random.Random) -> tuple[int, list[RankedMove]]:
    """A game through the engine and `advise`, one move at a time: what the simulation does all at once."""
    compiled = table.compiled
    card, moves = empty_scorecard(compiled), []
    count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls
    while not is_complete(table.compiled, card):
        position = Position(compiled, card, tuple(sorted(chance.choices(range(1, 7), k=count))), rolls - 1)
        while True:
            ranked = choose_move(advise(table, position), strength, table.start_value, chance)
            moves.append(ranked)
            assert ranked.move in legal_moves(position)
            if isinstance(ranked.move, Score):
                card = fill(card, ranked.move)
                break
            rolled = chance.choices(range(1, 7), k=count - len(ranked.move.dice))
            position = play_keep(position, ranked.move.dice, rolled)
    return score_totals(compiled, card).total, moves


@pytest.mark.parametrize(
    "name", ["joker-forced", "joker-free", "three-dice-served", "card-order", "one-die-five-rolls"]
)
@pytest.mark.parametrize("strength", [Strength("weak", 0.15), PERFECT], ids=lambda strength: strength.id)
def test_games_all_at_once_are_like_games_one_by_one(name: str, strength: Strength) -> None:
    table = table_of(name)
    chance = random.Random(1)
    played = [play_one_by_one(table, strength, chance) for _ in range(400)]
    totals = np.array([total for total, _ in played])
    losses = [move.loss for _, moves in played for move in moves]
    simulated = simulate(table, strength, 6000, np.random.default_rng(2))
    # Five standard errors of the difference of two means.
    slack = 5 * (totals.var() / len(totals) + simulated.totals.var() / len(simulated.totals)) ** 0.5
    assert totals.mean() == pytest.approx(simulated.totals.mean(), abs=slack)
    assert len(losses) / 400 == pytest.approx(len(simulated.losses) / 6000, rel=0.05)
    assert float(np.mean(losses)) == pytest.approx(float(simulated.losses.mean()), rel=0.2, abs=1e-9)


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee-1956", "yatzy", "generala", "crag"])
def test_perfect_games_average_what_the_table_says(name: str) -> None:
    table = table_of(name)
    simulated = simulate(table, PERFECT, 2000, np.random.default_rng(3))
    assert float(simulated.losses.max()) == 0
    error = float(simulated.totals.std()) / 2000**0.5
    assert float(simulated.totals.mean()) == pytest.approx(table.start_value, abs=4 * error)


def test_the_total_lacks_what_was_lost_and_nothing_else() -> None:
    table = table_of("yahtzee")
    simulated = simulate(table, BEGINNER, 2000, np.random.default_rng(4))
    lost = float(simulated.losses.sum()) / 2000
    # Luck, the other term, has mean zero; its spread is about that of the totals.
    error = float(simulated.totals.std()) / 2000**0.5
    assert table.start_value - lost == pytest.approx(float(simulated.totals.mean()), abs=5 * error)


def test_the_same_generator_gives_the_same_games() -> None:
    table = table_of("crag")
    first, second, other = (simulate(table, BEGINNER, 700, np.random.default_rng(seed)).totals for seed in (1, 1, 2))
    assert (first == second).all()
    assert (first != other).any()


@pytest.mark.parametrize("name", ["yahtzee", "yatzy"])
def test_small_losses_are_frequent_and_large_ones_rare(name: str) -> None:
    table = table_of(name)
    for strength in STRENGTHS[:-1]:
        temperature = strength.temperature * table.start_value
        losses = simulate(table, strength, 400, np.random.default_rng(5)).losses
        counts = [int(((losses >= low) & (losses < low + 1)).sum()) for low in np.arange(0, 3) * temperature]
        assert losses.max() <= KEEP_PATIENCE * temperature
        # Of so few games a beginner may have no loss that is larger than that.
        assert counts[0] > 3 * counts[1], strength.id
        assert counts[1] >= counts[2], strength.id


def test_stronger_levels_lose_less() -> None:
    table = table_of("yahtzee")
    means = [float(simulate(table, level, 1000, np.random.default_rng(6)).totals.mean()) for level in STRENGTHS]
    assert means == sorted(means)
    assert 140 < means[0] < 160


def test_no_points_only_where_there_is_hardly_better() -> None:
    table = table_of("yahtzee")
    limit = ZERO_TOLERANCE * BEGINNER.temperature * table.start_value
    advice = advise(table, position_of(table, (2, 3, 3, 5, 6), 0, {"chance": 20}))
    for seed in range(400):
        ranked = chosen(table, advice, BEGINNER, seed)
        assert isinstance(ranked.move, Score)
        assert ranked.move.points or ranked.loss <= limit


def test_a_made_yahtzee_is_not_broken_up() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (4, 4, 4, 4, 4), 2, {}))
    assert {chosen(table, advice, BEGINNER, seed).move for seed in range(400)} == {advice.best.move}


def test_nobody_stops_with_a_hand_that_wants_rolling() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 2, 4, 5, 5), 2, {}))
    assert all(isinstance(chosen(table, advice, BEGINNER, seed).move, Keep) for seed in range(400))


def test_four_sixes_are_kept_together() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (2, 6, 6, 6, 6), 1, {}))
    keeps = {chosen(table, advice, BEGINNER, seed).move for seed in range(400)}
    assert Keep((6, 6, 6, 6)) in keeps
    assert not keeps & {Keep((6,) * count) for count in (2, 3)}


@pytest.mark.parametrize(
    ("hand", "keep", "natural"),
    [
        ((1, 3, 3, 4, 6), (3, 3), True),
        ((1, 3, 3, 4, 6), (3,), False),
        ((1, 3, 3, 4, 6), (6,), True),
        ((1, 3, 3, 4, 6), (), True),
        ((1, 3, 3, 4, 6), (3, 4), False),
        ((1, 3, 3, 4, 6), (1, 3, 4, 6), False),
        ((1, 3, 3, 4, 6), (1, 4, 6), False),
        ((1, 3, 3, 4, 6), (4, 6), True),
        ((1, 3, 3, 3, 6), (6,), False),
        ((1, 3, 3, 3, 6), (3, 3, 6), False),
        ((1, 3, 3, 3, 6), (3, 3, 3, 6), True),
        ((1, 3, 3, 3, 5), (1, 3, 5), False),
        ((2, 3, 3, 4, 6), (2, 3, 4, 6), True),
        ((1, 3, 3, 4, 6), (1, 3, 3, 4), True),
        ((2, 2, 3, 3, 6), (2, 2, 3, 3), True),
        ((2, 2, 3, 3, 6), (2, 3, 3), False),
        ((1, 1, 2, 2, 5, 5), (1, 1, 2, 2, 5, 5), True),
        ((1, 2, 3, 4, 6, 6), (1, 2, 3, 4, 6), True),
    ],
)
def test_what_a_person_thinks_of_keeping(hand: tuple[int, ...], keep: tuple[int, ...], natural: bool) -> None:
    assert is_natural(hand, keep) is natural


def test_choices_have_the_chances_that_their_losses_say() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 3, 4, 6, 6), 0, {"chance": 20}))
    temperature = BEGINNER.temperature * table.start_value
    scores = [(m.move, m.loss) for m in advice.moves if isinstance(m.move, Score)]
    most = max(move.points for move, _ in scores)
    weights = {}
    for move, loss in scores:
        poor = TOLERANCE if move.points < LEAST_SHARE * most else SCORE_PATIENCE
        if loss <= (poor if move.points else ZERO_TOLERANCE) * temperature:
            weights[move] = np.exp(-loss / temperature)
    assert len(weights) > 2
    times = Counter(chosen(table, advice, BEGINNER, seed).move for seed in range(4000))
    assert set(times) <= set(weights)
    for move, weight in weights.items():
        share = weight / sum(weights.values())
        assert times[move] / 4000 == pytest.approx(share, abs=5 * (share * (1 - share) / 4000) ** 0.5)


def test_every_built_in_ruleset_that_has_a_table_was_measured_with_enough_games() -> None:
    measured = {each.ruleset: each for each in load_measured()}
    for ruleset in default_rulesets(builtin_rulesets()):
        found = measured[ruleset.name]
        assert found.fingerprint == compile_ruleset(ruleset).fingerprint
        assert found.games >= 10_000
        assert list(found.strengths) == [strength.id for strength in STRENGTHS]
        assert {played.games for played in found.strengths.values()} == {found.games}
        values = [played.mean_total.mean for played in found.strengths.values()]
        assert values == sorted(values)


def test_published_totals_are_those_of_this_code() -> None:
    table = table_of("yahtzee")
    for strength in STRENGTHS:
        published, again = find_measured(table.compiled, strength), play_strength(table, strength, 1000, seed=99)
        assert published is not None
        # Both are uncertain; at 99% each, the intervals of two right measurements nearly always overlap.
        assert again.mean_total.low <= published.mean_total.high
        assert published.mean_total.low <= again.mean_total.high
        assert farthest_apart(published.totals, again.totals) < sqrt(log(2 / 0.01) / 2) * (
            published.games**-0.5 + 1000**-0.5
        )


def test_without_a_mistake_the_measured_totals_are_those_of_the_exact_start() -> None:
    for name in ("yahtzee", "yatzy", "crag"):
        compiled = table_of(name).compiled
        played, start = find_measured(compiled, PERFECT), load_start(compiled)
        assert played is not None
        assert start is not None
        exact = distribution(start.probabilities, start.least)
        assert farthest_apart(played.totals, exact) < sqrt(log(2 / 0.01) / (2 * played.games))
        low, high = Sampled(played.games, 2000).limits(reach_of(played.totals))
        assert ((low <= reach_of(exact)) & (reach_of(exact) <= high)).all()


def reach_of(totals: Distribution) -> Floats:
    """The probabilities of each total or more, of those up to 2,000: float64."""
    return np.array([totals.at_least(total) if total <= totals.greatest else 0.0 for total in range(2001)])


def farthest_apart(one: Distribution, other: Distribution) -> float:
    return float(np.abs(reach_of(one) - reach_of(other)).max())


def test_what_is_likely_is_how_often_it_is_chosen() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 2, 3, 4, 6), 2, {"ones": 3}))
    chances = likely_moves(advice, BEGINNER, table.start_value)
    draws = 4_000
    counts = Counter(advice.ranking.moves.index(chosen(table, advice, BEGINNER, seed).move) for seed in range(draws))
    often = np.array([counts[place] for place in range(len(chances))]) / draws
    assert chances.sum() == pytest.approx(1)
    # Five standard deviations of a share.
    assert np.abs(often - chances).max() < 5 * sqrt(0.25 / draws)
    assert likely_moves(advice, PERFECT, table.start_value).tolist() == [1.0] + [0.0] * (len(chances) - 1)
