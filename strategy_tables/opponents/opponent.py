"""Players who err as people do: they want points now, see part of the bonus, have habits, and have doubts.

People do not choose among all moves by their true values. So a player of some strength is *bounded*, and the six
strengths range from heavily bounded to perfect:

* By `perception` (`model.perception`): the future counts for less than points now (`foresight`). Only a part of the
  upper total's value for the upper bonus is seen (`bonus`). Perceived values are those of a player who sees no more.
  Within a turn, all players see clearly.
* By doubt: the probability of a move falls with its perceived loss against the best, `exp(-loss / temperature)`. While
  rolls are left the temperature is `ROLLING` times as high.
* By habit: moves that no person makes are not considered, however many there are. Each kind of move has a *patience*:
  the greatest perceived loss, in temperatures, at which it is considered.

  * A natural keep: `PATIENCE`. It has all dice of a face, or of several that occur more than once. Or it has dice for a
    straight with one missing or two at its ends, or up to two dice where no two are equal. Three equal dice are kept,
    and no made pattern is broken (`patterns`): a keep has to hold every category that the hand has made.
  * Scoring when no roll is left: `PATIENCE`; scoring 0 if points are possible: `ZERO_TOLERANCE`.
  * Scoring a made pattern while rolls are left, rolling on where scoring looks best, and calling a category:
    `TOLERANCE`.
  * All other moves, and those that waste a made pattern: none. A large straight goes nowhere else.

Moves without patience are against the habit. They are made only if they look best, by more than `HABIT` temperatures:
so the less a player doubts, the less habit forbids.

A player without temperature sees everything and makes the best move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final, NamedTuple, Protocol, TypeVar

import numpy as np

from engine.cards.scoring import Score
from engine.dice import Hand, keep_index, sub_keeps
from engine.games.moves import Announce, Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import exp
from strategy_tables.model.perception import Perception
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.patterns import patterns_of

PATIENCE: Final = 1.25
TOLERANCE: Final = 0.6
ZERO_TOLERANCE: Final = 0.1
HABIT: Final = 0.75
"""Perceived advantage, in temperatures, that a move against the habit needs."""
ROLLING: Final = 0.4
"""Share of the temperature while rolls are left: dice are easier to judge than categories."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Named level; `temperature` is a share of the expected total of best play, so that levels mean the same in every
    game."""

    id: str
    temperature: float
    perception: Perception


STRENGTHS: Final = (
    Strength("beginner", 0.1, Perception(0.25, 0.15)),
    Strength("casual", 0.046, Perception(0.5, 0.4)),
    Strength("regular", 0.027, Perception(0.72, 0.62)),
    Strength("club", 0.02, Perception(0.88, 0.82)),
    Strength("expert", 0.0155, Perception(0.97, 0.95)),
    Strength("perfect", 0.0, Perception(1.0, 1.0)),
)
"""All strengths, weakest first; `strategy_tables.opponents.measurements` has their measured results."""


_Ranked = TypeVar("_Ranked", covariant=True)
_Chosen = TypeVar("_Chosen")


class RankedMoves(Protocol):
    """Moves, best first."""

    @property
    def moves(self) -> Sequence[Move]:
        """Return every legal move."""


class AdviceLike(Protocol[_Ranked]):
    """Advice for a position."""

    @property
    def position(self) -> Position:
        """Return the position."""

    @property
    def ranking(self) -> RankedMoves:
        """Return the ranking of every legal move."""

    @property
    def best(self) -> _Ranked:
        """Return the best move; the first of several."""

    def move_at(self, place: int) -> _Ranked:
        """Return the move at a place of the ranking."""

    def perceived_values(self, perception: Perception) -> list[float]:
        """Return the values of the ranking's moves in a player's perception, in points."""


def weigh_moves(looks: Floats, patience: Floats, temperature: float | Floats) -> Floats:
    """Return the weights of M moves, probabilities before normalisation: float64 [..., M] from perceived values and
    patience, float64 [..., M]; impossible moves have minus infinity. The temperature is one or float64 [..., 1]."""
    best = looks.max(axis=-1, keepdims=True)
    habits = patience > 0
    usual = np.where(habits, looks, -np.inf).max(axis=-1, keepdims=True)
    breaks = usual < best - HABIT * temperature
    worse = np.where(breaks, best, usual) - looks
    considered = habits & (worse <= patience * temperature) | breaks & (worse <= TIE)
    weights = np.zeros(looks.shape)
    heat = np.broadcast_to(temperature, looks.shape)[considered]
    weights[considered] = exp(-np.maximum(worse[considered], 0) / heat)
    return weights


class _MadePatterns(NamedTuple):
    """Patterns that a hand has made and may score, and the most points that can be scored.

    For each category it has the most points with which scoring it wastes one of the patterns.
    """

    categories: list[int]
    wasted: list[int]
    most: int


def _patience_of(position: Position, moves: Sequence[Move], made: _MadePatterns, *, stops: bool) -> list[float]:
    """Return the greatest perceived loss, in temperatures, at which each move is considered; `stops`: scoring looks
    best."""
    natural, of_keep = natural_keeps(position.hand), TOLERANCE if stops else PATIENCE
    if made.categories:
        natural = frozenset(keep for keep in natural if _holds(position.compiled, keep, made.categories))
    return [
        of_keep * (move.dice in natural)
        if isinstance(move, Keep)
        else TOLERANCE
        if isinstance(move, Announce)
        else _patience_of_score(position, move, made)
        for move in moves
    ]


def _patience_of_score(position: Position, move: Score, made: _MadePatterns) -> float:
    if move.points <= made.wasted[move.category]:
        return 0.0
    if position.rolls_left:
        return TOLERANCE if move.category in made.categories else 0.0
    return ZERO_TOLERANCE if move.points == 0 < made.most else PATIENCE


def _made_patterns(compiled: CompiledRuleset, moves_of: Sequence[Sequence[Move]]) -> list[_MadePatterns]:
    """Return the made patterns of the hands with these moves."""
    patterns = patterns_of(compiled)
    points = np.zeros((len(moves_of), len(compiled.categories)), dtype=np.int64)
    for row, moves in enumerate(moves_of):
        for move in moves:
            if isinstance(move, Score):
                points[row, move.category] = move.points
    made = points >= patterns.enough
    wasted, most = patterns.wasted(made, points).tolist(), points.max(axis=1).tolist()
    return [_MadePatterns(np.flatnonzero(row).tolist(), *rest) for row, *rest in zip(made, wasted, most, strict=True)]


def _holds(compiled: CompiledRuleset, keep: Hand, categories: list[int]) -> bool:
    """Return whether a keep holds all of these categories."""
    number = keep_index(compiled.ruleset.dice_count)[keep]
    return bool(patterns_of(compiled).holds[number, categories].all())


@cache
def natural_keeps(hand: Hand) -> frozenset[Hand]:
    """Return the keeps of a hand that a person would consider."""
    return frozenset(keep for keep in sub_keeps(hand) if is_natural(hand, keep))


def is_natural(hand: Hand, keep: Hand) -> bool:
    """Return whether a person would consider keeping these dice.

    >>> [is_natural((2, 3, 4, 6, 6), keep) for keep in [(6, 6), (2, 3, 4), (2, 3, 4, 6), (4, 6, 6), (6,)]]
    [True, True, True, False, False]
    >>> [is_natural((1, 2, 4, 5, 6), keep) for keep in [(6,), (5, 6), (2, 4, 5, 6), (), (1, 2, 4)]]
    [True, True, True, True, False]
    """
    counts = {face: hand.count(face) for face in hand}
    if any(keep.count(face) < count for face, count in counts.items() if count >= 3):
        return False
    missing, kept = len(hand) - len(keep), set(keep)
    if len(keep) == len(kept) >= 2 and missing <= 2 and keep[-1] - keep[0] < len(keep) + (missing == 1):
        return True  # for a straight
    if len(counts) == len(hand):
        return len(keep) <= 2
    return len(keep) > 0 and all(keep.count(face) == counts[face] >= 2 for face in keep)


def move_probabilities(advice: AdviceLike[_Ranked], strength: Strength, expected: float) -> Floats:
    """Return the probability that a player of this strength makes each move: float64 [M], in the order of the ranking.

    `expected` is the expected total of best play above the least total: `Table.expected_above_least`, or that of the
    player who follows the estimate. A player without temperature makes the best move, the first of several. Every
    player plays for points, whatever the objective of the advice.
    """
    [chances] = all_move_probabilities([advice], strength, expected)
    return chances


def all_move_probabilities(advices: Sequence[AdviceLike[_Ranked]], strength: Strength, expected: float) -> list[Floats]:
    """Return `move_probabilities` of positions of one ruleset."""
    every = _perceive_all(advices, strength, expected)
    if not every or any(moves.temperature <= 0 for moves in every):
        weights = [moves.weights() for moves in every]
    else:
        counts = [len(moves.values) for moves in every]
        looks, patience = np.full((2, len(every), max(counts)), -np.inf)
        for row, moves in enumerate(every):
            looks[row, : counts[row]], patience[row, : counts[row]] = moves.values, moves.patience
        temperatures = np.array([moves.temperature for moves in every])
        rows = weigh_moves(looks, patience, temperatures[:, None])
        weights = [row[:count] for row, count in zip(rows, counts, strict=True)]
    return [each / each.sum() for each in weights]


def choose_move(advice: AdviceLike[_Chosen], strength: Strength, expected: float, random: Random) -> _Chosen:
    """Return a move of a player of this strength, drawn from `move_probabilities`.

    Takes one number from `random`, unless the player has no temperature.
    """
    if strength.temperature * expected <= 0:
        return advice.best
    sums = np.cumsum(perceive_moves(advice, strength, expected).weights())
    return advice.move_at(int((sums > random.random() * sums[-1]).argmax()))


class PerceivedMoves(NamedTuple):
    """Moves of a ranking as a player perceives them: their values and the patience with each, float64 [M].

    The patience is above 0 for natural moves. The temperature is in points.
    """

    values: Floats
    patience: Floats
    temperature: float

    def weights(self) -> Floats:
        """Return `weigh_moves` of them; without temperature the first one has all weight."""
        if self.temperature <= 0:
            only: Floats = np.eye(1, len(self.values))[0]
            return only
        return weigh_moves(self.values, self.patience, self.temperature)


def perceive_moves(advice: AdviceLike[_Ranked], strength: Strength, expected: float) -> PerceivedMoves:
    """Return the moves in the perception of this strength; the arguments are those of `move_probabilities`."""
    return _perceive_all([advice], strength, expected)[0]


def _perceive_all(advices: Sequence[AdviceLike[_Ranked]], strength: Strength, expected: float) -> list[PerceivedMoves]:
    if not advices:
        return []
    made_of = _made_patterns(advices[0].position.compiled, [advice.ranking.moves for advice in advices])
    found = []
    for advice, made in zip(advices, made_of, strict=True):
        position, moves = advice.position, advice.ranking.moves
        looks = advice.perceived_values(strength.perception)
        scores = [look for look, move in zip(looks, moves, strict=True) if isinstance(move, Score)]
        stops = max(scores, default=-np.inf) >= max(looks) - TIE
        patience = _patience_of(position, moves, made, stops=stops)
        temperature = strength.temperature * expected * (ROLLING if position.rolls_left else 1)
        found.append(PerceivedMoves(np.array(looks), np.array(patience), temperature))
    return found
