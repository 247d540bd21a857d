"""What requests look like, as marshmallow schemas, each built once; and the step from a request to a question.

The same shapes stand in openapi.yaml as JSON Schemas; tests hold that both give the same verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from marshmallow import Schema, ValidationError, validates_schema
from marshmallow.exceptions import SCHEMA

from api.http.errors import InvalidRequest, unknown_ruleset
from api.requests.fields import (
    GREATEST_POINTS,
    GREATEST_ROLLS_LEFT,
    GREATEST_SEED,
    Card,
    CardClaim,
    CategoryName,
    Choice,
    Claimed,
    Definition,
    Dice,
    Flag,
    Items,
    Objective,
    ObjectiveClaim,
    Opponents,
    RulesetReference,
    Targets,
    Whole,
    kind,
    unknown_field,
    unpaired_dice,
)
from api.requests.game_fields import GREATEST_SOURCE, Players, Text
from api.requests.move_fields import AskedMove
from engine.definition import GREATEST_ROLLS
from engine.errors import Invalid, Problem, UnknownRuleset
from engine.ruleset import DEFAULT_RULESET
from strategy_tables import STRENGTHS

MEAN_ONLY: Final = ("expected_total",)
"""What reviews and outlooks take for good play."""
BATCH_LIMIT: Final = 1_000
"""Items of one batch."""


class RequestSchema(Schema):
    """A request body, or a query string that was read into the same shape: an object with no unknown fields."""

    # Codes for `_problems_below`, which knows the place and writes the sentence.
    error_messages: dict[str, str] = {"unknown": "unknown-field", "type": "wrong-type"}  # noqa: RUF012


class CardSchema(RequestSchema):
    """Something about a card; where none is said, about the empty one."""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    scorecard = Card(load_default=CardClaim())


class PositionSchema(CardSchema):
    """Something about a card and a hand."""

    dice = Dice(required=True)
    rolls_left = Whole(0, GREATEST_ROLLS_LEFT, required=True)


class ScoreSchema(PositionSchema):
    """What does this hand pay?"""

    rolls_left = Whole(0, GREATEST_ROLLS_LEFT, load_default=0)


class AdviceSchema(PositionSchema):
    """What is the best move?"""

    objective = Objective(load_default=ObjectiveClaim())
    explain = Flag(load_default=False)
    if_ready = Flag(load_default=False)
    compare_with = AskedMove()

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _compared_only_to_explain(self, _data: Any, original: Any, **_: Any) -> None:
        if isinstance(original, dict) and "compare_with" in original and original.get("explain") is not True:
            detail = "moves are compared to say why one is better: with compare_with, explain must be true"
            raise ValidationError([Problem("contradiction", (), detail)], "compare_with")


class CardCheckSchema(RequestSchema):
    """Is this card right? Without one there is nothing to check."""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    scorecard = Card(required=True)
    claimed = Claimed(load_default={})


class GameCheckSchema(RequestSchema):
    """Was this game played by the rules?"""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    players = Players(required=True)
    source = Text(GREATEST_SOURCE)


class GameReviewSchema(GameCheckSchema):
    """What did every decision of this game cost?"""

    objective = Objective(MEAN_ONLY, load_default=ObjectiveClaim())
    explain = Flag(load_default=False)
    if_ready = Flag(load_default=False)


class RulesetCheckSchema(RequestSchema):
    """Is this definition a ruleset?"""

    ruleset = Definition(required=True)


class OpponentSchema(PositionSchema):
    """What would a player of this strength do?"""

    strength = Choice(tuple(strength.id for strength in STRENGTHS), required=True)
    seed = Whole(0, GREATEST_SEED)


class OddsSchema(RequestSchema):
    """How likely is this category?"""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    dice = Dice()
    keep = Dice(least=0)
    rolls_left = Whole(0, GREATEST_ROLLS, required=True)
    category = CategoryName(required=True)
    scorecard = Card()
    points = Whole(1, GREATEST_POINTS)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _one_of_dice_and_keep(self, _data: Any, original: Any, **_: Any) -> None:
        if isinstance(original, dict) and ("dice" in original) == ("keep" in original):
            detail = "send either dice, the hand on the table, or keep, the dice that the next roll leaves alone"
            code = "contradiction" if "dice" in original else "missing-field"
            raise ValidationError([Problem(code, (), detail)], "dice")


class OutlookSchema(CardSchema):
    """How will this card end?"""

    dice = Dice()
    rolls_left = Whole(0, GREATEST_ROLLS_LEFT)
    targets = Targets(load_default=())
    opponents = Opponents(load_default=())
    objective = Objective(MEAN_ONLY, load_default=ObjectiveClaim())
    if_ready = Flag(load_default=False)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _dice_with_rolls_left(self, _data: Any, original: Any, **_: Any) -> None:
        if isinstance(original, dict):
            for problem in unpaired_dice(original):
                # The path is that of the field which the error is filed under.
                raise ValidationError([replace(problem, path=())], str(problem.path[0]))


class RollSchema(RequestSchema):
    """Dice, please."""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    keep = Dice(least=0, load_default=())
    seed = Whole(0, GREATEST_SEED)


class BatchSchema(RequestSchema):
    """Many questions at once; each item is read by itself."""

    items = Items(BATCH_LIMIT, required=True)


SCORE: Final = ScoreSchema()
ADVICE: Final = AdviceSchema()
CARD_CHECK: Final = CardCheckSchema()
GAME_CHECK: Final = GameCheckSchema()
GAME_REVIEW: Final = GameReviewSchema()
RULESET_CHECK: Final = RulesetCheckSchema()
OPPONENT: Final = OpponentSchema()
ODDS: Final = OddsSchema()
OUTLOOK: Final = OutlookSchema()
ROLL: Final = RollSchema()
BATCH: Final = BatchSchema()

_Built = TypeVar("_Built")


def load(schema: RequestSchema, raw: Any, build: Callable[[Mapping[str, Any]], _Built]) -> _Built:
    """Read a request and build what it asks about.

    `build` gets the fields; it must put up with absent ones, so that where some fields are wrong by themselves
    the others can still be held against the rules. Raises `InvalidRequest` with all problems of both kinds, or
    what `build` raises where the fields are fine.
    """
    try:
        fields: Mapping[str, Any] = schema.load(raw)
    except ValidationError as error:
        raise InvalidRequest([*_schema_problems(schema, error), *_rule_problems(error, build)]) from None
    return build(fields)


def load_items(raw: Any) -> Sequence[Any]:
    """The items of a batch, each still to be read; raises `InvalidRequest` for what is no batch at all."""
    return load(BATCH, raw, lambda fields: fields.get("items", ()))


def _schema_problems(schema: Schema, error: ValidationError) -> Iterator[Problem]:
    allowed = tuple(schema.load_fields)
    for name, messages in error.messages_dict.items():
        for message in messages:
            if isinstance(message, Problem):
                yield message.below(name)
            elif message == "unknown-field":
                yield unknown_field(name, (name,), allowed)
            else:
                detail = f"the request must be an object, not {kind(error.data)}"
                yield Problem("wrong-type", (), detail, found=error.data)


def _rule_problems(error: ValidationError, build: Callable[[Mapping[str, Any]], Any]) -> tuple[Problem, ...]:
    """What the rules have against the fields that could be read; nothing where the ruleset itself could not."""
    if SCHEMA in error.messages_dict or "ruleset" in error.messages_dict:
        return ()
    try:
        build(error.valid_data if isinstance(error.valid_data, dict) else {})
    except Invalid as invalid:
        return invalid.problems
    except UnknownRuleset as unknown:
        return (unknown_ruleset(unknown),)
    return ()
