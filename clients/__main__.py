"""The command ``python -m clients``: build everything that can be published into dist/.

The same commit gives the same bytes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from api.service.version import VERSION
from clients import (
    make_kotlin,
    make_offline,
    make_offline_kit,
    make_php,
    make_python,
    make_swift,
    make_typescript,
    make_widget,
)
from clients.bill import Graph, bill_of_materials, maven_dependencies, npm_dependencies, python_dependencies
from clients.contract import ROOT
from clients.npm import Failed
from strategy_tables.store.manifest import MANIFEST

DIST = ROOT / "dist"


class Part(NamedTuple):
    """A package: its URL without the version, a function that writes its files, and its dependencies."""

    url: str
    build: Callable[[Path], object]
    graph: Callable[[str], Graph] = lambda _: {}


PARTS = [
    Part(
        "pkg:npm/keepwise",
        make_typescript.build_typescript,
        lambda url: npm_dependencies(url, make_typescript.PACKAGE / make_typescript.MANIFEST),
    ),
    Part("pkg:npm/keepwise-offline", make_offline.build_offline),
    Part("pkg:npm/keepwise-widget", make_widget.build_widget),
    Part(
        "pkg:pypi/keepwise-client",
        make_python.build_python,
        lambda url: python_dependencies(url, make_python.PACKAGE / make_python.PROJECT),
    ),
    Part(
        "pkg:maven/keepwise/keepwise",
        make_kotlin.build_kotlin,
        lambda url: maven_dependencies(url, make_kotlin.PACKAGE / make_kotlin.PROJECT),
    ),
    Part("pkg:composer/keepwise/keepwise", make_php.build_php),
    Part("pkg:generic/keepwise-swift", make_swift.build_swift),
    Part(
        "pkg:generic/keepwise-offline-kit",
        lambda folder: make_offline_kit.write_kit(folder / f"keepwise-offline-kit-{VERSION}.zip"),
    ),
    Part(
        "pkg:generic/keepwise-manifest",
        lambda folder: shutil.copy(MANIFEST, folder / "keepwise-manifest.txt"),
    ),
    Part(
        "pkg:generic/keepwise-contract",
        lambda folder: [shutil.copy(each, folder) for each in ROOT.glob("openapi*.yaml")],
    ),
]


def main() -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m clients", description=__doc__)
    parser.add_argument("--dirty", action="store_true", help="build from uncommitted files too")
    dirty = parser.parse_args().dirty
    if (changed := git("status", "--porcelain")) and not dirty:
        print(f"Not committed (--dirty builds anyway):\n{changed}", file=sys.stderr)
        return 1
    seconds = git("log", "-1", "--format=%ct")
    # Tools that write times write this one. Archives have the permissions of files.
    os.environ["SOURCE_DATE_EPOCH"] = seconds
    os.umask(0o022)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    packages, graph, failed = dict[str, set[Path]](), dict[str, Iterable[str]](), False
    for part in PARTS:
        url, before = f"{part.url}@{VERSION}", {*DIST.iterdir()}
        try:
            part.build(DIST)
        except Failed as error:
            print(f"Not built: {url}: {error}", file=sys.stderr)
            failed = True
        else:
            packages[url] = {*DIST.iterdir()} - before
            graph.update(part.graph(url))
    bill = bill_of_materials(VERSION, int(seconds), packages, graph)
    (DIST / f"keepwise-{VERSION}.cdx.json").write_text(bill, encoding="utf-8")
    files = sorted(DIST.iterdir())
    sums = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    for file in files:
        print(f"{file.stat().st_size:9,} {file.relative_to(ROOT)}")
    return int(failed)


def git(*arguments: str) -> str:
    """Return the output of git."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
