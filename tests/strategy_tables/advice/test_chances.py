"""Reviews in chances: sums, agreement with advice, luck of mean 0, and results without luck."""

import random
from dataclasses import replace
from itertools import chain, product
from typing import Any

import pytest

from engine.cards.rules import Rules, rules_of_card
from engine.definitions.definition import parse_ruleset
from engine.games.game import replay
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import GameReview, PlayerReview, solve_table
from strategy_tables.advice.advisor import TableAdvisor
from strategy_tables.advice.chances import review_chances
from strategy_tables.advice.grades import CHANCE_GRADES
from strategy_tables.advice.methods import EXACT, IMPROVED
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.opponent_outlooks import Opponent
from strategy_tables.store.table_set import RulesetTables
from tests.engine.game_samples import Json, game_of, play_game
from tests.selection import usually
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import advisor_of, table_of

TO_WIN = Win(())


def random_game(name: str, players: int, turns: int | None = None) -> Json:
    rng = random.Random(f"{name} {players}")
    games = [play_game(table_of(name).compiled, rng)[0][:turns] for _ in range(players)]
    for turn in chain(*games):
        # Points that grow during the game are not those of a first turn.
        del turn["points"]
    return {"players": [{"name": str(number), "turns": each} for number, each in enumerate(games)]}


def review_raw(name: str, raw: Json, objective: Objective) -> GameReview:
    table = table_of(name)
    return review_chances(advisor_of(table), table.rules, game_of(raw), objective)


def assert_adds_up(player: PlayerReview) -> None:
    changes = [rolled.luck for rolled in player.rolls] + [-decision.loss for decision in player.decisions]
    if player.others is not None:
        changes += [player.others.luck, player.others.decisions]
    assert player.value - player.start_value == pytest.approx(sum(changes) + player.correction, abs=1e-9, rel=0)
    decided = {(each.turn, each.roll): each for each in player.decisions}
    for rolled in player.rolls:
        if decision := decided.get((rolled.turn, rolled.roll)):
            assert decision.best_value == rolled.value
            assert decision.best_value - decision.loss == pytest.approx(decision.value, abs=1e-9, rel=0)


def results(players: tuple[PlayerReview, ...], tie_share: float) -> list[float]:
    totals = [player.total for player in players]
    first = tie_share if totals.count(max(totals)) > 1 else 1.0
    return [first if total == max(totals) else 0.0 for total in totals]


@pytest.mark.parametrize("name", usually(USUAL_SMALL | USUAL_WITH_MEMORY, SMALL | WITH_MEMORY))
def test_changes_of_chances_add_up_to_the_result(name: str) -> None:
    for count, tie_share in ((2, 0.5), (3, 0.25)):
        reviewed = review_raw(name, random_game(name, count), replace(TO_WIN, tie_share=tie_share))
        for player, result in zip(reviewed.players, results(reviewed.players, tie_share), strict=True):
            assert player.value == pytest.approx(result, abs=1e-12)
            assert player.others is not None
            assert_adds_up(player)


@pytest.mark.parametrize("name", usually(USUAL_SMALL | USUAL_WITH_MEMORY, SMALL | WITH_MEMORY))
def test_changes_of_the_chance_of_a_target_are_luck_and_loss(name: str) -> None:
    raw = random_game(name, 1)
    (total,) = [player.total for player in review_raw(name, raw, Target(0)).players]
    for target in (total, total + 1):
        (player,) = review_raw(name, raw, Target(target)).players
        assert_adds_up(player)
        assert player.others is None
        assert player.correction == pytest.approx(0, abs=1e-9), "exact values do not change between turns"
        assert player.value == pytest.approx(float(total >= target), abs=1e-12)


@pytest.mark.parametrize("hands", [0, 1, 2])
def test_games_in_progress_add_up(hands: int) -> None:
    name = "three-dice-served"
    raw = random_game(name, 3, turns=2)
    last = raw["players"][1]["turns"].pop()
    raw["players"][2]["turns"].pop()
    if hands:
        last["rolls"], last["keeps"] = [[1, 2, 2], [2, 2, 3]][:hands], [[2, 2]][: hands - 1]
        raw["players"][1]["turns"].append({key: last[key] for key in ("rolls", "keeps")})
    reviewed = review_raw(name, raw, TO_WIN)
    for player in reviewed.players:
        assert not player.complete
        assert_adds_up(player)
    if not hands:
        two = review_raw(name, {"players": raw["players"][:2]}, TO_WIN)
        assert sum(player.value for player in two.players) == pytest.approx(1, abs=1e-9)
    assert reviewed.players[2].start_value == reviewed.players[0].start_value


def test_before_the_first_turn_all_have_the_same_chance() -> None:
    raw = {"players": [{"name": "", "turns": []}] * 2}
    reviewed = review_raw("only-upper", raw, TO_WIN)
    assert [player.value for player in reviewed.players] == pytest.approx([0.5, 0.5], abs=1e-12)
    assert reviewed.highlights == ()
    (first, _) = review_raw("only-upper", raw, Target(10)).players
    assert first.value == first.start_value > 0


