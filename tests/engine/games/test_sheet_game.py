"""Whole games with columns: random games and corruptions of them, calls, columns, claims, logs without dice."""

import copy
import random
from dataclasses import asdict
from typing import Any

import pytest

from engine.cards.rules import Cell, Rules, compile_rules, rules_of_card
from engine.cards.totals import COLUMN_TOTAL_NAMES, SHEET_TOTAL_NAMES
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.errors import InvalidGame
from engine.games.game import Game, GameReport, check_game, replay
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset
from tests.effort import EFFORT
from tests.engine.game_samples import Json, game_of
from tests.engine.naive_sheet import NaiveSheetGame
from tests.engine.problem_values import values_of
from tests.engine.sheet_games import CALLED, JOKERS, SMALL_RULES, play_sheet_game
from tests.known import SHEETS

RULES = (*SMALL_RULES, *map(load_ruleset, SHEETS))
YAMB = compile_rules(load_ruleset("yamb"))
TRIPLE = compile_rules(load_ruleset("triple-yahtzee"))
CALLS = compile_rules(parse_ruleset(CALLED))
Found = list[tuple[str, tuple[str | int, ...], Any, Any]]


def found_in(report: GameReport) -> Found:
    return [(problem.code, problem.path, values_of(problem), problem.found) for problem in report.problems]


def check(rules: Rules, turns: list[Json], claimed: Any = None) -> GameReport:
    return check_game(rules, game_of({"players": [{"name": "", "turns": turns, "claimed": claimed}]}))


def at(turn: int, *path: str | int) -> tuple[str | int, ...]:
    return ("players", 0, "turns", turn, *path)


def claims_of(game: NaiveSheetGame, sheet: Any) -> dict[str, Any]:
    columns = {said["id"]: asdict(totals) for said, totals in zip(game.columns, game.column_totals(sheet), strict=True)}
    return {"total": game.total(sheet), "columns": columns}


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULES, ids=lambda ruleset: ruleset.name)
def test_random_games_are_valid_and_have_the_right_totals(ruleset: Ruleset) -> None:
    rules, game, chance = compile_rules(ruleset), NaiveSheetGame(ruleset), random.Random(f"whole {ruleset.name}")
    for _ in range((10 if len(rules.columns) < 3 else 2) * EFFORT):
        turns, sheet = play_sheet_game(ruleset, chance)
        claimed = claims_of(game, sheet)
        report = check(rules, turns, claimed)
        assert found_in(report) == []
        assert report.complete
        (player,) = report.players
        assert player.totals.total == game.total(sheet)
        told = [{**each._asdict(), "factor": None} for each in player.totals.columns]
        assert told == [{**asdict(each), "factor": None} for each in game.column_totals(sheet)]
        # So is every part of it, and a log without dice or with last hands only.
        part = turns[: chance.randrange(len(turns))]
        assert check(rules, part).valid
        assert not check(rules, part).complete
        bare = [{key: turn[key] for key in ("column", "category", "points", "extra_bonus")} for turn in turns]
        assert check(rules, bare, claimed).valid
        hands = [{**one, "rolls": turn["rolls"][-1:]} for one, turn in zip(bare, turns, strict=True)]
        assert check(rules, hands, claimed).valid


