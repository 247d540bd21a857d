"""Whole games: the example game and corruptions of it, logs without dice, several players, games in progress."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.rules import Cell, rules_of_card
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.cards.totals import CARD_TOTAL_NAMES, score_totals
from engine.checks.sheet_check import check_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.errors import UNSAID, InvalidGame
from engine.games.game import Game, GameReport, check_game, replay
from engine.games.moves import fill
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.effort import EFFORT
from tests.engine.game_samples import EXAMPLE, Json, game_of, play_game
from tests.engine.one_card import totals_of_card
from tests.engine.problem_values import values_of
from tests.known import CARDS

FREE = compile_ruleset(load_ruleset("yahtzee-free-joker"))
FORCED = compile_ruleset(load_ruleset("yahtzee"))
Found = list[tuple[str, tuple[str | int, ...], Any, Any]]


def found_in(report: GameReport) -> Found:
    return [(problem.code, problem.path, values_of(problem), problem.found) for problem in report.problems]


def check(raw: Json, compiled: CompiledRuleset = FREE) -> GameReport:
    return check_game(rules_of_card(compiled), game_of(raw))


def example() -> Json:
    raw: Json = copy.deepcopy(EXAMPLE)
    return raw


def test_the_example_game_is_valid() -> None:
    report = check(EXAMPLE)
    assert report.valid
    assert report.complete
    assert totals_of_card(report.players[0].totals) == (64, 35, 164, 0, 263, None)
    assert [(place.rank, place.name, place.total) for place in report.standings] == [(1, "Example", 263)]


def test_the_example_game_replayed() -> None:
    (turns,) = replay(rules_of_card(FREE), game_of(EXAMPLE)).turns
    assert len(turns) == 13
    assert turns[0].hands == ((1, 3, 4, 4, 5), (1, 4, 4, 4, 6), (2, 4, 4, 4, 5))
    assert turns[0].keeps == ((4, 4), (4, 4, 4))
    assert turns[0].score == Score(Cell(0, FREE.categories.index("fours")), 12, 0)
    assert turns[0].sheet == empty_sheet(rules_of_card(FREE))
    last = turns[-1]
    assert last.score is not None
    assert score_totals(rules_of_card(FREE), fill(last.sheet, last.score)).total == 263


# Corruptions: changes of the example game with all resulting problems

P0 = ("players", 0)


def at(turn: int, *path: str | int) -> tuple[str | int, ...]:
    return (*P0, "turns", turn, *path)


def change(turn: int, key: str, value: Any) -> Callable[[Json], None]:
    def corrupt(raw: Json) -> None:
        raw["players"][0]["turns"][turn][key] = value

    return corrupt


def change_die(turn: int, roll: int, place: int, die: int) -> Callable[[Json], None]:
    def corrupt(raw: Json) -> None:
        raw["players"][0]["turns"][turn]["rolls"][roll][place] = die

    return corrupt


def claim(**totals: int) -> Callable[[Json], None]:
    def corrupt(raw: Json) -> None:
        raw["players"][0]["claimed"].update(totals)

    return corrupt


def drop_turn(turn: int) -> Callable[[Json], None]:
    return lambda raw: raw["players"][0]["turns"].pop(turn)


def add_turn(turn: Json) -> Callable[[Json], None]:
    return lambda raw: raw["players"][0]["turns"].append(turn)


def add_roll(turn: int, roll: list[int]) -> Callable[[Json], None]:
    return lambda raw: raw["players"][0]["turns"][turn]["rolls"].append(roll)


def both(*corruptions: Callable[[Json], None]) -> Callable[[Json], None]:
    def corrupt(raw: Json) -> None:
        for one in corruptions:
            one(raw)

    return corrupt


OPEN_AT_10 = ["sixes", "four_of_a_kind", "large_straight"]
CORRUPTIONS: dict[str, tuple[Callable[[Json], None], Found]] = {
    "a die of the last hand changed, points with it": (
        change_die(3, 2, 0, 5),
        [("wrong-points", at(3, "points"), 23, 22)],
    ),
    "a kept die of the last hand changed": (
        change_die(0, 2, 1, 3),
        [("kept-dice-missing", at(0, "rolls", 2), {"dice": [4, 4, 4]}, [2, 3, 4, 4, 5])],
    ),
    "a kept die of the first hand changed": (
        change_die(0, 0, 1, 2),
        [("keep-not-in-hand", at(0, "keeps", 0), {"dice": [3, 2, 4, 5, 1]}, [4, 4])],
    ),
    "a die of the middle hand changed that two keeps need": (
        change_die(11, 1, 1, 6),
        [("kept-dice-missing", at(11, "rolls", 1), {"dice": [1, 2, 3, 4]}, [2, 6, 3, 6, 1])],
    ),
    "a keep that is not in the hand": (
        change(2, "keeps", [[2, 2], [2, 2, 2, 6]]),
        [("keep-not-in-hand", at(2, "keeps", 1), {"dice": [2, 2, 1, 2, 2]}, [2, 2, 2, 6])],
    ),
    "a keep that the next hand does not have": (
        change(1, "keeps", [[3, 3], [6, 5]]),
        [("kept-dice-missing", at(1, "rolls", 2), {"dice": [6, 5]}, [6, 6, 3, 6, 3])],
    ),
    "a keep too many": (
        change(1, "keeps", [[3, 3], [6, 6], []]),
        [("wrong-count", at(1, "keeps"), 2, 3)],
    ),
    "a keep too few": (change(1, "keeps", [[3, 3]]), [("wrong-count", at(1, "keeps"), 2, 1)]),
    "a die of seven": (change_die(5, 0, 0, 7), [("wrong-die", at(5, "rolls", 0, 0), {"minimum": 1, "maximum": 6}, 7)]),
    "a die of nought in the last hand": (
        change_die(5, 2, 3, 0),
        [("wrong-die", at(5, "rolls", 2, 3), {"minimum": 1, "maximum": 6}, 0)],
    ),
    "six dice": (
        change(4, "rolls", [[5, 4, 4, 1, 5, 5], [6, 5, 5, 1, 5], [1, 5, 5, 2, 5]]),
        [("wrong-dice", at(4, "rolls", 0), 5, [5, 4, 4, 1, 5, 5])],
    ),
    "a fourth roll": (add_roll(7, [5, 5, 5, 3, 1]), [("too-many-rolls", at(7, "rolls"), {"maximum": 3}, 4)]),
    "a category used twice": (
        change(10, "category", "fives"),
        [("category-filled", at(10, "category"), {"choices": OPEN_AT_10}, "fives")],
    ),
    "a category there is not": (
        change(10, "category", "one_pair"),
        [("unknown-category", at(10, "category"), {"choices": list(FREE.categories)}, "one_pair")],
    ),
    "an ambiguous category": (
        change(11, "category", "straight"),
        [("ambiguous-category", at(11, "category"), {"suggestions": ["small_straight", "large_straight"]}, "straight")],
    ),
    "no category in the middle": (change(6, "category", None), [("missing-category", at(6, "category"), None, None)]),
    "points off by one": (change(7, "points", 22), [("wrong-points", at(7, "points"), 21, 22)]),
    "points for a pattern that is not there": (
        change(9, "points", 50),
        [("wrong-points", at(9, "points"), 0, 50)],
    ),
    "points off by one, totals with them": (
        both(change(7, "points", 22), claim(lower_points=165, total=264)),
        [("wrong-points", at(7, "points"), 21, 22)],
    ),
    "points that are missed in the upper section, totals with them": (
        both(change(5, "points", 0), claim(upper_points=62, upper_bonus=0, total=226)),
        [("wrong-points", at(5, "points"), 2, 0)],
    ),
    "a missing upper turn": (drop_turn(12), [("wrong-total", (*P0, "claimed", "upper_points"), 46, 64)]),
    "a missing lower turn": (drop_turn(11), [("wrong-total", (*P0, "claimed", "lower_points"), 124, 164)]),
    "a fourteenth turn": (
        add_turn({"rolls": [[1, 2, 3, 4, 5]], "category": "chance", "points": 15}),
        [("too-many-turns", at(13), {"maximum": 13}, 14)],
    ),
    "an extra bonus that was not earned": (
        change(2, "extra_bonus", 100),
        [("wrong-extra-bonus", at(2, "extra_bonus"), 0, 100)],
    ),
    "an extra bonus claimed that was not earned": (
        claim(extra_bonus=100, total=363),
        [("wrong-total", (*P0, "claimed", "extra_bonus"), 0, 100)],
    ),
    "a total off by one": (claim(total=264), [("wrong-total", (*P0, "claimed", "total"), 263, 264)]),
    "upper points off by one": (claim(upper_points=65), [("wrong-total", (*P0, "claimed", "upper_points"), 64, 65)]),
    "upper points below the bonus, and all that follows": (
        claim(upper_points=62, upper_bonus=0, total=226),
        [("wrong-total", (*P0, "claimed", "upper_points"), 64, 62)],
    ),
    "a bonus forgotten": (
        claim(upper_bonus=0, total=228),
        [("wrong-total", (*P0, "claimed", "upper_bonus"), 35, 0)],
    ),
    "lower points off": (
        claim(lower_points=154, total=253),
        [("wrong-total", (*P0, "claimed", "lower_points"), 164, 154)],
    ),
    "two mistakes that have nothing to do with each other": (
        both(change(7, "points", 22), claim(total=300)),
        [("wrong-points", at(7, "points"), 21, 22), ("wrong-total", (*P0, "claimed", "total"), 263, 300)],
    ),
}


def plain(found: Found) -> Found:
    """Replace missing values by None."""
    return [
        (code, path, *(None if said is UNSAID else said for said in both))  # type: ignore[misc]
        for code, path, *both in found
    ]


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_a_corruption_is_reported_once_with_its_path(name: str) -> None:
    corrupt, expected = CORRUPTIONS[name]
    raw = example()
    corrupt(raw)
    report = check(raw)
    assert plain(found_in(report)) == expected
    assert all(problem.detail for problem in report.problems)
    with pytest.raises(InvalidGame) as raised:
        replay(rules_of_card(FREE), game_of(raw))
    assert raised.value.problems == report.problems


def test_corruptions_are_numerous() -> None:
    assert len(CORRUPTIONS) >= 25


@pytest.mark.parametrize("name", [name for name in CORRUPTIONS if name.startswith(("points", "a die of the last"))])
def test_totals_use_the_points_that_the_hand_pays(name: str) -> None:
    raw = example()
    CORRUPTIONS[name][0](raw)
    total = 264 if name.startswith("a die of the last") else 263
    assert check(raw).players[0].totals.total == total


def test_details_name_categories_and_dice() -> None:
    raw = example()
    change(0, "points", 16)(raw)
    assert check(raw).problems[0].detail == "fours with 2 4 4 4 5 pays 12, not 16"


@pytest.mark.parametrize(("ones", "upper", "bonus"), [(0, 62, 0), (1, 63, 35), (2, 64, 35)])
@pytest.mark.parametrize("claimed", [0, 35])
def test_the_bonus_near_its_threshold(ones: int, upper: int, bonus: int, claimed: int) -> None:
    raw = example()
    raw["players"][0]["turns"][5] = {"rolls": [[1] * ones + [3] * (5 - ones)], "category": "ones", "points": ones}
    raw["players"][0]["claimed"] = {"upper_points": upper, "upper_bonus": claimed, "total": upper + claimed + 164}
    report = check(raw)
    assert totals_of_card(report.players[0].totals) == (upper, bonus, 164, 0, upper + bonus + 164, None)
    expected: Found = [("wrong-total", (*P0, "claimed", "upper_bonus"), bonus, claimed)]
    assert found_in(report) == ([] if bonus == claimed else expected)


# The joker, with and without dice


def started(compiled: CompiledRuleset, filled: dict[str, list[int]], *turns: Json, dice: bool = True) -> Json:
    """Return a game that has filled these categories with these hands, and continues with these turns."""
    before: list[Json] = []
    for category, hand in filled.items():
        said: Json = {"category": category}
        if dice:
            said["rolls"] = [hand]
        else:
            said["points"] = compiled.points[compiled.index(tuple(hand))][compiled.categories.index(category)]
        before.append(said)
    return {"players": [{"name": "A", "turns": before + list(turns)}]}


FIVES = {"yahtzee": [5, 5, 5, 5, 5]}


def test_a_joker_against_the_forced_rule() -> None:
    turn = {"rolls": [[4, 4, 4, 4, 4]], "category": "large_straight", "points": 40}
    raw = started(FORCED, FIVES, turn)
    raw["players"][0]["claimed"] = {"lower_points": 90, "extra_bonus": 100, "total": 190}
    report = check(raw, FORCED)
    assert found_in(report) == [("illegal-category", at(1, "category"), {"choices": ["fours"]}, "large_straight")]
    assert report.problems[0].detail == "large_straight cannot be filled with 4 4 4 4 4 now; allowed: fours"


def test_a_joker_in_the_forced_order() -> None:
    fours = {"rolls": [[4, 4, 4, 4, 4]], "category": "fours", "points": 20, "extra_bonus": 100}
    straight = {"rolls": [[4, 4, 4, 4, 4]], "category": "large_straight", "points": 40, "extra_bonus": 100}
    report = check(started(FORCED, FIVES, fours, straight), FORCED)
    assert report.valid
    assert totals_of_card(report.players[0].totals) == (20, 0, 90, 200, 310, None)


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("claimed", [0, 1, 2])
@pytest.mark.parametrize("dice", [True, False])
def test_extra_bonuses_earned_and_claimed(count: int, claimed: int, dice: bool) -> None:
    """Sixes and chance only pay 30 for five sixes; with Yahtzee filled those are further ones."""
    hands = {"sixes": [6, 6, 6, 6, 6], "chance": [6, 6, 6, 6, 6]}
    filled = dict(list((FIVES | hands).items())[: count + 1])
    raw = started(FREE, filled, dice=dice)
    raw["players"][0]["claimed"] = {"extra_bonus": 100 * claimed}
    report = check(raw)
    expected: Found = [("wrong-total", (*P0, "claimed", "extra_bonus"), 100 * count, 100 * claimed)]
    assert found_in(report) == ([] if count == claimed else expected)
    assert report.players[0].totals.extra_bonus == 100 * count


def test_an_extra_bonus_that_is_not_claimed() -> None:
    raw = started(FREE, FIVES | {"sixes": [6, 6, 6, 6, 6]})
    raw["players"][0]["claimed"] = {"upper_points": 30, "lower_points": 50, "extra_bonus": 0, "total": 80}
    assert found_in(check(raw)) == [("wrong-total", (*P0, "claimed", "extra_bonus"), 100, 0)]
    raw["players"][0]["turns"][1]["extra_bonus"] = 0
    assert found_in(check(raw)) == [("wrong-extra-bonus", at(1, "extra_bonus"), 100, 0)]


def test_totals_may_include_wrong_points() -> None:
    """A hand of sixes has too many points; the totals with it imply that the full house was a further Yahtzee."""
    sixes = {"rolls": [[1, 2, 3, 6, 6]], "category": "sixes", "points": 18}
    raw = started(FREE, FIVES, sixes, {"category": "full_house", "points": 25}, dice=False)
    raw["players"][0]["claimed"] = {"extra_bonus": 100, "total": 50 + 18 + 25 + 100}
    report = check(raw)
    assert found_in(report) == [("wrong-points", at(1, "points"), 12, 18)]
    assert report.players[0].totals.total == 50 + 12 + 25 + 100


@pytest.mark.parametrize(
    ("said", "claimed", "extra_bonus"),
    [
        # A full house in the free choice game may be a further Yahtzee: the log or the totals tell.
        ({}, {}, 0),
        ({"extra_bonus": 100}, {}, 100),
        ({"extra_bonus": 0}, {}, 0),
        ({}, {"extra_bonus": 100}, 100),
        ({}, {"total": 190}, 100),
        ({}, {"total": 90}, 0),
        ({}, {"extra_bonus": 0, "total": 90}, 0),
    ],
)
def test_claims_decide_on_extra_bonuses_without_dice(said: Json, claimed: dict[str, int], extra_bonus: int) -> None:
    turns = [{"category": "fives", "points": 15}, {"category": "full_house", "points": 25} | said]
    raw = started(FREE, FIVES, *turns, dice=False)
    raw["players"][0]["claimed"] = claimed | ({"lower_points": 75} if claimed else {})
    if "total" in claimed:
        raw["players"][0]["claimed"]["total"] = claimed["total"]
    report = check(raw)
    assert report.valid, report.problems
    assert report.players[0].totals.extra_bonus == extra_bonus


def test_impossible_claims_without_dice_are_reported() -> None:
    raw = started(FREE, FIVES, {"category": "fives", "points": 15}, dice=False)
    raw["players"][0]["claimed"] = {"extra_bonus": 100}
    assert found_in(check(raw)) == [("wrong-total", (*P0, "claimed", "extra_bonus"), 0, 100)]


@pytest.mark.parametrize(
    ("compiled", "filled", "turn", "expected"),
    [
        (FORCED, {}, {"category": "threes", "points": 10}, [0, 3, 6, 9, 12, 15]),
        # Five sixes would have to be scored in sixes first.
        (FORCED, FIVES, {"category": "chance", "points": 30}, list(range(6, 30))),
        (FORCED, FIVES, {"category": "yahtzee", "points": 50}, None),
        (FREE, FIVES, {"category": "full_house", "points": 24}, [0, 25]),
    ],
)
def test_points_without_dice_must_be_possible_in_their_turn(
    compiled: CompiledRuleset, filled: dict[str, list[int]], turn: Json, expected: list[int] | None
) -> None:
    report = check(started(compiled, filled, turn, dice=False), compiled)
    where = len(filled)
    if expected is None:
        assert [problem.code for problem in report.problems] == ["category-filled"]
    else:
        assert found_in(report) == [("impossible-points", at(where, "points"), {"allowed": expected}, turn["points"])]


def without(raw: Json, *keys: str) -> Json:
    raw = copy.deepcopy(raw)
    for player in raw["players"]:
        for turn in player["turns"]:
            for key in keys:
                turn.pop(key, None)
    return raw


@pytest.mark.parametrize("keys", [("keeps",), ("points",), ("keeps", "points"), ("rolls", "keeps")])
def test_incomplete_logs_are_valid(keys: tuple[str, ...]) -> None:
    report = check(without(EXAMPLE, *keys))
    assert report.valid
    assert report.players[0].totals.total == 263


def test_a_log_of_last_hands_only_is_valid() -> None:
    raw = without(EXAMPLE, "keeps")
    for turn in raw["players"][0]["turns"]:
        turn["rolls"] = turn["rolls"][-1:]
    assert check(raw).valid


def test_a_turn_needs_dice_or_points() -> None:
    raw = without(EXAMPLE, "rolls", "keeps")
    del raw["players"][0]["turns"][3]["points"]
    assert plain(found_in(check(raw))) == [("missing-points", at(3, "points"), None, None)]


def test_keeps_need_rolls() -> None:
    raw = without(EXAMPLE, "rolls")
    assert {problem.path[-1] for problem in check(raw).problems} == {"keeps"}


def test_categories_are_found_by_any_name() -> None:
    raw = example()
    for turn, name in enumerate(["Vierer", "boat", "deuces", "Chance", "CINQ", "threes".upper()]):
        if name != "THREES":
            raw["players"][0]["turns"][turn]["category"] = name
    assert check(raw).valid


# Order, served hands, several players, games in progress


def test_categories_in_the_order_of_the_card() -> None:
    compiled = compile_ruleset(load_ruleset("yatzy-forced"))
    turns = [{"category": name, "rolls": [[1, 2, 2, 3, 6]]} for name in compiled.categories]
    assert check({"players": [{"name": "A", "turns": turns}]}, compiled).complete
    turns[3], turns[4] = turns[4], turns[3]
    for log in (turns, [{"category": turn["category"], "points": 0} for turn in turns[:6]]):
        report = check({"players": [{"name": "A", "turns": log[:6]}]}, compiled)
        assert found_in(report) == [("out-of-order", at(3, "category"), {"choices": ["fours"]}, "fives")]


@pytest.mark.parametrize(("roll_count", "points"), [(1, 25), (2, 20), (3, 20)])
def test_served_hands(roll_count: int, points: int) -> None:
    compiled = compile_ruleset(load_ruleset("generala"))
    turn = {"category": "straight", "rolls": [[1, 2, 3, 4, 5]] * roll_count, "points": points}
    turn["keeps"] = [[1, 2, 3, 4]] * (roll_count - 1)
    assert check({"players": [{"name": "A", "turns": [turn]}]}, compiled).valid
    turn["points"] = 45 - points
    found = found_in(check({"players": [{"name": "A", "turns": [turn]}]}, compiled))
    assert found == [("wrong-points", at(0, "points"), points, 45 - points)]


def players(*turn_counts: int) -> Json:
    turns = without(EXAMPLE, "keeps", "points")["players"][0]["turns"]
    return {"players": [{"name": chr(65 + n), "turns": turns[:count]} for n, count in enumerate(turn_counts)]}


@pytest.mark.parametrize(
    ("turn_counts", "wrong"),
    [
        ((12,), []),
        ((13,), []),
        ((13, 13), []),
        ((13, 12), []),
        ((12, 13), []),
        ((3, 3, 2, 2), []),
        ((13, 11), [1]),
        ((3, 3, 1), [2]),
        ((3, 1, 1), [0]),
        ((5, 3, 3, 2, 2), [0]),
        ((0, 0), []),
        ((2, 0), [1]),
    ],
)
def test_players_have_played_equally_many_rounds(turn_counts: tuple[int, ...], wrong: list[int]) -> None:
    report = check(players(*turn_counts))
    assert [problem.path for problem in report.problems] == [("players", number, "turns") for number in wrong]
    assert all(problem.code == "unequal-rounds" for problem in report.problems)
    assert report.complete == (set(turn_counts) == {13})


def test_swapped_players() -> None:
    """Each player's claimed totals are those of the other."""
    raw = players(13, 12)
    first, second = raw["players"]
    first["claimed"], second["claimed"] = {"total": 210}, {"total": 263}
    assert found_in(check(raw)) == [
        ("wrong-total", ("players", 0, "claimed", "total"), 263, 210),
        ("wrong-total", ("players", 1, "claimed", "total"), 210, 263),
    ]


