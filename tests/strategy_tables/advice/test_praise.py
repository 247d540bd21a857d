"""Praise in reviews, compared with the grades of all moves and the moves of a casual player."""

import random

import pytest

from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables import GRADES, STRENGTHS, Table, advise, choose_move, move_probabilities, review
from tests.engine.game_samples import EXAMPLE, game_of, play_game
from tests.selection import usually
from tests.strategy_tables.tables import BUILT, USUAL_BUILT, advisor_of, table_of

CASUAL, EXPERT = (next(each for each in STRENGTHS if each.id == name) for name in ("casual", "expert"))
MISTAKES = {"mistake", "blunder"}


def praise_of(table: Table, position: Position) -> str | None:
    """Return the praise by the definition in the contract."""
    expected = table.expected_above_least
    advice = advise(table, position)
    shares = move_probabilities(advice, CASUAL, expected).tolist()
    grades = [GRADES.grade(loss, expected) for loss in advice.ranking.losses]
    missed = sum(share for share, grade in zip(shares, grades, strict=True) if grade in MISTAKES)
    if missed >= 0.5:
        return "hard"
    return "only_move" if {*grades[1:]} <= MISTAKES and missed >= 0.1 else None


@pytest.mark.parametrize("name", usually(USUAL_BUILT, BUILT))
def test_only_found_moves_are_praised(name: str) -> None:
    table, chance = table_of(name), random.Random(f"praise {name}")

    def play_well(position: Position) -> Move:
        return choose_move(advise(table, position), EXPERT, table.expected_above_least, chance).move

    turns = [play_game(table.compiled, chance, choose)[0] for choose in (play_well, None)]
    players = [{"name": str(place), "turns": each} for place, each in enumerate(turns)]
    reviewed = review(advisor_of(table), table.rules, game_of({"players": players}))
    praised = set()
    for player in reviewed.players:
        for decision in player.decisions:
            praised.add(decision.praise)
            found = not (decision.loss or decision.forced or decision.assumed)
            assert decision.praise == (praise_of(table, decision.position) if found else None)
    assert len(praised) > 1


def test_a_perfect_game_has_both_kinds_of_praise() -> None:
    table = table_of("yahtzee-free-joker")
    (player,) = review(advisor_of(table), table.rules, game_of(EXAMPLE)).players
    assert {decision.praise for decision in player.decisions} == {"hard", "only_move", None}