@pytest.mark.parametrize("ruleset", RULES, ids=lambda ruleset: ruleset.name)
def test_each_mistake_in_a_turn_is_one_problem(ruleset: Ruleset) -> None:
    rules, game, chance = compile_rules(ruleset), NaiveSheetGame(ruleset), random.Random(f"wrong {ruleset.name}")
    for _ in range((3 if len(rules.columns) < 3 else 1) * EFFORT):
        turns, sheet = play_sheet_game(ruleset, chance)
        place = chance.randrange(len(turns))

        def wrong(turns: list[Json] = turns, place: int = place, **words: Any) -> Found:
            changed = copy.deepcopy(turns)
            changed[place] |= words
            return found_in(check(rules, changed, claims_of(game, sheet)))  # noqa: B023

        points = turns[place]["points"]
        assert wrong(points=points + 1) == [("wrong-points", at(place, "points"), points, points + 1)]
        extra_bonus = turns[place]["extra_bonus"]
        expected = [("wrong-extra-bonus", at(place, "extra_bonus"), extra_bonus, extra_bonus + 1)]
        assert wrong(extra_bonus=extra_bonus + 1) == expected
        assert [found[:2] for found in wrong(column=None)] == [("missing-column", at(place, "column"))]
        assert [found[:2] for found in wrong(column="nowhere")] == [("unknown-column", at(place, "column"))]
        assert [found[:2] for found in wrong(category="nothing")] == [("unknown-category", at(place, "category"))]
        assert [found[:2] for found in wrong(keeps=[[]] * 9)] == [("wrong-count", at(place, "keeps"))]


def test_a_replay_has_the_sheet_before_every_turn_and_its_call() -> None:
    turns, _ = play_sheet_game(CALLS.ruleset, random.Random(3))
    (played,) = replay(CALLS, game_of({"players": [{"name": "", "turns": turns}]})).turns
    assert [each.announced for each in played] == [
        None if "announced" not in turn else CALLS.categories.index(turn["announced"]) for turn in turns
    ]
    assert any(each.announced is not None for each in played)
    assert [sum(len(paid) for card in each.sheet.columns for paid in card.points) for each in played] == [*range(12)]
    assert [each.score.points if each.score else None for each in played] == [turn["points"] for turn in turns]
    turns[0]["points"] += 1
    with pytest.raises(InvalidGame, match="pays"):
        replay(CALLS, game_of({"players": [{"name": "", "turns": turns}]}))


# Legal cells: columns and their orders

HAND = [[1, 2, 3, 4, 5, 6]]


def yamb(*turns: Json) -> Found:
    return found_in(check(YAMB, list(turns)))


def in_cell(column: str, category: str, **words: Any) -> Json:
    return {"column": column, "category": category, "rolls": HAND, "keeps": [], **words}


def test_columns_are_named_by_ids_titles_and_aliases() -> None:
    assert yamb(in_cell("Na dole", "ones"), in_cell("SLOBODNA", "ones"), in_cell("Najava", "Kenta")) == []
    (problem,) = check(YAMB, [in_cell("dwon", "ones")]).problems
    assert problem.code == "unknown-column"
    assert "did you mean down?" in problem.detail


def test_an_ordered_column_is_filled_in_its_order() -> None:
    assert yamb(in_cell("down", "ones"), in_cell("down", "twos"), in_cell("up", "yamb"), in_cell("up", "poker")) == []
    expected = {"choices": ["ones of down"]}
    assert yamb(in_cell("down", "twos")) == [("out-of-order", at(0, "category"), expected, "twos of down")]
    expected = {"choices": ["yamb of up"]}
    assert yamb(in_cell("up", "ones")) == [("out-of-order", at(0, "category"), expected, "ones of up")]
    bare: Json = {"column": "up", "category": "ones", "points": 3}
    assert yamb(bare) == [("out-of-order", at(0, "category"), expected, "ones of up")]


def test_a_cell_is_filled_once() -> None:
    twice = yamb(in_cell("free", "ones"), in_cell("announce", "ones"), in_cell("free", "ones"))
    assert [found[:2] for found in twice] == [("category-filled", at(2, "category"))]
    assert twice[0][3] == "ones of free"


def test_no_turn_follows_a_full_sheet() -> None:
    turns, _ = play_sheet_game(CALLS.ruleset, random.Random(1))
    found = found_in(check(CALLS, [*turns, turns[0], turns[0]]))
    assert found == [("too-many-turns", at(12), {"maximum": 12}, 13)]


