"""Stakes of a move under an objective other than the expected total: its risk, and its purpose.

The best move is compared with the one that earns the most points on average, or, if that is the same, with the next
best. The comparison has their mean points, the points at risk, and the values of the objective. It also has the endings
of the turn that make the difference (`contrast`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.cards.scoring import Score
from engine.dice import keep_index
from engine.games.moves import Keep, Move, extra_rolls_after
from engine.games.position import Position
from strategy_tables.advice.contrast import Contrast, contrast_endings
from strategy_tables.advice.objective import Objective, RankedMove, TableAdvice
from strategy_tables.advice.opponent_outlooks import FOR_POINTS
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import hands_after
from strategy_tables.model.outcomes import outcomes_of_hands
from strategy_tables.model.ties import TIE


@dataclass(frozen=True, slots=True)
class Stake:
    """One of the two moves.

    * `most_points`: whether no move earns more points on average
    * `points_risked`: of the points that the other move scores at once, those that this one rerolls and the next roll
      may not restore
    * `least`, `greatest`: bounds of the value of the objective after the turn, if the advice is followed
    """

    ranked: RankedMove
    most_points: bool
    points_risked: int
    least: float
    greatest: float


@dataclass(frozen=True, slots=True)
class Stakes:
    """Comparison of the best move with another one.

    * `contrasts`: endings of the turn after the two moves, with the value of the objective. Those that favour the best
      move come first, and all gains add up to the difference of the two values. None for an objective that is not a
      mean
    * `lead`: for opponents who play for points, the expected total of following the advice less the greatest of theirs
    """

    position: Position
    objective: Objective
    best: Stake
    other: Stake
    contrasts: tuple[Contrast, ...]
    lead: float | None


def find_stakes(advice: TableAdvice, asked: Move | None = None) -> Stakes | None:
    """Return the stakes against the `asked` move; None without another move, and for the expected total."""
    moves, totals = advice.ranking.moves, advice.expected_totals
    most = max(totals)
    place = alternative_place(advice) if asked is None else moves.index(asked)
    if advice.worth is None or not 0 < place < len(moves):
        return None
    pair = [advice.move_at(0), advice.move_at(place)]
    weights = np.array([_weigh_endings(advice, each.move) for each in pair])
    stakes = [
        Stake(
            each,
            each.expected_total >= most - TIE,
            _points_risked(advice, each.move, against.move),
            float(advice.worth[row > 0].min()),
            float(advice.worth[row > 0].max()),
        )
        for each, against, row in zip(pair, pair[::-1], weights, strict=True)
    ]
    outcomes = advice.turn.policy.values.scoring.outcomes
    contrasts = contrast_endings(outcomes, weights, advice.worth) if advice.objective.averages else ()
    best, other = stakes
    return Stakes(advice.position, advice.objective, best, other, contrasts, find_lead(advice))


def find_lead(advice: TableAdvice) -> float | None:
    """Return the expected total of following the advice less the greatest of the opponents.

    None without opponents, and if they do not play for points.
    """
    means = [each.mean for each in advice.opponents if each.maximize == FOR_POINTS]
    return max(advice.expected_totals) - max(means) if means else None


def alternative_place(advice: TableAdvice) -> int:
    """Return the place of the default move to compare with the best one."""
    most = max(advice.expected_totals)
    first = next(place for place, total in enumerate(advice.expected_totals) if total >= most - TIE)
    return first or 1


def _weigh_endings(advice: TableAdvice, move: Move) -> Floats:
    """Return the probability of each ending of the turn after a move, if the advice is followed: float64 [N]."""
    position, turn = advice.position, advice.turn
    scoring = turn.policy.values.scoring
    outcomes = scoring.outcomes
    if isinstance(move, Keep):
        hands = hands_after(outcomes.rolls, keep_index(len(position.hand))[move.dice])
        place = slice(turn.place, turn.place + 1)
        found: Floats = turn.policy.weigh_endings(hands[None], position.rolls_left - 1, place)[0]
        return found
    assert advice.worth is not None and isinstance(move, Score)  # noqa: S101, PT018  callers ensure both
    weights = np.zeros(len(advice.worth))
    extra = extra_rolls_after(position)
    outcome = outcomes.numbers[move.category, move.points, move.extra_bonus]
    weights[extra * len(outcomes.category) + outcome] = 1.0
    return weights


def _points_risked(advice: TableAdvice, move: Move, other: Move) -> int:
    """Return the points that a keep may lose on the next roll, of those that the other move scores at once."""
    if not (isinstance(move, Keep) and isinstance(other, Score)):
        return 0
    scoring, position = advice.turn.policy.values.scoring, advice.position
    outcomes, place = scoring.outcomes, advice.turn.place
    hands = np.flatnonzero(hands_after(outcomes.rolls, keep_index(len(position.hand))[move.dice]))
    filled, memories = (np.full(len(hands), each[place]) for each in (scoring.filled, scoring.memories))
    then = outcomes_of_hands(outcomes, filled, memories, hands, position.rolls_left - 1)[:, other.category]
    paid = outcomes.paid[then]
    # A joker that may not be scored there earns nothing there.
    least = int(np.where(np.isfinite(paid), paid, 0.0).min())
    return max(0, other.points + other.extra_bonus - least)
