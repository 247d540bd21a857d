"""Breakdowns of moves: compared with a naive recursion, their sums, and the reasons derived from them."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from engine.cards.rules import Cell, rules_of_card
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.cards.totals import score_totals
from engine.definitions.definition import load_ruleset
from engine.dice import hands, multiplicity
from engine.games.moves import Keep, Move, legal_score
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import advise, review
from strategy_tables.advice.explain import REASON_COUNT, Comparison, break_down, compare_moves
from strategy_tables.advice.review import explain_losses
from strategy_tables.errors import MissingTable
from strategy_tables.store.start import load_start
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.engine.game_samples import game_of, play_game
from tests.engine.one_card import single_fillings
from tests.selection import usually
from tests.strategy_tables.naive_play import sources_by_mean
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import advisor_of, naive_play, table_of


@pytest.mark.parametrize(
    "name",
    ["joker-forced", "joker-free", "joker-original", "joker-other-order", "card-order", "one-roll-served",
     "three-dice-served"],
)  # fmt: skip
def test_breakdowns_match_a_naive_recursion(name: str) -> None:
    tables = RulesetTables(table_of(name))
    play = naive_play(sources_by_mean, name)
    asked = []
    for position in random_positions(tables.means.compiled, 5, seed=26):
        moves = [ranked.move for ranked in advise(tables.means, position).moves]
        asked += [(position, move) for move in (moves[0], moves[len(moves) // 2], moves[-1])]
        if position.rolls_left:
            asked.append((position, Keep(position.hand)))  # not a move of an advice, but of many games
    for (position, move), found in zip(asked, break_down(tables, asked), strict=True):
        extra_bonus = score_totals(rules_of_card(position.compiled), position.sheet).extra_bonus
        so_far = [*map(sum, position.card.points), 0, extra_bonus]
        to_come = play.of_move(position, move)[1:]
        np.testing.assert_allclose(found.points, to_come + so_far, rtol=0, atol=1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_SMALL, [*SMALL, "generala"]))
def test_breakdowns_add_up(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    with_tables = all_tables(name)
    for tables in (with_tables, RulesetTables(with_tables.means)):
        asked = [
            (position, ranked)
            for position in random_positions(tables.means.compiled, 5 * EFFORT, seed=24)
            for moves in [advise(tables.means, position).moves]
            for ranked in (moves[0], moves[len(moves) // 2], moves[-1])
        ]
        broken = break_down(tables, [(position, ranked.move) for position, ranked in asked])
        for (position, ranked), found in zip(asked, broken, strict=True):
            assert found.points.sum() == pytest.approx(ranked.value, abs=1e-9)
            filled = [c for c, points in enumerate(position.card.points) if points]
            assert all(found.points[c] == sum(position.card.points[c]) for c in filled)
            assert -1e-12 <= found.upper_bonus <= 1 + 1e-12


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee-free-joker", "yahtzee-1956", "yatzy", "kismet", "crag"])
def test_breakdowns_late_in_full_games(name: str) -> None:
    tables = RulesetTables(table_of(name))
    asked = [
        (position, ranked)
        for position in random_positions(tables.means.compiled, 60, seed=25)
        if len(position.open_categories) <= 4
        for moves in [advise(tables.means, position).moves]
        for ranked in (moves[0], moves[-1])
    ]
    assert len(asked) > 10
    for position, ranked in asked:
        (found,) = break_down(tables, [(position, ranked.move)])
        assert found.points.sum() == pytest.approx(ranked.value, abs=1e-9)


@pytest.mark.parametrize("name", ["generala", "yatzy-forced"])
def test_breakdowns_of_first_moves_average_to_the_start(name: str) -> None:
    """The shipped start, which is compared with publications, comes from another implementation."""
    compiled = compile_ruleset(load_ruleset(name))
    tables = RulesetTables(table_of(name))
    start = load_start(compiled)
    assert start is not None
    count = compiled.ruleset.dice_count
    positions = [
        Position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), hand, compiled.ruleset.rolls - 1)
        for hand in hands(count)
    ]
    found = break_down(tables, [(position, advise(tables.means, position).best.move) for position in positions])
    chances = np.array([multiplicity(hand) for hand in hands(count)]) / 6.0**count
    np.testing.assert_allclose(chances @ np.array([each.points for each in found]), start.points, rtol=0, atol=1e-10)
    assert chances @ np.array([each.upper_bonus for each in found]) == pytest.approx(start.upper_bonus, abs=1e-12)


def test_a_batch_equals_single_computations() -> None:
    tables = RulesetTables(table_of("generala"))
    asked = [
        (position, moves[0].move, moves[-1].move)
        for position in random_positions(tables.means.compiled, 8, seed=27)
        for moves in [advise(tables.means, position).moves]
    ]
    together = compare_moves(tables, asked)
    for one, compared in zip(asked, together, strict=True):
        (alone,) = compare_moves(tables, [one])
        np.testing.assert_allclose(alone.best.points, compared.best.points, rtol=0, atol=1e-12)
        np.testing.assert_allclose(alone.other.points, compared.other.points, rtol=0, atol=1e-12)
        assert [reason.place for reason in alone.differences] == [reason.place for reason in compared.differences]
    assert compare_moves(tables, []) == ()


def test_early_breakdowns_of_large_games_need_a_table() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    position = Position(tables.means.rules, empty_sheet(tables.means.rules), (1, 3, 3, 4, 6), 2)
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --objective outlook yahtzee$"):
        break_down(tables, [(position, Keep((3, 3)))])


@pytest.mark.parametrize("name", ["generala", "crag", "joker-forced", "card-order"])
def test_losses_of_a_game_add_up(name: str) -> None:
    table = table_of(name)
    rng = random.Random(f"{name} why")
    players = [{"name": str(n), "turns": play_game(table.compiled, rng)[0]} for n in range(2)]
    reviewed = review(advisor_of(table), table.rules, game_of({"players": players}))
    explained = explain_losses(RulesetTables(table), reviewed)
    lost = {
        (number, decision.turn, decision.roll): decision
        for number, player in enumerate(reviewed.players)
        for decision in player.decisions
        if decision.loss
    }
    assert explained.keys() == lost.keys()
    assert lost
    for place, decision in lost.items():
        compared = explained[place]
        assert (compared.best.move, compared.other.move) == (decision.best, decision.played)
        assert compared.best.points.sum() == pytest.approx(decision.best_value, abs=1e-9)
        assert (compared.best.points - compared.other.points).sum() == pytest.approx(decision.loss, abs=1e-9)


# Reasons

YAHTZEE = compile_ruleset(load_ruleset("yahtzee"))


def late(hand: tuple[int, ...], rolls_left: int, extra: int = 0, **said: int) -> Position:
    """Return a position with these categories open; the others have usual points or those in `said`."""
    usual = {
        "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 22,
        "four_of_a_kind": 17, "full_house": 25, "small_straight": 30, "large_straight": 0, "yahtzee": 50, "chance": 21,
    } | said  # fmt: skip
    points = tuple(None if usual[each] < 0 else usual[each] for each in YAHTZEE.categories)
    return Position(rules_of_card(YAHTZEE), Sheet((single_fillings(points, extra),)), hand, rolls_left)


def compared(position: Position, best: str | tuple[int, ...], other: str | tuple[int, ...]) -> Comparison:
    moves: list[Move] = [
        legal_score(position, Cell(0, position.compiled.categories.index(said)))
        if isinstance(said, str)
        else Keep(said)
        for said in (best, other)
    ]
    (found,) = compare_moves(RulesetTables(table_of("yahtzee")), [(position, moves[0], moves[1])])
    return found


def kinds(found: Comparison) -> dict[str, str]:
    names = (*found.position.compiled.categories, "upper_bonus", "extra_bonus")
    return {names[reason.place]: reason.kind for reason in found.differences}


OPEN = -1


@pytest.mark.parametrize(
    ("position", "best", "other", "expected"),
    [
        # Nine more points make 63; with ones filled with nothing it takes twelve.
        (late((3, 3, 3, 3, 6), 0, threes=OPEN, chance=OPEN, ones=0), "threes", "chance",
         {"upper_bonus": "upper_bonus_sure", "threes": "take", "chance": "leave_open"}),
        (late((3, 3, 3, 3, 6), 0, threes=OPEN, chance=OPEN, ones=0), "chance", "threes",
         {"upper_bonus": "upper_bonus_at_risk", "threes": "leave_open", "chance": "take"}),
        (late((1, 3, 3, 5, 6), 0, threes=OPEN, chance=OPEN), "chance", "threes",
         {"upper_bonus": "upper_bonus_alive", "chance": "take"}),
        (late((1, 3, 3, 5, 6), 0, threes=OPEN, chance=OPEN), "threes", "chance",
         {"upper_bonus": "upper_bonus_lost", "chance": "leave_open"}),
        (late((3, 3, 3, 5, 6), 1, threes=OPEN, chance=OPEN), (3, 3, 3), (5, 6),
         {"upper_bonus": "upper_bonus_sure", "threes": "category"}),
        (late((3, 3, 3, 4, 4), 1, threes=OPEN, chance=OPEN, ones=0), (3, 3, 3), (4, 4),
         {"upper_bonus": "upper_bonus", "threes": "category", "chance": "category"}),
        # Five sixes with Yahtzee filled pay the extra bonus; with it open they fill it first.
        (late((6, 6, 6, 6, 6), 1, extra=0, sixes=OPEN, chance=OPEN, yahtzee=50), "sixes", (6, 6),
         {"extra_bonus": "extra_bonus_now"}),
        (late((6, 6, 6, 6, 6), 1, extra=2, sixes=OPEN, chance=OPEN, yahtzee=50), (6, 6), "sixes",
         {"extra_bonus": "extra_bonus"}),
        (late((6, 6, 6, 6, 6), 0, chance=OPEN, yahtzee=OPEN), "yahtzee", "chance",
         {"yahtzee": "take", "chance": "leave_open", "extra_bonus": "extra_bonus_alive"}),
        (late((1, 2, 2, 5, 6), 0, full_house=OPEN, yahtzee=OPEN), "full_house", "yahtzee",
         {"full_house": "take", "yahtzee": "leave_open"}),
        (late((6, 6, 6, 6, 6), 0, chance=OPEN, yahtzee=OPEN), "chance", "yahtzee",
         {"yahtzee": "leave_open", "chance": "take", "extra_bonus": "extra_bonus_lost"}),
    ],
)  # fmt: skip
def test_kinds_of_reasons(
    position: Position, best: str | tuple[int, ...], other: str | tuple[int, ...], expected: dict[str, str]
) -> None:
    assert expected.items() <= kinds(compared(position, best, other)).items()


def test_reasons_are_the_largest_terms() -> None:
    tables = RulesetTables(table_of("generala"))
    seen = 0
    for position in random_positions(tables.means.compiled, 24, seed=28):
        moves = advise(tables.means, position).moves
        if moves[-1].loss < 0.01:
            continue
        (found,) = compare_moves(tables, [(position, moves[0].move, moves[-1].move)])
        differences = found.best.points - found.other.points
        sizes = np.sort(np.abs(differences))[::-1]
        named = [abs(reason.difference) for reason in found.differences]
        assert named[0] == pytest.approx(sizes[0])
        assert named[:-1] == pytest.approx(sizes[: len(named) - 1])
        assert len(named) <= REASON_COUNT
        # At least one difference favours the better move.
        assert max(reason.difference for reason in found.differences) > 0
        seen += 1
        for reason in found.differences:
            assert reason.difference == pytest.approx(differences[reason.place])
    assert seen > 10


def test_a_move_compared_with_itself_has_no_reasons() -> None:
    position = late((3, 3, 3, 3, 6), 0, threes=OPEN, chance=OPEN)
    found = compared(position, "threes", "threes")
    assert found.differences == ()
    assert isinstance(found.best.move, Score)