def test_swapped_turns_of_two_players() -> None:
    raw = copy.deepcopy(EXAMPLE)
    other = copy.deepcopy(EXAMPLE["players"][0]) | {"name": "Other"}
    other["turns"] = other["turns"][::-1]
    raw["players"].append(other)
    assert check(raw).valid
    mine, theirs = raw["players"][0]["turns"], raw["players"][1]["turns"]
    mine[12], theirs[12] = theirs[12], mine[12]
    assert [(code, path) for code, path, _, _ in found_in(check(raw))] == [
        ("category-filled", ("players", 0, "turns", 12, "category")),
        ("category-filled", ("players", 1, "turns", 12, "category")),
    ]


def test_standings_share_places() -> None:
    raw = players(13, 13, 12, 13)
    del raw["players"][3]["turns"][12]
    report = check(raw)
    assert [(place.rank, place.player, place.name, place.total) for place in report.standings] == [
        (1, 0, "A", 263),
        (1, 1, "B", 263),
        (3, 2, "C", 210),
        (3, 3, "D", 210),
    ]


def test_a_turn_in_progress_has_no_category_yet() -> None:
    raw = players(5, 5)
    raw["players"][0]["turns"].append({"rolls": [[1, 2, 3, 4, 6], [1, 1, 3, 4, 6]], "keeps": [[3, 4, 6]]})
    report = check(raw)
    assert report.valid
    assert not report.complete
    turns = replay(rules_of_card(FREE), game_of(raw)).turns[0]
    assert (turns[-1].hands[-1], turns[-1].score) == ((1, 1, 3, 4, 6), None)


