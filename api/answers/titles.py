"""Titles of categories and cells in the language of the answer."""

from __future__ import annotations

from api.texts.texts import Texts
from engine.cards.rules import Cell, Rules
from engine.derived import derived
from engine.text.names import titles


def category_title(texts: Texts, rules: Rules, category: int) -> str:
    """Return the title of the category at a place."""
    return category_titles(rules, texts.language)[category]


@derived
def category_titles(rules: Rules, language: str) -> tuple[str, ...]:
    """Return the titles of all categories in their order."""
    return tuple(titles(rules.ruleset, language).values())


@derived
def column_titles(rules: Rules, language: str) -> tuple[str, ...]:
    """Return the titles of all columns in their order."""
    return tuple(titles(rules.ruleset, language, "column").values())


def cell_title(texts: Texts, rules: Rules, cell: Cell) -> str:
    """Return a cell in words: ``Ones (Down)``, or ``Ones`` if the column has no name."""
    title = category_title(texts, rules, cell.category)
    return texts.say("titleWith", title=title, words=_column_title(texts, rules, cell)) if rules.named else title


def cell_title_with(texts: Texts, rules: Rules, cell: Cell, words: str) -> str:
    """Return a cell and words about it: ``Ones (Down, 42%)``, or ``Ones (42%)`` where the column has no name."""
    title = category_title(texts, rules, cell.category)
    if not rules.named:
        return texts.say("titleWith", title=title, words=words)
    return texts.say("titleInColumn", title=title, column=_column_title(texts, rules, cell), words=words)


def _column_title(texts: Texts, rules: Rules, cell: Cell) -> str:
    return column_titles(rules, texts.language)[cell.column]
