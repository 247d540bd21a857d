"""Contradictions between the parts of a definition that are valid by themselves."""

from __future__ import annotations

from collections.abc import Iterator

from engine.definitions.reader import Reader
from engine.errors import Problem
from engine.limits import GREATEST_CELL_COUNT, GREATEST_REQUIRED_WITH_JOKER
from engine.rulesets.patterns import Needs
from engine.rulesets.points import category_points, greatest_upper_total, matched_sums, pays_by_roll
from engine.rulesets.ruleset import Category, ExtraRolls, Joker, PointsAwarded, Product, Ruleset
from engine.words import join_words, pluralize, quoted


def check_whole(reader: Reader, ruleset: Ruleset) -> None:
    """Note all contradictions between the parts of a ruleset."""
    if ruleset.counted is not None and ruleset.counted > ruleset.dice_count:
        detail = f"counted is {ruleset.counted}, but a hand has {pluralize(ruleset.dice_count, 'die', 'dice')}"
        reader.add(Problem("contradiction", ("counted",), detail, found=ruleset.counted, maximum=ruleset.dice_count))
        return
    _check_categories(reader, ruleset)
    _check_bonus(reader, ruleset)
    if ruleset.extra_rolls is not None:
        _check_extra_rolls(reader, ruleset, ruleset.extra_rolls)
    if ruleset.rolls == 1 and (ruleset.extra_rolls is not None or ruleset.last_turn_rolls is not None):
        _check_served(reader, ruleset)
    if ruleset.joker is not None:
        _check_joker(reader, ruleset, ruleset.joker)
    _check_columns(reader, ruleset)
    if reader.problems:
        return  # The remaining checks read the points of hands, which an invalid ruleset may not have.
    _check_requirements(reader, ruleset)
    if ruleset.points_awarded is not None:
        _check_awards(reader, ruleset, ruleset.points_awarded)


def _check_categories(reader: Reader, ruleset: Ruleset) -> None:
    faces: dict[int, str] = {}
    for i, category in enumerate(ruleset.categories):
        path = ("categories", i)
        if category.upper is not None:
            if category.upper in faces:
                detail = f"{category.id} and {faces[category.upper]} both count the face {category.upper}"
                reader.note("duplicate", (*path, "upper"), detail, found=category.upper)
            faces[category.upper] = category.id
        if category.needs.colour is not None and not ruleset.colours:
            detail = f"{category.id} needs a colour, but the ruleset has no colours"
            reader.note("contradiction", (*path, "needs", "colour"), detail)
        elif not _can_be_made(category, ruleset):
            dice = pluralize(ruleset.counted or ruleset.dice_count, "die", "dice")
            detail = f"no hand of {dice} meets the needs of {category.id}"
            reader.note("contradiction", (*path, "needs"), detail)
        if len(category.pays.by_roll) > ruleset.rolls:
            detail = f"{category.id} has points for {len(category.pays.by_roll)} rolls, but a turn has {ruleset.rolls}"
            found = len(category.pays.by_roll)
            reader.add(Problem("contradiction", (*path, "pays", "by_roll"), detail, found=found, maximum=ruleset.rolls))
        if category.pays.counted == "least" and ruleset.counted is None:
            detail = f"{category.id} counts the dice that pay least, which requires counted in the ruleset"
            reader.note("contradiction", (*path, "pays", "counted"), detail, found="least")


def _can_be_made(category: Category, ruleset: Ruleset) -> bool:
    return any(dice is not None for dice in matched_sums(ruleset, category.needs))


def _check_bonus(reader: Reader, ruleset: Ruleset) -> None:
    greatest = greatest_upper_total(ruleset)
    for i, tier in enumerate(ruleset.bonus):
        if tier.at > greatest or not greatest:
            detail = f"an upper total of {tier.at} is out of reach: the greatest is {greatest}"
            if not greatest:
                detail = "a bonus requires upper categories"
            reader.add(Problem("contradiction", ("bonus", i, "at"), detail, found=tier.at, maximum=greatest))


def _check_extra_rolls(reader: Reader, ruleset: Ruleset, extra: ExtraRolls) -> None:
    if not extra.start and (not extra.saves or ruleset.rolls == 1):
        detail = "extra_rolls needs start or saves: otherwise there are never any extra rolls"
        if extra.saves:
            detail = "extra_rolls needs start: a turn with a single roll saves none"
        reader.note("contradiction", ("extra_rolls",), detail)
    if extra.most is not None and not extra.saves:
        detail = "most requires saves: without it, extra rolls never exceed start"
        reader.note("contradiction", ("extra_rolls", "most"), detail)
    elif extra.most is not None and extra.most < extra.start:
        detail = f"most must be at least start, which is {extra.start}, not {extra.most}"
        reader.add(Problem("contradiction", ("extra_rolls", "most"), detail, found=extra.most, minimum=extra.start))


