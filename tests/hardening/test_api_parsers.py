"""Arbitrary input over HTTP and from the environment is parsed, or refused with reasons."""

import json
import math
from contextlib import suppress
from typing import Any
from urllib.parse import quote_from_bytes

from hypothesis import example, given, settings
from hypothesis import strategies as st

from api.endpoints.advice.request import ADVICE
from api.endpoints.score import SCORE
from api.http.body import parse_json
from api.http.errors import NotReadable
from api.service.config import InvalidConfig, load_config
from engine.errors import Invalid
from tests.effort import EFFORT

ALMOST_JSON = st.lists(
    st.sampled_from(
        ["{", "}", "[", "]", ",", ":", '"', "\\", '"a"', "1", "-", "0", ".", "e9", "1e999", "NaN", "Infinity", "null",
         "true", " ", "\n", "\ufeff", "\\u", "d800", "\x00", "'", "//", '"a":1,"a":1', "9" * 5000]
    ),
    max_size=12,
).map("".join)  # fmt: skip


@given(st.binary(max_size=100) | st.text(max_size=60).map(str.encode) | ALMOST_JSON.map(str.encode))
@example(b"[" * 100_000)
@example(b'{"a":' * 100_000)
@example(b"\xff\xfe[\x001\x00]\x00")
@settings(max_examples=400 * EFFORT)
def test_any_bytes_as_a_body(body: bytes) -> None:
    with suppress(NotReadable):
        value = parse_json(body)
        # Parsed input is also valid JSON for other parsers, with the same meaning.
        assert same(value, json.loads(body))
        json.dumps(value, allow_nan=False).encode()


def same(read: Any, sent: Any) -> bool:
    """Return whether two values are equal, where 3.0 equals 3 but true does not equal 1."""
    if isinstance(sent, dict):
        return isinstance(read, dict) and list(read) == list(sent) and all(same(read[key], sent[key]) for key in sent)
    if isinstance(sent, list):
        return isinstance(read, list) and len(read) == len(sent) and all(map(same, read, sent))
    return bool(isinstance(read, bool) == isinstance(sent, bool) and read == sent)


PARAMETERS = st.sampled_from([*ADVICE.parameters, "no_such", ""])
VALUES = st.binary(max_size=12).map(quote_from_bytes) | st.sampled_from(
    ["13346", "yahtzee", "2", "-1", "1e3", "²", "٣", "ones:3,twos:6", "ones:3,ones:3", ":", "ones:", ":3", ",", "%",
     "ones:-3", "ones:-0", "%zz", "+", "%00"]
)  # fmt: skip


@given(
    st.binary(max_size=60)
    | st.lists(st.tuples(PARAMETERS, VALUES), max_size=6).map(lambda pairs: "&".join(map("=".join, pairs)).encode())
)
@settings(max_examples=300 * EFFORT)
def test_any_query_string(query: bytes) -> None:
    for request in (SCORE, ADVICE):
        with suppress(NotReadable, Invalid):
            fields = request.read_address(query)
            assert set(fields) <= set(request.readers)
            # The rules decide between a card and a sheet; if nothing is filled, it can be either.
            card = fields.get("scorecard", {})
            assert set(card) <= {"points", "extra_bonus_count", "extra_rolls"}
            assert "points" not in card or b"scorecard=" in query
            fillings = card.get("points", {}).values()
            assert all(paid and all(map(math.isfinite, paid)) for paid in fillings)


NAMES = ["KEEPWISE_TABLES", "RULESETS_DIR", "SOLVE_ON_DEMAND", "SOLVED_TABLES_MB", "APPS_FILE", "PATH"]


@given(
    st.dictionaries(st.sampled_from(NAMES), st.text(max_size=8) | st.sampled_from(["0", "1", "64", "/", "-1", "1e9"]))
)
@settings(max_examples=100 * EFFORT)
def test_any_environment(environ: dict[str, str]) -> None:
    # An environment cannot contain NUL characters.
    if any("\0" in value for value in environ.values()):
        return
    with suppress(InvalidConfig):
        assert load_config(environ).solved_bytes > 0
