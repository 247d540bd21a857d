"""A client that validates every response against openapi.yaml."""

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.contract.examples import FILES
from api.http.allowance import ACCOUNTS
from api.http.body import LINES, parse_json
from api.http.limits import LIMITS, Limits
from engine.problem_codes import PROBLEM_CODES
from strategy_tables.limits import WorkLimits
from tests.api.read_contract import problems_of_headers, problems_of_response
from tests.sentences import sentence_faults
from tests.servers import PATIENCE

PATIENT: Final = Limits(seconds_for_table=PATIENCE)
"""Requests wait until quick builds are done, since processes start slowly on a busy machine."""

FROM_TABLES: Final = Limits(work=WorkLimits(seconds_with_table=0))
"""Tables are used even for games small enough to be computed directly."""


class CheckedClient(FlaskClient):
    """A client that fails on responses that the contract does not have."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        response = super().open(*args, **kwargs)
        request = response.request
        assert response.headers["X-Request-Id"]
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "Set-Cookie" not in response.headers
        if request.method != "OPTIONS":
            headers = dict(response.headers)
            assert not problems_of_headers(request.method, request.path, response.status_code, headers)
        if request.method not in ("OPTIONS", "HEAD"):
            media_type = response.mimetype or ""
            body = _value_of(response)
            assert not problems_of_response(request.method, request.path, response.status_code, media_type, body)
            problems = list(problems_in(body))
            assert {problem["code"] for problem in problems if "code" in problem} <= set(PROBLEM_CODES)
            assert not [bad for problem in problems for bad in sentence_faults(problem["detail"])]
        return response


def _value_of(response: TestResponse) -> Any:
    if response.mimetype in FILES:
        return response.data
    if response.mimetype == LINES:
        return [parse_json(line) for line in response.data.splitlines()]
    data = gzip.decompress(response.data) if response.content_encoding == "gzip" else response.data
    return json.loads(data) if (response.mimetype or "").endswith("json") and data else data.decode()


def problems_in(body: Any) -> Iterator[dict[str, Any]]:
    """Yield all problems in an answer, and their containers with a detail."""
    inside: Iterable[Any] = ()
    if isinstance(body, dict):
        # The JSON contract and descriptions of codes use these names for other things.
        if ("code" in body or "errors" in body) and isinstance(body.get("detail"), str):
            yield body
        inside = body.values()
    elif isinstance(body, list):
        inside = body
    for each in inside:
        yield from problems_in(each)


def client_of(app: Flask) -> FlaskClient:
    app.test_client_class = CheckedClient
    return app.test_client()


def behind(app: Flask, name: str = "192.0.2.1", *, environ: Mapping[str, Any] | None = None) -> FlaskClient:
    """Return a checked client that a proxy has named."""
    client = client_of(app)
    client.environ_base |= {"HTTP_X_KEEPWISE_CLIENT": name, **(environ or {})}
    return client


def indebted(app: Flask, seconds: float, *, environ: Mapping[str, Any] | None = None) -> FlaskClient:
    """Return a client, named by a proxy, that owes some seconds of processor time."""
    name, accounts = "192.0.2.1", app.extensions[ACCOUNTS]
    accounts.charge(name, seconds - accounts.debt(name), LIMITS.client_share)
    return behind(app, name, environ=environ)
