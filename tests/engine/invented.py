"""Random definitions, and points of hands by a naive reading of them."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any

from hypothesis import strategies as st

COLOURS = {"dark": [1, 2, 3], "light": [4, 5], "gold": [6]}


@st.composite
def words_of_needs(draw: st.DrawFn, dice_count: int) -> dict[str, Any]:
    words: dict[str, Any] = {}
    kind = draw(st.sampled_from(["groups", "run", "faces", "none"]))
    if kind == "groups" and dice_count >= 2:
        words["groups"] = draw(st.lists(st.integers(2, dice_count), min_size=1, max_size=3))
        if len(words["groups"]) > 1 and draw(st.booleans()):
            words["distinct"] = False
    elif kind == "run":
        words["run"] = draw(st.integers(2, 6))
    elif kind == "faces":
        words["faces"] = draw(st.lists(st.integers(1, 6), unique=True, min_size=1, max_size=3))
    if draw(st.integers(0, 4)) == 0:
        words["sum"] = draw(st.integers(dice_count, 6 * dice_count))
    if draw(st.integers(0, 4)) == 0:
        words["colour"] = draw(st.sampled_from(["all", "matched"]))
    return words


@st.composite
def words_of_pays(draw: st.DrawFn, served: bool) -> dict[str, Any]:
    if draw(st.booleans()):
        words: dict[str, Any] = {"points": draw(st.integers(0, 60))}
    else:
        words = {"sum": draw(st.sampled_from(["all", "matched"]))}
        if draw(st.booleans()):
            words["plus"] = draw(st.integers(1, 30))
    if served and draw(st.booleans()):
        words["served"] = draw(st.integers(1, 10))
    return words


@st.composite
def definitions(draw: st.DrawFn) -> dict[str, Any]:
    """Return definitions of which most, but not all, are valid."""
    dice_count = draw(st.integers(1, 6))
    upper = draw(st.lists(st.integers(1, 6), unique=True, max_size=6))
    with_joker = dice_count >= 2 and draw(st.booleans())
    categories: list[dict[str, Any]] = [{"id": f"u{face}", "upper": face} for face in upper]
    for n in range(draw(st.integers(0 if upper or with_joker else 1, 4))):
        category: dict[str, Any] = {"id": f"c{n}", "pays": draw(words_of_pays(not with_joker))}
        if words := draw(words_of_needs(dice_count)):
            category["needs"] = words
        categories.append(category)
    definition: dict[str, Any] = {"dice_count": dice_count, "rolls": draw(st.integers(1, 5)), "colours": COLOURS}
    if with_joker:
        categories.append({"id": "equal", "needs": {"groups": [dice_count]}, "pays": {"points": 50}})
        lower = [category["id"] for category in categories if category["id"].startswith("c")]
        named = draw(st.lists(st.sampled_from(lower), unique=True)) if lower else []
        definition["joker"] = {
            "category": "equal",
            "rule": draw(st.sampled_from(["forced", "free", "original", "none"])),
            "bonus": draw(st.sampled_from([0, 100])),
            "points": {name: draw(st.integers(0, 60)) for name in named},
        }
    else:
        definition["order"] = draw(st.sampled_from(["free", "card"]))
    with_bonus = draw(st.booleans())
    if upper and with_bonus:
        at = draw(st.integers(1, dice_count * sum(upper)))
        definition["bonus"] = [{"at": at, "pays": draw(st.integers(0, 50))}]
    return definition | {"categories": draw(st.permutations(categories))}


def naive_points(
    category: dict[str, Any],
    hand: tuple[int, ...],
    *,
    roll: int,
    counted: int | None = None,
    colours: Mapping[str, list[int]] = COLOURS,
) -> int:
    """Return the points of a hand on a roll of its turn (1, 2, …) by trying all choices of dice.

    If only `counted` dice count, the best ones do, or those that pay the least.
    """
    chosen = {tuple(sorted(dice)) for dice in combinations(hand, counted or len(hand))}
    of_those = min if category.get("pays", {}).get("counted") == "least" else max
    return of_those(_points_of_all(category, dice, roll, colours) for dice in chosen)


def _points_of_all(category: dict[str, Any], hand: tuple[int, ...], roll: int, colours: Mapping[str, list[int]]) -> int:
    """Return the points of all these dice."""
    if "upper" in category:
        return sum(die for die in hand if die == category["upper"])
    matched = _dice_that_match(category.get("needs", {}), hand, colours)
    if not matched:
        return 0
    pays = category["pays"]
    if "by_roll" in pays:
        # The last one also counts for later rolls.
        return int([*pays["by_roll"], *[pays["by_roll"][-1]] * roll][roll - 1])
    earned = pays["points"] if "points" in pays else _summed(pays, hand, matched) + pays.get("plus", 0)
    return int(earned + (pays.get("served", 0) if roll == 1 else 0))


def _summed(pays: dict[str, Any], hand: tuple[int, ...], matched: list[list[int]]) -> int:
    if pays["sum"] == "all":
        return sum(hand)
    if pays["sum"] == "matched":
        return max(map(sum, matched))
    return sum(die for die in hand if die in pays["faces"])


def _dice_that_match(words: dict[str, Any], hand: tuple[int, ...], colours: Mapping[str, list[int]]) -> list[list[int]]:
    """Return all choices of matching dice; none if the hand does not qualify."""
    colour_of = {face: name for name, faces in colours.items() for face in faces}
    if "sum" in words and sum(hand) != words["sum"]:
        return []
    if sum(hand) < words.get("least_sum", 0) or sum(hand) > words.get("greatest_sum", sum(hand)):
        return []
    if words.get("colour") == "all" and len({colour_of[die] for die in hand}) > 1:
        return []
    if any(face not in hand for face in words.get("faces", [])):
        return []
    if "groups" in words:
        chosen = [
            dice
            for dice in _choices(hand, sum(words["groups"]))
            if is_groups(dice, words["groups"], words.get("distinct", True))
        ]
    elif "run" in words:
        chosen = [dice for dice in _choices(hand, words["run"]) if is_run(dice)]
    elif "faces" in words:
        chosen = [dice for dice in _choices(hand, len(words["faces"])) if sorted(dice) == sorted(words["faces"])]
    else:
        chosen = [list(hand)]
    if words.get("colour") == "matched":
        chosen = [dice for dice in chosen if len({colour_of[die] for die in dice}) == 1]
    return chosen


def _choices(hand: tuple[int, ...], size: int) -> list[list[int]]:
    """Return all choices of this number of dice."""
    return [list(dice) for dice in combinations(hand, size)]


def is_run(dice: list[int]) -> bool:
    return all(b - a == 1 for a, b in zip(sorted(dice), sorted(dice)[1:], strict=False))


def is_groups(dice: list[int], sizes: list[int], distinct: bool) -> bool:
    """Return whether exactly these dice can be divided into groups of these sizes."""
    if len(dice) != sum(sizes):
        return False
    counts = Counter(dice)
    if distinct:
        return sorted(counts.values()) == sorted(sizes)
    # For each order of the sizes, faces are used up one by one.
    for order in set(permutations(sizes)):
        waiting = list(order)
        for count in (counts[face] for face in sorted(counts)):
            while count > 0 and waiting:
                count -= waiting.pop(0)
            if count:
                break
        else:
            return True
    return False
