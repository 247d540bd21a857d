"""Compare sheet rules with a naive reference implementation: legal moves, points and totals."""

import random
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scoring import Score
from engine.cards.totals import SHEET_TOTAL_NAMES, score_totals
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.games.moves import Announce, Keep, legal_moves
from engine.games.position import Position, prove_position
from engine.rulesets.ruleset import Ruleset
from tests.effort import EFFORT
from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_sheet import Decision, Filled, NaiveSheet, NaiveSheetGame
from tests.engine.plays import play_score
from tests.engine.sheets import sheet_of
from tests.known import SHEETS
from tests.selection import usually

INVENTED = 200


def position_of(rules: Rules, said: Decision) -> Position:
    called = None if said.called is None else rules.categories.index(said.called)
    # Only games with calls depend on how the last roll was made.
    all_rolled = said.all_rolled if rules.announce_column >= 0 else None
    return prove_position(rules, sheet_of(said.sheet), said.hand, said.left, called, all_rolled)


def decisions(game: NaiveSheetGame, chance: random.Random) -> Iterator[tuple[Decision, Filled]]:
    """Yield a hand of every turn of a game, half of them of equal dice, and the cell that it is scored in.

    The category of equal dice is filled early, so that jokers occur.
    """
    sheet = game.start
    while not game.full(sheet):
        dice = chance.choices(range(1, 7), k=game.dice_count)
        hand = tuple(sorted(dice if chance.random() < 0.5 else dice[:1] * len(dice)))
        left = chance.randrange(game.rolls_of_turn(sheet))
        roll = game.rolls_of_turn(sheet) - left
        called = chance.choice([None, None, *game.calls(sheet, roll=1)])
        all_rolled = roll == 1 or chance.random() < 0.5
        fillings = game.fillings(sheet, hand, roll=roll, called=called, all_rolled=all_rolled)
        if fillings:
            early = [each for each in fillings if each.category == game.joker.get("category")]
            filled = chance.choice(early if early and chance.random() < 0.8 else fillings)
            yield Decision(sheet, hand, left, called, all_rolled), filled
            sheet = game.fill(sheet, filled)


def told(game: NaiveSheetGame, said: Decision) -> set[tuple[object, ...]]:
    """Return the legal moves by the naive rules."""
    sheet, hand, left, called, all_rolled = said
    roll = game.rolls_of_turn(sheet) - left
    fillings = game.fillings(sheet, hand, roll=roll, called=called, all_rolled=all_rolled)
    return {
        *(("fill", each.column, each.category, each.points, each.extra_bonus) for each in fillings),
        *(("keep", keep) for keep in game.keeps(sheet, hand, left=left, called=called)),
        *(("call", name) for name in game.calls(sheet, roll=roll, called=called)),
    }


def told_by_engine(position: Position) -> set[tuple[object, ...]]:
    moves = legal_moves(position)
    names = position.rules.categories
    assert len(set(moves)) == len(moves)
    found: set[tuple[object, ...]] = set()
    for move in moves:
        match move:
            case Keep():
                found.add(("keep", move.dice))
            case Announce():
                assert move.cell.column == position.rules.announce_column
                found.add(("call", names[move.cell.category]))
            case Score():
                place, category = move.cell
                found.add(("fill", place, names[category], move.points, move.extra_bonus))
    return found


def hold_totals(game: NaiveSheetGame, rules: Rules, sheet: NaiveSheet) -> None:
    """Compare the totals of every column and the counted points."""
    by_column = game.column_totals(sheet)
    totals = score_totals(rules, sheet_of(sheet))
    found = [each._asdict() for each in totals.columns]
    factors = [each.get("factor", 1) for each in game.columns]
    assert found == [asdict(each) | {"factor": factor} for each, factor in zip(by_column, factors, strict=True)]
    counts = {name: getattr(totals, name) for name in SHEET_TOTAL_NAMES}
    assert counts.pop("total") == game.total(sheet) == sum(counts.values())
    for name in ("upper_points", "upper_bonus", "lower_points", "products"):
        assert counts[name] == sum(
            factor * getattr(each, name) for each, factor in zip(by_column, factors, strict=True)
        ), name


def hold_games(ruleset: Ruleset, chance: random.Random, games: int) -> None:
    rules, game = compile_rules(ruleset), NaiveSheetGame(ruleset)
    for _ in range(games):
        sheet = game.start
        for said, filled in decisions(game, chance):
            position = position_of(rules, said)
            assert told_by_engine(position) == told(game, said), said
            hold_totals(game, rules, said.sheet)
            sheet = game.fill(said.sheet, filled)
            cell = next(
                move.cell
                for move in position.scored.scores
                if (move.cell.column, rules.categories[move.cell.category]) == (filled.column, filled.category)
            )
            assert play_score(position, cell) == sheet_of(sheet)
        hold_totals(game, rules, sheet)


@pytest.mark.parametrize("name", SHEETS)
def test_whole_games_match_the_naive_rules(name: str) -> None:
    hold_games(load_ruleset(name), random.Random(name), 3 * EFFORT)


@pytest.mark.parametrize("ten", usually(range(4), range(INVENTED // 10)))
def test_invented_games_match_the_naive_rules(ten: int) -> None:
    for number in range(10 * ten, 10 * ten + 10):
        chance = random.Random(f"sheet {number}")
        hold_games(parse_ruleset(invented_sheet(chance)), chance, 4)
