"""Scripts with the texts of pages: one per part and language, in `api/web/i18n`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from api.generated import GeneratedFiles
from api.texts.catalogue import FOLDER as TEXTS
from api.texts.catalogue import Text, languages, load_parts

_HERE: Final = Path(__file__).resolve().parent
SCRIPTS: Final = GeneratedFiles(
    _HERE.parent / "web" / "i18n", _HERE / ".made-from", (*TEXTS.glob("*.ftl"), *_HERE.glob("*.py"))
)
COMMON: Final = "common"
"""The part that every page loads."""
_BEFORE: Final = "export default "
_AFTER: Final = ";\n"


def scripts() -> dict[str, str]:
    """Return the sources of all scripts by path; raises `InvalidTexts`."""
    return {
        f"{'' if name == COMMON else f'{name}/'}{language}.js": _module(part.texts)
        for language in languages()
        for name, part in load_parts(language).items()
    }


def _module(texts: Mapping[str, Any]) -> str:
    return f"{_BEFORE}{json.dumps(texts, ensure_ascii=False, separators=(',', ':'))}{_AFTER}"


def read_texts(language: str, files: GeneratedFiles = SCRIPTS) -> dict[str, Text]:
    """Return all texts of a language by key; raises `InvalidTexts`.

    They are read from its scripts if these are up to date, which takes a hundredth of the time of parsing.
    """
    if not files.are_current():
        return {key: text for part in load_parts(language).values() for key, text in part.texts.items()}
    found: dict[str, Text] = {}
    for path in files.folder.rglob(f"{language}.js"):
        found |= json.loads(path.read_text("utf-8").removeprefix(_BEFORE).removesuffix(_AFTER))
    return found
