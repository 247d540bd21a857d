"""Rows of printed sheets in thirteen languages, compared with sums computed by hand."""

import pytest

from engine.cards.played import Assumption
from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet, note_card
from engine.checks.rows import MEANINGS, NotedRow, plain_row, row_meanings, row_names
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.text.names import LANGUAGES, meanings
from tests.engine.one_card import single_fillings

YAHTZEE = compile_rules(load_ruleset("yahtzee"))
YATZY = compile_rules(load_ruleset("yatzy"))

# 3 + 6 + 9 + 12 + 15 + 18 = 63, bonus 35: 98. 22 + 17 + 25 + 30 + 40 + 50 + 21 = 205, one extra bonus: 305. In total
# 403.
FULL = [3, 6, 9, 12, 15, 18, 22, 17, 25, 30, 40, 50, 21]
# 2 + 6 + 9 + 12 + 15 + 24 = 68, bonus 50: 118. 10 + 18 + 12 + 16 + 15 + 20 + 22 + 24 + 0 = 137. In total 255.
FULL_YATZY = [2, 6, 9, 12, 15, 24, 10, 18, 12, 16, 15, 20, 22, 24, 0]

# Rows of printed sheets and scorekeepers other than categories, in their wording and order.
SHEETS: dict[str, list[tuple[str, int]]] = {
    "en printed": [
        ("TOTAL SCORE", 63), ("BONUS if total score is 63 or over", 35), ("TOTAL of upper section", 98),
        ("YAHTZEE BONUS", 100), ("TOTAL of lower section", 305), ("TOTAL (of upper section)", 98),
        ("GRAND TOTAL", 403),
    ],
    "en program": [
        ("Upper Subtotal", 63), ("Upper Bonus (if >= 63)", 35), ("Upper Total", 98), ("Lower Total", 305),
        ("Yahtzee Bonus Score", 100), ("Total score", 403),
    ],
    "de printed": [
        ("gesamt", 63), ("Bonus bei 63 oder mehr", 35), ("gesamt oberer Teil", 98), ("Kniffel-Bonus", 100),
        ("gesamt unterer Teil", 305), ("Endsumme", 403),
    ],
    "de program": [
        ("Zwischensumme", 63), ("Bonus:", 35), ("Summe oben", 98), ("Summe unten", 205), ("Gesamtsumme", 403),
    ],
    "fr": [
        ("Sous-total", 63), ("Prime (si 63 ou plus)", 35), ("Total I", 98), ("Prime Yahtzee", 100), ("Total II", 305),
        ("Total section supérieure", 98), ("Total général", 403),
    ],
    "es": [
        ("Subtotal Superior", 63), ("Bonificación Superior (si >= 63)", 35), ("Total Sección Superior", 98),
        ("Bono Yahtzee", 100), ("Suma inferior", 305), ("Gran total", 403),
    ],
    "it": [
        ("Totale senza bonus", 63), ("Bonus (63+)", 35), ("Totale sezione superiore", 98), ("Bonus Yahtzee", 1),
        ("Somma bassa", 305), ("Totale generale", 403),
    ],
    "ko": [
        ("상단 합계", 63), ("보너스 (63점 이상)", 35), ("상단 총점", 98), ("야찌 보너스", 100),
        ("하단 합계", 305), ("총점", 403),
    ],
    "ja": [
        ("上段小計", 63), ("ボーナス（63点以上）", 35), ("上段合計", 98),
        ("ヤッツィーボーナス", 100),
        ("下段合計", 305), ("総合計", 403),
    ],
    "pt": [
        ("Subtotal superior", 63), ("Bónus (63+)", 35), ("Total superior", 98), ("Bônus Yahtzee", 100),
        ("Total inferior", 305), ("Pontuação total", 403),
    ],
    "pl": [
        ("Suma górna", 63), ("Premia za 63 lub więcej", 35), ("Razem góra", 98), ("Premia za generała", 100),
        ("Razem dół", 305), ("Suma końcowa", 403),
    ],
}  # fmt: skip

YATZY_SHEETS: dict[str, list[tuple[str, int]]] = {
    "sv": [("Summa", 68), ("Bonus", 50), ("SUMMA", 255), ("Övre summa", 118), ("Totalsumma", 255)],
    "da": [("Sum", 68), ("Bonus (50 point)", 50), ("Nedre sum", 137), ("Total", 255), ("I alt", 255)],
    "no": [("Sum", 68), ("Bonus", 50), ("Totalt", 255), ("Totalsum", 255), ("Sum over streken", 118)],
    "fi": [("Välisumma", 68), ("Bonus", 50), ("Yhteensä", 255), ("Summa", 255), ("Alaosa yhteensä", 137)],
}


def noted(rules: Rules, paid: list[int], rows: list[tuple[str, int]], count: int | None = None) -> NotedSheet:
    told = tuple(NotedRow(("scorecard", "points", name), name, value) for name, value in rows)
    path = ("scorecard", "extra_bonus_count")
    card, assumed = single_fillings(paid, count or 0), tuple[Assumption, ...]()
    if count is None:
        card, assumed = note_card(rules, card, told, path)
    return NotedSheet(Sheet((card,)), {None: told}, assumptions=assumed)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_printed_sheet_of_yahtzee(sheet: str) -> None:
    report = check_noted_sheet(YAHTZEE, noted(YAHTZEE, FULL, SHEETS[sheet], None if "100" in str(SHEETS[sheet]) else 1))
    assert report.problems == ()
    assert report.totals.total == 403


