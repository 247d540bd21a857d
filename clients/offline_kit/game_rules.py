"""Rules of the built-in games as numbers, read from the words of games.txt: python game_rules.py > rules.json

verify.py and verify.go compare the headers of files with these numbers.
"""

import json
from collections import Counter
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

GAMES = Path(__file__).with_name("games.txt")
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
FACES = range(1, 7)
Dice = tuple[int, ...]


def read_games() -> dict[str, dict[str, Any]]:
    """Return the games of games.txt by id."""
    games: dict[str, dict[str, Any]] = {}
    for line in GAMES.read_text().splitlines():
        first, *rest = line.split(":")[0].split() or ["#"]
        if first == "game":
            like = games[rest[2]] if rest[1:] else {"categories": {}}
            game = games[rest[0]] = {**like, "categories": dict(like["categories"])}
        elif first == "upper":
            game["categories"].update({UPPER[int(face) - 1]: f"upper {face}" for face in rest[0]})
        elif first in ("dice", "rolls", "times", "order", "saves", "bonus", "joker"):
            game[first] = line.split()[1:] or ["yes"]
        elif first != "#":
            game["categories"][first] = line.partition(": ")[2]
    return games


def match(condition: str, dice: Dice) -> int:
    """Return the greatest sum of dice that a condition names, -1 if it is not met."""
    return max(min(match_part(part, dice) for part in way.split(" and ")) for way in condition.split(" or "))


def match_part(part: str, dice: Dice) -> int:
    """Return the greatest sum of dice that one part of a condition names, -1 if it is not met."""
    (first, *rest), faces = part.split(), set(dice)
    match first:
        case "any":
            met = True
        case "sum":
            met = sum(dice) == int(rest[0])
        case "run":
            met = any(faces >= set(range(low, low + int(rest[0]))) for low in FACES)
        case "faces":
            met = faces >= set(map(int, rest[0]))
        case "one":
            met = any(faces <= {face, 7 - face} for face in FACES)
        case _:
            return match_sets([*map(int, first.split("+"))], Counter(dice), "colour" in rest)
    return sum(dice) if met else -1


def match_sets(sizes: list[int], count: Counter[int], one_colour: bool) -> int:
    """Return the greatest sum of sets of these sizes, each of another face; -1 without such sets."""
    best = -1
    for faces in permutations(FACES, len(sizes)):
        sets = [*zip(faces, sizes, strict=True)]
        if all(count[face] >= size for face, size in sets) and (sum(faces) == 7 or not one_colour):
            best = max(best, sum(face * size for face, size in sets))
    return best


def points_of(text: str, dice: Dice, roll: int) -> int:
    """Return the points of dice in a category on a roll of the turn, counted from 1."""
    if text.startswith("upper"):
        return sum(die for die in dice if die == int(text.split()[1]))
    condition, payment = text.split(": ")[:2]
    found, earned = match(condition, dice), 0
    for word in payment.split():
        if found < 0 or (word == "served" and roll > 1):
            break
        earned += sum(dice) if word == "sum" else found if word == "set" else 0 if word == "served" else int(word)
    return earned


def joker_points(rule: str, upper: bool, own: bool, open_: tuple[bool, bool], paid: tuple[int, int]) -> int | None:
    """Return the points of a joker in an open category, None if it may not go there.

    `own` is the upper category of its face, and `open_` whether that and a lower one are open. `paid` are the points as
    an ordinary hand and as a joker.
    """
    if rule == "none" or (rule == "free" and (upper or open_[0])):
        return paid[0]
    if rule == "forced" and open_[0]:
        return paid[0] if own else None
    if rule == "free" or open_[1]:
        return None if upper and rule != "free" else paid[1]
    return paid[0] if rule == "forced" else 0


def rules_of(game: dict[str, Any]) -> dict[str, Any]:
    """Return the numbers that the header of a file must have for a game in words.

    `upper_bonus` has all possible totals, `points` all rolls, and `jokers` "any" for a category that cannot be open.
    """
    names, texts = [*game["categories"]], [*game["categories"].values()]
    dice, rolls, times = (int(game.get(key, [usual])[0]) for key, usual in (("dice", 5), ("rolls", 3), ("times", 1)))
    faces = [int(text.split()[1]) if text.startswith("upper") else 0 for text in texts]
    joker, rule, extra, *pairs = game.get("joker", ["", "", "0"])
    after = [text.partition(": after ")[2] for text in texts]
    instead = {name: int(points) for name, points in (pair.split("=") for pair in pairs)}

    def joker_of(face: int, open_: tuple[bool, bool], c: int) -> Any:
        upper, own = faces[c] > 0, faces[c] == face
        if names[c] == joker or not (open_[0] if own else upper or open_[1]):
            return "any"
        natural = points_of(texts[c], (face,) * dice, rolls)
        return joker_points(rule, upper, own, open_, (natural, instead.get(names[c], natural)))

    cases = [(face, (upper, lower)) for face in FACES for upper in (False, True) for lower in (False, True)]
    hands = [*combinations_with_replacement(FACES, dice)]
    return {
        "dice_count": dice,
        "counted": dice,
        "rolls": rolls,
        "extra_rolls": {"start": 0, "saves": True, "most": None} if "saves" in game else None,
        "order": game.get("order", ["free"])[0],
        "categories": names,
        "times": [times] * len(names),
        "upper_faces": faces,
        "requires": [names.index(name) if name else -1 for name in after],
        "marks": sorted({names.index(name) for name in (joker, *after) if name}),
        "joker_category": names.index(joker) if joker else -1,
        "extra_bonus": int(extra),
        "upper_bonus": [bonus_of(game.get("bonus", []), total) for total in range(times * dice * sum(faces) + 1)],
        "points": [[[points_of(text, hand, roll) for text in texts] for hand in hands] for roll in range(1, rolls + 1)],
        "jokers": [[joker_of(face, open_, c) for c in range(len(names))] for face, open_ in cases] if joker else [],
    }


def bonus_of(words: list[str], total: int) -> int:
    """Return the upper bonus of a total."""
    bonus = 0
    for at, pays in (map(int, word.split(":")) for word in words if ":" in word):
        if total >= at:
            bonus = pays + ("each" in words) * (total - at)
    return bonus


def dump_rules() -> str:
    """Return the numbers of all games as JSON."""
    return json.dumps({name: rules_of(game) for name, game in read_games().items()}, separators=(",", ":"))


if __name__ == "__main__":
    print(dump_rules())
