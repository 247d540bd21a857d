"""Reader for the texts of a language: parses a Fluent file (https://projectfluent.org) into plain data.

A text is a string with ``{names}``, or a selection from several::

    {"by": "points", "one": "Your {points} is safe.", "other": "Your {points} are safe."}

`by` is the argument that selects, ``n`` by default; the keys are plural categories, numbers or words. Terms are
replaced by their texts. A group comment begins a part, which is loaded as a whole: ``## play: the page /play``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

FOLDER: Final = Path(__file__).parent / "languages"
SELECTOR: Final = "by"
"""Key of a selection that names the selecting argument."""
DEFAULT_SELECTOR: Final = "n"
OTHER: Final = "other"
_FRENCH_SPACE: Final = re.compile(r" (?=[:;?!»])|(?<=«) ")
"""Space between a punctuation mark and its word, where lines must not break."""

Text = str | dict[str, "Text"]


class InvalidTexts(Exception):
    """An unusable file of texts; the message has the line."""


@dataclass(slots=True)
class Part:
    """The texts that are loaded together, with their comments for translators."""

    about: str
    texts: dict[str, Text] = field(default_factory=dict)
    comments: dict[str, str] = field(default_factory=dict)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))


@cache
def load_parts(language: str) -> dict[str, Part]:
    """Return the parts of a language by name; raises `InvalidTexts`."""
    path = FOLDER / f"{language}.ftl"
    source = path.read_text(encoding="utf-8")
    try:
        return parse_parts(_FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", source) if language == "fr" else source)
    except InvalidTexts as error:
        raise InvalidTexts(f"{path.name}:{error}") from None


def parse_parts(source: str) -> dict[str, Part]:
    """Return the parts of a file of texts by name; raises `InvalidTexts`."""
    reader = _Reader(source)
    parts: dict[str, Part] = {}
    part = None
    seen: set[str] = set()
    for entry in reader.entries():
        if isinstance(entry, ast.GroupComment):
            name, _, about = (entry.content or "").partition(": ")
            part = parts.setdefault(name, Part(about))
        elif isinstance(entry, ast.Message):
            key = entry.id.name
            if key in seen:
                raise reader.error(entry, f"{key} is repeated")
            if part is None:
                raise reader.error(entry, f"{key} precedes the first part")
            seen.add(key)
            part.texts[key] = reader.text(entry)
            if entry.comment is not None:
                part.comments[key] = entry.comment.content or ""
    return parts


class _Reader:
    """The syntax tree of a file with its terms."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._body = FluentParser().parse(source).body
        self._terms = {entry.id.name: entry.value for entry in self._body if isinstance(entry, ast.Term)}

    def entries(self) -> Iterator[ast.EntryType]:
        """Yield every entry; raises `InvalidTexts` at the first one that is not Fluent."""
        for entry in self._body:
            if isinstance(entry, ast.Junk):
                raise self.error(entry, (entry.annotations[0].message if entry.annotations else None) or "not Fluent")
            yield entry

    def error(self, node: ast.SyntaxNode, why: str) -> InvalidTexts:
        """Return an error with the line of a node."""
        start = node.span.start if node.span is not None else 0
        return InvalidTexts(f"{self._source.count(chr(10), 0, start) + 1}: {why}")

    def text(self, message: ast.Message) -> Text:
        """Return the text of a message."""
        if message.value is None or message.attributes:
            raise self.error(message, f"{message.id.name} must have a value and no attributes")
        return self._expand(message.value.elements, {})

    def _expand(self, elements: Sequence[ast.TextElement | ast.Placeable], named: Mapping[str, str]) -> Text:
        """Return elements as a string, or as a selection that includes the words around a selector."""
        written = ""
        for place, element in enumerate(elements):
            if isinstance(element, ast.TextElement):
                written += element.value
                continue
            found = element.expression
            if isinstance(found, ast.StringLiteral):
                written += found.parse()["value"]
            elif isinstance(found, ast.VariableReference):
                written += named.get(found.id.name, f"{{{found.id.name}}}")
            elif isinstance(found, (ast.TermReference, ast.SelectExpression)):
                before, after = [ast.TextElement(written)] if written else [], elements[place + 1 :]
                if isinstance(found, ast.TermReference):
                    return self._expand([*before, *self._term(found), *after], named)
                return self._select(found, before, after, named)
            else:
                raise self.error(element, "only variables, selectors, terms and quoted text can be in braces")
        return written

    def _term(self, reference: ast.TermReference) -> Sequence[ast.TextElement | ast.Placeable]:
        """Return the elements of a term, in the variant that its arguments select."""
        value = self._terms.get(reference.id.name)
        if value is None:
            raise self.error(reference, f"unknown term -{reference.id.name}")
        arguments = reference.arguments.named if reference.arguments is not None else []
        named = {each.name.name: str(each.value.parse()["value"]) for each in arguments}
        expanded = self._expand(value.elements, named)
        if not isinstance(expanded, str):
            raise self.error(reference, f"-{reference.id.name} needs {expanded.get(SELECTOR, DEFAULT_SELECTOR)}")
        return [ast.TextElement(expanded)]

    def _select(
        self,
        found: ast.SelectExpression,
        before: Sequence[ast.TextElement],
        after: Sequence[ast.TextElement | ast.Placeable],
        named: Mapping[str, str],
    ) -> Text:
        if not isinstance(found.selector, ast.VariableReference):
            raise self.error(found, "only a variable can select")
        by = found.selector.id.name
        variants = {_key(each): each for each in found.variants}
        default = next(each for each in found.variants if each.default)
        if by in named:
            return self._expand([*before, *variants.get(named[by], default).value.elements, *after], named)
        texts = {key: self._expand([*before, *each.value.elements, *after], named) for key, each in variants.items()}
        texts.setdefault(OTHER, texts[_key(default)])
        return texts if by == DEFAULT_SELECTOR else {SELECTOR: by, **texts}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def forms(text: Text) -> Iterator[str]:
    """Yield every string that a text can be."""
    if isinstance(text, str):
        yield text
    else:
        for key, form in text.items():
            if key != SELECTOR:
                yield from forms(form)
