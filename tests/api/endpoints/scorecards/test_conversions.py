"""Conversion of written sheets: real layouts in thirteen languages, habits, and a second parser."""

import random
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.text.names import LANGUAGES
from tests.effort import EFFORT

CONVERT = "/v1/scorecards/convert"


def convert(client: FlaskClient, text: str, ruleset: str = "yahtzee") -> dict[str, Any]:
    response = client.post(CONVERT, json={"ruleset": ruleset, "text": text})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    assert answer["valid"] is (not answer["problems"])
    return answer


def said(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["code"], each["pointer"]) for each in answer["problems"]]


# All of these sheets have this card: 3 + 6 + 0 + 12 + 15 + 24 = 60 above, 22 + 0 + 25 + 30 + 50 + 21 = 148 below. The
# large straight is open.
POINTS = {
    "ones": 3, "twos": 6, "threes": 0, "fours": 12, "fives": 15, "sixes": 24, "three_of_a_kind": 22,
    "four_of_a_kind": 0, "full_house": 25, "small_straight": 30, "yahtzee": 50, "chance": 21,
}  # fmt: skip

SHEETS = {
    "en": """
Upper Section\tHow to score\tGame #1
Aces = 1\tCount and Add Only Aces\t3
Twos = 2\tCount and Add Only Twos\t6
Threes = 3\tCount and Add Only Threes\t-
Fours = 4\tCount and Add Only Fours\t12
Fives = 5\tCount and Add Only Fives\t15
Sixes = 6\tCount and Add Only Sixes\t24
TOTAL SCORE\t->\t60
BONUS If total score is 63 or over\tSCORE 35\t
TOTAL Of Upper Section\t->\t60
3 of a kind\tAdd Total Of All Dice\t22
4 of a kind\tAdd Total Of All Dice\t/
Full House\tSCORE 25\t25
Sm. Straight Sequence of 4\tSCORE 30\t30
Lg. Straight Sequence of 5\tSCORE 40\t
YAHTZEE 5 of a kind\tSCORE 50\t50
Chance\tScore Total Of All 5 Dice\t21
YAHTZEE BONUS\t✓ FOR EACH BONUS\t
TOTAL Of Lower Section\t->\t148
GRAND TOTAL\t->\t208""",
    "de": """
| Spieler          |                   | Anna |
|------------------|-------------------|------|
| 1er              | nur Einser zählen | 3    |
| 2er              | nur Zweier zählen | 6    |
| 3er              | nur Dreier zählen | –    |
| 4er              | nur Vierer zählen | 12   |
| 5er              | nur Fünfer zählen | 15   |
| 6er              | nur Sechser zählen | 24  |
| gesamt           | -------->         | 60   |
| Bonus bei 63 oder mehr | plus 35     | -    |
| gesamt oberer Teil |                 | 60   |
| Dreierpasch      | alle Augen zählen | 22   |
| Viererpasch      | alle Augen zählen | x    |
| Full-House       | 25 Punkte         | 25   |
| Kleine Straße    | 30 Punkte         | 30   |
| Große Straße     | 40 Punkte         |      |
| Kniffel          | 50 Punkte         | 50   |
| Chance           | alle Augen zählen | 21   |
| gesamt unterer Teil | --------->     | 148  |
| Endsumme         | --------->        | 208  |""",
    "fr": """
As : 3
Deux : 6
Trois : 0
Quatre : 12
Cinq : 15
Six : 24
Total : 60
Prime (si 63 ou plus) : -
Total I : 60
Brelan : 22
Carré : rayé
Full : 25 points
Petite suite : 30
Grande suite :
Yahtzee : 50
Chance : 21
Total II : 148
Total général : 208""",
    "es": "Unos 3\nDoses 6\nTreses ✗\nCuatros 12\nCincos 15\nSeises 24\nSubtotal superior 60\n"
    "Bonificación (si >= 63) 0\nTrío 22\n4 iguales X\nFull 25\nEscalera menor 30\nEscalera mayor\n"
    "Yahtzee 50\nChance 21\nGran total 208",
    "it": "Uno;3\nDue;6\nTre;/\nQuattro;12\nCinque;15\nSei;24\nTotale senza bonus;60\nBonus;0\nTris;22\nPoker;~~24~~\n"
    "Full;25\nScala piccola;30\nScala grande;\nYahtzee;50\nChance;21\nTotale generale;208",
    "sv": "1:or: 3\n2:or: 6\n3:or: —\n4:or: 12\n5:or: 15\n6:or: 24\nSumma: 60\nBonus: -\nTretal: 22\n"
    "Fyrtal: stryk\nKåk: 25\nLiten stege: 30\nStor stege: \nYatzy: 50\nChans: 21\nSumma: 208",
    "da": "1'ere,3\n2'ere,6\n3'ere,-\n4'ere,12\n5'ere,15\n6'ere,24\nSum,60\nBonus,0\nTre ens,22\n4 ens,x\n"
    "Fuldt hus,25\nLille straight,30\nStor straight,\nYatzy,50\nChancen,21\nTotal,208",
    "no": "Enere    3\nToere    6\nTreere   -\nFirere   12\nFemmere  15\nSeksere  24\nSum      60\nBonus    0\n"
    "Tre like  22\nFire like  x\nHus      25\nLiten straight  30\nStor straight\nYatzy    50\nSjanse   21\n"
    "Totalsum  208",
    "fi": "Ykköset: 3\nKakkoset: 6\nKolmoset: x\nNeloset: 12\nViitoset: 15\nKuutoset: 24\nVälisumma: 60\nBonus: 0\n"
    "Kolme samaa: 22\nNeljä samaa: –\nTäyskäsi: 25\nPieni suora: 30\nIso suora: …\nJatsi: 50\nSattuma: 21\n"
    "Yhteensä: 208",
    "ko": "에이스: 3\n듀스: 6\n트레이: x\n포: 12\n파이브: 15\n식스: 24\n상단 합계: 60\n보너스: 0\n쓰리 카인드: 22\n"
    "포 카인드: -\n풀하우스: 25점\n스몰 스트레이트: 30\n라지 스트레이트:\n야찌: 50\n초이스: 21\n총점: 208",
    "ja": "エース：3\nデュース：6\nトレイ：×\nフォー：12\nファイブ：15\nシックス：24\n上段小計：60\nボーナス：0\n"
    "スリーカード：22\nフォーダイス：-\nフルハウス：25点\nS.ストレート：30\nB.ストレート：\nヤッツィー：50\n"
    "チョイス：21\n総合計：208",
    "pt": "Uns | 3\nDois | 6\nTrês | x\nQuatros | 12\nCincos | 15\nSeis | 24\nSoma sem bônus | 60\nBônus | 0\n"
    "Trinca | 22\nQuadra | -\nFull house | 25\nSequência baixa | 30\nSequência alta |\n"
    "Yahtzee | 50\nChance | 21\nTotal geral | 208",
    "pl": "Jedynki 3\nDwójki 6\nTrójki x\nCzwórki 12\nPiątki 15\nSzóstki 24\nSuma górna 60\nPremia 0\nTrójka 22\n"
    "Kareta -\nFul 25\nMały strit 30\nDuży strit\nGenerał 50\nSzansa 21\nSuma końcowa 208",
}


