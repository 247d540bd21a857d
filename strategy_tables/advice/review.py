"""Reviews of whole games, decision by decision: the loss of each, and the luck of each roll.

The value of a card is the expected final total under best play from there on. Along a game it changes in two ways: a
roll changes it by *luck*, from the mean over all rolls to the value of the hand; a decision changes it by *loss*, from
the value of the best move to that of the played move. So for every player

    value at the end - value of the empty card = sum of luck - sum of loss

where the value at the end of a finished game is its total.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from engine.cards.played import PlayedTurn
from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import rolls_of_turn
from engine.dice import Hand, contains
from engine.games.game import Game, GameReport, replay
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.objective import Advice, RankedMove
from strategy_tables.advice.objectives.expected_total import advise_many
from strategy_tables.advice.review_records import (
    DecisionOf,
    PlayerReviewOf,
    Rolled,
    missing_dice,
    most_expensive,
    need_dice,
)
from strategy_tables.advice.themes import HumanMoveModel, theme_of
from strategy_tables.store.tablefile import Table

Decision = DecisionOf[Position, Move]
PlayerReview = PlayerReviewOf[Position, Move]


@dataclass(frozen=True, slots=True)
class GameReview:
    """A reviewed game. `highlights` are the most expensive decisions of all players, as (player, decision)."""

    report: GameReport
    players: tuple[PlayerReview, ...]
    highlights: tuple[tuple[int, Decision], ...]
    digest: str


def review(table: Table, rules: Rules, game: Game) -> GameReview:
    """Review a game, as far as it was played.

    `rules` have the fingerprint of the table. Raises `InvalidGame` if the game is not valid, or if hands of a turn are
    missing.
    """
    replayed = replay(rules, game)
    report, played = replayed.report, replayed.turns
    need_dice(played, partial(_missing_dice, rules))
    players = tuple(
        _review_player(table, player.name, player.totals.total, player.complete, turns)
        for player, turns in zip(report.players, played, strict=True)
    )
    return GameReview(report, players, most_expensive(players), table.digest)


def _missing_dice(rules: Rules, turn: PlayedTurn) -> str:
    if turn.score is None:
        return missing_dice("", turn.hands, None)
    return missing_dice(rules.categories[turn.score.category], turn.hands, turn.score.points)


def _review_player(table: Table, name: str, total: int, complete: bool, turns: Sequence[PlayedTurn]) -> PlayerReview:
    # Player by player, since the values for a hundred of them take much memory.
    advices = iter(advise_many(table, [*_positions(table.rules, turns)]))
    rolls: list[Rolled] = []
    decisions: list[Decision] = []
    value = table.start_value
    for number, turn in enumerate(turns):
        advised = [next(advices) for _ in turn.hands]
        for roll, (hand, advice) in enumerate(zip(turn.hands, advised, strict=True)):
            rolls.append(Rolled(number, roll, hand, value, advice.value))
            value = advice.value
            following = advised[roll + 1] if roll + 1 < len(advised) else None
            if following is not None:
                move = _kept(advice, following, None if turn.keeps is None else turn.keeps[roll])
            elif turn.score is not None:
                move = _scored(advice, turn.score)
            else:
                break  # the turn is in progress: nothing was decided after this roll yet
            # Moves that differ by less than the error of the table lose nothing.
            value = move.value if move.loss else advice.value
            forced = advice.ranking.losses[-1] == 0
            decisions.append(
                DecisionOf(
                    turn=number,
                    roll=roll,
                    position=advice.position,
                    played=move.move,
                    value=value,
                    best=advice.best.move,
                    best_value=advice.value,
                    loss=move.loss,
                    grade=GRADES.grade(move.loss, table.expected_above_least),
                    forced=forced,
                    assumed=following is not None and turn.keeps is None,
                    theme=None if forced else theme_of(HumanMoveModel(advice, table.expected_above_least)),
                )
            )
    return PlayerReviewOf(name, total, complete, table.start_value, value, tuple(rolls), tuple(decisions))


def _positions(rules: Rules, turns: Iterable[PlayedTurn]) -> Iterator[Position]:
    """Yield the position after every roll."""
    for turn in turns:
        rolls = rolls_of_turn(rules, turn.sheet)
        for roll, hand in enumerate(turn.hands):
            yield Position(rules, turn.sheet, hand, rolls - 1 - roll)


def _scored(advice: Advice, score: Score) -> RankedMove:
    return next(ranked for ranked in advice.moves if ranked.move == score)


def _kept(advice: Advice, following: Advice, keep: Hand | None) -> RankedMove:
    """Return the keep between two hands: `keep`, or the best one that goes with both hands."""
    before, after = advice.position.hand, following.position.hand
    # Keeping all dice is no move of an advice: it only wastes a roll.
    keep_all = RankedMove(0, Keep(before), following.value, max(0.0, advice.value - following.value), following.value)
    if keep == before:
        return keep_all
    found = next(
        ranked
        for ranked in advice.moves
        if isinstance(ranked.move, Keep)
        and (contains(after, ranked.move.dice) if keep is None else ranked.move.dice == keep)
    )
    return keep_all if keep is None and before == after and keep_all.loss < found.loss else found
