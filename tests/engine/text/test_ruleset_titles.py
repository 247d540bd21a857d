"""Titles of the built-in rulesets in all languages."""

import pytest

from engine.definitions.definition import builtin_rulesets, load_ruleset, parse_ruleset
from engine.text.names import LANGUAGES, resolve_ruleset, ruleset_names, ruleset_title, ruleset_titles

BUILT_IN = builtin_rulesets()


def test_every_built_in_ruleset_has_a_title_in_every_language() -> None:
    assert sorted(ruleset_titles()) == sorted(BUILT_IN)
    for id_, names in ruleset_titles().items():
        assert tuple(names) == LANGUAGES, id_
        assert names["en"] == BUILT_IN[id_].title
        assert all(name == name.strip() and name for name in names.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_unique_and_identify_their_ruleset(language: str) -> None:
    titles = {id_: ruleset_title(ruleset, language) for id_, ruleset in BUILT_IN.items()}
    assert len(set(titles.values())) == len(titles)
    for id_, title in titles.items():
        assert resolve_ruleset(BUILT_IN, title) == id_, title


@pytest.mark.parametrize(
    ("name", "language", "title"),
    [
        ("kniffel", "de", "Kniffel"),
        ("yatzy", "sv", "Yatzy"),
        ("yatzy-upper-first", "fr", "Yatzy, partie supérieure d’abord"),
        ("yacht-nintendo", "ko", "요트 다이스"),
        ("yacht-nintendo", "ja", "ヨット（ゲーム機版）"),
        ("yahtzee-free-joker", "pl", "Yahtzee, dowolny joker"),
        ("generala", "es", "Generala"),
    ],
)
def test_displayed_titles(name: str, language: str, title: str) -> None:
    assert ruleset_title(load_ruleset(name), language) == title


def test_custom_rulesets_keep_or_inherit_their_title() -> None:
    own = parse_ruleset({"base": "yatzy", "title": "Sunday Yatzy"})
    assert ruleset_title(own, "de") == "Sunday Yatzy"
    assert ruleset_title(parse_ruleset({"base": "yatzy-upper-first", "bonus": []}), "de") == "Yatzy, oberer Teil zuerst"


def test_a_translated_title_does_not_hide_another_name() -> None:
    family = parse_ruleset({"base": "crag", "name": "family", "title": "Yatzy, oberer Teil zuerst"})
    assert ruleset_names({**BUILT_IN, "family": family}).meanings["yatzyobererteilzuerst"] == ("family",)
    doubled = parse_ruleset({"base": "yatzy-upper-first", "name": "doubled"})
    names = ruleset_names({"yatzy-upper-first": BUILT_IN["yatzy-upper-first"], "doubled": doubled}).meanings
    assert "yatzyobererteilzuerst" not in names
