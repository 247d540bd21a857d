"""The game of tests/generators/game.py with a client of openapi-python-client."""

import json
import sys
from typing import TypeVar

from keepwise_api import Client
from keepwise_api.api.advice import advise
from keepwise_api.api.games import check_game
from keepwise_api.api.play import roll
from keepwise_api.models import (
    Advice,
    AdviceRequest,
    CardPoints,
    GameCheckRequest,
    GameReport,
    Player,
    RolledDice,
    RollRequest,
    Scorecard,
    Turn,
)
from keepwise_api.types import Unset

address, ruleset, first_seed, turn_count = sys.argv[1:]
client = Client(address, raise_on_unexpected_status=True)
Wanted = TypeVar("Wanted")


def the(kind: type[Wanted], answer: object) -> Wanted:
    assert isinstance(answer, kind), answer
    return answer


seed = int(first_seed)
points: dict[str, int] = {}
turns: list[Turn] = []
for _ in range(int(turn_count)):
    rolls: list[list[int]] = []
    keeps: list[list[int]] = []
    while True:
        asked = RollRequest(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
        rolled = the(RolledDice, roll.sync(client=client, body=asked))
        seed += 1
        rolls.append(rolled.dice)
        scorecard = Scorecard(points=CardPoints.from_dict(points))
        question = AdviceRequest(ruleset=ruleset, dice=rolls[-1], rolls_left=3 - len(rolls), scorecard=scorecard)
        best = the(Advice, advise.sync(client=client, body=question)).best
        if isinstance(best.keep, Unset):
            break
        keeps.append(best.keep)
    assert not isinstance(best.category, Unset)
    assert not isinstance(best.points, Unset)
    points[best.category] = best.points
    turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
game = GameCheckRequest(ruleset=ruleset, players=[Player(name="A", turns=turns)])
print(json.dumps(the(GameReport, check_game.sync(client=client, body=game)).to_dict()))
client.get_httpx_client().close()
