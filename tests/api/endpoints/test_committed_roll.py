"""Rolls by commitments, compared with a second formulation."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.endpoints.committed_roll import derive_faces, hash_value
from api.service.config import Config, InvalidConfig, load_config
from openapi.answers import EXAMPLE_KEY
from tests import committed_rolls
from tests.api.clients import client_of
from tests.api.read_contract import CONTRACT
from tests.committed_rolls import SECRET, hashed, vectors

COMMITMENT = hashed(SECRET, 39)
REVEALS = "/v1/roll/reveals"


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return client_of(create_app(Config(roll_key=EXAMPLE_KEY), tables=[]))


def commit(client: FlaskClient, commitment: str = COMMITMENT) -> str:
    answer = client.post("/v1/roll/commitments", json={"client_commitment": commitment})
    assert answer.status_code == 200
    assert answer.get_json()["client_commitment"] == commitment
    assert answer.get_json()["rolls"] == 1000
    return str(answer.get_json()["server_commitment"])


def asked(client: FlaskClient, number: int, /, **fields: Any) -> dict[str, Any]:
    return {
        "number": number,
        "client_commitment": COMMITMENT,
        "server_commitment": commit(client),
        "client_value": hashed(SECRET, 39 - number),
        **fields,
    }


def problems(client: FlaskClient, body: dict[str, Any]) -> list[tuple[str, str]]:
    answer = client.post(REVEALS, json=body)
    assert answer.status_code == 422
    assert "server_value" not in answer.text
    return [(each["pointer"], each["code"]) for each in answer.get_json()["errors"]]


def test_the_file_of_vectors_is_that_of_the_second_formulation() -> None:
    assert committed_rolls.VECTORS.read_text(encoding="utf-8") == committed_rolls.vectors_text()


@pytest.mark.parametrize("vector", [each for each in vectors() if each["valid"]], ids=lambda each: each["name"])
def test_answers_are_those_of_the_vectors(client: FlaskClient, vector: dict[str, Any]) -> None:
    body = {**vector["request"], "ruleset": vector["answer"]["ruleset"]}
    assert client.post(REVEALS, json=body).get_json() == vector["answer"]


def test_examples_of_the_contract_are_vectors() -> None:
    examples = CONTRACT.examples("reveal_roll")
    assert examples["first_roll"].answer == committed_rolls.reveal(1, [])[1]
    assert examples["keep_two"].answer == committed_rolls.reveal(2, [3, 3])[1]


def test_a_commitment_has_one_sequence_of_dice_on_any_server_with_the_key(client: FlaskClient) -> None:
    other = client_of(create_app(Config(roll_key=EXAMPLE_KEY), tables=[]))
    backwards = [other.post(REVEALS, json=asked(other, number)).get_json() for number in range(39, 0, -1)]
    assert [client.post(REVEALS, json=asked(client, number)).get_json() for number in range(1, 40)] == backwards[::-1]
    assert len({each["server_value"] for each in backwards}) == 39


def test_keeping_changes_no_face_of_another_die(client: FlaskClient) -> None:
    faces = client.post(REVEALS, json=asked(client, 5)).get_json()["faces"]
    for kept in range(5):
        answer = client.post(REVEALS, json=asked(client, 5, keep=[6] * kept)).get_json()
        assert answer["faces"] == faces
        assert answer["rolled"] == faces[kept:]
        assert answer["dice"] == sorted([6] * kept + faces[kept:])


def test_the_values_of_a_roll_give_those_of_all_earlier_ones_but_of_no_later_one(client: FlaskClient) -> None:
    early, late = (client.post(REVEALS, json=asked(client, number)).get_json() for number in (2, 9))
    assert hashed(late["server_value"], 7) == early["server_value"]
    assert hashed(early["server_value"], 2) == commit(client)


def test_an_idempotency_key_changes_nothing(client: FlaskClient) -> None:
    answers = [client.post(REVEALS, json=asked(client, 4), headers={"Idempotency-Key": key}) for key in ("a", "b")]
    assert answers[0].get_json() == answers[1].get_json() == client.post(REVEALS, json=asked(client, 4)).get_json()


def test_another_key_is_detected(client: FlaskClient) -> None:
    restarted = [client_of(create_app(tables=[])) for _ in range(2)]
    assert len({commit(each) for each in (client, *restarted)}) == 3
    for each in restarted:
        assert problems(each, asked(client, 1)) == [("/server_commitment", "unknown-commitment")]


@pytest.mark.parametrize("number", [1, 2, 38])
def test_only_the_value_of_the_roll_reveals_that_of_the_server(client: FlaskClient, number: int) -> None:
    for other in {0, number - 1, number + 1}:
        body = asked(client, number, client_value=hashed(SECRET, 39 - other))
        assert problems(client, body) == [("/client_value", "not-committed")]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"number": 0}, [("/number", "out-of-range")]),
        ({"number": 1001}, [("/number", "out-of-range")]),
        ({"number": "1"}, [("/number", "wrong-type")]),
        ({"client_value": "a" * 31}, [("/client_value", "wrong-type")]),
        ({"client_value": "A" * 32}, [("/client_value", "wrong-type")]),
        ({"client_value": "a" * 32 + "\n"}, [("/client_value", "wrong-type")]),
        ({"client_value": 1}, [("/client_value", "wrong-type")]),
        ({"server_commitment": None}, [("/server_commitment", "missing-field")]),
        ({"keep": [1, 2, 3, 4, 5]}, [("/keep", "wrong-dice")]),
        ({"seed": 1}, [("/seed", "unknown-field")]),
        (
            {"client_value": "0" * 32, "server_commitment": "0" * 32},
            [("/client_value", "not-committed"), ("/server_commitment", "unknown-commitment")],
        ),
        (
            {"client_commitment": "x", "server_commitment": "0" * 32},
            [("/client_commitment", "wrong-type")],
        ),
    ],
)
def test_invalid_requests_are_refused(
    client: FlaskClient, fields: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert problems(client, asked(client, 1, **fields)) == expected


def test_a_wrong_length_is_explained(client: FlaskClient) -> None:
    answer = client.post("/v1/roll/commitments", json={"client_commitment": "ab"}).get_json()
    assert answer["detail"] == (
        "client_commitment must be a string of 32 hexadecimal digits, in lower case, not 2 characters"
    )


def test_answers_are_not_cached(client: FlaskClient) -> None:
    plain, revealed = client.post("/v1/roll", json={}), client.post(REVEALS, json=asked(client, 1))
    for name in ("Cache-Control", "ETag"):
        assert revealed.headers.get(name) == plain.headers.get(name)


def test_the_setting_of_the_key_is_checked_and_never_shown() -> None:
    secret = "ab" * 32
    config = load_config({"ROLL_KEY": secret})
    assert config.roll_key == bytes.fromhex(secret)
    assert "roll_key" not in repr(config)
    assert load_config({}).roll_key is None
    with pytest.raises(InvalidConfig) as refused:
        load_config({"ROLL_KEY": secret[1:]})
    assert str(refused.value) == "ROLL_KEY must be 64 hexadecimal digits, in lower case"


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


def test_faces_and_pairs_of_faces_are_equally_frequent() -> None:
    source = Random(7)
    rolls = [derive_faces(source.randbytes(16), source.randbytes(16), 5) for _ in range(20_000)]
    # Exceeded by chance with a probability of about 1e-9, for 5 and for 35 degrees of freedom.
    assert chi_square(Counter(face for roll in rolls for face in roll), 6) < 51
    assert chi_square(Counter((roll[0], roll[4]) for roll in rolls), 36) < 108


def test_faces_of_one_chain_are_equally_frequent() -> None:
    ours, theirs = bytes(16), bytes([255] * 16)
    counts: Counter[int] = Counter()
    for _ in range(1000):
        counts.update(derive_faces(ours, theirs, 5))
        ours, theirs = hash_value(ours, 1), hash_value(theirs, 1)
    assert chi_square(counts, 6) < 51
