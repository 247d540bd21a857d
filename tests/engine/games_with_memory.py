"""Games with memory: random ones, and small versions of known ones."""

import random
from typing import Any

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset

Definition = dict[str, Any]

NEEDS: tuple[Definition, ...] = (
    {}, {"groups": [2]}, {"run": 2}, {"faces": [6]}, {"sum": 4}, {"least_sum": 11},
)  # fmt: skip


def invent(chance: random.Random, with_joker: bool) -> Definition:
    """Return a game of two dice with various kinds of memory."""
    rolls = chance.randint(1, 3)
    faces = chance.sample(range(1, 7), chance.randint(0, 2))
    categories: list[Definition] = [{"id": f"u{face}", "upper": face} for face in faces]
    for number in range(chance.randint(1, 3)):
        pays: Definition = {"points": chance.choice([0, 3, 5, -2])}
        if not with_joker and chance.random() < 0.6:
            paid = [chance.choice([-3, 0, 0, 2, 5, 7]) for _ in range(chance.randint(1, rolls))]
            pays = {"by_roll": sorted(paid, reverse=True)}
        needs = chance.choice(NEEDS)
        categories.append({"id": f"c{number}", "pays": pays} | ({"needs": needs} if needs else {}))
    definition: Definition = {"dice_count": 2, "rolls": rolls, "categories": categories}
    if with_joker:
        categories.append({"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}})
        lower = [category["id"] for category in categories if category["id"].startswith("c")]
        definition["joker"] = {
            "category": "pair",
            "rule": chance.choice(["forced", "free", "original", "none"]),
            "bonus": chance.choice([0, 10]),
            "points": {name: chance.choice([0, 4, 16]) for name in lower if chance.random() < 0.4},
        }
    chance.shuffle(categories)
    for category in categories:
        if chance.random() < 0.4 and not (with_joker and not category["id"].startswith("c")):
            category["times"] = 2
        if chance.random() < 0.45:
            category["after"] = chance.choice(categories)["id"]
    definition["order"] = chance.choice(["free", "free", "upper_first"] + ["card"] * (not with_joker))
    if chance.random() < 0.7:
        saves = chance.random() < 0.7
        most = {"most": chance.randint(2, 4)} if saves and chance.random() < 0.3 else {}
        definition["extra_rolls"] = {"start": chance.choice([0, 0, 1, 2]), "saves": saves} | most
    return definition


DOUBLE = {"id": "double", "needs": {"groups": [5]}, "pays": {"points": 100}, "after": "generala"}
GENERALA = {"id": "generala", "needs": {"groups": [5]}, "pays": {"points": 50}}
STRAIGHT = {"id": "straight", "needs": {"run": 5}, "pays": {"by_roll": [66, 56, 46]}, "times": 2}
CHANCE = {"id": "chance", "pays": {"sum": "all"}, "after": "generala"}
ONES = {"id": "ones", "upper": 1}
CATEGORIES = [ONES, GENERALA, DOUBLE, STRAIGHT, CHANCE]


def compiled_game(*categories: Definition, **words: Any) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"categories": list(categories or CATEGORIES), **words}))
