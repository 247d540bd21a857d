"""Documentation of every problem code: complete and true, as a page for people and data for programs."""

import ast
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.endpoints.server.problem_meanings import WORDS, Meaning, problem_groups, problem_meanings
from api.http.errors import VALUES
from api.http.problem_kinds import KINDS
from engine.errors import Problem
from engine.problem_codes import PROBLEM_CODES
from openapi.problem_examples import answer_example
from strategy_tables.store.lru_cache import MEMORY
from tests.api.browsers import BROWSER, inline_parts
from tests.api.clients import client_of
from tests.api.read_contract import SPECIFICATION
from tests.sentences import sentence_faults
from tests.servers import ROOT

MEANINGS = list(problem_meanings().values())
KIND_NAMES = {kind.name for kind in KINDS}
SAY_A_CODE = {"Problem", "refusal", "note", "_note", "_not_readable"}
"""Functions whose first argument is a code."""


@pytest.fixture
def client(small_app: Flask) -> FlaskClient:
    # Not the checked client, since no schema describes a page.
    return FlaskClient(small_app, small_app.response_class)


def name(meaning: Meaning) -> str:
    return meaning.name


def test_all_codes_and_kinds_are_documented_and_no_others() -> None:
    assert sorted(problem_meanings()) == sorted({*PROBLEM_CODES, *KIND_NAMES})
    assert len(MEANINGS) == sum(len(group.meanings) for group in problem_groups()), "a name is told of in two groups"
    assert list(PROBLEM_CODES) == sorted(PROBLEM_CODES)


def test_details_do_not_repeat_the_kind() -> None:
    words: dict[str, dict[str, Any]] = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    for said in words.values():
        for each, fields in said.items():
            wanted = {"meaning", "request"} if each in KIND_NAMES else {"meaning", "advice", "request"}
            assert fields.keys() - {"when", "fields"} == wanted, each


def test_fields_are_declared_with_codes() -> None:
    declared = {each.name: each.fields for each in MEANINGS}
    assert {name for name, fields in declared.items() if fields} <= set(PROBLEM_CODES)
    assert {field for fields in declared.values() for field in fields} == {*VALUES, "found"}
    for meaning in MEANINGS:
        assert meaning.answer is not None
        assert (
            meaning.answer["problem"].keys() - {"code", "pointer", "detail"} <= {*declared[meaning.name]}
            or not meaning.is_code
        )


def test_undeclared_fields_are_detected() -> None:
    with pytest.raises(AssertionError, match=r"wrong-die does not declare \['choices'\]"):
        Problem("wrong-die", (), "…", found=7, choices=("6",))


@pytest.mark.parametrize("meaning", MEANINGS, ids=name)
def test_an_example_is_reproduced_as_shown(built: FlaskClient, meaning: Meaning) -> None:
    # Results cached by earlier tests would cost nothing.
    MEMORY.clear()
    assert meaning.answer is not None, "make openapi asks for it"
    answer = answer_example(built, meaning, client_of)
    assert answer == meaning.answer


@pytest.mark.parametrize("meaning", MEANINGS, ids=name)
def test_sentences_are_well_formed(meaning: Meaning) -> None:
    for text in (meaning.title, meaning.meaning, meaning.advice):
        assert text[0] == text[0].upper(), text
        assert not sentence_faults(re.sub("`[^`]*`", "this", text)), text
        assert text.count("`") % 2 == 0, text
    assert not meaning.title.endswith(".")
    assert meaning.meaning.endswith(".")
    assert meaning.advice.endswith(".")


@pytest.mark.parametrize("meaning", MEANINGS, ids=name)
def test_details_have_one_form(meaning: Meaning) -> None:
    assert meaning.answer is not None
    detail = meaning.answer["problem"]["detail"]
    assert not detail[0].isupper() or detail.startswith(("Ann ", "Content-Length ", "DELETE ")), detail
    assert not detail.endswith("."), detail


def codes_in_the_source() -> Iterator[tuple[str, str]]:
    """Yield the place and the code of all literals; mypy checks other expressions."""
    for package in ("engine", "strategy_tables", "api"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] in SAY_A_CODE:
                    for inner in ast.walk(node.args[0]):
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                            yield f"{path.name}:{node.lineno}", inner.value


def test_every_code_of_the_source_is_documented() -> None:
    said = list(codes_in_the_source())
    assert len(said) > 200
    assert [(place, code) for place, code in said if code not in PROBLEM_CODES] == []


def test_the_contract_lists_the_codes() -> None:
    assert SPECIFICATION["components"]["schemas"]["ProblemCode"]["enum"] == list(PROBLEM_CODES)


@pytest.mark.parametrize(
    "path", ["/problems", "/problems/wrong-points", "/problems/missing-table", "/problems/invalid"]
)
def test_people_get_a_page_and_programs_get_data(client: FlaskClient, path: str) -> None:
    page, data = client.get(path, headers={"Accept": BROWSER}), client.get(path)
    assert (page.status_code, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert (data.status_code, data.mimetype) == (200, "application/json")
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert inline_parts(page.text) == []
    # A shared cache must distinguish both representations, and so must revalidation.
    assert page.headers["ETag"] != data.headers["ETag"]
    for answer, accept, other in ((page, BROWSER, data), (data, "*/*", page)):
        varied = {"accept", "accept-language"} if (path, accept) == ("/problems", "*/*") else {"accept"}
        assert answer.vary.as_set() == varied
        for tag, status in ((answer.headers["ETag"], 304), (other.headers["ETag"], 200)):
            again = client.get(path, headers={"Accept": accept, "If-None-Match": tag})
            assert (again.status_code, again.vary.as_set()) == (status, varied)
            assert again.headers["ETag"] == answer.headers["ETag"]


@pytest.mark.parametrize("meaning", MEANINGS, ids=name)
def test_a_page_matches_the_data(client: FlaskClient, meaning: Meaning) -> None:
    page = unescape(client.get(f"/problems/{meaning.name}", headers={"Accept": BROWSER}).text)
    data = client.get(f"/problems/{meaning.name}").get_json()
    plain = page.replace("<code>", "`").replace("</code>", "`")
    for field in ("title", "meaning", "advice"):
        assert data[field] in plain
    assert data.get("code", f"type `{data.get('type')}`") in plain
    example = data["example"]
    assert f"{example['method']} {example['path']}" in page
    assert example.get("body", "") in page
    assert example["problem"]["detail"] in page.replace('\\"', '"').replace("\\\\", "\\")


def test_the_list_links_to_all_problems(client: FlaskClient) -> None:
    page = client.get("/problems", headers={"Accept": BROWSER}).text
    data = client.get("/problems").get_json()
    listed = [each for group in data["groups"] for each in group["problems"]]
    assert sorted(each["name"] for each in listed) == sorted(problem_meanings())
    assert {each["code"] for each in listed if "code" in each} == set(PROBLEM_CODES)
    assert {each["type"] for each in listed if "type" in each} == {kind.type for kind in KINDS}
    for each in listed:
        assert f'href="/problems/{each["name"]}"' in page
