import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from math import log, sqrt

import numpy as np
import pytest

from engine.cards.rules import Cell, compile_rules, rules_of_card
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.cards.totals import score_totals
from engine.definitions.definition import builtin_rulesets
from engine.dice import hands, keeps, sub_keeps
from engine.games.moves import Keep, Move, fill, legal_moves
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import RankedMove, TableAdvice, advise
from strategy_tables.command_line import default_rulesets
from strategy_tables.model.arrays import Floats
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.layout import state_space
from strategy_tables.model.perception import Perception
from strategy_tables.model.precision import Sampled
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.measurements import find_measured, load_measured
from strategy_tables.opponents.opponent import (
    HABIT,
    PATIENCE,
    ROLLING,
    STRENGTHS,
    Strength,
    choose_move,
    is_natural,
    move_probabilities,
)
from strategy_tables.opponents.patterns import patterns_of
from strategy_tables.opponents.simulate import ErringPlayer, simulate, ways_to_score
from strategy_tables.store.start import load_start
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.engine.plays import play_keep
from tests.selection import usually
from tests.strategy_tables.positions import random_positions, random_sheet
from tests.strategy_tables.tables import table_of
from tools.strengths import play_strength

BEGINNER, PERFECT = STRENGTHS[0], STRENGTHS[-1]
WEAK = Strength("weak", 0.1, Perception(0.5, 0.3))


def position_of(table: Table, hand: tuple[int, ...], rolls_left: int, filled: dict[str, int]) -> Position:
    points = tuple(filled.get(category) for category in table.compiled.categories)
    return Position(table.rules, Sheet((single_fillings(points),)), hand, rolls_left)


def chosen(table: Table, advice: TableAdvice, strength: Strength, seed: int) -> RankedMove:
    return choose_move(advice, strength, table.start_value, random.Random(seed))


def play_one_by_one(table: Table, strength: Strength, chance: random.Random) -> tuple[int, list[RankedMove]]:
    """Play a game through the engine and `advise`, one move at a time; the simulation does it in parallel."""
    compiled, rules = table.compiled, table.rules
    sheet, moves = empty_sheet(rules), list[RankedMove]()
    count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls
    while not is_sheet_full(rules, sheet):
        position = Position(rules, sheet, tuple(sorted(chance.choices(range(1, 7), k=count))), rolls - 1)
        while True:
            ranked = choose_move(advise(table, position), strength, table.start_value, chance)
            moves.append(ranked)
            assert ranked.move in legal_moves(position)
            if isinstance(ranked.move, Score):
                sheet = fill(sheet, ranked.move)
                break
            assert isinstance(ranked.move, Keep)
            rolled = chance.choices(range(1, 7), k=count - len(ranked.move.dice))
            position = play_keep(position, ranked.move.dice, rolled)
    return score_totals(rules_of_card(compiled), sheet).total, moves


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    usually(
        {"joker-forced", "one-die-five-rolls"},
        ["joker-forced", "joker-free", "three-dice-served", "card-order", "one-die-five-rolls"],
    ),
)
@pytest.mark.parametrize("strength", [WEAK, PERFECT], ids=lambda strength: strength.id)
def test_simultaneous_games_match_single_ones(name: str, strength: Strength) -> None:
    table = table_of(name)
    chance = random.Random(1)
    played = [play_one_by_one(table, strength, chance) for _ in range(400)]
    totals = np.array([total for total, _ in played])
    losses = np.array([move.loss for _, moves in played for move in moves])
    simulated = simulate(table, strength, 6000, np.random.default_rng(2))
    # Five standard errors of the difference of two means.
    slack = 5 * (totals.var() / len(totals) + simulated.totals.var() / len(simulated.totals)) ** 0.5
    assert totals.mean() == pytest.approx(simulated.totals.mean(), abs=slack)
    assert len(losses) / 400 == pytest.approx(len(simulated.decisions.losses) / 6000, rel=0.05)
    others = simulated.decisions.losses
    slack = 5 * (losses.var() / len(losses) + others.var() / len(others)) ** 0.5 + 1e-9
    assert losses.mean() == pytest.approx(others.mean(), abs=slack)


