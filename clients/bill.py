"""The software bill of materials of a release, as CycloneDX 1.6, and the dependencies in it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clients.contract import ROOT

Graph = Mapping[str, Iterable[str]]
"""Dependencies of all packages, as package URLs."""

_NPM_LOCK: Final = ROOT / "clients" / "package-lock.json"


def bill_of_materials(version: str, seconds: int, packages: Mapping[str, Iterable[Path]], graph: Graph) -> str:
    """Return the bill of packages, by their URLs, with their files and the dependencies in the graph."""
    bom = Bom(serial_number=uuid5(NAMESPACE_URL, f"keepwise {version} {seconds}"))
    bom.metadata.timestamp = datetime.fromtimestamp(seconds, UTC)
    bom.metadata.component = Component(name="keepwise", version=version, bom_ref="keepwise")
    found = {purl: _component(purl) for purl in {*graph, *(each for needed in graph.values() for each in needed)}}
    for purl, files in packages.items():
        found[purl] = _component(purl)
        found[purl].licenses.add(DisjunctiveLicense(id="MIT"))
        found[purl].components.update(map(_file, files))
    bom.components.update(found.values())
    bom.register_dependency(bom.metadata.component, [found[purl] for purl in packages])
    for purl, component in found.items():
        bom.register_dependency(component, [found[each] for each in graph.get(purl, ())])
    return str(JsonV1Dot6(bom).output_as_string(indent=2)) + "\n"


def _component(purl: str) -> Component:
    said = PackageURL.from_string(purl)
    return Component(name=said.name, group=said.namespace, version=said.version, purl=said, bom_ref=purl)


def _file(path: Path) -> Component:
    digest = HashType(alg=HashAlgorithm.SHA_256, content=sha256(path.read_bytes()).hexdigest())
    return Component(name=path.name, type=ComponentType.FILE, hashes=[digest], bom_ref=path.name)


def npm_dependencies(purl: str, manifest: Path) -> Graph:
    """Return the dependencies of an npm package with the locked versions, which its tests use."""
    locked = json.loads(_NPM_LOCK.read_text(encoding="utf-8"))["packages"]

    def url(name: str) -> str:
        return f"pkg:npm/{name}@{locked[f'node_modules/{name}']['version']}"

    def needed(name: str) -> list[str]:
        return sorted(locked[f"node_modules/{name}"].get("dependencies", ()))

    return _graph(purl, sorted(json.loads(manifest.read_text(encoding="utf-8")).get("dependencies", ())), url, needed)


def python_dependencies(purl: str, manifest: Path) -> Graph:
    """Return the dependencies of a Python package with the installed versions, which its tests use."""

    def url(name: str) -> str:
        return f"pkg:pypi/{name}@{metadata.version(name)}"

    project = tomllib.loads(manifest.read_text(encoding="utf-8"))["project"]
    return _graph(purl, _names(project["dependencies"]), url, lambda name: _names(metadata.requires(name) or ()))


def maven_dependencies(purl: str, manifest: Path) -> Graph:
    """Return the direct dependencies of a Maven project."""
    spaces = {"": "http://maven.apache.org/POM/4.0.0"}
    project = ElementTree.fromstring(manifest.read_text(encoding="utf-8"))  # noqa: S314  it is ours
    values = {f"${{{each.tag.partition('}')[2]}}}": each.text for each in project.findall("properties/*", spaces)}

    def url(dependency: ElementTree.Element) -> str:
        group, name, version = (dependency.findtext(each, "", spaces) for each in ("groupId", "artifactId", "version"))
        return f"pkg:maven/{group}/{name}@{values.get(version, version)}"

    return {purl: [*map(url, project.findall("dependencies/dependency", spaces))]}


def _names(requirements: Iterable[str]) -> list[str]:
    """Return the names of the requirements that apply without extras."""
    parsed = map(Requirement, requirements)
    return sorted(
        canonicalize_name(each.name) for each in parsed if each.marker is None or each.marker.evaluate({"extra": ""})
    )


def _graph(purl: str, names: list[str], url: Callable[[str], str], needed: Callable[[str], list[str]]) -> Graph:
    """Return the dependencies of a package and, by their names, of all that it needs."""
    graph, left = {purl: [*map(url, names)]}, names
    while left:
        name, *left = left
        if url(name) not in graph:
            graph[url(name)] = [*map(url, needed(name))]
            left += needed(name)
    return graph
