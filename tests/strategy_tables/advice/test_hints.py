"""Hints before a move: odds computed in another way, and candidates that do not reveal the better one."""

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from engine.cards.scoring import Score
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables import STRENGTHS, TableAdvice, advise, move_probabilities
from strategy_tables.advice.hints import find_candidates, find_stakes_of_turn, in_neutral_order
from strategy_tables.advice.odds import odds
from strategy_tables.advice.plausible_alternative import find_plausible_alternative, find_rival
from strategy_tables.advice.ranking import Ranking
from strategy_tables.advice.themes import JOKER, STRAIGHTS, THEMES, WHICH_ZERO, HumanMoveModel, themes_of
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.explained import GOLDEN, RULESETS, position_of, positions_of
from tests.selection import usually
from tests.strategy_tables.tables import table_of

DECISIONS: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))


@cache
def golden() -> list[tuple[RulesetTables, TableAdvice, Move]]:
    """Return the golden decisions with the default candidates."""
    found = []
    for decision in DECISIONS:
        tables = RulesetTables(table_of(decision["ruleset"]))
        advice = advise(tables.means, position_of(tables.means, decision))
        other = find_plausible_alternative(tables.means, advice)
        assert other is not None
        found.append((tables, advice, other))
    return found


def swapped(advice: TableAdvice, other: Move) -> TableAdvice:
    """Return an advice in which the other move has the value of the best one, and vice versa."""
    moves = list(advice.ranking.moves)
    place = moves.index(other)
    moves[0], moves[place] = moves[place], moves[0]
    ranking = advice.ranking
    return replace(advice, ranking=Ranking(ranking.ranks, tuple(moves), ranking.values, ranking.losses))


def sampled(name: str, count: int) -> list[Position]:
    every = list(positions_of(table_of(name), random.Random(f"hints {name}")))
    return random.Random(name).sample(every, min(count, len(every)))


@pytest.mark.parametrize("name", usually({"yahtzee", "crag", "generala"}, RULESETS))
def test_boxes_have_the_odds_of_their_categories(name: str) -> None:
    table = table_of(name)
    for position in sampled(name, 2 * EFFORT):
        stakes = find_stakes_of_turn(table.outcomes, position)
        rules, sheet = position.rules, position.sheet
        for box in stakes.boxes:
            now = odds(rules, sheet, box.category, position.hand, position.rolls_left)
            fresh = odds(rules, sheet, box.category, (), rules.ruleset.rolls, kept=True)
            assert box.mean == pytest.approx(now.mean.expected_points, abs=1e-9)
            assert box.probability == pytest.approx(now.made.probability, abs=1e-9)
            assert box.usual == pytest.approx(fresh.mean.expected_points, abs=1e-9)
        scores = {score.category: score.points for score in position.scored.scores}
        assert {box.category for box in stakes.boxes} >= set(scores)
        assert all(box.points == scores.get(box.category, 0) for box in stakes.boxes)
        outstanding = [box for box in stakes.boxes if box.stands_out]
        assert len(outstanding) == min(3, sum(box.mean > 1e-9 for box in stakes.boxes))


@pytest.mark.parametrize("name", usually({"yahtzee", "crag", "generala"}, RULESETS))
def test_the_bonus_at_stake_is_the_next_one(name: str) -> None:
    table, found = table_of(name), 0
    for position in sampled(name, 60):
        bonus = find_stakes_of_turn(table.outcomes, position).bonus
        if bonus is None:
            continue
        found += 1
        tiers = {each.at: each.pays for each in table.compiled.ruleset.bonus}
        reached = max((pays for at, pays in tiers.items() if position.upper_total >= at), default=0)
        at = position.upper_total + bonus.missing
        assert at == min(each for each in tiers if each > position.upper_total)
        assert bonus.points == tiers[at] - reached
    assert found or not table.compiled.ruleset.bonus


def test_open_themes_include_those_of_a_decision() -> None:
    for tables, advice, _ in golden():
        shown = find_stakes_of_turn(tables.outcomes, advice.position).themes
        assert list(shown) == [theme for theme in THEMES if theme in shown]
        decided = themes_of(HumanMoveModel(advice, tables.means.expected_above_least))
        assert {*decided} - {*shown} <= {WHICH_ZERO}
        if WHICH_ZERO in shown:
            assert all(score.points <= 0 for score in advice.ranking.moves if isinstance(score, Score))
        assert (JOKER in shown) == (JOKER in decided)
        assert STRAIGHTS not in shown or advice.position.rolls_left


def test_the_best_candidate_comes_first_half_of_the_time() -> None:
    decisions = golden()
    first = sum(
        find_candidates(tables, advice, other).moves[0] == advice.best.move for tables, advice, other in decisions
    )
    assert 0.4 <= first / len(decisions) <= 0.6


def test_candidates_do_not_reveal_the_better_one() -> None:
    for tables, advice, other in golden():
        one = find_candidates(tables, advice, other)
        two = find_candidates(tables, swapped(advice, other), advice.best.move)
        assert (one.moves, one.difference, one.upper_bonus) == (two.moves, two.difference, two.upper_bonus)
        assert np.array_equal(one.plays_for, two.plays_for)
        assert in_neutral_order(advice.position, advice.best.move, other) == in_neutral_order(
            advice.position, other, advice.best.move
        )


def test_the_difference_is_the_greatest_one() -> None:
    for tables, advice, other in golden():
        candidates = find_candidates(tables, advice, other)
        one, two = candidates.plays_for
        for ends, move in zip(candidates.plays_for, candidates.moves, strict=True):
            assert ends.filled.sum() == pytest.approx(1)
            if isinstance(move, Keep):
                followed = advice.turn.plays_for(advice.position, move)
                assert ends.filled == pytest.approx(followed.filled)
        sizes = [*abs(one.made - two.made), *abs(one.filled - one.made - two.filled + two.made)]
        assert candidates.difference is None or candidates.difference.size == pytest.approx(max(sizes))
        assert candidates.difference is not None or max(sizes) < 0.01


def test_the_rival_is_the_most_probable_mistake() -> None:
    for tables, advice, _ in golden():
        expected = tables.means.expected_above_least
        for strength in STRENGTHS:
            shares = move_probabilities(advice, strength, expected)
            worse = {
                move: share
                for move, share, loss in zip(advice.ranking.moves, shares, advice.ranking.losses, strict=True)
                if loss > 0 and share > 0
            }
            rival = find_rival(advice, strength, expected)
            if rival is None:
                assert not worse
                continue
            assert rival.probability == pytest.approx(max(worse.values()))
            assert rival.probability == worse[rival.move]
            assert rival.strength is strength
            assert strength.id != "perfect"
