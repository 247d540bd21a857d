"""Names in all languages: the table of the rules, and special cases."""

from typing import Any

import pytest

from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.errors import InvalidName, InvalidRuleset, UnknownRuleset
from engine.rulesets.ruleset import Ruleset
from engine.text.known_names import plain_name
from engine.text.names import (
    LANGUAGES,
    resolve_name,
    resolve_ruleset,
    ruleset_names,
    titles,
)
from engine.words import did_you_mean
from tests.known import SHEETS

HEAD = "id | en | de | fr | es | it | sv | da | no | fi | ko | ja | pt | pl"
TABLE = """
ones | aces | Einser | as | unos | uno | ettor | enere | enere | ykköset | 에이스 | エース | um, uns, ases | jedynki
twos | deuces | Zweier | deux | doses | due | tvåor | toere | toere | kakkoset | 듀스 | デュース | dois, duques \
| dwójki
threes | treys | Dreier | trois | treses | tre | treor | treere | treere | kolmoset | 트레이, 쓰리 | トレイ \
| três, ternos | trójki
fours |  | Vierer | quatre | cuatros | quattro | fyror | firere | firere | neloset | 포 | フォー \
| quatro, quatros | czwórki
fives |  | Fünfer | cinq | cincos | cinque | femmor | femmere | femmere | viitoset | 파이브 | ファイブ | cinco, cincos \
| piątki
sixes |  | Sechser | six | seises | sei | sexor | seksere | seksere | kuutoset | 식스 | シックス | seis | szóstki
one_pair | pair | ein Paar | paire | par, pareja | coppia | ett par | et par | ett par | pari | 원 페어 | ワンペア \
| um par, par | para
two_pairs | two pair | zwei Paare | double paire | dos pares | doppia coppia | två par | to par | to par \
| kaksi paria | 투 페어 | ツーペア | dois pares | dwie pary
three_of_a_kind | 3 of a kind, trips | Dreierpasch | brelan | trío | tris | tretal, triss | tre ens | tre like \
| kolmoisluku | 쓰리 카인드 | スリーカード, スリーダイス | trinca, trio | trójka, 3 jednakowe
four_of_a_kind | 4 of a kind, quads | Viererpasch | carré | póker | poker, 4 di un tipo | fyrtal | fire ens \
| fire like | neloisluku, neljäisluku | 포 카인드, 포카드 | フォーカード, フォーダイス | quadra, póquer \
| kareta, 4 jednakowe
full_house | boat | Full House | full | full | full | kåk | hus | hus | täyskäsi | 풀하우스 | フルハウス \
| full house, full | ful
small_straight | low straight, short straight, little straight | kleine Straße | petite suite | escalera menor \
| piccola scala | liten straight | lille straight | liten straight | pieni suora | 스몰 스트레이트 \
| スモールストレート, S.ストレート \
| sequência baixa, sequência menor | mały strit
large_straight | high straight, long straight, big straight | große Straße | grande suite | escalera mayor \
| grande scala | stor straight | stor straight | stor straight | iso suora | 라지 스트레이트 \
| ラージストレート, B.ストレート \
| sequência alta, sequência maior | duży strit
chance | choice | Chance | chance | chance | chance | chans | chancen | sjanse | sattuma | 찬스, 초이스 \
| チャンス, チョイス \
| chance, sorte | szansa
yahtzee | five of a kind | yahtzee, Kniffel | yahtzee, yams | yahtzee, generala | yahtzee | yahtzee, yatzy \
| yahtzee, yatzy | yahtzee, yatzy | yahtzee, yatzy | 야찌, 야추, 크니펠 | ヤッツィー, ヨット, クニッフェル \
| yahtzee, general | yahtzee, generał
yatzy | five of a kind | yatzy, Kniffel | yatzy, yams | yatzy, generala | yatzy, yahtzee | yatzy | yatzy \
| yatzy | yatzy | 야찌, 야추, 크니펠 | ヤッツィー, ヨット, クニッフェル | yatzy, general | yatzy, generał
"""
LINES = [[cell.strip() for cell in line.split("|")] for line in [HEAD, *TABLE.strip().splitlines()]]
CELLS = [
    (line[0], language, [name.strip() for name in cell.split(",") if name.strip()])
    for line in LINES[1:]
    for language, cell in zip(LINES[0][1:], line[1:], strict=True)
]
# Games with names of their own.
OTHERS = ("maxi-yatzy", "crag", "kismet", "generala", "yamb")
# Games whose sheets have other titles, which tests/engine/text/test_titles.py checks.
OTHER_SHEETS = ("kniffel", "yacht", "balut")
GAMES = [game for game in builtin_rulesets() if not game.startswith(OTHERS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_rules(language: str) -> None:
    checked = 0
    for category, cell_language, names in CELLS:
        for game in GAMES:
            ruleset = load_ruleset(game)
            if cell_language == language and category in ruleset.category_ids:
                for name in names:
                    assert resolve_name(ruleset, name) == category, (game, name)
                    checked += 1
                if language != "en" and not game.startswith(OTHER_SHEETS):
                    assert plain_name(titles(ruleset, language)[category]) == plain_name(names[0])
    assert checked > 100


# Names of a concept in all languages, and its ids, one of which each game has.
IDEAS = [
    (
        ("small_straight", "low_straight"),
        "small straight, low straight, short straight, little straight, kleine Straße, kl. Straße, niedrige Straße, "
        "petite suite, suite basse, petite séquence, escalera menor, escalera pequeña, escalera corta, "
        "escalera baja, "
        "piccola scala, scala minore, scala minima, scala bassa, liten straight, liten stege, låg straight, "
        "låg stege, "
        "lille straight, lav straight, lille stige, pieni suora, pikku suora, matala suora, 스몰 스트레이트, "
        "로 스트레이트, "
        "スモールストレート, ローストレート, sequência baixa, sequência pequena, mały strit, maly strit, niski strit",
    ),
    (
        ("large_straight", "high_straight"),
        "large straight, high straight, long straight, big straight, große Straße, gr. Straße, hohe Straße, "
        "grande suite, suite haute, grande séquence, escalera mayor, escalera grande, escalera larga, escalera alta, "
        "grande scala, scala maggiore, scala massima, scala alta, stor straight, stor stege, hög straight, "
        "hög stege, "
        "høj straight, høy straight, stor stige, iso suora, suuri suora, korkea suora, 라지 스트레이트, "
        "하이 스트레이트, "
        "ビッグストレート, ハイストレート, sequência alta, sequência grande, duży strit, wysoki strit",
    ),
    (
        ("yahtzee", "yatzy", "yacht", "kismet", "generala", "balut", "yams", "yamb", "maxi_yatzy"),
        "Yahtzee, Yatzy, Yacht, Kismet, Kniffel, Yams, Yam's, Yamb, Jamb, Generala, Balut, Jatsi, Yatsi, Yatzee, "
        "야찌, 요트, 야추, ヤッツィー, ヨット, general, generał",
    ),
    (
        ("five_of_a_kind", "yahtzee", "yatzy", "yacht", "kismet", "generala", "balut", "yams", "yamb"),
        "five of a kind, 5 of a kind, Fünferpasch, Fünfling, 5er Pasch, cinq identiques, cinco iguales, repóquer, "
        "5 di un tipo, cinque uguali, femtal, fem lika, 5 lika, fem ens, 5 ens, fem like, 5 like, viisi samaa, "
        "5 samaa, "
        "파이브 카인드, ファイブダイス, cinco iguais, pięć jednakowych",
    ),
    (
        ("maxi_yatzy",),
        "six of a kind, 6 of a kind, Sechserpasch, six identiques, seis iguales, 6 di un tipo, sex lika, seks ens, "
        "seks like, kuusi samaa, 6카인드, シックスダイス, seis iguais, 6 jednakowych",
    ),
    (
        ("four_of_a_kind", "poker"),
        "four of a kind, quads, poker, Viererpasch, Vierling, 4er Pasch, carré, quatre identiques, póker, póquer, "
        "4 iguales, 4 di un tipo, quattro uguali, fyrtal, fyra lika, fire ens, 4 ens, fire like, 4 like, "
        "neljäisluku, "
        "neliluku, neljä samaa, 포 카인드, 포카드, フォーダイス, フォーカード, フォー・オブ・ア・カインド, quadra, "
        "kareta",
    ),
    (
        ("three_of_a_kind",),
        "three of a kind, trips, Dreierpasch, Drilling, 3er Pasch, brelan, trois identiques, trío, tercia, "
        "3 iguales, "
        "tris, 3 di un tipo, tre uguali, tretal, triss, tre lika, tre ens, 3 ens, tre like, 3 like, kolmoisluku, "
        "kolmiluku, kolme samaa, 쓰리 카인드, スリーカード, trinca, trójka, 3 jednakowe",
    ),
    (
        ("two_pairs", "two_pairs_same_colour"),
        "two pairs, two pair, 2 pairs, zwei Paare, 2 Paare, double paire, deux paires, dos pares, doble pareja, "
        "dos parejas, doppia coppia, due coppie, två par, 2 par, to par, kaksi paria, 투 페어, ツーペア, dois pares, "
        "dwie pary",
    ),
    (
        ("full_house",),
        "full house, boat, full, main pleine, maison pleine, casa llena, kåk, fuldt hus, täyskäsi, mökki, "
        "풀하우스, フルハウス, ful",
    ),
    (
        ("chance", "yarborough"),
        "chance, choice, suerte, oportunidad, chans, chansen, chancen, sjanse, sjansen, sattuma, "
        "초이스, 찬스, チョイス, チャンス, sorte, szansa",
    ),
    (
        ("double_generala",),
        "double generala, second generala, Doppelte Generala, generala doble, doble, double generala, "
        "doppia generala, "
        "dubbel generala, dobbelt generala, dobbel generala, tuplagenerala, 더블 헤네랄라, generala dupla, "
        "podwójna generala",
    ),
    (("superior",), "superior, plus, high, supérieur, sup, más, superiore, hög, høj, korkea"),
    (("inferior",), "inferior, minus, low, inférieur, moins, inf, menos, inferiore, låg, lav, matala"),
    (("max",), "max, maximum, máximo, máx, massimo, maks, maksimum, maksimi"),
    (("min",), "min, minimum, mínimo, mín, minimo, minimi"),
    (
        ("straight",),
        "straight, run, Straße, suite, escalera, scala, stege, suora, 스트레이트, ストレート, sequência, strit",
    ),
    (
        ("ones",),
        "ones, aces, 1er, Einser, as, unos, uno, ettor, enere, ettere, 1'ere, ykköset, 에이스, エース, uns, jedynki",
    ),
    (
        ("sixes",),
        "sixes, 6er, Sechser, six, seises, sei, sexor, seksere, 6'ere, kuutoset, kutoset, 식스, シックス, senas, "
        "szóstki",
    ),
]


@pytest.mark.parametrize("game", tuple(builtin_rulesets()))
def test_a_name_has_its_meaning_in_every_game(game: str) -> None:
    ruleset = load_ruleset(game)
    checked = 0
    for ids, words in IDEAS:
        found = [category for category in ruleset.category_ids if category in ids]
        assert len(found) <= 1
        for word in words.split(", ") if found else ():
            assert resolve_name(ruleset, word) == found[0], word
            checked += 1
    assert checked > min(80, 8 * len(ruleset.categories))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("yahtzee", "six of a kind"),
        ("yahtzee", "Maxi Yatzy"),
        ("yatzy", "two pair, same colour"),
        ("kismet", "small straight"),
        ("generala", "small straight"),
        ("crag", "full house"),
        ("yacht", "three of a kind"),
    ],
)
def test_a_name_of_a_missing_category_is_refused(game: str, name: str) -> None:
    with pytest.raises(InvalidName) as raised:
        resolve_name(load_ruleset(game), name)
    assert [problem.code for problem in raised.value.problems] == ["unknown-category"]