@pytest.mark.parametrize(
    "name", usually({"yahtzee", "generala", "crag"}, ["yahtzee", "yahtzee-1956", "yatzy", "generala", "crag"])
)
def test_perfect_games_average_to_the_value_of_the_table(name: str) -> None:
    table = table_of(name)
    games = 800 * EFFORT
    simulated = simulate(table, PERFECT, games, np.random.default_rng(3))
    assert float(simulated.decisions.losses.max()) == 0
    error = float(simulated.totals.std()) / games**0.5
    assert float(simulated.totals.mean()) == pytest.approx(table.start_value, abs=4 * error)


def test_losses_explain_the_missing_total() -> None:
    table = table_of("yahtzee")
    games = 800 * EFFORT
    simulated = simulate(table, BEGINNER, games, np.random.default_rng(4))
    lost = float(simulated.decisions.losses.sum()) / games
    # Luck, the other term, has mean zero; its standard deviation is about that of the totals.
    error = float(simulated.totals.std()) / games**0.5
    assert table.start_value - lost == pytest.approx(float(simulated.totals.mean()), abs=5 * error)


def test_the_same_generator_gives_the_same_games() -> None:
    table = table_of("crag")
    first, second, other = (simulate(table, BEGINNER, 700, np.random.default_rng(seed)).totals for seed in (1, 1, 2))
    assert (first == second).all()
    assert (first != other).any()


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"yahtzee"}, ["yahtzee", "yatzy"]))
def test_small_losses_are_frequent_and_large_ones_rare(name: str) -> None:
    table = table_of(name)
    for strength in STRENGTHS[:-1]:
        decisions = simulate(table, strength, 200 * EFFORT, np.random.default_rng(5)).decisions
        losses = decisions.losses[decisions.free]
        assert not decisions.losses[~decisions.free].any()
        counts = [int(((losses >= low) & (losses < low + 5)).sum()) for low in (0, 5, 10)]
        assert counts[0] > 3 * counts[1], strength.id
        assert counts[1] >= counts[2], strength.id


# Their totals are also compared with the measured ones.
@pytest.mark.exhaustive
def test_stronger_levels_lose_less() -> None:
    table = table_of("yahtzee")
    means = [float(simulate(table, level, 1000, np.random.default_rng(6)).totals.mean()) for level in STRENGTHS]
    assert means == sorted(means)
    assert 180 < means[0] < 200
    assert min(np.diff(means)) > 3


def test_zeros_are_only_scored_without_a_better_choice() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (2, 3, 3, 5, 6), 0, {"chance": 20}))
    moves = {chosen(table, advice, BEGINNER, seed).move for seed in range(400)}
    assert len(moves) > 3
    assert all(isinstance(move, Score) and move.points for move in moves)


def test_a_made_yahtzee_is_not_broken_up() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (4, 4, 4, 4, 4), 2, {}))
    assert {chosen(table, advice, BEGINNER, seed).move for seed in range(400)} == {advice.best.move}


def test_players_do_not_stop_with_an_improvable_hand() -> None:
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
        ((1, 3, 3, 4, 6), (6,), False),
        ((1, 3, 3, 4, 6), (), False),
        ((1, 3, 3, 4, 6), (3, 4), False),
        ((1, 3, 3, 4, 6), (1, 3, 4), False),
        ((1, 3, 3, 4, 6), (1, 3, 4, 6), False),
        ((1, 3, 3, 4, 5), (1, 3, 4, 5), True),
        ((1, 3, 3, 3, 6), (6,), False),
        ((1, 3, 3, 3, 6), (3, 3, 3), True),
        ((1, 3, 3, 3, 6), (3, 3, 3, 6), False),
        ((2, 3, 3, 3, 4), (2, 3, 4), False),
        ((2, 3, 3, 4, 6), (2, 3, 4), True),
        ((2, 3, 3, 4, 6), (2, 3, 4, 6), True),
        ((1, 3, 3, 4, 6), (1, 3, 3, 4), False),
        ((2, 2, 3, 3, 6), (2, 2, 3, 3), True),
        ((2, 2, 3, 3, 6), (2, 2), True),
        ((2, 2, 3, 3, 6), (2, 3, 3), False),
        ((1, 2, 4, 5, 6), (), True),
        ((1, 2, 4, 5, 6), (1, 6), True),
        ((1, 2, 4, 5, 6), (1, 2, 6), False),
        ((1, 1, 2, 2, 5, 5), (1, 1, 2, 2, 5, 5), True),
        ((1, 2, 3, 4, 6, 6), (1, 2, 3, 4), True),
        ((1, 2, 3, 4, 6, 6), (1, 2, 3, 4, 6), True),
        ((1, 2, 5), (1, 2), True),
        ((1, 2, 5), (2,), True),
    ],
)
def test_plausible_keeps(hand: tuple[int, ...], keep: tuple[int, ...], natural: bool) -> None:
    assert is_natural(hand, keep) is natural


