"""Reviews of games on sheets: sums, calls, and agreement with advice."""

import random
from dataclasses import replace

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scoring import Score
from engine.cards.sheet import rolls_of_turn
from engine.definitions.definition import parse_ruleset
from engine.errors import InvalidGame
from engine.games.moves import Announce, Keep
from engine.rulesets.ruleset import Ruleset
from strategy_tables import EstimateAdvisor, GameReview, PlayerReview, review
from strategy_tables.sheets.advise import advise_on_sheet, start_value
from strategy_tables.sheets.estimate import Estimate
from tests.engine.game_samples import Json, game_of
from tests.engine.sheet_games import CALLED, SMALL_RULES, play_sheet_game
from tests.strategy_tables.flat_estimate import flat_estimate

CALLS = compile_rules(parse_ruleset(CALLED))
TINY = compile_rules(
    parse_ruleset({**CALLED, "name": "tiny", "categories": CALLED["categories"][:2], "products": [], "bonus": []})
)


def review_turns(rules: Rules, turns: list[Json], estimate: Estimate | None) -> GameReview:
    return review(EstimateAdvisor(rules, estimate), rules, game_of({"players": [{"name": "", "turns": turns}]}))


def assert_adds_up(player: PlayerReview) -> None:
    assert player.value - player.start_value == pytest.approx(player.luck - player.loss + player.correction, abs=1e-9)
    assert all(decision.loss >= 0 for decision in player.decisions)
    if player.complete:
        assert player.value == pytest.approx(player.total, abs=1e-9)


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(
            each, id=each.name, marks=() if each.name in ("called", "jokers-original") else pytest.mark.exhaustive
        )
        for each in SMALL_RULES
    ],
)
def test_luck_loss_and_corrections_add_up(ruleset: Ruleset) -> None:
    rules = compile_rules(ruleset)
    for seed in range(3):
        turns, _ = play_sheet_game(rules.ruleset, random.Random(seed))
        (player,) = review_turns(rules, turns, flat_estimate(rules)).players
        assert player.complete
        assert abs(player.correction) > 1
        assert_adds_up(player)
        (part,) = review_turns(rules, turns[:5], flat_estimate(rules)).players
        assert_adds_up(part)
        # Keeps may be missing: then the best one consistent with the hands is assumed.
        unkept = [{key: said for key, said in turn.items() if key != "keeps"} for turn in turns]
        (assumed,) = review_turns(rules, unkept, flat_estimate(rules)).players
        assert_adds_up(assumed)
        assert any(decision.assumed for decision in assumed.decisions)


def test_exact_values_need_no_correction() -> None:
    for seed in range(5):
        turns, _ = play_sheet_game(TINY.ruleset, random.Random(seed))
        reviewed = review_turns(TINY, turns, None)
        assert reviewed.strength is None
        (player,) = reviewed.players
        assert player.correction == pytest.approx(0, abs=1e-9)
        assert_adds_up(player)


def test_decisions_are_those_of_advice() -> None:
    estimate = flat_estimate(CALLS)
    turns, _ = play_sheet_game(CALLS.ruleset, random.Random(4))
    reviewed = review_turns(CALLS, turns, estimate)
    (player,) = reviewed.players
    for decision in player.decisions:
        advice = advise_on_sheet(estimate, decision.position)
        assert (decision.best, decision.best_value) == (advice.best.move, advice.value)
        if not isinstance(decision.played, Keep) or decision.played.dice != decision.position.hand:
            ranked = next(each for each in advice.moves if each.move == decision.played)
            assert (decision.value, decision.loss) == (ranked.value, ranked.loss)
        assert decision.forced == (advice.ranking.losses[-1] == 0)
    for rolled in player.rolls:
        if rolled.roll == 0:
            position = next(each.position for each in player.decisions if each.turn == rolled.turn)
            assert rolled.before == start_value(estimate, CALLS, position.sheet)
    worst = sorted((each.loss for each in player.decisions), reverse=True)
    assert [decision.loss for _, decision in reviewed.highlights] == worst[:10]


