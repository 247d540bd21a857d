"""Titles of categories are those on the sheet of the same game, in all languages."""

import random
from typing import Any

import pytest

from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.text.known_names import plain_name
from engine.text.names import LANGUAGES, resolve_name, ruleset_title, titles

# The word of each game in Latin letters, Korean and Japanese; and the rulesets of this game.
WORDS = {
    "Yahtzee": ("야찌", "ヤッツィー"),
    "Yatzy": ("야찌", "ヤッツィー"),
    "Kniffel": ("크니펠", "クニッフェル"),
    "Yam's": ("얌스", "ヤムス"),
    "Generala": ("헤네랄라", "ヘネラーラ"),
    "Yacht": ("요트", "ヨット"),
    "Balut": ("발루트", "バルート"),
    "Kismet": ("키스멧", "キスメット"),
    "Yamb": ("얌브", "ヤンブ"),
    "Crag": ("크래그", "クラッグ"),
    "Maxi Yatzy": ("맥시 야찌", "マキシ・ヤッツィー"),
}
RULESETS = {
    "Yahtzee": (
        "yahtzee", "yahtzee-free-joker", "yahtzee-1956", "yahtzee-no-joker", "yahtzee-classic", "triple-yahtzee",
    ),
    "Yatzy": ("yatzy", "yatzy-forced", "yatzy-saved", "yatzy-upper-first", "triple-yatzy"),
    "Kniffel": ("kniffel", "kniffel-triple"),
    "Yam's": ("yams",),
    "Generala": ("generala", "generala-double"),
    "Yacht": ("yacht", "yacht-nintendo"),
    "Balut": ("balut", "balut-stc"),
    "Kismet": ("kismet",),
    "Yamb": ("yamb", "yamb-five"),
    "Crag": ("crag",),
    "Maxi Yatzy": ("maxi-yatzy", "maxi-yatzy-saved", "maxi-yatzy-upper-first"),
}  # fmt: skip
GAME_OF = {name: game for game, names in RULESETS.items() for name in names}
# Spellings of games of the family in titles, without case and accents.
SPELLINGS = {
    "Yahtzee": "yahtze, yatzee, 야찌, 야치, 얏지, ヤッツィ, ヤーツィ",
    "Yatzy": "yatzy, yatzi, jatsi, yatsi, 야찌, 야치, 얏지, ヤッツィ, ヤーツィ",
    "Kniffel": "kniffel, 크니펠, クニッフェル",
    "Yam's": "yams, 얌스, ヤムス",
    "Generala": "general, 헤네랄라, 제네랄라, ヘネラーラ, ジェネラーラ",
    "Yacht": "yacht, jacht, iate, 요트, 야추, ヨット",
    "Balut": "balut, 발루트, バルート",
    "Kismet": "kismet, 키스멧, キスメット",
    "Yamb": "yamb, jamb, 얌브, ヤンブ",
    "Crag": "crag, 크래그, クラッグ",
    "Maxi Yatzy": "maxiyatzy, maxiyahtzee, 맥시, マキシ, yatzy, 야찌, ヤッツィ",
}
WITHOUT_LATIN = {"ko": 0, "ja": 1}


def word_of(game: str, language: str) -> str:
    return WORDS[game][WITHOUT_LATIN[language]] if language in WITHOUT_LATIN else game


def test_all_built_in_rulesets_are_tested() -> None:
    assert sorted(GAME_OF) == sorted(builtin_rulesets())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_OF)
def test_no_title_names_another_game(name: str, language: str) -> None:
    ruleset, game = load_ruleset(name), GAME_OF[name]
    own = [plain_name(spelling) for spelling in SPELLINGS[game].split(", ")]
    others = {plain_name(each) for said in SPELLINGS.values() for each in said.split(", ")}.difference(own)
    printed = titles(ruleset, language).values()
    for title in (ruleset_title(ruleset, language), *printed):
        assert [other for other in others if other in plain_name(title)] == [], title
    assert word_of(game, language) in printed


USUAL = {"ko": ("찬스", "초이스"), "ja": ("チャンス", "チョイス")}


