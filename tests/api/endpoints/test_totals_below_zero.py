"""Negative totals in random games with penalties over HTTP, compared with a recursion over the rules."""

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from engine.definitions.definition import parse_ruleset
from engine.games.moves import Keep
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables import solve_table
from tests.api.clients import client_of
from tests.api.refusals import assert_refused
from tests.strategy_tables.naive_play import (
    Play,
    play_for_category,
    play_for_floor,
    play_for_mean,
    play_for_payoff,
    totals_by_mean,
)
from tests.strategy_tables.positions import random_positions

Body = Mapping[str, Any]


def with_penalties(chance: random.Random) -> dict[str, Any]:
    """Return a game of two dice with totals on both sides of 0, or below it only."""
    kinds: list[dict[str, Any]] = [
        {"id": "any", "pays": {"sum": "all", "plus": -chance.randint(5, 14)}},
        {"id": "missing", "pays": {"sum": {"faces": [chance.randint(1, 6)]}, "plus": -chance.randint(1, 12)}},
        {"id": "forbidden", "needs": {"groups": [2]}, "pays": {"points": -chance.randint(1, 9)}},
        {"id": "low", "needs": {"greatest_sum": 7}, "pays": {"points": -chance.randint(1, 9)}},
        {"id": "twos", "upper": 2},
    ]
    categories = chance.sample(kinds, 3)
    upper = any("upper" in each for each in categories)
    bonus = [{"at": 0, "pays": -chance.randint(1, 9)}, {"at": chance.randint(1, 4), "pays": chance.randint(0, 5)}]
    return {"dice_count": 2, "rolls": 2, "categories": categories, "bonus": bonus if upper else []}


