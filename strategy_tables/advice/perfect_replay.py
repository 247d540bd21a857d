"""Perfect play with a player's own dice.

Different play rolls different dice, so the player's dice have to be assigned. The first roll of each turn is the
player's. After that the dice that the player rerolled in this turn are queued, roll by roll. Perfect play takes the
next one for every die that it rolls. The order of the dice of one roll is unknown, so it is drawn at random. If perfect
play rolls more dice than the player did, the others are drawn. The game seeds all random numbers: the same game has the
same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, islice, pairwise
from random import Random

from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, rolls_of_turn
from engine.cards.totals import sheet_total
from engine.dice import Hand, rest
from engine.games.moves import Keep, Move, after_keep, after_score
from engine.games.position import Position
from strategy_tables.advice.objectives.expected_total import advise
from strategy_tables.advice.review import Decision, PlayerReview
from strategy_tables.store.tablefile import Table


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """One turn of perfect play: every hand after a roll, the keep of each, and the score."""

    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...]
    category: str
    score: Score


@dataclass(frozen=True, slots=True)
class PerfectReplay:
    """Perfect play with a player's dice, for as many turns as the player has ended.

    `total` is that of the card then; of all rolled dice, `own_dice` are the player's and `drawn_dice` were drawn.
    """

    turns: tuple[ReplayedTurn, ...]
    total: int
    own_dice: int
    drawn_dice: int


def replay_perfectly(table: Table, rules: Rules, player: PlayerReview) -> PerfectReplay:
    """Play every turn that a player has ended again, perfectly.

    In a position of the original game, a move of the player that lost nothing is repeated: so a game without losses
    keeps its total.
    """
    turns_of_player = [tuple(turn) for _, turn in groupby(player.decisions, lambda decision: decision.turn)]
    ended = [each for each in turns_of_player if isinstance(each[-1].played, Score)]
    fell = [[each.position.hand for each in turn] for turn in ended]
    random = Random(f"{rules.fingerprint} {fell}")  # noqa: S311  a seed is no secret
    sheet, turns, own_dice, drawn = empty_sheet(rules), list[ReplayedTurn](), 0, 0
    for own in ended:
        queued = _queue_dice(own, random)
        turn, sheet = _play_turn(table, sheet, own, chain(queued, _draw(random)))
        turns.append(turn)
        rerolled = sum(len(hand) - len(keep) for hand, keep in zip(turn.hands[1:], turn.keeps, strict=True))
        own_dice += len(turn.hands[0]) + min(rerolled, len(queued))
        drawn += max(0, rerolled - len(queued))
    return PerfectReplay(tuple(turns), sheet_total(rules, sheet), own_dice, drawn)


def _draw(random: Random) -> Iterator[int]:
    while True:
        yield 1 + int(random.random() * 6)


def _queue_dice(own: Sequence[Decision], random: Random) -> list[int]:
    """Return the dice that a player rerolled in a turn, those of each roll in random order."""
    rolled = [
        rest(after.position.hand, before.played.dice)
        for before, after in pairwise(own)
        if isinstance(before.played, Keep)
    ]
    lots = [[(random.random(), die) for die in dice] for dice in rolled]
    return [die for dice in lots for _, die in sorted(dice)]


def _play_turn(table: Table, sheet: Sheet, own: Sequence[Decision], dice: Iterator[int]) -> tuple[ReplayedTurn, Sheet]:
    """Play one turn with the dice of a player's turn; return it and the sheet after it."""
    rules = own[0].position.rules
    position = Position(rules, sheet, own[0].position.hand, rolls_of_turn(rules, sheet) - 1)
    hands, keeps = [position.hand], list[Hand]()
    while isinstance(move := _best_move(table, position, own), Keep):
        hand = tuple(sorted((*move.dice, *islice(dice, len(position.hand) - len(move.dice)))))
        position = after_keep(position, move.dice, hand)
        hands.append(hand)
        keeps.append(move.dice)
    assert isinstance(move, Score)  # noqa: S101  nothing is called in a game of one card
    played = ReplayedTurn(tuple(hands), tuple(keeps), rules.categories[move.category], move)
    return played, after_score(position, move)


def _best_move(table: Table, position: Position, own: Sequence[Decision]) -> Move:
    theirs = next((each.played for each in own if each.position == position and each.loss == 0), None)
    return theirs or advise(table, position).best.move
