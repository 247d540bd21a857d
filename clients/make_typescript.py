"""The package of npm: types by openapi-typescript, a method for every operation by this file, the rest by hand."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from clients.contract import CONTRACT, MADE, ROOT, digest_of
from clients.npm import NODE_MODULES, OPENAPI_TYPESCRIPT, TSC, run_npm, run_program
from openapi.requests import operations, resolved

PACKAGE: Final = ROOT / "clients" / "typescript"
TYPES, METHODS, MANIFEST = "src/schema.ts", "src/operations.ts", "package.json"

_JSON: Final = "application/json"
_LINES: Final = "application/x-ndjson"


def typescript_files(document: dict[str, Any]) -> dict[str, str]:
    """What is made of the contract, by its name in the package."""
    manifest = json.loads((PACKAGE / MANIFEST).read_text(encoding="utf-8"))
    head = f"// {MADE}\n// Contract {digest_of(document)}\n"
    return {
        TYPES: head + _types(),
        METHODS: head + "\n".join(_methods(document)) + "\n",
        MANIFEST: _manifest(manifest, document["info"]["version"]),
    }


def build_typescript(folder: Path) -> Path:
    """The package as a file that npm installs."""
    with TemporaryDirectory() as name:
        project = Path(name)
        for each in (MANIFEST, "tsconfig.json", "README.md", "LICENSE", "src"):
            copy = shutil.copytree if (PACKAGE / each).is_dir() else shutil.copyfile
            copy(PACKAGE / each, project / each)
        (project / "node_modules").symlink_to(NODE_MODULES)
        run_program(TSC, cwd=project)
        [packed] = json.loads(run_npm("pack", "--json", "--pack-destination", folder, cwd=project))
    return folder / str(packed["filename"])


def _types() -> str:
    """The types of all that is sent and answered, each also by its bare name."""
    names = ("--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing")
    with TemporaryDirectory() as name:
        # What a request may leave out may be left out, also where the contract says what is taken for it.
        options = ("--default-non-nullable=false", *names, "--output", "schema.ts")
        run_program(OPENAPI_TYPESCRIPT, CONTRACT, *options, cwd=Path(name))
        return (Path(name) / "schema.ts").read_text(encoding="utf-8")


def _manifest(manifest: dict[str, Any], version: str) -> str:
    """package.json with the version of the contract, laid out as it is."""
    text = (PACKAGE / MANIFEST).read_text(encoding="utf-8")
    return text.replace(f'"version": "{manifest["version"]}"', f'"version": "{version}"')


def _methods(document: dict[str, Any]) -> Iterator[str]:
    """The class that has a method for every operation which answers in JSON of a schema with a name."""
    methods = [
        Method(document, path, method, operation)
        for path, method, operation in operations(document)
        # What has no schema of its own, as the contract itself, nobody reads by its types.
        if "$ref" in _answer(document, operation)["content"].get(_JSON, {"schema": {}})["schema"]
    ]
    used = sorted({name for method in methods for name in method.types() if name.isidentifier()})
    yield f'import type {{ {", ".join(used)}, operations }} from "./schema.ts";'
    yield ""
    yield "/** The version of the contract that this client is made of. */"
    yield f'export const CONTRACT_VERSION = "{document["info"]["version"]}";'
    yield from _SHARED.splitlines()
    for method in methods:
        yield from method.lines()
    yield "}"


_SHARED: Final = """
/** How one call is made. */
export interface CallOptions {
  /** Gives the call up, also while it waits to ask again. */
  signal?: AbortSignal;
  /** Sent with this request. */
  headers?: Record<string, string>;
}

/** What is sent: a body, or parameters of the path and of the query. */
export interface Asked {
  body?: unknown;
  parameters?: object | undefined;
}

type Said<T> = Exclude<T, undefined>;
type Parameters<Id extends keyof operations> = (operations[Id]["parameters"] extends { query?: infer Query }
  ? Said<Query> extends never ? unknown : Said<Query>
  : unknown) &
  (operations[Id]["parameters"] extends { path: infer Path } ? Path : unknown);

/** A method for every operation of the contract. */
export abstract class Operations {
  protected abstract call<Answer>(
    method: string,
    path: string,
    asked: Asked,
    options?: CallOptions,
  ): Promise<Answer>;"""


@dataclass(frozen=True, slots=True)
class Method:
    """An operation as a method: of its body, or of its parameters of the path and of the query."""

    document: Mapping[str, Any]
    path: str
    method: str
    operation: Mapping[str, Any]

    def lines(self) -> Iterator[str]:
        """The method in TypeScript."""
        *taken, answer = self.types()
        yield ""
        yield from _comment(self.operation)
        head = f"  {camel_case(self.operation['operationId'])}"
        if "requestBody" in self.operation:
            said, asked = f"body: {taken[0]}, ", "{ body }"
        elif parameters := self._parameters():
            needed = any(each.get("required") for each in parameters)
            said, asked = f"parameters{'' if needed else '?'}: {taken[0]}, ", "{ parameters }"
        else:
            said, asked = "", "{}"
        yield f"{head}({said}options?: CallOptions): Promise<{answer}> {{"
        yield f'    return this.call("{self.method}", "{self.path}", {asked}, options);'
        yield "  }"

    def types(self) -> list[str]:
        """That of what is sent, if there is any, and that of the answer."""
        answer = _named(_answer(self.document, self.operation))
        if "requestBody" in self.operation:
            return [_named(self.operation["requestBody"]), answer]
        return [f'Parameters<"{self.operation["operationId"]}">', answer] if self._parameters() else [answer]

    def _parameters(self) -> list[Mapping[str, Any]]:
        found = [resolved(self.document, each, "")[0] for each in self.operation.get("parameters", ())]
        return [each for each in found if each["in"] in ("path", "query")]


def _named(holder: Mapping[str, Any]) -> str:
    """The schema of a body in JSON, all of which have names."""
    return str(holder["content"][_JSON]["schema"]["$ref"]).removeprefix("#/components/schemas/")


def _comment(operation: Mapping[str, Any]) -> Iterator[str]:
    lines = [f"{operation['summary']}.", *operation.get("description", "").splitlines()]
    yield "  /**"
    yield from (f"   * {line}".rstrip().replace("*/", "*\\/") for line in lines)
    yield "   */"


def _answer(document: Mapping[str, Any], operation: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = resolved(document, operation["responses"]["200"], "")[0]
    return found


def camel_case(name: str) -> str:
    """A name as JavaScript has it."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
