"""Identifiers are short, canonical and stable, and everything else is refused."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full, rolls_of_turn
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.errors import InvalidPosition, Problem
from engine.games.moves import Announce, Keep, after_keep, after_score, legal_moves
from engine.games.position import Position, prove_position
from engine.games.position_id import dump_position_id, game_of_id, parse_position_id
from engine.rulesets.ruleset import fingerprint
from tests.engine.sheet_games import SMALL_RULES

DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
GOLDEN: Final = Path(__file__).parents[2] / "golden" / "position-ids.json"
YAHTZEE = compile_rules(load_ruleset("yahtzee"))
GAMES: Final = tuple(builtin_rulesets())


def naive_id(rules: Rules, situation: Sheet | Position) -> str:
    """Return the identifier as the module describes it, part by part, for comparison and for new golden ones."""
    card, parts = rules.card, list[tuple[int, int]]()
    sheet = situation.sheet if isinstance(situation, Position) else situation
    calls = 1 if rules.announce_column < 0 else 2 + len(card.categories)
    turn = 0
    if isinstance(situation, Position):
        call = 0 if situation.all_rolled else 1
        call = call if situation.announced is None else 2 + situation.announced
        rolls_before = rolls_of_turn(rules, sheet) - 1 - situation.rolls_left
        turn = 1 + card.hands.index(situation.hand) + len(card.hands) * (call + calls * rolls_before)
    parts.append((turn, 1 + len(card.hands) * calls * rules.greatest_rolls))
    for column in sheet.columns:
        for category, fillings in enumerate(column.points):
            digits = sorted((1 + card.payable[category].index(points) for points in fillings), reverse=True)
            digits += [0] * (card.times[category] - len(digits))
            parts += [(digit, 1 + len(card.payable[category])) for digit in digits]
    parts.append((sheet.extra_rolls, 1 + card.greatest_extra_rolls(rules.turns)))
    most = card.turns if card.extra_bonus else 0
    parts += [(column.extra_bonus_count, 1 + most) for column in sheet.columns]
    number = 0
    for part, radix in reversed(parts):
        assert 0 <= part < radix
        number = number * radix + part
    printed = fingerprint(rules.ruleset)
    check = next(each for each in range(1019) if (number * 1024 + each - int(printed, 16)) % 1019 == 0)
    text = DIGITS[check // 32] + DIGITS[check % 32]
    while number:
        number, digit = divmod(number, 32)
        text = DIGITS[digit] + text
    builtin = builtin_rulesets().get(rules.name)
    is_builtin = builtin is not None and fingerprint(builtin) == printed
    return f"{rules.name if is_builtin else '~' + printed[:10]}:1{text}"


def random_game(rules: Rules, chance: random.Random) -> Iterator[Sheet | Position]:
    """Yield every situation of a game of random legal moves with frequent equal dice."""
    sheet, count = empty_sheet(rules), rules.ruleset.dice_count
    while not is_sheet_full(rules, sheet):
        yield sheet
        hand = tuple(sorted(chance.choices(range(1, 7), k=count)))
        if chance.random() < 0.4:
            hand = (chance.randint(1, 6),) * count
        position = prove_position(rules, sheet, hand, rolls_of_turn(rules, sheet) - 1)
        move = None
        while not isinstance(move, Score):
            yield position
            move = chance.choice(
                [move for move in legal_moves(position) if isinstance(move, Score) or chance.random() < 0.2]
                or legal_moves(position)
            )
            if isinstance(move, Keep):
                rolled = chance.choices(range(1, 7), k=count - len(move.dice))
                position = after_keep(position, move.dice, tuple(sorted((*move.dice, *rolled))))
            elif isinstance(move, Announce):
                position = replace(position, announced=move.category)
        sheet = after_score(position, move)
    yield sheet


def canonical(rules: Rules, situation: Sheet | Position) -> Sheet | Position:
    """Return the same situation with fillings in order, and without a roll of all dice that a call makes void."""
    if isinstance(situation, Position):
        sheet = canonical(rules, situation.sheet)
        assert isinstance(sheet, Sheet)
        fresh = situation.all_rolled if situation.announced is None else situation.roll == 1
        return replace(situation, sheet=sheet, all_rolled=fresh)
    columns = [
        Scorecard(tuple(tuple(sorted(points)[::-1]) for points in column.points), column.extra_bonus_count)
        for column in situation.columns
    ]
    return replace(situation, columns=tuple(columns))


def problem_of(rules: Rules, text: str) -> Problem:
    with pytest.raises(InvalidPosition) as raised:
        parse_position_id(rules, text)
    (problem,) = raised.value.problems
    assert (problem.path, problem.found) == (("position_id",), text)
    return problem


@pytest.mark.parametrize("rules", [compile_rules(each) for each in (*builtin_rulesets().values(), *SMALL_RULES)])
def test_round_trips_of_random_games(rules: Rules) -> None:
    chance = random.Random(rules.name)
    ids = dict[str, Sheet | Position]()
    situations = list(random_game(rules, chance))
    for situation in chance.sample(situations, min(60, len(situations))):
        text = dump_position_id(rules, situation)
        assert text == naive_id(rules, situation)
        assert parse_position_id(rules, text) == ids.setdefault(text, canonical(rules, situation))
    assert max(map(len, ids)) < 70


@pytest.mark.parametrize("name", GAMES)
def test_identifiers_stay_as_they_were_published(name: str) -> None:
    rules, frozen = compile_rules(load_ruleset(name)), json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert set(frozen) == set(GAMES)
    for text, said in frozen[name].items():
        situation = load_situation(rules, said)
        assert dump_position_id(rules, situation) == text
        assert dump_situation(parse_position_id(rules, text)) == said


def load_situation(rules: Rules, said: dict[str, Any]) -> Sheet | Position:
    columns = [
        Scorecard(tuple(map(tuple, points)), count)
        for points, count in zip(said["points"], said["extra_bonus_counts"], strict=True)
    ]
    sheet = Sheet(tuple(columns), said["extra_rolls"])
    if "dice" not in said:
        return sheet
    turn = said["dice"], said["rolls_left"], said["announced"], said["all_rolled"]
    return prove_position(rules, sheet, turn[0], turn[1], turn[2], turn[3] if rules.announce_column >= 0 else None)


def dump_situation(situation: Sheet | Position) -> dict[str, Any]:
    sheet, turn = situation, dict[str, Any]()
    if isinstance(situation, Position):
        sheet = situation.sheet
        turn = {"dice": list(situation.hand), "rolls_left": situation.rolls_left}
        turn |= {"announced": situation.announced, "all_rolled": situation.all_rolled}
    assert isinstance(sheet, Sheet)
    return {
        "points": [[list(points) for points in column.points] for column in sheet.columns],
        "extra_bonus_counts": [column.extra_bonus_count for column in sheet.columns],
        "extra_rolls": sheet.extra_rolls,
        **turn,
    }


def middle_of_game(name: str) -> tuple[Rules, str]:
    rules = compile_rules(load_ruleset(name))
    situations = list(random_game(rules, random.Random(name)))
    return rules, dump_position_id(rules, situations[len(situations) * 3 // 4])


@pytest.mark.parametrize("name", ["yahtzee", "yamb", "maxi-yatzy-saved"])
def test_every_single_wrong_or_swapped_digit_is_refused(name: str) -> None:
    rules, text = middle_of_game(name)
    first = text.index(":") + 1
    for place in range(first, len(text)):
        for digit in set(DIGITS) - {text[place]}:
            assert problem_of(rules, f"{text[:place]}{digit}{text[place + 1 :]}").code == "wrong-position-id"
        for other in range(first, place):
            swapped = list(text)
            swapped[place], swapped[other] = text[other], text[place]
            if swapped != list(text):
                assert problem_of(rules, "".join(swapped)).code == "wrong-position-id"


@pytest.mark.parametrize("name", GAMES)
def test_identifiers_of_other_games_are_refused(name: str) -> None:
    _, text = middle_of_game(name)
    for other in GAMES:
        if other != name:
            problem = problem_of(compile_rules(load_ruleset(other)), text)
            assert (problem.code, problem.choices) == ("contradiction", (other,))
    if name != "yahtzee":
        assert problem_of(YAHTZEE, text.replace(name, "yahtzee")).code == "wrong-position-id", "another checksum"


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "position_id must be a game, a colon and digits, as in yahtzee:132az, not ''"),
        ("yahtzee", "position_id must be a game, a colon and digits, as in yahtzee:132az, not 'yahtzee'"),
        ("~12:1t9", "position_id must be a game, a colon and digits, as in yahtzee:132az, not '~12:1t9'"),
        ("yahtzee:1t!", f"position_id has '!' as its character 11; allowed after the colon: {DIGITS}"),
        ("yahtzee:!t9", f"position_id has '!' as its character 9; allowed after the colon: {DIGITS}"),
        ("yahtzee:1é9", f"position_id has 'é' as its character 10; allowed after the colon: {DIGITS}"),
        ("yahtzee:", "position_id must have 1 after the colon, the version of its form, not ''"),
        ("yahtzee:2t9", "position_id must have 1 after the colon, the version of its form, not '2'"),
        (
            "yahtzee:1",
            "the last two digits of position_id 'yahtzee:1' do not fit the others: a digit is wrong or missing",
        ),
        (
            "yahtzee:132a",
            "the last two digits of position_id 'yahtzee:132a' do not fit the others: a digit is wrong or missing",
        ),
    ],
)
def test_unreadable_identifiers(text: str, detail: str) -> None:
    problem = problem_of(YAHTZEE, text)
    assert (problem.code, problem.detail) == ("wrong-position-id", detail)


def checked(rules: Rules, number: int) -> str:
    """Return an identifier of this number with a right checksum."""
    number <<= 10
    number += (int(rules.fingerprint, 16) - number) % 1019
    text = ""
    while number:
        number, digit = divmod(number, 32)
        text = DIGITS[digit] + text
    return f"{rules.name}:1{text}"


def test_numbers_of_no_position_are_refused() -> None:
    _, text = middle_of_game("yahtzee")
    assert text == checked(YAHTZEE, number_of(text)), "this test makes the same identifiers"
    most = 757 * 7**6 * 14**12
    for number in (most**3, 757 * 7**6 * 28 * 28 * 3 * 3 * 3 * 3 * 28 + 5):
        problem = problem_of(YAHTZEE, checked(YAHTZEE, number))
        assert "has a right checksum, but no game of yahtzee gets there" in problem.detail
    text = checked(YAHTZEE, 16).replace(":1", ":10")
    assert "gets there" in problem_of(YAHTZEE, text).detail, "a leading zero is another identifier"


def number_of(text: str) -> int:
    number = 0
    for digit in text.partition(":")[2][1:-2]:
        number = number * 32 + DIGITS.index(digit)
    return number


def test_gaps_between_fillings_are_refused() -> None:
    balut = compile_rules(load_ruleset("balut"))
    first = 1 + 252 * 3
    assert isinstance(parse_position_id(balut, checked(balut, first)), Sheet)
    gap = first * (1 + len(balut.card.payable[0]))
    assert "gets there" in problem_of(balut, checked(balut, gap)).detail


def test_case_and_similar_letters_do_not_matter() -> None:
    for situation in random_game(YAHTZEE, random.Random(5)):
        text = dump_position_id(YAHTZEE, situation)
        game, _, digits = text.partition(":")
        assert parse_position_id(YAHTZEE, text.upper()) == situation
        for similar in "lI":
            assert parse_position_id(YAHTZEE, f"{game}:{digits.replace('1', similar).replace('0', 'o')}") == situation


def test_a_custom_game_is_named_by_its_fingerprint() -> None:
    renamed = compile_rules(replace(YAHTZEE.ruleset, name="house"))
    changed = compile_rules(replace(YAHTZEE.ruleset, rolls=2))
    start = empty_sheet(YAHTZEE)
    text = f"~{YAHTZEE.fingerprint[:10]}:1t9"
    assert dump_position_id(renamed, start) == text
    assert dump_position_id(changed, start).startswith(f"~{changed.fingerprint[:10]}:1"), "its name is a built-in one"
    assert parse_position_id(YAHTZEE, text) == start, "the rules are the same"
    assert problem_of(changed, text).choices == (f"~{changed.fingerprint[:10]}",)
    assert problem_of(changed, "yahtzee:1t9").code == "contradiction"
    assert game_of_id(text) == text.partition(":")[0]
