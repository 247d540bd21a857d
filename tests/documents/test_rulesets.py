"""docs/rulesets.md: all words of the grammar, and games with points written by hand.

Further games are in grammar_examples.md.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import Cell, Rules, compile_rules, rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import score_hand
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.cards.totals import points_awarded, score_totals
from engine.definitions.definition import builtin_rulesets, check_definition, load_ruleset, parse_ruleset
from engine.errors import Problem
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset
from engine.text.names import resolve_name
from strategy_tables.__main__ import main
from strategy_tables.command_line import known_rulesets
from tests.documents.reading import Block, blocks, blocks_in, code_in, text_of
from tests.engine.one_card import single_fillings
from tests.known import SHEETS

DOCUMENT = "rulesets.md"
EXAMPLES = Path(__file__).with_name("grammar_examples.md")
NOT_ALLOWED = "–"
WORDS = ("word", "value (default)", "meaning")
"""The header of the tables of words."""


# Games with tables


def definitions() -> list[tuple[Mapping[str, Any], Block, tuple[Block, ...]]]:
    """Return every definition with its block, and the tables up to the next one."""
    found: list[tuple[Mapping[str, Any], Block, list[Block]]] = []
    for block in (*blocks(DOCUMENT), *blocks_in(EXAMPLES.name, EXAMPLES.read_text(encoding="utf-8"))):
        if block.language == "toml":
            found.append((tomllib.loads(block.text), block, []))
        elif block.language == "table" and found:
            found[-1][2].append(block)
    return [(definition, block, tuple(tables)) for definition, block, tables in found]


@dataclass(frozen=True)
class Said:
    """A row about a definition: the titles of its columns and their values."""

    definition: Mapping[str, Any]
    columns: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join(self.columns.values())


def rows_headed(*first: str) -> list[Said]:
    """Return the rows of all tables about definitions whose first column has one of these titles."""
    return [
        Said(definition, dict(zip(table.rows[0], row, strict=True)))
        for definition, _, tables in definitions()
        for table in tables
        if table.rows[0][0] in first
        for row in table.rows[1:]
    ]


def compiled_from(said: Said) -> CompiledRuleset:
    """Return the ruleset of a definition, with words of the row (`joker.rule`) replacing its own."""
    definition = json.loads(json.dumps(said.definition))
    for column, cell in said.columns.items():
        if re.fullmatch(r"`\w+\.\w+`", column):
            table, word = column.strip("`").split(".")
            definition[table][word] = cell
    return compile_ruleset(parse_ruleset(definition))


def test_every_table_after_a_definition_is_tested() -> None:
    heads = {table.rows[0][0] for _, _, tables in definitions() for table in tables}
    assert heads == {
        "dice", "filled", "roll", "`joker.rule`", "upper total", "of the whole game", "name", "word", "rule",
        "problem at", "extra rolls", "standing", "sheet", "filled cells", "name of a column",
    }  # fmt: skip


ROLLS = {"first": 1, "second": 2, "third": 3, "later": 4}


def fillings_of(compiled: CompiledRuleset, cell: str) -> list[tuple[int, ...]]:
    """Return the fillings of every category in a row: `fours 12, fours 8, chance 20`."""
    told = [entry.strip().rsplit(" ", 1) for entry in cell.split(",") if entry.strip()]
    assert {name for name, _ in told} <= set(compiled.categories)
    return [tuple(int(points) for name, points in told if name == category) for category in compiled.categories]


POINTS = rows_headed("dice", "filled", "roll", "`joker.rule`")


def test_the_document_has_points_to_compare() -> None:
    assert len(POINTS) > 60


@pytest.mark.parametrize("said", POINTS, ids=str)
def test_a_hand_pays_as_documented(said: Said) -> None:
    compiled = compiled_from(said)
    sheet = Sheet((Scorecard(tuple(fillings_of(compiled, said.columns.get("filled", "")))),))
    hand = tuple(int(die) for die in said.columns["dice"].split())
    roll = ROLLS[said.columns.get("roll", "later")]
    found = score_hand(rules_of_card(compiled), sheet, tuple(sorted(hand)), roll)
    shown = {code_in(column)[0]: cell for column, cell in said.columns.items() if re.fullmatch(r"`\w+`", column)}
    assert shown
    assert shown == {
        name: str(found.points[0][c]) if Cell(0, c) in found.legal else NOT_ALLOWED
        for c, name in enumerate(compiled.categories)
        if name in shown
    }
    if "extra bonus" in said.columns:
        assert said.columns["extra bonus"] == str(found.extra_bonus)


@pytest.mark.parametrize("said", rows_headed("upper total"), ids=str)
def test_an_upper_total_pays_as_documented(said: Said) -> None:
    paid = compiled_from(said).upper_bonus_of(int(said.columns["upper total"]))
    assert said.columns["upper bonus"] == str(paid)


@pytest.mark.parametrize("said", rows_headed("extra rolls"), ids=str)
def test_extra_rolls_are_left_as_documented(said: Said) -> None:
    compiled = compiled_from(said)
    before, rolled = int(said.columns["extra rolls"]), int(said.columns["rolls taken"])
    rolls_left = compiled.ruleset.rolls + before - rolled
    assert rolls_left >= 0
    assert said.columns["extra rolls then"] == str(compiled.extra_rolls_after(before, rolls_left))


@pytest.mark.parametrize("said", rows_headed("standing"), ids=str)
def test_a_card_is_awarded_points_as_documented(said: Said) -> None:
    compiled = compiled_from(said)
    found = points_awarded(compiled, fillings_of(compiled, said.columns["standing"]), int(said.columns["total"])) or 0
    assert said.columns["points awarded"] == str(found)


def sheet_of(said: Said) -> tuple[Rules, Sheet]:
    """Return the sheet of a row: `left.chance 20, right.ones 3`, and `right 1` for an extra bonus in that column."""
    rules = compile_rules(parse_ruleset(said.definition))
    told = next(iter(said.columns.values()))
    filled = {name: int(points) for name, points in (entry.split() for entry in told.split(", ") if entry)}
    bonuses = dict([said.columns.get("extra bonuses", "none 0").split()])
    cards = tuple(
        single_fillings(
            [filled.pop(f"{column}.{category}", None) for category in rules.categories], int(bonuses.get(column, 0))
        )
        for column in rules.ruleset.column_ids
    )
    assert not filled
    return rules, Sheet(cards)


@pytest.mark.parametrize("said", rows_headed("sheet"), ids=str)
def test_a_hand_may_fill_the_documented_cells(said: Said) -> None:
    rules, sheet = sheet_of(said)
    hand = tuple(int(die) for die in said.columns["dice"].split())
    announced = said.columns.get("announced")
    position = Position(
        rules, sheet, hand, 0, rules.categories.index(announced) if announced else None,
        all_rolled=said.columns.get("last rolled") == "all dice",
    )  # fmt: skip
    found = position.scored
    ids = rules.ruleset.column_ids
    shown = [
        f"{ids[each.cell.column]}.{rules.categories[each.cell.category]} {each.points}"
        + (f" + {each.extra_bonus}" if each.extra_bonus else "")
        for each in found.scores
    ]
    assert said.columns["may fill"] == ", ".join(shown)


@pytest.mark.parametrize("said", rows_headed("filled cells"), ids=str)
def test_a_sheet_counts_as_documented(said: Said) -> None:
    rules, sheet = sheet_of(said)
    shown = dict(said.columns)
    known: dict[str, object] = {"rolls of the next turn": rolls_of_turn(rules, sheet)}
    if shown.get("column") == "all":
        known |= score_totals(rules, sheet)._asdict()
    elif "column" in shown:
        known |= score_totals(rules, sheet).columns[rules.ruleset.column_ids.index(shown["column"])]._asdict()
    asked = [name for name in shown if name not in ("filled cells", "extra bonuses", "column") and shown[name]]
    assert asked
    assert {name: shown[name] for name in asked} == {name: str(known[name]) for name in asked}


@pytest.mark.parametrize("said", rows_headed("name of a column"), ids=str)
def test_a_column_name_has_its_documented_meaning(said: Said) -> None:
    ruleset = parse_ruleset(said.definition)
    assert resolve_name(ruleset, said.columns["name of a column"].strip("`"), "column") == said.columns["column"].strip(
        "`"
    )


@pytest.mark.parametrize("said", rows_headed("of the whole game"), ids=str)
def test_a_game_has_the_documented_extremes(said: Said) -> None:
    rules = compile_rules(parse_ruleset(said.definition))
    known = {"least total": least_total(rules), "greatest total": greatest_total(rules)}
    name, value = said.columns.values()
    assert value == str(known[name])


@pytest.mark.parametrize("said", rows_headed("name"), ids=str)
def test_a_name_has_its_documented_meaning(said: Said) -> None:
    ruleset = parse_ruleset(said.definition)
    assert resolve_name(ruleset, said.columns["name"].strip("`")) == said.columns["category"].strip("`")


@pytest.mark.parametrize("said", [said for said in rows_headed("word") if "comes to" in said.columns], ids=str)
def test_a_word_has_its_documented_result(said: Said) -> None:
    value: Any = dump_ruleset(parse_ruleset(said.definition))
    for step in said.columns["word"].strip("`").split("."):
        value = value[int(step) if step.isdigit() else step]
    assert json.loads(said.columns["comes to"].strip("`")) == value


@pytest.mark.parametrize(("definition", "block", "tables"), definitions(), ids=lambda value: str(value)[:40])
def test_a_definition_is_valid_unless_its_problems_are_listed(
    definition: Mapping[str, Any], block: Block, tables: tuple[Block, ...]
) -> None:
    listed = [row for table in tables if table.rows[0][0] == "problem at" for row in table.rows[1:]]
    problems, _ = check_definition(definition)
    found = [(place_of(problem.path), problem.code) for problem in problems]
    assert sorted(found) == sorted((place.strip("`"), code.strip("`")) for place, code in listed), str(block)


def place_of(path: tuple[str | int, ...]) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def test_the_first_definition_can_be_added_and_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{definitions()[0][0]['name']}.toml"
    path.write_text(definitions()[0][1].text, encoding="utf-8")
    monkeypatch.setenv("RULESETS_DIR", str(tmp_path))
    assert set(known_rulesets()) == {*builtin_rulesets(), "three-dice"}
    assert main(["build", "--folder", str(tmp_path / "tables"), str(path)]) == 0
    assert "three-dice: built in" in capsys.readouterr().out


# Words of the grammar according to the reader of definitions

ONE_CATEGORY = {"id": "x", "pays": {"points": 1}}
ONE_OF: Mapping[str, Mapping[str, Any]] = {"categories": ONE_CATEGORY, "columns": {"id": "x"}}
TRIED = (
    "?", {"?": 0}, [{"?": 0}], 10**6, [10**6], {"x": 10**6}, {"x": [10**6]}, [0] * 1000, {"x": [0] * 1000},
    "x" * 10**4, ["x" * 10**4],
)  # fmt: skip


@dataclass(frozen=True)
class Word:
    """The reader's description of valid values of a word, from problems with invalid ones."""

    inside: tuple[str, ...]
    choices: frozenset[str]
    ranges: frozenset[tuple[int | None, int | None]]
    most: frozenset[int | None]


