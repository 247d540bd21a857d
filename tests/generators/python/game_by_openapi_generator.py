"""The game of tests/generators/game.py with a client of openapi-generator."""

import sys

from keepwise_generated import (
    AdviceApi,
    AdviceRequest,
    ApiClient,
    Configuration,
    GameCheckRequest,
    GamesApi,
    PlayApi,
    Player,
    RollRequest,
    Scorecard,
    Turn,
)

address, ruleset, first_seed, turn_count = sys.argv[1:]
seed = int(first_seed)
points: dict[str, int | None] = {}
turns: list[Turn] = []
with ApiClient(Configuration(host=address)) as client:
    for _ in range(int(turn_count)):
        rolls: list[list[int]] = []
        keeps: list[list[int]] = []
        while True:
            asked = RollRequest(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
            seed += 1
            rolls.append(PlayApi(client).roll(asked).dice)
            scorecard = Scorecard(points=points)
            question = AdviceRequest(ruleset=ruleset, dice=rolls[-1], rolls_left=3 - len(rolls), scorecard=scorecard)
            best = AdviceApi(client).advise(question).best
            if best.keep is None:
                break
            keeps.append(best.keep)
        assert best.category is not None
        points[best.category] = best.points
        turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
    game = GameCheckRequest(ruleset=ruleset, players=[Player(name="A", turns=turns)])
    print(GamesApi(client).check_game(game).to_json())