def test_all_languages_have_a_sheet() -> None:
    assert sorted(SHEETS) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", SHEETS)
def test_a_sheet_in_each_language(built: FlaskClient, language: str) -> None:
    answer = convert(built, SHEETS[language])
    assert answer["problems"] == []
    assert answer["scorecard"] == {"points": POINTS, "extra_bonus_count": 0}
    assert (answer["totals"]["total"], answer["claimed"]["total"]) == (208, 208)
    assert answer["complete"] is False
    # The result passes the check.
    again = built.post("/v1/scorecards/check", json={"scorecard": answer["scorecard"], "claimed": answer["claimed"]})
    assert again.get_json()["valid"]


def naive_reading(lines: list[tuple[str, str]]) -> dict[str, int]:
    """Parse lines with a colon and English ids independently, with three kinds of entries."""
    points = {}
    for name, value in lines:
        if value in ("-", "x", "/"):
            points[name] = 0
        elif value:
            points[name] = int(value)
    return points


@pytest.mark.parametrize("seed", range(20))
def test_made_up_sheets_match_a_second_reader(built: FlaskClient, seed: int) -> None:
    rng = random.Random(seed)
    names = rng.sample(sorted([*POINTS, "large_straight"]), 9)
    lines = [(name, rng.choice(["-", "x", "/", "", "", str(rng.randrange(60))])) for name in names]
    sign = rng.choice([": ", "\t", " | ", "; ", "    "])
    answer = convert(built, "\n".join(f"{name}{sign}{value}" for name, value in lines))
    assert answer["scorecard"]["points"] == naive_reading(lines)
    assert [row["name"] for row in answer["rows"]] == names


