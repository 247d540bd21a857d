"""Training of estimates without prior data: play by the current estimate, fit it to the results, and repeat.

Every turn is played exactly against the estimate. So each sheet has two numbers: its estimate, and the mean of the turn
that is played from it. The latter does not depend on the results of the dice. So the sum of the differences along a
game estimates the value of the sheet for this player, nearly without luck. The target is the estimate plus the
differences of this turn and of later ones, each `trace` times as much as the one before. At the end of the game nothing
is estimated: the value of a full sheet is exact.

1. constants: the value of a cell is that of a turn for it alone, and games played by these values give its usual
   points;
2. a linear function of the features, from these games;
3. the network, from its own games.

Some games begin with random moves, and some moves are random, so that the data include sheets that good players avoid.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import rolls
from strategy_tables.model.rolling import best_keep, mean_roll
from strategy_tables.sheets.estimate import SCALE, Weights
from strategy_tables.sheets.features import (
    PRODUCT_FEATURES,
    UPPER_FEATURES,
    FeatureMakers,
    decided_bonuses,
    feature_makers,
    features,
    points_of,
)
from strategy_tables.sheets.states import SheetStates
from tools.estimates.game_arrays import now_of, record_of, sheet_game, work_of
from tools.estimates.kernel import OPENING, PLAYED, Network, Record, play_games
from tools.estimates.network_fit import BATCH, UNITS, Fit, first_weights, phases_of, without_network

ROUND: Final = 400
"""Games between fits."""

_SHORT_ROUNDS: Final = 10
_SHORT_ROUND: Final = 150
"""Games of the first rounds."""

_START_GAMES: Final = 600
_ROUNDS_KEPT: Final = 6
_EPOCHS: Final = 4
_OPENINGS: Final = 0.3
_LEANING: Final = 0.3
"""Leaning as a share of the mean points of a turn."""
_RANDOM_MOVES: Final = 0.004
_RATE: Final = 1e-3
_TRACES: Final = 0.9, 0.97
_REFINING_RATE: Final = 3e-4
_REFINING_ROUNDS_KEPT: Final = 30
_NEW_FILLS: Final = 8, 40
"""Rounds after which the usual points are counted again."""

_REFINING_SEED: Final = 1 << 23
_MEASURE_SEED: Final = 1 << 40
"""First seed of measuring, which differs from those of fitting."""

_Singles = NDArray[np.float32]
Report = Callable[[int, str], None]


@dataclass(frozen=True, slots=True, eq=False)
class Fitted:
    """Parts of an estimate: distributions of points, the feature makers from these, phases and weights."""

    distributions: Floats
    makers: FeatureMakers
    phases: Integers
    weights: Weights


class Player:
    """Player of games of one ruleset with several threads; results do not depend on their number."""

    def __init__(self, rules: Rules, threads: int = 1) -> None:
        self.rules = rules
        self.game = sheet_game(rules)
        self.threads = threads
        self.leaning = 0.0

    def play(self, by: Fitted, games: int, seed: int, openings: float = 0.0, random_moves: float = 0.0) -> Record:
        """Play games with the seeds from `seed` on."""
        network = _network(by)
        record = record_of(self.game, games)
        bounds = np.linspace(0, games, self.threads + 1).astype(int).tolist()

        def part(first: int, last: int) -> None:
            now, work = now_of(self.game), work_of(self.game, by.makers, len(by.weights.first_bias))
            mine = Record._make(array[first:last] for array in record)
            bits = np.zeros(1, dtype=np.uint64)
            play_games(self.game, network, bits, seed + first, openings, random_moves, self.leaning, now, work, mine)

        with ThreadPoolExecutor(self.threads) as pool:
            for done in [pool.submit(part, first, last) for first, last in pairwise(bounds)]:
                done.result()
        return record

    def adjusted_totals(self, by: Fitted, games: int, report: Callable[[int], None] = lambda _done: None) -> Floats:
        """Return the totals of games that were not used for fitting, without the luck of the dice.

        This luck, by which turns exceed their means, is 0 on average.
        """
        found = np.empty(games)
        for first in range(0, games, ROUND):
            last = min(first + ROUND, games)
            record = self.play(by, last - first, _MEASURE_SEED + first)
            found[first:last] = record.means.sum(axis=1, dtype=np.float64)
            found[first:last] -= record.estimates[:, 1:].sum(axis=1, dtype=np.float64)
            report(last)
        return found


def _network(by: Fitted) -> Network:
    makers = by.makers
    return Network(
        *by.weights,
        phases=by.phases,
        upper_table=makers.upper_table,
        usual_points=makers.usual_points,
        product_scales=makers.product_scales,
        scale=SCALE,
    )


def states_of_record(record: Record, chosen: NDArray[np.bool_]) -> SheetStates:
    """Return the sheets before the chosen turns, bool [G, T]."""
    return SheetStates(
        record.open[chosen].astype(np.bool_), record.upper[chosen], record.inputs[chosen], record.made[chosen] > 0
    )


def targets(record: Record, trace: float) -> Floats:
    """Return the resulting values of the sheets before every turn: float64 [G, T]; meaningless in an opening."""
    found = np.zeros_like(record.means, dtype=np.float64)
    surprise = np.zeros(len(found))
    for turn in reversed(range(found.shape[1])):
        # A random move does not indicate good ones.
        surprise[record.kinds[:, turn] != PLAYED] = 0
        found[:, turn] = record.means[:, turn] + trace * surprise
        surprise = found[:, turn] - record.estimates[:, turn]
    return found


def constant_cell_values(rules: Rules) -> Fitted:
    """Return the estimate in which every cell has the value of a turn for it alone."""
    card, values, alone = rules.card, points_of(rules), _alone(rules)
    widest = max(map(len, values))
    distributions = np.zeros((len(rules.columns), len(values), widest))
    for category, points in enumerate(values):
        likely = np.exp(-0.5 * ((points - 1.2 * alone[category]) / (0.25 * max(points.max(), 1))) ** 2) + 1e-6
        distributions[:, category, : len(points)] = likely / likely.sum()
    makers = feature_makers(rules, distributions)
    linear = np.zeros(makers.width)
    for number, column in enumerate(rules.columns):
        place = number * makers.column_width
        linear[place : place + len(values)] = column.column.factor * alone
        place += len(values)
        if makers.has_upper:
            linear[place] = column.column.factor * max(card.upper_bonus)
            place += UPPER_FEATURES
        for product in range(len(rules.products)):
            linear[place + PRODUCT_FEATURES * product] = column.column.factor * makers.product_scales[product].prod()
    cells = len(rules.columns) * len(values)
    return Fitted(distributions, makers, phases_of(cells), without_network((linear / SCALE).astype(np.float32)))


def _alone(rules: Rules) -> Floats:
    """Return the mean points of a turn for one category alone; the least points if products subtract it."""
    pairs = rolls(rules.ruleset.dice_count)
    subtracted = {product[1] for product in rules.products}
    found = []
    for category in range(len(rules.categories)):
        sign = -1.0 if category in subtracted else 1.0
        staged = [sign * np.array([[of[category] for of in points]], float) for points in rules.card.roll_points]
        best = staged[-1]
        for roll in range(rules.ruleset.rolls - 1, 0, -1):
            best = np.maximum(staged[min(roll, len(staged)) - 1], best_keep(pairs, mean_roll(pairs, best)))
        found.append(sign * float((best[0] * pairs.first).sum()))
    return np.array(found)


def with_played_distributions(rules: Rules, by: Fitted, played: list[Record]) -> Fitted:
    """Return the same estimate with the usual points of cells in these games."""
    values, shape = points_of(rules), by.distributions.shape
    counts = np.zeros((shape[0] * shape[1], shape[2]))
    for record in played:
        mine = record.kinds == PLAYED
        cells, points = record.cells[mine], record.points[mine]
        for category, different in enumerate(values):
            here = cells % len(values) == category
            np.add.at(counts, (cells[here], np.searchsorted(different, points[here])), 1)
    counts = counts.reshape(shape)
    for category, different in enumerate(values):
        counts[:, category, : len(different)] += 0.5
    distributions = counts / counts.sum(axis=2, keepdims=True)
    return Fitted(distributions, feature_makers(rules, distributions), by.phases, by.weights)


def linear_start(player: Player, seed: int) -> Fitted:
    """Return a linear function of the features, from games by the constants and then by itself."""
    rules, by = player.rules, constant_cell_values(player.rules)
    record = player.play(by, _START_GAMES // 2, seed)
    player.leaning = _LEANING * float(record.totals.mean()) / record.kinds.shape[1]
    by = with_played_distributions(rules, by, [record])
    for attempt in range(3):
        record = player.play(by, _START_GAMES, seed + (1 + attempt) * _START_GAMES, _OPENINGS, _RANDOM_MOVES)
        by = with_played_distributions(rules, by, [record])
        found, _, wanted = _training_batch(by, record, 1.0)
        square = found.T.astype(np.float64) @ found + 3.0 * np.eye(found.shape[1])
        linear = np.linalg.solve(square, found.T.astype(np.float64) @ wanted)
        by = Fitted(by.distributions, by.makers, by.phases, without_network(linear.astype(np.float32)))
    return by


def _training_batch(by: Fitted, record: Record, trace: float) -> tuple[_Singles, Integers, _Singles]:
    """Return the features of the played sheets, their phases, and the target outputs of the network."""
    chosen = record.kinds != OPENING
    states = states_of_record(record, chosen)
    wanted = (targets(record, trace)[chosen] - decided_bonuses(by.makers, states)) / SCALE
    return features(by.makers, states), by.phases[states.open.sum(axis=(1, 2))], wanted.astype(np.float32)


class _Trainer:
    """Rounds of games by the running mean of an estimate's weights, each followed by a fit to the last `kept` ones."""

    def __init__(self, player: Player, by: Fitted, rng: np.random.Generator, kept: int) -> None:
        self.player = player
        self.by = by
        self.fit = Fit(by.weights)
        self.rng = rng
        self.kept: deque[tuple[Record, tuple[_Singles, Integers, _Singles]]] = deque(maxlen=kept)

    def count_fills(self) -> None:
        """Count the usual points of cells again."""
        self.by = with_played_distributions(self.player.rules, self.by, [record for record, _ in self.kept])
        self.kept.clear()

    def round(self, games: int, seed: int, trace: float, rate: float, decay: float) -> str:
        """Play and fit; return a report."""
        by = self.by = replace(self.by, weights=Weights(*(each.copy() for each in self.fit.mean)))
        record = self.player.play(by, games, seed, _OPENINGS, _RANDOM_MOVES)
        self.kept.append((record, _training_batch(by, record, trace)))
        loss = _fit_round(self.fit, [lesson for _, lesson in self.kept], rate, decay, self.rng)
        mine = (record.kinds == PLAYED).all(axis=1)
        return (
            f"mean {record.totals[mine].mean():.1f}, estimated {record.estimates[mine, 0].mean():.1f}, "
            f"error {SCALE * np.sqrt(loss):.2f}"
        )

    def result(self) -> Fitted:
        """Return the estimate with the running mean of the weights."""
        return replace(self.by, weights=self.fit.mean)


