"""Random games whose cards have lists, extra rolls and locked categories: every request is answered or refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.builder_here import solving_here
from tests.effort import EFFORT
from tests.hardening.remembering import made_up_game
from tests.hardening.values import mutate
from tests.selection import usually

Json = dict[str, Any]

REFUSED = (400, 404, 409, 413, 422)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    with solving_here(tmp_path_factory.mktemp("remembering")) as client:
        yield client


class Table:
    """A game of one player with random legal moves and requests about each position.

    Saved and remaining rolls are counted here, independently of the service.
    """

    def __init__(self, client: FlaskClient, definition: Json, random: Random) -> None:
        self.client = client
        self.random = random
        self.definition = definition
        self.times = {each["id"]: each.get("times", 1) for each in definition["categories"]}
        self.stock: int = definition.get("extra_rolls", {}).get("start", 0)
        self.fillings: dict[str, list[int]] = {name: [] for name in self.times}
        self.turns: list[Json] = []

    @property
    def complete(self) -> bool:
        return all(len(self.fillings[name]) == times for name, times in self.times.items())

    @property
    def total(self) -> int:
        upper_ids = [each["id"] for each in self.definition["categories"] if "upper" in each]
        upper = sum(sum(self.fillings[name]) for name in upper_ids)
        reached = [tier for tier in self.definition.get("bonus", ()) if tier["at"] <= upper]
        bonus = reached[-1]["pays"] + reached[-1].get("each", 0) * (upper - reached[-1]["at"]) if reached else 0
        return bonus + sum(map(sum, self.fillings.values()))

    def card(self) -> Json:
        """Return the card, with the fillings of each category in any order."""
        filled = {name: paid for name, paid in self.fillings.items() if paid}
        often = {name: self.random.sample(filled[name], k=len(filled[name])) for name in filled if self.times[name] > 1}
        return {
            "points": {name: paid[0] for name, paid in filled.items() if name not in often},
            **({"fillings": often} if max(self.times.values()) > 1 else {}),
            **({"extra_rolls": self.stock} if "extra_rolls" in self.definition else {}),
        }

    def ask(self, path: str, **fields: Any) -> Any:
        response = self.client.post(path, json={"ruleset_definition": self.definition, **fields})
        assert response.status_code == 200, f"{path} {fields} of {self.definition}: {response.text}"
        return response.get_json()

    def play_turn(self) -> None:
        left = self.definition["rolls"] - 1 + self.stock
        hand = self.roll(())
        told: Json = {"rolls": [hand], "keeps": []}
        while True:
            scored = self.ask("/v1/score", dice=hand, rolls_left=left, scorecard=self.card())
            self.look_at(hand, left, scored)
            if not left or self.random.random() < 0.5:
                break
            kept = [die for die in hand if self.random.random() < 0.5][: len(hand) - 1]
            hand, left = self.roll(kept), left - 1
            told["rolls"].append(hand)
            told["keeps"].append(kept)
        category = self.random.choice(scored["legal"])
        self.turns.append({**told, "category": category, "points": scored["points"][category]})
        self.fillings[category].append(scored["points"][category])
        self.stock = self.saved(left)

    def saved(self, left: int) -> int:
        extra = self.definition.get("extra_rolls", {})
        return min(left, extra.get("most", left)) if extra.get("saves") else min(left, self.stock)

    def roll(self, kept: list[int] | tuple[()]) -> list[int]:
        rolled = self.random.choices(range(1, 7), k=self.definition["dice_count"] - len(kept))
        return [*kept, *rolled]

    def look_at(self, hand: list[int], left: int, scored: Json) -> None:
        """Check the answers about a position for consistency."""
        position = {"dice": hand, "rolls_left": left, "scorecard": self.card()}
        advice = self.ask("/v1/advice", **position)
        scores = {move["category"]: move for move in advice["moves"] if move["action"] == "score"}
        assert {name: scored["points"][name] for name in scored["legal"]} == {
            name: move["points"] for name, move in scores.items()
        }
        remembers = "extra_rolls" in self.definition
        assert {move.get("extra_rolls") for move in scores.values()} == {self.saved(left) if remembers else None}
        outlook = self.ask("/v1/outlook", **position)
        assert outlook["mean"] == pytest.approx(advice["value"], abs=2e-6)
        # The order of fillings does not matter.
        assert self.ask("/v1/advice", **{**position, "scorecard": self.card()}) == advice
        self.look_at_objective(position, advice)
        moved = self.ask("/v1/opponent/move", **position, strength="club", seed=1)["move"]
        legal = [{**move, "rank": 0, "loss": 0, "value": 0} for move in advice["moves"]]
        assert {**moved, "rank": 0, "loss": 0, "value": 0} in legal

    def look_at_objective(self, position: Json, advice: Json) -> None:
        """Check advice for another objective and its reasons for consistency with the advice for the mean."""
        objective: Json = self.random.choice(
            [
                {"maximize": "target", "target": max(0, round(advice["value"]))},
                {"maximize": "floor"},
                {"maximize": "win", "opponents": [{"scorecard": self.card()}]},
                {"maximize": "upper_bonus"},
                {"maximize": "expected_total"},
            ]
        )
        body = {"ruleset": self.definition, **position, "objective": objective, "explain": True}
        answer = self.client.post("/v1/advice", json=body)
        if answer.status_code == 422:
            assert [each["pointer"] for each in answer.get_json()["errors"]] == ["/objective/maximize"], answer.text
            assert objective["maximize"] in ("upper_bonus", "win")
            return
        assert answer.status_code == 200, (answer.text, body)
        found = answer.get_json()
        assert {told(move) for move in found["moves"]} == {told(move) for move in advice["moves"]}
        if objective["maximize"] == "floor":
            assert found["value"] <= advice["value"] + 1e-6
        elif objective["maximize"] != "expected_total":
            assert 0 <= found["value"] <= 1
        terms = found["breakdown"]["terms"]
        assert sum(term["best"] for term in terms) == pytest.approx(
            found["breakdown"]["best"]["expected_total"], abs=1e-6
        )


def told(move: Json) -> tuple[Any, ...]:
    """Return the identity of a move."""
    return (move["action"], *(move["keep"] if move["action"] == "keep" else [move["category"]]))


def rulesets(server: FlaskClient, random: Random) -> Iterator[Json]:
    """Yield consistent random games."""
    while True:
        definition = made_up_game(random)
        report = server.post("/v1/rulesets/check", json={"ruleset_definition": definition}).get_json()
        if report["valid"]:
            yield definition


@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(range(3), range(8 * EFFORT)))
def test_a_custom_game_is_played_and_explained(server: FlaskClient, seed: int) -> None:
    random = Random(seed)
    definition = next(rulesets(server, random))
    table = Table(server, definition, random)
    while not table.complete:
        card = table.ask("/v1/scorecards/check", scorecard=table.card(), claimed={"total": table.total})
        assert card["valid"], (card, definition, table.card())
        table.play_turn()
    players = [{"name": "Ann", "turns": table.turns, "claimed": {"total": table.total}}]
    report = table.ask("/v1/games/check", players=players)
    assert report["valid"], (report, definition)
    assert report["complete"]
    assert report["players"][0]["scorecard"] == canonical(table)
    reviewed = table.ask("/v1/games/review", players=players)["players"][0]
    assert reviewed["value"] == table.total
    gained = reviewed["luck"] - reviewed["loss"]
    assert reviewed["value"] - reviewed["start_value"] == pytest.approx(gained, abs=1e-6)


def canonical(table: Table) -> Json:
    card = table.card()
    if "fillings" in card:
        card["fillings"] = {name: sorted(paid) for name, paid in card["fillings"].items()}
    return {**card, "extra_bonus_count": 0}


@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(range(3), range(6 * EFFORT)))
def test_impossible_cards_are_refused_everywhere(server: FlaskClient, seed: int) -> None:
    """A card is possible in all requests or in none; every request is answered or refused with reasons."""
    random = Random(f"cards {seed}")
    definition = next(rulesets(server, random))
    table = Table(server, definition, random)
    seen = {True: 0, False: 0}
    for _ in range(30):
        card = strange_card(definition, random)
        asked = {"ruleset_definition": definition, "scorecard": card}
        checked = server.post("/v1/scorecards/check", json=asked)
        between = server.post("/v1/outlook", json=asked)
        position = {**asked, "dice": table.roll(()), "rolls_left": random.choice([0, 0, 1, 2, 5])}
        answers = {path: server.post(path, json=position) for path in ("/v1/score", "/v1/advice", "/v1/outlook")}
        assert {each.status_code for each in answers.values()} <= {200, *REFUSED}
        possible = checked.status_code == 200 and checked.get_json()["valid"]
        assert (between.status_code == 200) == possible, (between.text, checked.text, definition, card)
        statuses = {each.status_code for each in answers.values()}
        assert len(statuses) == 1, (statuses, definition, position)
        assert possible or statuses == {422}
        odds = server.post("/v1/odds", json={**position, "category": random.choice(list(table.times))})
        assert odds.status_code in (200, *REFUSED)
        seen[possible] += 1
    assert seen[True], "no card was possible"
    assert seen[False], "every card was possible"


def strange_card(definition: Json, random: Random) -> Json:
    """Return a card similar to those of this game, sometimes not at all."""
    points: Json = {}
    fillings: Json = {}
    for category in definition["categories"]:
        times = category.get("times", 1)
        paid = [random.choice([0, 0, 0, 1, 2, 6, -3]) for _ in range(random.randint(0, times))]
        if paid and times > 1:
            fillings[category["id"]] = paid
        elif paid:
            points[category["id"]] = paid[0]
    card: Json = {"points": points, "fillings": fillings} if random.random() < 0.7 else {"points": {}}
    if random.random() < 0.1:
        return {}
    if "extra_rolls" in definition or random.random() < 0.1:
        card["extra_rolls"] = random.choice([None, 0, 0, 1, 2, 3, 7])
    return mutate(card, random) if random.random() < 0.2 else card


@pytest.mark.parametrize("seed", range(6 * EFFORT))
def test_mutated_requests_are_answered_or_refused(server: FlaskClient, seed: int) -> None:
    random = Random(f"requests {seed}")
    definition = next(rulesets(server, random))
    table = Table(server, definition, random)
    turn = {"rolls": [table.roll(()), table.roll(())], "category": random.choice(list(table.times))}
    position = {"dice": table.roll(()), "rolls_left": random.choice([0, 1, 2])}
    bodies: list[tuple[str, Json]] = [
        ("/v1/rulesets/check", {}),
        ("/v1/score", position),
        ("/v1/advice", position),
        ("/v1/outlook", {"opponents": [{"scorecard": {}}]}),
        ("/v1/odds", {**position, "category": random.choice(list(table.times))}),
        ("/v1/scorecards/check", {"claimed": {"total": 3}}),
        ("/v1/games/check", {"players": [{"turns": [turn, turn]}]}),
        ("/v1/games/review", {"players": [{"turns": [turn]}]}),
        ("/v1/opponent/move", {**position, "strength": "club"}),
        ("/v1/roll", {}),
    ]
    cards = ("/v1/score", "/v1/advice", "/v1/outlook", "/v1/odds", "/v1/scorecards/check", "/v1/opponent/move")
    for path, fields in bodies * 4:
        body = {"ruleset_definition": definition, **fields}
        if path in cards:
            body["scorecard"] = strange_card(definition, random)
        for _ in range(random.randint(0, 3)):
            body = mutate(body, random)
        assert server.post(path, json=body).status_code in (200, *REFUSED), (path, body)