def test_choices_have_the_probabilities_of_their_perceived_values() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 3, 4, 6, 6), 0, {"chance": 20}))
    temperature = BEGINNER.temperature * table.start_value
    looks = dict(zip(advice.ranking.moves, advice.perceived_values(BEGINNER.perception), strict=True))
    best = max(looks.values())
    weights = {
        move: np.exp((look - best) / temperature)
        for move, look in looks.items()
        if isinstance(move, Score) and move.points and best - look <= PATIENCE * temperature
    }
    assert len(weights) > 2
    times = Counter(chosen(table, advice, BEGINNER, seed).move for seed in range(4000))
    assert set(times) <= set(weights)
    for move, weight in weights.items():
        share = weight / sum(weights.values())
        assert times[move] / 4000 == pytest.approx(share, abs=5 * (share * (1 - share) / 4000) ** 0.5)


@pytest.mark.parametrize(
    "name",
    ["yahtzee", "yatzy", "crag", "kismet", "generala", "joker-free", "three-dice-served", "card-order"],
)
def test_both_implementations_give_every_move_the_same_probability(name: str) -> None:
    table = table_of(name)
    compiled = table.compiled
    for position in random_positions(compiled, 20 * EFFORT, f"agree {name}"):
        for strength in STRENGTHS[:-1]:
            advice = advise(table, position)
            seen = advice.turn.perceived.values(strength.perception)
            player = ErringPlayer(seen, strength.temperature * table.start_value, np.random.default_rng(0))
            here = np.array([advice.turn.place]), np.array([compiled.index(position.hand)])
            ways = ways_to_score(seen.scoring, *here, position.rolls_left)
            weights = player.weigh(*here, ways, position.rolls_left)[0]
            moves: list[Move] = [Score(Cell(0, c), 0, 0) for c in range(len(compiled.categories))]
            moves += [Keep(keep) for keep in sub_keeps(position.hand)[:-1]] if position.rolls_left else []
            chances = {key_of(move): float(weight) for move, weight in zip(moves, weights, strict=False) if weight}
            of_one = move_probabilities(advice, strength, table.start_value).tolist()
            likely = {key_of(move): chance for move, chance in zip(advice.ranking.moves, of_one, strict=True) if chance}
            total = sum(chances.values())
            assert {key: chance / total for key, chance in chances.items()} == pytest.approx(likely), position


def key_of(move: Move) -> tuple[int, ...] | int:
    return move.dice if isinstance(move, Keep) else move.category


@pytest.mark.parametrize("name", ["joker-forced", "three-dice-served", "card-order", "joker-other-order"])
def test_perceived_values_match_a_recursion_over_single_rolls(name: str) -> None:
    table, sight = table_of(name), Perception(0.4, 0.3)
    for position in random_positions(table.compiled, 12, f"looks {name}"):
        advice = advise(table, position)
        look_of = looks_from(table, sight)
        for move, look in zip(advice.ranking.moves, advice.perceived_values(sight), strict=True):
            assert look == pytest.approx(look_of(position, move)), (position, move)


