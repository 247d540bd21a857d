"""What requests look like, as marshmallow schemas, each built once; what they have read is a typed object.

Defaults that mean something to the rules, the ruleset and the empty card, are those of a schema, which knows what was
left out from what could not be read; all others are those of the typed object.

The same shapes stand in openapi.yaml as JSON Schemas; tests hold that both give the same verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

from marshmallow import Schema, ValidationError, validates_schema
from marshmallow.constants import missing

from api.requests.card_fields import Card, CardClaim, Claimed, Opponents, unpaired_dice
from api.requests.fields import (
    GREATEST_MOVES,
    GREATEST_POINTS,
    GREATEST_SEED,
    AnyWhole,
    Choice,
    Choices,
    Day,
    Definition,
    Dice,
    Flag,
    Items,
    Name,
    RulesetReference,
    Targets,
    Whole,
    without_nulls,
)
from api.requests.game_fields import GREATEST_SOURCE, Players, Text
from api.requests.move_fields import AskedMove
from api.requests.objective_fields import AskedObjective
from api.requests.sheet_fields import GREATEST_TEXT, WrittenRows
from api.requests.shown import ADVICE_FIELDS, REVIEW_FIELDS
from api.requests.typed import (
    AdviceRequest,
    BatchRequest,
    CardCheckRequest,
    ConversionRequest,
    GameRequest,
    OddsRequest,
    OpponentRequest,
    OutlookRequest,
    PointsRequest,
    PositionRequest,
    PuzzleRequest,
    ReviewRequest,
    RollRequest,
    RulesetRequest,
    ShownAdviceRequest,
    ShownReviewRequest,
)
from engine.errors import Problem
from engine.problem_codes import ProblemCode
from engine.rulesets.ruleset import DEFAULT_RULESET
from engine.text.names import LANGUAGES
from engine.text.shapes import Shape
from strategy_tables import STRENGTHS
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.puzzles import GREATEST_COUNT
from strategy_tables.advice.themes import THEMES

MEAN_ONLY: Final = {DEFAULT_OBJECTIVE.name: DEFAULT_OBJECTIVE}
"""What reviews and outlooks take for good play."""
BATCH_LIMIT: Final = 1_000
"""Items of one batch."""


_ROLLS_LEFT: Final = "from 0, after the last roll, to 2, after the first of 3 rolls"

_Request = TypeVar("_Request")


class RequestSchema(Schema, Generic[_Request]):
    """A request body, or a query string that was read into the same shape: an object with no unknown fields."""

    # Codes for `loading`, which knows the place and writes the sentence.
    error_messages: dict[str, str] = {"unknown": "unknown-field", "type": "wrong-type"}  # noqa: RUF012

    request: Callable[..., _Request]
    """What is made of the fields."""
    hints: Mapping[str, str] = {}
    """Where to look instead for fields that people expect here."""

    def __init__(self) -> None:
        super().__init__()
        self._required = {name: None for name, field in self.load_fields.items() if field.required}.keys()
        self._defaults = {
            name: field.load_default for name, field in self.load_fields.items() if field.load_default is not missing
        }
        shapes = {name: getattr(field, "shape", Shape()) for name, field in self.load_fields.items()}
        examples = [f'"{name}": {shapes[name].example}' for name in self._required if shapes[name].example]
        self.shape = Shape("an object", f"{{{', '.join(examples)}}}" if examples else "", shapes)

    def read(self, raw: Any) -> dict[str, Any]:
        """`load`, in a third of the time where nothing is wrong; a field that is null is not there."""
        fields = self.load_fields
        raw = without_nulls(raw) if type(raw) is dict else raw
        if type(raw) is dict and self._required <= raw.keys() <= fields.keys():
            # One of those that are wrong is enough to know that all are to be looked for.
            with suppress(ValidationError):
                self.check_together(raw)
                return {**self._defaults, **{name: fields[name].deserialize(value) for name, value in raw.items()}}
        loaded: dict[str, Any] = self.load(raw)
        return loaded

    def check_together(self, sent: Mapping[str, Any]) -> None:
        """Raises `ValidationError` for fields that do not go together."""

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _check_together(self, _data: Any, original: Any, **_: Any) -> None:
        if isinstance(original, dict):
            self.check_together(original)


class _CardFields(Schema):
    """Something about a card; where none is said, about the empty one."""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    scorecard = Card(load_default=CardClaim())


class _PositionFields(_CardFields):
    """Something about a card and a hand."""

    dice = Dice(required=True)
    rolls_left = AnyWhole(_ROLLS_LEFT, required=True)
    announced = Name()
    all_rolled = Flag()


class ScoreSchema(_PositionFields, RequestSchema[PositionRequest]):
    """What does this hand pay?"""

    request = PositionRequest
    hints = {"category": "the answer has the points of every category"}  # noqa: RUF012
    rolls_left = AnyWhole(load_default=0)


class AdviceSchema(_PositionFields, RequestSchema[AdviceRequest]):
    """What is the best move?"""

    request = AdviceRequest
    objective = AskedObjective()
    explain = Flag()
    breakdown = Flag()
    if_ready = Flag()
    compare_with = AskedMove()
    limit = Whole(1, GREATEST_MOVES)
    fields = Choices(ADVICE_FIELDS)  # type: ignore[assignment]  # marshmallow takes it out of the class

    def check_together(self, sent: Mapping[str, Any]) -> None:
        """Moves are compared to say why."""
        if "compare_with" in sent and sent.get("explain") is not True:
            detail = "moves are compared to say why one is better: with compare_with, explain must be true"
            raise ValidationError([Problem("contradiction", (), detail)], "compare_with")


class CardCheckSchema(RequestSchema[CardCheckRequest]):
    """Is this card right? Without one there is nothing to check."""

    request = CardCheckRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    scorecard = Card(required=True)
    claimed = Claimed()


class ConversionSchema(RequestSchema[ConversionRequest]):
    """What card is this sheet?"""

    request = ConversionRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    text = Text(GREATEST_TEXT, load_default="")
    rows = WrittenRows(load_default=())


class _GameFields(Schema):
    """Something about a game."""

    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    source = Text(GREATEST_SOURCE)


class GameCheckSchema(_GameFields, RequestSchema[GameRequest]):
    """Was this game played by the rules?"""

    request = GameRequest
    players = Players(cards=True, required=True)


class GameReviewSchema(_GameFields, RequestSchema[ReviewRequest]):
    """What did every decision of this game cost?"""

    request = ReviewRequest
    players = Players(cards=False, required=True)
    objective = AskedObjective(MEAN_ONLY)
    explain = Flag()
    if_ready = Flag()
    same_dice = Flag()
    fields = Choices(REVIEW_FIELDS)  # type: ignore[assignment]


class RulesetCheckSchema(RequestSchema[RulesetRequest]):
    """Is this definition a ruleset?"""

    request = RulesetRequest
    ruleset = Definition(required=True)
    lang = Choice(LANGUAGES)


class PointsSchema(RequestSchema[PointsRequest]):
    """What does every hand pay in this game?"""

    request = PointsRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)


class OpponentSchema(_PositionFields, RequestSchema[OpponentRequest]):
    """What would a player of this strength do?"""

    request = OpponentRequest
    strength = Choice(tuple(strength.id for strength in STRENGTHS), required=True)
    seed = Whole(0, GREATEST_SEED)


class OddsSchema(RequestSchema[OddsRequest]):
    """How likely is this category?"""

    request = OddsRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    dice = Dice()
    keep = Dice(least=0)
    rolls_left = AnyWhole(_ROLLS_LEFT, required=True)
    category = Name(required=True)
    scorecard = Card()
    points = Whole(-GREATEST_POINTS, GREATEST_POINTS)

    def check_together(self, sent: Mapping[str, Any]) -> None:
        """There is a hand, or a keep."""
        if ("dice" in sent) == ("keep" in sent):
            detail = "send either dice, the hand on the table, or keep, the dice that the next roll leaves alone"
            code: ProblemCode = "contradiction" if "dice" in sent else "missing-field"
            raise ValidationError([Problem(code, (), detail)], "dice")


class OutlookSchema(_CardFields, RequestSchema[OutlookRequest]):
    """How will this card end?"""

    request = OutlookRequest
    dice = Dice()
    rolls_left = AnyWhole()
    targets = Targets()
    opponents = Opponents()
    objective = AskedObjective(MEAN_ONLY)
    if_ready = Flag()

    def check_together(self, sent: Mapping[str, Any]) -> None:
        """Dice and rolls_left come together."""
        for problem in unpaired_dice(sent):
            # The path is that of the field which the error is filed under.
            raise ValidationError([replace(problem, path=())], str(problem.path[0]))


class RollSchema(RequestSchema[RollRequest]):
    """Dice, please."""

    request = RollRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    keep = Dice(least=0)
    seed = Whole(0, GREATEST_SEED)


class PuzzleSchema(RequestSchema[PuzzleRequest]):
    """Positions that are worth a thought."""

    request = PuzzleRequest
    ruleset = RulesetReference(load_default=DEFAULT_RULESET)
    date = Day()
    seed = Whole(0, GREATEST_SEED)
    theme = Choice(THEMES)
    count = Whole(1, GREATEST_COUNT)

    def check_together(self, sent: Mapping[str, Any]) -> None:
        """There is a day, or a seed; and those of a day are ten, but for practice."""
        if ("date" in sent) == ("seed" in sent):
            detail = "send either date, for the puzzles of a day, or seed, for some to practise with"
            code: ProblemCode = "contradiction" if "date" in sent else "missing-field"
            raise ValidationError([Problem(code, (), detail)], "date")
        if "date" in sent and "count" in sent and "theme" not in sent:
            detail = "how many puzzles a day has is not for choosing: count goes with seed, or with theme"
            raise ValidationError([Problem("contradiction", (), detail)], "count")


class BatchSchema(RequestSchema[BatchRequest]):
    """Many questions at once; each item is read by itself."""

    request = BatchRequest
    items = Items(BATCH_LIMIT, required=True)


class ShownAdviceSchema(RequestSchema[ShownAdviceRequest]):
    """How much of each advice of a batch?"""

    request = ShownAdviceRequest
    limit = Whole(1, GREATEST_MOVES)
    fields = Choices(ADVICE_FIELDS)  # type: ignore[assignment]  # marshmallow takes it out of the class


class ShownReviewSchema(RequestSchema[ShownReviewRequest]):
    """How much of each review of a batch?"""

    request = ShownReviewRequest
    fields = Choices(REVIEW_FIELDS)  # type: ignore[assignment]


SCORE: Final = ScoreSchema()
ADVICE: Final = AdviceSchema()
CARD_CHECK: Final = CardCheckSchema()
CONVERSION: Final = ConversionSchema()
GAME_CHECK: Final = GameCheckSchema()
GAME_REVIEW: Final = GameReviewSchema()
RULESET_CHECK: Final = RulesetCheckSchema()
POINTS: Final = PointsSchema()
OPPONENT: Final = OpponentSchema()
ODDS: Final = OddsSchema()
OUTLOOK: Final = OutlookSchema()
ROLL: Final = RollSchema()
PUZZLES: Final = PuzzleSchema()
BATCH: Final = BatchSchema()
SHOWN_ADVICE: Final = ShownAdviceSchema()
SHOWN_REVIEW: Final = ShownReviewSchema()
