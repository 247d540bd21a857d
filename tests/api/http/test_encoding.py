"""Encoding of answers."""

import json
from math import inf, nan
from typing import Any

import orjson
import pytest

from api.http.encoding import encode


@pytest.mark.parametrize("number", [nan, inf, -inf])
def test_numbers_that_are_not_finite_are_refused(number: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        encode({"a": None, "b": [{"c": number}]})


@pytest.mark.parametrize("data", [None, {"a": [None, 0.5, (1, 2)]}, {"a": 10**30}, {"null": "nan"}])
def test_plain_data_are_encoded(data: Any) -> None:
    assert json.loads(encode(data)) == json.loads(json.dumps(data))


def test_encoded_parts_are_taken_as_they_are() -> None:
    assert encode({"a": orjson.Fragment("null"), "b": None}) == b'{"a":null,"b":null}'
