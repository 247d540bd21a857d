"""The requests, each declared once; what they say is not yet held against the rules."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from api.requests.card_fields import (
    EMPTY_CARD,
    Card,
    CardClaim,
    Claimed,
    OpponentClaim,
    Opponents,
    SheetClaim,
    StrengthName,
    TotalsClaim,
)
from api.requests.declaration import Request, declare
from api.requests.fields import (
    GREATEST_POINTS,
    Choice,
    Choices,
    Day,
    Definition,
    Dice,
    Flag,
    Items,
    Name,
    RollsLeft,
    RulesetReference,
    Seed,
    Targets,
    Text,
    Whole,
    for_all_items,
)
from api.requests.game_fields import GREATEST_SOURCE, PlayerClaim, Players
from api.requests.move_fields import AskedMove, MoveClaim
from api.requests.objective_fields import AskedObjective, ObjectiveClaim
from api.requests.sheet_fields import GREATEST_TEXT, WrittenRows
from api.requests.shown import ADVICE_FIELDS, REVIEW_FIELDS
from api.service.catalogue import Reference
from engine.dice import Hand
from engine.errors import Problem
from engine.problem_codes import ProblemCode
from engine.rulesets.ruleset import DEFAULT_RULESET
from engine.text.names import DEFAULT_LANGUAGE, LANGUAGES
from engine.written.pasted import WrittenRow
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.puzzles import DEFAULT_COUNT, GREATEST_COUNT
from strategy_tables.advice.themes import THEMES

MEAN_ONLY: Final = {DEFAULT_OBJECTIVE.name: DEFAULT_OBJECTIVE}
"""The good play of reviews and outlooks."""
BATCH_LIMIT: Final = 1_000
"""Items of one batch."""
GREATEST_MOVES: Final = 1_000
"""More than any position has."""

_MOVE_LIMIT: Final = Whole(
    1, GREATEST_MOVES, "How many moves to list at the most, the best first; without it, all.", name="MoveLimit"
)
_ADVICE_FIELDS: Final = Choices(ADVICE_FIELDS, ("AdviceField", "AdviceFields"), "What an advice may leave out.")
_REVIEW_FIELDS: Final = Choices(REVIEW_FIELDS, ("ReviewField", "ReviewFields"), "What a review may leave out.")


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRequest(Request):
    """A card, and a hand in a turn."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    scorecard: Annotated[CardClaim | SheetClaim | None, Card()] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()]
    rolls_left: Annotated[int | None, RollsLeft()]
    announced: Annotated[
        str | None,
        Name(
            "In games with a column to announce in, the category that was announced in this turn, by its id or what "
            "people call it; null where none was.",
            name="Announced",
            type=["string", "null"],
        ),
    ] = None
    all_rolled: Annotated[
        bool | None,
        Flag(
            "In games with a column to announce in, whether the last roll was one of all dice, so that its cells may "
            "be filled without an announcement. Without it, true on the first roll of a turn and false on later "
            "ones.",
            name="AllRolled",
        ),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRequest(PositionRequest):
    """A hand, and the card that it is to be scored on."""

    hints = {"category": "the answer has the points of every category"}  # noqa: RUF012

    rolls_left: Annotated[int | None, RollsLeft()] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceRequest(PositionRequest):
    """A position, and what is to be maximised."""

    objective: Annotated[ObjectiveClaim, AskedObjective()] = field(default_factory=ObjectiveClaim)
    explain: Annotated[
        bool,
        Flag(
            "Say why: the one reason that a person would give, and the best beside another move by what every category "
            "and bonus brings. The latter needs a table of outlooks with many open categories."
        ),
    ] = False
    breakdown: Annotated[
        bool,
        Flag(
            "With `explain`, work out where the points of the two moves come from. With false the answer has the "
            "reason by itself, in `point`, and at once."
        ),
    ] = True
    if_ready: Annotated[
        bool,
        Flag(
            "Build no table of outlooks, targets or floors for this, where it takes one that is not there by now: what "
            "`objective` needs is a 409 then, and the breakdown is left out. For pages that ask on behalf of whoever "
            "happens to look at them.",
            in_address=False,
        ),
    ] = False
    compare_with: Annotated[MoveClaim | None, AskedMove()] = None
    limit: Annotated[int | None, _MOVE_LIMIT] = None
    fields: Annotated[frozenset[str] | None, _ADVICE_FIELDS] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problem of a comparison without reasons."""
        if "compare_with" in sent and sent.get("explain") is not True:
            detail = "moves are compared to say why one is better: with compare_with, explain must be true"
            yield Problem("contradiction", ("compare_with",), detail)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentRequest(PositionRequest):
    """A position, and who is to move."""

    strength: Annotated[str | None, StrengthName()]
    seed: Annotated[int | None, Seed()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCheckRequest(Request):
    """A card, and totals that are claimed for it."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    scorecard: Annotated[CardClaim | SheetClaim | None, Card("")]
    claimed: Annotated[TotalsClaim, Claimed()] = field(default_factory=TotalsClaim)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConversionRequest(Request):
    """A sheet as somebody wrote it down: a `text`, or `rows`; one of the two."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    text: Annotated[
        str | None,
        Text(
            GREATEST_TEXT,
            "A pasted sheet, one row per line, at most 200 that say something: a name, then a value, or one for each "
            "column. Between them stand tabs, bars, semicolons, commas, a colon, an equals sign, dots or spaces. Lines "
            "that are only drawn say nothing.",
        ),
    ] = ""
    rows: Annotated[tuple[WrittenRow, ...] | None, WrittenRows("The rows of a sheet, one by one.")] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCheckRequest(Request):
    """A game of up to 100 players."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    source: Annotated[str | None, Text(GREATEST_SOURCE, "Where the game comes from; not looked at.")] = None
    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=True)]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameReviewRequest(GameCheckRequest):
    """A game of up to 100 players."""

    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=False)]
    objective: Annotated[ObjectiveClaim, AskedObjective(MEAN_ONLY)] = field(default_factory=ObjectiveClaim)
    explain: Annotated[bool, Flag("Say of every decision why it lost something.")] = False
    if_ready: Annotated[
        bool,
        Flag(
            "With `explain`, leave the breakdowns out where they would take a table that is not there by now; `point` "
            "stays."
        ),
    ] = False
    same_dice: Annotated[bool, Flag("Say of every player what perfect play would have made of the same dice.")] = False
    fields: Annotated[frozenset[str] | None, _REVIEW_FIELDS] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetCheckRequest(Request):
    """A definition to look through."""

    ruleset: Annotated[
        Mapping[str, Any],
        Definition(
            "Whether it keeps to the rules of definitions is what the answer says: one that does not is answered all "
            "the same."
        ),
    ]
    lang: Annotated[
        str,
        Choice(
            LANGUAGES,
            "Language",
            "A language that titles are known in.",
            "The language of the titles in the ruleset that is answered.",
            default=DEFAULT_LANGUAGE,
        ),
    ] = DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRequest(Request):
    """A ruleset to have the numbers of."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsRequest(Request):
    """A category, and dice to make it with: either `dice` or `keep` is said."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    dice: Annotated[Hand | None, Dice()] = None
    keep: Annotated[Hand | None, Dice("The dice that the next roll leaves alone.", least=0)] = None
    rolls_left: Annotated[
        int | None,
        RollsLeft("How many more times dice may be rolled; for a keep, the roll that follows it included."),
    ]
    category: Annotated[str | None, Name("Its id or what people call it.")]
    scorecard: Annotated[CardClaim | SheetClaim | None, Card("")] = None
    points: Annotated[
        int | None,
        Whole(
            -GREATEST_POINTS,
            GREATEST_POINTS,
            "Made is at least so many; without it, as few as the category ever pays above 0, or the most that one pays "
            "which only takes points away.",
        ),
    ] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problem of a hand with a keep, or of neither."""
        if ("dice" in sent) == ("keep" in sent):
            detail = "send either dice, the hand on the table, or keep, the dice that the next roll leaves alone"
            code: ProblemCode = "contradiction" if "dice" in sent else "missing-field"
            yield Problem(code, ("dice",), detail)


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookRequest(Request):
    """A card, between turns or in one."""

    together = ("dice", "rolls_left")

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    scorecard: Annotated[CardClaim | SheetClaim | None, Card()] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()] = None
    rolls_left: Annotated[int | None, RollsLeft()] = None
    targets: Annotated[tuple[int, ...], Targets("Final totals; the answer says how likely each or more is.")] = ()
    opponents: Annotated[tuple[OpponentClaim, ...], Opponents()] = ()
    objective: Annotated[ObjectiveClaim, AskedObjective(MEAN_ONLY)] = field(default_factory=ObjectiveClaim)
    if_ready: Annotated[
        bool,
        Flag("Answer 204, with nothing in it, where the outlook would take a table that is not there by now."),
    ] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollRequest(Request):
    """Which dice are rolled."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    keep: Annotated[Hand, Dice("The dice that are not rolled.", least=0)] = ()
    seed: Annotated[int | None, Seed()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRequest(Request):
    """The puzzles of a day, or some by chance."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    date: Annotated[
        datetime.date | None, Day("The day whose puzzles these are, of any year; either this or `seed` is sent.")
    ] = None
    seed: Annotated[int | None, Seed("Any number; the same one brings the same puzzles.")] = None
    theme: Annotated[
        str | None,
        Choice(
            THEMES,
            "Theme",
            "What a decision is about; as the `theme` of a decision in a review says it.",
            "Only puzzles that have this among their themes.",
        ),
    ] = None
    count: Annotated[
        int | None,
        Whole(1, GREATEST_COUNT, "How many at the most; with `seed` or `theme`.", default=DEFAULT_COUNT),
    ] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of both a day and a seed or neither, and of a number for the ten of a day."""
        if ("date" in sent) == ("seed" in sent):
            detail = "send either date, for the puzzles of a day, or seed, for some to practise with"
            code: ProblemCode = "contradiction" if "date" in sent else "missing-field"
            yield Problem(code, ("date",), detail)
        if "date" in sent and "count" in sent and "theme" not in sent:
            detail = "how many puzzles a day has is not for choosing: count goes with seed, or with theme"
            yield Problem("contradiction", ("count",), detail)


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchRequest(Request):
    """Questions; one that is wrong does not hurt the others."""

    items: Annotated[list[Any] | None, Items(BATCH_LIMIT, "")]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownReviewRequest(Request):
    """How much of each review of a batch is answered."""

    fields: Annotated[frozenset[str] | None, for_all_items(_REVIEW_FIELDS)] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownAdviceRequest(Request):
    """How much of each advice of a batch is answered."""

    limit: Annotated[int | None, for_all_items(_MOVE_LIMIT)] = None
    fields: Annotated[frozenset[str] | None, for_all_items(_ADVICE_FIELDS)] = None


SCORE: Final = declare(ScoreRequest)
ADVICE: Final = declare(AdviceRequest)
CARD_CHECK: Final = declare(CardCheckRequest)
CONVERSION: Final = declare(ConversionRequest)
GAME_CHECK: Final = declare(GameCheckRequest)
GAME_REVIEW: Final = declare(GameReviewRequest)
RULESET_CHECK: Final = declare(RulesetCheckRequest)
POINTS: Final = declare(PointsRequest)
OPPONENT: Final = declare(OpponentRequest)
ODDS: Final = declare(OddsRequest)
OUTLOOK: Final = declare(OutlookRequest)
ROLL: Final = declare(RollRequest)
PUZZLES: Final = declare(PuzzleRequest)
BATCH: Final = declare(BatchRequest)
SHOWN_ADVICE: Final = declare(ShownAdviceRequest)
SHOWN_REVIEW: Final = declare(ShownReviewRequest)