def test_a_game_of_one_column_needs_no_column_name() -> None:
    alone = compile_rules(parse_ruleset({**JOKERS, "columns": [{"id": "only", "title": "Only"}]}))
    turn = {"category": "ones", "rolls": [[1, 1, 2, 3, 4]], "points": 2}
    assert check(alone, [turn]).valid
    assert check(alone, [{**turn, "column": "only"}]).valid


def test_the_very_last_turn_may_have_its_own_rolls() -> None:
    turns, _ = play_sheet_game(CALLS.ruleset, random.Random(2))
    hand = turns[-1]["rolls"][-1]
    turns[-1] |= {"rolls": [hand] * 5, "keeps": [[]] * 4, "points": None}
    assert check(CALLS, turns).valid
    turns[-1] |= {"rolls": [hand] * 6, "keeps": [[]] * 5}
    assert found_in(check(CALLS, turns)) == [("too-many-rolls", at(11, "rolls"), {"maximum": 5}, 6)]
    first = {**turns[0], "rolls": [turns[0]["rolls"][-1]] * 4, "keeps": [[]] * 3, "points": None}
    assert found_in(check(CALLS, [first]))[0] == ("too-many-rolls", at(0, "rolls"), {"maximum": 3}, 4)


def test_a_shorter_last_turn_cannot_earn_points_of_later_rolls() -> None:
    columns = [{"id": "only", "title": "Only"}]
    two = [each for each in CALLED["categories"] if each["id"] in ("run", "any")]
    said = {**CALLED, "columns": columns, "categories": two, "products": [], "bonus": [], "last_turn_rolls": 2}
    rules = compile_rules(parse_ruleset(said))
    run, rest = ({"category": "run", "points": 46}, {"category": "any", "points": 5})
    assert check(rules, [run, rest]).valid
    found = found_in(check(rules, [rest, run]))
    assert found == [("impossible-points", at(1, "points"), {"allowed": [0, 56, 66]}, 46)]
    hand = {"category": "run", "rolls": [[1, 2, 3, 4, 5]], "points": 46}
    assert check(rules, [hand, rest]).valid
    assert found_in(check(rules, [rest, hand])) == [("wrong-points", at(1, "points"), {"allowed": [56, 66]}, 46)]


# Calls

TWO = [[1, 1, 2, 3, 4, 5], [1, 1, 2, 6, 6, 6]]
KEPT: Json = {"rolls": TWO, "keeps": [[1, 1]]}
FRESH: Json = {"rolls": TWO, "keeps": [[]]}


def announced(category: str | None, **words: Any) -> Json:
    return {"column": "announce", "category": category, **words}


def test_called_categories_are_filled() -> None:
    assert yamb(announced("ones", announced="Aces", **KEPT)) == []
    found = yamb(announced("sixes", announced="ones", **KEPT))
    assert found == [("illegal-category", at(0, "category"), {"choices": ["ones of announce"]}, "sixes of announce")]
    found = yamb({"column": "free", "category": "ones", "announced": "ones", **KEPT})
    assert found == [("illegal-category", at(0, "category"), {"choices": ["ones of announce"]}, "ones of free")]
    found = yamb({"column": "free", "category": "ones", "announced": "ones", "points": 2})
    assert found == [("illegal-category", at(0, "category"), {"choices": ["ones of announce"]}, "ones of free")]


def test_uncalled_cells_need_a_roll_of_all_dice() -> None:
    assert yamb(announced("ones", **FRESH)) == []
    found = yamb(announced("ones", **KEPT))
    assert [each[:2] for each in found] == [("illegal-category", at(0, "category"))]
    assert "yamb of up" in found[0][2]["choices"]
    assert not [name for name in found[0][2]["choices"] if name.endswith("announce")]
    # Earlier dice may have been kept: only the last roll counts.
    third = [*TWO, [2, 3, 3, 4, 5, 5]]
    assert yamb(announced("threes", rolls=third, keeps=[[1, 1], []])) == []
    assert yamb(announced("threes", rolls=third, keeps=[[], [2]]))[0][0] == "illegal-category"


