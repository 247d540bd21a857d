"""Following tutorials: their steps, and the files that a reader saves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.documents.reading import DOCUMENTS, Block, blocks, text_of

SERVER: Final = "http://127.0.0.1:8000"
TUTORIALS: Final = [document for document in DOCUMENTS if document.startswith("tutorials/")]
SUFFIXES: Final = {"html": ".html", "js": ".js", "python": ".py", "text": ".txt"}

USES: Final = [
    [("enter", "dice", "13346"), ("enter", "rolls", "2"), ("ask",), ("read", "points")],
    [("enter", "dice", "13347"), ("enter", "rolls", "2"), ("ask",), ("read", "error")],
    [("enter", "dice", "13346"), ("enter", "rolls", "2"), ("ask",), ("read", "advice")],
    [
        *(("enter", "dice", "33346"), ("enter", "rolls", "0"), ("ask",), ("press", "threes: 9")),
        *(("enter", "dice", "22456"), ("enter", "rolls", "1"), ("ask",), ("read", "advice")),
    ],
]
"""Actions of the reader of the tutorial about an app before each shown text."""


@dataclass(frozen=True, slots=True)
class Step:
    """A block of a tutorial and the prose before it."""

    prose: str
    block: Block

    @property
    def saved_as(self) -> str | None:
        """Return the name of the file that the block is saved as, if any."""
        names = re.findall(r"\b[Ss]ave [^.`]*as `([^`]+)`", self.prose)
        return names[-1] if names and self.block.language in SUFFIXES else None

    @property
    def is_appended(self) -> bool:
        """Return whether the block extends the file that was saved last in this language."""
        return self.block.language != "text" and bool(re.search(r"\b[Aa]ppend\b", self.prose))


def steps(document: str) -> Iterator[Step]:
    """Return the steps of a tutorial in order."""
    lines = text_of(document).splitlines()
    end = 0
    for block in blocks(document):
        start = block.line - 1
        yield Step(" ".join(lines[end:start]), block)
        end = start + block.text.count("\n") + 2


@dataclass(slots=True)
class Workspace:
    """The folder of a reader, whose files ask the server at `address`."""

    folder: Path
    address: str
    _latest: dict[str, str] = field(default_factory=dict)

    def follow(self, step: Step) -> bool:
        """Save or extend a file, and return whether the step wants this."""
        language = step.block.language
        text = step.block.text.replace(SERVER, self.address).replace(":8000", f":{self.address.rpartition(':')[2]}")
        if name := step.saved_as:
            assert name.endswith(SUFFIXES[language])
            self._latest[language] = name
            (self.folder / name).write_text(text, encoding="utf-8")
            return True
        if step.is_appended:
            # A style extends the page.
            with (self.folder / self._latest[language]).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{text}" if language == "python" else f"\n{text}")
            return True
        return False