def test_an_invented_id_has_the_names_of_similar_ids() -> None:
    ruleset = custom(
        {"id": "big_straight", "pays": {"points": 1}},
        {"id": "c1", "title": "Poker", "pays": {"points": 2}},
        {"id": "five_of_a_kind", "pays": {"points": 3}},
        {"id": "choice", "pays": {"sum": "all"}},
        {"id": "something_else", "pays": {"sum": "all"}},
    )
    expected = {"Große Straße": "big_straight", "Viererpasch": "c1", "Kniffel": "five_of_a_kind", "Sjanse": "choice"}
    assert {name: resolve_name(ruleset, name) for name in expected} == expected
    both = custom({"id": "pair", "pays": {"points": 1}}, {"id": "one_pair", "pays": {"points": 2}})
    assert resolve_name(both, "coppia") == "one_pair"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tuple(builtin_rulesets()))
def test_every_category_has_a_title_that_means_it(game: str, language: str) -> None:
    ruleset = load_ruleset(game)
    found = titles(ruleset, language)
    assert tuple(found) == ruleset.category_ids
    assert len(set(found.values())) == len(found)
    for category, title in found.items():
        assert title == title.strip()
        assert not title[0].islower()
        assert resolve_name(ruleset, title) == category


@pytest.mark.parametrize(
    ("game", "language", "expected"),
    [
        ("maxi-yatzy", "sv", {"full_house": "Kåk", "villa": "Hus", "tower": "Torn", "five_of_a_kind": "Femtal"}),
        ("maxi-yatzy", "no", {"full_house": "Hytte", "villa": "Hus", "tower": "Tårn", "three_pairs": "Tre par"}),
        ("maxi-yatzy", "fi", {"full_house": "Täyskäsi", "villa": "Huvila", "full_straight": "Täyssuora"}),
        ("yatzy", "no", {"full_house": "Hus", "yatzy": "Yatzy"}),
        ("kismet", "en", {"ones": "Aces", "yarborough": "Yarborough"}),
        ("kismet", "de", {"flush": "Flush", "two_pairs_same_colour": "Zwei Paare gleicher Farbe"}),
        ("kismet", "es", {"flush": "Color", "straight": "Escalera"}),
        ("crag", "de", {"thirteen": "Dreizehn", "odd_straight": "Ungerade Straße"}),
        ("yacht", "en", {"chance": "Choice", "small_straight": "Little straight"}),
        (
            "yacht-nintendo",
            "ko",
            {"ones": "에이스", "four_of_a_kind": "포 카인드", "yacht": "요트", "chance": "초이스"},
        ),
        (
            "yacht-nintendo",
            "ja",
            {"small_straight": "S.ストレート", "large_straight": "B.ストレート", "yacht": "ヨット"},
        ),
        ("generala", "pt", {"straight": "Sequência", "four_of_a_kind": "Quadra", "generala": "Generala"}),
        ("yahtzee", "pl", {"ones": "Jedynki", "three_of_a_kind": "Trójka", "yahtzee": "Yahtzee"}),
        ("generala", "es", {"straight": "Escalera", "four_of_a_kind": "Póker", "generala": "Generala"}),
    ],
)
def test_titles_of_the_other_games(game: str, language: str, expected: dict[str, str]) -> None:
    found = titles(load_ruleset(game), language)
    assert {category: found[category] for category in expected} == expected


