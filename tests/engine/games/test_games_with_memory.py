"""Games with memory logged without dice, compared with all interpretations by the rules."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.cards.totals import score_totals
from engine.cards.upper import upper_standings
from engine.definitions.definition import check_definition, parse_ruleset
from engine.games.game import Game, GameReport, check_game, replay
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.engine.games_with_memory import DOUBLE, GENERALA, ONES, STRAIGHT, compiled_game, invent
from tests.engine.naive_game import FACES, NaiveGame
from tests.engine.one_card import totals_of_card
from tests.selection import usually

Definition = dict[str, Any]
State = tuple[tuple[tuple[int, ...], ...], int, int]
"""Fillings, extra bonuses, extra rolls."""

ANY = {"id": "any", "pays": {"sum": "all"}, "times": 3}


def ways(game: NaiveGame, state: State, turn: Turn) -> Iterator[State]:
    """Yield the possible cards after a turn, for any number of rolls and, without dice, any hands."""
    fillings, count, extra_rolls = state
    card = game.card_of_fillings(fillings, extra_rolls=extra_rolls, extra_bonus_count=count)
    names, most = list(game.categories), game.rolls_of_turn(card)
    hands = [turn.hands[-1]] if turn.hands else list(combinations_with_replacement(FACES, game.dice_count))
    told = turn.roll
    for roll in range(1, most + 1) if told is None else [told] if told <= most else []:
        for hand in hands:
            for filling in game.fillings(card, hand, roll=roll):
                if filling.category == turn.category and turn.points in (None, filling.points):
                    c = names.index(filling.category)
                    after = (*fillings[:c], (*fillings[c], filling.points), *fillings[c + 1 :])
                    following = game.fill(card, filling, rolls_left=most - roll)
                    yield after, count + (filling.extra_bonus > 0), following.extra_rolls


def play(game: NaiveGame, chance: random.Random) -> list[Turn]:
    """Return a game with different logs of turns: all hands, the last one, or none; with dice, points may be
    missing."""
    state: State = (((),) * len(game.categories), 0, game.start.extra_rolls)
    turns = []
    card = game.start
    while not game.complete(card) and chance.random() < 0.95:
        most = game.rolls_of_turn(card)
        count = chance.choice([1, most, chance.randint(1, most)])
        hands = [tuple(chance.choices(FACES, k=game.dice_count)) for _ in range(count)]
        allowed = game.fillings(card, tuple(sorted(hands[-1])), roll=count)
        if not allowed:
            break
        filling = chance.choice(allowed)
        logged = chance.random()
        turn = played = Turn(filling.category, filling.points, tuple(hands), () if count == 1 else None)
        if logged > 0.4:
            turn = Turn(filling.category, filling.points, tuple(hands[-1:]) if logged < 0.75 else ())
        if turn.rolls and chance.random() < 0.3:
            turn = Turn(turn.category, None, turn.rolls, turn.keeps)
        turns.append(turn)
        state = next(ways(game, state, played))
        card = game.card_of_fillings(state[0], extra_rolls=state[2], extra_bonus_count=state[1])
    return turns


def tampered(turns: list[Turn], chance: random.Random) -> list[Turn]:
    """Return the game with one possible mistake: more rolls, other points, another order."""
    turns = list(turns)
    place = chance.randrange(len(turns))
    turn = turns[place]
    kind = chance.randrange(3)
    if kind == 0 and turn.rolls:
        turns[place] = Turn(turn.category, turn.points, turn.rolls[:1] * chance.randint(1, 3) + turn.rolls)
    elif kind == 1 and turn.points is not None:
        turns[place] = Turn(turn.category, turn.points + chance.choice([-5, -2, 1, 3, 20]), turn.rolls, turn.keeps)
    else:
        chance.shuffle(turns)
    return turns


def told_apart(definition: Definition) -> bool:
    """Return whether no required category pays on some rolls only."""
    required = {category.get("after") for category in definition["categories"]}
    return not any(
        category["id"] in required and min(category.get("pays", {}).get("by_roll", [1])) <= 0
        for category in definition["categories"]
    )


@pytest.mark.parametrize("seed", usually(range(8), range(24)))
def test_checks_match_every_reading_of_a_game(seed: int) -> None:
    """A game is valid if and only if it has an interpretation; its card has the most extra rolls of all."""
    chance = random.Random(f"games with memory {seed}")
    compiled = None
    while compiled is None or compiled.extra_rolls is None:
        definition = invent(chance, with_joker=seed % 4 == 3)
        _, ruleset = check_definition(definition)
        if ruleset is not None and told_apart(definition):
            compiled = compile_ruleset(ruleset)
    game = NaiveGame(compiled)
    verdicts = []
    for number in range(30):
        turns = play(game, chance)
        if number % 2 and turns:
            turns = tampered(turns, chance)
        states: set[State] = {(((),) * len(compiled.categories), 0, game.start.extra_rolls)}
        for turn in turns:
            states = {following for state in states for following in ways(game, state, turn)}
        report = check_game(rules_of_card(compiled), Game((Player(tuple(turns)),)))
        assert report.valid == bool(states), (ruleset, turns, [problem.detail for problem in report.problems])
        verdicts.append(report.valid)
        if states:
            sheet = report.players[0].sheet
            most = max(extra_rolls for *_, extra_rolls in states)
            assert sheet.extra_rolls == most
            assert any(points == sheet.card.points for points, *_ in states)
            open_number = len({extra_rolls for *_, extra_rolls in states}) > 1 and not report.complete
            assert open_number == any(each.path[-1] == "turns" for each in report.players[0].assumptions)
            (played,) = replay(rules_of_card(compiled), Game((Player(tuple(turns)),))).turns
            for each in played:
                assert 1 <= each.roll <= rolls_of_turn(rules_of_card(compiled), each.sheet)
            totals = {sum(map(sum, points)) + count * compiled.extra_bonus for points, count, _ in states}
            for total in {*totals, min(totals) - 1, max(totals) + 2, report.players[0].totals.total}:
                with_total = check_turns(compiled, *turns, total=total)
                assert with_total.valid == (total in totals), (ruleset, turns, total, totals)
                if with_total.valid:
                    assert with_total.players[0].totals.total == total
    assert all(verdicts[::2])
    assert not all(verdicts)


# Messages

PLAYER = ("players", 0)


def check_turns(compiled: CompiledRuleset, *turns: Turn, **claimed: int) -> GameReport:
    return check_game(rules_of_card(compiled), Game((Player(turns, claimed=claimed),)))


def thrown(*hands: str, category: str = "any", points: int | None = None) -> Turn:
    """Return a turn with all of its hands."""
    rolls = tuple(tuple(map(int, hand)) for hand in hands)
    return Turn(category, points, rolls, () if len(rolls) == 1 else None)


SAVES = compiled_game(ANY, STRAIGHT, extra_rolls={"saves": True})
CHIPS = compiled_game(ANY, STRAIGHT, extra_rolls={"start": 2})


@pytest.mark.parametrize(
    ("compiled", "before", "most"), [(SAVES, 1, 5), (SAVES, 2, 4), (SAVES, 3, 3), (CHIPS, 1, 5), (CHIPS, 4, 4)]
)
def test_a_turn_is_limited_by_the_rolls_left(compiled: CompiledRuleset, before: int, most: int) -> None:
    first = thrown(*["11111"] * before)
    for count in (most - 1, most, most + 1):
        report = check_turns(compiled, first, thrown(*["22222"] * count))
        assert report.valid == (count <= most)
        if not report.valid:
            (problem,) = report.problems
            assert (problem.code, problem.path, problem.maximum, problem.found) == (
                "too-many-rolls",
                (*PLAYER, "turns", 1, "rolls"),
                most,
                count,
            )
            assert problem.detail == f"after the previous turns, this turn has at most {most} rolls, not {count}"


def test_missing_rolls_are_assumed() -> None:
    """A last hand may have been made on any roll, a 66 only on the first."""
    alone, first = Turn("any", 5, ((1, 1, 1, 1, 1),)), Turn("straight", 66, ((1, 2, 3, 4, 5),))
    report = check_turns(SAVES, first, alone, alone)
    (assumption,) = report.players[0].assumptions
    assert assumption.path == (*PLAYER, "turns")
    assert assumption.detail == (
        "the number of rolls is not known for every turn: the card can have from 0 to 6 extra rolls and is assumed to "
        "have 6"
    )
    assert report.players[0].sheet.extra_rolls == 6
    assert check_turns(SAVES, first).players[0].assumptions == ()
    assert check_turns(SAVES, first, alone, alone, thrown(*["11111"] * 9)).valid
    assert not check_turns(SAVES, first, alone, alone, thrown(*["11111"] * 10)).valid


def test_points_and_totals_determine_the_roll_of_a_hand() -> None:
    straight = ((1, 2, 3, 4, 5),)
    for points in (66, 56, 46):
        report = check_turns(SAVES, Turn("straight", points, straight))
        assert report.valid
        assert report.players[0].sheet.extra_rolls == {66: 2, 56: 1, 46: 0}[points]
    (problem,) = check_turns(SAVES, Turn("straight", 50, straight)).problems
    assert problem.detail == (
        "straight with 1 2 3 4 5 pays 66 on the first roll, 56 on the second and 46 on a later one, not 50"
    )
    untold = Turn("straight", None, straight)
    report = check_turns(SAVES, untold, untold, total=112)
    assert report.players[0].totals.total == 112
    assert [assumption.detail for assumption in report.players[0].assumptions] == [
        "straight with 1 2 3 4 5 is assumed to be made on a later roll, for 46, to match the claimed totals; on the "
        "first it pays 66, on the second 56",
        "straight with 1 2 3 4 5 is assumed to be made on the first roll, for 66, to match the claimed totals; on the "
        "second it pays 56, on a later one 46",
    ]
    assert [problem.code for problem in check_turns(SAVES, untold, untold, total=133).problems] == ["wrong-total"]


def test_readings_of_totals_respect_the_available_rolls() -> None:
    """Points on later rolls leave fewer extra rolls: a total needs an interpretation with enough for later turns."""
    untold, long = Turn("straight", None, ((1, 2, 3, 4, 5),)), thrown(*["11111"] * 6, category="any")
    for total, valid in [(66 + 66, True), (66 + 56, True), (56 + 56, False), (66 + 46, False), (46 + 46, False)]:
        report = check_turns(SAVES, untold, untold, long, total=total + 5)
        assert [problem.code for problem in report.problems] == ["wrong-total"] * (not valid)
    # Here the first straight has to be that of the first roll.
    shorter = thrown(*["11111"] * 5, category="any")
    report = check_turns(SAVES, untold, shorter, untold, total=66 + 46 + 5)
    assert report.valid
    assert report.players[0].sheet.card.points == ((5,), (66, 46))


def test_the_number_of_fillings_is_limited() -> None:
    turns = [Turn("any", points) for points in (10, 20, 30)]
    report = check_turns(SAVES, *turns)
    assert report.valid
    assert report.players[0].sheet.card.points == ((10, 20, 30), ())
    (problem,) = check_turns(SAVES, *turns, Turn("any", 10)).problems
    assert (problem.code, problem.detail, problem.choices) == (
        "category-filled",
        "any was already filled in 3 earlier turns",
        ("straight",),
    )
    full = check_turns(SAVES, *turns, *[Turn("straight", 0)] * 3)
    assert [(problem.code, problem.maximum, problem.found) for problem in full.problems] == [("too-many-turns", 5, 6)]
    others = Game((Player((turns[0],) * 3), Player((turns[0],))))
    assert [problem.code for problem in check_game(rules_of_card(SAVES), others).problems] == ["unequal-rounds"]


def test_order_and_requirements_turn_by_turn() -> None:
    first = compiled_game(ONES, GENERALA, DOUBLE, order="upper_first")
    for turn in (Turn("generala", 50), thrown("66666", category="generala")):
        (problem,) = check_turns(first, turn).problems
        assert (problem.code, problem.choices, problem.detail) == (
            "out-of-order",
            ("ones",),
            "generala is filled before ones; this game fills every upper category before a lower one",
        )
    ones, made, missed = Turn("ones", 3), thrown("66666", category="generala"), Turn("generala", 0)
    double = thrown("55555", category="double")
    assert check_turns(first, ones, made, double).players[0].totals.total == 153
    assert check_turns(first, ones, missed, double).players[0].totals.total == 3
    assert check_turns(first, ones, double, made).players[0].totals.total == 53
    (problem,) = check_turns(first, ones, missed, Turn("double", 100)).problems
    why = "because generala was not filled with points before"
    detail = f"double cannot pay 100 in this turn; it can pay 0, {why}"
    assert (problem.code, problem.detail) == ("impossible-points", detail)
    claimed = replace(double, points=100)
    (problem,) = check_turns(first, ones, missed, claimed).problems
    assert (problem.code, problem.detail) == ("wrong-points", f"double with 5 5 5 5 5 pays 0, not 100, {why}")
    assert not check_turns(first, ones, made, claimed).problems


# Totals

BALUT: Definition = {
    "categories": [
        {"id": "fours", "upper": 4, "times": 2},
        {"id": "straight", "needs": {"run": 5}, "pays": {"points": 20}, "times": 2},
        {"id": "balut", "needs": {"groups": [5]}, "pays": {"sum": "all", "plus": 20}, "times": 2},
    ],
    "bonus": [{"at": 24, "pays": 5, "each": 1}],
    "points_awarded": {
        "categories": [
            {"id": "fours", "at": 26, "awards": 2},
            {"id": "straight", "made": "all", "awards": 4},
            {"id": "balut", "made": "each", "awards": 3},
        ],
        "total": [{"at": 0, "awards": -2}, {"at": 100, "awards": -1}, {"at": 150, "awards": 1}],
    },
}
AWARDS = compile_ruleset(parse_ruleset(BALUT))


@pytest.mark.parametrize(
    ("points", "totals"),
    [
        (((), (), ()), (0, 0, 0, 0, 0, -2)),
        (((12, 12), (20,), ()), (24, 5, 20, 0, 49, -2)),
        (((12, 16), (20, 20), (25,)), (28, 9, 65, 0, 102, 2 + 4 + 3 - 1)),
        (((20, 20), (20, 20), (50, 0)), (40, 21, 90, 0, 151, 2 + 4 + 3 + 1)),
        (((20, 20), (0, 20), (50, 50)), (40, 21, 120, 0, 181, 2 + 6 + 1)),
    ],
)
def test_totals_with_points_awarded(points: tuple[tuple[int, ...], ...], totals: tuple[int, ...]) -> None:
    assert totals_of_card(score_totals(rules_of_card(AWARDS), Sheet((Scorecard(points),)))) == totals


def test_points_awarded_decide_the_standings() -> None:
    """A higher total is worth less than all straights; equal points share a rank."""
    straights, fours = (Turn("straight", 20),) * 2, (Turn("fours", 20), Turn("fours", 20))
    report = check_game(
        rules_of_card(AWARDS), Game(tuple(Player(turns, name) for name, turns in [("a", fours), ("b", straights)]))
    )
    found = [(each.rank, each.name, each.total, each.points_awarded) for each in report.standings]
    assert found == [(1, "b", 40, 2), (2, "a", 61, 0)]
    equal = check_game(rules_of_card(AWARDS), Game((Player(straights), Player(straights), Player(fours))))
    assert [each.rank for each in equal.standings] == [1, 1, 3]


def test_points_awarded_are_claimed_like_other_totals() -> None:
    turns = (Turn("balut", 50), Turn("fours", 16, ((4, 4, 4, 1, 2),)))
    assert check_turns(AWARDS, Turn("balut", 50), points_awarded=1).valid
    (problem,) = check_turns(AWARDS, Turn("balut", 50), points_awarded=3).problems
    assert (problem.path, problem.expected, problem.found) == ((*PLAYER, "claimed", "points_awarded"), 1, 3)
    # Consequences of wrong points are not reported separately.
    codes = [problem.code for problem in check_turns(AWARDS, *turns, total=66, points_awarded=1).problems]
    assert codes == ["wrong-points"]
    (problem,) = check_turns(SAVES, Turn("any", 10), points_awarded=0).problems
    assert (problem.code, problem.detail) == ("wrong-total", "this game awards no points")


@pytest.mark.parametrize(
    ("fours", "ahead", "needed", "reachable"),
    [
        ((), 0, 24, True),
        ((0,), -12, 24, False),
        ((4,), -8, 20, True),
        ((12, 8), -4, 4, False),
        ((12, 16), 4, None, True),
    ],
)
def test_the_upper_section_with_several_fillings(
    fours: tuple[int, ...], ahead: int, needed: int | None, reachable: bool
) -> None:
    standing = upper_standings(rules_of_card(AWARDS), Sheet((Scorecard((fours, (), ())),)))[0]
    assert (standing.ahead, standing.needed, standing.reachable) == (ahead, needed, reachable)


def test_a_penalty_below_a_tier() -> None:
    """Totals below 10 lose fifty points; par is the threshold of the first tier without a penalty."""
    words: Definition = {"bonus": [{"at": 0, "pays": -50}, {"at": 10, "pays": 0}], "dice_count": 6, "counted": 5}
    compiled = compiled_game(ONES, {"id": "twos", "upper": 2}, ANY, **words)
    assert score_totals(rules_of_card(compiled), Sheet((Scorecard(((3,), (), ())),))).total == -47
    assert score_totals(rules_of_card(compiled), Sheet((Scorecard(((4,), (6,), ())),))).total == 10
    for ones, twos, expected in [((), (), (0, 10, True)), ((), (4,), (-4, 6, False)), ((5,), (), (1, 5, True))]:
        standing = upper_standings(rules_of_card(compiled), Sheet((Scorecard((ones, twos, ())),)))[0]
        assert (standing.ahead, standing.needed, standing.reachable) == expected


def test_a_required_category_may_be_out_of_reach() -> None:
    after = {"id": "twos", "upper": 2, "after": "generala"}
    for order, reachable in [("free", True), ("upper_first", False)]:
        compiled = compiled_game(ONES, GENERALA, after, bonus=[{"at": 6, "pays": 10}], order=order)
        assert upper_standings(rules_of_card(compiled), Sheet((Scorecard(((3,), (), ())),)))[0].reachable == reachable
    compiled = compiled_game(ONES, GENERALA, after, bonus=[{"at": 6, "pays": 10}])
    for generala, reachable in [((50,), True), ((0,), False)]:
        assert (
            upper_standings(rules_of_card(compiled), Sheet((Scorecard(((3,), generala, ())),)))[0].reachable
            == reachable
        )
