"""Source code of the Python client's methods, synchronous and asynchronous, for the operations of the contract.

Fields of the body, with the types of the models, or parameters of the query become keyword arguments. The method
returns the model of the answer.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from api.contract.document import operations, resolved
from clients.contract import LINES, schema_name

_SCALARS: Final = {"integer": "int", "number": "float", "string": "str", "boolean": "bool"}

_TOP: Final = '''"""A method for every operation of the contract."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from typing import Any, Literal, TypeVar

from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.questions import Lines, Question, drop_missing, fill_path, make_body

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel)
'''

_CLASS: Final = '''

class {name}:
    """{says}"""

    {a}def _ask(self, question: Question[Answer]) -> Answer:
        raise NotImplementedError

    def _ask_lines(
        self, question: Lines[Result], items: {Iterable}
    ) -> {Iterator}[Result | models.ProblemDocument]:
        raise NotImplementedError
'''


@dataclass(frozen=True, slots=True)
class Argument:
    """A keyword argument of a method."""

    name: str
    type: str
    required: bool

    def __str__(self) -> str:
        if self.required:
            return f"{self.name}: {self.type}"
        return f"{self.name}: {self.type if self.type.endswith('| None') else self.type + ' | None'} = None"


@dataclass(frozen=True, slots=True)
class Method:
    """An operation for which a method is written."""

    name: str
    verb: str
    path: str
    says: str
    answer: str
    may_be_empty: bool
    in_path: list[Argument]
    in_query: list[Argument]
    body: str | None
    in_body: list[Argument]
    item: str | None
    result: str | None


def methods_module(document: Mapping[str, Any], models: str) -> str:
    """Return the source of the methods, given that of the models."""
    fields = _fields(models)
    methods = [_method(document, fields, *each) for each in operations(document)]
    functions = {"a": "", "Iterable": "Iterable[Any]", "Iterator": "Iterator"}
    coroutines = {"a": "async ", "Iterable": "AsyncIterable[Any] | Iterable[Any]", "Iterator": "AsyncIterator"}
    text = _TOP
    for name, says, words in (
        ("Operations", "All operations; each call returns the answer.", functions),
        ("AsyncOperations", "All operations, as coroutines.", coroutines),
    ):
        text += _CLASS.format(name=name, says=says, **words)
        text += "".join(_method_source(method, words) for method in methods)
    return text


def _fields(models: str) -> dict[str, dict[str, Argument]]:
    """Return the fields of every model, with types and defaults, from its source."""
    module = ast.parse(models)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    aliases = {target.id for node in module.body if isinstance(node, ast.Assign) for target in _names(node.targets)}
    plain = _Plain({node.name for node in classes} | aliases)
    return {
        node.name: {
            target.id: Argument(target.id, ast.unparse(plain.visit(statement.annotation)), statement.value is None)
            for statement in node.body
            if isinstance(statement, ast.AnnAssign)
            for target in _names([statement.target])
        }
        for node in classes
    }


def _names(nodes: list[Any]) -> Iterator[ast.Name]:
    return (node for node in nodes if isinstance(node, ast.Name))


class _Plain(ast.NodeTransformer):
    """A transformer of types for use outside the module of models: without constraints, and with qualified names."""

    def __init__(self, defined: set[str]) -> None:
        self.defined = defined

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        if isinstance(node.value, ast.Name) and node.value.id == "Annotated" and isinstance(node.slice, ast.Tuple):
            return self.visit(node.slice.elts[0])
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> Any:
        return ast.parse(f"models.{node.id}", mode="eval").body if node.id in self.defined else node


def _method(
    document: Mapping[str, Any],
    fields: Mapping[str, Mapping[str, Argument]],
    path: str,
    verb: str,
    operation: Mapping[str, Any],
) -> Method:
    parameters = [resolved(document, each, "")[0] for each in operation.get("parameters", [])]
    sent = operation.get("requestBody", {}).get("content", {})
    body = schema_name(sent["application/json"]["schema"]) if sent else None
    answers = resolved(document, operation["responses"]["200"], "")[0]["content"]
    answer = _answer(answers)
    lines = operation.get(LINES)
    return Method(
        name=operation["operationId"],
        verb=verb.upper(),
        path=path,
        says=operation["summary"],
        answer=answer,
        may_be_empty="204" in operation["responses"],
        in_path=_arguments(document, parameters, "path"),
        in_query=_arguments(document, parameters, "query"),
        body=body,
        in_body=list(fields[body].values()) if body else [],
        item=f"models.{schema_name(lines['item'])}" if lines else None,
        result=_success_type(document, lines["result"]) if lines else None,
    )


def _answer(answers: Mapping[str, Any]) -> str:
    """Return the type of an answer: a model, an untyped object, or text."""
    if "application/json" not in answers:
        return "str"
    schema = answers["application/json"]["schema"]
    return f"models.{schema_name(schema)}" if "$ref" in schema else "dict[str, Any]"


def _success_type(document: Mapping[str, Any], result: Mapping[str, Any]) -> str:
    """Return the type of a successful line; others are problem documents."""
    kinds = resolved(document, result, "")[0]["oneOf"]
    return next(f"models.{name}" for kind in kinds if (name := schema_name(kind)) != "ProblemDocument")


def _arguments(document: Mapping[str, Any], parameters: list[Any], place: str) -> list[Argument]:
    """Return the parameters of one place that are not deprecated."""
    return [
        Argument(each["name"], _scalar(document, each["schema"]), each.get("required", False))
        for each in parameters
        if each["in"] == place and not each.get("deprecated")
    ]


def _scalar(document: Mapping[str, Any], schema: Mapping[str, Any]) -> str:
    """Return the type of a parameter."""
    schema, _ = resolved(document, schema, "")
    if "oneOf" in schema:
        return " | ".join(_scalar(document, each) for each in schema["oneOf"])
    if "enum" in schema:
        return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
    if schema["type"] == "array":
        return f"list[{_scalar(document, schema['items'])}]"
    return _SCALARS[schema["type"]]


def _method_source(method: Method, words: Mapping[str, str]) -> str:
    """Return the source of a method, and of its variant for many items if there is one."""
    wait = "await " if words["a"] else ""
    keywords = _keywords([*method.in_body, *method.in_query])
    returned = method.answer + (" | None" if method.may_be_empty else "")
    text = f"""
    {words["a"]}def {method.name}({_listed([*_positional(method), *keywords])}) -> {returned}:
{_docstring(method)}
        question: Question[{returned}] = Question({_listed(_question(method))})
        return {wait}self._ask(question)
"""
    if not method.item:
        return text
    items = f"items: {words['Iterable'].replace('Any', method.item)}"
    keywords = _keywords([each for each in [*method.in_body, *method.in_query] if each.name != "items"])
    return f"""{text}
    def {method.name}_stream({_listed([*_positional(method), items, *keywords])}) -> {words["Iterator"]}[
        {method.result} | models.ProblemDocument
    ]:
{_docstring(method, f"`{method.name}` for any number of items, answered in their order while more are read")}
        return self._ask_lines(Lines({_listed(_lines(method))}), items)
"""


def _positional(method: Method) -> list[str]:
    return ["self", *(f"{each.name}: {each.type}" for each in method.in_path)]


def _keywords(arguments: list[Argument]) -> list[str]:
    ordered = sorted(arguments, key=lambda each: not each.required)
    return ["*", *map(str, ordered)] if ordered else []


def _docstring(method: Method, says: str | None = None) -> str:
    paragraphs = [f"{(says or method.says).rstrip('.')}.", f"{method.verb} {method.path}"]
    return textwrap.indent('"""' + "\n\n".join(paragraphs) + '\n"""', " " * 8)


def _question(method: Method) -> list[str]:
    asked = [*_place(method), method.answer.partition("[")[0], *_query(method.in_query)]
    if method.body:
        asked.append(f"body=make_body({_listed([f'models.{method.body}', _given(method.in_body)])})")
    return asked


def _lines(method: Method) -> list[str]:
    beside = [each for each in method.in_body if each.name != "items"]
    return [*_place(method), str(method.result), *_query([*method.in_query, *beside])]


def _place(method: Method) -> list[str]:
    path = f'"{method.path}"'
    if method.in_path:
        path = f"fill_path({path}, {_given(method.in_path)})"
    return [f'"{method.verb}"', path]


def _query(arguments: list[Argument]) -> list[str]:
    return [f"query=drop_missing({_given(arguments)})"] if arguments else []


def _given(arguments: list[Argument]) -> str:
    return _listed([f"{each.name}={each.name}" for each in arguments])


def _listed(parts: list[str]) -> str:
    return ", ".join(parts)
