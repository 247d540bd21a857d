"""Methods of every path: OPTIONS, refusals and openapi.yaml agree."""

import pytest
from flask.testing import FlaskClient

from tests.api.read_contract import SPECIFICATION
from tests.api.refusals import assert_refused

ALL = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND")
VALUES = {"{id}": "small", "{name}": "invalid"}
# An unknown ruleset affects the answer, not the path.
PATHS = {**{path: path for path in SPECIFICATION["paths"]}, "/v1/rulesets/nothing": "/v1/rulesets/{id}"}


def methods_of(path: str) -> set[str]:
    """Return the methods in openapi.yaml, HEAD with GET, and OPTIONS."""
    said = {method.upper() for method in SPECIFICATION["paths"][PATHS[path]]} & set(ALL)
    return said | {"OPTIONS"} | ({"HEAD"} if "GET" in said else set())


def url(path: str) -> str:
    for name, value in VALUES.items():
        path = path.replace(name, value)
    return path


@pytest.mark.parametrize("path", PATHS)
def test_options_lists_the_allowed_methods(small: FlaskClient, path: str) -> None:
    answer = small.options(url(path))
    assert (answer.status_code, answer.data) == (204, b"")
    for name in ("Allow", "Access-Control-Allow-Methods"):
        said = answer.headers[name].split(", ")
        assert sorted(said) == sorted(methods_of(path)), name


@pytest.mark.parametrize("path", PATHS)
def test_other_methods_are_refused_with_a_list_of_allowed_ones(small: FlaskClient, path: str) -> None:
    for method in {*ALL} - methods_of(path):
        answer = small.open(url(path), method=method)
        assert sorted(answer.headers["Allow"].split(", ")) == sorted(methods_of(path)), method
        if method == "HEAD":
            assert (answer.status_code, answer.data) == (405, b"")
        else:
            assert_refused(answer, 405, "wrong-method", ("wrong-method", ""))


@pytest.mark.parametrize("path", PATHS)
def test_the_methods_of_the_contract_are_allowed(small: FlaskClient, path: str) -> None:
    for method in methods_of(path):
        assert small.open(url(path), method=method).status_code not in (405, 501), method


@pytest.mark.parametrize("path", ["/v1", "/v1/scores", "/v1/score/", "/v1/rulesets/", "/v1/rulesets/check/"])
def test_unknown_paths_have_no_methods(small: FlaskClient, path: str) -> None:
    for method in (*ALL, "OPTIONS"):
        answer = small.open(path, method=method)
        assert answer.status_code == 404
        assert "Allow" not in answer.headers
