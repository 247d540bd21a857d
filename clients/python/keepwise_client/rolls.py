"""Rolls by commitments: the values of a client, and the verification of dice that neither side could choose."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

from keepwise_client import models

_VALUE = re.compile("[0-9a-f]{32}")
# The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely.
_FAIR = 252


def draw_values(rolls: int) -> list[str]:
    """Return the commitment to a random secret, then the value of each roll, of which the last is the secret."""
    values = [secrets.token_hex(16)]
    for _ in range(rolls):
        values.append(_hash(values[-1]))
    return values[::-1]


def verify_roll(asked: models.RevealRequest | Mapping[str, Any], roll: models.RevealedRoll | Mapping[str, Any]) -> bool:
    """Return whether a roll is proved by the values in it, and is the answer to this request.

    The `server_commitment` of the request must be the one that was answered before the first roll.
    """
    asked, roll = _as_dict(asked), _as_dict(roll)
    number, keep, faces = roll.get("number"), roll.get("keep"), roll.get("faces")
    sent = ("number", "client_commitment", "server_commitment", "client_value")
    if any(asked.get(name) != roll.get(name) for name in sent) or sorted(asked.get("keep") or []) != keep:
        return False
    if not (
        isinstance(number, int) and 1 <= number <= 1000 and isinstance(faces, list) and len(keep) < len(faces) <= 6
    ):
        return False
    for side in ("client", "server"):
        value = roll.get(f"{side}_value")
        if not isinstance(value, str) or not _VALUE.fullmatch(value):
            return False
        for _ in range(number):
            value = _hash(value)
        if value != roll[f"{side}_commitment"]:
            return False
    block = sha256(bytes.fromhex("0200" + roll["client_value"] + roll["server_value"])).digest()
    rolled = faces[len(keep) :]
    return (
        faces == [byte % 6 + 1 for byte in block if byte < _FAIR][: len(faces)]
        and roll.get("rolled") == rolled
        and roll.get("dice") == sorted(keep + rolled)
    )


def _as_dict(said: BaseModel | Mapping[str, Any]) -> Mapping[str, Any]:
    return said.model_dump(mode="json") if isinstance(said, BaseModel) else said


def _hash(value: str) -> str:
    """Return the value one step nearer to the commitment."""
    return sha256(bytes.fromhex("01" + value)).hexdigest()[:32]
