"""Rolls by commitments, formulated again with nothing but SHA-256: the vectors that every client verifies.

`python -m tests.committed_rolls` writes them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any, Final

from openapi.answers import EXAMPLE_KEY

VECTORS: Final = Path(__file__).parents[1] / "clients" / "conformance" / "rolls.json"
SECRET: Final = bytes(range(0, 256, 17)).hex()
FIRST_ROLLS: Final = 39


def hashed(value: str, times: int) -> str:
    """Return a value in hexadecimal digits, hashed a number of times."""
    return value if times == 0 else hashed_once(hashed(value, times - 1))


def hashed_once(value: str) -> str:
    """Return the first half of the SHA-256 of the byte 1 and the value."""
    return hashlib.sha256(bytes.fromhex("01" + value)).hexdigest()[:32]


def server_secret(client_commitment: str, key: bytes = EXAMPLE_KEY) -> str:
    """Return the secret of a server with a key."""
    return hmac.new(key, b"keepwise-roll" + bytes.fromhex(client_commitment), hashlib.sha256).hexdigest()[:32]


def faces_of(client_value: str, server_value: str, count: int) -> list[int]:
    """Return the faces of a roll of up to six dice, for which one block always suffices."""
    block = hashlib.sha256(bytes.fromhex("0200" + client_value + server_value)).digest()
    return [1 + byte % 6 for byte in block if byte not in range(252, 256)][:count]


def reveal(number: int, keep: list[int], count: int = 5, secret: str = SECRET) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a request and the answer to it."""
    own = [secret]
    while len(own) <= FIRST_ROLLS:
        own.append(hashed_once(own[-1]))
    theirs = [server_secret(own[FIRST_ROLLS])]
    while len(theirs) <= 1000:
        theirs.append(hashed_once(theirs[-1]))
    asked: dict[str, Any] = {
        "number": number,
        "client_commitment": own[FIRST_ROLLS],
        "server_commitment": theirs[1000],
        "client_value": own[FIRST_ROLLS - number],
        "keep": keep,
    }
    faces = faces_of(asked["client_value"], theirs[1000 - number], count)
    kept = sorted(keep)
    return asked, {
        **asked,
        "keep": kept,
        "ruleset": {3: "crag", 5: "yahtzee", 6: "maxi-yatzy"}[count],
        "dice": sorted(kept + faces[len(kept) :]),
        "rolled": faces[len(kept) :],
        "faces": faces,
        "server_value": theirs[1000 - number],
    }


def vectors() -> list[dict[str, Any]]:
    """Return requests, answers, and whether the answers prove their dice."""
    first, other, kept = reveal(1, []), reveal(3, []), reveal(2, [6, 3, 3])
    right = {
        "first": first,
        "three kept": kept,
        "three dice": reveal(7, [], 3),
        "six dice": reveal(39, [1], 6),
        "bytes above 251 are discarded": next(each for each in map(discarding, range(40, 4000)) if each),
    }
    asked, roll = kept
    wrong = {
        "another server value": {"server_value": other[1]["server_value"]},
        "another client value": {"client_value": other[1]["client_value"]},
        "another number": {"number": 3},
        "another face": {"faces": [roll["faces"][0] % 6 + 1, *roll["faces"][1:]]},
        "other rolled dice": {"rolled": roll["faces"][:2]},
        "another hand": {"dice": [roll["dice"][0], *roll["dice"][:-1]]},
        "another keep": {"keep": [3, 3, 5], "dice": sorted([3, 3, 5, *roll["rolled"]])},
        "fewer dice kept": {"keep": [3, 3], "rolled": roll["faces"][2:], "dice": sorted([3, 3, *roll["faces"][2:]])},
        "a value that is no number": {"server_value": "x" * 32},
    }
    changed = {**asked, "server_commitment": hashed_once(asked["server_commitment"])}
    return [
        *({"name": name, "request": each[0], "answer": each[1], "valid": True} for name, each in right.items()),
        *({"name": name, "request": asked, "answer": {**roll, **each}, "valid": False} for name, each in wrong.items()),
        {"name": "the answer to another request", "request": asked, "answer": other[1], "valid": False},
        {"name": "another commitment noted before", "request": changed, "answer": roll, "valid": False},
        {
            "name": "a commitment made after the value",
            "request": changed,
            "answer": {**roll, "server_commitment": changed["server_commitment"]},
            "valid": False,
        },
    ]


def discarding(seed: int) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Return a roll of six dice for which one of the first bytes is discarded, if this seed has one."""
    asked, roll = reveal(1, [], 6, f"{seed:032x}")
    block = hashlib.sha256(bytes.fromhex("0200" + roll["client_value"] + roll["server_value"])).digest()
    return (asked, roll) if max(block[:6]) >= 252 else None


def vectors_text() -> str:
    """Return the content of the file of vectors."""
    return "[\n" + ",\n".join(f"  {json.dumps(each)}" for each in vectors()) + "\n]\n"


if __name__ == "__main__":
    VECTORS.write_text(vectors_text(), encoding="utf-8")
