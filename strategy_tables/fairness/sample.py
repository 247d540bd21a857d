"""The dice of rolls and of games: what fell, and what each of them is compared with.

In a game only the dice that were rolled count, not the kept ones: these were chosen. A hand is therefore only usable if
the dice kept before it are known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from engine.dice import Hand, rest
from engine.games.turn import Player, Turn


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that fell together.

    `compared` dice of it each had a chance of 1 in 6 to repeat a face that was named before they fell; `repeated` ones
    did. `player` is a name, or None outside of games. `in_order`: each place always has the same die.
    """

    dice: Hand
    compared: int = 0
    repeated: int = 0
    player: str | None = None
    in_order: bool = False


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Numbers of hands and turns that cannot be used."""

    hands_without_keep: int = 0
    hands_of_unknown_roll: int = 0
    turns_without_dice: int = 0

    def __add__(self, other: LeftOut) -> LeftOut:
        return LeftOut(
            self.hands_without_keep + other.hands_without_keep,
            self.hands_of_unknown_roll + other.hands_of_unknown_roll,
            self.turns_without_dice + other.turns_without_dice,
        )


def throws_of_rolls(rolls: Sequence[Hand], *, in_order: bool) -> Iterator[Throw]:
    """Yield rolls of all dice, in the order in which they fell.

    Dice `in_order`, with the same die at each place, are compared with themselves in the roll before. Others are
    compared with its most frequent face.
    """
    if not in_order:
        yield from _unordered(rolls)
        return
    before: Hand = ()
    for dice in rolls:
        repeated = sum(face == other for face, other in zip(dice, before, strict=False))
        yield Throw(dice, len(dice) if before else 0, repeated, in_order=True)
        before = dice


def _unordered(rolls: Sequence[Hand]) -> Iterator[Throw]:
    before: Hand = ()
    for dice in rolls:
        yield _compare(dice, before)
        before = dice


def _compare(dice: Hand, before: Hand, player: str | None = None) -> Throw:
    if not before:
        return Throw(dice, player=player)
    face = max(before, key=lambda each: (before.count(each), each))
    return Throw(dice, len(dice), dice.count(face), player)


def throws_of_game(players: Sequence[Player]) -> tuple[list[Throw], LeftOut]:
    """Return the rolled dice of a game, turn by turn, and what cannot be used.

    Dice that were rolled again are compared with the most frequent of the kept faces. A player without a name is called
    by the place in the order of play.
    """
    throws: list[Throw] = []
    left_out = LeftOut()
    names = [player.name or str(place) for place, player in enumerate(players, 1)]
    for turns in zip_longest(*(player.turns for player in players)):
        for name, turn in zip(names, turns, strict=True):
            if turn is not None:
                found, without = _throws_of_turn(turn, name)
                throws += found
                left_out += without
    return throws, left_out


def _throws_of_turn(turn: Turn, player: str) -> tuple[Iterable[Throw], LeftOut]:
    hands = turn.hands
    if not hands:
        return (), LeftOut(turns_without_dice=1)
    if turn.roll is None:
        return (), LeftOut(hands_of_unknown_roll=1)
    throws = [Throw(hands[0], player=player)]
    if turn.sorted_keeps is None:
        return throws, LeftOut(hands_without_keep=len(hands) - 1)
    for keep, before, hand in zip(turn.sorted_keeps, hands, hands[1:], strict=False):
        throws.append(_compare(rest(hand, keep), keep or before, player))
    return throws, LeftOut()
