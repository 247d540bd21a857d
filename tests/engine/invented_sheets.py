"""Small random rulesets with columns: all features of columns, alone and combined."""

import random
from collections.abc import Sequence
from typing import Any

ORDERS = ("free", "free", "down", "up", "upper_first")
ORDERS_OF_JOKERS = ("free", "upper_first")
SUMS = ("any", "least", "penalty")
KINDS = ("groups", "low", "face", "by_roll", "served")


def invented_sheet(
    chance: random.Random, *, most_dice: int = 3, most_cells: int = 12, most_rolls: int = 3, sums: bool = True
) -> dict[str, Any]:
    """Return a definition of one to four columns with limited size; without `sums` there are few different points."""
    dice_count = chance.randint(1, most_dice)
    counted = dice_count - 1 if dice_count > 1 and chance.random() < 0.3 else None
    with_joker = dice_count > 1 and counted is None and chance.random() < 0.5
    most_columns = min(4, most_cells // 2)
    columns = _columns(chance, chance.choice([1, *range(2, most_columns + 1)]), with_joker=with_joker)
    size = chance.randint(2, max(2, min(6, most_cells // len(columns))))
    kinds = [*KINDS, *SUMS] if sums else KINDS
    rolls = chance.randint(1, most_rolls)
    categories = _categories(chance, kinds, size, dice_count, counted, rolls, with_joker=with_joker)
    definition: dict[str, Any] = {
        "dice_count": dice_count,
        "rolls": rolls,
        "categories": categories,
        "columns": columns,
    }
    if counted is not None:
        definition["counted"] = counted
    if bonus := _bonus(chance, [each["upper"] * (counted or dice_count) for each in categories if "upper" in each]):
        definition["bonus"] = bonus
    if with_joker:
        definition["joker"] = _joker(chance, [each["id"] for each in categories[:-1] if "upper" not in each])
        chance.shuffle(categories)
    # Categories that pay the same on every roll.
    alike = [each["id"] for each in categories if not {"by_roll", "served"} & set(each.get("pays", {}))]
    if len(alike) > 2 and chance.random() < 0.4:
        plus, minus, times = chance.sample(alike, 3)
        definition["products"] = [{"plus": plus, "minus": minus, "times": times}]
        if chance.random() < 0.3:
            definition["products"].append({"plus": minus, "minus": times, "times": plus})
    # A single roll may have points of its own, without later ones.
    if chance.random() < 0.4 and rolls > 1:
        definition["last_turn_rolls"] = chance.randint(1, most_rolls + 1)
    return definition


def _columns(chance: random.Random, number: int, *, with_joker: bool) -> list[dict[str, Any]]:
    columns: list[dict[str, Any]] = [{"id": f"column_{place}"} for place in range(number)]
    for column in columns:
        if chance.random() < 0.6:
            column["factor"] = chance.choice([2, 3, 9])
        if (order := chance.choice(ORDERS_OF_JOKERS if with_joker else ORDERS)) != "free":
            column["order"] = order
    if not with_joker and chance.random() < 0.6:
        chance.choice(columns)["announce"] = True
    return columns


def _categories(
    chance: random.Random,
    kinds: Sequence[str],
    size: int,
    dice_count: int,
    counted: int | None,
    rolls: int,
    *,
    with_joker: bool,
) -> list[dict[str, Any]]:
    """Return categories; with a joker that of equal dice is the last one."""
    upper = chance.sample(range(1, 7), chance.randint(0, size - with_joker))
    categories: list[dict[str, Any]] = [{"id": f"u{face}", "upper": face} for face in upper]
    for n in range(size - with_joker - len(upper)):
        kind = chance.choice(kinds)
        pays: dict[str, Any] = {"points": chance.randint(1, 20)}
        needs: dict[str, Any] = {}
        if kind == "any" or (kind == "least" and counted is None):
            pays = {"sum": "all"}
        elif kind == "least":
            pays = {"sum": "all", "counted": "least"}
        elif kind == "groups" and (counted or dice_count) > 1:
            needs = {"groups": [2]}
        elif kind == "low":
            needs = {"greatest_sum": 2 * dice_count}
        elif kind == "penalty":
            pays = {"sum": "faces", "faces": [chance.randint(1, 6)], "plus": -chance.randint(1, 4)}
        elif kind == "by_roll" and not with_joker:
            paid = chance.choices(range(1, 30), k=chance.randint(1, rolls))
            needs, pays = {"faces": [6]}, {"by_roll": sorted(paid, reverse=True)}
        elif kind == "served" and not with_joker:
            pays["served"] = chance.randint(1, 9)
            needs = {"least_sum": 4 * (counted or dice_count)}
        else:
            needs = {"faces": [chance.randint(1, 6)]}
        categories.append({"id": f"c{n}", "pays": pays, **({"needs": needs} if needs else {})})
    chance.shuffle(categories)
    if with_joker:
        categories.append({"id": "equal", "needs": {"groups": [dice_count]}, "pays": {"points": 15}})
    return categories


def _bonus(chance: random.Random, greatest: list[int]) -> list[dict[str, int]]:
    if not greatest or chance.random() < 0.3:
        return []
    ats = sorted(chance.sample(range(1, sum(greatest) + 1), min(sum(greatest), chance.randint(1, 2))))
    tiers = [{"at": at, "pays": chance.randint(1, 10) + 10 * place} for place, at in enumerate(ats)]
    if chance.random() < 0.2:
        tiers[-1]["each"] = chance.randint(1, 3)
    return tiers


def _joker(chance: random.Random, lower: list[str]) -> dict[str, Any]:
    joker: dict[str, Any] = {
        "category": "equal",
        "rule": chance.choice(["forced", "free", "original", "none"]),
        "bonus": chance.choice([0, 7, 10]),
    }
    if lower and joker["rule"] != "none":
        joker["points"] = {name: chance.randint(0, 30) for name in chance.sample(lower, chance.randint(0, len(lower)))}
    # The extra bonus is flat or multiplied, and earned everywhere or only with points.
    for word in ("multiplied", "made_only"):
        if chance.random() < 0.5:
            joker[word] = True
    return joker