def with_word(word: str, value: object) -> dict[str, Any]:
    """Return a minimal definition with this value of a word."""
    steps = word.split(".")
    for at in range(len(steps) - 1, -1, -1):
        value = {steps[at]: value}
        if at and steps[at - 1] in ("categories", "bonus", "total", "columns", "products"):
            value = [{**ONE_OF.get(".".join(steps[:at]), {}), **value}]
    assert isinstance(value, dict)
    return {"categories": [ONE_CATEGORY], **value}


def asked(word: str) -> Word:
    problems = [problem for value in TRIED for problem in check_definition(with_word(word, value))[0]]
    about = [problem for problem in problems if f"{without_places(problem.path)}.".startswith(f"{word}.")]

    def of(code: str) -> Iterator[Problem]:
        return (problem for problem in about if problem.code == code)

    inside = [name for problem in of("unknown-field") for name in problem.choices]
    return Word(
        inside=tuple(dict.fromkeys(f"{word}.{name}" for name in inside)),
        choices=frozenset(name for problem in of("unknown-choice") for name in problem.choices),
        ranges=frozenset((problem.minimum, problem.maximum) for problem in of("out-of-range")),
        most=frozenset(problem.maximum for problem in [*of("too-many"), *of("too-long")]),
    )


def without_places(path: tuple[str | int, ...]) -> str:
    return ".".join(step for step in path if isinstance(step, str))


