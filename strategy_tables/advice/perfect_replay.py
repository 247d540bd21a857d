"""Perfect play with given dice: those of a day, or a player's own.

Different play rolls different dice, so a player's dice have to be assigned. The first roll of each turn is the
player's. After that the dice that the player rerolled in this turn are queued, roll by roll. Perfect play takes the
next one for every die that it rolls. The order of the dice of one roll is unknown, so it is drawn at random. If perfect
play rolls more dice than the player did, the others are drawn. The game seeds all random numbers: the same game has the
same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, islice, pairwise
from random import Random

from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, rolls_of_turn
from engine.cards.totals import sheet_total
from engine.dice import Hand, rest
from engine.games.daily import Roll
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
    lossless = [each for turn in ended for each in turn if each.loss == 0]
    turns, total = play_perfectly(table, rules, _roll_own_dice(rules, ended), lossless)
    own_dice = drawn = 0
    for own, turn in zip(ended, turns, strict=True):
        rerolled = sum(len(hand) - len(keep) for hand, keep in zip(turn.hands[1:], turn.keeps, strict=True))
        queued = sum(map(len, _rerolled(own)))
        own_dice += len(turn.hands[0]) + min(rerolled, queued)
        drawn += max(0, rerolled - queued)
    return PerfectReplay(turns, total, own_dice, drawn)


def play_perfectly(
    table: Table, rules: Rules, rolls: Iterable[Roll], lossless: Sequence[Decision] = ()
) -> tuple[tuple[ReplayedTurn, ...], int]:
    """Play a turn with each of these dice; return the turns and the total of the card.

    In positions of the lossless decisions, their moves are repeated.
    """
    sheet, turns = empty_sheet(rules), list[ReplayedTurn]()
    for roll in rolls:
        turn, sheet = _play_turn(table, rules, sheet, roll, lossless)
        turns.append(turn)
    return tuple(turns), sheet_total(rules, sheet)


def _roll_own_dice(rules: Rules, ended: Sequence[Sequence[Decision]]) -> Iterator[Roll]:
    """Yield the dice of each turn: its first hand, the rerolled dice, in random order within a roll, and others."""
    fell = [[each.position.hand for each in turn] for turn in ended]
    random = Random(f"{rules.fingerprint} {fell}")  # noqa: S311  a seed is no secret
    for own in ended:
        yield _roll_in_sequence(chain(own[0].position.hand, _queue_dice(own, random), _draw(random)), rules)


def _roll_in_sequence(dice: Iterator[int], rules: Rules) -> Roll:
    count = rules.ruleset.dice_count
    return lambda keep: tuple(sorted((*keep, *islice(dice, count - len(keep)))))


def _draw(random: Random) -> Iterator[int]:
    while True:
        yield 1 + int(random.random() * 6)


def _rerolled(own: Sequence[Decision]) -> list[Hand]:
    """Return the dice that a player rerolled in a turn, roll by roll."""
    return [
        rest(after.position.hand, before.played.dice)
        for before, after in pairwise(own)
        if isinstance(before.played, Keep)
    ]


def _queue_dice(own: Sequence[Decision], random: Random) -> list[int]:
    """Return the rerolled dice of a turn, those of each roll in random order."""
    lots = [[(random.random(), die) for die in dice] for dice in _rerolled(own)]
    return [die for dice in lots for _, die in sorted(dice)]


def _play_turn(
    table: Table, rules: Rules, sheet: Sheet, roll: Roll, lossless: Sequence[Decision]
) -> tuple[ReplayedTurn, Sheet]:
    """Play one turn; return it and the sheet after it."""
    position = Position(rules, sheet, roll(()), rolls_of_turn(rules, sheet) - 1)
    hands, keeps = [position.hand], list[Hand]()
    while isinstance(move := _best_move(table, position, lossless), Keep):
        position = after_keep(position, move.dice, roll(move.dice))
        hands.append(position.hand)
        keeps.append(move.dice)
    assert isinstance(move, Score)  # noqa: S101  nothing is called in a game of one card
    played = ReplayedTurn(tuple(hands), tuple(keeps), rules.categories[move.category], move)
    return played, after_score(position, move)


def _best_move(table: Table, position: Position, lossless: Sequence[Decision]) -> Move:
    theirs = next((each.played for each in lossless if each.position == position), None)
    return theirs or advise(table, position).best.move
