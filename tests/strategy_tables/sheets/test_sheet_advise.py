"""Advice on sheets: by an estimate with many open cells, refused without one, exact near the end."""

from __future__ import annotations

import random

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.definitions.definition import load_ruleset
from engine.dice import hands, multiplicity
from engine.games.moves import Announce, Keep, legal_moves
from engine.games.position import Position, prove_position
from strategy_tables.errors import MissingTable
from strategy_tables.opponents.opponent import STRENGTHS, choose_move
from strategy_tables.sheets.advise import EstimateAdvice, advise_on_sheet, start_value
from tests.engine.sheets import points_of, sheet_with
from tests.strategy_tables.flat_estimate import OF_CELL, flat_estimate

YAMB = compile_rules(load_ruleset("yamb"))
TRIPLE = compile_rules(load_ruleset("triple-yahtzee"))


def first(rules: Rules, hand: tuple[int, ...], sheet: Sheet | None = None) -> Position:
    return prove_position(rules, sheet or empty_sheet(rules), hand, 2)


def test_a_missing_estimate_is_reported_with_its_command() -> None:
    with pytest.raises(MissingTable, match=r"python -m tools estimate --write yamb$"):
        advise_on_sheet(None, first(YAMB, (1, 2, 3, 4, 5, 6)))


@pytest.mark.parametrize(("rules", "hand"), [(YAMB, (1, 3, 3, 5, 6, 6)), (TRIPLE, (2, 2, 2, 4, 6))])
def test_the_value_of_a_cell_is_that_of_the_next_sheet(rules: Rules, hand: tuple[int, ...]) -> None:
    position = first(rules, hand)
    estimate = flat_estimate(rules)
    advice = advise_on_sheet(estimate, position)
    assert (advice.method, advice.turn.estimate, advice.digests) == ("approximate", estimate, (estimate.digest,))
    moves = {ranked.move: ranked.value for ranked in advice.moves}
    assert set(moves) == set(legal_moves(position))
    for score in position.scored.scores:
        factor = rules.columns[score.cell.column].column.factor
        counted = factor * score.points if rules.counts[score.cell.category] else 0
        assert moves[score] == pytest.approx(counted + OF_CELL * (rules.turns - 1), abs=1e-9)


def test_the_value_of_a_keep_is_the_mean_over_rolls() -> None:
    """The best cell for every hand after the last roll; those to announce only if all dice were rolled."""
    sheet = sheet_with(YAMB, 14, random.Random(5))
    for keep in ((6, 6), ()):
        position = Position(YAMB, sheet, (1, 3, 3, 5, 6, 6), 1, None, all_rolled=False)
        advice = advise_on_sheet(flat_estimate(YAMB), position)
        assert advice.method == "approximate"
        expected = 0.0
        for dice in hands(6 - len(keep)):
            hand = tuple(sorted(keep + dice))
            scores = Position(YAMB, sheet, hand, 0, None, all_rolled=not keep).scored.scores
            # All columns of this game count once, except what only counts in a product.
            best = max(score.points * YAMB.counts[score.cell.category] for score in scores)
            expected += best * multiplicity(dice) / 6 ** len(dice)
        found = {ranked.move: ranked.value for ranked in advice.moves}[Keep(keep)]
        assert found == pytest.approx(points_of(YAMB, sheet) + expected + 13 * OF_CELL, abs=1e-9)


def test_the_value_of_advice_is_that_of_the_best_move() -> None:
    advice = advise_on_sheet(flat_estimate(YAMB), first(YAMB, (2, 2, 3, 4, 5, 6)))
    assert advice.value == advice.best.value == max(advice.ranking.values)
    assert [ranked.value + ranked.loss for ranked in advice.moves] == pytest.approx([advice.value] * len(advice.moves))
    assert advice.best.loss == 0


def test_equal_moves_share_a_rank_in_the_order_of_the_sheet() -> None:
    """A flat estimate makes the free column and the upward one equal: cells, then keeps, then calls."""
    sheet = sheet_with(YAMB, 30, random.Random(2))
    position = Position(YAMB, sheet, (1, 2, 2, 2, 2, 2), 2)
    advice = advise_on_sheet(flat_estimate(YAMB), position)
    for rank in set(advice.ranking.ranks):
        equal = [ranked.move for ranked in advice.moves if ranked.rank == rank]
        kinds = [(Score, Keep, Announce).index(type(move)) for move in equal]
        assert kinds == sorted(kinds)
        cells = [move.cell for move in equal if isinstance(move, Score)]
        assert cells == sorted(cells)
        sizes = [-len(move.dice) for move in equal if isinstance(move, Keep)]
        assert sizes == sorted(sizes)
    assert len(set(advice.ranking.ranks)) < len(advice.moves)


def test_values_are_exact_near_the_end() -> None:
    for rules, open_count in ((YAMB, 2), (TRIPLE, 3)):
        sheet = sheet_with(rules, open_count, random.Random(9))
        position = first(rules, (1, 2, 3, 4, 5, 6)[-rules.ruleset.dice_count :], sheet)
        with_estimate, without = advise_on_sheet(flat_estimate(rules), position), advise_on_sheet(None, position)
        assert with_estimate.method == without.method == "exact"
        assert with_estimate.ranking == without.ranking


def test_the_last_cell_is_worth_its_mean() -> None:
    """A face in five rolls of six dice of which five count, computed from dice: each shows it with 1 - (5/6)^5."""
    full = sheet_with(YAMB, 0, random.Random(3))
    sixes = YAMB.categories.index("sixes")
    points = list(full.columns[1].points)
    points[sixes] = ()
    columns = list(full.columns)
    columns[1] = Scorecard(tuple(points))
    sheet = Sheet(tuple(columns))
    others = sum(paid[0] for paid, face in zip(points, YAMB.card.upper_face, strict=True) if face and paid)
    made = 1 - (5 / 6) ** 5
    expected = sum(
        ways_of_six(count, made) * (6 * min(count, 5) + (30 if others + 6 * min(count, 5) >= 60 else 0))
        for count in range(7)
    )
    settled = start_value(None, YAMB, sheet) - expected
    assert settled == pytest.approx(round(settled), abs=1e-9)


def ways_of_six(count: int, made: float) -> float:
    return [1, 6, 15, 20, 15, 6, 1][count] * made**count * (1 - made) ** (6 - count)


def test_erring_players_move_on_sheets() -> None:
    advice = advise_on_sheet(flat_estimate(YAMB), first(YAMB, (1, 3, 3, 5, 6, 6)))
    chance = random.Random(4)
    perfect = choose_move(advice, STRENGTHS[-1], 400.0, chance)
    assert perfect == advice.best
    losses = [mean_loss(advice, strength.id, chance) for strength in STRENGTHS]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] > losses[-1] == 0


def mean_loss(advice: EstimateAdvice, strength: str, chance: random.Random) -> float:
    of_level = next(each for each in STRENGTHS if each.id == strength)
    return sum(choose_move(advice, of_level, 400.0, chance).loss for _ in range(300)) / 300
