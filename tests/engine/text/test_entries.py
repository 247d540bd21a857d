"""Entries next to categories, in several scripts and habits."""

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from engine.text.entries import Means, read_entry
from engine.written.pasted import read_lines
from engine.written.split_rows import RowSplitter


@pytest.mark.parametrize(
    ("written", "means", "points"),
    [
        ("12", "points", 12), (" 12 ", "points", 12), ("12\u00a0", "points", 12), ("\u200b7", "points", 7),
        ("+35", "points", 35), ("-5", "points", -5), ("−5", "points", -5), ("0", "points", 0), ("00", "points", 0),
        ("1 234", "points", 1234), ("1.234", "points", 1234), ("1'234", "points", 1234), ("25 Punkte", "points", 25),
        ("25 pts.", "points", 25), ("50p", "points", 50), ("12 poäng", "points", 12), ("**40**", "points", 40),
        ("１２", "points", 12), ("", "open", None), ("   ", "open", None), ("\u00a0", "open", None),
        ("…", "open", None),
        ("___", "open", None), (".", "open", None), ("null", "open", None), ("☐", "open", None),
        ("-", "crossed_out", 0), ("–", "crossed_out", 0), ("—", "crossed_out", 0), ("--", "crossed_out", 0),
        ("/", "crossed_out", 0), ("//", "crossed_out", 0), ("x", "crossed_out", 0), ("X", "crossed_out", 0),
        ("xx", "crossed_out", 0), ("✗", "crossed_out", 0), ("✘", "crossed_out", 0), ("×", "crossed_out", 0),
        ("❌", "crossed_out", 0), ("✖️", "crossed_out", 0), ("х", "crossed_out", 0), ("χ", "crossed_out", 0),
        ("Ø", "crossed_out", 0), ("~~25~~", "crossed_out", 0), ("2\u03365\u0336", "crossed_out", 0),
        ("<s>30</s>", "crossed_out", 0), ("gestrichen", "crossed_out", 0), ("rayé", "crossed_out", 0),
        ("✓", "ticks", 1), ("✓✓", "ticks", 2), ("✔️", "ticks", 1), ("abc", "not_understood", None),
        ("3.5", "not_understood", None), ("1 2", "not_understood", None), ("12?", "not_understood", None),
        ("1" * 61, "not_understood", None), ("٣", "points", 3),
    ],
)  # fmt: skip
def test_an_entry(written: str, means: Means, points: int | None) -> None:
    entry = read_entry(written)
    assert (entry.written, entry.means, entry.points) == (written, means, points)


@pytest.mark.parametrize(
    ("line", "name", "entries"),
    [
        ("Ones: 3", "Ones", ["3"]), ("Ones\t3", "Ones", ["3"]), ("Ones;3", "Ones", ["3"]), ("Ones,3", "Ones", ["3"]),
        ("| Ones | 3 |", "Ones", ["3"]), ("│ Ones │ 3 │", "Ones", ["3"]), ("Ones    3", "Ones", ["3"]),
        ("Ones\t3\t\t5", "Ones", ["3", "", "5"]), ("Ones: 3 - 5", "Ones", ["3", "-", "5"]),
        ("Ones: 3, 4, 5", "Ones", ["3", "4", "5"]), ("Ones,3,,5", "Ones", ["3", "", "5"]),
        ('"Full house",25', '"Full house"', ["25"]), ("Bonus: ", "Bonus", [""]), ("Ones：3", "Ones", ["3"]),
        ("4:or: 8", "4or", ["8"]), ("Ones | count aces | 3", "Ones", ["3"]), ("Ones 3", "Ones", ["3"]),
        ("Ones", "Ones", []),
        ("Ones 3 4  5", "Ones", ["3", "4", "5"]), ("Ones....3", "Ones", ["3"]), ("Ones = 3!", "Ones", ["3"]),
        ("Full House\t25 Punkte\t25\t-\t0", "Full House", ["25", "-", "0"]),
        ("3 of a kind 22 (max)", "3 of a kind", ["22"]),
        ("Foo 3 bar 9", "Foo 3 bar", ["9"]), ("\tScore 100\t100", "Score 100", ["100"]),
        ("Yahtzee bonus |||", "Yahtzee bonus", ["|||"]), ("Twos six", "Twos", ["six"]), ("Twos 2x6", "Twos", ["2x6"]),
        ("Aces 3 / 4", "Aces", ["3", "/", "4"]), ("Aces 3/4", "Aces", ["3", "4"]), ("Twos ~~6~~", "Twos", ["~~6~~"]),
    ],
)  # fmt: skip
def test_a_line(line: str, name: str, entries: list[str]) -> None:
    splitter = RowSplitter(compile_ruleset(load_ruleset("yahtzee")), columns=3)
    (row,) = read_lines(line)
    split = splitter.split(row)
    assert (split.name, [entry.written for entry in split.entries]) == (name, entries)


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("Full House (25): 25", ["25"]), ("Full House 25 | 25", ["25"]), ("Aces = 1 | 3", ["1"]),
        ("Sm. Straight Sequence of 4 30", ["4"]), ("YAHTZEE 5 of a kind\t50", ["5"]), ("1. Ones: 3", ["1"]),
        ("Full House 25 points 25", ["25 points"]), ("Chance (5 5 5 4 3) 22", ["(5 5 5 4 3)"]),
        ("Bonus if 62 or over: 35", ["62"]), ("Bonus | SCORE 35 | 0", ["SCORE 35"]),
        ("Full House 25 0", []), ("Aces 1: 3", []), ("Yahtzee 5 0", []), ("Full House 25 points 25 points", []),
        ("3er-Pasch (alle Augen) 22", []), ("Bonus ab 63: 35", []), ("Aces 3 and 4", []),
    ],
)  # fmt: skip
def test_only_numbers_that_sheets_print_are_print(line: str, printed: list[str]) -> None:
    splitter = RowSplitter(compile_ruleset(load_ruleset("yahtzee")), columns=0)
    (row,) = read_lines(line)
    assert splitter.split(row).printed == printed


@pytest.mark.parametrize("line", ["", "   ", "-----", "+---+---+", "|:--|--:|", "═══╪═══", "───┼───", "* * *"])
def test_a_drawn_line(line: str) -> None:
    assert list(read_lines(f"Ones: 3\n{line}\nTwos: 4"))[1].line == 3