@pytest.mark.parametrize(
    ("game", "name", "category"),
    [
        ("yahtzee", "Dreier", "threes"),
        ("yahtzee", "Vierer", "fours"),
        ("yahtzee", "Dreierpasch", "three_of_a_kind"),
        ("yahtzee", "Viererpasch", "four_of_a_kind"),
        ("yahtzee", "poker", "four_of_a_kind"),
        ("generala", "poker", "four_of_a_kind"),
        ("yatzy", "hus", "full_house"),
        ("maxi-yatzy", "hus", "villa"),
        ("maxi-yatzy", "Kåk", "full_house"),
        ("maxi-yatzy", "five of a kind", "five_of_a_kind"),
        ("yahtzee", "five of a kind", "yahtzee"),
        ("kismet", "straight", "straight"),
        ("generala", "straight", "straight"),
        ("generala", "generala", "generala"),
        ("crag", "low straight", "low_straight"),
        # case, accents, spaces, hyphens, underscores
        ("yahtzee", "THREE_OF_A_KIND", "three_of_a_kind"),
        ("yahtzee", "three-of-a-kind", "three_of_a_kind"),
        ("yahtzee", "ThreeOfAKind", "three_of_a_kind"),
        ("yahtzee", "  full  house ", "full_house"),
        ("yahtzee", "GROSSE STRASSE", "large_straight"),
        ("yahtzee", "grosse strasse", "large_straight"),
        ("yahtzee", "trio", "three_of_a_kind"),
        ("yahtzee", "tri\u0301o", "three_of_a_kind"),
        ("yatzy", "tayskasi", "full_house"),
        ("yatzy", "kak", "full_house"),
        ("yahtzee", "maly strit", "small_straight"),
        ("yahtzee", "ﾌﾙﾊｳｽ", "full_house"),
        ("yahtzee", "フル・ハウス", "full_house"),
        ("yahtzee", "풀 하우스", "full_house"),
    ],
)
def test_misleading_names_and_spellings(game: str, name: str, category: str) -> None:
    assert resolve_name(load_ruleset(game), name) == category