def known_words() -> dict[str, Word]:
    (unknown,) = (
        problem for problem in check_definition({"?": 0, "categories": [ONE_CATEGORY]})[0] if problem.path == ("?",)
    )
    found: dict[str, Word] = {}
    ahead = list(unknown.choices)
    while ahead:
        word = ahead.pop()
        found[word] = asked(word)
        ahead += [inner for inner in found[word].inside if inner not in found]
    return found


KNOWN = known_words()
ROWS = [row for block in blocks(DOCUMENT) if block.rows[:1] == (WORDS,) for row in block.rows[1:]]
LISTED = {word: row for row in ROWS for word in code_in(row[0])}


def test_the_document_has_exactly_the_words_of_the_grammar() -> None:
    assert set(LISTED) == set(KNOWN)
    assert len(LISTED) == sum(len(code_in(row[0])) for row in ROWS)


# The reader has no number for these outside of its sentence; the test after the next one checks the documentation.
UNSAID = (
    "name", "categories.id", "categories.after", "colours", "joker.category", "points_awarded.categories.id",
    "columns.id", "products.plus", "products.minus", "products.times",
)  # fmt: skip


@pytest.mark.parametrize("word", sorted(KNOWN))
def test_the_documented_limits_match_the_grammar(word: str) -> None:
    allowed = LISTED[word][1]
    known = KNOWN[word]
    most = {int(most) for most in re.findall(r"at most (\d+)", allowed)}
    assert word in UNSAID or most == known.most
    if known.choices:
        assert set(code_in(allowed)) == known.choices
    if known.inside:
        assert allowed.startswith(("table", "list"))
        return
    ranges = {(int(least), int(greatest)) for least, greatest in re.findall(r"(-?\d+) to (-?\d+)", allowed)}
    assert ranges == known.ranges


