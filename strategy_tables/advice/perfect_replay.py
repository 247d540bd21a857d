"""What perfect play would have made of a player's own dice.

Two who play differently do not roll the same dice, so it has to be said which are whose. The first roll of each turn is
the player's. After that the dice that the player rolled again in this turn stand in a row, roll by roll, and perfect
play takes the next ones of them for every die that it rolls. In which order the dice of one roll fell nobody knows, so
they stand in the row by lot. Where perfect play rolls more dice than the player did, the others are drawn. All chance
is seeded by the game: the same game has the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from random import Random

from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, rolls_of_turn
from engine.cards.totals import score_totals
from engine.dice import Hand, rest
from engine.games.moves import Keep, Move, after_keep, after_score
from engine.games.position import Position
from strategy_tables.advice.objectives.expected_total import advise
from strategy_tables.advice.review import Decision, PlayerReview
from strategy_tables.store.tablefile import Table


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """One turn of perfect play: every hand as it lay after a roll, what was kept of each, and what was filled."""

    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...]
    category: str
    score: Score


@dataclass(frozen=True, slots=True)
class PerfectReplay:
    """Perfect play with somebody's dice, as many turns as they have ended.

    `total` is that of the card then; of all dice that were rolled `own_dice` are the player's, `drawn_dice` were drawn.
    """

    turns: tuple[ReplayedTurn, ...]
    total: int
    own_dice: int
    drawn_dice: int


def replay_perfectly(table: Table, rules: Rules, player: PlayerReview) -> PerfectReplay:
    """Play every turn that a player has ended again, perfectly.

    In a position that the player was in, too, a move of theirs that lost nothing is made: so a game without losses
    comes to what it came to.
    """
    ended = [each for each in _turns_of(player) if isinstance(each[-1].played, Score)]
    fell = [[each.position.hand for each in turn] for turn in ended]
    random = Random(f"{rules.fingerprint} {fell}")  # noqa: S311  a seed is no secret
    sheet, turns, drawn = empty_sheet(rules), list[ReplayedTurn](), 0
    for own in ended:
        row = _DiceQueue(own, random)
        turn, sheet = _play_turn(table, sheet, own, row)
        turns.append(turn)
        drawn += row.drawn
    rolled = sum(
        len(turn.hands[0]) + sum(len(hand) - len(keep) for hand, keep in zip(turn.hands[1:], turn.keeps, strict=True))
        for turn in turns
    )
    return PerfectReplay(tuple(turns), score_totals(rules, sheet).total, rolled - drawn, drawn)


def _turns_of(player: PlayerReview) -> list[tuple[Decision, ...]]:
    return [tuple(turn) for _, turn in groupby(player.decisions, lambda decision: decision.turn)]


class _DiceQueue:
    """The dice that a player rolled again in a turn, in a row; `drawn` are those that were taken behind its end."""

    def __init__(self, own: Sequence[Decision], random: Random) -> None:
        self._random = random
        self._dice = self._in_row(own)
        self.drawn = 0

    def _in_row(self, own: Sequence[Decision]) -> Iterator[int]:
        rolled = [
            rest(after.position.hand, before.played.dice)
            for before, after in pairwise(own)
            if isinstance(before.played, Keep)
        ]
        lots = [[(self._random.random(), die) for die in dice] for dice in rolled]
        return iter([die for dice in lots for _, die in sorted(dice)])

    def next_dice(self, count: int) -> Hand:
        """The next dice."""
        return tuple(self._next() for _ in range(count))

    def _next(self) -> int:
        die = next(self._dice, None)
        if die is None:
            self.drawn += 1
            return 1 + int(self._random.random() * 6)
        return die


def _play_turn(table: Table, sheet: Sheet, own: Sequence[Decision], row: _DiceQueue) -> tuple[ReplayedTurn, Sheet]:
    """Play one turn with the dice of a player's and return it and the sheet after it."""
    rules = own[0].position.rules
    position = Position(rules, sheet, own[0].position.hand, rolls_of_turn(rules, sheet) - 1)
    hands, keeps = [position.hand], list[Hand]()
    while isinstance(move := _best_move(table, position, own), Keep):
        hand = tuple(sorted(move.dice + row.next_dice(len(position.hand) - len(move.dice))))
        position = after_keep(position, move.dice, hand)
        hands.append(hand)
        keeps.append(move.dice)
    assert isinstance(move, Score)  # noqa: S101  nothing is called in a game of one card
    played = ReplayedTurn(tuple(hands), tuple(keeps), rules.categories[move.category], move)
    return played, after_score(position, move)


def _best_move(table: Table, position: Position, own: Sequence[Decision]) -> Move:
    theirs = next((each.played for each in own if each.position == position and each.loss == 0), None)
    return theirs or advise(table, position).best.move