def _check_served(reader: Reader, ruleset: Ruleset) -> None:
    more = "extra_rolls" if ruleset.last_turn_rolls is None else "last_turn_rolls"
    for i, category in enumerate(ruleset.categories):
        if category.pays.served:
            detail = f"with a single roll a turn, served cannot be combined with {more}"
            reader.note("contradiction", ("categories", i, "pays", "served"), detail)


def _check_requirements(reader: Reader, ruleset: Ruleset) -> None:
    by_id = {category.id: category for category in ruleset.categories}
    for i, category in enumerate(ruleset.categories):
        path = ("categories", i, "after")
        if category.after is None:
            continue
        if category.after not in by_id:
            detail = f"after must be another category of the ruleset, not {quoted(category.after)}"
            reader.unknown_category(path, detail, list(by_id), category.after)
            continue
        chain = _chain(category, by_id)
        if chain[-1] == category.id:
            detail = f"{' after '.join(chain)}: none of them could ever be filled with points"
            reader.note("contradiction", path, detail, found=category.after)
        elif _greatest_points(ruleset, by_id[category.after]) <= 0:
            detail = f"{category.after} never pays points, so {category.id} could not either"
            reader.note("contradiction", path, detail, found=category.after)


def _chain(category: Category, by_id: dict[str, Category]) -> list[str]:
    """Return the category, the one it comes after, and so on until there is none or one repeats."""
    chain = [category.id]
    following = category.after
    while following in by_id:
        chain.append(following)
        if following in chain[:-1]:
            break
        following = by_id[following].after
    return chain


def _greatest_points(ruleset: Ruleset, category: Category) -> int:
    return max(category_points(ruleset, category)[0])


def _check_awards(reader: Reader, ruleset: Ruleset, awarded: PointsAwarded) -> None:
    by_id = {category.id: category for category in ruleset.categories}
    for i, award in enumerate(awarded.categories):
        path = ("points_awarded", "categories", i)
        if award.id not in by_id:
            detail = f"points_awarded must name categories of the ruleset, not {quoted(award.id)}"
            reader.unknown_category((*path, "id"), detail, list(by_id), award.id)
            continue
        category = by_id[award.id]
        greatest = category.times * _greatest_points(ruleset, category)
        if award.at is not None and award.at > greatest:
            detail = f"a sum of {award.at} in {category.id} is out of reach: the greatest is {greatest}"
            reader.add(Problem("contradiction", (*path, "at"), detail, found=award.at, maximum=greatest))


def _check_joker(reader: Reader, ruleset: Ruleset, joker: Joker) -> None:
    by_id = {category.id: category for category in ruleset.categories}
    if joker.category not in by_id:
        detail = f"joker.category must be a category of the ruleset, not {quoted(joker.category)}"
        reader.unknown_category(("joker", "category"), detail, list(by_id), joker.category)
        return
    category = by_id[joker.category]
    if category.needs != Needs(groups=(ruleset.dice_count,)) or (category.pays.points or 0) <= 0:
        detail = f"joker.category {category.id} must pay points for {ruleset.dice_count} equal dice and nothing else"
        reader.note("contradiction", ("joker", "category"), detail, found=category.id)
    for key, _ in joker.points:
        if key not in by_id or key == joker.category or by_id[key].upper is not None:
            detail = f"joker.points must name lower categories other than {joker.category}, not {quoted(key)}"
            lower = [id_ for id_, each in by_id.items() if id_ != joker.category and each.upper is None]
            reader.unknown_category(("joker", "points", key), detail, lower, key)
    if ruleset.order == "card":
        reader.note(
            "contradiction", ("joker",), "a joker needs a choice of categories, which order = card does not leave"
        )
    if any(pays_by_roll(each.pays) > 1 for each in ruleset.categories):
        reader.note("contradiction", ("joker",), "a joker cannot be combined with points that depend on the roll")
    if ruleset.counted is not None:
        reader.note("contradiction", ("joker",), "a joker cannot be combined with counted")
    if category.after is not None:
        place = [each.id for each in ruleset.categories].index(category.id)
        detail = f"{category.id} is the category of the joker and cannot come after {category.after}"
        reader.note("contradiction", ("categories", place, "after"), detail, found=category.after)
    _check_required_with_joker(reader, ruleset, joker)
    for i, each in enumerate(ruleset.categories):
        if each.times > 1 and (each is category or each.upper is not None):
            detail = f"with a joker, {category.id} and the upper categories can be filled once, not {each.times} times"
            reader.add(Problem("contradiction", ("categories", i, "times"), detail, found=each.times, expected=1))


def _check_required_with_joker(reader: Reader, ruleset: Ruleset, joker: Joker) -> None:
    required = {category.after for category in ruleset.categories} - {joker.category}
    lower = [each.id for each in ruleset.categories if each.id in required and each.upper is None]
    if len(lower) > GREATEST_REQUIRED_WITH_JOKER:
        detail = (
            f"with a joker, after can name at most {GREATEST_REQUIRED_WITH_JOKER} lower categories other than "
            f"{joker.category}, not {len(lower)}: {', '.join(lower)}"
        )
        reader.add(Problem("too-many", ("joker",), detail, found=len(lower), maximum=GREATEST_REQUIRED_WITH_JOKER))


