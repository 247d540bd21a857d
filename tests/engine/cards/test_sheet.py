"""Sheets of several columns: cells, their points, totals and positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards.rules import Cell, Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score, score_hand
from engine.cards.sheet import Sheet, empty_sheet, fillable_cells, is_sheet_full, open_cells, rolls_of_turn
from engine.cards.totals import score_totals, sheet_total
from engine.definitions.definition import load_ruleset
from engine.errors import IllegalMove, InvalidPosition
from engine.games.moves import Announce, Keep, legal_call, legal_moves
from engine.games.position import prove_position
from engine.rulesets.compiled import compile_ruleset
from tests.engine.one_card import single_fillings
from tests.engine.plays import play_call, play_keep, play_score
from tests.engine.sheets import FOUR_ORDERS, in_columns

LEAST = [0] * 13 + [5, 0]
"""Least points of every category of Yatzy."""


def _filled(*cells: dict[str, int], name: str = "yahtzee") -> Sheet:
    ids = load_ruleset(name).category_ids
    return Sheet(tuple(single_fillings([each.get(id_) for id_ in ids]) for each in cells))


def _multiplied(multiplied: bool = True, made_only: bool = True) -> Rules:
    ruleset = in_columns("yahtzee")
    assert ruleset.joker is not None
    return compile_rules(replace(ruleset, joker=replace(ruleset.joker, multiplied=multiplied, made_only=made_only)))


def test_a_single_card_is_the_sheet_of_one_column() -> None:
    for name, order in {"yahtzee": "free", "yatzy-forced": "card", "yatzy-upper-first": "upper_first"}.items():
        rules, compiled = compile_rules(load_ruleset(name)), compile_ruleset(load_ruleset(name))
        assert rules.fingerprint == rules.card.fingerprint == compiled.fingerprint
        assert (rules.turns, rules.card.payable) == (compiled.turns, compiled.payable)
        (column,) = rules.columns
        assert column.compiled is rules.card
        assert (column.compiled.order, column.column.factor) == (order, 1)
        assert all(rules.counts)
    with pytest.raises(ValueError, match="has columns"):
        compile_ruleset(in_columns("yahtzee"))


def test_orders_restrict_fillable_cells() -> None:
    rules = compile_rules(in_columns("yatzy", FOUR_ORDERS))
    empty = empty_sheet(rules)
    assert len(open_cells(rules, empty)) == 60
    cells = fillable_cells(rules, empty)
    assert [cell.category for cell in cells if cell.column == 0] == [0]
    assert [cell.category for cell in cells if cell.column == 1] == list(range(15))
    assert [cell.category for cell in cells if cell.column == 2] == [14]
    assert len([cell for cell in cells if cell.column == 3]) == 15


def test_the_published_example_of_a_joker_counts_420() -> None:
    rules = _multiplied()
    filled = {"yahtzee": 50, "sixes": 18}
    before = _filled(filled, filled, filled)
    straight = rules.categories.index("large_straight")
    scored = score_hand(rules, before, (6, 6, 6, 6, 6), 1)
    assert scored.joker
    assert scored.score(Cell(2, straight)) == Score(Cell(2, straight), 40, 100)
    position = prove_position(rules, before, (6, 6, 6, 6, 6), 0)
    after = play_score(position, Cell(2, straight))
    assert score_totals(rules, after).total - score_totals(rules, before).total == 420
    assert sheet_total(rules, after) == score_totals(rules, after).total
    flat = _multiplied(multiplied=False)
    assert score_totals(flat, after).total - score_totals(flat, before).total == 220


def test_equal_dice_are_no_joker_while_a_column_is_open() -> None:
    rules = _multiplied()
    filled = {"yahtzee": 50, "sixes": 18}
    before = _filled(filled, filled, {"sixes": 18})
    scored = score_hand(rules, before, (6, 6, 6, 6, 6), 1)
    assert not scored.joker
    assert Cell(2, rules.categories.index("yahtzee")) in scored.legal
    assert scored.points[0][rules.categories.index("large_straight")] == 0


def test_a_joker_goes_to_an_open_upper_category_of_its_face_in_any_column() -> None:
    rules = _multiplied()
    before = _filled({"yahtzee": 50, "sixes": 18}, {"yahtzee": 50}, {"yahtzee": 50})
    sixes = rules.categories.index("sixes")
    assert score_hand(rules, before, (6, 6, 6, 6, 6), 1).legal == (Cell(1, sixes), Cell(2, sixes))
    assert score_hand(rules, before, (6, 6, 6, 6, 6), 1).score(Cell(1, sixes)).extra_bonus == 100


def test_an_extra_bonus_needs_every_column_made_and_points() -> None:
    rules, lenient = _multiplied(), _multiplied(made_only=False)
    lower = {"three_of_a_kind": 0, "four_of_a_kind": 0, "full_house": 0, "small_straight": 0, "large_straight": 0}
    full = {**lower, "chance": 5, "yahtzee": 50, "sixes": 0}
    before = _filled(full, full, full)
    ones = Cell(1, rules.categories.index("ones"))
    assert score_hand(rules, before, (6, 6, 6, 6, 6), 1).score(ones) == Score(ones, 0, 0)
    assert score_hand(lenient, before, (6, 6, 6, 6, 6), 1).score(ones) == Score(ones, 0, 100)
    missed = _filled(full, {**full, "yahtzee": 0}, full)
    assert score_hand(lenient, missed, (6, 6, 6, 6, 6), 1).score(ones) == Score(ones, 0, 0)


def test_totals_of_columns_add_up() -> None:
    ruleset = in_columns("yatzy", FOUR_ORDERS)
    rules = compile_rules(replace(ruleset, columns=(*ruleset.columns[:3], replace(ruleset.columns[3], factor=2))))
    column = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "chance": 20}
    sheet = _filled(column, {}, {}, {"ones": 1}, name="yatzy")
    totals = score_totals(rules, sheet)
    first, _, _, last = totals.columns
    assert (first.upper_points, first.upper_bonus, first.lower_points, first.sum, first.total) == (63, 50, 20, 133, 133)
    assert (last.sum, last.factor, last.total) == (1, 2, 2)
    assert (totals.upper_points, totals.total) == (65, 135)
    assert totals.upper_points + totals.upper_bonus + totals.lower_points == totals.total


def test_a_category_is_called_after_the_first_roll_only() -> None:
    rules = compile_rules(in_columns("yatzy", FOUR_ORDERS))
    start = prove_position(rules, empty_sheet(rules), (1, 2, 3, 4, 5), 2)
    calls = [move for move in legal_moves(start) if isinstance(move, Announce)]
    assert [call.cell for call in calls] == [Cell(3, category) for category in range(15)]
    called = play_call(start, 10)
    assert called.scored.legal == (Cell(3, 10),)
    assert not called.cells_to_call
    later = play_keep(start, (1, 2), (1, 1, 1))
    assert not any(isinstance(move, Announce) for move in legal_moves(later))
    assert all(cell.column != 3 for cell in later.scored.legal)
    rolled = play_keep(later, (), (6, 6, 6, 6, 6))
    assert any(cell.column == 3 for cell in rolled.scored.legal)
    with pytest.raises(IllegalMove, match="after the first roll"):
        legal_call(later, 3)
    with pytest.raises(IllegalMove, match="already announced"):
        legal_call(called, 3)


def test_only_calls_and_rolls_of_all_dice_remain_possible() -> None:
    rules = compile_rules(in_columns("yatzy", FOUR_ORDERS))
    full = single_fillings(LEAST)
    sheet = Sheet((full, full, full, Scorecard(((),) * 15)))
    with pytest.raises(InvalidPosition, match="only the announce column is open"):
        prove_position(rules, sheet, (1, 2, 3, 4, 5), 0)
    position = prove_position(rules, sheet, (1, 2, 3, 4, 5), 1)
    assert legal_moves(position) == (Keep(()),)
    assert len(legal_moves(prove_position(rules, sheet, (1, 2, 3, 4, 5), 0, 10))) == 1
    assert len(legal_moves(prove_position(rules, sheet, (1, 2, 3, 4, 5), 0, None, True))) == 15


def test_the_very_last_turn_may_have_more_rolls() -> None:
    rules = compile_rules(replace(in_columns("yatzy", FOUR_ORDERS), last_turn_rolls=5))
    full = single_fillings(LEAST)
    for left, rolls in ((2, 3), (1, 5)):
        sheet = Sheet((full, full, full, single_fillings([*LEAST[: 15 - left], *[None] * left])))
        assert rolls_of_turn(rules, sheet) == rolls
        assert not is_sheet_full(rules, sheet)
        prove_position(rules, sheet, (1, 2, 3, 4, 5), rolls - 1)
        with pytest.raises(InvalidPosition, match="rolls_left must be"):
            prove_position(rules, sheet, (1, 2, 3, 4, 5), rolls)
