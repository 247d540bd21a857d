"""The grammar of definitions as a shape: the words of each part of a ruleset."""

from __future__ import annotations

from typing import Final

from engine.text.shapes import NUMBER, Shape, a_list, an_object

_FACES: Final = a_list(NUMBER, "[1, 6]")
_NEEDS: Final = an_object(
    "groups distinct run faces sum least_sum greatest_sum colour", '{"groups": [3]}', groups=a_list(NUMBER, "[3, 2]"),
    faces=_FACES,
)  # fmt: skip
_PAYS: Final = an_object(
    "points sum faces counted plus served by_roll", '{"points": 25}', faces=_FACES,
    by_roll=a_list(NUMBER, "[30, 20, 10]"),
)  # fmt: skip
_CATEGORY: Final = an_object(
    "id title aliases times after upper needs pays drop", '{"id": "ones", "upper": 1}', needs=_NEEDS, pays=_PAYS
)
_JOKER: Final = an_object(
    "category rule bonus points multiplied made_only drop", '{"category": "yahtzee", "rule": "forced", "bonus": 100}',
    points=Shape("an object", '{"full_house": 25}', each=NUMBER),
)  # fmt: skip
_TOTAL_AWARD: Final = an_object("at awards", '{"at": 300, "awards": 2}')
_CATEGORY_AWARD: Final = an_object("id at made awards", '{"id": "ones", "at": 3, "awards": 1}')
_AWARDS: Final = an_object(
    "categories total drop", '{"total": [{"at": 300, "awards": 2}]}',
    categories=a_list(_CATEGORY_AWARD, f"[{_CATEGORY_AWARD.example}]"),
    total=a_list(_TOTAL_AWARD, f"[{_TOTAL_AWARD.example}]"),
)  # fmt: skip
_TIER: Final = an_object("at pays each", '{"at": 63, "pays": 35}')
_COLUMN: Final = an_object("id title aliases factor order announce", '{"id": "first", "factor": 2}')
_PRODUCT: Final = an_object("plus minus times", '{"plus": "maximum", "minus": "minimum", "times": "ones"}')

DEFINITION: Final = an_object(
    "name title aliases source base categories bonus joker dice_count counted rolls last_turn_rolls extra_rolls "
    "colours order points_awarded columns products",
    '{"base": "yahtzee", "rolls": 4}',
    categories=a_list(_CATEGORY, f"[{_CATEGORY.example}]"),
    bonus=a_list(_TIER, f"[{_TIER.example}]"),
    joker=_JOKER,
    extra_rolls=an_object("start saves most drop", '{"start": 3}'),
    colours=Shape("an object", '{"red": [1, 3, 5], "black": [2, 4, 6]}', each=_FACES),
    points_awarded=_AWARDS,
    columns=a_list(_COLUMN, f"[{_COLUMN.example}]"),
    products=a_list(_PRODUCT, f"[{_PRODUCT.example}]"),
)
