"""Meanings of problem codes and of kinds of problem documents, with examples, as data.

A kind of problem document that holds one problem has the code of that problem: `missing-table` is both. Kinds and codes
share one namespace, and a description of a code applies to both.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from api.http.problem_kinds import KINDS, ProblemKind
from api.http.problem_texts import group_title, problem_text, problem_title
from api.texts.texts import ENGLISH, Texts
from engine.problem_codes import PROBLEM_CODES

WORDS: Final = Path(__file__).parent / "problem_codes.toml"
ANSWERS: Final = Path(__file__).parent / "problem_answers.json"
"""Answers to the examples, made by ``python -m openapi``."""


@dataclass(frozen=True, slots=True)
class ExampleRequest:
    """A request that causes a problem, under the condition `when`, if any; `body` is None if it has none."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: str | None
    when: str | None

    @property
    def text(self) -> str:
        """The request as it is in the file and on a page."""
        head = "\n".join([f"{self.method} {self.path}", *(f"{name}: {said}" for name, said in self.headers.items())])
        return head if self.body is None else f"{head}\n\n{self.body}"


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a code, a kind of problem document, or both.

    `fields` are those that problems with the code may have in addition to `code`, `pointer` and `detail`. `answer` has
    the status of the answer to the example, and its problem; None until it is generated.
    """

    name: str
    is_code: bool
    kind: ProblemKind | None
    meaning: str
    advice: str
    fields: tuple[str, ...]
    request: ExampleRequest
    answer: Mapping[str, Any] | None

    @property
    def title(self) -> str:
        """The English title."""
        return problem_title(ENGLISH, self.name)


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related meanings."""

    name: str
    meanings: tuple[Meaning, ...]

    @property
    def title(self) -> str:
        """The English title."""
        return group_title(ENGLISH, self.name)


@cache
def problem_groups() -> tuple[Group, ...]:
    """Return all meanings in the order of the file."""
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    answers = json.loads(ANSWERS.read_text(encoding="utf-8")) if ANSWERS.is_file() else {}
    return tuple(
        Group(group, tuple(_meaning(name, each, answers.get(name)) for name, each in said.items()))
        for group, said in words.items()
    )


@cache
def problem_meanings() -> Mapping[str, Meaning]:
    """Return all meanings by name."""
    return {each.name: each for group in problem_groups() for each in group.meanings}


def _meaning(name: str, said: Mapping[str, Any], answered: Mapping[str, Any] | None) -> Meaning:
    kind = next((each for each in KINDS if each.name == name), None)
    return Meaning(
        name,
        name in PROBLEM_CODES,
        kind,
        said["meaning"],
        kind.advice if kind else said["advice"],
        tuple(said.get("fields", ())),
        _parse_request(said["request"], said.get("when")),
        answered,
    )


def _parse_request(text: str, when: str | None) -> ExampleRequest:
    """Return a request of the file: a line, headers, and after an empty line the body."""
    head, ends, body = text.partition("\n\n")
    first, *headers = head.splitlines()
    method, _, path = first.partition(" ")
    said = dict(line.split(": ", 1) for line in headers)
    return ExampleRequest(method, path, said, body.removesuffix("\n") if ends else None, when)


def dump_meaning(each: Meaning) -> dict[str, Any]:
    """Return a meaning as it is sent."""
    request = each.request
    return {
        **_dump_title(ENGLISH, each),
        "meaning": each.meaning,
        "advice": each.advice,
        "example": {
            **({"when": request.when} if request.when else {}),
            "method": request.method,
            "path": request.path,
            **({"headers": dict(request.headers)} if request.headers else {}),
            **({"body": request.body} if request.body is not None else {}),
            **(each.answer or {}),
        },
    }


def dump_groups(texts: Texts, groups: tuple[Group, ...]) -> dict[str, Any]:
    """Return the titles and sentences of all meanings in a language as they are sent."""
    return {
        "groups": [
            {
                "name": each.name,
                "title": group_title(texts, each.name),
                "problems": [{**_dump_title(texts, one), **_dump_text(texts, one)} for one in each.meanings],
            }
            for each in groups
        ]
    }


def _dump_text(texts: Texts, each: Meaning) -> dict[str, str]:
    text = problem_text(texts, each.name)
    return {} if text is None else {"text": text}


def _dump_title(texts: Texts, each: Meaning) -> dict[str, Any]:
    return {
        "name": each.name,
        **({"code": each.name, "fields": list(each.fields)} if each.is_code else {}),
        **({"type": each.kind.type, "status": each.kind.status} if each.kind else {}),
        "title": problem_title(texts, each.name),
    }
