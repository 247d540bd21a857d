"""`/v1/dice/audit`: are these dice fair?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import ceil
from typing import Annotated, Any, Final

from flask import Flask, Response, request
from marshmallow import ValidationError

from api.endpoints.games.players import GREATEST_HANDS, PlayerClaim, Players
from api.http.allowance import current_allowance
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.http.errors import InvalidRequest
from api.http.languages import request_texts
from api.requests.declaration import Request, declare
from api.requests.fields import DICE, GREATEST_DICE, Flag, Items, Number, StrictField
from api.requests.loading import limit_definitions, load
from api.requests.reading import read_list, shown, wrong_type
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import RULESET_FIELD, Catalogue, FindRules
from api.texts.texts import Texts
from engine.dice import FACES, Hand
from engine.errors import Invalid, Path, Problem, Problems, UnknownRuleset
from engine.games.turn import Player, check_dice
from engine.text.shapes import Shape, a_list
from strategy_tables.fairness.audit import (
    DEFAULT_LEVEL,
    POWER,
    Audit,
    FairnessTest,
    audit_dice,
)
from strategy_tables.fairness.sample import LeftOut, Throw, throws_of_game, throws_of_rolls

GREATEST_ROLLS: Final = 20_000
GREATEST_GAMES: Final = 1_000
_GREATEST_FACE: Final = FACES[-1]
_LEAST_LEVEL: Final = 0.0001
_GREATEST_LEVEL: Final = 0.1
_OF_CHANCES: Final = 10_000
"""Chances in sentences are rounded up to one in this number."""
_SECONDS: Final = 0.15
_SECONDS_FOR_DIE: Final = 3e-6
"""Seconds for the intervals and the power of the tests, and for each die."""
_ROLL: Final = a_list(
    DICE.each or Shape(),
    "[3, 1, 6, 3, 4]",
    "a list of dice",
    about="Dice of a roll, in the order in which they fell or in that of the dice.",
    keywords={"minItems": 1, "maxItems": GREATEST_DICE},
)


class Rolls(StrictField[tuple[Hand, ...]]):
    """Rolls, their dice in the order in which they were sent."""

    def __init__(self, about: str) -> None:
        limits = {"minItems": 1, "maxItems": GREATEST_ROLLS}
        super().__init__(a_list(_ROLL, f"[{_ROLL.example}]", "a list of rolls", about=about, keywords=limits))

    def read(self, value: Any) -> tuple[Hand, ...]:
        """Return the rolls."""
        problems = Problems()
        rolls = read_list(value, str(self.name), (), GREATEST_ROLLS, problems, self.must_be)
        if type(value) is list and not value:
            problems.append(Problem("wrong-count", (), "at least one roll is needed", found=0, minimum=1))
        for place, dice in enumerate(rolls):
            if not _is_roll(dice):
                problems.extend(_roll_problems(dice, (place,)))
        if problems.count:
            raise ValidationError(problems.stored)
        return tuple(map(tuple, rolls))


def _is_roll(dice: Any) -> bool:
    right = type(dice) is list and 1 <= len(dice) <= GREATEST_DICE and {*map(type, dice)} == {int}
    return right and min(dice) >= 1 and max(dice) <= _GREATEST_FACE


def _roll_problems(dice: Any, path: Path) -> Iterator[Problem]:
    if type(dice) is not list:
        yield wrong_type("a roll", path, _ROLL.must_be, dice)
        return
    if not 1 <= len(dice) <= GREATEST_DICE:
        detail = f"a roll must have 1 to {GREATEST_DICE} dice, not {len(dice)}"
        yield Problem("wrong-dice", path, detail, found=len(dice), minimum=1, maximum=GREATEST_DICE)
    for place, die in enumerate(dice[: 2 * GREATEST_DICE]):
        if type(die) is not int or not 1 <= die <= _GREATEST_FACE:
            detail = f"a die must be a whole number from 1 to {_GREATEST_FACE}, not {shown(die)}"
            yield Problem("wrong-die", (*path, place), detail, found=die, minimum=1, maximum=_GREATEST_FACE)


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditedGame(RulesetRequest):
    """A game whose dice are tested, as a review takes it. Only `rolls` and `keeps` matter."""

    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=False)]


AUDITED_GAME: Final = declare(AuditedGame)


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceAuditRequest(Request):
    """Dice with six faces: `rolls`, `games`, or both."""

    rolls: Annotated[tuple[Hand, ...], Rolls("Rolls of all dice, in the order in which they fell.")] = ()
    dice_in_order: Annotated[
        bool,
        Flag("Each place of `rolls` always has the same die. All rolls then have equally many dice."),
    ] = False
    games: Annotated[
        Sequence[Any],
        Items(GREATEST_GAMES, AUDITED_GAME.shape, "a list of games", "Games, from the oldest to the latest."),
    ] = ()
    level: Annotated[
        float,
        Number(
            _LEAST_LEVEL,
            _GREATEST_LEVEL,
            "Rate of false alarms: how often fair dice are called unusual, at most.",
        ),
    ] = DEFAULT_LEVEL

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problem of a request without dice."""
        if not sent.get("games") and "rolls" not in sent:
            yield Problem("missing-field", ("rolls",), "rolls is missing: send rolls, games, or both")