def train(
    player: Player, games: int, seed: int, report: Report = lambda _done, _said: None, units: int = UNITS
) -> Fitted:
    """Train an estimate with this number of games and units; equal seeds give equal results."""
    rng = np.random.default_rng(seed)
    first_seed = seed << 24
    by = linear_start(player, first_seed)
    by = replace(by, weights=first_weights(by.weights.linear, rng, units))
    trainer = _Trainer(player, by, rng, _ROUNDS_KEPT)
    played, number = 0, 0
    while played < games:
        done = played / games
        if number in _NEW_FILLS:
            trainer.count_fills()
        count = min(_SHORT_ROUND if number < _SHORT_ROUNDS else ROUND, games - played)
        trace = _TRACES[0] + (_TRACES[1] - _TRACES[0]) * min(1.0, 2 * done)
        decay = 0.99 if done < 0.3 else 0.998
        said = trainer.round(count, first_seed + 10 * _START_GAMES + played, trace, _rate(_RATE, done), decay)
        played += count
        number += 1
        report(played, said)
    return trainer.result()


def refine(player: Player, by: Fitted, games: int, seed: int, report: Report = lambda _done, _said: None) -> Fitted:
    """Train an estimate further, with smaller steps that fit more games at once."""
    trainer = _Trainer(player, by, np.random.default_rng([seed, games]), _REFINING_ROUNDS_KEPT)
    for played in range(0, games, ROUND):
        count, done = min(ROUND, games - played), played / games
        decay = 0.998 if done < 0.7 else 0.9995
        said = trainer.round(
            count, (seed << 24) + _REFINING_SEED + played, _TRACES[0], _rate(_REFINING_RATE, done), decay
        )
        report(played + count, said)
    return trainer.result()


def _rate(greatest: float, done: float) -> float:
    """Return the rate after a share of all games."""
    return greatest * (0.01 + 0.99 * 0.5 * (1 + float(np.cos(np.pi * done))))


def _fit_round(
    fit: Fit, lessons: list[tuple[_Singles, Integers, _Singles]], rate: float, decay: float, rng: np.random.Generator
) -> float:
    """Fit to batches out of the last rounds; return the mean squared error."""
    found, phases, wanted = (np.concatenate(part) for part in zip(*lessons, strict=True))
    steps = _EPOCHS * len(lessons[-1][2]) // BATCH + 1
    loss = 0.0
    for _ in range(steps):
        batch = rng.integers(0, len(found), BATCH)
        loss += fit.step(found[batch], phases[batch], wanted[batch], rate, decay)
    return loss / steps
