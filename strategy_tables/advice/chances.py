"""Reviews of whole games in chances: of winning, or of the value of another objective.

A decision is compared by the same values as in advice, and the value of a game is the player's chance. If the objective
is to win, the opponents are the other players with their present cards, who play for the mean. So the chance also
changes in their turns: by *their luck* and by *their decisions*, both valued by the outlooks of all players. A player's
own turn is played to win, which is worth more than these outlooks know. The value changes by this *correction* when a
turn begins and after it. So for every player

    value - value at the start = luck - loss + luck of others + decisions of others + correction

where the value of a finished game is its result: 1, 0, or the share of a tie. The mean luck of every roll is 0, also if
players err. So value - luck - luck of others has the same mean as the result, and a smaller variance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from engine.cards.played import PlayedTurn
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, empty_sheet, rolls_of_turn
from engine.dice import Hand, keep_index
from engine.games.game import Game, Replay
from engine.games.position import Position
from strategy_tables.advice.advisor import TableAdvisor
from strategy_tables.advice.grades import CHANCE_GRADES
from strategy_tables.advice.methods import APPROXIMATE, EXACT, IMPROVED
from strategy_tables.advice.objective import Advice, Objective, ObjectiveTurn, Utilities
from strategy_tables.advice.objectives.expected_total import advise_many
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.opponent_outlooks import computed_outlook
from strategy_tables.advice.outlook import Moment, Outlook, TurnOutlooks, find_after_turn, find_outlooks
from strategy_tables.advice.review import (
    Basis,
    Decision,
    GameReview,
    PlayerReviewer,
    most_expensive,
    replay_with_dice,
)
from strategy_tables.advice.turns import Turn
from strategy_tables.advice.win_odds import chances_by_total
from strategy_tables.model.lattice import hands_after

CERTAINTY: Final = 1.0
"""The greatest chance, which losses are relative to."""


def review_chances(advisor: TableAdvisor, rules: Rules, game: Game, objective: Objective) -> GameReview:
    """Review a game of single cards under an objective, as far as it was played; opponents of `Win` are the others.

    Raises as `replay_with_dice` and `Objective.utilities` do.
    """
    replayed = replay_with_dice(rules, game)
    reviewer = (_WinReviewer if isinstance(objective, Win) else _ChanceReviewer)(advisor, rules, replayed, objective)
    return reviewer.review()


class _ChanceReviewer:
    """Reviewer of all players under an objective."""

    def __init__(self, advisor: TableAdvisor, rules: Rules, replayed: Replay, objective: Objective) -> None:
        self.tables = advisor.tables
        self.rules = rules
        self.objective = objective
        self._advisor = advisor
        self._replayed = replayed
        self._turns: dict[tuple[int, int], ObjectiveTurn] = {}
        self._methods: set[str] = set()
        self._error = 0.0
        self._digests: set[str] = set()
        starts = self.start_values(len(replayed.turns))
        players = zip(replayed.report.players, replayed.turns, starts, strict=True)
        self.reviewers = [PlayerReviewer(rules, player, turns, start) for player, turns, start in players]

    def start_values(self, count: int) -> list[float]:
        """Return the value of every player before the game."""
        position = _before_turn(self.rules, empty_sheet(self.rules))
        found = self.objective.utilities(self.tables, position)
        return [ObjectiveTurn(self.objective, self.tables, position, found).value] * count

    def utilities(self, player: int, position: Position) -> Utilities:
        """Return the utilities of the endings of a player's turn."""
        del player
        return self.objective.utilities(self.tables, position)

    def end_turn(self, player: int, number: int, turn: PlayedTurn) -> None:
        """Note what a turn changes for the other players."""

    def end_game(self) -> None:
        """Note the final values."""

    def note(self, method: str, error: float, digests: Sequence[str]) -> None:
        """Note how some values are known."""
        self._methods.add(method)
        self._error = max(self._error, error)
        self._digests.update(digests)

    def review(self) -> GameReview:
        """Return the review, turn by turn in the order of play."""
        for player, number in _order_of_play(self._replayed.turns):
            turn, reviewer = self._replayed.turns[player][number], self.reviewers[player]
            position = _before_turn(self.rules, turn.sheet)
            found = self.utilities(player, position)
            self.note(found.method, found.error, found.digests)
            played = self._turns[player, number] = ObjectiveTurn(self.objective, self.tables, position, found)
            reviewer.correct(played.value)
            reviewer.review_turn(number, played.advise)
            self.end_turn(player, number, turn)
        self.end_game()
        players = tuple(each.review(CHANCE_GRADES, CERTAINTY, self._judge) for each in self.reviewers)
        method = next(each for each in (IMPROVED, APPROXIMATE, EXACT) if each in {*self._methods, EXACT})
        return GameReview(
            self._replayed.report,
            players,
            most_expensive(players),
            self.objective,
            CHANCE_GRADES,
            CERTAINTY,
            self._turn_of,
            basis=Basis(method, self._error, frozenset(self._digests)),
        )

    def _turn_of(self, player: int, decision: Decision) -> Turn:
        return self._turns[player, decision.turn].turn

    def _judge(self, advices: Sequence[Advice[Any]], found: Sequence[bool]) -> Sequence[tuple[str | None, str | None]]:
        """Return the themes of decisions, which depend on the expected total, and no praise, which does, too."""
        by_total = advise_many(self.tables.means, [each.position for each in advices])
        return self._advisor.judge(by_total, [False] * len(found))


