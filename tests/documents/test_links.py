"""Links of the documents: pages, pictures, headings, files."""

import re
from pathlib import Path

import pytest

from tests.documents.reading import DOCUMENTS, ROOT, all_blocks, code_in, prose_of, text_of

TOP = {path.name for path in ROOT.iterdir() if path.is_dir()} - {".git", ".venv"}


def without_code(document: str) -> str:
    return re.sub(r"^```.*?^```$", "", text_of(document), flags=re.DOTALL | re.MULTILINE)


def links(document: str) -> list[str]:
    text = re.sub(r"`[^`]*`", "", without_code(document))
    return re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'<img src="([^"]+)"', text)


def anchors(path: Path) -> set[str]:
    """Return GitHub's anchors of the headings of a document."""
    (document,) = (name for name, known in DOCUMENTS.items() if known == path)
    headings = re.findall(r"^#+ (.*)$", without_code(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_resolve(document: str) -> None:
    found = links(document)
    assert found
    for link in found:
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (DOCUMENTS[document].parent / name).resolve() if name else DOCUMENTS[document]
        assert target.is_file(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("document", DOCUMENTS)
def test_named_files_exist(document: str) -> None:
    cells = [cell for block in all_blocks() if block.document == document for row in block.rows for cell in row]
    named = {code for text in (prose_of(document), *cells) for code in code_in(text)}
    paths = {name for name in named if re.fullmatch(r"[\w.-]+/[\w./-]*", name) and name.split("/")[0] in TOP}
    missing = {name for name in paths if not (ROOT / name).exists() and not name.startswith(MADE)}
    assert missing == set()


MADE = ("build/", "strategy_tables/tables")
"""Paths that commands create."""


def test_anchors_are_named_like_those_of_github() -> None:
    assert {"1-define-the-game", "refused-definitions"} <= anchors(DOCUMENTS["rulesets.md"])
    assert "building-on-demand" in anchors(DOCUMENTS["operations.md"])
