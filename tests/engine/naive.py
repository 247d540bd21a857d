"""Naive points of all games by their rules: plain Python, one function per game.

Nothing here uses `needs`, `pays` or compiled numbers; tests compare the two implementations. Each function takes the
dice of a hand and returns the points per category, in the order of the card.
"""

from collections import Counter
from collections.abc import Callable
from itertools import product

Dice = tuple[int, ...]

UPPER = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def upper(dice: Dice) -> dict[str, int]:
    return {name: sum(die for die in dice if die == face) for name, face in UPPER.items()}


def shape(dice: Dice) -> list[int]:
    """Return the numbers of equal dice, greatest first: 3 3 3 5 5 is [3, 2]."""
    return sorted(Counter(dice).values(), reverse=True)


def has_run(dice: Dice, *runs: str) -> bool:
    faces = "".join(str(face) for face in range(1, 7) if face in dice)
    return any(run in faces for run in runs)


def faces_with(dice: Dice, least: int) -> list[int]:
    """Return the faces that occur at least `least` times, greatest first."""
    return [face for face in (6, 5, 4, 3, 2, 1) if dice.count(face) >= least]


def set_of(dice: Dice, size: int) -> int:
    """Return the sum of the greatest set of equal dice of this size."""
    return max((face * size for face in faces_with(dice, size)), default=0)


def pairs_of_different_faces(dice: Dice, number: int) -> int:
    faces = faces_with(dice, 2)
    return 2 * sum(faces[:number]) if len(faces) >= number else 0


def yahtzee(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "three_of_a_kind": sum(dice) if shape(dice)[0] >= 3 else 0,
        "four_of_a_kind": sum(dice) if shape(dice)[0] >= 4 else 0,
        "full_house": 25 if shape(dice) == [3, 2] else 0,
        "small_straight": 30 if has_run(dice, "1234", "2345", "3456") else 0,
        "large_straight": 40 if has_run(dice, "12345", "23456") else 0,
        "yahtzee": 50 if len(set(dice)) == 1 else 0,
        "chance": sum(dice),
    }


def yatzy(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "one_pair": set_of(dice, 2),
        "two_pairs": pairs_of_different_faces(dice, 2),
        "three_of_a_kind": set_of(dice, 3),
        "four_of_a_kind": set_of(dice, 4),
        "small_straight": 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0,
        "large_straight": 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0,
        "full_house": sum(dice) if shape(dice) == [3, 2] else 0,
        "chance": sum(dice),
        "yatzy": 50 if shape(dice) == [5] else 0,
    }


def yacht(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "full_house": sum(dice) if shape(dice) == [3, 2] else 0,
        "four_of_a_kind": set_of(dice, 4),
        "small_straight": 30 if sorted(dice) == [1, 2, 3, 4, 5] else 0,
        "large_straight": 30 if sorted(dice) == [2, 3, 4, 5, 6] else 0,
        "chance": sum(dice),
        "yacht": 50 if shape(dice) == [5] else 0,
    }


def yacht_nintendo(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "chance": sum(dice),
        "four_of_a_kind": sum(dice) if max(shape(dice)) >= 4 else 0,
        "full_house": sum(dice) if shape(dice) == [3, 2] else 0,
        "small_straight": 15 if has_run(dice, "1234", "2345", "3456") else 0,
        "large_straight": 30 if has_run(dice, "12345", "23456") else 0,
        "yacht": 50 if shape(dice) == [5] else 0,
    }


def crag(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "odd_straight": 20 if set(dice) == {1, 3, 5} else 0,
        "even_straight": 20 if set(dice) == {2, 4, 6} else 0,
        "low_straight": 20 if set(dice) == {1, 2, 3} else 0,
        "high_straight": 20 if set(dice) == {4, 5, 6} else 0,
        "three_of_a_kind": 25 if dice[0] == dice[1] == dice[2] else 0,
        "thirteen": 26 if sum(dice) == 13 else 0,
        "crag": 50 if tuple(sorted(dice)) in {(1, 6, 6), (3, 5, 5), (4, 4, 5)} else 0,
    }


