"""Scripts with the texts of pages: one per part and language, in `api/web/i18n`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from api.texts.catalogue import FOLDER as TEXTS
from api.texts.catalogue import Text, languages, load_parts

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "i18n"
MADE_FROM: Final = Path(__file__).parent / ".made-from"
"""Digest of the files that the scripts were made from."""
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


def read_texts(language: str, folder: Path = FOLDER, made_from: Path = MADE_FROM) -> dict[str, Text]:
    """Return all texts of a language by key; raises `InvalidTexts`.

    They are read from its scripts if these are up to date, which takes a hundredth of the time of parsing.
    """
    if not _are_current(folder, made_from):
        return {key: text for part in load_parts(language).values() for key, text in part.texts.items()}
    found: dict[str, Text] = {}
    for path in folder.rglob(f"{language}.js"):
        found |= json.loads(path.read_text("utf-8").removeprefix(_BEFORE).removesuffix(_AFTER))
    return found


def write_scripts(folder: Path = FOLDER, made_from: Path = MADE_FROM) -> bool:
    """Replace all scripts unless they were made from the current files; return whether they were replaced."""
    if _are_current(folder, made_from):
        return False
    wanted = scripts()
    # If this is interrupted, the scripts count as outdated whatever the files are then.
    made_from.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in wanted.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(source, encoding="utf-8")
    made_from.write_text(_digest(), encoding="utf-8")
    return True


def _are_current(folder: Path, made_from: Path) -> bool:
    return folder.is_dir() and made_from.is_file() and made_from.read_text("utf-8") == _digest()


@cache
def _digest() -> str:
    """Return the digest of the sources of the scripts."""
    sources = sorted([*TEXTS.glob("*.ftl"), *Path(__file__).parent.glob("*.py")])
    return sha256(b"".join(path.name.encode() + path.read_bytes() for path in sources)).hexdigest()