def test_a_turn_in_progress_is_the_last_and_has_dice() -> None:
    raw = players(5)
    raw["players"][0]["turns"][2] = {"rolls": [[1, 2, 3, 4, 6]]}
    assert [(code, path) for code, path, _, _ in found_in(check(raw))] == [("missing-category", at(2, "category"))]
    raw["players"][0]["turns"][2] = {}
    assert [(code, path) for code, path, _, _ in found_in(check(raw))] == [("missing-category", at(2, "category"))]


@pytest.mark.parametrize(("count", "valid"), [(0, False), (1, True), (100, True), (101, False)])
def test_number_of_players(count: int, valid: bool) -> None:
    report = check(players(*[1] * count))
    assert report.valid == valid
    if not valid:
        assert found_in(report) == [("wrong-count", ("players",), {"minimum": 1, "maximum": 100}, count)]


@pytest.mark.parametrize(("count", "codes"), [(12, []), (13, []), (14, ["too-many-turns"]), (15, ["too-many-turns"])])
def test_the_number_of_turns_is_limited(count: int, codes: list[str]) -> None:
    turns = without(EXAMPLE, "keeps")["players"][0]["turns"] + [{"category": "chance", "points": 20}] * 2
    report = check({"players": [{"name": "A", "turns": turns[:count]}]})
    assert [problem.code for problem in report.problems] == codes
    assert report.complete == (count >= 13)