@pytest.mark.parametrize(
    ("game", "name", "choices"),
    [
        ("yahtzee", "straight", ["small_straight", "large_straight"]),
        ("yatzy", "Straight", ["small_straight", "large_straight"]),
        ("maxi-yatzy", "straight", ["small_straight", "large_straight"]),
        ("yahtzee", "Straße", ["small_straight", "large_straight"]),
        ("crag", "straight", ["odd_straight", "even_straight", "low_straight", "high_straight"]),
        ("crag", "Stege", ["odd_straight", "even_straight", "low_straight", "high_straight"]),
    ],
)
def test_an_ambiguous_name_is_refused_with_its_choices(game: str, name: str, choices: list[str]) -> None:
    with pytest.raises(InvalidName) as raised:
        resolve_name(load_ruleset(game), name)
    (problem,) = raised.value.problems
    assert (problem.code, problem.path, problem.found) == ("ambiguous-category", (), name)
    assert list(problem.suggestions) == choices
    assert problem.detail == f"{name!r} is ambiguous; {did_you_mean(choices)}"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("bonus", "allowed: ones, twos"),
        ("", "allowed: ones, twos"),
        ("chanse", "did you mean chance?"),
        ("Kniffell", "did you mean yahtzee?"),
        ("one_pair", "allowed: ones"),
        ("x" * 5000, "allowed: ones"),
    ],
)
def test_an_unknown_name_is_refused_with_the_known_ones(name: str, hint: str) -> None:
    ruleset = load_ruleset("yahtzee")
    with pytest.raises(InvalidName) as raised:
        resolve_name(ruleset, name)
    (problem,) = raised.value.problems
    assert (problem.code, problem.path) == ("unknown-category", ())
    likely = (hint.removeprefix("did you mean ").removesuffix("?"),) if hint.endswith("?") else ()
    assert (problem.suggestions, problem.choices) == (likely, ruleset.category_ids)
    assert hint in problem.detail
    assert len(problem.detail) < 400


