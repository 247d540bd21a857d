"""`/changelog`, `/promises` and `/table-format`: documents of the repository.

Browsers get a page, programs the Markdown source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

from flask import Blueprint, Response

from api.http.caching import KEEP_FOR_NOW, CachedAnswer
from api.http.content_negotiation import prefers_pages
from api.http.headers import VARY_ACCEPT
from api.site.pages import render_page

_ROOT: Final = Path(__file__).resolve().parents[2]
DOCUMENTS: Final[Mapping[str, Path]] = {
    "/changelog": _ROOT / "CHANGELOG.md",
    "/promises": _ROOT / "docs" / "promises.md",
    "/table-format": _ROOT / "docs" / "offline.md",
}
"""Documents by path; links between them are rewritten to these paths."""


def documents() -> Blueprint:
    """Return the documents for people, which are not part of the contract."""
    shown = Blueprint("documents", __name__)
    for address, file in DOCUMENTS.items():
        text = file.read_text(encoding="utf-8")
        page = cache(partial(_page, text, file.parent))
        as_it_stands = CachedAnswer(text.encode(), KEEP_FOR_NOW, mimetype="text/markdown", headers=[VARY_ACCEPT])
        shown.add_url_rule(address, file.stem.lower(), partial(_respond, as_it_stands, page))
    return shown


def _respond(as_it_stands: CachedAnswer, page: Callable[[], CachedAnswer]) -> Response:
    return (page() if prefers_pages() else as_it_stands).respond()


def _page(text: str, folder: Path) -> CachedAnswer:
    title, html = render(text, folder)
    return render_page("document.html", VARY_ACCEPT, title=title, html=html)


def render(text: str, folder: Path) -> tuple[str, str]:
    """Return the first heading of a Markdown text in a folder, and all of it as HTML.

    Headings have the names that GitHub gives them, and links to other documents lead to their paths here.

    >>> render("# Stable\\n\\n[More](promises.md#versions)", _ROOT / "docs")
    ('Stable', '<h1 id="stable">Stable</h1>\\n<p><a href="/promises#versions">More</a></p>\\n')
    """
    # Imported here, since it would delay the start by a tenth of a second for rarely used pages.
    from markdown_it import MarkdownIt

    served = {file.resolve(): address for address, file in DOCUMENTS.items()}
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    titles = []
    for token, inside in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and inside is not None:
            titles.append(inside.content)
            token.attrSet("id", _anchor(inside.content))
        for child in token.children or ():
            name, sharp, place = str(child.attrGet("href") or "").partition("#")
            if name and (address := served.get((folder / name).resolve())):
                child.attrSet("href", f"{address}{sharp}{place}")
    return titles[0], str(markdown.renderer.render(tokens, markdown.options, {}))


def _anchor(heading: str) -> str:
    return "".join(letter for letter in heading.lower() if letter.isalnum() or letter in "-_ ").replace(" ", "-")