@pytest.mark.parametrize("name", ["joker-forced", "three-dice-served"])
def test_decisions_to_win_agree_with_advice(name: str) -> None:
    raw, tables = random_game(name, 3), RulesetTables(table_of(name))
    reviewed = review_raw(name, raw, TO_WIN)
    played = replay(table_of(name).rules, game_of(raw))
    for number, player in enumerate(reviewed.players):
        for decision in player.decisions:
            # Players before this one in a round are one turn ahead.
            cards = [
                (turns[at].sheet if (at := decision.turn + (other < number)) < len(turns) else report.sheet)
                for other, (turns, report) in enumerate(zip(played.turns, played.report.players, strict=True))
                if other != number
            ]
            advice = Win(tuple(map(Opponent, cards))).advise(tables, decision.position)
            assert decision.best == advice.best.move
            (move,) = [each for each in advice.moves if each.move == decision.played]
            assert (decision.loss, decision.value) == pytest.approx((move.loss, move.value), abs=1e-12)
            assert decision.grade == CHANCE_GRADES.grade(move.loss, 1)
            assert decision.forced == (advice.moves[-1].loss == 0)


def test_decisions_for_a_target_agree_with_advice() -> None:
    name = "joker-forced"
    (player,) = review_raw(name, random_game(name, 1), Target(30)).players
    for decision in player.decisions:
        advice = Target(30).advise(RulesetTables(table_of(name)), decision.position)
        assert decision.best == advice.best.move
        assert decision.best_value == pytest.approx(advice.value, abs=1e-12)


@pytest.mark.parametrize(("name", "hand", "keep"), [("one-die-five-rolls", [2], []), ("only-upper", [1, 5], [5])])
def test_every_roll_has_luck_of_mean_zero(name: str, hand: list[int], keep: list[int]) -> None:
    """The second player rerolls a die, with all its results: their mean changes no chance."""
    raw = random_game(name, 2, turns=2)
    raw["players"][1]["turns"][1] = {"rolls": [hand], "keeps": []}
    first = review_raw(name, raw, TO_WIN).players
    found = []
    for face in range(1, 7):
        raw["players"][1]["turns"][1] = {"rolls": [hand, [*keep, face]], "keeps": [keep]}
        found.append(review_raw(name, raw, TO_WIN).players)
    for number, before in enumerate(first):
        lucks = [after[number].luck + luck_of_others(after[number]) for after in found]
        assert max(lucks) - min(lucks) > 0.01
        assert sum(lucks) / len(lucks) == pytest.approx(before.luck + luck_of_others(before), abs=1e-12)


def luck_of_others(player: PlayerReview) -> float:
    assert player.others is not None
    return player.others.luck


ONE_TURN: dict[str, Any] = {
    "dice_count": 1,
    "rolls": 2,
    "categories": [{"id": "chance", "pays": {"sum": "all"}}],
}


def hasty_turns(least: int) -> list[tuple[float, Json]]:
    """Return every course of a turn of a player who rerolls less than `least`, with its probability."""
    kept = [(1 / 6, {"rolls": [[face]], "category": "chance"}) for face in range(least, 7)]
    return kept + [
        (1 / 36, {"rolls": [[first], [then]], "keeps": [[]], "category": "chance"})
        for first, then in product(range(1, least), range(1, 7))
    ]


@pytest.mark.slow
def test_results_without_luck_are_unbiased() -> None:
    """Two players of different strength play all possible games: luck-adjusted results have the mean of the results."""
    table = solve_table(compile_ruleset(parse_ruleset(ONE_TURN)))
    advisor, rules = TableAdvisor(RulesetTables(table)), table.rules
    every = [
        (one * other, reviews_of(advisor, rules, [first, second]))
        for (one, first), (other, second) in product(hasty_turns(2), hasty_turns(3))
    ]
    assert sum(share for share, _ in every) == pytest.approx(1)
    for number in range(2):
        result = sum(share * players[number].value for share, players in every)
        assert (result < 0.5) == (number == 0), "rerolling only ones is worse"
        adjusted = sum(share * players[number].luck_adjusted for share, players in every)
        assert adjusted == pytest.approx(result, abs=1e-12)
        variance = sum(share * (players[number].value - result) ** 2 for share, players in every)
        left = sum(share * (players[number].luck_adjusted - result) ** 2 for share, players in every)
        assert left < variance / 5


def reviews_of(advisor: TableAdvisor, rules: Rules, turns: list[Json]) -> tuple[PlayerReview, ...]:
    raw = {"players": [{"name": "", "turns": [turn]} for turn in turns]}
    return review_chances(advisor, rules, game_of(raw), TO_WIN).players


def test_methods_are_those_of_advice() -> None:
    exact = review_raw("only-upper", random_game("only-upper", 2), TO_WIN)
    assert exact.basis is not None
    assert (exact.basis.method, exact.basis.error) == (EXACT, 0)
    turn = {"rolls": [[1, 4, 6], [4, 4, 5]], "keeps": [[4]], "category": "fours"}
    table = table_of("crag")
    assert table.rules == rules_of_card(table.compiled)
    early = review_raw("crag", {"players": [{"name": "", "turns": [turn]}] * 2}, TO_WIN)
    assert early.basis is not None
    assert early.basis.method == IMPROVED
    for player in early.players:
        assert_adds_up(player)