def custom(*categories: dict[str, Any]) -> Any:
    return parse_ruleset({"categories": list(categories)})


def test_exact_ids_take_precedence() -> None:
    one = {"id": "pair", "pays": {"points": 1}, "aliases": ["poker"]}
    other = {"id": "poker", "pays": {"points": 2}, "title": "Pair"}
    ruleset = custom(one, other)
    assert resolve_name(ruleset, "pair") == "pair"
    assert resolve_name(ruleset, "poker") == "poker"
    with pytest.raises(InvalidName, match="'Pair' is ambiguous; did you mean pair or poker"):
        resolve_name(ruleset, "Pair")


def test_names_of_a_definition_take_precedence() -> None:
    ruleset = parse_ruleset(
        {
            "base": "yahtzee",
            "categories": [
                {"id": "chance", "title": "Straight", "aliases": ["Full", "Boat"], "pays": {"sum": "all"}},
            ],
        }
    )
    assert resolve_name(ruleset, "straight") == "chance"
    assert resolve_name(ruleset, "full") == "chance"
    assert resolve_name(ruleset, "full house") == "full_house"
    # A title of its own applies to all languages.
    assert titles(ruleset, "de")["chance"] == "Straight"
    assert titles(ruleset, "fr")["full_house"] == "Main pleine"


