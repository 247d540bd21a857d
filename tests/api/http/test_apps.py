"""Apps with budgets of their own: keys, fair shares of their clients, and invalid files."""

import hashlib
import logging
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from api import create_app
from api.http.allowance import ACCOUNTS
from api.http.limits import LIMITS
from api.service.config import Config, InvalidConfig, load_config
from tests.api.clients import behind
from tests.servers import ROOT

KEY = "an example of a key, which is long and random in truth"
FILE = f"""
[phone]
sha256 = "{hashlib.sha256(KEY.encode()).hexdigest()}"
seconds = 40
share = 8

[named-by-the-proxy]
seconds = 20
share = 4
"""
URL = "/v1/score?dice=13346"


def config_of(text: str, folder: Path) -> Config:
    (folder / "apps.toml").write_text(text)
    return load_config({"APPS_FILE": str(folder / "apps.toml")})


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    return create_app(config_of(FILE, tmp_path))


def ask(app: Flask, address: str = "192.0.2.1", **fields: str) -> TestResponse:
    client = behind(app, address)
    return client.get(URL, headers={name.replace("_", "-"): value for name, value in fields.items()})


def spend(app: Flask, account: str, seconds: float) -> None:
    app.extensions[ACCOUNTS].charge(account, seconds, 1e-9)


def budget_of(response: TestResponse) -> str:
    return response.headers["RateLimit-Policy"].split(";")[0].strip('"')


@pytest.mark.parametrize("fields", [{"X-Api-Key": KEY}, {"Authorization": f"Bearer {KEY}"}])
def test_a_key_gives_the_budget_of_the_app(app: Flask, fields: dict[str, str]) -> None:
    spend(app, "192.0.2.1", LIMITS.client_seconds + 30.0)
    assert ask(app).status_code == 429
    answer = ask(app, **fields)
    assert answer.status_code == 200
    # An address has a quarter of it.
    assert answer.headers["RateLimit-Policy"] == '"address-processor";q=10000;w=5;qu="processor-milliseconds"'
    spend(app, "app phone", 39.0)
    answer = ask(app, **fields)
    assert answer.headers["RateLimit-Policy"] == '"app-processor";q=40000;w=5;qu="processor-milliseconds"'
    spend(app, "app phone", 300.0)
    refused = ask(app, **fields)
    assert refused.status_code == 429
    assert refused.get_json()["detail"] == "an app can use 40 s of computing time at once, then 8.0 s per second"


@pytest.mark.parametrize(
    "fields",
    [
        {"X-Api-Key": "wrong"},
        {"X-Api-Key": KEY.upper()},
        {"X-Api-Key": "\xff"},
        {"Authorization": f"Basic {KEY}"},
        {"Authorization": f"bearer{KEY}"},
        {"X-Keepwise-App": "unknown"},
        {"X-Client-Id": "user"},
    ],
)
def test_an_unknown_key_counts_as_none(app: Flask, fields: dict[str, str]) -> None:
    assert budget_of(ask(app, **fields)) == "processor"
    spend(app, "192.0.2.1", LIMITS.client_seconds + 30.0)
    assert ask(app, **fields).status_code == 429


def test_a_proxy_can_name_the_app(app: Flask) -> None:
    answer = ask(app, X_Keepwise_App="named-by-the-proxy")
    assert answer.headers["RateLimit-Policy"].startswith('"address-processor";q=5000;')


def test_one_user_cannot_use_up_the_budget_of_an_app(app: Flask) -> None:
    assert budget_of(ask(app, X_Api_Key=KEY, X_Client_Id="greedy")) == "user-processor"
    spend(app, "phone for greedy", LIMITS.client_seconds + 30.0)
    assert ask(app, X_Api_Key=KEY, X_Client_Id="greedy").status_code == 429
    assert ask(app, X_Api_Key=KEY, X_Client_Id="greedy", address="192.0.2.2").status_code == 429
    assert ask(app, X_Api_Key=KEY, X_Client_Id="other").status_code == 200
    # Nor by inventing names: all those of an address have a quarter.
    spend(app, "phone at 192.0.2.1", 60.0)
    assert ask(app, X_Api_Key=KEY, X_Client_Id="invented").status_code == 429
    assert ask(app, X_Api_Key=KEY, X_Client_Id="other", address="192.0.2.2").status_code == 200


def test_all_budgets_are_charged_with_the_measured_time(app: Flask) -> None:
    accounts = app.extensions[ACCOUNTS]
    for _ in range(20):
        ask(app, X_Api_Key=KEY, X_Client_Id="user")
    assert accounts.debt("192.0.2.1") == 0.0
    debts = [accounts.debt(name) for name in ("app phone", "phone at 192.0.2.1", "phone for user")]
    assert all(0.0 <= debt < 1.0 for debt in debts)
    spend(app, "phone for user", 0.5)
    assert accounts.debt("app phone") < 0.5


def test_keys_are_not_logged(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for path in ("/v1/score?dice=99", "/v1/none", URL):
            behind(app).get(path, headers={"X-Api-Key": KEY})
    assert caplog.text
    assert KEY not in caplog.text
    assert KEY not in behind(app).get("/metrics").text


def test_browsers_may_send_keys() -> None:
    allowed = behind(create_app()).options("/v1/advice").headers["Access-Control-Allow-Headers"].split(", ")
    assert {"Authorization", "X-Api-Key", "X-Client-Id"} <= {*allowed}


MISTAKES = [
    ("[a]\nseconds = 1", "a: share must be a positive number"),
    ("[a]\nseconds = 0\nshare = 1", "a: seconds must be a positive number"),
    ("[a]\nseconds = true\nshare = 1", "a: seconds must be a positive number"),
    ("[a]\nseconds = inf\nshare = 1", "a: seconds must be a positive number"),
    ("[a]\nseconds = 1\nshare = 1\nkey = 'x'", "a: unknown: key; allowed: sha256, seconds, share"),
    ("[a]\nseconds = 1\nshare = 1\nsha256 = 'x'", "a: sha256 must be 64 hexadecimal digits, in lower case"),
    ("[A_b]\nseconds = 1\nshare = 1", "A_b: the name must have up to 64 characters of a-z, 0-9 and -"),
    ("a = 1", "a: this must be a table"),
    ("a = ", "cannot be read as TOML"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InvalidConfig) as error:
        config_of(text, tmp_path)
    assert message in str(error.value)
    assert "apps.toml" in str(error.value)


def test_the_example_is_valid() -> None:
    text = (ROOT / "deploy" / "apps.toml").read_text()
    assert [app.name for app in load_config({"APPS_FILE": str(ROOT / "deploy" / "apps.toml")}).apps] == ["phone-app"]
    assert all(name in text for name in ("X-Api-Key", "X-Client-Id", "sha256 = "))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidConfig, match="cannot be read as TOML"):
        load_config({"APPS_FILE": str(tmp_path / "none.toml")})
