"""Random rows of names, separators, values and noise: no entry is lost."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.checks.rows import row_names
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.rulesets.ruleset import Ruleset
from engine.text.known_names import names_by_id
from engine.text.names import LANGUAGES, meanings
from engine.written.conversion import Conversion, convert
from engine.written.pasted import read_lines
from tests.effort import EFFORT
from tests.selection import usually

LINES = 50 * EFFORT
# Possible separators after a name or between values, and possible texts after them.
AFTER_NAMES = [
    " ",
    ": ",
    "\t",
    " | ",
    ";",
    ", ",
    "    ",
    "........",
    " = ",
    "=",
    " -> ",
    " … ",
    ":",
    ". ",
    " * ",
    " > ",
]
BETWEEN = [
    " ",
    "  ",
    ", ",
    "; ",
    " | ",
    "\t",
    " / ",
    "/",
    "+",
    " & ",
    " and ",
    " vs ",
    " = ",
    "-",
    ". ",
    ": ",
    " (",
    "!",
]
BEHIND = [
    "",
    "",
    "",
    " ",
    "!",
    ".",
    " pts",
    " points",
    " Punkte",
    "\t",
    " |",
    " *",
    ")",
    " ?",
    " +",
    " 🎉",
    " foo",
    "?",
    " €",
]
BEFORE = ["", "", "", "- ", "* ", "• ", "☐ ", "1. ", "2) ", "| ", "**", "> "]
MARKS = ["-", "–", "x", "X", "✗", "/", "—", "✘", "×", "❌"]


def names_of(ruleset: Ruleset) -> Iterator[tuple[str, str | None]]:
    """Yield each unambiguous name of a category with its id, and each name of a sum with None."""
    for ids in names_by_id("category").values():
        for language in LANGUAGES:
            for name in ids[language]:
                meant = meanings(ruleset, name)
                if len(meant) == 1:
                    yield name, meant[0]
    for row in row_names().values():
        for language in LANGUAGES:
            yield from ((name, None) for name in row.get(language, ()))


@dataclass
class Composed:
    """A line with its parts."""

    before: str
    category: str | None
    values: list[str]
    text: str


def compose(chance: random.Random, names: list[tuple[str, str | None]], values: int) -> Composed:
    name, category = chance.choice(names)
    written = [chance.choice(MARKS) if chance.random() < 0.2 else str(chance.randrange(60)) for _ in range(values)]
    before = chance.choice(BEFORE)
    text = before + name + (chance.choice(AFTER_NAMES) + written[0] if written else "")
    for value in written[1:]:
        text += chance.choice(BETWEEN) + value
    return Composed(before, category, written, text + chance.choice(BEHIND))


def said_by(found: Conversion) -> str:
    """Return all texts of problems and assumptions."""
    problems = [f"{problem.detail} {problem.found}" for problem in found.report.problems]
    return "\n".join([*problems, *(each.detail for each in found.report.assumptions)])


def points_of(rules: Rules, found: Conversion, category: str) -> list[int]:
    place = rules.ruleset.category_ids.index(category)
    return [points for column in found.noted.sheet.columns for points in column.points[place]]


def kept_of(rules: Rules, found: Conversion, category: str | None) -> Counter[str]:
    """Return the values that were read: points of the category, 0 if crossed out, and values of sums."""
    card = [] if category is None else [str(abs(points)) for points in points_of(rules, found, category)]
    sums = [entry.entry for row in found.rows if row.total for entry in row.entries]
    crossed = ["0" for entry in sums if entry.means == "crossed_out"]
    return Counter([*card, *crossed, *(str(abs(entry.points or 0)) for entry in sums if entry.means == "points")])


def boxes(rules: Rules, category: str | None) -> int:
    ruleset = rules.ruleset
    if ruleset.columns:
        return len(ruleset.columns) + (category is None)
    return next((each.times for each in ruleset.categories if each.id == category), 1)


@pytest.mark.parametrize(
    "name", usually(("yahtzee", "yatzy", "balut", "triple-yahtzee", "yamb"), tuple(builtin_rulesets()))
)
def test_every_part_of_a_row_is_reported(name: str) -> None:
    chance, rules = random.Random(name), compile_rules(load_ruleset(name))
    names = list(names_of(rules.ruleset))
    for _ in range(LINES):
        line = compose(chance, names, chance.choice([0, 1, 1, 1, 2, 2, 3, 4, 5]))
        found = convert(rules, tuple(read_lines(line.text)))
        said, kept = said_by(found), kept_of(rules, found, line.category)
        # Adjacent marks are one.
        runs = [each.entry.written for row in found.rows for each in row.entries if len(each.entry.written) > 1]
        named = Counter(re.findall(r"\d+|[^\w\s'\",;.]|\bx\b", said, re.IGNORECASE))
        for value in [*line.values, *re.findall(r"\d+", line.before)]:
            as_points = value if value.isdecimal() else "0"
            if as_points != value and (named[value] or any(value in run for run in runs)):
                continue
            assert kept[as_points] or named[value], (line, value, kept, said)
            kept[as_points] -= 1


@pytest.mark.parametrize("name", usually(("yahtzee", "kniffel", "maxi-yatzy", "generala"), tuple(builtin_rulesets())))
def test_two_numbers_for_one_box_are_too_many(name: str) -> None:
    chance, rules = random.Random(name), compile_rules(load_ruleset(name))
    if rules.named:
        return
    names = [each for each in names_of(rules.ruleset) if boxes(rules, each[1]) == 1]
    for _ in range(LINES):
        (word, _), first, second = chance.choice(names), chance.randrange(60), chance.randrange(60)
        text = f"{word}{chance.choice(AFTER_NAMES)}{first}{chance.choice(BETWEEN)}{second}"
        found = convert(rules, tuple(read_lines(text)))
        codes = {problem.code for problem in found.report.problems}
        # In "Full House 25 | 0" the sheet prints 25, and 0 is the value.
        printed = re.search(rf"^'{first}' next to .* is read as printed text", said_by(found), re.MULTILINE)
        assert "too-many" in codes or printed, (text, said_by(found))
        assert printed or not any(found.noted.sheet.card.points), text


@pytest.mark.parametrize(
    "name", usually(("yahtzee", "yatzy", "balut", "triple-yahtzee", "yamb"), tuple(builtin_rulesets()))
)
def test_values_belong_to_their_boxes(name: str) -> None:
    """As many numbers as a category has boxes, with any separator before and noise after them."""
    chance, rules = random.Random(name), compile_rules(load_ruleset(name))
    names = [each for each in names_of(rules.ruleset) if each[1] is not None]
    for _ in range(LINES):
        word, category = chance.choice(names)
        count = boxes(rules, category)
        values = [chance.randrange(20, 40) for _ in range(count)]
        after, between = chance.choice(AFTER_NAMES), chance.choice([" ", "  ", ", ", "/"])
        between = {"\t": "\t", " | ": " | ", ";": ";"}.get(after, between)
        text = word + after + between.join(map(str, values)) + chance.choice(["", "!", ".", " pts", " 🎉", " *"])
        found = convert(rules, tuple(read_lines(text)))
        assert category is not None
        assert sorted(points_of(rules, found, category)) == sorted(values), (text, said_by(found))
        if rules.ruleset.columns:
            assert points_of(rules, found, category) == values, text
