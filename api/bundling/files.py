"""The folder of bundles, and their sources."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from api.generated import GeneratedFiles

_API: Final = Path(__file__).resolve().parents[1]
WEB: Final = _API / "web"
_HEAD: Final = _API / "templates" / "head.html"
BUNDLES: Final = GeneratedFiles(
    _API / "bundles",
    Path(__file__).parent / ".made-from",
    (_HEAD, *WEB.glob("*.html"), *WEB.glob("js/*/*.js"), *WEB.glob("css/*.css"), *Path(__file__).parent.glob("*.py")),
)
"""A page here stands for that of the same name in `api/web`, and names bundles instead of sources."""
BUNDLED: Final = ("js/bundled", "css/bundled")
"""Folders of bundles, as deep as those of their sources, since scripts import texts by relative paths.

The name of a bundle contains a digest of its content, so that browsers may keep it forever.
"""

_COMMENTS: Final = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.DOTALL | re.MULTILINE)


def read_page(path: Path) -> str:
    """Return the HTML of a page with what the heads of all pages contain."""
    return path.read_text(encoding="utf-8").replace("  <!-- head -->\n", _HEAD.read_text(encoding="utf-8"))


def without_comments(source: str) -> str:
    """Return a source without comments in lines of their own; the other lines keep their numbers.

    Comments are a third of the bytes of our scripts and style sheets, compressed too.

    >>> without_comments("/** The answer. */\\nconst a = 42; // of course")
    '\\nconst a = 42; // of course'
    """
    return _COMMENTS.sub(lambda comment: "\n" * comment[0].count("\n"), source)
