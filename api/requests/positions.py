"""Cards and hands in a turn: the request of a position, and the position proved from it.

Functions raise `UnknownRuleset`, or `Invalid` with all problems of a request by the rules. Missing fields are not among
these, since the schema reports them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from api.requests.card_fields import EMPTY_CARD, Card, CardClaim
from api.requests.card_lookup import find_sheet
from api.requests.fields import Dice, Flag, Name, RollsLeft
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import FindRules, Reference, field_of
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.checks.sheet_problems import sheet_problems
from engine.dice import Hand
from engine.errors import Invalid, InvalidName, InvalidPosition, Problem
from engine.games.position import Position, check_position, no_call_problems, prove_position


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRequest(RulesetRequest):
    """A card, and a hand in a turn."""

    scorecard: Annotated[CardClaim | None, Card()] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()]
    rolls_left: Annotated[int | None, RollsLeft()]
    announced: Annotated[
        str | None,
        Name(
            "Category announced in this turn, in games with an announce column; null if none.",
            name="Announced",
            type=["string", "null"],
        ),
    ] = None
    all_rolled: Annotated[
        bool | None,
        Flag(
            "True if the last roll was of all dice, in games with an announce column. Its cells can then be filled "
            "without an announcement. Default: true after the first roll of a turn, else false.",
            name="AllRolled",
        ),
    ] = None


def position_question(find_rules: FindRules, request: PositionRequest) -> Position:
    """Return the position that is asked about."""
    position, problems = find_position(find_rules(request.reference), request)
    if position is None or problems:
        raise InvalidPosition(problems)
    return position


def find_position(rules: Rules, request: PositionRequest) -> tuple[Position | None, list[Problem]]:
    """Return the position of a request, if it states a possible one, and its problems."""
    claim, hand, rolls_left = request.scorecard, request.dice, request.rolls_left
    sheet, problems = (None, list[Problem]()) if claim is None else find_sheet(rules, claim)
    announced, all_rolled = None, request.all_rolled
    if rules.announce_column < 0:
        problems += no_call_problems(request.announced, all_rolled)
        all_rolled = None
    elif request.announced is not None:
        try:
            announced = rules.place(request.announced)
        except InvalidName as error:
            problems += [problem.below("announced") for problem in error.problems]
            # Without its call, the turn may seem to lack one.
            sheet = None
    if sheet is None or hand is None or rolls_left is None:
        return None, [*problems, *check_position(rules, sheet, hand, rolls_left, announced, all_rolled)]
    try:
        return prove_position(rules, sheet, hand, rolls_left, announced, all_rolled), problems
    except Invalid as error:
        return None, [*problems, *error.problems]


def prove_situation(
    rules: Rules, claim: CardClaim, dice: Hand | None, rolls_left: int | None
) -> tuple[Sheet | Position | None, list[Problem]]:
    """Return a card between turns, possibly full, or with dice a position in a turn; and its problems by the rules."""
    sheet, problems = find_sheet(rules, claim)
    if sheet is None:
        return None, [*problems, *check_position(rules, None, dice, rolls_left)]
    if dice is None or rolls_left is None:
        return sheet, [*problems, *sheet_problems(rules, sheet)]
    try:
        return prove_position(rules, sheet, dice, rolls_left), problems
    except Invalid as error:
        return sheet, [*problems, *error.problems]


def single_card(find_rules: FindRules, reference: Reference, what: str) -> Rules:
    """Return the rules of a game of a single card; raises `InvalidPosition` for others, which do not support `what`."""
    rules = find_rules(reference)
    if rules.named:
        raise refused_with_columns(rules, what, field_of(reference))
    return rules


def refused_with_columns(rules: Rules, what: str, where: str = "ruleset") -> InvalidPosition:
    """Return the error of a game of columns that does not support `what`, such as ``outlooks are``, at `where`."""
    detail = f"{rules.name} has columns: {what} only for games with a single card"
    return InvalidPosition([Problem("contradiction", (where,), detail)])
