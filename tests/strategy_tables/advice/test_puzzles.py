"""Puzzles: properties of each, ten per day, and deterministic answers."""

import os
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta

import pytest

from engine.cards.scorecard import Scorecard
from engine.games.moves import Keep
from engine.games.position import prove_position
from strategy_tables import STRENGTHS, advise, move_probabilities
from strategy_tables.advice.puzzles import (
    GREATEST_WRONG,
    LEAST_WRONG,
    Puzzle,
    difficulties_of,
    good_loss,
    id_of,
    phase_of,
    puzzles_by_chance,
    puzzles_of_day,
)
from strategy_tables.advice.themes import THEMES, possible_themes
from strategy_tables.advice.turns import clear_turn_cache
from strategy_tables.model.allowance import Allowance
from strategy_tables.store.tablefile import Table
from tests.selection import usually
from tests.servers import ROOT
from tests.strategy_tables.naive_play import play_for_mean
from tests.strategy_tables.naive_themes import naive_themes
from tests.strategy_tables.tables import BUILT, USUAL_BUILT, table_of

DAY = date(2026, 11, 23)
CASUAL = next(strength for strength in STRENGTHS if strength.id == "casual")
PHASES = ["opening"] * 2 + ["middle"] * 3 + ["late"] * 3 + ["endgame"] * 2


def assert_worth_a_thought(table: Table, puzzle: Puzzle) -> None:
    """Check all claims of a puzzle from its position."""
    position = puzzle.advice.position
    assert prove_position(table.rules, position.sheet, position.hand, position.rolls_left) == position
    advice = advise(table, position)
    greatest = 0.002 * table.expected_above_least
    good = [move for move in advice.moves if move.loss <= greatest]
    assert good == [advice.best], "one good move, and one only"
    shares = move_probabilities(advice, CASUAL, table.expected_above_least)
    assert puzzle.shares.tolist() == shares.tolist()
    wrong = sum(share for share, move in zip(shares.tolist(), advice.moves, strict=True) if move.loss > greatest)
    assert LEAST_WRONG <= wrong <= GREATEST_WRONG
    assert puzzle.wrong_share == pytest.approx(wrong, abs=1e-12)
    moves = list(zip(advice.ranking.moves, advice.ranking.losses, shares.tolist(), strict=True))
    assert list(puzzle.themes) == naive_themes(position, moves)
    assert puzzle.theme == next(iter(puzzle.themes), None)
    assert puzzle.phase == naive_phase(sum(each.times for each in table.compiled.ruleset.categories), position.card)


def naive_phase(turns: int, card: Scorecard) -> str:
    """Return the phase: the first two turns, the last three, and the halves of the rest, of which the first is
    longer."""
    turn = sum(map(len, card.points))
    between = turns - 5
    names = ["opening"] * 2 + ["middle"] * (between - between // 2) + ["late"] * (between // 2) + ["endgame"] * 3
    return names[turn]


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_BUILT | {"balut"}, BUILT))
def test_a_day_has_ten_puzzles_from_opening_to_endgame(name: str) -> None:
    table = table_of(name)
    puzzles = puzzles_of_day(table, DAY)
    assert [puzzle.phase for puzzle in puzzles] == PHASES
    assert len({puzzle.id for puzzle in puzzles}) == 10
    for puzzle in puzzles:
        assert_worth_a_thought(table, puzzle)


@pytest.mark.parametrize("count", usually([8], [8, 30]))
def test_no_position_comes_twice_in_thirty_days(count: int) -> None:
    table = table_of("yahtzee")
    days = [puzzles_of_day(table, DAY + timedelta(number)) for number in range(count)]
    assert all([puzzle.phase for puzzle in puzzles] == PHASES for puzzles in days)
    positions = [puzzle.advice.position for puzzles in days for puzzle in puzzles]
    assert len({(position.card, position.hand, position.rolls_left) for position in positions}) == 10 * count
    assert len({puzzle.id for puzzles in days for puzzle in puzzles}) == 10 * count
    # No theme dominates a day, and frequent themes occur on most days.
    themes = [Counter(puzzle.theme for puzzle in puzzles) for puzzles in days]
    assert max(max(of_day.values()) for of_day in themes) <= 5
    assert {theme for of_day in themes for theme in of_day} >= {"which_zero", "bonus_alive", "bonus_dead", "endgame"}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", usually({"crag"}, ["yahtzee", "crag", "yatzy-forced"]))
def test_openings_do_not_repeat_within_a_month(name: str) -> None:
    table = table_of(name)
    openings = [
        puzzle.id
        for number in range(32)
        for puzzle in puzzles_of_day(table, DAY + timedelta(number))
        if puzzle.phase == "opening"
    ]
    assert len({*openings}) == len(openings) == 64


@pytest.mark.exhaustive
def test_the_puzzles_of_a_day_are_fixed() -> None:
    table = table_of("yahtzee")
    first = [(puzzle.id, puzzle.wrong_share) for puzzle in puzzles_of_day(table, DAY)]
    clear_turn_cache()
    assert [(puzzle.id, puzzle.wrong_share) for puzzle in puzzles_of_day(table, DAY)] == first
    assert {puzzle.id for puzzle in puzzles_of_day(table, DAY + timedelta(1))}.isdisjoint(dict(first))
    program = (
        "from datetime import date\nfrom tests.strategy_tables.tables import table_of\n"
        "from strategy_tables.advice.puzzles import puzzles_of_day\n"
        f"print([puzzle.id for puzzle in puzzles_of_day(table_of('yahtzee'), {DAY!r})])"
    ).replace("datetime.date", "date")
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    assert said.stdout.strip() == str([known for known, _ in first])


