from itertools import pairwise

import pytest

from engine.cards.rules import Cell, rules_of_card
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.dice import multiplicity
from engine.games.moves import Keep, legal_moves
from engine.games.position import Position
from strategy_tables import advise, advise_many
from strategy_tables.advice.objectives.expected_total import ExpectedTotal
from strategy_tables.model.ties import TIE
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.published import MEANS
from tests.selection import usually
from tests.strategy_tables.positions import open_only, random_positions
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import BUILT, USUAL_BUILT, mean_play, table_of


# `test_solve` covers every state of the others.
@pytest.mark.parametrize(
    "name",
    usually(set(SMALL) - {"six-dice", "three-dice-joker"} | USUAL_WITH_MEMORY | {"everything"}, [*SMALL, *WITH_MEMORY]),
)
def test_every_move_matches_a_naive_recursion(name: str) -> None:
    table = table_of(name)
    play = mean_play(name)
    for position in random_positions(table.compiled, 25 * EFFORT, seed=5):
        advice = advise(table, position)
        so_far = position.points_so_far
        assert advice.value - so_far == pytest.approx(play.of_position(position), abs=1e-12, rel=0)
        for ranked in advice.moves:
            expected = play.of_move(position, ranked.move)
            assert ranked.value - so_far == pytest.approx(expected, abs=1e-12, rel=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [*SMALL, *WITH_MEMORY, "yahtzee", "yahtzee-1956", "kismet", "generala", "yatzy-forced"]
)
def test_all_legal_moves_are_listed_best_first(name: str) -> None:
    table = table_of(name)
    for position in random_positions(table.compiled, 40 * EFFORT, seed=6):
        advice = advise(table, position)
        assert advice.digests == (table.digest,)
        assert advice.objective == ExpectedTotal()
        assert advice.position is position
        moves = [ranked.move for ranked in advice.moves]
        assert len(set(moves)) == len(moves)
        assert set(moves) == set(legal_moves(position))
        assert advice.best == advice.moves[0]
        assert advice.best.value == advice.value
        for better, worse in pairwise(advice.moves):
            assert (better.rank == worse.rank) == (better.value == worse.value)
            assert better.rank == worse.rank or better.value > worse.value + TIE
        for ranked in advice.moves:
            assert ranked.rank == 1 + sum(other.value > ranked.value for other in advice.moves)
            assert ranked.loss == pytest.approx(advice.value - ranked.value, abs=1e-12, rel=0)
            assert (ranked.loss == 0) == (ranked.rank == 1)


@pytest.mark.parametrize("name", usually(USUAL_BUILT, BUILT))
def test_advice_on_all_first_rolls_averages_to_the_value_of_the_table(name: str) -> None:
    table = table_of(name)
    compiled = table.compiled
    left = compiled.ruleset.rolls - 1
    for position in random_positions(compiled, 5, seed=7):
        first_rolls = [Position(rules_of_card(compiled), position.sheet, hand, left) for hand in compiled.hands]
        value = -float(position.points_so_far)
        for advice in advise_many(table, first_rolls):
            value += multiplicity(advice.position.hand) * advice.value / 6.0**compiled.ruleset.dice_count
        filled = table.space.filled_of(position.sheet)
        index = table.space.index(filled, table.space.memory_of(position.sheet), position.upper_total)
        assert value == pytest.approx(table.values[index], abs=1e-9, rel=0)


@pytest.mark.parametrize("name", ["yahtzee", "generala", "joker-free", "card-order"])
def test_a_batch_equals_single_computations(name: str) -> None:
    table = table_of(name)
    positions = list(random_positions(table.compiled, 150, seed=8))
    together = advise_many(table, positions)
    assert [advice.position for advice in together] == positions
    for position, advice in zip(positions, together, strict=True):
        alone = advise(table, position)
        assert [ranked.move for ranked in alone.moves] == [ranked.move for ranked in advice.moves]
        assert [ranked.rank for ranked in alone.moves] == [ranked.rank for ranked in advice.moves]
        for one, other in zip(alone.moves, advice.moves, strict=True):
            assert one.value == pytest.approx(other.value, abs=1e-10, rel=0)
    assert advise_many(table, []) == ()


