"""The game of tests/generators/game.py with models of datamodel-code-generator and httpx."""

import sys
from typing import TypeVar

import httpx
from keepwise_models import (
    Advice,
    AdviceRequest,
    GameCheckRequest,
    GameReport,
    Player,
    RolledDice,
    RollRequest,
    Scorecard,
    Turn,
)
from pydantic import BaseModel

address, ruleset, first_seed, turn_count = sys.argv[1:]
client = httpx.Client(base_url=address)
Answer = TypeVar("Answer", bound=BaseModel)


def ask(path: str, question: BaseModel, answer: type[Answer]) -> Answer:
    response = client.post(path, json=question.model_dump(mode="json", exclude_unset=True))
    return answer.model_validate(response.raise_for_status().json())


seed = int(first_seed)
points: dict[str, int] = {}
turns: list[Turn] = []
for _ in range(int(turn_count)):
    rolls: list[list[int]] = []
    keeps: list[list[int]] = []
    while True:
        asked = RollRequest(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
        rolls.append(ask("/v1/roll", asked, RolledDice).dice)
        seed += 1
        scorecard = Scorecard(points={**points})
        question = AdviceRequest(ruleset=ruleset, dice=rolls[-1], rolls_left=3 - len(rolls), scorecard=scorecard)
        best = ask("/v1/advice", question, Advice).best
        if best.keep is None:
            break
        keeps.append(best.keep)
    assert best.category is not None
    assert best.points is not None
    points[best.category] = best.points
    turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
game = GameCheckRequest(ruleset=ruleset, players=[Player(name="A", turns=turns)])
print(ask("/v1/games/check", game, GameReport).model_dump_json(exclude_unset=True))
client.close()