def test_missing_keeps_are_not_counted_as_losses() -> None:
    for told in ({"rolls": TWO}, {"rolls": TWO[-1:]}, {"rolls": TWO[:1], "keeps": []}, {"points": 2}):
        assert yamb(announced("ones", **told)) == []
    # An impossible keep is a single mistake.
    found = yamb(announced("ones", rolls=TWO, keeps=[[4, 4]]))
    assert [each[0] for each in found] == ["keep-not-in-hand"]


def test_a_call_needs_a_category_that_can_be_filled() -> None:
    found = yamb(announced("ones", announced="jacks", **KEPT))
    assert [each[:2] for each in found] == [("unknown-category", at(0, "announced"))]
    first = announced("ones", announced="ones", **KEPT)
    open_ = [name for name in YAMB.categories if name != "ones"]
    again = {"column": "free", "category": "ones", "announced": "ones", **KEPT}
    assert yamb(first, again) == [("illegal-category", at(1, "announced"), {"choices": open_}, "ones")]
    # Illegally filling the called category is a single mistake.
    assert [each[:2] for each in yamb(first, first)] == [("category-filled", at(1, "category"))]
    up: Json = {"rolls": [[1, 1, 2, 3, 4]], "column": "call", "category": "ones", "announced": "ones"}
    found = found_in(check(CALLS, [up]))
    assert found == [("out-of-order", at(0, "category"), {"choices": ["yacht of call"]}, "ones of call")]
    found = found_in(check(CALLS, [{**up, "column": "down"}]))
    assert found == [("illegal-category", at(0, "announced"), {"choices": ["yacht"]}, "ones")]


def test_a_turn_of_one_roll_may_have_a_call() -> None:
    rules = compile_rules(parse_ruleset({**CALLED, "rolls": 1, "last_turn_rolls": 2, "categories": _unserved()}))
    turn: Json = {"rolls": [[1, 1, 2, 3, 4]], "column": "call", "category": "any"}
    assert check(rules, [turn]).valid
    assert check(rules, [{**turn, "announced": "any"}]).valid
    found = found_in(check(rules, [{**turn, "column": "down", "category": "ones", "announced": "any"}]))
    assert found == [("illegal-category", at(0, "category"), {"choices": ["any of call"]}, "ones of down")]


def _unserved() -> list[dict[str, Any]]:
    return [
        {"id": "ones", "upper": 1},
        {"id": "twos", "upper": 2},
        {"id": "any", "pays": {"sum": "all"}},
    ]


def test_a_turn_in_progress_may_have_a_call_and_no_column() -> None:
    assert yamb({"rolls": TWO, "keeps": [[1, 1]], "announced": "ones"}) == []
    assert yamb({"rolls": TWO, "keeps": [[1, 1]]}) == []
    assert yamb({"rolls": TWO, "announced": "jacks"})[0][:2] == ("unknown-category", at(0, "announced"))
    assert yamb({"rolls": TWO, "column": "free"})[0][:2] == ("missing-category", at(0, "category"))


def test_a_turn_in_progress_needs_a_legal_ending() -> None:
    # With only the column to call open, the last roll has to be of all dice if nothing was called.
    down = [{"column": "down", "category": name, "points": 0} for name in CALLS.categories[:4]]
    down += [{"column": "down", "category": "any", "points": 5}, {"column": "down", "category": "yacht", "points": 0}]
    hands = [[1, 1, 2, 3, 4]] * 3
    for keeps, found in (([[1], []], []), ([[], [1]], [("missing-field", at(6, "announced"), {"choices": ["yacht"]})])):
        turn = {"rolls": hands, "keeps": keeps}
        assert [each[:3] for each in found_in(check(CALLS, [*down, turn]))] == found
        assert check(CALLS, [*down, {**turn, "announced": "yacht"}]).valid
    assert check(CALLS, [*down, {"rolls": hands}]).valid
    assert check(CALLS, [*down, {"rolls": hands[1:], "keeps": [[1]]}]).valid