def test_equal_moves_share_a_rank_in_a_fixed_order() -> None:
    table = table_of("yahtzee")
    position = Position(table.rules, Sheet((open_only(table.compiled, "yahtzee"),)), (1, 1, 2, 2, 3), 1)
    moves = advise(table, position).moves
    assert [(ranked.rank, ranked.move, ranked.loss) for ranked in moves[:2]] == [
        (1, Keep((1, 1)), 0.0),
        (1, Keep((2, 2)), 0.0),
    ]
    # One of three equal dice, then at most two different ones: larger keeps first.
    assert [ranked.move for ranked in moves if ranked.rank == 3] == [Keep((1,)), Keep((2,)), Keep((3,)), Keep(())]
    assert moves[-1].value == 0


def test_scoring_comes_before_an_equal_keep() -> None:
    table = table_of("yahtzee")
    # Twos is open and worth nothing: the bonus is out of reach, and no two points matter.
    position = Position(table.rules, Sheet((open_only(table.compiled, "large_straight"),)), (2, 3, 4, 5, 6), 2)
    best = advise(table, position).moves[0]
    assert best.move == Score(Cell(0, table.compiled.categories.index("large_straight")), 40, 0)
    assert best.value == 40
    # A certain 0: scoring it is as good as any keep.
    forced = table_of("card-order")
    card = single_fillings((0, 0, 0, 0, None))
    moves = advise(forced, Position(forced.rules, Sheet((card,)), (6, 6), 2)).moves
    assert moves[0].move == Score(Cell(0, 4), 12, 0)


def test_the_value_counts_points_so_far_and_the_bonus_to_come() -> None:
    table = table_of("yahtzee")
    compiled = table.compiled
    full = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "yahtzee": 50}
    points = tuple(None if category == "chance" else full.get(category, 0) for category in compiled.categories)
    position = Position(
        rules_of_card(compiled), Sheet((single_fillings(points, extra_bonus_count=2),)), (1, 2, 3, 4, 6), 0
    )
    advice = advise(table, position)
    assert position.points_so_far == 63 + 50 + 200
    assert [ranked.move for ranked in advice.moves] == [Score(Cell(0, compiled.categories.index("chance")), 16, 0)]
    assert advice.value == 63 + 50 + 200 + 16 + 35


@pytest.mark.parametrize("category", MEANS)
def test_the_mean_of_the_last_category(category: str) -> None:
    table = table_of("yahtzee")
    compiled = table.compiled
    card = open_only(compiled, category)
    value = 0.0
    for advice in advise_many(
        table, [Position(rules_of_card(compiled), Sheet((card,)), hand, 2) for hand in compiled.hands]
    ):
        value += multiplicity(advice.position.hand) * advice.value / 6.0**5
    factor = compiled.upper_face[compiled.categories.index(category)] or 1
    assert value / factor == pytest.approx(MEANS[category] / factor, abs=1e-6, rel=0)


def test_a_position_of_another_ruleset_is_refused() -> None:
    other = table_of("yatzy").compiled
    with pytest.raises(ValueError, match="a position of yatzy is none of the table of yahtzee"):
        advise(
            table_of("yahtzee"), Position(rules_of_card(other), empty_sheet(rules_of_card(other)), (1, 2, 3, 4, 5), 2)
        )


def test_values_are_python_numbers() -> None:
    """JSON only accepts these, and they compare ten times as fast."""
    for position in random_positions(table_of("yahtzee").compiled, 20, seed=6):
        for ranked in advise(table_of("yahtzee"), position).moves:
            assert (type(ranked.rank), type(ranked.value), type(ranked.loss)) == (int, float, float)
