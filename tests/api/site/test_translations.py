"""The pages for translators."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape

from api.site.translations import forms_of
from api.texts.catalogue import Text, forms, languages, load_parts
from tests.api.browsers import inline_parts


@pytest.fixture
def client(small_app: Flask) -> FlaskClient:
    # Not the checked client, since these pages are not in openapi.yaml.
    return FlaskClient(small_app, small_app.response_class)


@pytest.mark.parametrize("language", languages())
def test_every_text_of_a_language_is_listed(client: FlaskClient, language: str) -> None:
    answer = client.get(f"/texts/{language}")
    assert (answer.status_code, answer.mimetype) == (200, "text/html")
    assert inline_parts(answer.text) == []
    # By id of its element, the rest of the page up to the next one.
    listed = dict(each.split('"', 1) for each in answer.text.split(' id="')[1:])
    for part in load_parts(language).values():
        for key, text in part.texts.items():
            assert all(str(escape(form)) in listed[key] for form in forms(text)), key


@pytest.mark.parametrize("language", ["xx", "EN", "..", "en.ftl"])
def test_other_languages_are_unknown(client: FlaskClient, language: str) -> None:
    assert client.get(f"/texts/{language}").status_code == 404


def test_nested_forms_have_all_their_conditions() -> None:
    text: Text = {"by": "who", "me": {"one": "a", "other": "b"}, "other": "c"}
    assert [tuple(form) for form in forms_of(text)] == [
        ("who is me and n is one", "a"),
        ("who is me and n is other", "b"),
        ("who is other", "c"),
    ]
