"""Dice of the game of the day: by the documented formula, and the same for the same rerolled places."""

import random
from datetime import date
from hashlib import sha256
from itertools import islice

import pytest

from engine.games.daily import faces_of_turn, roll_places, seed_of_day

SEED = seed_of_day(date(2026, 11, 28), "yahtzee")
# From the bytes that `openssl dgst -sha256` prints.
FIRST_TURN = [5, 5, 1, 2, 5, 3, 3, 2, 1, 2, 3, 3, 6, 6, 4]
LAST_TURN = [6, 6, 4, 3, 5, 2, 2, 3, 4, 2, 4, 2, 1, 3, 6]


def test_the_dice_of_a_day_are_those_of_another_program() -> None:
    assert list(islice(faces_of_turn(SEED, 0), 15)) == FIRST_TURN
    assert list(islice(faces_of_turn(SEED, 12), 15)) == LAST_TURN


def test_longer_turns_take_further_blocks() -> None:
    text = b"keepwise daily 2026-11-28 yahtzee"
    stream = b"".join(sha256(bytes([2, block]) + sha256(text).digest() + bytes([3])).digest() for block in range(4))
    expected = [byte % 6 + 1 for byte in stream if byte < 252]
    assert len(expected) > 100
    assert list(islice(faces_of_turn(SEED, 3), len(expected))) == expected


def test_days_and_rulesets_have_their_own_dice() -> None:
    seeds = {seed_of_day(date(2026, 1, day), name) for day in range(1, 31) for name in ("yahtzee", "yatzy")}
    assert len(seeds) == 60


def test_all_faces_are_equally_likely() -> None:
    faces = [
        face for day in range(1, 31) for face in islice(faces_of_turn(seed_of_day(date(2026, 1, day), "x"), 0), 400)
    ]
    assert len(faces) == 12_000
    for face in range(1, 7):
        assert faces.count(face) == pytest.approx(2_000, abs=4 * (12_000 * 5 / 36) ** 0.5)


def test_each_place_has_its_face_whatever_is_kept() -> None:
    faces = list(islice(faces_of_turn(SEED, 5), 15))
    by_roll = faces[:5], faces[5:10], faces[10:]
    chance = random.Random(1)
    for _ in range(200):
        roll, lying = roll_places(iter(faces), 5), list(by_roll[0])
        assert roll(()) == tuple(sorted(lying))
        for fallen in by_roll[1:]:
            wanted = chance.sample(lying, chance.randrange(6))
            kept = set[int]()
            for die in wanted:
                kept.add(next(place for place in range(5) if lying[place] == die and place not in kept))
            lying = [lying[place] if place in kept else fallen[place] for place in range(5)]
            assert roll(tuple(sorted(wanted))) == tuple(sorted(lying))