def named(name: str, title: str, *aliases: str) -> Ruleset:
    definition = {
        "name": name,
        "title": title,
        "aliases": aliases,
        "categories": [{"id": "sum", "pays": {"sum": "all"}}],
    }
    return parse_ruleset(definition)


RULESETS = {
    ruleset.name: ruleset
    for ruleset in (
        named("grand-yatzy", "Großer Yatzy", "Yatzy géant", "Sunday game"),
        named("yatzy-2", "Yatzy, two of them", "sunday-game", "grand yatzy two"),
        named("sundaygame", "Third"),
    )
}


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("grand-yatzy", "grand-yatzy"),
        ("GRAND YATZY", "grand-yatzy"),
        ("grosser_yatzy", "grand-yatzy"),
        ("Yatzy Geant", "grand-yatzy"),
        ("yatzy two of them", "yatzy-2"),
        # An exact id has priority over names of others.
        ("sundaygame", "sundaygame"),
    ],
)
def test_rulesets_are_found_by_ids_titles_and_aliases(name: str, meant: str) -> None:
    assert resolve_ruleset(RULESETS, name) == meant
    assert load_ruleset(name, RULESETS).name == meant
    assert parse_ruleset({"base": name}, RULESETS).category_ids == ("sum",)


def test_an_ambiguous_ruleset_name_is_refused_with_the_choices() -> None:
    with pytest.raises(UnknownRuleset) as refused:
        resolve_ruleset(RULESETS, "Sunday game")
    assert refused.value.meant == ("grand-yatzy", "yatzy-2", "sundaygame")
    assert str(refused.value) == "'Sunday game' is ambiguous; did you mean grand-yatzy, yatzy-2 or sundaygame?"
    with pytest.raises(InvalidRuleset) as wrong:
        parse_ruleset({"base": "Sunday game"}, RULESETS)
    (problem,) = wrong.value.problems
    assert (problem.code, problem.path, problem.suggestions) == ("ambiguous-ruleset", ("base",), refused.value.meant)


@pytest.mark.parametrize("name", ["", "-", "Sunday", "yatzy", "grand-yatzy-3"])
def test_an_unknown_ruleset_name_gets_suggestions(name: str) -> None:
    with pytest.raises(
        UnknownRuleset, match=r"unknown ruleset '.*'; (allowed:|did you mean) (grand-yatzy|yatzy-2|sundaygame)"
    ):
        resolve_ruleset(RULESETS, name)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Kniffel", "kniffel"),
        ("KNIFFEL", "kniffel"),
        ("Yatzy", "yatzy"),
        ("Scandinavian Yatzy", "yatzy"),
        ("Classic Yatzy", "yatzy"),
        ("Tvungen yatzy", "yatzy-forced"),
        ("Maxi Yatzy", "maxi-yatzy"),
        ("maxiyatzy", "maxi-yatzy"),
        ("Maxi Yahtzee", "maxi-yatzy"),
        ("Maxi Yatzy with saved rolls", "maxi-yatzy-saved"),
        ("Maxi Yatzy, upper section first", "maxi-yatzy-upper-first"),
        ("Generala doble", "generala-double"),
        ("Balut", "balut"),
        ("balut_STC", "balut-stc"),
        ("Singapore Balut", "balut-stc"),
        ("Yam's", "yams"),
        ("Yams", "yams"),
        ("yacht dice", "yacht-nintendo"),
        ("Yahtzee 1956", "yahtzee-1956"),
        ("Triple Yahtzee", "triple-yahtzee"),
        ("trippelyatzy", "triple-yatzy"),
        ("Dreifach-Kniffel", "kniffel-triple"),
        ("Jamb", "yamb"),
        ("Yamb", "yamb"),
        ("Jamb s pet kockica", "yamb-five"),
    ],
)
def test_built_in_rulesets_are_found_by_common_names(name: str, meant: str) -> None:
    assert load_ruleset(name).name == meant


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Yatzy Classic", ("yahtzee-classic", "yatzy")),
        # In some families all upper categories first, in others the order of the card.
        ("Tvang", ("yatzy-forced", "yatzy-upper-first")),
    ],
)
def test_ambiguous_ruleset_names_are_refused_with_choices(name: str, meant: tuple[str, ...]) -> None:
    with pytest.raises(UnknownRuleset) as refused:
        load_ruleset(name)
    assert refused.value.meant == meant