@pytest.mark.parametrize("day", [date.min, date(1756, 1, 27), date.max])
def test_distant_days_have_puzzles(day: date) -> None:
    assert [puzzle.phase for puzzle in puzzles_of_day(table_of("crag"), day)] == PHASES


@pytest.mark.parametrize("name", ["crag", "yacht"])
def test_endgame_puzzles_match_a_naive_recursion(name: str) -> None:
    """Values and losses of all moves, compared with the rules."""
    table = table_of(name)
    play = play_for_mean(table.compiled)
    held = 0
    for puzzle in puzzles_by_chance(table, "naive", "endgame", 12):
        position = puzzle.advice.position
        if len(position.open_categories) > (2 if name == "crag" else 1):
            continue
        worth = [play.of_move(position, move) for move in puzzle.advice.ranking.moves]
        for ranked, value in zip(puzzle.advice.moves, worth, strict=True):
            assert ranked.value == pytest.approx(position.points_so_far + value, abs=1e-9)
        others = [value for value in worth if value < max(worth) - good_loss(table)]
        assert len(others) == len(worth) - 1
        held += 1
    assert held > 1


@pytest.mark.parametrize("theme", usually({None, "which_zero", "bonus_alive", "endgame"}, [None, *THEMES]))
def test_practice_matches_the_request(theme: str | None) -> None:
    table = table_of("yahtzee")
    puzzles = puzzles_by_chance(table, "1", theme, 6)
    assert 1 <= len(puzzles) <= 6
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert_worth_a_thought(table, puzzle)
        assert theme is None or theme in puzzle.themes
    # The first ones do not depend on the number, and other arguments give others.
    assert [each.id for each in puzzles_by_chance(table, "1", theme, 2)] == [each.id for each in puzzles[:2]]
    other = {each.id for each in puzzles_by_chance(table, "2", theme, 6)}
    assert other != {each.id for each in puzzles}


@pytest.mark.parametrize("name", ["yahtzee", "crag"])
def test_difficulty_explains_how_many_strengths_solve_it(name: str) -> None:
    """The five strengths that err, at their documented ratings, solve as much as the logistic formula says."""
    table, ratings = table_of(name), (900, 1000, 1130, 1230, 1310)
    puzzles = puzzles_by_chance(table, "5", None, 6)
    difficulties = difficulties_of(table, puzzles)
    assert len({*difficulties}) > 3
    for puzzle, difficulty in zip(puzzles, difficulties, strict=True):
        solved = sum(
            move_probabilities(puzzle.advice, strength, table.expected_above_least)[0] for strength in STRENGTHS[:5]
        )
        expected = [
            sum(1 / (1 + 10 ** ((rated - rating) / 400)) for rating in ratings)
            for rated in (difficulty - 1, difficulty)
        ]
        assert expected[0] > solved >= expected[1]
    # What fewer casual players solve is harder, by and large.
    by_difficulty = sorted(zip(difficulties, puzzles, strict=True), key=lambda it: it[0])
    assert by_difficulty[0][1].wrong_share < by_difficulty[-1][1].wrong_share


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"yahtzee", "generala", "crag", "balut-stc"}, BUILT))
def test_every_possible_theme_is_found(name: str) -> None:
    table = table_of(name)
    rare = {"first_roll", "joker", "bonus_dead", "straights"}
    for theme in possible_themes(table.compiled):
        found = any(puzzles_by_chance(table, seed, theme, 1) for seed in "12")
        assert found or theme in rare, theme


@pytest.mark.exhaustive
def test_the_work_is_bounded_for_any_request() -> None:
    table = table_of("yahtzee")
    for theme in (None, *THEMES):
        allowance = Allowance()
        puzzles_by_chance(table, "3", theme, 50, allowance)
        # A started search ends: up to four games.
        assert allowance.seconds_charged < 0.42
    allowance = Allowance()
    puzzles_of_day(table, DAY, allowance)
    assert allowance.seconds_charged < 0.42


def test_position_keys_include_rules_and_card() -> None:
    table = table_of("yahtzee")
    (puzzle, *_) = puzzles_of_day(table, DAY)
    position = puzzle.advice.position
    other_hand = type(position)(position.rules, position.sheet, (1, 1, 1, 1, 2), position.rolls_left)
    assert id_of(position) == puzzle.id != id_of(other_hand)
    assert phase_of(other_hand) == puzzle.phase
    of_others = type(position)(table_of("kniffel").rules, position.sheet, position.hand, position.rolls_left)
    assert id_of(of_others) != puzzle.id


def test_positions_come_from_simulated_play() -> None:
    """Cards are realistic: the players have not thrown away points at random."""
    table = table_of("yahtzee")
    puzzles = puzzles_by_chance(table, "play", "endgame", 30)
    filled = [paid[0] for puzzle in puzzles for paid in puzzle.advice.position.card.points if paid]
    assert sum(points == 0 for points in filled) / len(filled) < 0.25
    assert sum(filled) / len(filled) > 12
    assert any(isinstance(puzzle.advice.best.move, Keep) for puzzle in puzzles)
