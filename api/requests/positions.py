"""Cards and hands in a turn: the request of a position, and the position proved from it.

Functions raise `UnknownRuleset`, or `Invalid` with all problems of a request by the rules. Missing fields are not among
these, since the schema reports them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from marshmallow import ValidationError

from api.requests.card_fields import EMPTY_CARD, Card, CardClaim
from api.requests.card_lookup import find_sheet
from api.requests.fields import Dice, Flag, Name, RollsLeft, StrictField
from api.requests.reading import refusal, wrong_type
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import FindRules, Reference, field_of
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.checks.sheet_problems import sheet_problems
from engine.dice import Hand
from engine.errors import Invalid, InvalidName, InvalidPosition, Problem, UnknownRuleset
from engine.games.position import Position, check_position, no_call_problems, prove_position
from engine.games.position_id import GREATEST_ID_LENGTH, game_of_id, parse_position_id
from engine.text.shapes import Shape

POSITION_ID: Final = "position_id"
_STATED_BY_ID: Final = ("scorecard", "dice", "rolls_left", "announced", "all_rolled")
"""Fields that an identifier replaces."""
_ID: Final = Shape(
    "the identifier of a position",
    '"yahtzee:132az"',
    scalar=str,
    name="PositionId",
    about="Short identifier of a position, or of a card between turns: `yahtzee:132az`. Equal positions have equal "
    "identifiers, in this and all later versions. The game comes before the colon. Games that are not built in are "
    "named by their fingerprint, and require `ruleset_definition`, unless the server knows them. After the colon, "
    "letters of either case are equal; the last two digits are a checksum.",
    keywords={"minLength": 1, "maxLength": GREATEST_ID_LENGTH},
)


class PositionId(StrictField[str]):
    """The identifier of a position, which is parsed later."""

    def __init__(self) -> None:
        super().__init__(_ID, "Instead of the scorecard, the dice, the rolls left and the announcement.")

    def read(self, value: Any) -> str:
        """Return the identifier as it was sent."""
        if type(value) is not str:
            raise ValidationError([wrong_type(str(self.name), (), self.must_be, value)])
        if len(value) > GREATEST_ID_LENGTH:
            detail = f"{self.name} has {len(value)} characters; at most {GREATEST_ID_LENGTH} are allowed"
            raise refusal("too-long", (), detail)
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class IdentifiedRequest(RulesetRequest):
    """A request about a position, which its identifier can state."""

    position_id: Annotated[str | None, PositionId()] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset or a position that was sent twice."""
        yield from super(IdentifiedRequest, cls).check_together(sent)
        if POSITION_ID in sent:
            for name in _STATED_BY_ID:
                if name in sent:
                    yield Problem("contradiction", (name,), f"send either {POSITION_ID} or {name}")

    @property
    def place_of_game(self) -> str:
        """Return the name of the field that states the game."""
        return field_of(self.reference) if self.position_id is None else POSITION_ID

    def find_rules(self, find_rules: FindRules) -> Rules:
        """Return the rules of the stated game, by default those of the position."""
        if self.position_id is None or self.ruleset is not None or self.ruleset_definition is not None:
            return find_rules(self.reference)
        game = game_of_id(self.position_id)
        try:
            return find_rules(game)
        except UnknownRuleset as error:
            problem = error.problem().below(POSITION_ID)
            if game.startswith("~"):
                detail = f"{POSITION_ID} is of a game that is not built in; send its ruleset_definition"
                problem = Problem("unknown-ruleset", (POSITION_ID,), detail, found=game)
            raise InvalidPosition([problem]) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRequest(IdentifiedRequest):
    """A card, and a hand in a turn: `dice` and `rolls_left`, or `position_id`."""

    instead = {"dice": POSITION_ID, "rolls_left": POSITION_ID}  # noqa: RUF012

    scorecard: Annotated[CardClaim | None, Card()] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()] = None
    rolls_left: Annotated[int | None, RollsLeft()] = None
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
    position, problems = find_position(request.find_rules(find_rules), request)
    if position is None or problems:
        raise InvalidPosition(problems)
    return position


def find_position(rules: Rules, request: PositionRequest) -> tuple[Position | None, list[Problem]]:
    """Return the position of a request, if it states a possible one, and its problems."""
    if request.position_id is not None:
        return _identified_position(rules, request.position_id)
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


def identified_situation(rules: Rules, position_id: str) -> tuple[Sheet | Position | None, list[Problem]]:
    """Return the card or the position with an identifier, or its problem."""
    try:
        return parse_position_id(rules, position_id), []
    except InvalidPosition as error:
        return None, list(error.problems)


def _identified_position(rules: Rules, position_id: str) -> tuple[Position | None, list[Problem]]:
    """Return the position with an identifier, or its problem if it has none or no dice."""
    found, problems = identified_situation(rules, position_id)
    if found is None or isinstance(found, Position):
        return found, problems
    detail = f"{POSITION_ID} is of a card between turns; it must be of a position with dice"
    return None, [Problem("wrong-position-id", (POSITION_ID,), detail, found=position_id)]


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
