"""Best play in tournaments, compared with naive recursions."""

from collections.abc import Sequence
from math import comb

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.model.distribution import distribution
from strategy_tables.store.start import load_start
from tests.engine.naive_game import Card, NaiveGame
from tests.strategy_tables.naive_play import Play, Worth, totals_by_mean
from tests.strategy_tables.tables import small_ruleset
from tools.__main__ import main
from tools.frontier.solver import TIE
from tools.frontier.tournament import Tournament, solve_tournament, win_payoff


def win(equal: float, below: float, count: int) -> float:
    """Return the probability of winning by a total, where k others who share it leave 1 / (k + 1)."""
    shares = (comb(count, k) * equal**k * below ** (count - k) / (k + 1) for k in range(count + 1))
    return sum(shares)


def naive_tournament(compiled: CompiledRuleset, count: int) -> Worth:
    mean = totals_by_mean(compiled)
    chances = mean.before_turn(mean.game.start)[1:]
    least = mean.game.least()
    game = NaiveGame(compiled, counts_points=True)

    def end(card: Card) -> Worth:
        total = card.points + game.upper_bonus(card)
        return np.array([win(chances[total - least], chances[: total - least].sum(), count), total])

    def best(moves: Sequence[Worth]) -> Worth:
        chance = max(move[0] for move in moves)
        return np.array([chance, max(move[1] for move in moves if move[0] >= chance * (1 - TIE))])

    play = Play(game, end, gain=lambda _, after: after, best=best)
    return play.before_turn(game.start)


@pytest.mark.parametrize("count", [1, 4, 300])
def test_a_tournament_matches_a_naive_recursion(count: int) -> None:
    compiled = small_ruleset("one-die-five-rolls")
    found = solve_tournament(compiled, count)
    assert (found.win, found.mean) == pytest.approx(naive_tournament(compiled, count), rel=1e-9)
    assert found.ratio > 1


@pytest.mark.parametrize("count", [1, 10, 10_000])
def test_players_for_the_mean_win_equally_often(count: int) -> None:
    rest = load_start(compile_ruleset(load_ruleset("yahtzee")))
    assert rest is not None
    totals = distribution(rest.probabilities, rest.least)
    payoff = win_payoff(totals, count)
    assert (payoff.worths * totals.probabilities).sum() * (count + 1) == pytest.approx(1, rel=1e-9)
    assert (np.diff(payoff.worths) >= 0).all()


def test_the_command_prints_how_often_the_best_play_wins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tools.__main__.solve_tournament", lambda _compiled, count, _report: Tournament(count, 0.15, 99.5)
    )
    assert main(["tournament", "crag", "--opponents", "9"]) == 0
    said = "crag: against 9 players for the mean the best play wins 15.0000%, 1.5000 times as often as each of them"
    assert capsys.readouterr().out == f"{said}, with a mean total of 99.5000\n"
    assert main(["tournament", "generala"]) == 2
    with pytest.raises(SystemExit):
        main(["tournament", "crag", "--opponents", "0"])
    assert "must be a whole number from 1, not '0'" in capsys.readouterr().err