def test_unknown_entries_do_not_stop_the_rest(built: FlaskClient) -> None:
    answer = convert(built, "Aces: 3\nYahtze: 50\nfoo: 9\nbar\nChance: abc\nTwos: 3.5\nBonus: 99\nFours: 8")
    assert answer["scorecard"]["points"] == {"ones": 3, "fours": 8}
    assert said(answer) == [
        ("unknown-category", "/rows/1"),
        ("unknown-category", "/rows/2"),
        ("wrong-type", "/rows/4/values/0"),
        ("wrong-type", "/rows/5/values/0"),
    ]
    assert answer["rows"][1]["suggestions"] == ["yahtzee"]
    assert [row["read_as"] for row in answer["rows"]][:4] == ["category", "nothing", "nothing", "nothing"]
    # Sums are compared once all entries are understood.
    assert said(convert(built, "Aces: 3\nBonus: 99\nGrand total: 3")) == [("wrong-total", "/rows/1")]


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("Full House 25", {"full_house": 25}), ("Full House 25 points 0", {"full_house": 0}),
        ("Full House 25: ", {}), ("Full House (25): 25", {"full_house": 25}),
        ("Full House | 25 points | -", {"full_house": 0}), ("Chance | all dice | 17\nFull House | 25 | -",
        {"full_house": 0, "chance": 17}),
        ("Full House 25 Punkte 25", {"full_house": 25}), ("3 of a kind 22", {"three_of_a_kind": 22}),
        ("• Chance (all dice) - 17", {"chance": 17}), ("1. Ones: 3", {"ones": 3}), ("1 3", {"ones": 3}),
        ("⚅: 18", {"sixes": 18}), ("**Yahtzee**: 50", {"yahtzee": 50}), ("Dreierpasch alle Augen zählen 22",
        {"three_of_a_kind": 22}), ("Kniffel ✓", {}),
    ],
)  # fmt: skip
def test_decorated_rows(built: FlaskClient, line: str, points: dict[str, int]) -> None:
    assert convert(built, line)["scorecard"]["points"] == points


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("Aces........3", {"ones": 3}), ("ones=3", {"ones": 3}), ("Yahtzee 50!", {"yahtzee": 50}),
        ("Aces 3 pts", {"ones": 3}), ("Aces3", {"ones": 3}), ("Aces (3)", {"ones": 3}), ("Fours 3x4", {"fours": 12}),
        ("3K 22", {"three_of_a_kind": 22}), ("4K 22", {"four_of_a_kind": 22}), ("FH 25", {"full_house": 25}),
        ("SS 30", {"small_straight": 30}), ("LS 40", {"large_straight": 40}), ("Y 50", {"yahtzee": 50}),
        ("Ch 22", {"chance": 22}), ("3 o.k. 22", {"three_of_a_kind": 22}), ("1's 3", {"ones": 3}),
        ("Strasse gross 40", {"large_straight": 40}), ("Straße klein 30", {"small_straight": 30}),
        ("Nur Einser zählen 3", {"ones": 3}), ("Nur Sechser zählen | 18", {"sixes": 18}),
        ("Count and add only Fours 8", {"fours": 8}), ("3-tal 22", {"three_of_a_kind": 22}),
    ],
)  # fmt: skip
def test_values_are_read_without_assumptions(built: FlaskClient, line: str, points: dict[str, int]) -> None:
    answer = convert(built, line)
    assert (answer["scorecard"]["points"], answer["problems"]) == (points, [])
    assert "assumptions" not in answer


