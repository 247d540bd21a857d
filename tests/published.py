"""Published numbers of single categories of Yahtzee in three rolls."""

from typing import Final

FACE_MEAN: Final = 2.106481
"""Expected points of an upper category per pip of its face."""

LOWER: Final = {
    "three_of_a_kind": (15.194661, 0.743195),
    "four_of_a_kind": (5.611263, 0.290794),
    "full_house": (9.153620, 0.366145),
    "small_straight": (18.480750, 0.616025),
    "large_straight": (10.612742, 0.265319),
    "yahtzee": (2.301432, 347897 / 7558272),
    "chance": (23.333333, 1.0),
}
"""Greatest expected points and greatest probability of the lower categories."""

MEANS: Final = {
    **{
        face: number * FACE_MEAN for number, face in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1)
    },
    **{category: mean for category, (mean, _) in LOWER.items()},
}
"""Greatest expected points of each category, with the others filled with 0 and the bonus out of reach."""
