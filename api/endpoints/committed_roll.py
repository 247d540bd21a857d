"""`/v1/roll/commitments` and `/v1/roll/reveals`: dice that neither side can choose, as in games by link.

Each side has a chain: a secret, hashed again and again. The end of the chain is its commitment. Roll n follows from
both values n hashes before the commitments. `api/web/js/game/fair-dice.js` has the same chains and faces.

Nothing is stored: the secret of the server follows from its key and the commitment of the client. So each request
derives the chain again. All chains have the same length, so there is exactly one sequence of dice for a commitment.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.endpoints.roll import count_rolled
from api.http.body import read_json
from api.http.caching import answer
from api.requests.declaration import Request, declare
from api.requests.fields import Dice, HexValue, Whole
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.dice import Hand
from engine.errors import IllegalMove, Problem

SIZE: Final = 16
"""Bytes of a value."""
GREATEST_ROLL: Final = 1_000
"""Rolls of a chain. Six players of three cards each need 702."""
_CHAIN, _DICE = b"\1", b"\2"
_SECRET: Final = b"keepwise-roll"
_FAIR: Final = 252
"""Greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommitmentRequest(Request):
    """The commitment of a client to its values, before the first roll."""

    client_commitment: Annotated[bytes | None, HexValue(SIZE, "A random secret, hashed at least once for each roll.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealRequest(RulesetRequest):
    """A roll by commitments, with the client's value for it."""

    number: Annotated[int | None, Whole(1, GREATEST_ROLL, "Number of the roll: 1 for the first.")]
    client_commitment: Annotated[bytes | None, HexValue(SIZE, "As sent before the first roll.")]
    server_commitment: Annotated[bytes | None, HexValue(SIZE, "As answered to that.")]
    client_value: Annotated[
        bytes | None, HexValue(SIZE, "The value that gives `client_commitment` after `number` hashes.")
    ]
    keep: Annotated[Hand, Dice("Dice that are not rolled, in the first places.", least=0)] = ()


COMMITMENT: Final = declare(CommitmentRequest)
REVEAL: Final = declare(RevealRequest)


def add_routes(app: Flask, catalogue: Catalogue, key: bytes) -> None:
    """Add `POST /v1/roll/commitments` and `POST /v1/roll/reveals`; the key is the secret of the server."""

    @app.post("/v1/roll/commitments")
    def commit_rolls() -> Response:
        return answer(load(COMMITMENT, read_json(request), partial(dump_commitment, key)))

    @app.post("/v1/roll/reveals")
    def reveal_roll() -> Response:
        return answer(load(REVEAL, read_json(request), partial(dump_revealed, key, catalogue.rules)))


def dump_commitment(key: bytes, request: CommitmentRequest) -> dict[str, Any]:
    """Return both commitments."""
    theirs = request.client_commitment or b""
    ours = hash_value(server_value(key, theirs, GREATEST_ROLL), GREATEST_ROLL)
    return {"client_commitment": theirs.hex(), "server_commitment": ours.hex(), "rolls": GREATEST_ROLL}


def dump_revealed(key: bytes, find_rules: FindRules, request: RevealRequest) -> dict[str, Any]:
    """Return the dice of a roll, with all values that they follow from.

    Raises `UnknownRuleset`, or `IllegalMove` if no die is left to roll or a value contradicts a commitment. The value
    of the server is revealed only for the client's value of the same roll.
    """
    rules = find_rules(request.reference)
    count = count_rolled(rules, request.keep)
    number, client_value = request.number or 1, request.client_value or b""
    ours = server_value(key, request.client_commitment or b"", number)
    problems = list(_commitment_problems(request, ours))
    if problems:
        raise IllegalMove(problems)
    faces = derive_faces(client_value, ours, rules.ruleset.dice_count)
    rolled = faces[-count:]
    return {
        "ruleset": rules.name,
        "dice": sorted(request.keep + rolled),
        "keep": request.keep,
        "rolled": rolled,
        "faces": faces,
        "number": number,
        "client_commitment": (request.client_commitment or b"").hex(),
        "server_commitment": (request.server_commitment or b"").hex(),
        "client_value": client_value.hex(),
        "server_value": ours.hex(),
    }


def _commitment_problems(request: RevealRequest, ours: bytes) -> Iterator[Problem]:
    """Yield the problems of values that contradict the commitments; a field that could not be read has another."""
    number, commitment = request.number, request.client_commitment
    if number is None or commitment is None:
        return
    if request.client_value is not None and not _equal(hash_value(request.client_value, number), commitment):
        detail = f"client_value does not give client_commitment after {number} hashes"
        yield Problem("not-committed", ("client_value",), detail, found=request.client_value.hex())
    if request.server_commitment is not None and not _equal(hash_value(ours, number), request.server_commitment):
        detail = (
            "this is not the commitment of this server to client_commitment: begin again with another; the key of the "
            "server has changed, or another server answered"
        )
        yield Problem("unknown-commitment", ("server_commitment",), detail, found=request.server_commitment.hex())


_equal: Final = hmac.compare_digest


def server_value(key: bytes, client_commitment: bytes, number: int) -> bytes:
    """Return the server's value for a roll."""
    secret = hmac.digest(key, _SECRET + client_commitment, "sha256")[:SIZE]
    return hash_value(secret, GREATEST_ROLL - number)


def hash_value(value: bytes, steps: int) -> bytes:
    """Return the value that is some steps nearer to the commitment."""
    for _ in range(steps):
        value = sha256(_CHAIN + value).digest()[:SIZE]
    return value


def derive_faces(client_value: bytes, server_value: bytes, count: int) -> Hand:
    """Return the faces of a roll, by place."""
    faces: list[int] = []
    block = 0
    while len(faces) < count:
        digest = sha256(_DICE + bytes([block]) + client_value + server_value).digest()
        faces += [byte % 6 + 1 for byte in digest if byte < _FAIR]
        block += 1
    return tuple(faces[:count])