@pytest.mark.parametrize(
    ("line", "codes", "named"),
    [
        ("Aces 3 4", ["too-many"], "3, 4"), ("Full House 25 0", ["too-many"], "25, 0"),
        ("Kniffel 50 -", ["too-many"], "50, '-'"), ("Yahtzee 5 0", ["too-many"], "5, 0"),
        ("Aces 3/5", ["too-many"], "3, 5"), ("Yahtzee 50+100", ["too-many"], "50, 100"),
        ("Aces 3 and 4", ["too-many"], "3, 4"), ("Aces 3: 4", ["too-many"], "3, 4"),
        ("Aces\t3\tThree of a kind\t22", ["too-many"], "3, 22"), ("Twos six", ["wrong-type"], "'six'"),
        ("Full House ja", ["wrong-type"], "'ja'"), ("Aces 3?", ["wrong-type"], "so 3 is not read"),
        ("Aces 3.5", ["wrong-type"], "'3.5'"), ("3", ["unknown-category"], "'3'"), ("-", ["unknown-category"], "'-'"),
        ("\t3", ["unknown-category"], "so 3 is not read"), ("25 Full House", ["unknown-category"], "'25 Full House'"),
        ("Three of kind 15", ["unknown-category"], "did you mean three_of_a_kind or"),
        ("3 gleiche Farben 9", ["unknown-category"], "so 9 is not read"),
        ("Aces 3\nAces 4", ["duplicate"], "so 4 is not read"), ("\tAnna\tBob", ["too-many"], "'Anna' and 'Bob'"),
        ("Total 1000000", ["out-of-range"], "1000000"),
    ],
)  # fmt: skip
def test_ignored_parts_are_listed(built: FlaskClient, line: str, codes: list[str], named: str) -> None:
    answer = convert(built, line)
    assert [each["code"] for each in answer["problems"]] == codes
    assert named in answer["problems"][0]["detail"]


@pytest.mark.parametrize(
    ("text", "points", "named"),
    [
        ("Full House 25 points 0", {"full_house": 0}, "'25 points'"), ("Aces 3 +", {"ones": 3}, "'+'"),
        ("Full House (25): 0", {"full_house": 0}, "'25'"), ("Full House 25 | 0", {"full_house": 0}, "'25'"),
        ("Yahtzee 50 🎉", {"yahtzee": 50}, "'🎉'"), ("Aces - 3", {"ones": 3}, "'-'"),
        ("1. Ones: 3", {"ones": 3}, "'1'"),
        ("Chance (5 5 5 4 3) 22", {"chance": 22}, "'(5 5 5 4 3)'"), ("Game #1\nOnes 3", {"ones": 3}, "'Game #1'"),
        ("Aces | 3 |\nTwos | | 4", {"ones": 3, "twos": 4}, "cells 1 and 2"),
        ("Full House | 25 | 0\nKniffel | 50 | -", {"full_house": 0, "yahtzee": 0}, "the first 25"),
    ],
)  # fmt: skip
def test_texts_taken_for_print_are_listed(built: FlaskClient, text: str, points: dict[str, int], named: str) -> None:
    answer = convert(built, text)
    assert (answer["scorecard"]["points"], answer["problems"]) == (points, [])
    assert named in answer["assumptions"][0]["detail"]


def test_two_players_in_a_table_are_refused_even_if_one_looks_printed(built: FlaskClient) -> None:
    for sign in (" ", "\t", " | "):
        answer = convert(built, f"Aces{sign}3{sign}4\nFull House{sign}25{sign}0\nYahtzee{sign}50{sign}-")
        assert said(answer) == [("too-many", f"/rows/{row}") for row in range(3)]
        assert answer["scorecard"]["points"] == {}