def kismet(dice: Dice) -> dict[str, int]:
    total = sum(dice)
    # Black, red and green: the two faces of a colour add up to seven.
    colours = [{1, 6}, {2, 5}, {3, 4}]
    kismet = len(set(dice)) == 1
    full_house = kismet or shape(dice) == [3, 2]
    one_colour = any(set(dice) <= colour for colour in colours)
    two_pairs_same_colour = any(sum(dice.count(face) // 2 for face in colour) >= 2 for colour in colours)
    return upper(dice) | {
        "two_pairs_same_colour": total if two_pairs_same_colour else 0,
        "three_of_a_kind": total if shape(dice)[0] >= 3 else 0,
        "straight": 30 if has_run(dice, "12345", "23456") else 0,
        "flush": 35 if one_colour else 0,
        "full_house": total + 15 if full_house else 0,
        "full_house_same_colour": total + 20 if full_house and one_colour else 0,
        "four_of_a_kind": total + 25 if shape(dice)[0] >= 4 else 0,
        "yarborough": total,
        "kismet": total + 50 if kismet else 0,
    }


def generala(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "straight": 20 if has_run(dice, "12345", "23456") else 0,
        "full_house": 30 if shape(dice) == [3, 2] else 0,
        "four_of_a_kind": 40 if shape(dice)[0] >= 4 else 0,
        "generala": 50 if shape(dice) == [5] else 0,
    }


def generala_served(dice: Dice) -> dict[str, int]:
    later = generala(dice)
    return {
        name: paid + 5 if paid and name in ("straight", "full_house", "four_of_a_kind") else paid
        for name, paid in later.items()
    }


def two_sets(dice: Dice, first: int, second: int) -> int:
    """Return the greatest sum of two sets of equal dice of different faces."""
    return max(
        (a * first + b * second for a in faces_with(dice, first) for b in faces_with(dice, second) if a != b),
        default=0,
    )


def maxi_yatzy(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "one_pair": set_of(dice, 2),
        "two_pairs": pairs_of_different_faces(dice, 2),
        "three_pairs": pairs_of_different_faces(dice, 3),
        "three_of_a_kind": set_of(dice, 3),
        "four_of_a_kind": set_of(dice, 4),
        "five_of_a_kind": set_of(dice, 5),
        "small_straight": 15 if has_run(dice, "12345") else 0,
        "large_straight": 20 if has_run(dice, "23456") else 0,
        "full_straight": 21 if has_run(dice, "123456") else 0,
        "full_house": two_sets(dice, 3, 2),
        "villa": two_sets(dice, 3, 3),
        "tower": two_sets(dice, 4, 2),
        "chance": sum(dice),
        "maxi_yatzy": 100 if shape(dice) == [6] else 0,
    }


def generala_double(dice: Dice) -> dict[str, int]:
    """Return the points on a card whose generala is filled with points."""
    return generala(dice) | {"double_generala": 100 if shape(dice) == [5] else 0}


def generala_double_served(dice: Dice) -> dict[str, int]:
    return generala_served(dice) | {"double_generala": 100 if shape(dice) == [5] else 0}


def balut(dice: Dice) -> dict[str, int]:
    straights: dict[Dice, int] = {(1, 2, 3, 4, 5): 15, (2, 3, 4, 5, 6): 20}
    return {
        "fours": 4 * dice.count(4),
        "fives": 5 * dice.count(5),
        "sixes": 6 * dice.count(6),
        "straight": straights.get(tuple(sorted(dice)), 0),
        "full_house": sum(dice) if shape(dice) == [3, 2] else 0,
        "chance": sum(dice),
        "balut": 20 + 5 * dice[0] if len(set(dice)) == 1 else 0,
    }


def balut_stc(dice: Dice) -> dict[str, int]:
    return balut(dice) | {"balut": 30 if len(set(dice)) == 1 else 0}


def balut_awards(fillings: dict[str, list[int]]) -> int:
    """Return the points of Balut for a full card."""
    awarded = 0
    awarded += 2 if sum(fillings["fours"]) >= 52 else 0
    awarded += 2 if sum(fillings["fives"]) >= 65 else 0
    awarded += 2 if sum(fillings["sixes"]) >= 78 else 0
    awarded += 0 if 0 in fillings["straight"] else 4
    awarded += 0 if 0 in fillings["full_house"] else 3
    awarded += 2 if sum(fillings["chance"]) >= 100 else 0
    awarded += 2 * sum(paid > 0 for paid in fillings["balut"])
    total = sum(map(sum, fillings.values()))
    # -2 below 300, then one more for every 50, six from 650 on.
    return awarded + (-2 if total < 300 else min(6, total // 50 - 7))


def yams(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "superior": sum(dice),
        "inferior": sum(dice),
        "straight": 20 if len(set(dice)) == 5 and max(dice) - min(dice) == 4 else 0,
        "full_house": 30 if shape(dice) == [3, 2] else 0,
        "four_of_a_kind": 40 if shape(dice)[0] >= 4 else 0,
        "yams": 50 if shape(dice) == [5] else 0,
    }


def yamb(dice: Dice) -> dict[str, int]:
    """Return the points of six dice, of which the best five count, or in the category of the least sum the least."""

    def more(points: int, plus: int) -> int:
        return points + plus if points else 0

    dice = tuple(sorted(dice))
    return {name: face * min(5, dice.count(face)) for name, face in UPPER.items()} | {
        "max": sum(dice[1:]),
        "min": sum(dice[:5]),
        "three_of_a_kind": more(set_of(dice, 3), 20),
        "straight": 50 if has_run(dice, "23456") else 45 if has_run(dice, "12345") else 0,
        "full_house": more(two_sets(dice, 3, 2), 40),
        "poker": more(set_of(dice, 4), 50),
        "yamb": more(set_of(dice, 5), 60),
    }


def yamb_five(dice: Dice) -> dict[str, int]:
    return upper(dice) | {
        "max": sum(dice),
        "min": sum(dice),
        "straight": 46 if has_run(dice, "12345", "23456") else 0,
        "full_house": sum(dice) + 30 if shape(dice) == [3, 2] else 0,
        "poker": set_of(dice, 4) + 40 if shape(dice)[0] >= 4 else 0,
        "yamb": sum(dice) + 50 if shape(dice) == [5] else 0,
    }


def yamb_five_served(dice: Dice) -> dict[str, int]:
    return yamb_five(dice) | {"straight": 66 if has_run(dice, "12345", "23456") else 0}


POINTS: dict[str, Callable[[Dice], dict[str, int]]] = {
    "yahtzee": yahtzee,
    "yahtzee-free-joker": yahtzee,
    "yahtzee-1956": yahtzee,
    "yahtzee-no-joker": yahtzee,
    "yahtzee-classic": yahtzee,
    "kniffel": yahtzee,
    "yatzy": yatzy,
    "yatzy-forced": yatzy,
    "yatzy-upper-first": yatzy,
    "yatzy-saved": yatzy,
    "yacht": yacht,
    "yacht-nintendo": yacht_nintendo,
    "crag": crag,
    "kismet": kismet,
    "generala": generala,
    "generala-double": generala_double,
    "balut": balut,
    "balut-stc": balut_stc,
    "yams": yams,
    "maxi-yatzy": maxi_yatzy,
    "maxi-yatzy-saved": maxi_yatzy,
    "maxi-yatzy-upper-first": maxi_yatzy,
    "triple-yahtzee": yahtzee,
    "triple-yatzy": yatzy,
    "kniffel-triple": yahtzee,
    "yamb": yamb,
    "yamb-five": yamb_five,
}
"""Points on a roll after the first."""

SERVED_POINTS = POINTS | {
    "generala": generala_served,
    "generala-double": generala_double_served,
    "yamb-five": yamb_five_served,
}
"""Points on the first roll."""

DICE_COUNT = {name: 6 if name.startswith("maxi-yatzy") else 5 for name in POINTS} | {"crag": 3, "yamb": 6}


def rolls_of(dice_count: int) -> Counter[Dice]:
    """Count the rolls of each hand among all 6^n."""
    return Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice_count))