def test_games_without_columns_refuse_columns_and_calls() -> None:
    card = compile_ruleset(load_ruleset("yatzy"))
    turns = (Turn("ones", 2, column="first"), Turn("twos", 2, announced="twos"))
    problems = check_game(
        rules_of_card(card), Game((Player(turns, claimed={"products": 3}, claimed_columns={"first": {}}),))
    ).problems
    assert [(problem.code, problem.path[2:]) for problem in problems] == [
        ("contradiction", ("turns", 0, "column")),
        ("contradiction", ("turns", 1, "announced")),
        ("wrong-total", ("claimed", "products")),
        ("contradiction", ("claimed", "columns")),
    ]
    turn = {"column": "first", "category": "ones", "points": 2, "announced": "ones"}
    assert [found[:2] for found in found_in(check(TRIPLE, [turn]))] == [("contradiction", at(0, "announced"))]


# Jokers over columns

TWOS = [[2, 2, 2, 2, 2]]
COLUMNS = ("first", "second", "third")
FIFTIES: list[Json] = [{"column": column, "category": "yahtzee", "rolls": TWOS, "points": 50} for column in COLUMNS]


def test_the_joker_rule_applies_across_columns() -> None:
    twos = [
        {"column": "first", "category": "twos", "rolls": [[2] * 5]},
        {"column": "third", "category": "chance", "rolls": [[2] * 5]},
    ]
    found = found_in(check(TRIPLE, [*FIFTIES, *twos]))
    expected = {"choices": ["twos of second", "twos of third"]}
    assert found == [("illegal-category", at(4, "category"), expected, "chance of third")]
    report = check(TRIPLE, [*FIFTIES, {"column": "second", "category": "twos", "rolls": TWOS, "extra_bonus": 100}])
    assert report.valid
    assert report.players[0].totals.extra_bonus == 200
    assert report.players[0].totals.total == 50 * 6 + (10 + 100) * 2


def test_the_published_example_of_a_joker_in_a_game() -> None:
    sixes = [{"column": column, "category": "sixes", "points": 18} for column in COLUMNS]
    joker = {"column": "third", "category": "large_straight", "rolls": [[6] * 5]}
    before, after = (check(TRIPLE, [*FIFTIES, *sixes, *more]) for more in ([], [joker]))
    assert after.valid
    assert after.players[0].totals.total - before.players[0].totals.total == 420
    bare = {"column": "third", "category": "large_straight", "points": 40, "extra_bonus": 100}
    assert check(TRIPLE, [*FIFTIES, *sixes, bare]).players[0].totals == after.players[0].totals
    wrong = found_in(check(TRIPLE, [*FIFTIES, *sixes, {**joker, "extra_bonus": 300}]))
    assert wrong == [("wrong-extra-bonus", at(6, "extra_bonus"), 100, 300)]


# Logs without dice, and evidence from totals


def test_points_without_dice_must_be_possible() -> None:
    assert yamb({"column": "free", "category": "straight", "points": 47})[0][:2] == (
        "impossible-points",
        at(0, "points"),
    )
    for points in (0, 45, 50):
        assert yamb({"column": "free", "category": "straight", "points": points}) == []
    # Joker points are only possible where a joker is: none while every face has an open upper category.
    straight: Json = {"column": "first", "category": "full_house", "points": 25, "extra_bonus": 100}
    assert found_in(check(TRIPLE, [*FIFTIES, straight])) == [("wrong-extra-bonus", at(3, "extra_bonus"), 0, 100)]


def _open_bonuses(*columns: str) -> list[Json]:
    sixes = [{"column": column, "category": "sixes", "points": 18} for column in COLUMNS]
    return [*FIFTIES, *sixes, *({"column": column, "category": "full_house", "points": 25} for column in columns)]