class Game:
    """A game with penalties, and a client of a service with its table."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.definition = with_penalties(self.chance)
        self.compiled: CompiledRuleset = compile_ruleset(parse_ruleset({"name": "own", **self.definition}))
        self.client: FlaskClient = client_of(create_app(tables=[solve_table(self.compiled)]))
        self.positions = list(random_positions(self.compiled, 8, seed))

    def ask(self, path: str, position: Position, **more: Any) -> Any:
        """Return the answer to a request about a position."""
        body = {"ruleset": self.definition, **self.said(position), **more}
        answer = self.client.post(path, json=body)
        assert answer.status_code == 200, (body, answer.text)
        return answer.get_json()

    def said(self, position: Position) -> Body:
        """Return a position as sent."""
        points = zip(self.compiled.categories, position.card.points, strict=True)
        card = {"points": {name: paid[0] for name, paid in points if paid}}
        return {"scorecard": card, "dice": list(position.hand), "rolls_left": position.rolls_left}


GAMES = range(4)


def total_chances(play: Play, position: Position) -> dict[int, float]:
    """Return the probability of every final total when playing for the mean."""
    least = position.points_so_far + play.game.least()
    row = play.of_position(position)[1:]
    return {least + place: float(chance) for place, chance in enumerate(row) if chance}


@pytest.mark.parametrize("number", GAMES)
def test_outlooks(number: int) -> None:
    game = Game(f"outlooks below 0 {number}")
    play = totals_by_mean(game.compiled)
    below = 0
    for position in game.positions:
        chances = total_chances(play, position)
        targets = [*range(min(chances) - 2, max(chances) + 3), -999_999, 999_999]
        found = game.ask("/v1/outlook", position, targets=targets)
        expected = [sum(chance for total, chance in chances.items() if total >= target) for target in targets]
        assert [each["target"] for each in found["targets"]] == targets
        assert [each["probability"] for each in found["targets"]] == pytest.approx(expected, abs=1e-11)
        assert found["mean"] == pytest.approx(sum(total * chance for total, chance in chances.items()), abs=1e-6)
        below += min(chances) < 0
    assert below


@pytest.mark.parametrize("number", GAMES)
def test_targets(number: int) -> None:
    game = Game(f"targets below 0 {number}")
    for position in game.positions:
        target = position.points_so_far + game.chance.randrange(-16, 6)
        play = play_for_payoff(game.compiled, partial(reaches, target))
        objective = {"maximize": "target", "target": target}
        found = game.ask("/v1/advice", position, objective=objective, explain=True)
        assert found["objective"] == objective
        assert found["value"] == pytest.approx(play.of_position(position), abs=1e-11)
        for move in found["moves"]:
            assert move["value"] == pytest.approx(value_of(play, position, move), abs=1e-11)


def reaches(target: int, total: int) -> float:
    """Return the payoff of a total for a target."""
    return float(total >= target)


def value_of(play: Play, position: Position, move: Body) -> float:
    """Return the value of an answered move."""
    if move["action"] == "keep":
        return float(play.of_move(position, Keep(tuple(move["keep"]))))
    card = play.game.card_of(position)
    return float(play.of_scores(card, position.hand, position.rolls_left)[move["category"]])


@pytest.mark.parametrize("number", GAMES)
def test_winning_against_negative_totals(number: int) -> None:
    game = Game(f"winning below 0 {number}")
    by_mean = totals_by_mean(game.compiled)
    for position, other in zip(game.positions, game.positions[1:], strict=False):
        theirs = total_chances(by_mean, other)

        def payoff(total: int, theirs: dict[int, float] = theirs) -> float:
            return sum(chance * ((total > their) + (total == their) / 2) for their, chance in theirs.items())

        play = play_for_payoff(game.compiled, payoff)
        found = game.ask("/v1/advice", position, objective={"maximize": "win", "opponents": [game.said(other)]})
        assert found["value"] == pytest.approx(play.of_position(position), abs=1e-11)


@pytest.mark.parametrize("number", GAMES)
def test_floors_and_means(number: int) -> None:
    game = Game(f"floors below 0 {number}")
    for play, objective in (
        (play_for_floor(game.compiled), "floor"),
        (play_for_mean(game.compiled), "expected_total"),
    ):
        for position in game.positions:
            found = game.ask("/v1/advice", position, objective={"maximize": objective}, explain=True)
            expected = position.points_so_far + play.of_position(position)
            assert found["value"] == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("number", GAMES)
def test_odds_of_categories_with_penalties(number: int) -> None:
    game = Game(f"odds below 0 {number}")
    for position in game.positions:
        category = game.chance.choice(position.open_categories)
        name, payable = game.compiled.categories[category], game.compiled.payable[category]
        wanted = range(min(payable) - 1, max(payable) + 2)
        expected = play_for_category(game.compiled, name, wanted).of_position(position)
        for points, chance in zip(wanted, expected, strict=True):
            found = game.ask("/v1/odds", position, category=name, points=points)
            assert found["greatest_probability"]["probability"] == pytest.approx(chance, abs=1e-11)
        found = game.ask("/v1/odds", position, category=name)
        assert found["points"] == min((each for each in payable if each > 0), default=max(payable))
        at_least = {each["points"]: each["probability"] for each in found["at_least"]}
        assert list(at_least) == [each for each in payable if each > min(0, *payable)]
        assert at_least == pytest.approx({points: expected[points - wanted.start] for points in at_least}, abs=1e-11)


def test_a_query_string_can_hold_a_negative_target(small: FlaskClient) -> None:
    answer = small.get("/v1/advice?ruleset=small&dice=16&rolls_left=0&objective=target&target=-3")
    assert answer.get_json()["objective"] == {"maximize": "target", "target": -3}
    refused = small.get("/v1/advice?ruleset=small&dice=16&rolls_left=0&objective=target&target=-03")
    assert_refused(refused, 422, "invalid", ("wrong-type", "/target"))


@pytest.mark.parametrize("path", ["/v1/outlook", "/v1/advice"])
def test_targets_out_of_bounds_are_refused(small: FlaskClient, path: str) -> None:
    for target in (-1_000_000, 1_000_000, -(10**30)):
        asked: dict[str, Any] = {"ruleset": "small", "dice": [1, 2], "rolls_left": 0, "scorecard": {}}
        place = "/targets/0" if path == "/v1/outlook" else "/objective/target"
        asked |= (
            {"targets": [target]} if path == "/v1/outlook" else {"objective": {"maximize": "target", "target": target}}
        )
        (problem,) = assert_refused(small.post(path, json=asked), 422, "invalid", ("out-of-range", place))
        assert (problem["minimum"], problem["maximum"]) == (-999_999, 999_999)
