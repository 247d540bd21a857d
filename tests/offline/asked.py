"""Questions of the API that are answered without a network, and how far the answers are those of the server."""

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
"""Games with a joker, with pairs, with categories that are filled four times, of three dice, with served hands and a
category that requires another, of six dice and rolls that are saved, and in the order of the card."""

Question = tuple[str, Any]
"""A path, with its query where it is got, and the body that is posted, else None."""


def ask_offline(reader: Reader, tables: Iterable[Path], questions: Sequence[Question]) -> list[Any]:
    """What a service that has these files answers."""
    answers: list[Any] = reader.run("ask", {"tables": [str(table) for table in tables], "questions": questions})
    return answers


def ask_server(client: FlaskClient, question: Question) -> Any:
    """What the server answers."""
    path, body = question
    response = client.get(path) if body is None else client.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.get_json()


_SHOWN_COARSELY: Final = re.compile(r"share$|players/\d+/(luck|loss)$")
"""Shares, which are rounded to four decimals, and sums of what all decisions of a game lost, or all rolls gave."""


def assert_alike(found: Any, expected: Any, but: Collection[str] = (), where: str = "") -> None:
    """Two answers have the same members, `but` for some, and items; numbers that are not whole are near each other.

    Values that are kept are off by half a 2^-20 at most, so that those of moves that are worked out from them are; both
    are rounded to six decimals. Losses and luck are differences of two of them.
    """
    match expected:
        case dict():
            names = expected.keys() - but
            assert found.keys() - but == names, where
            for name in names:
                assert_alike(found[name], expected[name], but, f"{where}/{name}")
        case list():
            assert len(found) == len(expected), where
            for place, (one, other) in enumerate(zip(found, expected, strict=True)):
                assert_alike(one, other, but, f"{where}/{place}")
        case float():
            near = 1.1e-4 if _SHOWN_COARSELY.search(where) else 3.1e-6
            assert abs(found - expected) <= near, (where, found, expected)
        case _:
            assert found == expected, where