def _check_columns(reader: Reader, ruleset: Ruleset) -> None:
    """Note all parts that exclude columns, or require them."""
    if ruleset.columns:
        _check_size(reader, ruleset)
        _check_announced(reader, ruleset)
        _check_jokers_choice(reader, ruleset)
        _check_memory(reader, ruleset)
    else:
        for path, word in _words_of_columns(ruleset):
            reader.note("contradiction", path, f"{word} requires columns, and the ruleset has none")
    for i, product in enumerate(ruleset.products):
        _check_product(reader, ruleset, product, i)


def _check_size(reader: Reader, ruleset: Ruleset) -> None:
    cells = len(ruleset.columns) * len(ruleset.categories)
    if cells > GREATEST_CELL_COUNT:
        columns, categories = len(ruleset.columns), pluralize(len(ruleset.categories), "category", "categories")
        detail = (
            f"{pluralize(columns, 'column')} of {categories} make {cells} cells; "
            f"at most {GREATEST_CELL_COUNT} are allowed"
        )
        reader.add(Problem("too-many", ("columns",), detail, found=cells, maximum=GREATEST_CELL_COUNT))


def _check_announced(reader: Reader, ruleset: Ruleset) -> None:
    announced = [i for i, column in enumerate(ruleset.columns) if column.announce]
    for i in announced[1:]:
        first, other = ruleset.columns[announced[0]].id, ruleset.columns[i].id
        detail = f"only one column can have announce = true, not both {first} and {other}"
        reader.note("contradiction", ("columns", i, "announce"), detail)
    if announced and ruleset.joker is not None:
        detail = "a joker cannot be combined with a column that has announce = true"
        reader.note("contradiction", ("joker",), detail)


def _check_jokers_choice(reader: Reader, ruleset: Ruleset) -> None:
    """Note orders that leave one category at a time, so that a joker has no choice."""
    for i, column in enumerate(ruleset.columns):
        if ruleset.joker is not None and column.order in ("down", "up"):
            detail = f"a joker needs a choice of categories, which order = {quoted(column.order)} does not leave"
            reader.add(
                Problem(
                    "contradiction",
                    ("columns", i, "order"),
                    detail,
                    found=column.order,
                    choices=("free", "upper_first"),
                )
            )


def _check_memory(reader: Reader, ruleset: Ruleset) -> None:
    """Note rules that need a memory, which columns do not have: cells are filled once, and turns change one column
    only."""
    for i, category in enumerate(ruleset.categories):
        if category.times > 1:
            detail = f"with columns, {category.id} can be filled once, not {category.times} times"
            reader.add(Problem("contradiction", ("categories", i, "times"), detail, found=category.times, expected=1))
        if category.after is not None:
            detail = f"with columns, {category.id} cannot come after {category.after}"
            reader.note("contradiction", ("categories", i, "after"), detail, found=category.after)
    if ruleset.order != "free":
        detail = f"with columns, the order belongs to each column: order = {quoted(ruleset.order)} is for a single card"
        reader.add(Problem("contradiction", ("order",), detail, found=ruleset.order, choices=("free",)))
    for said, word in ((ruleset.extra_rolls, "extra_rolls"), (ruleset.points_awarded, "points_awarded")):
        if said is not None:
            reader.note("contradiction", (word,), f"{word} cannot be combined with columns")


def _words_of_columns(ruleset: Ruleset) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the path and the word of all that requires columns."""
    if ruleset.products:
        yield ("products",), "products"
    if ruleset.last_turn_rolls is not None:
        yield ("last_turn_rolls",), "last_turn_rolls"
    if ruleset.joker is not None and ruleset.joker.multiplied:
        yield ("joker", "multiplied"), "multiplied"
    if ruleset.joker is not None and ruleset.joker.made_only:
        yield ("joker", "made_only"), "made_only"


def _check_product(reader: Reader, ruleset: Ruleset, product: Product, place: int) -> None:
    named = {"plus": product.plus, "minus": product.minus, "times": product.times}
    for key, category in named.items():
        if category not in ruleset.category_ids:
            detail = f"a product must name categories of the ruleset, not {quoted(category)}"
            reader.unknown_category(("products", place, key), detail, ruleset.category_ids, category)
    if len(set(named.values())) < len(named):
        detail = f"a product needs three different categories, not {join_words(list(named.values()), 'and')}"
        reader.note("contradiction", ("products", place), detail, found=named)
    for key, category in named.items():
        paid = next((each.pays for each in ruleset.categories if each.id == category), None)
        if paid is not None and pays_by_roll(paid) > 1:
            detail = f"a product needs categories that pay the same on every roll, which {category} does not"
            reader.note("contradiction", ("products", place, key), detail, found=category)
