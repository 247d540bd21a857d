"""`/texts/{language}`: every text of a language next to the English one, with the comments for translators."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from babel import Locale
from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from api.http.caching import CachedAnswer
from api.site.pages import render_page
from api.texts.catalogue import DEFAULT_SELECTOR, SELECTOR, Text, languages, load_parts
from api.texts.texts import LOCALES


class Form(NamedTuple):
    """A form of a text, with the values that select it: ``n is one``."""

    when: str
    words: str


class Row(NamedTuple):
    """A text in English and in another language."""

    key: str
    comment: str
    english: list[Form]
    translated: list[Form]


def translations() -> Blueprint:
    """Return the pages for translators, which are no part of the contract."""
    shown = Blueprint("translations", __name__)

    @shown.get("/texts/<language>")
    def texts(language: str) -> Response:
        if language not in languages():
            raise NotFound
        return _page(language).respond()

    return shown


@cache
def _page(language: str) -> CachedAnswer:
    english, translated = load_parts("en"), load_parts(language)
    parts = [
        (
            part.about,
            [
                Row(key, part.comments.get(key, ""), forms_of(text), forms_of(translated[name].texts[key]))
                for key, text in part.texts.items()
            ],
        )
        for name, part in english.items()
    ]
    title = Locale.parse(LOCALES.get(language, language)).english_name
    return render_page("texts.html", title=title, language=language, languages=languages(), parts=parts)


def forms_of(text: Text, *conditions: str) -> list[Form]:
    """Return all forms of a text.

    >>> forms_of({"one": "{n} die", "other": "{n} dice"})
    [Form(when='n is one', words='{n} die'), Form(when='n is other', words='{n} dice')]
    """
    if isinstance(text, str):
        return [Form(" and ".join(conditions), text)]
    by = text.get(SELECTOR, DEFAULT_SELECTOR)
    return [
        form
        for key, variant in text.items()
        if key != SELECTOR
        for form in forms_of(variant, *conditions, f"{by} is {key}")
    ]