# All games that follow the rules are valid, however they are logged


@pytest.mark.parametrize("ruleset_id", CARDS)
def test_played_games_are_valid_in_any_log_format(ruleset_id: str) -> None:
    compiled = compile_ruleset(load_ruleset(ruleset_id))
    rng = random.Random(f"{ruleset_id} games")
    for _ in range(5 * EFFORT):
        turns, card = play_game(compiled, rng)
        totals = score_totals(rules_of_card(compiled), Sheet((card,)))
        claimed = {name: getattr(totals, name) for name in CARD_TOTAL_NAMES}
        raw = {"players": [{"name": "A", "turns": turns, "claimed": claimed}]}
        for keys in ((), ("keeps",), ("points", "extra_bonus"), ("rolls", "keeps"), ("rolls", "keeps", "extra_bonus")):
            report = check(without(raw, *keys), compiled)
            assert report.valid, (keys, report.problems)
            assert report.complete
            assert report.players[0].totals == totals
            assert check_sheet(rules_of_card(compiled), report.players[0].sheet).valid


def test_a_house_rule_that_pays_only_jokers() -> None:
    compiled = compile_ruleset(parse_ruleset({"base": "yahtzee", "joker": {"points": {"small_straight": 35}}}))
    raw = started(compiled, FIVES, {"category": "fours", "points": 8}, {"category": "small_straight", "points": 35})
    for turn in raw["players"][0]["turns"]:
        turn.pop("rolls", None)
    raw["players"][0]["turns"][0]["points"] = 50
    report = check(raw, compiled)
    assert report.valid
    assert report.players[0].totals.extra_bonus == 100, "only a further Yahtzee pays 35, and it earns the extra bonus"


