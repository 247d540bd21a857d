"""Requests of browsers, and violations of the Content-Security-Policy."""

from html.parser import HTMLParser
from typing import Final

BROWSER: Final = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
"""The Accept header of browsers for an entered address."""


def inline_parts(html: str) -> list[str]:
    """Return the tags of a page that a strict Content-Security-Policy would block."""
    parser = _Inline()
    parser.feed(html)
    return parser.found


class _Inline(HTMLParser):
    """A parser that collects them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.script = tag == "script"
        if tag == "style" or "style" in names or any(name.startswith("on") for name in names):
            self.found.append(tag)

    def handle_data(self, data: str) -> None:
        if self.script and data.strip():
            self.found.append("script")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - the signature of HTMLParser
        self.script = False
