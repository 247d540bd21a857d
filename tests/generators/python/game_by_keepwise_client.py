"""The game of tests/generators/game.py with the synchronous Python client."""

import sys

from keepwise_client import Keepwise
from keepwise_client.models import Player, Scorecard, Turn

address, ruleset, first_seed, turn_count = sys.argv[1:]
seed = int(first_seed)
points: dict[str, int] = {}
turns: list[Turn] = []
with Keepwise(address) as keepwise:
    for _ in range(int(turn_count)):
        rolls: list[list[int]] = []
        keeps: list[list[int]] = []
        while True:
            rolled = keepwise.roll(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
            seed += 1
            rolls.append(rolled.dice)
            card = Scorecard(points={**points})
            best = keepwise.advise(ruleset=ruleset, dice=rolls[-1], rolls_left=3 - len(rolls), scorecard=card).best
            if best.keep is None:
                break
            keeps.append(best.keep)
        assert best.category is not None
        assert best.points is not None
        points[best.category] = best.points
        turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
    report = keepwise.check_game(ruleset=ruleset, players=[Player(name="A", turns=turns)])
print(report.model_dump_json(exclude_unset=True))
