"""Matches of two players who both play to win, compared with a naive recursion in fractions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from engine.cards.sheet import Sheet, sheet_turns_played
from engine.definitions.definition import load_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.advice.methods import APPROXIMATE, EXACT, IMPROVED
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.opponent_outlooks import FOR_POINTS, TO_WIN, Opponent
from strategy_tables.advice.two_player import check_match, match_utilities
from strategy_tables.jobs.build import build_kind
from strategy_tables.limits import WorkLimits
from strategy_tables.model.allowance import Allowance, TooCostly
from strategy_tables.store.kinds import TWO_PLAYER
from strategy_tables.store.table_set import RulesetTables, load_optional
from tests.engine.naive_game import Card, NaiveGame
from tests.selection import usually
from tests.strategy_tables.naive_play import Play
from tests.strategy_tables.positions import positions_of_games, random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import table_of


class Match:
    """A match by the rules: the chance of the player to move, in fractions."""

    def __init__(self, compiled: CompiledRuleset) -> None:
        self.game = NaiveGame(compiled, counts_points=True)
        self.turn = cache(self._turn)

    def chance(self, card: Card, other: Card) -> Fraction:
        """Return the chance of winning before a turn, a tie counting one half."""
        if self.game.complete(card):
            lead = self.total(card) - self.total(other)
            return Fraction(1 + (lead > 0) - (lead < 0), 2)
        found: Fraction = self.turn(card, other).before_turn(card)
        return found

    def _turn(self, card: Card, other: Card) -> Play:
        """Return the play of a turn, after which the other player moves."""
        played = sum(card.filled)
        return Play(
            self.game,
            end=lambda after: 1 - self.chance(other, after),
            gain=lambda _, after: after,
            best=max,
            over=lambda after: sum(after.filled) > played,
        )

    def total(self, card: Card) -> int:
        return card.points + self.game.upper_bonus(card)

    def card(self, sheet: Sheet) -> Card:
        columns = sheet.card
        return self.game.card_of_fillings(
            columns.points, extra_rolls=sheet.extra_rolls, extra_bonus_count=columns.extra_bonus_count
        )


def pairs(compiled: CompiledRuleset, count: int, most_open: int, seed: int) -> Iterator[tuple[Position, Sheet]]:
    """Yield late positions of matches: of the player who began, and of the other one."""
    positions = [*positions_of_games(compiled, 60 * count, seed), *random_positions(compiled, 60 * count, seed)]
    chance, found = random.Random(seed), 0
    chance.shuffle(positions)
    sheets = [each.sheet for each in positions]
    for position in positions:
        turns = sheet_turns_played(position.sheet)
        if found == count or compiled.turns - turns > most_open:
            continue
        turns += found % 2
        waiting = [each for each in sheets if sheet_turns_played(each) == turns]
        if waiting:
            found += 1
            yield position, chance.choice(waiting)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_SMALL | USUAL_WITH_MEMORY, [*SMALL, *WITH_MEMORY]))
def test_the_end_of_a_match_equals_a_naive_recursion(name: str) -> None:
    tables = RulesetTables(table_of(name))
    compiled = tables.means.compiled
    match, many = Match(compiled), compiled.ruleset.dice_count > 2
    compared = 0
    for position, opponent in pairs(compiled, 2 if many else 6, 2, seed=81):
        advice = Win((Opponent(opponent, maximize=TO_WIN),)).advise(tables, position)
        assert (advice.method, advice.error, advice.opponents[0].maximize) == (EXACT, 0.0, TO_WIN)
        turn = match.turn(match.card(position.sheet), match.card(opponent))
        assert advice.value == pytest.approx(float(turn.of_position(position)), abs=1e-14)
        for each in advice.moves:
            assert each.value == pytest.approx(float(turn.of_move(position, each.move)), abs=1e-14)
        compared += 0 < advice.value < 1
    assert compared


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "joker-other-order",
        *(pytest.param(each, marks=pytest.mark.exhaustive) for each in ("yatzy-forced", "balut-stc")),
    ],
)
def test_a_table_and_the_end_of_a_match_give_equal_values(name: str, tmp_path: Path) -> None:
    tables = RulesetTables(table_of(name))
    compiled = tables.means.compiled
    build_kind(compiled, tmp_path, TWO_PLAYER)
    solved = tables.with_table(TWO_PLAYER, load_optional(compiled, tmp_path, TWO_PLAYER, tables.means.space))
    assert solved.two_player is not None
    for position, opponent in pairs(compiled, 8, 3, seed=82):
        objective = Win((Opponent(opponent, maximize=TO_WIN),))
        followed, looked_up = objective.advise(tables, position), objective.advise(solved, position)
        assert (looked_up.method, looked_up.error) == (APPROXIMATE, solved.two_player.error)
        assert solved.two_player.digest in looked_up.digests
        exact = {each.move: each.value for each in followed.moves}
        assert all(abs(each.value - exact[each.move]) <= looked_up.error for each in looked_up.moves)


def test_without_time_an_opponent_is_taken_to_play_for_points() -> None:
    tables = RulesetTables(table_of("joker-free"), allowance=Allowance(limits=WorkLimits(seconds_to_win=0.0)))
    position, opponent = next(pairs(tables.means.compiled, 1, 2, seed=83))
    both, for_points = (
        Win((Opponent(opponent, maximize=aim),)).advise(tables, position) for aim in (TO_WIN, FOR_POINTS)
    )
    assert both.moves == for_points.moves
    assert (both.method, both.opponents[0].maximize) == (IMPROVED, FOR_POINTS)


def test_the_work_is_charged() -> None:
    allowance = Allowance()
    tables = RulesetTables(table_of("joker-free"), allowance=allowance)
    position, opponent = next(pairs(tables.means.compiled, 1, 2, seed=83))
    assert match_utilities(tables, position, opponent, 1.0) is not None
    charged = allowance.seconds_charged
    assert 0 < charged < 1
    assert match_utilities(tables, position, opponent, charged * 0.99) is None
    with pytest.raises(TooCostly):
        match_utilities(replace(tables, allowance=Allowance(charged / 2)), position, opponent, 1.0)


def test_a_card_of_a_match_has_as_many_turns_or_one_more() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    every = positions_of_games(compiled, 40, 84)
    for position in every[:5]:
        turns = sheet_turns_played(position.sheet)
        for other in every:
            found = sheet_turns_played(other.sheet)
            problems = check_match(position, other.sheet)
            assert bool(problems) == (found not in (turns, turns + 1))
            assert all((each.found, each.minimum, each.maximum) == (found, turns, turns + 1) for each in problems)