@pytest.mark.parametrize("language", USUAL)
@pytest.mark.parametrize("name", GAME_OF)
def test_chance_and_choice_are_distinguished(name: str, language: str) -> None:
    ruleset = load_ruleset(name)
    if "chance" in ruleset.category_ids:
        chance, choice = USUAL[language]
        expected = choice if GAME_OF[name] in ("Yacht", "Balut") else chance
        assert titles(ruleset, language)["chance"] == expected
        assert resolve_name(ruleset, chance) == resolve_name(ruleset, choice) == "chance"


@pytest.mark.parametrize(
    ("category", "usual", "of_yacht"),
    [
        ("three_of_a_kind", "スリーカード", "スリーダイス"),
        ("four_of_a_kind", "フォーカード", "フォーダイス"),
        ("small_straight", "スモールストレート", "S.ストレート"),
        ("large_straight", "ラージストレート", "B.ストレート"),
    ],
)
def test_the_titles_of_yacht_are_only_used_in_yacht(category: str, usual: str, of_yacht: str) -> None:
    for name, game in GAME_OF.items():
        ruleset = load_ruleset(name)
        if category in ruleset.category_ids:
            assert titles(ruleset, "ja")[category] == (of_yacht if game == "Yacht" else usual), name
            assert resolve_name(ruleset, usual) == resolve_name(ruleset, of_yacht) == category


@pytest.mark.parametrize(
    ("name", "language", "expected"),
    [
        ("yahtzee", "it", {"three_of_a_kind": "Tris", "four_of_a_kind": "Poker", "full_house": "Full"}),
        ("yamb", "it", {"three_of_a_kind": "Tris", "poker": "Poker"}),
        ("yatzy", "fi", {"three_of_a_kind": "Kolmoisluku", "four_of_a_kind": "Neloisluku"}),
        ("maxi-yatzy", "fi", {"five_of_a_kind": "Viitosluku"}),
        ("maxi-yatzy", "it", {"five_of_a_kind": "Cinque uguali"}),
        ("maxi-yatzy", "fr", {"five_of_a_kind": "Cinq identiques"}),
        ("yahtzee", "pt", {"ones": "Um", "twos": "Dois", "threes": "Três", "fours": "Quatro", "fives": "Cinco"}),
        ("yams", "de", {"superior": "Hoch", "inferior": "Tief"}),
        ("yams", "fr", {"superior": "Supérieur", "inferior": "Inférieur"}),
        ("yams", "pl", {"superior": "Wyższy", "inferior": "Niższy"}),
        ("generala-double", "es", {"generala": "Generala", "double_generala": "Generala doble"}),
    ],
)
def test_titles_of_categories(name: str, language: str, expected: dict[str, str]) -> None:
    found = titles(load_ruleset(name), language)
    assert {category: found[category] for category in expected} == expected


def renamed(base: str, title: str) -> dict[str, Any]:
    """Return a ruleset with another title for the category of five equal dice."""
    changed = next(each for each in builtin_rulesets()[base].categories if each.title == GAME_OF[base])
    return {
        "base": base,
        "categories": [{"id": changed.id, "title": title, "needs": {"groups": [5]}, "pays": {"points": 1}}],
    }


def test_the_english_title_determines_the_translation() -> None:
    draw = random.Random(63)
    bases = [name for name, game in GAME_OF.items() if game not in ("Crag", "Maxi Yatzy")]
    words = [game for game in WORDS if game not in ("Crag", "Maxi Yatzy")]
    for _ in range(120):
        base, word, language = draw.choice(bases), draw.choice(words), draw.choice(LANGUAGES)
        definition = renamed(base, word)
        [changed] = definition["categories"]
        ruleset = parse_ruleset(definition)
        assert titles(ruleset, language)[changed["id"]] == word_of(word, language), (base, word, language)
        for game in words:
            assert resolve_name(ruleset, word_of(game, language)) == changed["id"]


def test_categories_with_one_english_title_have_one_translation() -> None:
    five = {"needs": {"groups": [5]}, "pays": {"points": 50}}
    ruleset = parse_ruleset(
        {
            "base": "yahtzee",
            "categories": [
                {"id": "yahtzee", "title": "Five of a kind", **five},
                {"id": "small_straight", "title": "Low straight", "needs": {"run": 4}, "pays": {"points": 30}},
                {"id": "chance", "title": "Our own", "pays": {"sum": "all"}},
            ],
        }
    )
    found = titles(ruleset, "de")
    assert (found["yahtzee"], found["small_straight"]) == ("Fünferpasch", "Niedrige Straße")
    assert found["chance"] == "Our own"