def test_a_call_is_a_separate_decision() -> None:
    hand = [[1, 1, 2, 3, 4], [1, 1, 1, 5, 6]]
    turn: Json = {"rolls": hand, "keeps": [[1, 1]], "column": "call", "category": "twos", "announced": "twos"}
    (player,) = review_turns(TINY, [turn], None).players
    kinds = [(each.roll, type(each.played)) for each in player.decisions]
    assert kinds == [(0, Announce), (0, Keep), (1, Score)]
    called, kept, _ = player.decisions
    assert (called.position.announced, kept.position.announced) == (None, 1)
    assert kept.best_value == pytest.approx(called.value, abs=1e-12)
    (waiting,) = review_turns(TINY, [{"rolls": hand[:1], "keeps": [], "announced": "twos"}], None).players
    assert [type(each.played) for each in waiting.decisions] == [Announce]


def test_a_call_in_a_turn_of_one_roll_is_a_decision_too() -> None:
    plain = [{"id": f"face_{face}", "upper": face} for face in (1, 2)]
    rules = compile_rules(
        parse_ruleset({**CALLED, "rolls": 1, "last_turn_rolls": 1, "categories": plain, "products": [], "bonus": []})
    )
    turn: Json = {"rolls": [[1, 1, 2, 2, 2]], "column": "call", "category": "face_2", "announced": "face_2"}
    reviewed = review_turns(rules, [turn], None)
    (player,) = reviewed.players
    assert [(each.roll, type(each.played)) for each in player.decisions] == [(0, Announce), (0, Score)]
    assert [each.loss for each in player.decisions] == [0, 0]
    assert_adds_up(player)


def test_a_filled_cell_implies_the_keep() -> None:
    # Filled without a call: the last roll was of all dice, although ones could have been kept.
    turn: Json = {"rolls": [[1, 1, 2, 3, 4], [1, 1, 2, 2, 6]], "column": "call", "category": "twos"}
    (player,) = review_turns(TINY, [turn], None).players
    kept, scored = player.decisions
    assert (kept.played, kept.assumed) == (Keep(()), True)
    assert scored.position.all_rolled
    (told,) = review_turns(TINY, [{**turn, "keeps": [[]]}], None).players
    assert [each.value for each in told.decisions] == [each.value for each in player.decisions]
    free: Json = {**turn, "column": "down", "category": "ones"}
    (player,) = review_turns(TINY, [free], None).players
    first = advise_on_sheet(None, player.decisions[0].position)
    losses = {each.move.dice: each.loss for each in first.moves if isinstance(each.move, Keep)}
    # Consistent with both hands; so are a single 1, and nothing.
    assert player.decisions[0].loss == min(losses[keep] for keep in [(), (1,), (2,), (1, 1), (1, 2), (1, 1, 2)])


def test_keeping_all_dice_wastes_a_roll() -> None:
    turn: Json = {"rolls": [[1, 1, 2, 3, 4]] * 2, "keeps": [[1, 1, 2, 3, 4]], "column": "down", "category": "ones"}
    (player,) = review_turns(TINY, [turn], None).players
    decision = player.decisions[0]
    assert decision.played == Keep((1, 1, 2, 3, 4))
    left = rolls_of_turn(TINY, decision.position.sheet) - 2
    following = replace(decision.position, rolls_left=left, all_rolled=False)
    assert decision.value == advise_on_sheet(None, following).value


def test_games_without_dice_cannot_be_reviewed() -> None:
    with pytest.raises(InvalidGame, match="every hand of a turn"):
        review_turns(TINY, [{"column": "down", "category": "ones", "points": 3}], None)
    hand, later = [[1, 1, 2, 2, 3]], [[1, 2, 3, 4, 5]]
    turns: list[Json] = [{"column": "call", "category": name, "rolls": hand} for name in ("yacht", "any", "full")]
    turns += [{"column": "call", "category": "run", "points": 46, "rolls": later}]
    with pytest.raises(InvalidGame, match="was not made on the first roll"):
        review_turns(CALLS, turns, flat_estimate(CALLS))
