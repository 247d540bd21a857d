"""A check that problems have no fields other than those that the catalogue declares for their codes."""

import tomllib
from dataclasses import fields
from functools import cache
from typing import Any

from engine.errors import UNSAID, Problem
from tests.servers import ROOT

OF_ALL = {"code", "path", "detail", "doubts"}
"""Fields of every problem, and those that are never sent."""


@cache
def declared_fields() -> dict[str, frozenset[str]]:
    """Return the declared fields by code."""
    text = (ROOT / "api/endpoints/server/problem_codes.toml").read_text(encoding="utf-8")
    return {
        code: frozenset(said.get("fields", ()))
        for group in tomllib.loads(text).values()
        for code, said in group.items()
    }


def undeclared_fields(problem: Problem) -> list[str]:
    """Return the fields that a problem has, but its code does not declare."""
    values = {each.name: getattr(problem, each.name) for each in fields(problem)}
    said = {name for name, value in values.items() if value is not None and value != () and value is not UNSAID}
    return sorted(said - OF_ALL - declared_fields()[problem.code])


def check_every_problem() -> None:
    """Let the constructor of problems fail for undeclared fields, from now on."""
    construct = Problem.__init__

    def construct_and_check(problem: Problem, *args: Any, **values: Any) -> None:
        construct(problem, *args, **values)
        assert not (undeclared := undeclared_fields(problem)), f"{problem.code} does not declare {undeclared}"

    Problem.__init__ = construct_and_check  # type: ignore[assignment,method-assign]
