"""The game of tests/generators/game.py with a client of openapi-generator."""

import sys

from keepwise_generated import (
    AdviceApi,
    AdviceRequest,
    ApiClient,
    Configuration,
    FilledPoints,
    GameCheckRequest,
    GamesApi,
    KeepMove,
    PlayApi,
    Player,
    RollRequest,
    RulesetReference,
    Scorecard,
    ScoreMove,
    Turn,
)

address, named, first_seed, turn_count = sys.argv[1:]
seed = int(first_seed)
points: dict[str, FilledPoints] = {}
turns: list[Turn] = []
with ApiClient(Configuration(host=address)) as client:
    ruleset = RulesetReference(named)
    for _ in range(int(turn_count)):
        rolls: list[list[int]] = []
        keeps: list[list[int]] = []
        while True:
            asked = RollRequest(ruleset=ruleset, keep=keeps[-1] if keeps else [], seed=seed)
            seed += 1
            rolls.append(PlayApi(client).roll(asked).dice)
            scorecard = Scorecard(points=points)
            question = AdviceRequest(ruleset=ruleset, dice=rolls[-1], rolls_left=3 - len(rolls), scorecard=scorecard)
            best = AdviceApi(client).advise(question).best.actual_instance
            if not isinstance(best, KeepMove):
                break
            keeps.append(best.keep)
        assert isinstance(best, ScoreMove)
        points[best.category] = FilledPoints(best.points)
        turns.append(Turn(rolls=rolls, keeps=keeps, category=best.category, points=best.points))
    game = GameCheckRequest(ruleset=ruleset, players=[Player(name="A", turns=turns)])
    print(GamesApi(client).check_game(game).to_json())
