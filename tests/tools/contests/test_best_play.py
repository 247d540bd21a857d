"""Limits of playing to win, compared with naive recursions."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.__main__ import main as tables_main
from strategy_tables.model.arrays import Floats
from tests.engine.naive_game import NaiveGame
from tests.strategy_tables.naive_play import Play, play_for_payoff, totals_by_mean
from tests.strategy_tables.tables import small_ruleset
from tools.__main__ import main
from tools.contests.best_play import solve_contest

GAME = """
name = "two-dice"
dice_count = 2
rolls = 2
categories = [
    { id = "sixes", upper = 6 },
    { id = "pair", needs = { groups = [2] }, pays = { points = 10 } },
    { id = "chance", pays = { sum = "all" } },
]
"""


def naive_contest(compiled: CompiledRuleset) -> tuple[float, float]:
    """Return the value of the best response to the totals of mean play, and the mean of the best plays for each."""
    mean = totals_by_mean(compiled)
    probabilities = mean.before_turn(mean.game.start)[1:]
    others = mean.game.least() + np.arange(len(probabilities))

    def against_each(total: int) -> Floats:
        worths: Floats = (np.sign(total - others) + 1) / 2
        return worths

    response = play_for_payoff(compiled, lambda total: float((probabilities * against_each(total)).sum()))
    game = NaiveGame(compiled, counts_points=True)
    known = Play(
        game,
        end=lambda card: against_each(card.points + game.upper_bonus(card)),
        gain=lambda _, after: after,
        best=lambda moves: np.max(moves, axis=0),
    )
    return response.before_turn(response.game.start), float((probabilities * known.before_turn(game.start)).sum())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["one-die-five-rolls", "card-order", "penalties"])
def test_a_contest_matches_a_naive_recursion(name: str) -> None:
    compiled = small_ruleset(name)
    best_response, clairvoyant = solve_contest(compiled)
    assert (best_response, clairvoyant) == pytest.approx(naive_contest(compiled), abs=2e-7)
    assert 0.5 < best_response < clairvoyant < 1.0


def test_the_command_prints_both_and_plays_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two-dice.toml"
    path.write_text(GAME)
    folder = str(tmp_path)
    assert tables_main(["build", str(path), "--folder", folder]) == 0
    capsys.readouterr()
    assert main(["contest", str(path), "--folder", folder, "--games", "8"]) == 0
    said, played = capsys.readouterr().out.splitlines()
    response, ceiling = naive_contest(compile_ruleset(parse_ruleset(tomllib.loads(GAME))))
    without, knowing = f"best response without seeing the other card {response:.3%}", f"{ceiling:.3%}"
    assert said == f"two-dice: {without}, knowing the other total in advance {knowing}"
    assert played.startswith("two-dice: by advice 5")
    assert played.endswith("% with 99.9% confidence in 8 games")


def test_a_contest_needs_a_game_decided_by_totals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["contest", "balut"]) == 2
    assert "the points awarded decide the winner" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["contest", "crag", "--games", "1"])
    assert "must be a whole number from 2, not '1'" in capsys.readouterr().err