class _WinReviewer(_ChanceReviewer):
    """Reviewer of all players who play to win against each other."""

    objective: Win

    def start_values(self, count: int) -> list[float]:
        """Return the chance of every player before the game."""
        limits = self.tables.allowance.limits
        turns = sum(map(len, self._replayed.turns))
        self._limit = min(limits.seconds_to_win, limits.seconds_to_win_game / max(1, turns))
        # The present outlook of each player.
        self._outlooks = find_outlooks(self.tables, [empty_sheet(self.rules)] * count)
        for each in self._outlooks:
            self._note_outlook(each)
        return [self._chance(player) for player in range(count)]

    def utilities(self, player: int, position: Position) -> Utilities:
        """Return the utilities of winning against the other players with their present cards."""
        after = find_after_turn(self.tables, position)
        self._along = TurnOutlooks(self.tables, position, after)
        others = tuple(computed_outlook(each) for other, each in enumerate(self._outlooks) if other != player)
        found = self.objective.utilities_against(self.tables, position, others, self._limit, after)
        return replace(found, opponents=())

    def end_turn(self, player: int, number: int, turn: PlayedTurn) -> None:
        """Note the chances of the other players at every moment of a turn."""
        before, *moments = self._along.at([*self._moments(self.reviewers[player].kept(number), turn)])
        if turn.score is not None:
            turns, report = self._replayed.turns[player], self._replayed.report.players[player]
            sheet = turns[number + 1].sheet if number + 1 < len(turns) else report.sheet
            moments.append(self._along.after(sheet))
        others = [(place, each) for place, each in enumerate(self.reviewers) if place != player]
        for place, other in others:
            chances = self._chances(place, player, [before, *moments])
            other.correct(chances[0])
            for count, chance in enumerate(chances[1:]):
                # A roll, then a decision.
                (other.note_decision_of_other if count % 2 else other.note_roll_of_other)(chance)
        self._outlooks[player] = moments[-1]
        self._note_outlook(moments[-1])

    def _moments(self, kept: Sequence[Hand], turn: PlayedTurn) -> Iterator[Moment]:
        """Yield the moments before and after every roll of a turn."""
        rolls, compiled = self.tables.outcomes.rolls, self.rules.card
        left = rolls_of_turn(self.rules, turn.sheet) - 1
        yield Moment(rolls.first, left)
        keeps = keep_index(compiled.ruleset.dice_count)
        for roll, hand in enumerate(turn.hands):
            yield Moment(hands_after(rolls, keeps[hand]), left - roll)
            if roll + 1 < len(turn.hands):
                yield Moment(hands_after(rolls, keeps[kept[roll]]), left - roll - 1)

    def end_game(self) -> None:
        """Note the present chances, except in the middle of a turn."""
        for player, reviewer in enumerate(self.reviewers):
            if not reviewer.turns or reviewer.turns[-1].score is not None:
                reviewer.correct(self._chance(player))

    def _chance(self, player: int) -> float:
        """Return the present chance of a player if all play for the mean from now on."""
        other = (player + 1) % len(self._outlooks)
        return self._chances(player, other, [self._outlooks[other]])[0]

    def _chances(self, player: int, other: int, outlooks: Sequence[Outlook]) -> list[float]:
        """Return the chances of a player at moments of another one's turn, given the outlooks of that one."""
        rest = [
            computed_outlook(each).field for place, each in enumerate(self._outlooks) if place not in (player, other)
        ]
        own, least = self._outlooks[player].totals, min(each.totals.least for each in outlooks)
        totals = np.arange(least, max(each.totals.greatest for each in outlooks) + 1)
        chances = chances_by_total(own, rest, totals, self.objective.tie_share)
        return [
            float(each.totals.probabilities @ chances[each.totals.least - least : each.totals.greatest + 1 - least])
            for each in outlooks
        ]

    def _note_outlook(self, outlook: Outlook) -> None:
        # A chance is a mean of a monotonic function of every total, each with an error of its own.
        self.note(outlook.method, len(self._outlooks) * outlook.error, outlook.digests)


def _before_turn(rules: Rules, sheet: Sheet) -> Position:
    """Return a position of the turn that starts with a sheet; all have the same values of the endings of the turn."""
    return Position(rules, sheet, (1,) * rules.card.ruleset.dice_count, rolls_of_turn(rules, sheet) - 1)


def _order_of_play(turns: Sequence[Sequence[PlayedTurn]]) -> Iterator[tuple[int, int]]:
    """Yield every turn as player and number, round by round."""
    for number in range(max(map(len, turns))):
        for player, each in enumerate(turns):
            if number < len(each):
                yield player, number
