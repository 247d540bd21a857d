"""The rules of a game in sentences: each category, and all other rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.dice import dump_dice
from engine.rulesets.patterns import ANY_HAND, Needs
from engine.rulesets.ruleset import Category, Column, ExtraRolls, Joker, PointsAwarded, Ruleset
from engine.words import join_words, pluralize
from strategy_tables.advice.number_text import format_points

_ORDERS: Final = {
    "card": "Categories are filled in the order of the card.",
    "up": "Categories are filled from the last to the first.",
    "upper_first": "All upper categories are filled before the lower ones.",
}
_COLUMN_ORDERS: Final = {
    "free": "in any order",
    "down": "from the first category to the last",
    "up": "from the last category to the first",
    "upper_first": "the upper categories first",
}
_JOKERS: Final = {
    "forced": "Such a hand must fill the upper category of its face while that is open, then a lower one as a joker, "
    "and another upper one only when no lower one is open.",
    "free": "Such a hand can fill any open category: once the upper one of its face is filled, a lower one as a joker.",
    "original": "Such a hand must fill a lower category, as a joker, while one is open; in an upper one it pays 0.",
    "none": "Such a hand pays its usual points.",
}


def describe_category(ruleset: Ruleset, category: Category) -> str:
    """Describe the requirement and the points of a category.

    >>> from engine.definitions.definition import load_ruleset
    >>> yahtzee = load_ruleset("yahtzee")
    >>> [describe_category(yahtzee, category) for category in yahtzee.categories[6:10]]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['3 equal dice pay the sum of all dice.', '4 equal dice pay the sum of all dice.',
     '3 + 2 equal dice of different faces pay 25.', '4 consecutive faces pay 30.']
    """
    if category.upper is not None:
        told = [f"The sum of the dice that show {category.upper}."]
    else:
        told = [f"{_describe_needs(category.needs)} pay {_describe_points(category)}."]
        told += ["Only the dice that pay least count."] if category.pays.counted == "least" else []
    if category.times > 1:
        told.append(f"It is filled {category.times} times.")
    if category.after is not None:
        told.append(f"It pays only after {_title(ruleset, category.after)} is filled with points.")
    return " ".join(told)


def _describe_needs(needs: Needs) -> str:
    colour = " of one colour" if needs.colour == "matched" else ""
    told = []
    if needs.groups:
        faces = " of different faces" if len(needs.groups) > 1 and needs.distinct else ""
        told.append(f"{' + '.join(map(str, needs.groups))} equal dice{faces}{colour}")
    if needs.run is not None:
        told.append(f"{needs.run} consecutive faces{colour}")
    if needs.faces:
        told.append(f"the faces {dump_dice(needs.faces)}{colour}")
    if needs.colour == "all":
        told.append("dice all of one colour")
    if needs.sum is not None:
        told.append(f"dice that add up to {needs.sum}")
    if needs.least_sum is not None:
        told.append(f"dice that add up to {needs.least_sum} or more")
    if needs.greatest_sum is not None:
        told.append(f"dice that add up to {needs.greatest_sum} or less")
    sentence = join_words(told, "and") if told else "any dice"
    return f"{sentence[0].upper()}{sentence[1:]}"


def _describe_points(category: Category) -> str:
    pays = category.pays
    if pays.by_roll:
        return f"{', '.join(map(str, pays.by_roll))}, by the roll that makes them"
    if pays.points is not None:
        paid = str(pays.points)
    elif isinstance(pays.sum, tuple):
        paid = f"the sum of the dice that show {join_words([str(face) for face in pays.sum], 'or')}"
    elif pays.sum == "matched" and category.needs != ANY_HAND:
        paid = "their sum"
    else:
        paid = "the sum of all dice"
    paid += f" {'+' if pays.plus > 0 else '−'} {abs(pays.plus)}" if pays.plus else ""
    return f"{paid}, on the first roll {pays.served} more" if pays.served else paid


def describe_rules(ruleset: Ruleset) -> list[str]:
    """Describe the rules other than those of categories, each in a sentence or two."""
    return [
        *_describe_turns(ruleset),
        *_describe_bonus(ruleset),
        *_describe_columns(ruleset),
        *_describe_awards(ruleset),
    ]


def _describe_turns(ruleset: Ruleset) -> Iterator[str]:
    yield f"{pluralize(ruleset.dice_count, 'die', 'dice')}, {pluralize(ruleset.rolls, 'roll')} in a turn."
    if ruleset.counted is not None:
        yield f"Only the {ruleset.counted} dice that pay most in the category count."
    if ruleset.last_turn_rolls is not None:
        yield f"The last turn has {pluralize(ruleset.last_turn_rolls, 'roll')}."
    if ruleset.extra_rolls is not None:
        yield from _describe_extra_rolls(ruleset.extra_rolls)
    if ruleset.order in _ORDERS:
        yield _ORDERS[ruleset.order]
    if ruleset.colours:
        colours = [f"{name} {dump_dice(faces)}" for name, faces in ruleset.colours]
        yield f"The colours of the faces: {', '.join(colours)}."


def _describe_extra_rolls(extra: ExtraRolls) -> Iterator[str]:
    if extra.start:
        yield f"A game starts with {pluralize(extra.start, 'extra roll')}."
    if extra.saves:
        most = "" if extra.most is None else f", at most {extra.most}"
        yield f"Unused rolls are saved for later turns{most}."


def _describe_bonus(ruleset: Ruleset) -> Iterator[str]:
    for tier in ruleset.bonus:
        each = f", and {tier.each} for every point above" if tier.each else ""
        yield f"An upper total of {tier.at} or more pays {tier.pays}{each}."
    if len(ruleset.bonus) > 1:
        yield "Only the highest upper bonus reached counts."
    if ruleset.joker is not None:
        yield from _describe_joker(ruleset, ruleset.joker)


def _describe_joker(ruleset: Ruleset, joker: Joker) -> Iterator[str]:
    title = _title(ruleset, joker.category)
    every = " in every column" if ruleset.columns else ""
    multiplied = ", multiplied by the factor of the column," if joker.multiplied else ""
    made = " and the hand scores points itself" if joker.made_only else ""
    earns = f"earns an extra bonus of {joker.bonus}{multiplied} if that was filled with points{made}"
    yield f"A further {title}, once that category is filled{every}, {earns if joker.bonus else 'earns no extra bonus'}."
    yield _JOKERS[joker.rule]
    if joker.points:
        paid = [f"{points} in {_title(ruleset, name)}" for name, points in joker.points]
        yield f"A joker pays {join_words(paid, 'and')}, and its usual points elsewhere."


def _describe_columns(ruleset: Ruleset) -> Iterator[str]:
    if ruleset.columns:
        yield (
            f"{pluralize(len(ruleset.columns), 'column')} with all categories each: "
            + "; ".join(map(_describe_column, ruleset.columns))
            + "."
        )
    for of in ruleset.products:
        plus, minus, times = (_title(ruleset, name) for name in (of.plus, of.minus, of.times))
        yield f"Once all three are filled, a column has ({plus} − {minus}) × {times} points, never less than 0."


def _describe_column(column: Column) -> str:
    factor = f", counts {column.factor} times" if column.factor > 1 else ""
    call = ", only what was announced after the first roll, or rolled with all dice" if column.announce else ""
    return f"{column.title}, {_COLUMN_ORDERS[column.order]}{factor}{call}"


def _describe_awards(ruleset: Ruleset) -> Iterator[str]:
    awarded: PointsAwarded | None = ruleset.points_awarded
    if awarded is None:
        return
    yield "The points awarded decide, not the total."
    for award in awarded.categories:
        title, points = _title(ruleset, award.id), pluralize(award.awards, "point")
        if award.at is not None:
            yield f"{award.at} or more in {title} are awarded {points}."
        else:
            when = "each time it is made" if award.made == "each" else "if it is never missed"
            yield f"{title} is awarded {points} {when}."
    tiers = [f"{each.at} or more {format_points(each.awards)}" for each in awarded.total]
    if tiers:
        yield f"The total is awarded: {', '.join(tiers)}."


def _title(ruleset: Ruleset, category: str) -> str:
    return next(each.title for each in ruleset.categories if each.id == category)