@pytest.mark.parametrize(
    ("word", "most", "of"),
    [
        ("name", 60, lambda count: "x" * count),
        ("categories.id", 40, lambda count: "x" * count),
        ("columns.id", 40, lambda count: "x" * count),
        # Colours with one face each; the last one has the remaining faces.
        ("colours", 6, lambda count: {f"c{n}": [n] if n < count else list(range(n, 7)) for n in range(1, count + 1)}),
    ],
)
def test_values_beyond_the_documented_limits_are_refused(word: str, most: int, of: Callable[[int], object]) -> None:
    assert f"at most {most}" in LISTED[word][1]
    assert check_definition(with_word(word, of(most)))[0] == ()
    assert len(check_definition(with_word(word, of(most + 1)))[0]) > 0


def used_words(definition: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the words of a definition as listed, with their values."""
    for key, value in definition.items():
        word = f"{prefix}{key}"
        yield word, value
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Mapping) and KNOWN[word].inside:
                yield from used_words(inner, f"{word}.")


def test_every_word_and_every_choice_has_an_example() -> None:
    used = [pair for definition, _, tables in definitions() if not refused(tables) for pair in used_words(definition)]
    overridden = [
        (column.strip("`"), cell) for said in POINTS for column, cell in said.columns.items() if "." in column
    ]
    assert {word for word, _ in used} == set(KNOWN)
    chosen = {(word, value) for word, value in (*used, *overridden) if KNOWN[word].choices and isinstance(value, str)}
    assert chosen >= {(word, choice) for word, known in KNOWN.items() for choice in known.choices}


def refused(tables: tuple[Block, ...]) -> bool:
    return any(table.rows[0][0] == "problem at" for table in tables)


def test_the_built_in_rulesets_use_no_other_words() -> None:
    for name in ("yahtzee", "kismet", "generala", "crag", "maxi-yatzy", "yatzy-forced", *SHEETS):
        assert {word for word, _ in used_words(dump_ruleset(load_ruleset(name)))} <= set(LISTED)


BUILT_IN_EXAMPLES = text_of(DOCUMENT).split("\nBuilt-in games that use other words:\n\n")[1].split("\n\n")[0]
EXAMPLES_OF = [
    (game, word)
    for words, games in (line.split(": ") for line in BUILT_IN_EXAMPLES.splitlines())
    for game in code_in(games)
    for word in code_in(words)
]


@pytest.mark.parametrize(("game", "word"), EXAMPLES_OF)
def test_a_built_in_game_uses_the_word_that_it_is_an_example_of(game: str, word: str) -> None:
    assert word in {used for used, _ in used_words(dump_ruleset(load_ruleset(game)))}