def test_totals_determine_extra_bonuses_of_turns_without_dice() -> None:
    turns = _open_bonuses("first", "third")
    plain = 50 * 6 + 18 * 6 + 25 * 4
    report = check(TRIPLE, turns)
    assert report.valid
    assert [each.path for each in report.players[0].assumptions] == [at(6, "extra_bonus"), at(7, "extra_bonus")]
    for extra, first, third in ((0, 0, 0), (100, 1, 0), (300, 0, 1), (400, 1, 1)):
        for claimed in ({"total": plain + extra}, {"extra_bonus": extra}):
            player = check(TRIPLE, turns, claimed).players[0]
            assert player.valid
            assert player.assumptions == ()
            assert [card.extra_bonus_count for card in player.sheet.columns] == [first, 0, third]
    wrong = found_in(check(TRIPLE, turns, {"total": plain + 200}))
    assert wrong == [("wrong-total", ("players", 0, "claimed", "total"), plain, plain + 200)]
    columns = {"columns": {"THIRD": {"sum": 50 + 18 + 25 + 100}, "first": {"extra_bonus": 0}}}
    player = check(TRIPLE, turns, columns).players[0]
    assert player.valid
    assert player.totals.total == plain + 300


def test_totals_determine_the_rolls_of_hands() -> None:
    run: Json = {"rolls": [[1, 2, 3, 4, 5]], "category": "run"}
    turns = [{"column": "call", "category": "yacht", "points": 0}, {"column": "call", "category": "any", "points": 5}]
    turns += [{"column": "call", "category": "full", "points": 0}, {**run, "column": "call"}]
    turns += [{"column": "down", "category": name, "points": 0} for name in ("ones", "twos")]
    turns += [{**run, "column": "down"}]
    report = check(CALLS, turns)
    assert report.valid
    assert report.players[0].totals.total == 66 * 3 + 66 * 2
    assert [each.path for each in report.players[0].assumptions] == [at(3, "rolls"), at(6, "rolls")]
    for call in (66, 56, 46):
        for down in (66, 56, 46):
            claims: list[dict[str, Any]] = [
                {"total": 3 * call + 2 * down},
                {"columns": {"call": {"lower_points": call}, "down": {"total": 2 * down}}},
                {"lower_points": 3 * call + 2 * down, "columns": {"down": {"sum": down}}},
            ]
            for claimed in claims:
                report = check(CALLS, turns, claimed)
                assert report.valid, claimed
                assert report.players[0].totals.total == 3 * call + 2 * down
    best = check(CALLS, turns, {"total": 5 * 66})
    assert best.players[0].assumptions == ()
    later = check(CALLS, turns, {"total": 3 * 66 + 2 * 46})
    assert "to match the claimed totals" in later.players[0].assumptions[0].detail
    assert not check(CALLS, turns, {"total": 5 * 66 - 1}).valid


# Claimed totals


def _half(seed: int) -> tuple[list[Json], dict[str, Any]]:
    turns, _ = play_sheet_game(YAMB.ruleset, random.Random(seed))
    report = check(YAMB, turns[:30])
    player = report.players[0]
    columns = {
        column.column.id: {name: getattr(totals, name) for name in COLUMN_TOTAL_NAMES}
        for column, totals in zip(YAMB.columns, player.totals.columns, strict=True)
    }
    return turns[:30], {name: getattr(player.totals, name) for name in SHEET_TOTAL_NAMES} | {"columns": columns}


def _claimed(*path: str) -> tuple[str | int, ...]:
    return ("players", 0, "claimed", *path)


@pytest.mark.parametrize("name", ["upper_points", "upper_bonus", "lower_points", "products", "extra_bonus", "total"])
def test_a_wrong_total_of_a_sheet_is_one_problem(name: str) -> None:
    turns, claimed = _half(4)
    right = claimed[name]
    claimed[name] += 3
    assert found_in(check(YAMB, turns, claimed)) == [("wrong-total", _claimed(name), right, right + 3)]


