"""A client that holds every response against openapi.yaml."""

from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.contract import problems_of_response


class CheckedClient(FlaskClient):
    """A client that accepts no response which the specification does not have."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        response = super().open(*args, **kwargs)
        request = response.request
        assert response.headers["X-Request-Id"]
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "Set-Cookie" not in response.headers
        if request.method not in ("OPTIONS", "HEAD"):
            media_type = response.mimetype or ""
            body = response.get_json() if media_type.endswith("json") and response.data else response.text
            assert not problems_of_response(request.method, request.path, response.status_code, media_type, body)
        return response


def client_of(app: Flask) -> FlaskClient:
    """A checked client of this service."""
    app.test_client_class = CheckedClient
    return app.test_client()
