"""The preview of a shared position: what messengers show of the address of the board with its query string."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import parse_qsl, urlencode

from flask import render_template, request

from api.answers.situations import dump_asked
from api.endpoints.picture.position_picture import HEIGHT, WIDTH, describe_position, describe_title
from api.endpoints.picture.view import PICTURE, picture_question
from api.http.languages import LANGUAGE
from api.requests.loading import load_address
from api.service.catalogue import Catalogue
from api.texts.texts import texts_in
from engine.errors import KeepwiseError
from engine.text.names import DEFAULT_LANGUAGE, LANGUAGES

_NO_POSITION: Final = ("format", "advice")
"""Parameters of pictures that a preview chooses."""


def preview_of(catalogue: Catalogue) -> Callable[[], str]:
    """Return a function that returns the preview of the position in the current query string, "" without one."""
    known = PICTURE.by_address.parameters.keys() - set(_NO_POSITION)

    def preview() -> str:
        # Some sites add parameters of their own to addresses, and the board has an objective.
        query = parse_qsl(request.query_string.decode("latin-1"))
        language = dict(query).get(LANGUAGE, DEFAULT_LANGUAGE)
        texts = texts_in(language if language in LANGUAGES else DEFAULT_LANGUAGE)
        try:
            asked = urlencode([each for each in query if each[0] in known]).encode()
            position = load_address(PICTURE, asked, partial(picture_question, catalogue.rules)).position
        except KeepwiseError:
            return ""
        said = PICTURE.write_address(dump_asked(position))
        return render_template(
            "preview.html",
            title=describe_title(texts, position),
            about=describe_position(texts, position),
            address=f"{_site()}{request.path}?{said}&{LANGUAGE}={texts.language}",
            picture=f"{_site()}/v1/picture?{said}&format=png&{LANGUAGE}={texts.language}",
            width=WIDTH,
            height=HEIGHT,
        )

    return preview


def _site() -> str:
    """Return the address of this server as the client wrote it, since previews need whole addresses.

    A proxy in front states HTTPS in a header. Caches have to ask again before they use a page, so that no other client
    gets this address.
    """
    is_secure = request.is_secure or request.headers.get("X-Forwarded-Proto") == "https"
    return f"{'https' if is_secure else 'http'}://{request.host}"
