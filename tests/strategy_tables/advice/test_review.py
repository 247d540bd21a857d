"""Reviews: sums of luck and loss, losses as in advice, and missing data in the player's favour."""

import copy
import random
from itertools import pairwise
from typing import Any

import pytest

from engine.cards.scoring import Score
from engine.cards.sheet import empty_sheet
from engine.definitions.definition import load_ruleset
from engine.errors import InvalidGame
from engine.games.moves import Keep
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import GRADES, GameReview, advise, review
from strategy_tables.advice.grades import Grades, load_grades
from tests.bench.measure_losses import grade_shares
from tests.engine.game_samples import EXAMPLE, Json, game_of, play_game
from tests.engine.plays import play_keep
from tests.selection import usually
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import BUILT, USUAL_BUILT, advisor_of, mean_play, table_of


def review_raw(raw: Json, name: str = "yahtzee-free-joker") -> GameReview:
    table = table_of(name)
    return review(advisor_of(table), table.rules, game_of(raw))


def raw_game(turns: list[Json], *others: list[Json]) -> Json:
    return {"players": [{"name": chr(65 + n), "turns": one} for n, one in enumerate([turns, *others])]}


def assert_adds_up(reviewed: GameReview) -> None:
    """Check the identity, for the sums and between consecutive items."""
    for player in reviewed.players:
        gained = sum(rolled.luck for rolled in player.rolls)
        lost = sum(decision.loss for decision in player.decisions)
        assert player.value - player.start_value == pytest.approx(gained - lost, abs=1e-9, rel=0)
        assert player.luck - player.loss == pytest.approx(gained - lost, abs=1e-9, rel=0)
        if player.complete:
            assert player.value == pytest.approx(player.total, abs=1e-9, rel=0)
        decided = {(decision.turn, decision.roll): decision for decision in player.decisions}
        value = player.start_value
        for rolled in player.rolls:
            assert rolled.before == value
            value = rolled.value
            if decision := decided.get((rolled.turn, rolled.roll)):
                assert decision.best_value == rolled.value
                assert decision.loss >= 0
                assert decision.best_value - decision.loss == pytest.approx(decision.value, abs=1e-9, rel=0)
                value = decision.value


def test_every_decision_of_the_example_game_is_best() -> None:
    reviewed = review_raw(EXAMPLE)
    (player,) = reviewed.players
    assert len(player.decisions) == len(player.rolls) == 39
    assert [decision.loss for decision in player.decisions] == [0.0] * 39
    assert {decision.grade for decision in player.decisions} == {"best"}
    assert (player.total, player.complete, player.loss) == (263, True, 0)
    assert player.start_value == pytest.approx(254.589609, abs=1e-6)
    assert player.luck == pytest.approx(263 - player.start_value, abs=1e-9)
    assert reviewed.highlights == ()
    assert_adds_up(reviewed)


@pytest.mark.parametrize("name", usually(USUAL_BUILT, BUILT))
def test_luck_and_loss_add_up_in_random_games(name: str) -> None:
    compiled = compile_ruleset(load_ruleset(name))
    rng = random.Random(f"{name} review")
    games = [play_game(compiled, rng)[0] for _ in range(4)]
    reviewed = review_raw(raw_game(*games), name)
    assert all(player.complete for player in reviewed.players)
    assert any(decision.loss > 0 for decision in reviewed.players[0].decisions)
    assert_adds_up(reviewed)


# The naive recursion takes seconds for more than three dice; test_advise compares those by position.
@pytest.mark.parametrize(
    "name",
    usually(
        USUAL_SMALL | USUAL_WITH_MEMORY | {"joker-original", "joker-none", "joker-free"},
        [name for name, definition in (SMALL | WITH_MEMORY).items() if definition.get("dice_count", 5) <= 3],
    ),
)
def test_values_match_a_naive_recursion(name: str) -> None:
    table = table_of(name)
    play = mean_play(name)
    turns = play_game(table.compiled, random.Random(f"{name} naive"))[0]
    reviewed = review_raw(raw_game(turns), name)
    assert_adds_up(reviewed)
    (player,) = reviewed.players
    assert player.start_value == pytest.approx(play.before_turn(play.game.start), abs=1e-12)
    for decision in player.decisions:
        value = play.of_position(decision.position) + decision.position.points_so_far
        assert decision.best_value == pytest.approx(value, abs=1e-12)


def test_losses_and_best_moves_match_the_advice() -> None:
    compiled = compile_ruleset(load_ruleset("yatzy"))
    turns = play_game(compiled, random.Random(7))[0]
    (player,) = review_raw(raw_game(turns), "yatzy").players
    for decision in player.decisions:
        advice = advise(table_of("yatzy"), decision.position)
        (played,) = [ranked for ranked in advice.moves if ranked.move == decision.played]
        assert (decision.loss, decision.value) == pytest.approx((played.loss, played.value), abs=1e-11)
        assert decision.best == advice.best.move
        assert decision.forced == (advice.moves[-1].loss == 0)
        assert decision.grade == GRADES.grade(played.loss, player.start_value)
        assert not decision.assumed


