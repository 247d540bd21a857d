"""A whole game, decision by decision: what each gave up, and what each roll gave.

The value of a card is the expected final total under best play from there on. Along a game it changes in two ways: a
roll changes it by *luck*, from the mean over all rolls to the value of the hand that fell; a decision changes it by
*loss*, from the value of the best move to that of the move that was played. So for every player

    value at the end - value of the empty card = sum of luck - sum of loss

where the value at the end of a finished game is its total.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from engine.dice import Hand, contains, dump_dice
from engine.errors import InvalidGame, Problem
from engine.game import Game, GameReport, PlayedCardTurn, replay
from engine.position import Keep, Move, Position, Score
from engine.scoring import CompiledRuleset
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.objective import Advice, RankedMove
from strategy_tables.advice.objectives.expected_total import advise_many
from strategy_tables.store.tablefile import Table

HIGHLIGHT_COUNT: Final = 10


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
class Decision:
    """What was played after one roll, beside the best move.

    `value` is what the played move was worth, `loss` what it gave up: exactly 0 for every move tied with the best.
    `forced`: there was one legal move, or all were tied. `assumed`: the game does not say what was kept; this is the
    keep that is best for the player among those that go with the next hand.
    """

    turn: int
    roll: int
    position: Position
    played: Move
    value: float
    best: Move
    best_value: float
    loss: float
    grade: str
    forced: bool
    assumed: bool


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's game. `value` is what it is worth now: the total, once the card is full."""

    name: str
    total: int
    complete: bool
    start_value: float
    value: float
    rolls: tuple[Rolled, ...]
    decisions: tuple[Decision, ...]

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


@dataclass(frozen=True, slots=True)
class GameReview:
    """A reviewed game. `highlights` are the most expensive decisions of all players, as (player, decision)."""

    report: GameReport
    players: tuple[PlayerReview, ...]
    highlights: tuple[tuple[int, Decision], ...]
    digest: str


def review(table: Table, compiled: CompiledRuleset, game: Game) -> GameReview:
    """Review a game, as far as it was played.

    `compiled` are the rules it was played by, which have the fingerprint of the table. Raises `InvalidGame` where the
    game is not valid, or where hands of a turn are missing.
    """
    replayed = replay(compiled, game)
    report, played = replayed.report, replayed.turns
    _need_dice(compiled, played)
    positions = [
        Position(compiled, turn.card, hand, compiled.ruleset.rolls + turn.card.extra_rolls - 1 - roll)
        for turns in played
        for turn in turns
        for roll, hand in enumerate(turn.hands)
    ]
    advices = iter(advise_many(table, positions))
    players = tuple(
        _review_player(table, player.name, player.totals.total, player.complete, turns, advices)
        for player, turns in zip(report.players, played, strict=True)
    )
    every = [(number, decision) for number, player in enumerate(players) for decision in player.decisions]
    costly = sorted((one for one in every if one[1].loss), key=lambda one: -one[1].loss)
    return GameReview(report, players, tuple(costly[:HIGHLIGHT_COUNT]), table.digest)


def _need_dice(compiled: CompiledRuleset, played: Sequence[Sequence[PlayedCardTurn]]) -> None:
    problems = [
        Problem("missing-dice", ("players", player, "turns", number, "rolls"), _missing_dice(compiled, turn))
        for player, turns in enumerate(played)
        for number, turn in enumerate(turns)
        if not turn.hands or len(turn.hands) < turn.roll
    ]
    if problems:
        raise InvalidGame(problems)


def _missing_dice(compiled: CompiledRuleset, turn: PlayedCardTurn) -> str:
    if not turn.hands or turn.score is None:
        return "a turn without dice cannot be reviewed"
    category, hand = compiled.categories[turn.score.category], dump_dice(turn.hands[0])
    return (
        f"{category} with {hand} for {turn.score.points} was not made on the first roll: "
        "the hands before it are needed for a review"
    )


def _review_player(
    table: Table, name: str, total: int, complete: bool, turns: Sequence[PlayedCardTurn], advices: Iterator[Advice]
) -> PlayerReview:
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
            value = move.value
            decisions.append(
                Decision(
                    turn=number,
                    roll=roll,
                    position=advice.position,
                    played=move.move,
                    value=move.value,
                    best=advice.best.move,
                    best_value=advice.value,
                    loss=move.loss,
                    grade=GRADES.grade(move.loss, table.expected_above_least),
                    forced=advice.ranking.losses[-1] == 0,
                    assumed=following is not None and turn.keeps is None,
                )
            )
    return PlayerReview(name, total, complete, table.start_value, value, tuple(rolls), tuple(decisions))


def _scored(advice: Advice, score: Score) -> RankedMove:
    return next(ranked for ranked in advice.moves if ranked.move == score)


def _kept(advice: Advice, following: Advice, keep: Hand | None) -> RankedMove:
    """What was kept between two hands: `keep`, or the best keep for the player that goes with both hands."""
    before, after = advice.position.hand, following.position.hand
    # Keeping all dice is no move of an advice: it only throws a roll away.
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