@pytest.mark.parametrize(
    "name", ["upper_points", "upper_bonus", "lower_points", "products", "extra_bonus", "sum", "total"]
)
def test_a_wrong_total_of_a_column_is_one_problem(name: str) -> None:
    turns, claimed = _half(5)
    column = claimed["columns"]["free"]
    right = column[name]
    column[name] += 1
    expected = [("wrong-total", _claimed("columns", "free", name), right, right + 1)]
    assert found_in(check(YAMB, turns, claimed)) == expected
    # The same sums of a column and of the sheet.
    if name not in ("sum", "total", "extra_bonus"):
        column["sum"] += 1
    if name not in ("sum", "total"):
        claimed[name] += 1
    if name != "total":
        column["total"] += 1
    claimed["total"] += 1
    assert found_in(check(YAMB, turns, claimed)) == expected


def test_totals_that_include_wrong_points_are_not_reported() -> None:
    turns, claimed = _half(6)
    place = next(n for n, turn in enumerate(turns) if turn["category"] == "max" and turn["column"] == "free")
    turns[place]["points"] += 2
    found = [("wrong-points", at(place, "points"), turns[place]["points"] - 2, turns[place]["points"])]
    assert found_in(check(YAMB, turns, claimed)) == found
    told = check(YAMB, turns).players[0]
    assert told.valid is False
    product = claimed["columns"]["free"]["products"]
    ones = next((turn["points"] for turn in turns if (turn["column"], turn["category"]) == ("free", "ones")), None)
    both = {turn["category"] for turn in turns if turn["column"] == "free"} >= {"ones", "max", "min"}
    more = 2 * ones if both and product and ones else 0
    claimed["columns"]["free"]["products"] += more
    claimed["columns"]["free"]["sum"] += more
    claimed["columns"]["free"]["total"] += more
    claimed["total"] += more
    claimed["products"] += more
    assert found_in(check(YAMB, turns, claimed)) == found


def test_claims_of_unknown_columns_and_totals() -> None:
    turns, _ = _half(7)
    claimed: dict[str, Any] = {
        "points_awarded": 3,
        "sum": 9,
        "columns": {"nowhere": {"total": 1}, "free": {"factor": 2}, "Slobodna": {"sum": 2}},
    }
    found = [(code, path[2:]) for code, path, _, _ in found_in(check(YAMB, turns, claimed))]
    assert found == [
        ("unknown-column", ("claimed", "columns", "nowhere")),
        ("contradiction", ("claimed", "columns", "Slobodna")),
        ("wrong-total", ("claimed", "columns", "free", "factor")),
        ("wrong-total", ("claimed", "points_awarded")),
        ("wrong-total", ("claimed", "sum")),
    ]


# Several players


def test_standings_are_by_total_and_players_play_in_rounds() -> None:
    games = [play_sheet_game(CALLS.ruleset, random.Random(seed)) for seed in (8, 9)]
    naive = NaiveSheetGame(CALLS.ruleset)
    totals = [naive.total(sheet) for _, sheet in games]
    told = {"players": [{"name": name, "turns": turns} for name, (turns, _) in zip("ab", games, strict=True)]}
    report = check_game(CALLS, game_of(told))
    assert report.valid
    assert [(each.rank, each.total) for each in report.standings] == [(1, max(totals)), (2, min(totals))]
    told["players"][0]["turns"] = games[0][0][:5]
    (problem,) = check_game(CALLS, game_of(told)).problems
    assert problem.code == "unequal-rounds"


def test_names_of_cells() -> None:
    assert YAMB.cell_name(Cell(2, 0)) == "ones of up"


def test_a_category_of_a_product_pays_the_same_on_every_roll() -> None:
    with pytest.raises(Exception, match="pay the same on every roll, which run does not"):
        parse_ruleset({**CALLED, "products": [{"plus": "run", "minus": "twos", "times": "ones"}]})