def changed(turn: int, **said: Any) -> Json:
    raw = copy.deepcopy(EXAMPLE)
    raw["players"][0]["turns"][turn] |= said
    raw["players"][0].pop("claimed")
    return raw


def test_the_loss_of_a_worse_category_matches_the_advice() -> None:
    """Three turns before the end, the hand fits Four of a kind, but the game scores a single six in Sixes."""
    raw = changed(10, category="sixes", points=6)
    raw["players"][0]["turns"] = raw["players"][0]["turns"][:11]
    reviewed = review_raw(raw)
    ((number, costliest), *_) = reviewed.highlights
    assert (number, costliest.turn, costliest.roll) == (0, 10, 2)
    assert isinstance(costliest.best, Score)
    assert costliest.best.points == 26
    assert costliest.loss > GRADES.greatest_shares[-1] * reviewed.players[0].start_value
    assert costliest.grade == "blunder"
    assert_adds_up(reviewed)


def test_missing_keeps_are_assumed_in_the_players_favour() -> None:
    raw = copy.deepcopy(EXAMPLE)
    for turn in raw["players"][0]["turns"]:
        del turn["keeps"]
    (player,) = review_raw(raw).players
    # All keeps were optimal, so the assumed ones lose nothing either.
    assert player.loss == 0
    assert [decision.assumed for decision in player.decisions] == [True, True, False] * 13
    raw["players"][0]["turns"][0]["rolls"][1] = [6, 6, 6, 6, 1]
    raw["players"][0]["turns"][0]["rolls"][2] = [2, 2, 3, 3, 5]
    raw["players"][0]["turns"][0]["points"] = 0
    raw["players"][0].pop("claimed")
    raw["players"][0]["turns"] = raw["players"][0]["turns"][:1]
    reviewed = review_raw(raw)
    first, second, _ = reviewed.players[0].decisions
    # Only the 1 of 1 3 4 4 5 can have been kept, or nothing. No die of 1 6 6 6 6 is in 2 2 3 3 5.
    advice = advise(table_of("yahtzee-free-joker"), first.position)
    possible = [ranked for ranked in advice.moves if ranked.move in (Keep((1,)), Keep(()))]
    assert (first.played, first.loss) == (possible[0].move, possible[0].loss)
    assert second.played == Keep(())
    assert second.loss > 1
    assert_adds_up(reviewed)


def test_keeping_all_dice_wastes_a_roll() -> None:
    raw = changed(0, rolls=[[3, 4, 4, 5, 1]] * 2 + [[4, 4, 4, 2, 6]], keeps=[[3, 4, 4, 5, 1], [4, 4]])
    reviewed = review_raw(raw)
    decision = reviewed.players[0].decisions[0]
    assert decision.played == Keep((1, 3, 4, 4, 5))
    assert decision.loss > 1
    assert reviewed.players[0].rolls[1].luck == 0
    assert_adds_up(reviewed)
    del raw["players"][0]["turns"][0]["keeps"]
    assumed = review_raw(raw).players[0].decisions[0]
    assert assumed.loss <= decision.loss
    assert assumed.assumed


def test_keeping_all_of_a_full_card_costs_nothing() -> None:
    """Five equal dice kept twice and then scored: only unneeded rolls were lost."""
    turn = {"rolls": [[6] * 5] * 3, "keeps": [[6] * 5] * 2, "category": "yahtzee", "points": 50}
    reviewed = review_raw(raw_game([turn]))
    assert [decision.loss for decision in reviewed.players[0].decisions] == [0, 0, 0]
    assert_adds_up(reviewed)


def test_forced_decisions_are_marked_and_not_counted() -> None:
    raw = copy.deepcopy(EXAMPLE)
    (player,) = review_raw(raw).players
    last = player.decisions[-1]
    assert last.forced, "one category is open and no roll is left"
    assert player.free_decision_count == sum(not decision.forced for decision in player.decisions) < 39
    raw = changed(10, category="sixes", points=6)
    raw["players"][0]["turns"] = raw["players"][0]["turns"][:11]
    (player,) = review_raw(raw).players
    assert player.loss_per_decision == pytest.approx(player.loss / player.free_decision_count)


def test_an_empty_game_has_nothing_to_review() -> None:
    reviewed = review_raw(raw_game([]))
    (player,) = reviewed.players
    assert (player.rolls, player.decisions, player.loss_per_decision) == ((), (), 0)
    assert player.value == player.start_value