DICE_AUDIT: Final = declare(DiceAuditRequest)


@dataclass(frozen=True, slots=True)
class AuditQuestion:
    """The dice to test, and what cannot be used."""

    throws: tuple[Throw, ...]
    left_out: LeftOut
    level: float


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/dice/audit`."""

    @app.post("/v1/dice/audit")
    def audit() -> Response:
        find_rules = limit_definitions(catalogue.rules)
        question = load(DICE_AUDIT, read_json(request, LARGE_BODY_LIMIT), partial(audit_question, find_rules))
        return answer(answer_audit(question))


def audit_question(find_rules: FindRules, request: DiceAuditRequest) -> AuditQuestion:
    """Return the dice to test; raises `InvalidRequest` with the problems of all rolls and games."""
    problems = Problems()
    if request.dice_in_order:
        problems.extend(_unequal_rolls(request.rolls))
    throws = [*throws_of_rolls(request.rolls, in_order=request.dice_in_order)]
    left_out = LeftOut()
    for place, raw in enumerate(request.games):
        if problems.full:
            break
        try:
            found, without = throws_of_game(load(AUDITED_GAME, raw, partial(_players_of, find_rules)))
            throws += found
            left_out += without
        except Invalid as error:
            problems.extend(problem.below("games", place) for problem in error.problems)
        except UnknownRuleset as unknown:
            problems.append(unknown.problem().below("games", place, RULESET_FIELD))
    if problems.count:
        raise InvalidRequest(problems.stored)
    return AuditQuestion(tuple(throws), left_out, request.level)


def _unequal_rolls(rolls: tuple[Hand, ...]) -> Iterator[Problem]:
    for place, dice in enumerate(rolls):
        if len(dice) != len(rolls[0]):
            detail = f"with dice_in_order each roll must have {len(rolls[0])} dice, as the first, not {len(dice)}"
            yield Problem("wrong-dice", ("rolls", place), detail, found=len(dice), expected=len(rolls[0]))


def _players_of(find_rules: FindRules, game: AuditedGame) -> list[Player]:
    """Return the players; raises `InvalidRequest` if dice are impossible, or as `find_rules` does."""
    ruleset = find_rules(game.reference).ruleset
    players = [each.player for each in game.players or ()]
    problems = Problems()
    for number, player in enumerate(players):
        for place, turn in enumerate(player.turns):
            if not problems.full:
                found = check_dice(ruleset, turn, GREATEST_HANDS).problems
                problems.extend(problem.below("players", number, "turns", place) for problem in found)
    if problems.count:
        raise InvalidRequest(problems.stored)
    return players


def answer_audit(question: AuditQuestion) -> dict[str, Any]:
    """Return all tests with their results, and sentences about them."""
    dice = sum(len(throw.dice) for throw in question.throws)
    current_allowance().charge(_SECONDS + dice * _SECONDS_FOR_DIE)
    audit = audit_dice(question.throws, question.level)
    return {
        "kind": "dice_audit",
        "verdict": _verdict_of(audit),
        "explanation": explain_audit(request_texts(), audit),
        "level": audit.level,
        "dice": audit.dice,
        "rolls": audit.throws,
        "left_out": asdict(question.left_out),
        "tests": list(map(_dump_test, audit.tests)),
        "not_made": [asdict(each) for each in audit.not_made],
        "faces": [
            {
                "face": each.face,
                "count": each.count,
                "expected": _rounded(each.expected),
                "least_chance": _rounded(each.low),
                "greatest_chance": _rounded(each.high),
            }
            for each in audit.faces
        ],
        "detectable": {
            "power": POWER,
            "chance": None if audit.detectable is None else _rounded(audit.detectable),
        },
    }


def _verdict_of(audit: Audit) -> str:
    return "no_dice" if not audit.dice else "unusual" if audit.unusual else "nothing_unusual"


def _dump_test(test: FairnessTest) -> dict[str, Any]:
    counted = {} if test.expected is None else {"observed": test.observed, "expected": _rounded(test.expected)}
    degrees = {} if test.degrees is None else {"degrees_of_freedom": test.degrees}
    groups = {"groups": [{"name": each.name, "counts": each.counts} for each in test.groups]} if test.groups else {}
    return {
        "name": test.name,
        "unusual": test.unusual,
        "size": test.size,
        **counted,
        "statistic": _rounded(test.statistic),
        **degrees,
        "method": test.method,
        "p_value": _significant(test.p_value),
        "adjusted_p_value": _significant(test.adjusted),
        **groups,
    }


def _rounded(value: float) -> float:
    return round(value, 6) + 0.0


def _significant(p_value: float) -> float:
    return float(f"{p_value:.6g}")


def explain_audit(texts: Texts, audit: Audit) -> str:
    """Return the verdict, and the least fault that this number of dice can show.

    ``Dice tested: 2,340. Tests: 4. Nothing is unusual: fair dice fall at least this unevenly 43% of the time. A face
    that falls 18.9% of the time instead of 16.7% would have been noticed 9 times in 10.``
    """
    if not audit.dice:
        return texts.say("auditNoDice")
    dice = texts.amount(texts.number, audit.dice)
    share = texts.percent(1 / 6, 1)
    if audit.detectable is None:
        sees = texts.say("auditSeesNothing")
    else:
        sees = texts.say("auditSees", share=texts.percent(audit.detectable, 1), fair=share)
    if not audit.unusual:
        chance = audit.tests[0].p_value
        fair = texts.say(
            "auditFair", n=dice, tests=len(audit.tests), chance=texts.percent(chance, 1 if chance < 0.1 else 0)
        )
        return texts.join([fair, sees])
    adjusted = ceil(min(test.adjusted for test in audit.unusual) * _OF_CHANCES) / _OF_CHANCES
    level = texts.percent(audit.level, 0 if audit.level >= 0.01 else 2)
    return texts.join(
        [
            texts.say("auditUnusual", n=dice, chance=texts.percent(adjusted, 2)),
            *(_explain_test(texts, test) for test in audit.unusual),
            texts.say("auditFalseAlarms", level=level),
        ]
    )


def _explain_test(texts: Texts, test: FairnessTest) -> str:
    key = _EXPLAINED[test.name]
    if test.observed is None or test.expected is None:
        return texts.say(key)
    return texts.say(key, observed=texts.number(test.observed), expected=texts.number(test.expected))


_EXPLAINED: Final = {
    "faces": "auditFaces",
    "repeats": "auditRepeats",
    "pairs": "auditPairs",
    "halves": "auditHalves",
    "dice": "auditDice",
    "players": "auditPlayers",
}