def looks_from(table: Table, sight: Perception) -> Callable[[Position, Move], float]:
    """Return the perceived values of moves; every hand is computed once."""

    @cache
    def best(hand: tuple[int, ...], rolls_left: int, sheet: Sheet) -> float:
        position = Position(table.rules, sheet, hand, rolls_left)
        return max(look(position, each) for each in legal_moves(position))

    def look(position: Position, move: Move) -> float:
        if isinstance(move, Score):
            return look_of_score(table, position, move, sight)
        assert isinstance(move, Keep)
        rolls = product(range(1, 7), repeat=len(position.hand) - len(move.dice))
        hands_after = [tuple(sorted(move.dice + rolled)) for rolled in rolls]
        looks = [best(hand, position.rolls_left - 1, position.sheet) for hand in hands_after]
        return sum(looks) / len(looks)

    return look


def look_of_score(table: Table, position: Position, move: Score, sight: Perception) -> float:
    space, then = table.space, fill(position.sheet, move)
    upper = sum(sum(then.card.points[category]) for category in space.shape.upper_categories)
    full, blind = (
        float(table.values[space.index(space.filled_of(then), space.memory_of(then), total)]) for total in (upper, 0)
    )
    return move.points + move.extra_bonus + sight.foresight * (sight.bonus * full + (1 - sight.bonus) * blind)


def test_full_perception_sees_true_values() -> None:
    for name in ("yahtzee", "yatzy-upper-first", "balut"):
        table = table_of(name)
        for position in random_positions(table.compiled, 20, f"all {name}"):
            advice = advise(table, position)
            looks = [position.points_so_far + look for look in advice.perceived_values(Perception(1, 1))]
            # Tied moves share the value of the best of them.
            assert looks == pytest.approx(advice.ranking.values, abs=2 * TIE)


def test_upper_categories_can_be_filled_with_zeros() -> None:
    """States without the perceived upper total are those of possible cards."""
    for ruleset in builtin_rulesets().values():
        compiled = compile_ruleset(ruleset) if not ruleset.columns else compile_rules(ruleset).card
        assert (state_space(compiled).ranks[:, 0] == 0).all()


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "kismet", "crag", "generala", "yacht"])
def test_a_keep_holds_categories_that_every_roll_pays(name: str) -> None:
    compiled = table_of(name).compiled
    count, patterns = compiled.ruleset.dice_count, patterns_of(compiled)
    for number, keep in enumerate(keeps(count)):
        after = [compiled.index(tuple(sorted(keep + rolled))) for rolled in hands(count - len(keep))]
        held = [all(compiled.points[hand][c] > 0 for hand in after) for c in range(len(compiled.categories))]
        assert patterns.holds[number].tolist() == held, keep


@pytest.mark.parametrize(
    ("name", "hand", "category"),
    [
        ("yahtzee", (1, 2, 3, 4, 5), "large_straight"),
        ("yahtzee", (2, 3, 4, 5, 6), "large_straight"),
        ("yahtzee", (3, 3, 3, 3, 3), "yahtzee"),
        ("yatzy", (1, 2, 3, 4, 5), "small_straight"),
        ("yatzy", (2, 3, 4, 5, 6), "large_straight"),
        ("yatzy", (6, 6, 6, 6, 6), "yatzy"),
        ("kniffel", (1, 2, 3, 4, 5), "large_straight"),
        ("generala", (1, 1, 1, 1, 1), "generala"),
    ],
)
def test_patterns_of_all_dice_are_not_broken(name: str, hand: tuple[int, ...], category: str) -> None:
    table = table_of(name)
    chance, number = random.Random(f"{name} {hand}"), table.compiled.categories.index(category)
    for _ in range(40):
        sheet = random_sheet(table.compiled, chance)
        if sheet.card.points[number]:
            continue
        for rolls_left in (0, 1, 2):
            advice = advise(table, Position(table.rules, sheet, hand, rolls_left))
            for strength in STRENGTHS[:-1]:
                likely = move_probabilities(advice, strength, table.start_value)
                # Only the best move of all may replace it: five sixes that the bonus needs.
                usual = [isinstance(move, Score) and (move.category == number or not loss)
                         for move, loss in zip(advice.ranking.moves, advice.ranking.losses, strict=True)]  # fmt: skip
                assert likely[usual].sum() == pytest.approx(1), (sheet, strength.id)