def test_extra_bonuses_are_counted_in_several_ways(built: FlaskClient) -> None:
    for written in ("2x100", "2 x 100", "||", "✓✓", "200", "2"):
        answer = convert(built, f"Ones 5\nTwos 10\nYahtzee 50\nYahtzee bonus {written}")
        assert (answer["valid"], answer["scorecard"]["extra_bonus_count"]) == (True, 2), written


def test_a_name_of_another_game_is_not_shortened_to_one_of_this_game(built: FlaskClient) -> None:
    for name in ("3 of a kind", "Tre like", "3 Gleiche"):
        answer = convert(built, f"{name} 12", "yacht")
        assert answer["scorecard"]["points"] == {}
        assert said(answer) == [("unknown-category", "/rows/0")]


@pytest.mark.parametrize("seed", range(3))
def test_two_values_are_never_merged(built: FlaskClient, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        first, second = chance.randint(10, 999), chance.randint(0, 999)
        gap = chance.choice([" ", ",", "  ", " | ", ";", "\t", "* ", " / ", " and "])
        name = chance.choice(["Total", "Upper total", "Grand total", "Chance", "3K", "4K"])
        unit = chance.choice(["", " pts", " points"]) if name in ("Chance", "3K", "4K") and gap == " | " else ""
        answer = convert(built, f"{name}{chance.choice([' ', ' | '])}{first}{unit}{gap}{second}")
        assert [each["code"] for each in answer["problems"]] == ["too-many"], (name, first, gap, second)


@pytest.mark.parametrize(
    ("text", "ones"),
    [
        ("Cat,Third,First,Second\nAces,3,2,1", [2, 1, 3]),
        ("Game,Third,First,Second\nAces,3,,1", [None, 1, 3]),
    ],
)
def test_comma_separated_names_are_column_heads(built: FlaskClient, text: str, ones: list[int | None]) -> None:
    columns = convert(built, text, "triple-yahtzee")["scorecard"]["columns"]
    assert [columns.get(name, {"points": {}})["points"].get("ones") for name in ("first", "second", "third")] == ones
    players = convert(built, "Category,Ann,Bob\nAces,3,\nTwos,,6")
    assert ("too-many", "/rows/0") in said(players)


def test_arrows_are_column_heads(built: FlaskClient) -> None:
    columns = convert(built, "↓ ↑ ↕ N\n1 1 2 3 4", "yamb")["scorecard"]["columns"]
    assert [columns[name]["points"]["ones"] for name in ("down", "up", "free", "announce")] == [1, 2, 3, 4]


@pytest.mark.parametrize("end", [";", " ;", " |", "|"])
def test_a_trailing_sign_does_not_turn_the_value_into_print(built: FlaskClient, end: str) -> None:
    points = convert(built, f"Aces 3{end}\nFH 25{end}\nY 50{end}")["scorecard"]["points"]
    assert {name: paid for name, paid in points.items() if paid} == {"ones": 3, "full_house": 25, "yahtzee": 50}


def test_several_values_in_a_row(built: FlaskClient) -> None:
    for text in ("Fours 12, 16, 8", "Fours: 12, 16, 8", "Fours 12 16  8", "Fours 12/16/8", "Fours\t12\t16\t\t8"):
        assert convert(built, text, "balut")["scorecard"]["fillings"] == {"fours": [8, 12, 16]}
    for text in ("Chance 20 21  22", "Chance: 20/21/22", "Chance\t20\t21\t22", "Chance,20,21,22"):
        columns = convert(built, text, "triple-yahtzee")["scorecard"]["columns"]
        assert [columns[name]["points"] for name in columns] == [{"chance": 20}, {"chance": 21}, {"chance": 22}]


def test_names_of_columns(built: FlaskClient) -> None:
    ones = "\nOnes\t1\t2\t3\t4"
    for names in (
        "\tDole\tSlobodna\tGore\tNajava",
        "\t↓\t↑↓\t↑\tN",
        "\tRunter\tFrei\tHoch\tAnsage",
        "\tDown\tFree\tUp\tCall\tTotal",
    ):
        columns = convert(built, names + ones, "yamb")["scorecard"]["columns"]
        assert [columns[name]["points"]["ones"] for name in ("down", "free", "up", "announce")] == [1, 2, 3, 4]
    answer = convert(built, "\tGorre\tFree\tDown\tFree" + ones, "yamb")
    assert answer["problems"][0]["detail"] == "unknown column 'Gorre' in yamb; did you mean up?"
    assert said(answer)[:4] == [
        ("unknown-column", "/rows/0"), ("duplicate", "/rows/0"),
        ("unknown-column", "/rows/1/values/0"), ("unknown-column", "/rows/1/values/3"),
    ]  # fmt: skip
    read = {name: card["points"] for name, card in answer["scorecard"]["columns"].items()}
    assert read == {"down": {"ones": 3}, "free": {"ones": 2}, "up": {}, "announce": {}}
    players = convert(built, "\tAnna\tBob\nOnes\t3\t4", "yamb")
    assert "unknown column 'Anna' in yamb; allowed: down, free, up, announce" in players["problems"][0]["detail"]
    assert all(not card["points"] for card in players["scorecard"]["columns"].values())


def test_a_sum_is_the_number_among_empty_boxes(built: FlaskClient) -> None:
    for line in ("Total\t3\t", "Total\t\t3", "Total\t\t3\t"):
        assert convert(built, f"Aces\t3\n{line}")["rows"][1]["values"][0]["points"] == 3
        assert said(convert(built, f"Aces\t3\n{line.replace('3', '5')}")) == [("wrong-total", "/rows/1")]


def test_a_repeated_category_is_reported(built: FlaskClient) -> None:
    answer = convert(built, "Kniffel\nKniffel: 50\nYahtzee: 0\nYahtzee: ")
    assert answer["scorecard"]["points"] == {"yahtzee": 50}
    assert said(answer) == [("duplicate", "/rows/2")]


def test_an_ambiguous_name_means_the_category_that_can_pay(built: FlaskClient) -> None:
    answer = convert(built, "Straight: 20\nStraight: 15", "yatzy")
    assert answer["scorecard"]["points"] == {"small_straight": 15, "large_straight": 20}
    assert [each["pointer"] for each in answer["assumptions"]] == ["/rows/0", "/rows/1"]
    assert said(convert(built, "Straight: 17", "yatzy")) == [("ambiguous-category", "/rows/0")]


def test_categories_that_are_filled_several_times(built: FlaskClient) -> None:
    answer = convert(built, "Fours: 12 16 12 12 52\nFives: 20, 15\nFives: 10\nChance: 25 21 24 11 30", "balut")
    assert answer["scorecard"]["fillings"] == {"fours": [12, 12, 12, 16], "fives": [10, 15, 20]}
    assert said(answer) == [("too-many", "/rows/3")]
    assert [each["pointer"] for each in answer["assumptions"]] == ["/rows/0"]


def test_ticks_count_extra_bonuses(built: FlaskClient) -> None:
    full = "Ones 5\nTwos 10\nYahtzee 50\nYahtzee Bonus ✓✓\nGrand total 265"
    answer = convert(built, full)
    assert (answer["valid"], answer["scorecard"]["extra_bonus_count"]) == (True, 2)


def test_a_sheet_of_columns(built: FlaskClient) -> None:
    text = "\t3rd\t1st\t2nd\nOnes\t3\t\t4\nFull house\t25\t/\t\nSum\t28\t0\t4\nTotal\t84\t0\t8\t92\nGrand total\t92"
    answer = convert(built, text, "triple-yahtzee")
    assert answer["problems"] == []
    assert answer["scorecard"]["columns"] == {
        "first": {"points": {"full_house": 0}, "extra_bonus_count": 0},
        "second": {"points": {"ones": 4}, "extra_bonus_count": 0},
        "third": {"points": {"ones": 3, "full_house": 25}, "extra_bonus_count": 0},
    }
    # 3 x (3 + 25) + 2 x 4 + 0 = 92.
    assert (answer["totals"]["total"], answer["claimed"]["total"]) == (92, 92)
    wrong = convert(built, text.replace("Grand total\t92", "Grand total\t91"), "triple-yahtzee")
    assert said(wrong) == [("wrong-total", "/rows/5")]


def test_rows_one_by_one(built: FlaskClient) -> None:
    rows = [
        {"name": "Ettor", "value": 3}, {"name": "Tvåor", "value": " 6 "}, {"name": "Treor"},
        {"name": "Fyror", "value": "–"},
        {"name": "Femmor", "value": None}, {"name": "Summa", "values": [9]},
    ]  # fmt: skip
    answer = built.post(CONVERT, json={"ruleset": "yatzy", "rows": rows}).get_json()
    assert answer["problems"] == []
    assert answer["scorecard"]["points"] == {"ones": 3, "twos": 6, "fours": 0}
    assert "line" not in answer["rows"][0]


@pytest.mark.parametrize(
    ("body", "problems"),
    [
        ({}, [("missing-field", "/text")]),
        ({"text": "Ones: 3", "rows": [{"name": "Twos"}]}, [("contradiction", "/text")]),
        ({"text": 3}, [("wrong-type", "/text")]),
        ({"text": "x" * 10_001}, [("too-long", "/text")]),
        ({"text": "Ones: 3\n" * 201}, [("too-many", "/text")]),
        ({"rows": [{"name": "Ones"}] * 201}, [("too-many", "/rows")]),
        ({"rows": [3, {"value": 1}, {"name": 5}]}, [("wrong-type", "/rows/0"), ("missing-field", "/rows/1/name"),
            ("wrong-type", "/rows/2/name")]),
        ({"rows": [{"name": None, "value": 3}]}, [("missing-field", "/rows/0/name")]),
        ({"rows": [{"name": "n" * 121}]}, [("too-long", "/rows/0/name")]),
        ({"rows": [{"name": "Ones", "value": 1.5}]}, [("wrong-type", "/rows/0/value")]),
        ({"rows": [{"name": "Ones", "value": 10**9}]}, [("out-of-range", "/rows/0/value")]),
        ({"rows": [{"name": "Ones", "value": 1, "values": [1]}]}, [("contradiction", "/rows/0/values")]),
        ({"rows": [{"name": "Ones", "values": [1] * 13}]}, [("too-many", "/rows/0/values")]),
        ({"rows": [{"name": "Ones", "values": ["v" * 61]}]}, [("too-long", "/rows/0/values/0")]),
    ],
)  # fmt: skip
def test_texts_without_a_sheet_are_refused(
    built: FlaskClient, body: dict[str, Any], problems: list[tuple[str, str]]
) -> None:
    response = built.post(CONVERT, json=body)
    assert response.status_code == 422
    assert [(each["code"], each["pointer"]) for each in response.get_json()["errors"]] == problems


PIECES = [
    "Ones", "Yahtzee", "Full House 25", "Bonus", "Summa", "Total", "Straße", "3er", "1", "x", "-", "–", "/", "✓", "12",
    "-5", "99999999", "1 234", "\t", "|", ";", ":", ",", "  ", " ", "\n", "\n", "(", ")", "[", "=", "~~7~~", "\u0336",
    "\x00", "\u200b", "💥", "ı", "İ", "ß", "٣", "first", "Down", "Free", "Announce", "Yahtzee Bonus", "null", "²", "½",
    "𝟙", "a" * 70, "#", "**", "`", "➜", ".", "…", "\r", "\u2028", "🤷‍♀️",
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["yahtzee", "balut", "yamb", "triple-yahtzee", "maxi-yatzy-saved", "crag"])
def test_any_text_is_read(built: FlaskClient, ruleset: str) -> None:
    rng = random.Random(ruleset)
    for _ in range(15 * EFFORT):
        convert(built, "".join(rng.choices(PIECES, k=rng.randrange(1, 60))) + "?", ruleset)
        rows = [{"name": rng.choice(PIECES), "values": rng.choices([*PIECES[:30], 3, None, -7], k=3)} for _ in range(5)]
        rows = [
            {**row, "values": [each for each in row["values"] if not isinstance(each, str) or len(each) < 61]}
            for row in rows
        ]
        assert built.post(CONVERT, json={"ruleset": ruleset, "rows": rows}).status_code == 200
