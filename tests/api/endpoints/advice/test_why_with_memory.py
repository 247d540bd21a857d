"""Explanations of moves in games with memory, word by word with numbers derived from the rules."""

import pytest

from api.answers.endings import likely_endings
from api.answers.explanation import explain
from api.answers.reasons import explain_choice
from api.texts.texts import ENGLISH
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables import advise
from strategy_tables.advice.explain import compare_moves
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import sources_by_mean
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import naive_play, table_of


def position_of(name: str, points: tuple[tuple[int, ...], ...], hand: tuple[int, ...], left: int) -> Position:
    return Position(table_of(name).rules, Sheet((Scorecard(points),)), hand, left)


def why(position: Position, name: str) -> str:
    """Return the comparison of the best move with the next best."""
    advice = advise(table_of(name), position)
    other = advice.move_at(1).move
    return explain_choice(ENGLISH, advice, other, find_reason(RulesetTables(table_of(name)), advice, other), None)[0]


def test_an_open_category_is_explained_by_its_total_gain() -> None:
    """Two dice, two rolls: the probability of a pair is 11/36, and the value of a chance 17/2."""
    position = position_of("times", ((12,), (8, 10)), (5, 5), 0)
    assert why(position, "times") == (
        "Better than “Chance: 10” by 6.83: “Pair” scores 12 and is rare; even when you go for it, you make it only 31% "
        "of the time."
    )


def test_negative_points_have_a_true_minus_sign() -> None:
    position = position_of("penalties", ((3,), (0,), (), (), ()), (5, 5), 0)
    # A die is a five with probability 11/36, and each adds 5 to -10: 2 * 11/36 * 5 - 10.
    assert why(position, "penalties") == (
        "Better than “Run: 0” by 8.56: 0 is good for “Missing fives”; going for it averages −6.9."
    )
    forbidden = position_of("penalties", ((3,), (6,), (-10,), (), (0,)), (3, 3), 0)
    advice = advise(table_of("penalties"), forbidden)
    assert explain(ENGLISH, advice, []) == "Score −6 in “Forbidden”. There is no other move."


def test_penalties_are_worse_than_zeros() -> None:
    position = position_of("penalties", ((), (0,), (), (), ()), (1, 3), 1)
    advice = advise(table_of("penalties"), position)
    assert explain(ENGLISH, advice, likely_endings(position.rules, advice.plays_for())).startswith(
        "Keep 3 and roll 1 again. Makes Threes (50%) or Run (33%). “"
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_the_terms_match_the_rules(name: str) -> None:
    compiled, play = table_of(name).compiled, naive_play(sources_by_mean, name)
    asked: list[tuple[Position, Move, Move]] = []
    for position in positions_of_games(compiled, 4 * EFFORT, seed=31):
        moves = [each.move for each in advise(table_of(name), position).moves]
        asked.append((position, moves[0], moves[-1]))
    for compared in compare_moves(RulesetTables(table_of(name)), asked):
        card = compared.position.card
        so_far = [*map(sum, card.points), 0, card.extra_bonus_count * compiled.extra_bonus]
        for side in (compared.best, compared.other):
            expected = play.of_move(compared.position, side.move)[1:] + so_far
            assert side.points == pytest.approx(expected, abs=1e-9)
