"""Small random games with memory from the words of the grammar; some are contradictory."""

from __future__ import annotations

from random import Random
from typing import Any


def made_up_game(random: Random) -> dict[str, Any]:
    """Return a definition of a game that is solved in a moment."""
    dice_count = random.choice([1, 2, 2, 3])
    upper = random.sample(range(1, 7), k=random.choice([0, 1, 2, 2]))
    categories = [{"id": f"u{face}", "upper": face} for face in upper]
    categories += [_lower(random, f"c{n}", dice_count) for n in range(random.choice([1, 2, 2]) + (not upper))]
    for category in categories:
        if random.random() < 0.4:
            category["times"] = random.choice([2, 2, 3])
        if random.random() < 0.2:
            category["after"] = random.choice(categories)["id"]
    definition: dict[str, Any] = {
        "dice_count": dice_count,
        "rolls": random.choice([1, 2, 2, 3]),
        "categories": categories,
        "order": random.choice(["free", "free", "upper_first", "card"]),
    }
    if random.random() < 0.6:
        definition["extra_rolls"] = _extra_rolls(random)
    if upper and random.random() < 0.6:
        definition["bonus"] = _bonus(random, dice_count * sum(upper))
    if random.random() < 0.3:
        definition["points_awarded"] = _points_awarded(random, categories)
    if dice_count > 1 and random.random() < 0.2:
        definition["counted"] = dice_count - 1
    return definition


def _lower(random: Random, name: str, dice_count: int) -> dict[str, Any]:
    needs: dict[str, Any] = random.choice(
        [
            {},
            {"groups": [2]} if dice_count > 1 else {},
            {"run": 2} if dice_count > 1 else {"faces": [6]},
            {"least_sum": random.randint(1, 6 * dice_count)},
            {"greatest_sum": random.randint(1, 6 * dice_count)},
        ]
    )
    pays: dict[str, Any] = random.choice(
        [
            {"points": random.randint(-10, 30)},
            {"points": random.randint(1, 30), "served": random.randint(1, 9)},
            {"sum": "all", "plus": random.randint(-6, 6)},
            {"sum": "matched"},
            {"sum": {"faces": sorted(random.sample(range(1, 7), k=random.randint(1, 3)))}},
            {"by_roll": sorted(random.sample(range(40), k=random.choice([1, 2, 2, 3])), reverse=True)},
        ]
    )
    return {"id": name, **({"needs": needs} if needs else {}), "pays": pays}


def _extra_rolls(random: Random) -> dict[str, Any]:
    start = random.choice([0, 0, 1, 2])
    if random.random() < 0.3:
        return {"start": start}
    return {"start": start, "saves": True, **({"most": random.randint(1, 4)} if random.random() < 0.4 else {})}


def _bonus(random: Random, greatest: int) -> list[dict[str, Any]]:
    at = random.randint(1, max(1, greatest))
    tier = {"at": at, "pays": random.randint(0, 20), "each": random.choice([0, 0, 1, 2])}
    return [{"at": 0, "pays": -random.randint(1, 20)}, tier] if random.random() < 0.3 else [tier]


def _points_awarded(random: Random, categories: list[dict[str, Any]]) -> dict[str, Any]:
    awards: list[dict[str, Any]] = [
        {"id": random.choice(categories)["id"], "at": random.randint(1, 12), "awards": 2},
        {
            "id": random.choice(categories)["id"],
            "made": random.choice(["all", "each"]),
            "awards": random.randint(-1, 4),
        },
    ]
    return {"categories": awards, "total": [{"at": 0, "awards": -1}, {"at": random.randint(1, 20), "awards": 3}]}