def test_other_names_of_built_in_rulesets_are_unique() -> None:
    shared = {name for name, meant in ruleset_names(builtin_rulesets()).meanings.items() if len(meant) > 1}
    assert shared == {"yatzyclassic", "tvang"}


# Columns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHEETS)
def test_every_column_has_a_title_that_means_it(game: str, language: str) -> None:
    ruleset = load_ruleset(game)
    found = titles(ruleset, language, "column")
    assert tuple(found) == ruleset.column_ids
    assert len(set(found.values())) == len(found)
    for column, title in found.items():
        assert resolve_name(ruleset, title, "column") == column
        assert language == "en" or title != ruleset.columns[tuple(found).index(column)].title


@pytest.mark.parametrize(
    ("game", "name", "column"),
    [
        ("yamb", "down", "down"),
        ("yamb", "Na dole", "down"),
        ("yamb", "na-gore", "up"),
        ("yamb", "AUFWÄRTS", "up"),
        ("yamb-five", "Slobodna", "free"),
        ("yamb-five", "najava", "announce"),
        ("yamb-five", "called", "announce"),
        ("triple-yahtzee", "Première", "first"),
        ("triple-yahtzee", "2nd", "second"),
        ("triple-yatzy", "kolmas", "third"),
        ("kniffel-triple", "3", "third"),
    ],
)
def test_columns_are_found_by_common_names(game: str, name: str, column: str) -> None:
    assert resolve_name(load_ruleset(game), name, "column") == column


def test_column_names_of_a_definition_take_precedence() -> None:
    columns = [{"id": "x", "title": "Down"}, {"id": "y", "aliases": ["Up"]}, {"id": "up", "title": "Under"}]
    ruleset = parse_ruleset({"base": "yatzy", "columns": columns})
    assert [resolve_name(ruleset, name, "column") for name in ("Down", "up", "Abwärts", "Montante")] == [
        "x",
        "up",
        "x",
        "up",
    ]
    assert titles(ruleset, "de", "column") == {"x": "Down", "y": "Y", "up": "Under"}


def test_an_unknown_or_ambiguous_column_name_is_refused() -> None:
    columns = [{"id": "x", "aliases": ["both"]}, {"id": "y", "aliases": ["Both"]}]
    yamb = ("down", "free", "up", "announce")
    for ruleset, name, code, suggestions, choices, detail in (
        (load_ruleset("yamb"), "anounce", "unknown-column", ("announce",), yamb, "mean announce?"),
        (load_ruleset("yamb"), "left", "unknown-column", (), yamb, "allowed: down, free"),
        (load_ruleset("yahtzee"), "first", "unknown-column", (), (), "unknown column 'first' in yahtzee; none allowed"),
        (parse_ruleset({"base": "yatzy", "columns": columns}), "BOTH", "ambiguous-column", ("x", "y"), (), "x or y"),
    ):
        with pytest.raises(InvalidName) as raised:
            resolve_name(ruleset, name, "column")
        [problem] = raised.value.problems
        assert (problem.code, problem.path, problem.found) == (code, (), name)
        assert (problem.suggestions, problem.choices) == (suggestions, choices)
        assert detail in problem.detail
