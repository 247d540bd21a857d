"""The game of tests/generators/game.py with the asynchronous Python client."""

import asyncio
import sys

from keepwise_client import AsyncKeepwise
from keepwise_client.models import GameReport, Player, Scorecard, Turn


async def play(address: str, ruleset: str, seed: int, turn_count: int) -> GameReport:
    points: dict[str, int] = {}
    turns: list[Turn] = []
    async with AsyncKeepwise(address) as keepwise:
        for _ in range(turn_count):
            rolls: list[list[int]] = []
            keeps: list[list[int]] = []
            while True:
                rolled = await keepwise.roll(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
                seed += 1
                rolls.append(rolled.dice)
                left, card = 3 - len(rolls), Scorecard(points={**points})
                best = (await keepwise.advise(ruleset=ruleset, dice=rolls[-1], rolls_left=left, scorecard=card)).best
                if best.keep is None:
                    break
                keeps.append(best.keep)
            assert best.category is not None
            assert best.points is not None
            points[best.category] = best.points
            turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
        return await keepwise.check_game(ruleset=ruleset, players=[Player(name="A", turns=turns)])


where, game, first_seed, count = sys.argv[1:]
print(asyncio.run(play(where, game, int(first_seed), int(count))).model_dump_json(exclude_unset=True))