def test_beginners_only_break_up_a_full_house_without_a_better_choice() -> None:
    table = table_of("yahtzee")
    chance, number = random.Random(8), table.compiled.categories.index("full_house")
    looked = 0
    for hand in [(1, 1, 1, 5, 5), (2, 2, 6, 6, 6), (3, 3, 4, 4, 4)]:
        for _ in range(40):
            sheet = random_sheet(table.compiled, chance)
            if sheet.card.points[number]:
                continue
            looked += 1
            advice = advise(table, Position(table.rules, sheet, hand, 2))
            worse = [isinstance(move, Keep) and loss > 0
                     for move, loss in zip(advice.ranking.moves, advice.ranking.losses, strict=True)]  # fmt: skip
            assert move_probabilities(advice, BEGINNER, table.start_value)[worse].sum() == 0
    assert looked > 40


def test_stronger_players_break_habits_if_worthwhile() -> None:
    """Three ones and two fives on the first roll are best broken up: the ones and a further five are worth more."""
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 1, 1, 5, 5), 2, {}))
    assert advice.best.move == Keep((1, 1, 1))
    nearly = Strength(
        "nearly perfect", advice.moves[1].loss / table.start_value / ROLLING / HABIT / 2, Perception(1, 1)
    )
    assert move_probabilities(advice, nearly, table.start_value)[0] == 1
    assert move_probabilities(advice, BEGINNER, table.start_value)[0] == 0


def test_every_built_in_ruleset_with_a_table_was_measured_sufficiently() -> None:
    measured = {each.ruleset: each for each in load_measured()}
    for ruleset in default_rulesets(builtin_rulesets()):
        found = measured[ruleset.name]
        assert found.fingerprint == compile_ruleset(ruleset).fingerprint
        assert found.games >= 10_000
        assert list(found.strengths) == [strength.id for strength in STRENGTHS]
        assert {played.games for played in found.strengths.values()} == {found.games}
        values = [played.mean_total.mean for played in found.strengths.values()]
        assert values == sorted(values)


@pytest.mark.exhaustive
def test_published_totals_match_this_code() -> None:
    table = table_of("yahtzee")
    for strength in STRENGTHS:
        published, again = find_measured(table.compiled, strength), play_strength(table, strength, 1000, seed=99)[0]
        assert published is not None
        # Both are uncertain; at 99% each, the intervals of two correct measurements nearly always overlap.
        assert again.mean_total.low <= published.mean_total.high
        assert published.mean_total.low <= again.mean_total.high
        assert farthest_apart(published.totals, again.totals) < sqrt(log(2 / 0.01) / 2) * (
            published.games**-0.5 + 1000**-0.5
        )


def test_measured_totals_of_perfect_play_match_the_exact_start() -> None:
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
    """Return the probabilities of each total or more, up to 2,000: float64."""
    return np.array([totals.at_least(total) if total <= totals.greatest else 0.0 for total in range(2001)])


def farthest_apart(one: Distribution, other: Distribution) -> float:
    return float(np.abs(reach_of(one) - reach_of(other)).max())


def test_probabilities_of_moves_match_their_frequencies() -> None:
    table = table_of("yahtzee")
    advice = advise(table, position_of(table, (1, 2, 3, 4, 6), 2, {"ones": 3}))
    chances = move_probabilities(advice, BEGINNER, table.start_value)
    draws = 1_500 * EFFORT
    counts = Counter(advice.ranking.moves.index(chosen(table, advice, BEGINNER, seed).move) for seed in range(draws))
    often = np.array([counts[place] for place in range(len(chances))]) / draws
    assert chances.sum() == pytest.approx(1)
    # Five standard deviations of a share.
    assert np.abs(often - chances).max() < 5 * sqrt(0.25 / draws)
    assert move_probabilities(advice, PERFECT, table.start_value).tolist() == [1.0] + [0.0] * (len(chances) - 1)
