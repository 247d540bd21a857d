"""The texts of a language, with its numbers, percentages and lists; `api/web/js/base/i18n.js` does the same for
pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from api.texts.catalogue import DEFAULT_SELECTOR, OTHER, SELECTOR, Text, languages
from api.texts.scripts import read_texts

LOCALES: Final = {"no": "nb"}
"""Locales whose names differ from those of the languages."""
_LEAST_GROUPED: Final = dict.fromkeys(["es", "it", "pl"], 10_000)
"""Least number whose thousands are separated, in languages that do not separate four digits."""
_MINUS: Final = "\N{MINUS SIGN}"
_MOST_DECIMALS: Final = 3
"""Greatest number of decimals, for numbers that are hard to tell apart."""
_CERTAIN: Final = 1 - 5e-13
"""Probabilities above this are 1 in answers, which have 12 digits."""


class Amount(NamedTuple):
    """A formatted number, and the plural category of the words around it."""

    category: str
    shown: str


Value = str | int | Amount


class Texts:
    """The texts of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = _locale_of(language)
        self._texts = read_texts(language)

    def text(self, key: str) -> Text | None:
        """Return a text with the names of its values in braces; None if there is no such text."""
        return self._texts.get(key)

    def say(self, key: str, **values: Value) -> str:
        """Return a text with these values."""
        text = self._texts[key]
        if not isinstance(text, str):
            text = self._selected(text, values)
        for name, value in values.items():
            if type(value) is not str:
                values[name] = _shown(value)
        return text.format_map(values)

    def _selected(self, text: Text, values: Mapping[str, Value]) -> str:
        while isinstance(text, dict):
            value = values[str(text.get(SELECTOR, DEFAULT_SELECTOR))]
            category = value.category if isinstance(value, Amount) else self._category(value)
            text = text[next(key for key in (_shown(value), category, OTHER) if key in text)]
        return text

    def _category(self, value: str | int) -> str:
        return value if isinstance(value, str) else str(self._locale.plural_form(value))

    def amount(self, write: Callable[[float, int], str], value: float, decimals: int = 0) -> Amount:
        """Return a number for a text with plural forms."""
        return Amount(str(self._locale.plural_form(_decimal(value, decimals))), write(value, decimals))

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a number with `decimals` decimals."""
        return _number(self.language, _decimal(value, decimals), decimals)

    def plain(self, value: float) -> str:
        """Return a number with all its decimals."""
        exponent = Decimal(repr(float(value))).normalize().as_tuple().exponent
        return self.number(value, max(0, -int(exponent)))

    def loss(self, value: float, decimals: int = 2) -> str:
        """Return a loss; a positive one is never shown as 0."""
        least = 10.0**-decimals
        return f"<{self.number(least, decimals)}" if 0 < value < least / 2 else self.number(value, decimals)

    def signed(self, value: float, decimals: int = 2) -> str:
        """Return a number with its sign; 0 has none."""
        shown = self.number(value, decimals)
        return f"+{shown}" if _decimal(value, decimals) > 0 else shown

    def percent(self, probability: float, decimals: int = 0) -> str:
        """Return a probability; 0% is always impossible and 100% certain, and both have no decimals."""
        least = 0.01 / 10**decimals
        if least / 2 <= probability < 1 - least / 2:
            return _percent(self.language, _decimal(probability, decimals + 2), decimals)
        if probability <= 0 or is_certain(probability):
            return _percent(self.language, _decimal(probability > 0, 0), 0)
        sign, shown = ("<", least) if probability < least else (">", 1 - least)
        return sign + _percent(self.language, _decimal(shown, decimals + 2), decimals)

    def mean(self, points: float, *others: float | None) -> str:
        """Return a mean with one decimal, or more to tell it apart from others; a whole number has none."""
        if abs(points - round(points)) < 1e-9:
            return self.number(points)
        decimals = 1
        while decimals < _MOST_DECIMALS and f"{points:.{decimals}f}" in {
            f"{other:.{decimals}f}" for other in others if other is not None
        }:
            decimals += 1
        return self.loss(points, decimals) if points > 0 else self.number(points, decimals)

    def join(self, sentences: Iterable[str]) -> str:
        """Return sentences as one text, without the empty ones."""
        return ("" if self.language == "ja" else " ").join(filter(None, sentences))

    def every(self, items: Sequence[str]) -> str:
        """Return a list joined by “and”: ``a, b and c``."""
        return self._list(items, "standard")

    def either(self, items: Sequence[str]) -> str:
        """Return a list joined by “or”: ``a, b or c``."""
        return self._list(items, "or")

    def _list(self, items: Sequence[str], style: Literal["standard", "or"]) -> str:
        if len(items) == 1:
            return items[0]
        # Most lists have two items.
        return (
            _pair(self.language, style).format(*items) if len(items) == 2 else format_list(items, style, self._locale)
        )


def is_certain(probability: float) -> bool:
    """Return whether a probability is 1 in answers."""
    return probability >= _CERTAIN


def apart(
    write: Callable[[float, int], str], value: float, other: float, decimals: int, most: int = _MOST_DECIMALS
) -> tuple[str, str]:
    """Return two numbers with enough decimals to tell them apart, from `decimals` to `most`."""
    shown = write(value, decimals), write(other, decimals)
    return shown if shown[0] != shown[1] or decimals >= most else apart(write, value, other, decimals + 1, most)


@cache
def _locale_of(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


@cache
def texts_in(language: str) -> Texts:
    """Return the texts of a language, read once; raises `InvalidTexts`."""
    return Texts(language)


ENGLISH: Final = texts_in("en")


def load_all() -> None:
    """Load the texts and number formats of all languages, over a megabyte each, so that forked processes share them."""
    for language in languages():
        texts_in(language)
        _percent(Locale.parse(LOCALES.get(language, language)), Decimal(0), 0)


@cache
def _pair(language: str, style: str) -> str:
    """Return the pattern of a list of two items."""
    return str(_locale_of(language).list_patterns[style]["2"])


def _shown(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Amount):
        return value.shown
    return str(value).replace("-", _MINUS)


def _decimal(value: float, decimals: int) -> Decimal:
    """Round a number to `decimals`, with halves away from 0; -0 becomes 0."""
    rounded = Decimal(repr(float(value))).quantize(_unit(decimals), ROUND_HALF_UP)
    return rounded if rounded else abs(rounded)


@cache
def _unit(decimals: int) -> Decimal:
    """Return the least positive number with these decimals."""
    return Decimal(1).scaleb(-decimals)


# Rounded numbers repeat. Equal ones can differ in decimals: 1 and 1.0.
@lru_cache(maxsize=4096)
def _number(language: str, rounded: Decimal, decimals: int) -> str:
    locale = _locale_of(language)
    grouped = abs(rounded) >= _LEAST_GROUPED.get(locale.language, 0)
    shown = format_decimal(rounded, f"#,##0{_decimals(decimals)}", locale, group_separator=grouped)
    return shown.replace("-", _MINUS)


@lru_cache(maxsize=4096)
def _percent(language: str, rounded: Decimal, decimals: int) -> str:
    locale = _locale_of(language)
    pattern = locale.percent_formats[None].pattern.replace("0", f"0{_decimals(decimals)}")
    return format_percent(rounded, pattern, locale)


def _decimals(count: int) -> str:
    return f".{'0' * count}" if count else ""
