"""The npm package: types by openapi-typescript, a method per operation by this module, the rest hand-written."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from api.contract.document import operations, resolved
from api.contract.files import CONTRACT
from clients.contract import LINES, MADE, ROOT, read_contract, schema_name
from clients.npm import NODE_MODULES, OPENAPI_TYPESCRIPT, TSC, run_npm, run_program
from clients.sources import assemble, versioned

PACKAGE: Final = ROOT / "clients" / "typescript"
TYPES, METHODS, MANIFEST = "src/schema.ts", "src/operations.ts", "package.json"

_JSON: Final = "application/json"


def typescript_sources() -> Path:
    """Return a folder with all sources of the package."""
    return assemble(PACKAGE, _generated_files)


def _generated_files() -> dict[str, str]:
    """Return the generated files by their names in the package."""
    head = f"// {MADE}\n"
    return {
        TYPES: head + _types(),
        METHODS: head + "\n".join(_methods(read_contract())) + "\n",
        MANIFEST: versioned(PACKAGE / MANIFEST),
    }


def build_typescript(folder: Path) -> Path:
    """Build the npm archive and return its path."""
    return pack(typescript_sources(), folder)


def pack(package: Path, folder: Path) -> Path:
    """Compile the sources of an npm package, pack it into a file in the folder and return its path."""
    with TemporaryDirectory() as name:
        project = Path(name)
        for each in (MANIFEST, "tsconfig.json", "README.md", "LICENSE", "src"):
            copy = shutil.copytree if (package / each).is_dir() else shutil.copyfile
            copy(package / each, project / each)
        (project / "node_modules").symlink_to(NODE_MODULES)
        run_program(TSC, cwd=project)
        [packed] = json.loads(run_npm("pack", "--json", "--pack-destination", folder, cwd=project))
    return folder / str(packed["filename"])


def _types() -> str:
    """Return the types of all schemas, with their bare names too."""
    names = ("--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing")
    with TemporaryDirectory() as name:
        # Optional fields of requests stay optional when the contract states a default.
        options = ("--default-non-nullable=false", *names, "--output", "schema.ts")
        run_program(OPENAPI_TYPESCRIPT, CONTRACT, *options, cwd=Path(name))
        return (Path(name) / "schema.ts").read_text(encoding="utf-8")


def _methods(document: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a class with a method per operation that answers with a named JSON schema."""
    methods = [
        Method(document, path, method, operation)
        for path, method, operation in operations(document)
        # Answers without a schema, such as the contract itself, are not read with types.
        if "$ref" in _answer(document, operation)["content"].get(_JSON, {"schema": {}})["schema"]
    ]
    used = sorted(set().union(*(method.types() for method in methods)))
    yield 'import { type CallOptions, Calls, type Parameters, seeded } from "./calls.ts";'
    yield f'import type {{ {", ".join(used)} }} from "./schema.ts";'
    yield ""
    yield "/** The version of the contract that this client is made of. */"
    yield f'export const CONTRACT_VERSION = "{document["info"]["version"]}";'
    yield ""
    yield "/** A method for every operation of the contract. */"
    yield "export abstract class Operations extends Calls {"
    for method in methods:
        yield from method.lines()
    yield "}"


@dataclass(frozen=True, slots=True)
class Method:
    """An operation as a method with its body, or with its parameters of path and query."""

    document: Mapping[str, Any]
    path: str
    method: str
    operation: Mapping[str, Any]

    def lines(self) -> Iterator[str]:
        """Yield the lines of the method in TypeScript, and of its streaming variant if there is one."""
        name = camel_case(self.operation["operationId"])
        said = [*self._taken(), f"options?: {self._options()}"]
        yield ""
        yield from _comment(f"{self.operation['summary']}.", *self.operation.get("description", "").splitlines())
        yield f"  {name}({', '.join(said)}): Promise<{_body_schema(_answer(self.document, self.operation))}> {{"
        yield f'    return this.call("{self.method}", "{self.path}", {{{self._asked()}}}, options);'
        yield "  }"
        if stream := self.operation.get(LINES):
            item, result = schema_name(stream["item"]), schema_name(stream["result"])
            yield ""
            yield from _comment(f"As `{name}`, for as many items as there are: each result as it arrives.")
            yield f"  {name}Stream("
            yield f"    items: Iterable<{item}> | AsyncIterable<{item}>,"
            yield f"    options?: {self._options()},"
            yield f"  ): AsyncGenerator<{result}> {{"
            yield f'    return this.stream("{self.path}", items, options);'
            yield "  }"

    def types(self) -> set[str]:
        """Return the schemas that it uses."""
        stream = [schema_name(each) for each in self.operation.get(LINES, {}).values()]
        bodies = [_body_schema(each) for each in (_answer(self.document, self.operation), self._body()) if each]
        return {*stream, *bodies}

    def _taken(self) -> list[str]:
        if body := self._body():
            return [f"body: {_body_schema(body)}"]
        parameters = self._parameters()
        needed = any(each.get("required") for each in parameters)
        return [f"parameters{'' if needed else '?'}: {self._type_of_parameters()}"] if parameters else []

    def _options(self) -> str:
        """Return the type of the options; parameters next to a body belong there, since most calls have none."""
        beside = self._body() and self._parameters()
        return f"CallOptions & {{ parameters?: {self._type_of_parameters()} }}" if beside else "CallOptions"

    def _asked(self) -> str:
        said = []
        if body := self._body():
            properties = self.document["components"]["schemas"][_body_schema(body)]["properties"]
            said.append("body: seeded(body)" if "seed" in properties else "body")
        if self._parameters():
            said.append("parameters: options?.parameters" if said else "parameters")
        return f" {', '.join(said)} " if said else ""

    def _body(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.operation.get("requestBody", {})
        return found

    def _parameters(self) -> list[Mapping[str, Any]]:
        found = [resolved(self.document, each, "")[0] for each in self.operation.get("parameters", ())]
        return [each for each in found if each["in"] in ("path", "query")]

    def _type_of_parameters(self) -> str:
        return f'Parameters<"{self.operation["operationId"]}">'


def _body_schema(holder: Mapping[str, Any]) -> str:
    """Return the name of the JSON schema of a body."""
    return schema_name(holder["content"][_JSON]["schema"])


def _comment(*lines: str) -> Iterator[str]:
    yield "  /**"
    yield from (f"   * {line}".rstrip().replace("*/", "*\\/") for line in lines)
    yield "   */"


def _answer(document: Mapping[str, Any], operation: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = resolved(document, operation["responses"]["200"], "")[0]
    return found


def camel_case(name: str) -> str:
    """Return a name in camel case."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
