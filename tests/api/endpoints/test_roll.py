from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.endpoints.roll import roll_dice
from tests.api.clients import client_of


def rolled(client: FlaskClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/roll", json=body)
    assert answer.status_code == 200
    data: dict[str, Any] = answer.get_json()
    return data


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """Return the chi-square statistic against equal counts: about `kinds - 1` if all kinds are equally likely."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


# Exceeded by chance with a probability of about 1e-9, for 5 and for 35 degrees of freedom.
LIMIT_OF_FACES, LIMIT_OF_PAIRS = 51.0, 108.0


def assert_uniform(throws: Iterable[tuple[int, ...]]) -> None:
    faces: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for throw in throws:
        faces.update(throw)
        pairs[throw[0], throw[-1]] += 1
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square(faces, 6) < LIMIT_OF_FACES
    assert chi_square(pairs, 36) < LIMIT_OF_PAIRS


def test_a_roll_without_seed_is_fair() -> None:
    assert_uniform(roll_dice(5) for _ in range(20_000))


def test_rolls_from_consecutive_seeds_are_fair() -> None:
    assert_uniform(roll_dice(5, seed) for seed in range(20_000))


def test_a_loaded_die_is_detected() -> None:
    throws = [roll_dice(5, seed) for seed in range(20_000)]
    with pytest.raises(AssertionError):
        # Every eighth roll has its ones replaced by sixes.
        assert_uniform(tuple(6 if die == 1 and number % 8 == 0 else die for die in throw)
                       for number, throw in enumerate(throws))  # fmt: skip


def test_kept_dice_stay_and_others_are_rolled(small: FlaskClient) -> None:
    answer = rolled(small, ruleset="yahtzee", keep=[6, 3, 3])
    assert answer["keep"] == [3, 3, 6]
    assert len(answer["rolled"]) == 2
    assert answer["dice"] == sorted([3, 3, 6, *answer["rolled"]])
    assert answer["seed"] is None


def test_the_ruleset_determines_the_number_of_dice(small: FlaskClient) -> None:
    assert [len(rolled(small, ruleset=name)["dice"]) for name in ("crag", "yahtzee", "maxi-yatzy")] == [3, 5, 6]
    chance = {"dice_count": 4, "categories": [{"id": "chance", "pays": {"sum": "all"}}]}
    assert len(rolled(small, ruleset=chance)["dice"]) == 4


def test_a_seed_repeats_the_roll_and_another_does_not(small: FlaskClient) -> None:
    throws = [tuple(rolled(small, seed=seed)["rolled"]) for seed in (1, 1, 2, 3, 4)]
    assert throws[0] == throws[1]
    assert len(set(throws)) > 1


def test_a_seeded_roll_never_changes(small: FlaskClient) -> None:
    # As random.Random(2**53 - 1) gives them, so that stored seeds reproduce the same dice.
    assert rolled(small, seed=2**53 - 1)["rolled"] == list(roll_dice(5, 2**53 - 1))
    assert rolled(small, seed=1)["rolled"] == [1, 6, 5, 2, 3]


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({"keep": [1, 2, 3, 4, 5]}, "/keep", "wrong-dice"),
        ({"keep": [1, 2, 3, 4, 5, 6, 6]}, "/keep", "wrong-dice"),
        ({"keep": [0]}, "/keep/0", "wrong-die"),
        ({"keep": ["3"]}, "/keep/0", "wrong-die"),
        ({"keep": "3"}, "/keep", "wrong-type"),
        ({"seed": -1}, "/seed", "out-of-range"),
        ({"seed": 2**53}, "/seed", "out-of-range"),
        ({"seed": "7"}, "/seed", "wrong-type"),
        ({"seed": []}, "/seed", "wrong-type"),
        ({"dice": [1]}, "/dice", "unknown-field"),
    ],
)
def test_an_invalid_request_is_refused(small: FlaskClient, body: dict[str, Any], pointer: str, code: str) -> None:
    answer = small.post("/v1/roll", json=body)
    assert answer.status_code == 422
    assert [(each["pointer"], each["code"]) for each in answer.get_json()["errors"]] == [(pointer, code)]


def test_a_seed_may_be_zero_or_an_integral_fraction(small: FlaskClient) -> None:
    assert rolled(small, seed=0)["seed"] == 0
    assert small.post("/v1/roll", data='{"seed": 3.0}', content_type="application/json").get_json()["seed"] == 3


def keyed(client: FlaskClient, key: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = client.post("/v1/roll", json=body, headers={"Idempotency-Key": key}).get_json()
    return answer


def test_a_repeated_key_repeats_the_roll(small: FlaskClient) -> None:
    first = keyed(small, "key", ruleset="yahtzee", keep=[3])
    assert keyed(small, "key", keep=[3], ruleset="yahtzee") == first
    # The seed in the answer repeats it as well.
    assert rolled(small, ruleset="yahtzee", keep=[3], seed=first["seed"]) == first
    others = [keyed(small, key, ruleset="yahtzee", keep=keep)["seed"] for key, keep in (("other", [3]), ("key", [4]))]
    assert len({first["seed"], *others}) == 3


def test_a_seed_takes_precedence_over_a_key(small: FlaskClient) -> None:
    assert keyed(small, "key", seed=1)["seed"] == 1
    assert keyed(small, "", seed=None)["seed"] is None
    # With a key, a null is as good as nothing.
    assert keyed(small, "key", seed=None)["seed"] is not None


def test_a_key_does_not_hide_mistakes(small: FlaskClient) -> None:
    wrong: list[Any] = [[], "x", {"seed": -1}, {"keep": [7]}]
    for body in wrong:
        assert small.post("/v1/roll", json=body, headers={"Idempotency-Key": "key"}).status_code == 422


def test_rolls_by_keys_are_fair() -> None:
    client = client_of(create_app())
    # A thousand are enough to find a constant or a biased face.
    counts = Counter(die for number in range(1_000) for die in keyed(client, f"key {number}")["rolled"])
    assert chi_square(counts, 6) < LIMIT_OF_FACES