@pytest.mark.parametrize("known_hands", [1, 2, 3])
def test_a_game_in_progress_is_reviewed_so_far(known_hands: int) -> None:
    raw = changed(4)
    del raw["players"][0]["turns"][5:]
    turn = raw["players"][0]["turns"][4]
    raw["players"][0]["turns"][4] = {
        "rolls": turn["rolls"][:known_hands],
        "keeps": turn["keeps"][: known_hands - 1],
    }
    reviewed = review_raw(raw)
    (player,) = reviewed.players
    assert not player.complete
    assert len(player.rolls) == 12 + known_hands
    assert len(player.decisions) == 12 + known_hands - 1
    assert player.value == player.rolls[-1].value
    assert_adds_up(reviewed)


def test_highlights_are_the_costliest_of_all_players() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    rng = random.Random(3)
    reviewed = review_raw(raw_game(*(play_game(compiled, rng)[0] for _ in range(3))), "yahtzee")
    losses = [decision.loss for _, decision in reviewed.highlights]
    assert len(losses) == 10
    assert all(a >= b for a, b in pairwise(losses))
    every = sorted((decision.loss for player in reviewed.players for decision in player.decisions), reverse=True)
    assert losses == every[:10]
    for number, decision in reviewed.highlights:
        assert decision in reviewed.players[number].decisions


def test_an_invalid_game_is_refused_with_its_problems() -> None:
    raw = changed(3, points=99)
    with pytest.raises(InvalidGame) as raised:
        review_raw(raw)
    assert [problem.code for problem in raised.value.problems] == ["wrong-points"]


def test_a_turn_without_dice_cannot_be_reviewed() -> None:
    raw = copy.deepcopy(EXAMPLE)
    for turn in raw["players"][0]["turns"][2:4]:
        del turn["rolls"], turn["keeps"]
    with pytest.raises(InvalidGame) as raised:
        review_raw(raw)
    assert [(problem.code, problem.path) for problem in raised.value.problems] == [
        ("missing-dice", ("players", 0, "turns", 2, "rolls")),
        ("missing-dice", ("players", 0, "turns", 3, "rolls")),
    ]


def test_luck_is_fair_before_every_roll() -> None:
    """Over all hands after a keep, luck has mean 0: the previous value is their mean."""
    table = table_of("yahtzee")
    start = Position(table.rules, empty_sheet(table.rules), (1, 3, 3, 4, 6), 2)
    (kept,) = [ranked for ranked in advise(table, start).moves if ranked.move == Keep((3, 3, 4, 6))]
    mean = sum(advise(table, play_keep(start, (3, 3, 4, 6), (die,))).value for die in range(1, 7)) / 6
    assert mean == pytest.approx(kept.value, abs=1e-9)


# Grades


@pytest.mark.parametrize(("place", "name"), [(0, "good"), (1, "inaccuracy"), (2, "mistake")])
@pytest.mark.parametrize("start_value", [10.0, 254.6])
def test_grades_at_their_thresholds(place: int, name: str, start_value: float) -> None:
    greatest = GRADES.greatest_shares[place] * start_value
    names = ["good", "inaccuracy", "mistake", "blunder"]
    assert GRADES.grade(greatest - 1e-6, start_value) == GRADES.grade(greatest, start_value) == name == names[place]
    assert GRADES.grade(greatest + 1e-12, start_value) == name, "no more than rounding"
    assert GRADES.grade(greatest + 1e-6, start_value) == names[place + 1]


def test_only_no_loss_is_best() -> None:
    assert GRADES.grade(0.0, 254.6) == "best"
    assert GRADES.grade(1e-8, 254.6) == "good"
    assert GRADES.names == ("best", "good", "inaccuracy", "mistake", "blunder")


@pytest.mark.parametrize("name", usually({"yacht"}, ["yahtzee", "yatzy", "yacht"]))
def test_shares_of_grades_are_as_documented(name: str) -> None:
    # The thresholds are round numbers for all games; the shares of single games differ by up to 0.08.
    shares = grade_shares(table_of(name), games=300, seed=2)
    assert shares == pytest.approx([0.17, 0.45, 0.30, 0.08], abs=0.08)


@pytest.mark.parametrize("text", ["good = 0.0\nbad = 1.0", "good = 2.0\nbad = 1.0", "good = 1.0\nbad = 1.0"])
def test_thresholds_rise(tmp_path: Any, text: str) -> None:
    (tmp_path / "grades.toml").write_text(f"version = 2\n{text}", encoding="utf-8")
    with pytest.raises(ValueError, match="greater loss"):
        load_grades(tmp_path / "grades.toml")


def test_grades_can_be_read_from_another_file(tmp_path: Any) -> None:
    (tmp_path / "grades.toml").write_text("version = 2\nfine = 1\n", encoding="utf-8")
    read = load_grades(tmp_path / "grades.toml")
    assert read == Grades(2, ("best", "fine", "blunder"), (1.0,))