# Arbitrary input

DICE = st.lists(st.integers(-1, 8), max_size=7).map(tuple)
NAMES = ["yahtzee", "ones", "chance", "full_house", "boat", "straight", "nothing", ""]
TURNS = st.builds(
    Turn,
    category=st.none() | st.sampled_from(NAMES),
    points=st.none() | st.integers(-5, 60),
    rolls=st.lists(DICE | st.just((5,) * 5), max_size=5).map(tuple),
    keeps=st.none() | st.lists(DICE, max_size=4).map(tuple),
    extra_bonus=st.none() | st.sampled_from([0, 50, 100]),
)
PLAYERS = st.builds(
    Player,
    turns=st.lists(TURNS, max_size=6).map(tuple),
    claimed=st.none() | st.dictionaries(st.sampled_from(CARD_TOTAL_NAMES), st.integers(-10, 400)),
)


@pytest.mark.slow
@given(st.lists(PLAYERS, max_size=4).map(tuple))
@settings(max_examples=30 * EFFORT)
def test_anything_gets_a_report(raw: tuple[Player, ...]) -> None:
    """There is no exception; paths lead into the input; a game without problems has possible cards."""
    game = Game(raw)
    for compiled in (FORCED, FREE):
        report = check_game(rules_of_card(compiled), game)
        assert len(report.players) == len(report.standings) == len(raw)
        for problem in report.problems:
            assert problem.detail
            assert problem.path[0] == "players"
            assert len(problem.path) == 1 or 0 <= int(problem.path[1]) < len(raw)
        for number, player in enumerate(report.players):
            mine = [problem for problem in report.problems if problem.path[1:2] == (number,)]
            # Only the first of very many problems are reported.
            assert player.valid == (not mine) or report.problem_count > len(report.problems)
            assert len({(problem.code, problem.path) for problem in mine}) == len(mine)
            if player.valid:
                assert check_sheet(rules_of_card(compiled), player.sheet).valid
        if report.valid:
            assert replay(rules_of_card(compiled), game).report == report
