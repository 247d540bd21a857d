"""API requests answered offline, and the tolerance of their answers."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from flask.testing import FlaskClient

from tests.offline.reader import Reader

OF_EVERY_KIND: Final = (
    "yahtzee",
    "yatzy",
    "balut",
    "crag",
    "generala-double",
    "maxi-yatzy-upper-first",
    "yatzy-forced",
)
"""One game of each kind.

In this order, they have a joker, pairs, categories filled four times, three dice, and served hands with a required
category. The last two have six dice with saved rolls, and the order of the card.
"""

Question = tuple[str, Any]
"""A path, with its query for GET, and the body for POST, else None."""


def ask_offline(reader: Reader, tables: Iterable[Path], questions: Sequence[Question]) -> list[Any]:
    """Return the answers of an offline service with these files."""
    answers: list[Any] = reader.run("ask", {"tables": [str(table) for table in tables], "questions": questions})
    return answers


def ask_server(client: FlaskClient, question: Question) -> Any:
    """Return the answer of the server."""
    path, body = question
    response = client.get(path) if body is None else client.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.get_json()


_SHOWN_COARSELY: Final = re.compile(r"share$|players/\d+/(luck|loss)$")
"""Shares, rounded to four decimals, and sums of all losses or luck of a game."""


def assert_same_answer(found: Any, expected: Any, but: Collection[str] = (), where: str = "") -> None:
    """Check that two answers have the same members, except `but`, and items; fractional numbers are close.

    Stored values, and the values of moves computed from them, have an error of at most half of 2^-20. Both are rounded
    to six decimals. Losses and luck are differences of two values.
    """
    match expected:
        case dict():
            names = expected.keys() - but
            assert found.keys() - but == names, where
            for name in names:
                assert_same_answer(found[name], expected[name], but, f"{where}/{name}")
        case list():
            assert len(found) == len(expected), where
            for place, (one, other) in enumerate(zip(found, expected, strict=True)):
                assert_same_answer(one, other, but, f"{where}/{place}")
        case float():
            near = 1.1e-4 if _SHOWN_COARSELY.search(where) else 3.1e-6
            assert abs(found - expected) <= near, (where, found, expected)
        case _:
            assert found == expected, where
