"""The check of problem documents."""

from typing import Any

from werkzeug.test import TestResponse


def assert_refused(response: TestResponse, status: int, kind: str, *expected: tuple[str, str]) -> list[dict[str, Any]]:
    """Check that a response is a problem document of this kind with exactly these (code, pointer).

    Returns the problems in the order of `expected`.
    """
    assert response.status_code == status, response.text
    assert response.mimetype == "application/problem+json"
    assert response.headers["Cache-Control"] == "no-store"
    document = response.get_json()
    assert document["status"] == status
    assert document["type"] == f"/problems/{kind}"
    assert document["title"]
    assert document["instance"] == response.headers["X-Request-Id"]
    problems: list[dict[str, Any]] = document["errors"]
    assert document["detail"].startswith(problems[0]["detail"])
    if expected:
        assert sorted((each["code"], each["pointer"]) for each in problems) == sorted(expected)
        problems.sort(key=lambda each: expected.index((each["code"], each["pointer"])))
    return problems
