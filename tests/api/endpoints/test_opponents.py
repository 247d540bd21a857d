"""Opponents of all strengths and numbers in outlooks and in advice to win."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.questions import SMALL, YAHTZEE_BUT_TWO, advised
from tests.api.read_contract import SPECIFICATION
from tests.api.refusals import assert_refused

STANDING = ("win", "tie", "lose", "expected_rank")


def against(client: FlaskClient, *opponents: dict[str, Any], **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/outlook", json={**body, "opponents": opponents})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


def test_a_count_multiplies_an_opponent(small: FlaskClient) -> None:
    own = {"ruleset": "small", "scorecard": {"points": {"ones": 1}}}
    other = {"scorecard": {"points": {"pair": 0}}}
    one_by_one, together = against(small, *[{}] * 4, other, **own), against(small, {"count": 4}, other, **own)
    for name in STANDING:
        assert together[name] == pytest.approx(one_by_one[name], abs=1e-11)
    assert [each["count"] for each in together["opponents"]] == [4, 1]
    several: list[dict[str, Any]] = [{}] * 4
    advice = [advised(small, {"maximize": "win", "opponents": each}, **SMALL) for each in (several, [{"count": 4}])]
    assert advice[0]["value"] == pytest.approx(advice[1]["value"], abs=1e-11)


def test_any_number_of_equal_players_win_equally_often(built: FlaskClient) -> None:
    for count, error in ((9, 1e-12), (9_999, 1e-12), (1_000_000, 1e-12)):
        outlook = against(built, {"count": count}, ruleset="yatzy")
        # A tie is shared by at least two.
        assert outlook["win"] < 1 / (count + 1) < outlook["win"] + outlook["tie"] / 2
        # The expected rank is 1 plus the probability of losing to each opponent alone.
        half = against(built, {}, ruleset="yatzy")["lose"]
        assert outlook["expected_rank"] == pytest.approx(1 + count * half, rel=1e-6)
        assert outlook["error_bound"] <= error
        assert outlook["win"] + outlook["tie"] + outlook["lose"] == pytest.approx(1, abs=1e-11)


def test_measured_totals_have_a_sampling_error(built: FlaskClient) -> None:
    outlook = against(built, {"strength": "casual"}, {"strength": "perfect"})
    casual, perfect = outlook["opponents"]
    assert (casual["method"], casual["strength"], casual["count"]) == ("measured", "casual", 1)
    assert casual["games"] >= 10_000
    means = {each["id"]: each for each in built.get("/v1/meta").get_json()["opponent"]["strengths"]}
    assert means["casual"]["mean_totals"]["yahtzee"]["mean"] == pytest.approx(casual["mean"], abs=0.01)
    assert (perfect["method"], perfect["games"], perfect["mean"]) == ("exact", None, outlook["mean"])
    assert outlook["method"] == "measured"
    assert 1e-4 < outlook["error_bound"] < 0.04
    assert "err like players of their strength" in outlook["assumption"]
    weaker = against(built, {"strength": "beginner"})
    stronger = against(built, {"strength": "club"})
    assert weaker["win"] - weaker["error_bound"] > stronger["win"] + stronger["error_bound"] > 0.5


def test_games_are_played_out_from_a_card_in_the_middle(built: FlaskClient) -> None:
    opponent = {"scorecard": {"points": YAHTZEE_BUT_TWO}, "strength": "beginner"}
    own = {"scorecard": {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}}
    outlook = against(built, opponent, **own)
    (told,) = outlook["opponents"]
    assert (told["method"], told["games"]) == ("measured", 10_000)
    assert against(built, opponent, **own) == outlook
    exact = against(built, {**opponent, "strength": "perfect"}, **own)
    assert exact["method"] == "exact"
    assert told["mean"] < exact["opponents"][0]["mean"]
    assert outlook["win"] > exact["win"] - outlook["error_bound"]
    assert outlook["error_bound"] < 0.05


def test_several_erring_opponents_share_the_time(built: FlaskClient) -> None:
    cards = [{"ones": ones, "twos": twos} for ones in range(6) for twos in range(0, 12, 2)]
    opponents = [{"scorecard": {"points": points}, "strength": "casual"} for points in cards]
    outlook = against(built, *opponents[:3])
    alone, _, _ = (each["games"] for each in outlook["opponents"])
    assert alone <= against(built, opponents[3])["opponents"][0]["games"]
    assert all(each["method"] == "measured" for each in outlook["opponents"])
    body = {"opponents": [{**each, "strength": "club"} for each in opponents]}
    assert_refused(built.post("/v1/outlook", json=body), 422, "too-costly")


def test_strength_matters_less_near_the_end_of_a_game(built: FlaskClient) -> None:
    full = {**YAHTZEE_BUT_TWO, "threes": 9, "yahtzee": 0}
    own = {"scorecard": {"points": full}}
    outlook = against(built, {"scorecard": {"points": full}, "strength": "beginner", "count": 7}, **own)
    assert (outlook["method"], outlook["error_bound"], outlook["tie"]) == ("exact", 0, 1)
    last = {"scorecard": {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}, "dice": [4, 4, 4, 4, 4], "rolls_left": 0}
    outlook = against(built, {**last, "strength": "beginner"}, **own)
    # Only one category can score these dice.
    assert (outlook["opponents"][0]["mean"], outlook["lose"]) == (263, 1)


def test_advice_names_the_compared_move(built: FlaskClient) -> None:
    position = {"dice": [2, 4, 4, 4, 4], "rolls_left": 1, "scorecard": {"points": YAHTZEE_BUT_TWO}}
    opponents = [{"strength": "expert", "count": 3, "scorecard": {"points": YAHTZEE_BUT_TWO}}]
    advice = advised(built, {"maximize": "win", "opponents": opponents}, **position)
    assert advice["method"] == "measured"
    assert 0 < advice["error_bound"] < 0.1
    (sent,) = advice["objective"]["opponents"]
    assert (sent["strength"], sent["count"]) == ("expert", 3)
    assert advised(built, advice["objective"], **position) == advice
    plain = advised(built, {"maximize": "win", "opponents": [{**opponents[0], "strength": "perfect"}]}, **position)
    assert abs(plain["value"] - advice["value"]) < 0.1


@pytest.mark.parametrize(
    ("opponents", "expected"),
    [
        ([{"count": 0}], [("out-of-range", "/opponents/0/count")]),
        ([{"count": "3"}], [("wrong-type", "/opponents/0/count")]),
        ([{"count": 2.5}], [("wrong-type", "/opponents/0/count")]),
        ([{"count": 1_000_001}], [("out-of-range", "/opponents/0/count")]),
        ([{"strength": "grandmaster"}, {"strength": 3}],
         [("unknown-choice", "/opponents/0/strength"), ("unknown-choice", "/opponents/1/strength")]),
        ([{"count": 999_999}, {}, {}], [("too-many", "/opponents")]),
    ],
)  # fmt: skip
def test_an_invalid_count_or_strength_is_refused(
    small: FlaskClient, opponents: list[Any], expected: list[tuple[str, str]]
) -> None:
    body = {"ruleset": "small", "scorecard": {}}
    assert_refused(small.post("/v1/outlook", json={**body, "opponents": opponents}), 422, "invalid", *expected)
    asked = {**SMALL, "objective": {"maximize": "win", "opponents": opponents}}
    below = [(code, f"/objective{pointer}") for code, pointer in expected]
    assert_refused(small.post("/v1/advice", json=asked), 422, "invalid", *below)


def test_the_limit_of_opponents_is_published(small: FlaskClient) -> None:
    limits = small.get("/v1/meta").get_json()["limits"]
    schema = SPECIFICATION["components"]["schemas"]["OpponentCard"]["properties"]["count"]
    assert schema["maximum"] == limits["opponents_in_all"]
    answer = small.post(
        "/v1/outlook", json={"ruleset": "small", "opponents": [{"count": limits["opponents_in_all"] - 1}, {}]}
    )
    assert answer.status_code == 200
