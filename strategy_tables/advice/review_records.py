"""What a review says of a game: its rolls and its decisions, and what they come to, for cards and for sheets."""

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
    """One roll: in which turn and which roll of it (both from 0), what fell, and the values around it."""

    turn: int
    roll: int
    hand: Hand
    before: float
    value: float

    @property
    def luck(self) -> float:
        """What the roll gave, or took."""
        return self.value - self.before


@dataclass(frozen=True, slots=True)
class DecisionOf(Generic[_Position, _Move]):
    """What was played after one roll, beside the best move.

    `value` is what the played move was worth, `loss` what it gave up: exactly 0 for every move tied with the best.
    `forced`: there was one legal move, or all were tied. `assumed`: the game does not say what was kept; this is the
    keep that is best for the player among those that go with the next hand. `theme`: what the decision is about
    (`advice.themes`); None where it was forced, or no theme fits.
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
    """One player's game. `value` is what it is worth now: the total, once the card is full.

    `correction`: what turns are worth before their first rolls, less what the cards were worth that they begin with.
    The two are the same but where an estimate says what cards are worth.
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
        """The luck of all rolls."""
        return fsum(rolled.luck for rolled in self.rolls)

    @property
    def loss(self) -> float:
        """The loss of all decisions."""
        return fsum(decision.loss for decision in self.decisions)

    @property
    def free_decision_count(self) -> int:
        """How many decisions were not forced."""
        return sum(not decision.forced for decision in self.decisions)

    @property
    def loss_per_decision(self) -> float:
        """The mean loss of the decisions that were not forced; 0 where there was none."""
        return self.loss / max(1, self.free_decision_count)


def most_expensive(
    players: Sequence[PlayerReviewOf[_Position, _Move]],
) -> tuple[tuple[int, DecisionOf[_Position, _Move]], ...]:
    """The decisions of all players that lost the most, as (player, decision)."""
    every = [(number, decision) for number, player in enumerate(players) for decision in player.decisions]
    costly = sorted((one for one in every if one[1].loss), key=lambda one: -one[1].loss)
    return tuple(costly[:HIGHLIGHT_COUNT])


def need_dice(played: Sequence[Sequence[PlayedTurn]], missing: Callable[[PlayedTurn], str]) -> None:
    """Raise `InvalidGame` where hands of a turn are missing, with what `missing` says of each such turn."""
    problems = [
        Problem("missing-dice", ("players", player, "turns", number, "rolls"), missing(turn))
        for player, turns in enumerate(played)
        for number, turn in enumerate(turns)
        if not turn.hands or len(turn.hands) < turn.roll
    ]
    if problems:
        raise InvalidGame(problems)


def missing_dice(name: str, hands: Sequence[Hand], points: int | None) -> str:
    """Why a turn that filled this for so many points cannot be reviewed; None: it filled nothing yet."""
    if not hands or points is None:
        return "a turn without dice cannot be reviewed"
    return (
        f"{name} with {dump_dice(hands[0])} for {points} was not made on the first roll: "
        "the hands before it are needed for a review"
    )
