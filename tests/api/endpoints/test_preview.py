"""Previews of shared positions, in the head of the page of the board."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from api.endpoints.picture.position_picture import HEIGHT, WIDTH

POSITION = "ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,full_house:25"


@pytest.fixture
def client(small: FlaskClient) -> FlaskClient:
    # Not the checked client, since pages are not in openapi.yaml.
    return FlaskClient(small.application, small.application.response_class)


def tags(client: FlaskClient, query: str, **headers: str) -> dict[str, str]:
    page = client.get(f"/analyse?{query}", headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert page.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">', page.text)
    return {name: unescape(value) for name, value in found}


def test_a_shared_position_has_a_picture(client: FlaskClient) -> None:
    shown = tags(client, POSITION)
    assert shown["og:title"] == "Yahtzee: 1 3 3 4 6"
    assert shown["og:description"] == "2 rolls left. Ones: 3; Full house: 25. Total: 28"
    assert shown["og:image"] == f"http://localhost/v1/picture?{POSITION}&format=png&lang=en"
    assert shown["og:url"] == f"http://localhost/analyse?{POSITION}&lang=en"
    assert (shown["og:image:width"], shown["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert shown["twitter:card"] == "summary_large_image"
    picture = client.get(shown["og:image"].removeprefix("http://localhost"))
    assert (picture.status_code, picture.mimetype) == (200, "image/png")
    assert "Content-Location" not in picture.headers


def test_an_identifier_is_shown_as_its_position(client: FlaskClient) -> None:
    """The page reads the position from og:url."""
    shown = tags(client, "position_id=yahtzee:132az")
    assert shown["og:url"] == "http://localhost/analyse?ruleset=yahtzee&dice=13346&rolls_left=2&lang=en"


def test_a_preview_is_in_the_language_of_the_link(client: FlaskClient) -> None:
    shown = tags(client, f"{POSITION}&lang=de", Accept_Language="fr")
    assert shown["og:description"].startswith("noch 2 Würfe. Einser: 3; ")
    assert shown["og:image"].endswith("&lang=de")
    assert tags(client, f"{POSITION}&lang=tlh")["og:image"].endswith("&lang=en")


def test_other_parameters_are_ignored(client: FlaskClient) -> None:
    """Sites add their own, and the board has an objective and marked dice. A preview does not give the answer away."""
    more = "&objective=target&target=250&keep=33&fbclid=x&utm_source=y&advice=true&format=svg"
    assert tags(client, POSITION + more) == tags(client, POSITION)


@pytest.mark.parametrize(
    "query", ["", "fbclid=1", "dice=13346", "dice=133467&rolls_left=2", "ruleset=none&dice=13346&rolls_left=2", "%ff"]
)
def test_the_page_without_a_position_has_no_preview(client: FlaskClient, query: str) -> None:
    assert tags(client, query) == {}


def test_addresses_are_those_of_the_request(client: FlaskClient) -> None:
    secure = tags(client, POSITION, Host="dice.example:8443", X_Forwarded_Proto="https")
    assert secure["og:image"].startswith("https://dice.example:8443/v1/picture?")
    odd = tags(client, POSITION, Host="dice.example", X_Forwarded_Proto='javascript:"')
    assert odd["og:image"].startswith("http://dice.example/v1/picture?")
    assert urlsplit(odd["og:url"]).netloc == "dice.example"
    # Caches ask again, so that a client never gets an address with the host of another request.
    page = client.get(f"/analyse?{POSITION}")
    assert page.headers["Cache-Control"] == "public, no-cache"
    assert page.headers["ETag"] != client.get("/analyse").headers["ETag"]


@pytest.mark.parametrize("host", ['"><script>', "a b", "[", "x<y"])
def test_a_broken_host_writes_nothing_into_the_page(client: FlaskClient, host: str) -> None:
    page = client.get(f"/analyse?{POSITION}", headers={"Host": host})
    assert page.status_code == 400 or "<script>" not in page.text.split("<link")[0]
