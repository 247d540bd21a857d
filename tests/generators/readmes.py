"""Programs in the READMEs of clients."""

from __future__ import annotations

from pathlib import Path

from tests.documents.reading import blocks_in


def shown_programs(readme: Path, language: str) -> list[tuple[str, str]]:
    """Return the programs in a language, each with its documented output or an empty string."""
    found = list(blocks_in(readme.name, readme.read_text(encoding="utf-8")))
    printed = [block.text if block.language == "text" else "" for block in found]
    after = [*printed[1:], ""]
    return [(block.text, text) for block, text in zip(found, after, strict=True) if block.language == language]
