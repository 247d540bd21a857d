"""Results of a review: rolls, decisions and their sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final, Generic, TypeVar

from engine.cards.played import PlayedTurn
from engine.dice import Hand, dump_dice
from engine.errors import InvalidGame, Problem

HIGHLIGHT_COUNT: Final = 10

_Position = TypeVar("_Position")
_Move = TypeVar("_Move")


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll: its turn and number in it (both from 0), the hand, and the values before and after it."""

    turn: int
    roll: int
    hand: Hand
    before: float
    value: float

    @property
    def luck(self) -> float:
        """Return the change of the value by the roll."""
        return self.value - self.before


@dataclass(frozen=True, slots=True)
class DecisionOf(Generic[_Position, _Move]):
    """The played move after one roll, compared with the best one.

    * `value`: of the played move; `loss`: its loss, exactly 0 for every move tied with the best
    * `forced`: whether there was one legal move, or all were tied
    * `assumed`: whether the keep is not recorded; then it is the best one that goes with the next hand
    * `theme`: of the decision (`advice.themes`); None where it was forced, or no theme fits
    """

    turn: int
    roll: int
    position: _Position
    played: _Move
    value: float
    best: _Move
    best_value: float
    loss: float
    grade: str
    forced: bool
    assumed: bool
    theme: str | None


@dataclass(frozen=True, slots=True)
class PlayerReviewOf(Generic[_Position, _Move]):
    """The game of one player. `value` is the present one: the total, once the card is full.

    `correction`: the values of turns before their first rolls, less those of the cards before them. The two differ only
    for estimates.
    """

    name: str
    total: int
    complete: bool
    start_value: float
    value: float
    rolls: tuple[Rolled, ...]
    decisions: tuple[DecisionOf[_Position, _Move], ...]
    correction: float = 0.0

    @property
    def luck(self) -> float:
        """Return the luck of all rolls."""
        return fsum(rolled.luck for rolled in self.rolls)

    @property
    def loss(self) -> float:
        """Return the loss of all decisions."""
        return fsum(decision.loss for decision in self.decisions)

    @property
    def free_decision_count(self) -> int:
        """Return the number of decisions that were not forced."""
        return sum(not decision.forced for decision in self.decisions)

    @property
    def loss_per_decision(self) -> float:
        """Return the mean loss of the decisions that were not forced; 0 without any."""
        return self.loss / max(1, self.free_decision_count)


def most_expensive(
    players: Sequence[PlayerReviewOf[_Position, _Move]],
) -> tuple[tuple[int, DecisionOf[_Position, _Move]], ...]:
    """Return the decisions of all players that lost the most, as (player, decision)."""
    every = [(number, decision) for number, player in enumerate(players) for decision in player.decisions]
    costly = sorted((one for one in every if one[1].loss), key=lambda one: -one[1].loss)
    return tuple(costly[:HIGHLIGHT_COUNT])


def need_dice(played: Sequence[Sequence[PlayedTurn]], missing: Callable[[PlayedTurn], str]) -> None:
    """Raise `InvalidGame` if hands of turns are missing, with the message of `missing` for each such turn."""
    problems = [
        Problem("missing-dice", ("players", player, "turns", number, "rolls"), missing(turn))
        for player, turns in enumerate(played)
        for number, turn in enumerate(turns)
        if not turn.hands or len(turn.hands) < turn.roll
    ]
    if problems:
        raise InvalidGame(problems)


def missing_dice(name: str, hands: Sequence[Hand], points: int | None) -> str:
    """Return why a turn that filled this for so many points cannot be reviewed; None: it filled nothing yet."""
    if not hands or points is None:
        return "a turn without dice cannot be reviewed"
    return (
        f"{name} with {dump_dice(hands[0])} for {points} was not made on the first roll: "
        "the hands before it are needed for a review"
    )
