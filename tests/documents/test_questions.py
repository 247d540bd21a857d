"""All requests in the documents have the documented answers."""

import json
import re
import shlex
from dataclasses import dataclass
from http import HTTPStatus
from itertools import pairwise

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.documents.reading import DOCUMENTS, LEFT_OUT, ROOT, Block, all_blocks, contains, text_of

SERVER = "http://127.0.0.1:8000"


@dataclass(frozen=True)
class Question:
    """A request in the form of a curl command: the address, the body if any, header fields, and the block of its
    answer."""

    asked: Block
    url: str
    body: str | None
    fields: tuple[tuple[str, str], ...]
    head: bool
    answer: Block

    def __str__(self) -> str:
        return f"{self.asked} {self.url}"


def questions() -> list[Question]:
    found = []
    for block, after in pairwise([*all_blocks(), Block("", 0, "", "", "")]):
        if block.language in ("", "sh") and block.text.startswith("curl "):
            words = shlex.split(block.text.replace("\\\n", ""))[1:]
            found.append(Question(block, *_options(words), answer=after))
    return found


def _options(words: list[str]) -> tuple[str, str | None, tuple[tuple[str, str], ...], bool]:
    url, body, fields, head = "", None, [], False
    while words:
        match words.pop(0):
            case "-s":
                pass
            case "-sI":
                head = True
            case "--json":
                body = words.pop(0)
            case "-H":
                name, _, value = words.pop(0).partition(": ")
                fields.append((name, value))
            case address if address.startswith(SERVER):
                url = address.removeprefix(SERVER)
            case other:
                raise AssertionError(f"curl has an option that no test understands: {other}")
    return url, body, tuple(fields), head


QUESTIONS = questions()


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    # Imported here, since it exits if tables are missing.
    from api.wsgi import app

    return app.test_client()


def ask(client: FlaskClient, question: Question) -> TestResponse:
    if question.body is None:
        return client.open(question.url, method="HEAD" if question.head else "GET", headers=question.fields)
    named = question.body.removeprefix("@")
    body = question.body if named == question.body else (ROOT / named).read_text(encoding="utf-8")
    return client.post(question.url, data=body, content_type="application/json", headers=question.fields)


def test_every_question_has_a_separate_block() -> None:
    assert len(QUESTIONS) == sum(text_of(document).count("curl ") for document in DOCUMENTS) > 0


@pytest.mark.parametrize("question", QUESTIONS, ids=str)
def test_a_question_is_answered_as_shown(client: FlaskClient, question: Question) -> None:
    answer = ask(client, question)
    text = question.answer.text
    if question.answer.language == "json":
        shown = json.loads(text)
        # Problem documents contain their status; the status of a healthy server is a word.
        assert answer.status_code == (shown["status"] if type(shown.get("status")) is int else 200)
        assert contains(answer.json, shown), answer.json
        return
    # The shown answer is only a header, or includes it.
    assert question.answer.language == "http", f"{question} has no answer"
    status, *fields = text.splitlines()
    assert status == f"HTTP/1.1 {answer.status_code} {HTTPStatus(answer.status_code).phrase}"
    for field in fields:
        name, value = field.split(": ", 1)
        pattern = re.escape(value).replace(re.escape(LEFT_OUT), ".+")
        assert re.fullmatch(pattern, answer.headers.get(name, "")), (name, answer.headers.get(name))


def test_contains_sees_differences() -> None:
    assert contains({"a": {"b": 1, "c": [1, 2]}, "d": 3}, {"a": {"c": [1, 2]}})
    assert contains({"a": [{"b": 1, "c": 2}, 3]}, {"a": [{"b": 1}, 3]})
    assert contains({"a": [1, 2, 3]}, {"a": [1, LEFT_OUT]})
    assert not contains({"a": {"b": 1}}, {"a": {"b": 2}})
    assert not contains({"a": 1}, {"b": 1})
    assert not contains({"a": [1, 2]}, {"a": [1]})
    assert not contains({"a": [1, 2]}, {"a": [2, LEFT_OUT]})
    assert not contains({"a": []}, {"a": [1, LEFT_OUT]})
    assert contains({"a": 1.0}, {"a": 1})
    assert not contains({"a": 1}, {"a": True})
    assert not contains({"a": 1}, {"a": "1"})
