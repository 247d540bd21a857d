"""Published house rules with means from an independent exact solver."""


def full_house(pays: dict[str, object]) -> dict[str, object]:
    """Return a full house that includes five equal dice."""
    return {"id": "full_house", "needs": {"groups": [3, 2], "distinct": False}, "pays": pays}


def straight(size: str, least: int, points: int) -> dict[str, object]:
    """Return a category of five consecutive faces from the least one."""
    return {"id": f"{size}_straight", "needs": {"faces": list(range(least, least + 5))}, "pays": {"points": points}}


UNSERVED = [
    {"id": "straight", "needs": {"run": 5}, "pays": {"points": 20}},
    {"id": "full_house", "needs": {"groups": [3, 2]}, "pays": {"points": 30}},
    {"id": "four_of_a_kind", "needs": {"groups": [4]}, "pays": {"points": 40}},
]
TWO_PAIRS = {"id": "two_pairs", "needs": {"groups": [2, 2], "distinct": False}, "pays": {"sum": "matched"}}
FULL_HOUSE = full_house({"sum": "all"})

# The definition, its mean, and the number of known decimals.
HOUSE_RULES: list[tuple[dict[str, object], float, int]] = [
    ({"base": "yahtzee-free-joker", "categories": [full_house({"points": 25})]}, 254.6081, 4),
    ({"base": "yahtzee-free-joker", "joker": {"bonus": 0}}, 246.0873, 4),
    ({"base": "yahtzee-free-joker", "bonus": []}, 237.842530, 6),
    ({"base": "yahtzee", "bonus": []}, 237.824520, 6),
    ({"base": "yahtzee-free-joker", "bonus": [{"at": 63, "pays": 25}]}, 248.087586, 6),
    ({"base": "yatzy", "bonus": []}, 211.148658, 6),
    ({"base": "yatzy", "bonus": [{"at": 63, "pays": 35}]}, 235.154867, 6),
    ({"base": "yatzy", "bonus": [{"at": 63, "pays": 100}]}, 294.441638, 6),
    ({"base": "yatzy", "categories": [FULL_HOUSE]}, 248.468091, 6),
    ({"base": "yatzy", "categories": [TWO_PAIRS]}, 248.644059, 6),
    ({"base": "yatzy", "categories": [FULL_HOUSE, TWO_PAIRS]}, 248.674883, 6),
    ({"base": "yacht", "categories": [straight("small", 1, 15), straight("large", 2, 20)]}, 151.658157, 6),
    ({"base": "generala", "categories": UNSERVED}, 147.439289, 6),
]