@pytest.mark.parametrize("sheet", YATZY_SHEETS)
def test_a_printed_sheet_of_yatzy(sheet: str) -> None:
    report = check_noted_sheet(YATZY, noted(YATZY, FULL_YATZY, YATZY_SHEETS[sheet]))
    assert report.problems == ()


@pytest.mark.parametrize(
    ("rules", "paid", "name", "value"),
    [(YAHTZEE, FULL, *row) for sheet in SHEETS.values() for row in sheet]
    + [(YATZY, FULL_YATZY, *row) for sheet in YATZY_SHEETS.values() for row in sheet],
)
def test_one_more_or_less_is_wrong(rules: Rules, paid: list[int], name: str, value: int) -> None:
    for wrong in (value - 1, value + 1):
        report = check_noted_sheet(rules, noted(rules, paid, [(name, wrong)], int(rules is YAHTZEE)))
        (problem,) = report.problems
        assert (problem.code, problem.path, problem.found) == ("wrong-total", ("scorecard", "points", name), wrong)
        assert value in problem.allowed or problem.expected in (value, 100)


def test_ambiguous_sums_are_reported() -> None:
    for value, other in ((98, "63 (the upper total)"), (63, "98 (the upper total with its bonus)")):
        report = check_noted_sheet(YAHTZEE, noted(YAHTZEE, FULL, [("Gesamt oben", value)], 0))
        assert report.problems == ()
        (assumption,) = report.assumptions
        assert other in assumption.detail
    (problem,) = check_noted_sheet(YAHTZEE, noted(YAHTZEE, FULL, [("Gesamt oben", 64)], 0)).problems
    assert problem.allowed == (98, 63)


def test_equal_sums_are_not_distinguished() -> None:
    few = [3, *[None] * 12]
    card = NotedSheet(Sheet((single_fillings(few),)), {None: (NotedRow(("x",), "Upper total", 3),)})
    report = check_noted_sheet(YAHTZEE, card)
    assert (report.problems, report.assumptions) == ((), ())


@pytest.mark.parametrize(
    ("value", "count"), [(0, 0), (1, 1), (2, 2), (13, 13), (14, 0), (99, 0), (100, 1), (101, 0), (200, 2), (-100, 0)]
)
def test_the_row_of_the_extra_bonus_gives_their_number(value: int, count: int) -> None:
    card = noted(YAHTZEE, FULL, [("Yahtzee Bonus", value)])
    assert card.sheet.card.extra_bonus_count == count
    assert bool(card.assumptions) is bool(count)
    wrong = [problem for problem in check_noted_sheet(YAHTZEE, card).problems if problem.code == "wrong-total"]
    assert bool(wrong) is (value not in (0, count, 100 * count))


def test_a_stated_number_is_not_taken_from_a_row() -> None:
    card = noted(YAHTZEE, FULL, [("Yahtzee Bonus", 200)], 1)
    assert card.sheet.card.extra_bonus_count == 1
    (problem,) = check_noted_sheet(YAHTZEE, card).problems
    assert (problem.expected, problem.found) == (100, 200)


def test_a_row_that_the_game_does_not_have() -> None:
    (problem,) = check_noted_sheet(YATZY, noted(YATZY, FULL_YATZY, [("Max - Min", 3)])).problems
    assert problem.detail == "'Max - Min' is the products, which this game does not have"


def test_each_column_has_its_own_rows() -> None:
    rules = compile_rules(load_ruleset("yamb"))
    ids = rules.categories
    filled = {"ones": 3, "max": 30, "min": 10}
    card = Scorecard(tuple((filled[id_],) if id_ in filled else () for id_ in ids))
    empty = Scorecard(((),) * len(ids))
    place = rules.ruleset.column_ids.index("free")
    sheet = Sheet(tuple(card if each == place else empty for each in range(len(rules.columns))))
    # (30 - 10) x 3 = 60, and 3 above it.
    rows = [NotedRow(("x",), name, value) for name, value in [("Max - Min", 60), ("Σ", 60), ("∑", 3), ("Total", 63)]]
    assert check_noted_sheet(rules, NotedSheet(sheet, {place: rows})).problems == ()
    (problem,) = check_noted_sheet(rules, NotedSheet(sheet, {place: [NotedRow(("x",), "Max Min", 59)]})).problems
    assert (problem.expected, problem.found) == (60, 59)


def test_no_row_has_the_name_of_a_category() -> None:
    every = {name for row in row_names().values() for names in row.values() for name in names} - set(MEANINGS)
    assert len(every) > 300
    hidden = [(id_, name) for id_, ruleset in builtin_rulesets().items() for name in every if meanings(ruleset, name)]
    assert hidden == []


def test_every_row_has_names_in_all_languages() -> None:
    for id_, row in row_names().items():
        assert set(row["means"]) <= set(MEANINGS)
        if id_ != "sign_of_sum":
            assert list(row) == ["means", *LANGUAGES]
        for language in LANGUAGES:
            for name in row.get(language, ()):
                assert plain_row(name)
                assert set(row["means"]) <= set(row_meanings(name))


def test_no_name_is_listed_twice() -> None:
    for id_, row in row_names().items():
        for language in LANGUAGES:
            plain = [plain_row(name) for name in row.get(language, ())]
            doubled = sorted({name for name in plain if plain.count(name) > 1})
            assert doubled == [], (id_, language)
