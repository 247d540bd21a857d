# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract b38dec4fb878ba31dc1bcacd5c6609b7f374ed286ce026866ad37345c16f5f75
"""What is sent and answered, as the schemas of the contract say it."""

from __future__ import annotations

from datetime import date as date_aliased
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

RulesetId = TypeAliasType("RulesetId", Annotated[str, Field(max_length=60)])
"""The id of a ruleset, as in `/v1/rulesets`."""


RulesetName = TypeAliasType("RulesetName", Annotated[str, Field(max_length=60)])
"""
The id of a ruleset, or what people call it: its title or another of its names, whatever the case, accents, spaces,
hyphens and underscores. Answers have the id.

"""


SheetColumns = TypeAliasType(
    "SheetColumns",
    Annotated[
        dict[Annotated[str, StringConstraints(min_length=1, max_length=60)], Any],
        Field(max_length=12),
    ],
)
"""
What is filled in by column; an absent one is empty. A column is named by its id or by what people call it, as
categories are.

"""


PointsOrOpen = TypeAliasType("PointsOrOpen", Annotated[int | None, Field(ge=-9999, le=9999)])
"""Points; null is open."""


PointsOfFilling = TypeAliasType("PointsOfFilling", Annotated[int, Field(ge=-9999, le=9999)])


PointsOfFillings = TypeAliasType("PointsOfFillings", Annotated[list[PointsOfFilling], Field(max_length=6)])
"""The points of each filling, in any order."""


ClaimedColumns = TypeAliasType(
    "ClaimedColumns",
    Annotated[
        dict[Annotated[str, StringConstraints(min_length=1, max_length=60)], Any],
        Field(max_length=12),
    ],
)
"""In games of columns, totals claimed for columns."""


class ClaimedColumn(BaseModel):
    """Totals claimed for one column."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    upper_points: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    upper_bonus: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    lower_points: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    products: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    extra_bonus: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    sum: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    total: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""


CategoryId = TypeAliasType("CategoryId", Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")])
"""The id of a category, or of a column: lower-case words joined by underscores."""


Text = TypeAliasType("Text", Annotated[str, Field(max_length=200)])
"""Words for people."""


Die = TypeAliasType("Die", Annotated[int, Field(ge=1, le=6)])
"""The face that a die shows."""


Faces = TypeAliasType("Faces", Annotated[list[Die], Field(max_length=6)])
"""Faces, ascending in answers; one that is said twice is refused."""


LoggedHandItem = TypeAliasType("LoggedHandItem", Annotated[int, Field(ge=0, le=99)])


LoggedHand = TypeAliasType("LoggedHand", Annotated[list[LoggedHandItem], Field(max_length=12)])
"""Dice in any order. How many there may be, and that they show 1 to 6, is up to the rules."""


class Totals(BaseModel):
    """
    What a card counts, or all columns of a sheet together, their factors included; all but `points_awarded` add up
    to the total. The upper bonus is counted from the moment the upper total reaches it.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    upper_points: int
    """Of the upper categories."""
    upper_bonus: int
    """What the upper points earn."""
    lower_points: int
    """Of all other categories."""
    products: int | None = None
    """In games of columns, what products count."""
    extra_bonus: int
    """Of all further hands of equal dice together."""
    total: int
    """All of these."""
    points_awarded: int | None = None
    """In games that award points for cards: they decide who wins."""


class Claimed(BaseModel):
    """Totals somebody claims for a card, any of them."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    upper_points: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    upper_bonus: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    lower_points: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    extra_bonus: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    total: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    points_awarded: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    products: Annotated[int | None, Field(ge=-999999, le=999999)] = None
    """A total that somebody wrote down."""
    columns: ClaimedColumns | None = None


Probability = TypeAliasType("Probability", Annotated[float, Field(ge=0.0, le=1.0)])
"""Rounded to 12 significant digits."""


class AdviceTable(BaseModel):
    """A table that values come from."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    fingerprint: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all of the ruleset that changes an answer."""
    objective: str
    """What its values are the best of: `expected_total`, `floor` or `target`; `outlook` of a table of outlooks."""
    digest: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the data of a table."""


FacesByColour = TypeAliasType("FacesByColour", Annotated[dict[str, Faces], Field(max_length=6)])
"""The faces of each colour; every face has exactly one."""


class ProductDefinition(BaseModel):
    """(plus - minus) x times, at least 0; three categories by their ids."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    plus: Annotated[str, Field(max_length=200)]
    """The category that is added."""
    minus: Annotated[str, Field(max_length=200)]
    """The category that is taken away."""
    times: Annotated[str, Field(max_length=200)]
    """The category that the difference is multiplied with."""


Group = TypeAliasType("Group", Annotated[int, Field(ge=2, le=6)])


class Needs(BaseModel):
    """All of these; the dice that match are those of `groups`, else of `run`, else of `faces`, else all."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    groups: Annotated[list[Group] | None, Field(max_length=3)] = None
    """Groups of equal dice of these sizes, of different faces unless `distinct` is false."""
    distinct: bool | None = None
    """With `groups`: false lets them be of one face."""
    run: Annotated[int | None, Field(ge=2, le=6)] = None
    """So many consecutive faces."""
    faces: Annotated[list[Die] | None, Field(max_length=6)] = None
    """All of these faces."""
    sum: Annotated[int | None, Field(ge=1, le=36)] = None
    """This total of all dice."""
    least_sum: Annotated[int | None, Field(ge=1, le=36)] = None
    """A total of all dice of at least this."""
    greatest_sum: Annotated[int | None, Field(ge=1, le=36)] = None
    """A total of all dice of at most this."""
    colour: Literal["all", "matched"] | None = None
    """One colour, of all dice or of those that match."""


class SummedFaces(BaseModel):
    """Those that show these faces."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    faces: Annotated[list[Die], Field(max_length=6)]
    """The faces that are added up."""


Points = TypeAliasType("Points", Annotated[int, Field(ge=0, le=1000)])
"""Points, at least 0."""


PointsOrPenalty = TypeAliasType("PointsOrPenalty", Annotated[int, Field(ge=-1000, le=1000)])
"""Points, below 0 where they are taken away."""


class BonusTier(BaseModel):
    """What the upper total earns from some total on."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    at: Annotated[int, Field(ge=0, le=756)]
    """The upper total that has to be reached."""
    pays: Annotated[int, Field(ge=-1000, le=1000)]
    """What it earns."""
    each: Annotated[int | None, Field(ge=0, le=1000)] = None
    """More for each further point of the upper total."""


class ExtraRollsDefinition(BaseModel):
    """
    Rolls beyond those of a turn, which the player has for the whole game. In a turn the rolls of the turn are used first.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    start: Annotated[int | None, Field(ge=0, le=20)] = None
    """How many a game starts with; none without it."""
    saves: bool | None = None
    """Whether rolls that a turn leaves unused are kept for later turns."""
    most: Annotated[int | None, Field(ge=1, le=500)] = None
    """Nobody keeps more than so many."""
    drop: bool | None = None
    """True, and nothing else beside it, takes what the base has away."""


class TotalAward(BaseModel):
    """What a total awards from some total on."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    at: Annotated[int, Field(ge=-120000, le=120000)]
    """The total that has to be reached."""
    awards: Annotated[int, Field(ge=-1000, le=1000)]
    """What it awards."""


class CategoryAward(BaseModel):
    """What the fillings of one category award: either `at` or `made` says when."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(max_length=200)]
    """The category."""
    at: Annotated[int | None, Field(ge=1, le=6000)] = None
    """When they add up to at least so many points."""
    made: Literal["all", "each"] | None = None
    """When it is filled as often as it can be and never with 0, or for each time it is filled with points."""
    awards: Annotated[int, Field(ge=-1000, le=1000)]
    """What it awards."""


JokerPoints = TypeAliasType("JokerPoints", Annotated[dict[str, Points], Field(max_length=20)])
"""What lower categories pay a joker; the others pay what they always pay."""


class ReadyTable(BaseModel):
    """A table that is ready."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    objective: str
    """What its values are the best of: `expected_total`, `floor` or `target`; `outlook` of a table of outlooks."""
    digest: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the data of a table."""


class ColumnShown(BaseModel):
    """A column of a sheet."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """What requests and answers call it."""
    title: Annotated[str, Field(max_length=200)]
    """What people call it."""
    factor: Annotated[int, Field(ge=1)]
    """How often the whole sum of the column counts."""
    order: Literal["free", "down", "up", "upper_first"] | str
    """
    Which of its cells a turn may fill: any, the first open one from the top or from the bottom, or any upper one
    before the lower ones.

    """
    announce: bool
    """
    Whether its cells are filled only when they were announced after the first roll, or when all dice were rolled
    at once in the last one.

    """


Hand = TypeAliasType("Hand", Annotated[str, Field(pattern="^[1-6]{1,6}$")])


PointsOfHandsByRollAdditionalProperty = TypeAliasType(
    "PointsOfHandsByRollAdditionalProperty",
    Annotated[list[list[int]], Field(min_length=2)],
)


TimesByCategoryAdditionalProperty = TypeAliasType("TimesByCategoryAdditionalProperty", Annotated[int, Field(ge=2)])


class SheetCell(BaseModel):
    """What the hand pays in one cell."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    column: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The column of the cell."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category of the cell."""
    points: int
    """What is written there, before the factor of the column."""
    extra_bonus: int
    """Paid beside the points, before the factor."""
    legal: bool
    """Whether this hand may fill it now."""


class BoxChange(BaseModel):
    """A box, and what it would hold."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    pointer: Annotated[str, Field(max_length=500)]
    """Of the box, like the pointers of problems."""
    column: str | None = None
    """In games of columns, the id of its column."""
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Its category; absent for extra bonuses."""
    value: int | None
    """
    Its points, or how many extra bonuses there are, or the extra bonus of a turn in points; null for a box that is
    left open, or a filling that is left out.

    """


class UpperStanding(BaseModel):
    """How the upper section stands."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ahead: int
    """Points above par of each filled category; below it is negative. Par is the fewest dice of each that reach the upper bonus (three for 63 points, four for the 84 of Maxi Yatzy), three where there is no bonus."""
    needed: int | None
    """Points missing for the next tier of the bonus; null once the last is reached, or without a bonus."""
    reachable: bool | None
    """Whether the open categories can still bring them: true once the last tier is reached, null in a game without a bonus. What is earned so far is the upper bonus of the totals."""


WrittenNumber = TypeAliasType("WrittenNumber", Annotated[int, Field(ge=-999999, le=999999)])
"""A number."""


WrittenText = TypeAliasType("WrittenText", Annotated[str | None, Field(max_length=60)])
"""What somebody wrote; null is open."""


class ReadValue(BaseModel):
    """How a value was read."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    written: str
    """As it was sent."""
    means: Literal["points", "crossed_out", "open", "ticks", "not_understood"] | str
    """What it was taken for. Ticks and tally marks count extra bonuses."""
    points: int | None
    """Of a number, and 0 of what is crossed out."""
    column: Annotated[str | None, Field(max_length=40)] = None
    """In games of columns, which one it stands in; absent for the sheet."""


class Turn(BaseModel):
    """One turn, as detailed as it was logged; what was not is absent or null."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    rolls: Annotated[list[LoggedHand] | None, Field(max_length=600)] = None
    """
    Every hand as it lay after each roll, or the last of them alone; absent where dice were not logged. A single hand
    without `keeps` may be that of any roll: where points depend on it, `points` may be those of any, and a
    review refuses those of a later roll. Without `points` the claimed totals tell, and where they do not, it is taken
    for the first roll's; the player's `assumptions` say so.

    """
    keeps: Annotated[list[LoggedHand] | None, Field(max_length=600)] = None
    """The dice kept between the rolls, one keep fewer than rolls. With them every hand is there."""
    category: Annotated[str | None, Field(max_length=60)] = None
    """Its id or what people call it. Absent only in a turn still in progress."""
    column: Annotated[str | None, Field(max_length=60)] = None
    """
    In games of columns, the column that was filled, by its id or what people call it; it may be left out where there
    is only one.

    """
    announced: Annotated[str | None, Field(max_length=60)] = None
    """
    In games with a column to announce in, the category that was announced after the first roll, if any: the turn then
    fills its cell. A cell of that column may be filled without only if the last roll was one of all dice: where
    there are `keeps` they say so, else it is taken for one.

    """
    points: Annotated[int | None, Field(ge=-9999, le=9999)] = None
    """The points that were written down."""
    extra_bonus: Annotated[int | None, Field(ge=-9999, le=9999)] = None
    """The extra bonus, in points, that was written down with them."""


class Assumption(BaseModel):
    """Something that was taken to be so."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    pointer: str
    """Where it could be said."""
    detail: str
    """What was taken, and what else it might be."""


class Standing(BaseModel):
    """The place of one player."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rank: Annotated[int, Field(ge=1)]
    """Moves of one value share a rank."""
    player: Annotated[int, Field(ge=0)]
    """The place in `players`."""
    name: str
    """Of the player."""
    total: int
    """Of the player's card."""
    points_awarded: int | None = None
    """In games that award points."""
    unreliable: bool | None = None
    """
    True where the total, and so the rank, is over a box that cannot be right; else absent. The player's `unreliable`
    has the details.

    """


class SameDiceTurn(BaseModel):
    """A turn of perfect play."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rolls: list[list[Die]]
    """Every hand as it lay after each roll."""
    keeps: list[list[Die]]
    """What was kept of each but the last."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category that was filled."""
    points: int
    """What it got."""
    extra_bonus: Annotated[int, Field(ge=0)]
    """What was paid beside the points."""


CountByGradeAdditionalProperty = TypeAliasType("CountByGradeAdditionalProperty", Annotated[int, Field(ge=0)])


class PlayedKeep(BaseModel):
    """Keep these dice; all of them where a roll was thrown away."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["keep"]
    """Dice were kept."""
    keep: Annotated[list[Die], Field(max_length=6)]
    """The dice that were kept, ascending."""
    reroll: Annotated[list[Die], Field(max_length=6)]
    """The dice that were rolled again, ascending."""


class PlayedAnnouncement(BaseModel):
    """Announce this category."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["announce"]
    """A category was announced."""
    column: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The column to announce in."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category."""


class MeanObjective(BaseModel):
    """The expected final total."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    maximize: Literal["expected_total"]
    """The expected final total."""


class FloorObjective(BaseModel):
    """The final total that cannot be missed, whatever is rolled."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    maximize: Literal["floor"]
    """The total that cannot be missed."""


class UpperBonusObjective(BaseModel):
    """The probability that the upper bonus is awarded, any tier of it that takes nothing away; of rulesets that have one."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    maximize: Literal["upper_bonus"]
    """The probability of the upper bonus."""


Target = TypeAliasType("Target", Annotated[int, Field(ge=-999999, le=999999)])
"""A final total; penalties may bring one below 0."""


class AskedKeep(BaseModel):
    """Keeping these dice."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    action: Literal["keep"]
    """Keep dice and roll the others."""
    keep: Annotated[list[Die], Field(max_length=6, min_length=0)]
    """The dice to keep."""


class AskedScore(BaseModel):
    """Scoring in a category."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    action: Literal["score"]
    """Fill a category."""
    category: Annotated[str, Field(max_length=60, min_length=1)]
    """Its id or what people call it."""
    column: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """In games of columns, the one to score in; that to announce in need not be said."""


class AskedAnnouncement(BaseModel):
    """Announcing a category."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    action: Literal["announce"]
    """Announce a category."""
    category: Annotated[str, Field(max_length=60, min_length=1)]
    """Its id or what people call it."""
    column: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """In games of columns, the one to score in; that to announce in need not be said."""


class Ending(BaseModel):
    """A category in which a turn ends; in games of columns a cell, by its column and category."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    column: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """In games of columns, the column of the cell."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category that is filled."""
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """That the category is filled this turn."""
    makes: Annotated[float, Field(ge=0.0, le=1.0)]
    """
    That it is filled with more than 0 points; where this is less than `probability`, a 0 goes into it the rest of
    the time.

    """


class KeepMove(BaseModel):
    """Keep some dice and roll the others."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rank: Annotated[int, Field(ge=1)]
    """Moves of one value share a rank."""
    action: Literal["keep"]
    """What is done."""
    keep: Annotated[list[Die], Field(max_length=5)]
    """The dice to keep, ascending."""
    reroll: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The dice to roll again, ascending."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    loss: Annotated[float, Field(ge=0.0)]
    """What the move gives up against the best; 0 only where it is as good, or where the values differ by no more than twice the `error_bound`, which does not tell the moves apart. What opponents' totals add to that bound is wrong for all moves alike and does not count."""
    expected_total: float | None = None
    """
    Of every objective but `expected_total`, where it is the value: the expected final total if later moves are played
    for that.

    """


class ScoreMove(BaseModel):
    """Fill a category."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rank: Annotated[int, Field(ge=1)]
    """Moves of one value share a rank."""
    action: Literal["score"]
    """What is done."""
    column: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """In games of columns."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category."""
    points: int
    """What it gets."""
    extra_bonus: Annotated[int, Field(ge=0)]
    """What is paid beside the points."""
    extra_rolls: Annotated[int | None, Field(ge=0)] = None
    """In games with extra rolls, those that the card has afterwards."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    loss: Annotated[float, Field(ge=0.0)]
    """What the move gives up against the best; 0 only where it is as good, or where the values differ by no more than twice the `error_bound`, which does not tell the moves apart. What opponents' totals add to that bound is wrong for all moves alike and does not count."""
    expected_total: float | None = None
    """
    Of every objective but `expected_total`, where it is the value: the expected final total if later moves are played
    for that.

    """


class AnnounceMove(BaseModel):
    """The category is called, and the turn has to fill it in this column."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rank: Annotated[int, Field(ge=1)]
    """Moves of one value share a rank."""
    action: Literal["announce"]
    """What is done."""
    column: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The column to announce in."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    loss: Annotated[float, Field(ge=0.0)]
    """What the move gives up against the best; 0 only where it is as good, or where the values differ by no more than twice the `error_bound`, which does not tell the moves apart. What opponents' totals add to that bound is wrong for all moves alike and does not count."""


class MeasuredStrength(BaseModel):
    """In games of columns: what whoever always follows the estimate reaches on average, as games played by it say."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    mean: float
    """The mean total of these games."""
    low: float
    """Of the interval that the true mean lies in with this confidence."""
    high: float
    """Of the same interval."""
    confidence: Annotated[float, Field(gt=0.0, lt=1.0)]
    """With which the true mean lies between `low` and `high`."""
    games: Annotated[int, Field(ge=1)]
    """How many were played."""


PointKind = TypeAliasType(
    "PointKind",
    Literal[
        "forced",
        "all_tie",
        "tie",
        "same",
        "hardly",
        "brings_more",
        "on_average",
        "throws_roll_away",
        "chases_extra_bonus",
        "idle_dice",
        "takes_dice",
        "useful_dice",
        "completed_by",
        "open_upper",
        "for_upper_bonus",
        "higher_faces",
        "more_often",
        "several",
        "more_points",
        "fewer_zeros",
        "no_zero_yet",
        "nothing_lost",
        "more_to_come",
        "roll_on",
        "open_chances",
        "made_already",
        "enough",
        "served",
        "saves_rolls",
        "extra_bonus",
        "extra_bonus_either",
        "joker",
        "take_rare",
        "good_for",
        "too_little",
        "zero_gives_up",
        "zero_rare",
        "zero_low",
        "zero_instead",
        "upper_bonus_lost",
        "upper_bonus_alive",
        "upper_bonus_sure",
        "upper_bonus_closer",
        "upper_bonus_more",
        "leaves_more",
        "floor",
        "target",
        "win",
        "upper_bonus",
    ]
    | str,
)
"""
Of any two moves:
* `forced`: there is no other one; `all_tie`: all are worth the same; `tie`: this one is worth as much
* `same`: the best move was asked about itself
* `hardly`: it costs less than 0.1 points
* `brings_more`: `category` gets `mean` points on average in the end, not `other_mean`
* `on_average`: nothing short can be said but that the best brings `mean` more on average

Keeping these dice, not others:
* `throws_roll_away`: the other keeps every die, with a roll left
* `chases_extra_bonus`: the turn may still earn the `extra_bonus`, with `probability`; `category` is that of hands of
  equal dice
* `idle_dice`: the `faces` that the other keeps too only leave fewer dice to roll for `other_faces`, which both keep
* `takes_dice`: without the `faces` that the other keeps too, the turn scores `category` with `probability`, not
  `other_probability`
* `useful_dice`: with the `faces` that the other rerolls, it does so with `probability`, not `other_probability`
* `completed_by`: any of the `faces` on the one die that is rolled makes `category`; both probabilities as before
* `open_upper`: upper `category` is open, and `other_category`, of the face that the other keeps, filled
* `for_upper_bonus`: `faces` help the upper bonus more than `other_faces`
* `higher_faces`: `faces` count for more than `other_faces` wherever dice are added up
* `more_often`: the turn scores `category` with `probability`, not `other_probability`
* `several`: the turn scores each of the `categories` more often
* `more_points`: where the turn scores `category`, it gets `mean` on average, not `other_mean`
* `fewer_zeros`: the turn ends in a 0 with `probability`, not `other_probability`

A turn scores a category with a probability if the advice is followed and it gets more than 0 points. Such a reason is
given only where the best move, played for that category alone, makes it no less often than the other move.

Keeping dice, not scoring:
* `no_zero_yet`: nothing has to be filled with 0 yet: the turn scores `category` with `probability`
* `nothing_lost`: whatever is rolled, `other_category` still pays `other_points`; and the turn scores `category` with
  `probability`
* `more_to_come`: played for, `category` gets `mean` on average from here, not `points`
* `roll_on`: the turn scores `category` with `probability`
* `open_chances`: the turn can still score any of the `categories`

Scoring, not rolling on:
* `made_already`: `category` is there for `points`; the other move brings as many again with `probability` at most
* `enough`: `points` in `category` are more than the `mean` that the other move brings there at most
* `served`: `category` pays `points` on this roll, and `other_points` later
* `saves_rolls`: that leaves `rolls` more for later turns

Scoring:
* `extra_bonus`: a further hand of equal dice pays `extra_bonus` beside `points` in `category`
* `extra_bonus_either`: either move earns the `extra_bonus`, and `points` are more than the `mean` of `category` in a
  turn that is played for it
* `joker`: as a joker it pays `points` in `category`
* `take_rare`: `category` pays `points`; played for, a turn makes it with `probability` only
* `good_for`: `points` are more than the `mean` of `category` in a turn that is played for it
* `too_little`: `other_points` are less than the `other_mean` of `other_category` in such a turn
* `zero_gives_up`: a 0 in `other_category` gives up its `other_mean` in such a turn
* `zero_rare`: a 0 costs little in `category`, made with `probability` only in such a turn
* `zero_low`: a 0 costs little in `category`, which gets `mean` in such a turn
* `zero_instead`: `other_points` are less than the `other_mean` of `other_category` in such a turn, and a 0 costs little
  in `category`, which gets `mean` in such a turn
* `upper_bonus_lost`: the upper bonus cannot be had any more, so that a 0 costs little in upper `category`
* `upper_bonus_alive`: only the best move leaves a chance of it: `probability`, played for
* `upper_bonus_sure`: it is certain after the best move if the advice is followed; after the other one it comes with
  `other_probability`, played for
* `upper_bonus_closer`: played for, it comes with `probability`, not `other_probability`
* `upper_bonus_more`: it brings `mean` points on average if the advice is followed, not `other_mean`
* `leaves_more`: the best move pays `points` less now, and what stays open is worth `mean` more

The upper bonus comes first wherever it makes half of the loss; only extra bonuses that are earned now, and jokers, come
before it. A 0 costs little where it gives up less than a fifth of
the most that the categories of the game score on average. Where a breakdown is given, or few states are to come, what a
reason names brings a fifth of the loss or more.

Where something else is maximised:
* `floor`: at least `points` in the end, whatever the dice do, not `other_points`
* `target`: `points` or more come with `probability`, not `other_probability`; `win`, `upper_bonus`: so does that

"""


class MoveReason(BaseModel):
    """A term that tells the two moves apart, and what it is about."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    source: str
    """The id of a category, `upper_bonus` or `extra_bonus`."""
    best: float
    """Expected points after the best move."""
    other: float
    """After the other one."""
    difference: float
    """`best - other`: above 0 it speaks for the best move."""
    reason: (
        Literal[
            "take",
            "leave_open",
            "category",
            "upper_bonus_alive",
            "upper_bonus_sure",
            "upper_bonus_lost",
            "upper_bonus_at_risk",
            "upper_bonus",
            "extra_bonus_now",
            "extra_bonus_alive",
            "extra_bonus_lost",
            "extra_bonus",
        ]
        | str
    )
    """
    * `take`: the best move scores the category now for `best`; later it would bring `other`
    * `leave_open`: the other move scores it now for `other`; later it brings `best`
    * `category`: neither scores it now, or it is one that can be filled several times
    * `upper_bonus_alive`, `upper_bonus_sure`: only the best move keeps a chance of it (half a percent or
      more), or makes it certain (to half a percent)
    * `upper_bonus_lost`, `upper_bonus_at_risk`: only the other move does
    * `upper_bonus`: more or less of it
    * `extra_bonus_now`: the best move earns one now
    * `extra_bonus_alive`, `extra_bonus_lost`: only the best, or only the other move leaves a chance of more
    * `extra_bonus`: more or less of them

    """


class Term(BaseModel):
    """What a category or a bonus brings after each of the two moves."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    source: str
    """The id of a category, `upper_bonus` or `extra_bonus`."""
    best: float
    """Expected points after the best move."""
    other: float | None = None
    """After the other one."""
    difference: float | None = None
    """`best - other`: above 0 it speaks for the best move."""


class ComparedMove(BaseModel):
    """A move that is compared."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["keep", "score"] | str
    """What is done."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to keep."""
    reroll: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to roll again."""
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Of a score, the category."""
    points: int | None = None
    """Of a score, what the category gets."""
    extra_bonus: Annotated[int | None, Field(ge=0)] = None
    """Of a score, what is paid beside the points."""
    extra_rolls: Annotated[int | None, Field(ge=0)] = None
    """In games with extra rolls, those that the card has afterwards."""
    expected_total: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    upper_bonus_probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """That the upper bonus is awarded in the end, as in `UpperBonusOutlook`."""


class SheetTerm(BaseModel):
    """What one source brings after each of the two moves."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    source: Literal["so_far", "turn", "extra_bonus", "later"] | str
    """
    `so_far`: the points on the sheet; `turn`: those that the turn brings, times the factor of their column
    (none that count in a product alone);
    `extra_bonus`: the extra bonuses that it brings; `later`: all that is still to come then, upper bonuses and
    products among it, which is as exact as the answer is

    """
    best: float
    """Expected points after the best move."""
    other: float | None = None
    """After the other one."""
    difference: float | None = None
    """`best - other`: above 0 it speaks for the best move."""


class ComparedSheetMove(BaseModel):
    """A move that is compared."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["keep", "score", "announce"] | str
    """What is done."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to keep."""
    reroll: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to roll again."""
    column: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Of a score or an announcement, the column."""
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Of a score or an announcement, the category."""
    points: int | None = None
    """Of a score, what is written into the cell."""
    extra_bonus: Annotated[int | None, Field(ge=0)] = None
    """Of a score, what is paid beside the points, before the factor."""
    expected_total: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """


class StakedMove(BaseModel):
    """A move, and what is at stake with it."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["keep", "score"] | str
    """What is done."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to keep."""
    reroll: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Of a keep, the dice to roll again."""
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Of a score, the category."""
    points: int | None = None
    """Of a score, what the category gets."""
    extra_bonus: Annotated[int | None, Field(ge=0)] = None
    """Of a score, what is paid beside the points."""
    extra_rolls: Annotated[int | None, Field(ge=0)] = None
    """In games with extra rolls, those that the card has afterwards."""
    expected_total: float
    """
    Of every objective but `expected_total`, where it is the value: the expected final total if later moves are played
    for that.

    """
    most_points: bool
    """Whether no move has a greater expected total."""
    points_risked: Annotated[int, Field(ge=0)]
    """
    Of the points that the other move scores at once, bonus included, those that this keep rolls away and that the
    next roll may not give back; 0 where the other move keeps dice, or this one scores.

    """
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    least: float
    """The least that the value can be once the turn is over, if the advice is followed."""
    greatest: float
    """The most that it can be then."""


class BranchOfMove(BaseModel):
    """How often the turn ends so after a move, and the value of the objective then."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """That the turn ends so."""
    value: float | None
    """The value of the objective then, on average; null where the turn cannot end so."""
    otherwise: float | None
    """Its value where the turn ends in another way, on average; null where it cannot."""


class PointsOdds(BaseModel):
    """How likely so many points are."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    points: int
    """So many or more."""
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """Rounded to 12 significant digits."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The first keep of the play that is most likely to bring them."""
    reroll: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that it rolls again."""


class Attempt(BaseModel):
    """What a way to play for the category brings."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """Rounded to 12 significant digits."""
    expected_points: float
    """Of this category."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that it keeps first; absent where there is nothing to choose."""
    reroll: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that it rolls again."""


class TotalDistribution(BaseModel):
    """
    The probability of every final total: of `from`, of `from` + 1 and so on. Rounded to 12 significant digits,
    so that the smallest keep theirs.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    from_: Annotated[int, Field(alias="from")]
    """The total that the first of the probabilities is of."""
    probabilities: Annotated[list[Probability], Field(min_length=1)]
    """Of the totals from there on, one by one."""


class ExtraBonusOutlook(BaseModel):
    """What was paid already is included."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    expected_points: float
    """Of all extra bonuses together."""


class UpperBonusOutlook(BaseModel):
    """What the upper bonus will bring."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    expected_points: float
    """Of the upper bonus."""
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """That it will be awarded: that the upper total reaches any tier that takes nothing away. A tier at 0 that takes nothing away is awarded in every game."""


class CategoryOutlook(BaseModel):
    """`probability_of_zero` of a category that is filled once, `expected_zeros` of others."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    expected_points: float
    """Of a filled category, its points."""
    probability_of_zero: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """Of a category that is filled once."""
    expected_zeros: Annotated[float | None, Field(ge=0.0, le=6.0)] = None
    """Of one that can be filled several times, the expected number of times that it is filled with 0."""


class TargetOdds(BaseModel):
    """How likely a target is."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    target: Annotated[int, Field(ge=-999999, le=999999)]
    """The final total."""
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """Of this final total or more."""


class Percentiles(BaseModel):
    """The least total t for which the probability of t or less is at least so many in a hundred."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    field_1: Annotated[int, Field(alias="1")]
    """The total t for 1 in a hundred."""
    field_5: Annotated[int, Field(alias="5")]
    """The total t for 5 in a hundred."""
    field_10: Annotated[int, Field(alias="10")]
    """The total t for 10 in a hundred."""
    field_25: Annotated[int, Field(alias="25")]
    """The total t for 25 in a hundred."""
    field_50: Annotated[int, Field(alias="50")]
    """The total t for 50 in a hundred."""
    field_75: Annotated[int, Field(alias="75")]
    """The total t for 75 in a hundred."""
    field_90: Annotated[int, Field(alias="90")]
    """The total t for 90 in a hundred."""
    field_95: Annotated[int, Field(alias="95")]
    """The total t for 95 in a hundred."""
    field_99: Annotated[int, Field(alias="99")]
    """The total t for 99 in a hundred."""


class RolledDice(BaseModel):
    """The hand after the roll."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    keep: Annotated[list[Die], Field(max_length=6, min_length=0)]
    """The dice that were not rolled, ascending."""
    rolled: Annotated[list[Die], Field(max_length=6, min_length=0)]
    """In the order in which they fell."""
    seed: int | None
    """As it was sent; null without one."""


class EstimateFacts(BaseModel):
    """An estimate that answers come from."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rulesets: list[RulesetId]
    """The rulesets that it serves."""
    fingerprint: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all of the ruleset that changes an answer."""
    digest: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the data of a table."""
    strength: MeasuredStrength


class TableFacts(BaseModel):
    """A table that answers come from."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    rulesets: list[RulesetId]
    """The rulesets that it serves."""
    fingerprint: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all of the ruleset that changes an answer."""
    objective: str
    """What its values are the best of: `expected_total`, `floor` or `target`; `outlook` of a table of outlooks."""
    states: int
    """States in which a turn can start."""
    start_value: float
    """The value of the empty card."""
    digest: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the data of a table."""


class MeanTotal(BaseModel):
    """What a strength reaches in games of one ruleset."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    mean: float
    """The mean total."""
    low: float
    """Of the interval that the true mean lies in with the confidence that is said."""
    high: float
    """Of the same interval."""


class Limits(BaseModel):
    """How much is taken; more is refused."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    body_bytes: int
    """Of one body."""
    large_body_bytes: int
    """Of the body of a batch or a game."""
    nesting: int
    """Lists and objects inside one another."""
    batch_items: int
    """Of one batch."""
    batch_rulesets: int
    """Different rulesets that the items of one batch may define."""
    streams: int
    """Batches that are streams of lines, which one process of the server attends to at a time."""
    stream_lines: int
    """Of one stream, blank ones among them."""
    stream_bytes: int
    """Of one stream; a line of it has the limit of the body of a single question."""
    stream_seconds: float
    """For which one stream is attended to; a line of it may take `processor_seconds`."""
    players: int
    """Of one game."""
    targets: int
    """Of one outlook."""
    opponents: int
    """Of one outlook or one advice."""
    opponents_in_all: int
    """Of one outlook or one advice, with the `count` of each."""
    seconds: int
    """After which a request is given up."""
    processor_seconds: float
    """Of one core, that one request may take to be worked out."""
    answer_bytes: int
    """Of one answer."""
    client_seconds: float
    """
    Of one core, that one client may have worked out at once, where a proxy says who the client is; more is
    answered 429.

    """
    client_share: float
    """The same in every second, for as long as a client likes."""
    problems: int
    """Listed in one answer."""
    dice: int
    """Of a ruleset."""
    rolls: int
    """Of a ruleset."""
    categories: int
    """Of a ruleset."""
    times: int
    """That one category can be filled."""
    columns: int
    """Of a ruleset."""
    cells: int
    """Of all columns of a ruleset."""
    demand_keeps: int
    """States times keeps (462 of five dice) of a ruleset whose tables are built when they are asked for; 0 where this server builds none."""
    demand_cells: int
    """States times numbers of points that may still come, of a ruleset whose outlook and target tables are built when they are asked for; 0 where this server builds none."""
    demand_bytes: int
    """Of disk for the tables that were built when they were asked for, together; those used longest ago go first. 0 where this server builds none."""


class Health(BaseModel):
    """That the process is alive."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    status: Literal["alive"]
    """It answers."""


class PreparingTable(BaseModel):
    """A table that is built in the background, now or when its turn comes."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: str
    """Whose it is."""
    objective: str
    """As in the tables of /v1/meta."""
    share: Annotated[float, Field(ge=0.0, le=1.0)]
    """How much of it is done."""
    seconds_left: Annotated[float, Field(ge=0.0)]
    """About so many, until it is there."""


class TableWithoutRoom(BaseModel):
    """A table that the disk has no room for."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: str
    """Whose it would be."""
    objective: str
    """As in the tables of /v1/meta."""


class UnusableTable(BaseModel):
    """A table that cannot be used."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: str
    """Whose it is."""
    objective: str
    """As in the tables of /v1/meta."""
    why: str
    """What is wrong with it."""


class BuildProgress(BaseModel):
    """
    How far the table is that is being built, beside a 503 that asks for patience. Of the work, not of the states, a
    share is done, because a state with many open categories takes longer.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    table: Literal["own", "other"] | str
    """Whether it is the table that the request needs, or another one that is built first."""
    objective: str
    """Of the table."""
    states: Annotated[int, Field(ge=0)]
    """Of the table."""
    states_done: Annotated[int, Field(ge=0)]
    """Of these, those that are done."""
    share: Annotated[float, Field(ge=0.0, le=1.0)]
    """Of the work that is done."""
    seconds: Annotated[float, Field(ge=0.0)]
    """Since its building began."""
    seconds_left: Annotated[float, Field(ge=1.0)]
    """Of its building, as measured so far. `Retry-After` counts what comes between, too."""
    place: Annotated[int | None, Field(ge=0)]
    """
    How many tables are built before the one that the request needs, the one that is being built included; null
    where it is not in the queue, because its client waits for several others, or too many clients wait.

    """


class Problem(BaseModel):
    """One thing that is wrong."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    code: Annotated[str, Field(pattern="^[a-z]+(-[a-z0-9]+)*$")]
    """
    A stable word for programs: one that `ProblemCode` lists, or one that has been added since, which a client treats
    like any other: `pointer` and `detail` say where and what. `/problems/{code}` tells what it means.

    """
    pointer: Annotated[str, Field(max_length=500)]
    """Where in the request; for what has a longer pointer, where that is in."""
    detail: str
    """A sentence for people."""
    expected: Any | None = None
    """
    What would be right. For an unknown name: the names that were most likely meant, the likeliest first, or all
    that are allowed where none is similar. For a field in the wrong object: a JSON pointer to where it belongs.

    """
    found: Any | None = None
    """What was sent; left out where it is large."""


ProblemCode = TypeAliasType(
    "ProblemCode",
    Literal[
        "ambiguous-category",
        "ambiguous-column",
        "ambiguous-ruleset",
        "bad-chunk",
        "bad-length",
        "bad-name",
        "byte-order-mark",
        "card-complete",
        "category-filled",
        "contradicting-points",
        "contradiction",
        "cut-short",
        "damaged-table",
        "duplicate",
        "duplicate-key",
        "empty-body",
        "illegal-announce",
        "illegal-category",
        "illegal-keep",
        "impossible-extra-bonus",
        "impossible-extra-rolls",
        "impossible-points",
        "internal",
        "keep-not-in-hand",
        "keeps-every-die",
        "kept-dice-missing",
        "missing-category",
        "missing-column",
        "missing-dice",
        "missing-field",
        "missing-points",
        "missing-table",
        "nested-too-deep",
        "no-roll-left",
        "no-such-range",
        "not-found",
        "not-json",
        "not-readable",
        "not-ready",
        "not-solved",
        "not-unicode",
        "not-utf-8",
        "out-of-order",
        "out-of-range",
        "too-costly",
        "too-large",
        "too-long",
        "too-many",
        "too-many-fillings",
        "too-many-requests",
        "too-many-rolls",
        "too-many-turns",
        "unequal-rounds",
        "unknown-category",
        "unknown-choice",
        "unknown-column",
        "unknown-field",
        "unknown-ruleset",
        "wrong-card",
        "wrong-content-type",
        "wrong-count",
        "wrong-dice",
        "wrong-die",
        "wrong-extra-bonus",
        "wrong-method",
        "wrong-move",
        "wrong-points",
        "wrong-total",
        "wrong-type",
    ]
    | str,
)
"""
The codes of problems in this version, to compare with the `code` of a problem. A code keeps its meaning. More of
them may be added at any time, so that the code of a problem can be one that is not listed here: that is why it is
no enum itself. `/problems/{code}` tells people and programs what a code means.

"""


class ProblemTitle(BaseModel):
    """A code of problems, a type of problem documents, or what is both, in a few words."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """The code, and the last part of the type; `/problems/{name}` tells more."""
    code: str | None = None
    """The code, where it is one of problems."""
    type: str | None = None
    """The type, where it is that of problem documents."""
    status: Annotated[int | None, Field(ge=400, le=599)] = None
    """Of the documents of this type."""
    title: str
    """For people."""


CardPoints = TypeAliasType(
    "CardPoints",
    Annotated[
        dict[Annotated[str, StringConstraints(min_length=1, max_length=60)], PointsOrOpen | PointsOfFillings],
        Field(max_length=40),
    ],
)
"""
Points by category; absent or null is open. Of a category that can be filled several times they are a list with the
points of each filling, in any order. A category is named by its id or by what people call it, in thirteen languages,
whatever the case, accents, spaces and hyphens.

Rows that people note beside the categories may stand here too, sums and bonuses in the same languages: "Bonus", "Upper
total", "Gesamt oben", "Kniffel-Bonus", "Summa". They are claims: one that is not what the card has is a `wrong-total`,
and of one that may be several sums, the upper total with its bonus or without, any will do. A row of extra bonuses says
how many there were where `extra_bonus_count` does not. A category's own name wins over that of a row.

"""


class ColumnDefinition(BaseModel):
    """One column of a sheet."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """What requests and answers call it."""
    title: Annotated[str | None, Field(max_length=200)] = None
    """What people call it."""
    aliases: Annotated[list[Text] | None, Field(max_length=20)] = None
    """Other names that it answers to."""
    factor: Annotated[int | None, Field(ge=1, le=9)] = None
    """How often the sum of the column counts; once without it."""
    order: Literal["free", "down", "up", "upper_first"] | None = None
    """In any order (`free`, as without it), from the first category to the last, from the last to the first, or all upper ones first."""
    announce: bool | None = None
    """Whether a category is filled only when it was called after the first roll, or when all dice were rolled at once in the last roll. One column at most."""


class Pays(BaseModel):
    """
    One of three: `points`, a fixed number; `sum`, that of all dice, of those that match or of those that show some faces,
    and `plus`; or `by_roll`, points by the roll that made the hand.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    points: Annotated[int | None, Field(ge=-1000, le=1000)] = None
    """A fixed number of points."""
    sum: Literal["all", "matched"] | SummedFaces | None = None
    """Which dice are added up."""
    counted: Literal["best", "least"] | None = None
    """With `sum`, where not all dice of a hand count: whether those do that are best (as without it), or those that pay least."""
    plus: Annotated[int | None, Field(ge=-1000, le=1000)] = None
    """With `sum`, a constant on top."""
    served: Annotated[int | None, Field(ge=0, le=1000)] = None
    """With `points` or `sum`, more on the first roll."""
    by_roll: Annotated[list[PointsOrPenalty] | None, Field(max_length=5, min_length=1)] = None
    """
    Points on the first roll, the second and so on, the last of them on every later one too. They may not rise,
    and there are at most as many as a turn has rolls.

    """


class PointsAwardedDefinition(BaseModel):
    """A second currency, which decides the game in the place of the total."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    categories: Annotated[list[CategoryAward] | None, Field(max_length=40)] = None
    """By what categories are filled with."""
    total: Annotated[list[TotalAward] | None, Field(max_length=40)] = None
    """By what the total reaches; `at` ascends, the highest one reached counts."""
    drop: bool | None = None
    """True, and nothing else beside it, takes what the base has away."""


class JokerDefinition(BaseModel):
    """What a further hand of equal dice does once `category` is filled."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    category: Annotated[str | None, Field(max_length=200)] = None
    """The category of equal dice that has to be filled first."""
    rule: Literal["forced", "free", "original", "none"] | None = None
    """Where a joker may go. `forced`: to the upper category of its face; where that is filled, to a lower one; where those are filled, to any. `free`: to any, to a lower one as a joker only where the upper category of its face is filled. `original`: to a lower one; where those are filled, to any other, for 0 points. `none`, as without it: to any, as any other hand."""
    bonus: Annotated[int | None, Field(ge=0, le=1000)] = None
    """The extra bonus."""
    points: JokerPoints | None = None
    multiplied: bool | None = None
    """Whether the extra bonus counts as often as the column that the hand is scored in; only with columns."""
    made_only: bool | None = None
    """Whether the extra bonus is paid only where the hand scores more than 0; only with columns."""
    drop: bool | None = None
    """True, and nothing else beside it, takes what the base has away."""


class RulesetSummary(BaseModel):
    """A ruleset in a few words."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    title: Annotated[str, Field(max_length=200)]
    """What people call it."""
    dice_count: int
    """Dice of a hand."""
    rolls: int
    """Rolls of a turn."""
    categories: list[CategoryId]
    """Category ids in the order of the card."""
    columns: Annotated[list[CategoryId] | None, Field(min_length=1)] = None
    """In games of columns, their ids in the order of the sheet."""
    turns: int
    """Of a game: how often all categories together are filled."""
    expected_total: float | None
    """
    The mean of the final total under best play; in games of columns the measured mean of who follows the advice. Null
    where no table, or no estimate, is ready.

    """
    table: Literal["ready", "solvable", "out_of_reach"] | str
    """
    ready: advice is there; solvable: this server solves it when it is first asked; out_of_reach: this server does
    not, because the ruleset is too large or because it was told not to.

    """


class JokerMove(BaseModel):
    """Where a joker of one face may go."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    face: Annotated[int, Field(ge=1, le=6)]
    """The face of the equal dice."""
    upper_open: bool
    """Whether the upper category of its face is open."""
    lower_open: bool
    """Whether any lower category but that of the joker is open."""
    points: dict[str, int]


class Scores(BaseModel):
    """
    What the hand pays. In games of a single card `points`, `legal` and `extra_bonus` say it, in games of columns `cells`.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["scores"]
    """What this is."""
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """
    points: dict[str, int] | None = None
    """Of every category, the filled ones included."""
    legal: list[CategoryId] | None = None
    """The categories that this hand may fill."""
    extra_bonus: int | None = None
    """Paid beside the points, whichever category is filled."""
    cells: list[SheetCell] | None = None
    """In games of columns: every category of every column, the filled ones included, column by column."""
    joker: bool
    """Whether the hand is a further one of equal dice."""


class UnreliableTotal(BaseModel):
    """A total over a box that cannot be right."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: (
        Literal[
            "upper_points", "upper_bonus", "lower_points", "products", "extra_bonus", "sum", "total", "points_awarded"
        ]
        | str
    )
    """The name that the total has in `totals`, or in those of a column."""
    column: str | None = None
    """In games of columns, the id of the column; absent for the whole sheet."""
    value: int
    """With the box as it stands."""
    possible: list[int]
    """All values that it has after corrections, ascending; empty where those are not known."""


class UnverifiedClaim(BaseModel):
    """A claim of an unreliable sum, held against all corrections."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    pointer: Annotated[str, Field(max_length=500)]
    """Of the claim."""
    found: int
    """The sum that was claimed."""
    agrees: Literal["with_correction", "as_written", "with_none", "unknown"] | str
    """
    `with_correction`: some correction makes it right. `as_written`: it is the sum with the wrong box as it stands.
    `with_none`: no correction makes it right. `unknown`: the corrections are not known.

    """
    detail: str
    """The same for people: "total 46 is right if fours is 12"."""


class ColumnTotals(BaseModel):
    """What a column counts."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    upper_points: int
    """As they are written down, before the factor, like the next four."""
    upper_bonus: int
    """What the upper points earn."""
    lower_points: int
    """Of all other categories, but for those that count in a product alone."""
    products: int
    """Of categories of the column: (plus - minus) x times, once all three are filled."""
    extra_bonus: int
    """Of the further hands of equal dice that were scored in the column."""
    sum: int
    """What the factor multiplies; extra bonuses are in it where they are multiplied."""
    factor: int
    """How often the sum counts."""
    total: int
    """What the column counts: its sum times its factor, and extra bonuses that are not in that."""
    upper: UpperStanding


class ConvertedRow(BaseModel):
    """How a row was read."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """What was taken for its name."""
    line: Annotated[int | None, Field(ge=1)] = None
    """Of a text, the line it stands on."""
    read_as: Literal["category", "total", "columns", "heading", "nothing"] | str
    """
    `category`: points. `total`: a sum or a bonus, held against the card. `columns`: the names of the columns, in the order
    of the values below. `heading`: nothing of points. `nothing`: not understood; a problem where something stands beside it.

    """
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """Of points."""
    total: (
        Literal[
            "upper_points",
            "upper_bonus",
            "upper_total",
            "lower_points",
            "lower_total",
            "products",
            "extra_bonus",
            "extra_bonus_count",
            "sum",
            "total",
            "points_awarded",
        ]
        | str
        | None
    ) = None
    """Of a sum or a bonus."""
    suggestions: list[str] | None = None
    """Of a row that was not understood, categories and names of rows that are called almost so."""
    values: list[ReadValue]
    """What stands beside the name."""


class ReviewedPlayer(BaseModel):
    """A player with all turns; a scorecard does not say what was rolled."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    name: Annotated[str, Field(max_length=60)] = ""
    """Of the player; the empty text without it."""
    turns: Annotated[list[Turn], Field(max_length=200)]
    """In the order in which they were played."""
    claimed: Claimed | None = None


class GameGrades(BaseModel):
    """The thresholds of `/v1/meta` in this game."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    version: int
    """That of the thresholds; raised whenever one changes."""
    greatest_losses: dict[Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str, float]
    """The greatest loss, in points, that a grade still allows."""


class SameDice(BaseModel):
    """
    What perfect play would have made of the player's own dice, in the turns that are over. The first roll of each turn is the
    player's. The dice that the player rolled again in this turn stand in a row, roll by roll, those of one roll by
    lot; perfect play takes the next ones for the dice that it rolls again. Where it rolls more than there are, the
    others are drawn, always the same ones for the same game. In a position in which the player was, too, a move of theirs that lost
    nothing is made.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    total: int
    """The total of the card then, bonuses included."""
    turns: list[SameDiceTurn]
    """As turns of a game; they can be checked as such."""
    own_dice: Annotated[int, Field(ge=0)]
    """How many of the dice rolled are the player's, first rolls included."""
    drawn_dice: Annotated[int, Field(ge=0)]
    """How many had to be drawn."""


class StrengthProbability(BaseModel):
    """A strength, and how probable it is."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """A level of the computer player, weakest first."""
    probability: Annotated[float, Field(ge=0.0, le=1.0)]
    """The sum over all strengths is 1."""


class ReviewedRoll(BaseModel):
    """What one roll gave."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    turn: Annotated[int, Field(ge=0)]
    """The place in `turns`."""
    roll: Annotated[int, Field(ge=0)]
    """The place in `rolls`."""
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    before: float
    """The mean over all that could be rolled."""
    value: float
    """With the hand that was rolled."""
    luck: float
    """`value - before`."""


class PlayedScore(BaseModel):
    """Fill this category."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    action: Literal["score"]
    """A category was filled."""
    column: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """In games of columns."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category."""
    points: int
    """What it got."""
    extra_bonus: Annotated[int, Field(ge=0)]
    """What was paid beside the points."""
    extra_rolls: Annotated[int | None, Field(ge=0)] = None
    """In games with extra rolls, those that the card has afterwards."""


class TargetObjective(BaseModel):
    """The probability of a final total of at least the target."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    maximize: Literal["target"]
    """The probability of a total of at least `target`."""
    target: Annotated[int, Field(ge=-999999, le=999999)]
    """The total to be reached."""


class OpponentOutlook(BaseModel):
    """What an opponent has and can expect."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    total_so_far: int
    """The total of the card as it stands, bonuses included."""
    mean: float
    """The expected final total."""
    strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """A level of the computer player, weakest first."""
    count: Annotated[int, Field(ge=1)]
    """How many opponents this one stands for."""
    method: Literal["exact", "approximate", "measured"] | str
    """How the final total was found."""
    games: Annotated[int | None, Field(ge=1)]
    """Of what is measured, how many games it was counted in; else null."""


class SheetBreakdown(BaseModel):
    """
    In games of columns: what the turn brings after the best and after another move, if the advice is followed, and what
    that leaves for later. The terms add up to the expected totals. Without another legal move there are only `best` and
    `terms`.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["sheet_breakdown"]
    """What this is."""
    best: ComparedSheetMove
    """The best move."""
    other: ComparedSheetMove | None = None
    """The move that it is compared with."""
    difference: float | None = None
    """Of the expected totals."""
    terms: Annotated[list[SheetTerm], Field(max_length=4, min_length=4)]
    """In the order of their sources, as those are listed."""
    sentence: str | None = None
    """The comparison in English."""


class Branch(BaseModel):
    """A category that the turn is scored in, with more than 0 points or with 0 or less."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The id of a category, or of a column: lower-case words joined by underscores."""
    made: bool
    """Whether it gets more than 0 points."""
    best: BranchOfMove
    """After the best move."""
    other: BranchOfMove
    """After the other one."""
    gain: float
    """
    Its part of the difference of the two values: `best.probability * (best.value - v)` less
    `other.probability * (other.value - v)`, where `v` is the value of the other move.

    """


class Odds(BaseModel):
    """Of `dice` and `keep` it has the one that was asked with."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category that the turn is played for."""
    dice: Annotated[list[Die] | None, Field(max_length=6, min_length=1)] = None
    """The hand, as many dice as the game has, in any order."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that the next roll leaves alone."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """As it was asked."""
    points: int
    """Made is at least so many."""
    greatest_probability: Attempt
    """The play that makes the category most probably, and of such play the one with most points."""
    greatest_mean: Attempt
    """The play that brings most points on average, and of such play the one that makes it most often."""
    at_least: list[PointsOdds]
    """For every number of points that the category can pay, the greatest probability of so many or more; 0 or the least penalty below it, which is certain, is left out."""
    method: Literal["exact"]
    """Odds are worked out in full."""


class OpponentMove(BaseModel):
    """What the player does."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """A level of the computer player, weakest first."""
    seed: int | None
    """As it was sent; null without one."""
    move: Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]
    """A legal move."""
    tables: list[AdviceTable]
    """
    The tables that the answer comes from, that of the expected totals first, or in games of columns the estimate; empty
    where the rest of such a game was worked out.

    """
    method: Literal["exact", "approximate"] | str | None = None
    """In games of columns, how the value was computed."""
    error_bound: Annotated[float | None, Field(ge=0.0)] = None
    """In games of columns, that of the value."""


class LikelyMove(BaseModel):
    """A move, and how many people make it."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    move: Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]
    """A legal move."""
    share: Annotated[float, Field(ge=0.0, le=1.0)]
    """The probability that a casual player makes it."""


class GradeFacts(BaseModel):
    """The grades of reviews, from the least loss to the greatest."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    version: int
    """Raised whenever a threshold changes."""
    names: list[Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str]
    """From the least loss to the greatest."""
    greatest_shares: dict[Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str, float]
    """The greatest loss that a grade still allows, as a share of the value of the empty card; "best" is a loss of nothing, "blunder" anything above the last."""


class Readiness(BaseModel):
    """Whether the server answers right."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    status: Literal["ready", "degraded"] | str
    """With all tables that are wanted, or with some of them."""
    unusable_tables: Annotated[list[UnusableTable] | None, Field(min_length=1)] = None
    """Where the status is degraded, the tables that cannot be used."""
    tables_without_room: Annotated[list[TableWithoutRoom] | None, Field(min_length=1)] = None
    """Where the status is degraded, the tables that somebody has asked for lately and that the disk of this server is too small for, even without all others that were built when they were asked for."""
    preparing: Annotated[list[PreparingTable] | None, Field(min_length=1)] = None
    """
    Tables that this server builds in the background before anybody asks for them, the next one first; absent where
    there are none.

    """


class ProblemDocument(BaseModel):
    """An RFC 9457 problem document."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["problem"]
    """What this is."""
    type: str
    """The kind of problem; leads to what it means."""
    title: str
    """The kind of problem in a few words."""
    status: Annotated[int, Field(ge=400, le=599)]
    """The status of the response, or that of the item of a batch."""
    detail: str
    """The first of the errors, and how many more there are, or, of a hundred, that there may be more."""
    instance: str
    """The id of the request; in a batch with the item."""
    errors: Annotated[list[Problem], Field(max_length=100, min_length=1)]
    """All that is wrong, at most 100."""
    retry_after: Annotated[int | None, Field(ge=1)] = None
    """Of a 429 or a 503: the seconds to wait, as in Retry-After, which the items of a batch have not."""
    progress: BuildProgress | None = None


class ProblemGroup(BaseModel):
    """Problems that are about the same."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """A word for programs."""
    title: str
    """For people."""
    problems: list[ProblemTitle]
    """Each under its name."""


class ProblemExample(BaseModel):
    """A request that brings the problem about, and what of its answer is about that."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    when: str | None = None
    """What has to be so besides; most need nothing."""
    method: str
    """Of the request."""
    path: str
    """Of the request, with its query string."""
    headers: dict[str, str] | None = None
    body: str | None = None
    """The body of the request as a text, which may be no JSON."""
    status: int
    """Of the answer. A check answers 200 and lists the problem."""
    problem: Problem


class SheetColumn(BaseModel):
    """What is filled in in one column."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    points: CardPoints | None = None
    extra_bonus_count: Annotated[int | None, Field(ge=0, le=999)] = None
    """How often the extra bonus was paid; without it what a row of `points` says of that, else 0."""


class Scorecard(BaseModel):
    """
    What is filled in. In games of a single card `points` says it, in games of columns `columns`; what is said is of
    one kind only.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    points: CardPoints | None = None
    extra_bonus_count: Annotated[int | None, Field(ge=0, le=999)] = None
    """How often the extra bonus was paid; without it what a row of `points` says of that, else 0."""
    extra_rolls: Annotated[int | None, Field(ge=0, le=999)] = None
    """
    The extra rolls that the card has between turns; in a turn they stay what they were at its start, used or not.
    Without it, those that the game starts with.

    """
    columns: SheetColumns | None = None


class CategoryDefinition(BaseModel):
    """
    An upper category pays its face, `upper`, for every die that shows it, and counts towards the upper bonus. Any other
    pays as `pays` says for a hand that has all that `needs` says. With a base, `drop` takes the category away.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """What requests and answers call it."""
    title: Annotated[str | None, Field(max_length=200)] = None
    """What people call it."""
    aliases: Annotated[list[Text] | None, Field(max_length=20)] = None
    """Other names that it answers to."""
    times: Annotated[int | None, Field(ge=1, le=6)] = None
    """How often it can be filled; once without it."""
    after: Annotated[str | None, Field(max_length=200)] = None
    """The id of the category that has to be filled with points before this one earns any."""
    upper: Annotated[int | None, Field(ge=1, le=6)] = None
    """The face that it counts."""
    needs: Needs | None = None
    pays: Pays | None = None
    drop: bool | None = None
    """True, and nothing but the id beside it, takes the category of the base away."""


class RulesetList(BaseModel):
    """What there is to play."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    default: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    rulesets: list[RulesetSummary]
    """The default one first."""


class Facts(BaseModel):
    """What follows from a ruleset."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    fingerprint: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all that changes an answer; rulesets with one fingerprint share a table."""
    categories: list[CategoryId]
    """Category ids in the order of the card."""
    columns: Annotated[list[ColumnShown] | None, Field(min_length=1)] = None
    """In games of columns, these in the order of the sheet."""
    turns: int
    """Of a game: how often all categories together are filled."""
    least_total: int
    """
    Of a finished card. In a game of columns whose products are more than 0 at their least, a total that no game
    ends below, where trying all would take too long.

    """
    greatest_total: int
    """Of a finished card."""
    states: int | None
    """States in which a turn can start; null in games of columns, where nobody counts them."""
    expected_total: float | None
    """
    The mean of the final total under best play; in games of columns the measured mean of who follows the advice. Null
    where no table, or no estimate, is ready.

    """
    table: Literal["ready", "solvable", "out_of_reach"] | str
    """
    ready: advice is there; solvable: this server solves it when it is first asked; out_of_reach: this server does
    not, because the ruleset is too large or because it was told not to.

    """
    table_bytes: int | None
    """Size of a table; null in games of columns."""
    seconds_to_solve: float | None
    """Estimated from the time that other tables took; null in games of columns."""
    start_outlook: bool
    """Whether the outlook of the empty card is known without a table of outlooks."""
    outlook_table: Literal["ready", "not_needed", "preparing", "solvable", "out_of_reach"] | str
    """
    Of the table of outlooks. Where it is solvable, the first question that needs it sets about that, which takes up
    to some minutes.

    """
    outlook_seconds_left: float | None
    """Until the table of outlooks is there; null unless it is `preparing`."""
    target_table: Literal["ready", "not_needed", "preparing", "solvable", "out_of_reach"] | str
    """Of the table for playing to reach a total, as of that of outlooks."""
    target_seconds_left: float | None
    """Until the table for playing to reach a total is there; null unless it is `preparing`."""
    tables: list[ReadyTable]
    """The tables that are ready."""
    method: Literal["approximate"] | None = None
    """In games of columns, how advice is computed: from an estimate; null where there is none."""
    strength: MeasuredStrength | None = None
    """In games of columns, what who follows the advice reaches; null where there is no estimate."""


class JokerTable(BaseModel):
    """What a further hand of equal dice does once a category is filled."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    category: Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,39}$")]
    """The category that has to be filled."""
    extra_bonus: Annotated[int, Field(ge=0)]
    """What a joker earns beside its points, if the category was filled with points."""
    multiplied: bool | None = None
    """In games of columns, whether the factor counts for the extra bonus."""
    made_only: bool | None = None
    """In games of columns, whether it is paid only beside more than 0 points."""
    moves: list[JokerMove]
    """Where a joker may go, by its face and by what is open."""


ColumnsTotals = TypeAliasType("ColumnsTotals", Annotated[dict[str, ColumnTotals], Field(min_length=1)])
"""By column, in the order of the sheet, what it counts."""


class WrittenRow(BaseModel):
    """One row of a sheet, with a `value` or several `values`; without either it is open."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    name: Annotated[str, Field(max_length=120)]
    """What stands there, decorated as it may be: `3er-Pasch (alle Augen)`."""
    value: WrittenNumber | WrittenText | None = None
    """
    A number, or what somebody wrote: nothing is open, and a dash, a slash or an x, or a number that was struck through
    (`~~25~~`), is crossed out: 0.

    """
    values: Annotated[list[WrittenNumber | WrittenText] | None, Field(max_length=12)] = None
    """In the order of the columns, or of the fillings of a category that can be filled several times."""


class Player(BaseModel):
    """A player with `turns`, or in place of them with the `scorecard` that these left; one of the two."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    name: Annotated[str, Field(max_length=60)] = ""
    """Of the player; the empty text without it."""
    turns: Annotated[list[Turn] | None, Field(max_length=200)] = None
    """In the order in which they were played."""
    scorecard: Scorecard | None = None
    """In place of turns, the card that they left."""
    claimed: Claimed | None = None


class PlayedLike(BaseModel):
    """
    How probable it is that a player of each strength of the computer loses as much as this one did in as many free
    decisions. It follows from how often each errs, and from the mean and the variance of what an error costs it, counted
    in its games (`/v1/meta`), with all strengths held equally likely before. What was lost altogether counts, not by which
    moves. Of one game that is uncertain, which is why there is a range. Where it is not known what was kept, the best
    keep that goes with the next hand counts, so that the player may be weaker than that.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    strengths: list[StrengthProbability]
    """All strengths, the weakest first."""
    most_likely: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """The most probable one."""
    least: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """The weakest of the fewest strengths side by side that have at least `confidence` together."""
    greatest: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """The strongest of them."""
    decisions: Annotated[int, Field(ge=1)]
    """The free decisions that were counted."""
    confidence: float
    """How probable the range is at the least."""


class OpponentCard(BaseModel):
    """The card of one opponent, or of several who are in the same situation and have luck of their own; and where that is in a turn, its dice."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    scorecard: Scorecard | None = None
    dice: Annotated[list[Die] | None, Field(max_length=6, min_length=1)] = None
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int | None, Field(ge=0, le=999)] = None
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"] | None = None
    """
    How well they play, perfect without it: all for the greatest expected total, and but for perfect with the mistakes
    of a player of that strength.

    """
    count: Annotated[int, Field(ge=1, le=1000000)] = 1
    """How many opponents this one stands for."""


class Position(BaseModel):
    """What was asked about: dice ascending, the card by ids."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """
    scorecard: Scorecard


class Point(BaseModel):
    """
    The one reason that a person would give for the best move, against one other move. What it `says` tells which of the
    other members there are. None of it takes a table of outlooks.

    `category` speaks for the best move and `other_category` against the other one. A number with `other_` is the same of the
    other move, or of the other category. Probabilities of how the turn ends are those when it is played on for the most
    points on average; "played for" is a turn, from its first roll on, in which nothing else counts.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    says: str
    """What the reason is: one of those of `PointKind`, which may become more."""
    against: Annotated[
        PlayedKeep | PlayedScore | PlayedAnnouncement | None,
        Field(discriminator="action"),
    ] = None
    """The other move; none where there is no other one."""
    category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """What speaks for the best move."""
    other_category: Annotated[str | None, Field(pattern="^[a-z][a-z0-9_]{0,39}$")] = None
    """What speaks against the other one."""
    categories: list[CategoryId] | None = None
    """Several that speak for the best move, the weightiest first."""
    faces: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """Dice, or faces, that it is about."""
    other_faces: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that those are held against."""
    points: int | None = None
    """Points, or the total that cannot be missed or is to be reached."""
    other_points: int | None = None
    """The same of the other move, or of the other category."""
    extra_bonus: Annotated[int | None, Field(ge=0)] = None
    """What a further hand of equal dice pays beside its points."""
    rolls: Annotated[int | None, Field(ge=0)] = None
    """Rolls that are left for later turns."""
    mean: float | None = None
    """Points on average."""
    other_mean: float | None = None
    """The same of the other move, or of the other category."""
    probability: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """How probable it is, to 12 digits."""
    other_probability: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """How probable it is, to 12 digits."""


class Stakes(BaseModel):
    """
    What the best move for an objective risks and what for. It is held against the move that `compare_with` asks about;
    without that against the one which brings the most points on average, or, where that is the best move itself,
    against the next best.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    best: StakedMove
    """The best move."""
    other: StakedMove
    """The move that it is held against."""
    lead: float | None = None
    """
    Of `win`: the expected final total of the card when it is played for that, less the greatest of the opponents'.
    Below 0, who asks is behind.

    """
    branches: list[Branch]
    """
    Every way in which the turn can end after one of the two moves if the advice is followed, what speaks most for
    the best move first. Their `gain`s add up to the difference of the two values. Empty for `floor`, which is no
    mean of what may come.

    """
    main_branch: Annotated[int | None, Field(ge=0)] = None
    """The place in `branches` of the ending that tells the two moves apart, to be put into words; absent where none does in few of them."""
    risk: Literal["greater", "smaller"] | str | None = None
    """
    Where the ranges from `least` to `greatest` leave no doubt: the best move lets this turn decide more than the other
    one, which brings more points on average, or less.

    """
    sentence: str
    """The same in English."""


class OutlookPosition(BaseModel):
    """A card, and in a turn its dice."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    dice: Annotated[list[Die] | None, Field(max_length=6, min_length=1)] = None
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int | None, Field(ge=0, le=999)] = None
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    scorecard: Scorecard


class Puzzle(BaseModel):
    """A decision in which one move is right and people often make another."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
    """The same for the same position, whenever it comes up."""
    theme: Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"] | None
    """What the decision is about, as in a review; null where no theme fits."""
    themes: list[Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"]]
    """All themes that fit; the first is `theme`."""
    phase: Literal["opening", "middle", "late", "endgame"] | str
    """
    Of the game: its first two turns, its last three, and the halves of what is between.

    """
    position: Position
    """As a question to `/v1/advice` says it."""
    total_so_far: int
    """The total of the card as it stands, bonuses included."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    best: Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]
    """A legal move."""
    moves: list[Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]]
    """Every legal move, the best first."""
    likely: Annotated[list[LikelyMove], Field(max_length=5)]
    """What most people do, the most probable first; up to five moves that at least one in a hundred makes."""
    wrong_share: Annotated[float, Field(ge=0.0, le=1.0)]
    """The share of people who lose more than `good_loss`."""


class StrengthFacts(BaseModel):
    """How a strength plays, and what it reaches."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    id: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """A level of the computer player, weakest first."""
    temperature: Annotated[float, Field(ge=0.0)]
    """
    A share of the total that best play expects. Among the moves that are considered, one that looks so much
    worse than the best is 1/e as likely, one that looks twice as much worse 1/e² as likely; while rolls are left,
    0.4 temperatures count as one. Considered is what a person thinks of, and what looks at most so many
    temperatures worse: 1.25 for keeps that make sense to the eye (all dice of a face or of several, or dice for a
    straight) and for categories when no roll is left; 0.6 for scoring a made pattern early, for rolling on where
    scoring looks best, and for announcing; 0.1 for scoring 0 points where some can be had. Nobody breaks a made
    pattern, a straight for one, or scores it elsewhere for less. What nobody does is done only if it looks
    more than 0.75 temperatures better than all that is. With a temperature of 0 the best move is made, the
    first of several.

    """
    foresight: Annotated[float, Field(ge=0.0, le=1.0)]
    """The share of the points still to come that counts beside the points of now, in what a move looks like."""
    bonus: Annotated[float, Field(ge=0.0, le=1.0)]
    """The share that is seen of what the upper total so far is worth for the upper bonus."""
    mean_totals: dict[str, MeanTotal]


class ProblemList(BaseModel):
    """All codes of problems and types of problem documents."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    groups: list[ProblemGroup]
    """What belongs together."""


class ProblemMeaning(BaseModel):
    """What a code of problems means, a type of problem documents, or what is both."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """The code, and the last part of the type."""
    code: str | None = None
    """The code, where it is one of problems."""
    type: str | None = None
    """The type, where it is that of problem documents."""
    status: Annotated[int | None, Field(ge=400, le=599)] = None
    """Of the documents of this type."""
    title: str
    """For people, in a few words."""
    meaning: str
    """What it means, for people. What stands between backticks is code."""
    advice: str
    """What can be done about it, for people."""
    example: ProblemExample


class RulesetDefinition(BaseModel):
    """
    A game. With `base` it inherits all that it does not say, and its categories replace those of the same id, or
    are added. A category that pays nothing for a hand can be filled with it all the same. There are `categories` or a `base`, or both.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: Annotated[str | None, Field(pattern="^[a-z0-9][a-z0-9-]{0,59}$")] = None
    """Its id; `custom` without it."""
    title: Annotated[str | None, Field(max_length=200)] = None
    """What people call it."""
    aliases: Annotated[list[Text] | None, Field(max_length=20)] = None
    """Other names that people have for the game."""
    source: Annotated[str | None, Field(max_length=200)] = None
    """Where its rules are written down."""
    base: str | None = None
    """The id of the ruleset to inherit from."""
    categories: Annotated[list[CategoryDefinition] | None, Field(max_length=20)] = None
    """In the order of the card; with a base, those that change."""
    bonus: Annotated[list[BonusTier] | None, Field(max_length=8)] = None
    """
    What the upper total earns; tiers ascend in both numbers, the highest one reached counts. Only one that starts
    at 0 can take points away.

    """
    joker: JokerDefinition | None = None
    dice_count: Annotated[int | None, Field(ge=1, le=6)] = None
    """Of a hand; 5 without it, or with a base those of the base."""
    counted: Annotated[int | None, Field(ge=1, le=6)] = None
    """So many dice of each hand count, those that are best for the category; all of them without it."""
    rolls: Annotated[int | None, Field(ge=1, le=5)] = None
    """Of a turn; 3 without it, or with a base those of the base."""
    extra_rolls: ExtraRollsDefinition | None = None
    colours: FacesByColour | None = None
    order: Literal["free", "card", "upper_first"] | None = None
    """Whether categories are filled in any order (`free`, as without it), in that of the card, or all upper ones before any other."""
    points_awarded: PointsAwardedDefinition | None = None
    columns: Annotated[list[ColumnDefinition] | None, Field(max_length=6)] = None
    """
    The columns of a sheet, each with a card of all categories: any turn may go to any of them. An empty list takes
    those of the base away. A sheet has at most 80 cells.

    """
    products: Annotated[list[ProductDefinition] | None, Field(max_length=3)] = None
    """What three categories of a column count together once all are filled; only with columns."""
    last_turn_rolls: Annotated[int | None, Field(ge=1, le=5)] = None
    """The rolls of the very last turn of a game, those of every turn without it; only with columns."""


class RulesetCheckRequest(BaseModel):
    """A definition to look through."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetDefinition
    """Whether it keeps to the rules of definitions is what the answer says: one that does not is answered all the same."""
    lang: (
        Literal[
            "en",
            "de",
            "fr",
            "es",
            "it",
            "sv",
            "da",
            "no",
            "fi",
            "ko",
            "ja",
            "pt",
            "pl",
        ]
        | None
    ) = "en"
    """The language of the titles in the ruleset that is answered."""


class RulesetShown(BaseModel):
    """A whole definition, any base put in, with what follows from it."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    title: Annotated[str, Field(max_length=200)]
    """What people call it, in the language that was asked for where it is known there."""
    aliases: list[Text] | None = None
    """Other names that it answers to."""
    source: Annotated[str | None, Field(max_length=200)] = None
    """Where its rules are written down."""
    categories: list[CategoryDefinition]
    """In the order of the card."""
    bonus: list[BonusTier] | None = None
    """What the upper total earns."""
    joker: JokerDefinition | None = None
    dice_count: int | None = None
    """Dice of a hand."""
    counted: int | None = None
    """So many dice of each hand count."""
    rolls: int | None = None
    """Rolls of a turn."""
    extra_rolls: ExtraRollsDefinition | None = None
    colours: FacesByColour | None = None
    order: Literal["free", "card", "upper_first"] | str | None = None
    """Whether categories are filled in any order, in that of the card, or all upper ones before any other."""
    points_awarded: PointsAwardedDefinition | None = None
    columns: Annotated[list[ColumnDefinition] | None, Field(min_length=1)] = None
    """The columns of a sheet."""
    products: Annotated[list[ProductDefinition] | None, Field(min_length=1)] = None
    """What three categories of a column count together once all are filled."""
    last_turn_rolls: int | None = None
    """Rolls of the very last turn."""
    facts: Facts
    """What follows from it."""


class RulesetReport(BaseModel):
    """What is wrong with a definition, or what follows from it."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    valid: bool
    """Whether nothing is wrong."""
    problems: Annotated[list[Problem], Field(max_length=100)]
    """All that is wrong."""
    ruleset: RulesetDefinition | None
    """The whole ruleset, its base put in; null where the definition is wrong."""
    facts: Facts | None
    """What follows from it; null where the definition is wrong."""


class PointsTable(BaseModel):
    """What every hand pays, and what more a client needs to score by itself."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    fingerprint: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all of the ruleset that changes an answer."""
    dice_count: int
    """Dice of a hand."""
    rolls: int
    """Rolls of a turn."""
    order: Literal["free", "card", "upper_first"] | str
    """Whether categories are filled in any order, in that of the card, or all upper ones before any other."""
    categories: list[CategoryId]
    """Category ids in the order of the card."""
    times: dict[str, TimesByCategoryAdditionalProperty]
    after: dict[str, CategoryId]
    upper: dict[str, Die]
    bonus: list[BonusTier]
    """What the upper total earns; the highest tier reached counts."""
    joker: JokerTable | None
    """What a further hand of equal dice does; null where it does nothing."""
    hands: list[Hand]
    """Every hand, its dice ascending."""
    points: dict[str, list[int]]
    """By category, the points of every hand; where they depend on the roll, those on the last ones."""
    served_points: dict[str, list[int]]
    """Of the categories that pay otherwise on the first roll, the points on that."""
    roll_points: dict[str, PointsOfHandsByRollAdditionalProperty]
    columns: Annotated[list[ColumnShown] | None, Field(min_length=1)] = None
    """In games of columns, these in the order of the sheet."""
    products: list[ProductDefinition] | None = None
    """In games of columns: (plus - minus) x times, at least 0, once all three are filled."""
    last_turn_rolls: int | None = None
    """In games of columns, the rolls of the very last turn."""


class ScoreBatch(BaseModel):
    """The answers to a batch of hands."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    results: list[Annotated[Scores | ProblemDocument, Field(discriminator="kind")]]
    """In the order of the items."""


class Correction(BaseModel):
    """One way to make every wrong box possible, and the totals that it gives."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    changes: Annotated[list[BoxChange], Field(min_length=1)]
    """What changes, mostly one box."""
    totals: Totals
    columns: ColumnsTotals | None = None
    """In games of columns, those that change."""
    agrees_with: list[str]
    """The pointers of the claims that are right after it."""


class Highlight(BaseModel):
    """A decision that cost much."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    player: Annotated[int, Field(ge=0)]
    """The place in `players`."""
    turn: Annotated[int, Field(ge=0)]
    """The place in `turns`."""
    roll: Annotated[int, Field(ge=0)]
    """The place in `rolls`."""
    played: Annotated[PlayedKeep | PlayedScore | PlayedAnnouncement, Field(discriminator="action")]
    """A move of a game."""
    best: Annotated[PlayedKeep | PlayedScore | PlayedAnnouncement, Field(discriminator="action")]
    """A move of a game."""
    best_plays_for: list[Ending]
    """
    `plays_for` of advice, after this move; empty where it scores or keeps every die.

    """
    played_plays_for: list[Ending]
    """
    `plays_for` of advice, after this move; empty where it scores or keeps every die.

    """
    loss: Annotated[float, Field(ge=0.0)]
    """What the move gives up against the best; 0 only where it is as good, or where the values differ by no more than twice the `error_bound`, which does not tell the moves apart. What opponents' totals add to that bound is wrong for all moves alike and does not count."""
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str
    """By loss; the thresholds are in `/v1/meta`."""
    why: str
    """The one reason in English."""


class CardBreakdown(BaseModel):
    """
    Where the points of the best and of another move come from when later moves are played for the mean. The terms
    add up to the expected totals, and their differences to the difference of these, to the last digit. Without
    another legal move there are only `best` and `terms`.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["card_breakdown"]
    """What this is."""
    best: ComparedMove
    """The best move."""
    other: ComparedMove | None = None
    """The move that it is compared with."""
    difference: float | None = None
    """Of the expected totals."""
    error_bound: Annotated[float, Field(ge=0.0)]
    """
    No `upper_bonus_probability` is further off than this, but for its six decimals: 0 where it is worked out now, next
    to nothing where a table of outlooks and the expected points of one tier tell it, more between several tiers.

    """
    terms: list[Term]
    """Every category, of filled ones what they have; then upper_bonus and extra_bonus."""
    reasons: Annotated[list[MoveReason] | None, Field(max_length=3)] = None
    """The largest terms, the largest first, each with what it is about; to be put into words."""
    rest: float | None = None
    """What all terms that are no reasons come to."""
    point: Point | None = None
    """The one reason, to be put into words."""
    sentence: str | None = None
    """`point` in English, and what the other move costs."""
    tables: list[AdviceTable] | None = None
    """In advice, what it comes from; that of outlooks is among them wherever there is one."""


class Outlook(BaseModel):
    """How a card will end."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    objective: MeanObjective
    position: OutlookPosition
    """What was asked about."""
    total_so_far: int
    """The total of the card as it stands, bonuses included."""
    mean: float
    """The expected final total."""
    standard_deviation: Annotated[float, Field(ge=0.0)]
    """Of the final total."""
    median: int
    """The 50th percentile."""
    mode: int
    """The most probable total; the least of several."""
    percentiles: Percentiles
    targets: list[TargetOdds]
    """In the order in which they were asked for."""
    categories: dict[str, CategoryOutlook]
    upper_bonus: UpperBonusOutlook
    """What the upper bonus will bring."""
    extra_bonus: ExtraBonusOutlook
    win: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """Of a greater total than every opponent's."""
    tie: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """Of sharing the greatest total."""
    lose: Annotated[float | None, Field(ge=0.0, le=1.0)] = None
    """What is left; rounded to 12 decimals."""
    expected_rank: Annotated[float | None, Field(ge=1.0)] = None
    """One more than the expected number of greater totals."""
    opponents: list[OpponentOutlook] | None = None
    """In the order in which they were sent."""
    assumption: str | None = None
    """How everyone is taken to play."""
    method: Literal["exact", "approximate", "measured"] | str
    """exact: worked out now from the means, in float64; approximate: partly from a table of outlooks; measured: partly from final totals of opponents that were counted in games."""
    error_bound: Annotated[float, Field(ge=0.0)]
    """No probability of a total or more, to win, to tie or to lose is further off than this; where opponents' totals were counted in games, with a confidence of 99%."""
    tables: Annotated[list[AdviceTable], Field(min_length=1)]
    """The tables that the answer comes from, that of the expected totals first."""
    distribution: TotalDistribution


class PuzzleList(BaseModel):
    """Positions that are worth a thought."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    date: date_aliased | None = None
    """The day that was asked for."""
    seed: int | None = None
    """The seed that was asked for."""
    theme: Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"] | None = (
        None
    )
    """The theme that was asked for."""
    good_loss: Annotated[float, Field(ge=0.0)]
    """What a good move loses at the most, in points; whoever loses more is wrong."""
    puzzles: Annotated[list[Puzzle], Field(max_length=50)]
    """Of a day from the opening to the endgame, else as they were drawn."""
    tables: list[AdviceTable]
    """
    The tables that the answer comes from, that of the expected totals first, or in games of columns the estimate; empty
    where the rest of such a game was worked out.

    """


class OpponentFacts(BaseModel):
    """The strengths of the computer player, and what each reaches on average."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    command: str
    """What measured it."""
    games: Annotated[int, Field(ge=10000)]
    """Games of each strength in each ruleset at the least."""
    confidence: float
    """Of the intervals from low to high."""
    strengths: list[StrengthFacts]
    """The weakest first."""


class PointsRequest(BaseModel):
    """A ruleset to have the numbers of."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """


class ScoreRequest(BaseModel):
    """A hand, and the card that it is to be scored on."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)] = 0
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    scorecard: Scorecard | None = None
    """Without it, the empty card."""
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """


class ScoreBatchRequest(BaseModel):
    """Questions; one that is wrong does not hurt the others."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    items: Annotated[list[ScoreRequest], Field(max_length=1000)]
    """Each as it would be asked alone."""


class CardCheckRequest(BaseModel):
    """A card, and totals that are claimed for it."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    scorecard: Scorecard
    claimed: Claimed | None = None


class UnreliableSums(BaseModel):
    """
    The sums over boxes that cannot be right, such as 13 points in fours. Those are named in `problems`. Absent where
    every sum is reliable.

    The `totals` of the answer count such a box as it stands. Claims of unreliable sums are never a `wrong-total`:
    `claims` says which correction makes them right. `upper` is as reliable as the upper points, and all sums that are
    not named here are reliable and were compared.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    totals: Annotated[list[UnreliableTotal], Field(min_length=1)]
    """Every total that is not reliable."""
    correction_count: Annotated[int, Field(ge=0)]
    """
    Corrections, each of which changes every wrong box and leaves a possible card; 0 where they are not known, where none
    does, or where more than 800 would have to be looked at. Of all players of a game 3,200 are looked at.

    """
    corrections: Annotated[list[Correction], Field(max_length=40)]
    """The corrections, at most 40; first those that agree with the most claims."""
    claims: list[UnverifiedClaim]
    """Every claim of an unreliable sum, from `claimed` and from rows of sums."""


class ConversionRequest(BaseModel):
    """
    A sheet as somebody wrote it down: a `text`, or `rows`; one of the two.

    """

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    text: Annotated[str | None, Field(max_length=10000)] = None
    """
    A pasted sheet, one row per line, at most 200 that say something: a name, then a value, or one for each column.
    Between them stand tabs, bars, semicolons, commas, a colon, an equals sign, dots or spaces. Lines that are only drawn
    say nothing.

    """
    rows: Annotated[list[WrittenRow] | None, Field(max_length=200)] = None
    """The rows of a sheet, one by one."""


class ConvertedCard(BaseModel):
    """
    The card of a sheet, how each row of it was read, and the check of both. All pointers lead into this answer:
    `/rows/3` is the fourth row, `/scorecard/points/fours` what became of the sheet.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["converted_card"]
    """What this is."""
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    scorecard: Scorecard
    """As it can be sent, with what was understood."""
    claimed: Claimed
    """What its rows of sums and bonuses say; as it can be sent."""
    rows: Annotated[list[ConvertedRow], Field(max_length=200)]
    """Each row that says something, in the order of the sheet."""
    valid: bool
    """Whether all was understood and nothing is wrong."""
    complete: bool
    """Whether every category is filled, in every column."""
    problems: Annotated[list[Problem], Field(max_length=100)]
    """One for each thing that is wrong."""
    totals: Totals
    upper: UpperStanding | None = None
    """In games of a single card."""
    columns: ColumnsTotals | None = None
    """In games of columns."""
    assumptions: Annotated[list[Assumption] | None, Field(min_length=1)] = None
    """
    What was taken because neither the turns nor the claimed totals say it, and points or totals depend on it: on which
    roll a single hand was made; whether a turn without dice earned an extra bonus; how many extra rolls a card in
    progress has, the most that its turns can have left; which of several sums a row beside the categories is, and how
    many extra bonuses such rows say. Absent where there is nothing.

    """
    unreliable: UnreliableSums | None = None


class GameCheckRequest(BaseModel):
    """A game of up to 100 players."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    players: Annotated[list[Player], Field(max_length=100, min_length=1)]
    """In the order in which they play."""
    source: Annotated[str | None, Field(max_length=500)] = None
    """Where the game comes from; not looked at."""


class GameReviewRequest(BaseModel):
    """A game of up to 100 players."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    players: Annotated[list[ReviewedPlayer], Field(max_length=100, min_length=1)]
    """In the order in which they play."""
    source: Annotated[str | None, Field(max_length=500)] = None
    """Where the game comes from; not looked at."""
    objective: MeanObjective | None = None
    explain: bool = False
    """Say of every decision why it lost something."""
    if_ready: bool = False
    """With `explain`, leave the breakdowns out where they would take a table that is not there by now; `point` stays."""
    same_dice: bool = False
    """Say of every player what perfect play would have made of the same dice."""
    fields: Annotated[
        list[Literal["decisions", "rolls", "highlights", "tables"]] | None,
        Field(max_length=4),
    ] = None
    """The fields to answer of those that may be left out; without it, all of them."""


class PlayerReport(BaseModel):
    """How the upper section stands is in `upper`, and in games of columns in that of each of the `columns`."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """As it was sent."""
    valid: bool
    """Whether none of the problems is this player's."""
    complete: bool
    """Whether every category is filled, in every column."""
    totals: Totals
    upper: UpperStanding | None = None
    """In games of a single card."""
    columns: ColumnsTotals | None = None
    """In games of columns."""
    scorecard: Scorecard
    assumptions: Annotated[list[Assumption] | None, Field(min_length=1)] = None
    """
    What was taken because neither the turns nor the claimed totals say it, and points or totals depend on it: on which
    roll a single hand was made; whether a turn without dice earned an extra bonus; how many extra rolls a card in
    progress has, the most that its turns can have left; which of several sums a row beside the categories is, and how
    many extra bonuses such rows say. Absent where there is nothing.

    """
    unreliable: UnreliableSums | None = None


class GameCheckBatchRequest(BaseModel):
    """Games; one that is wrong does not hurt the others."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    items: Annotated[list[GameCheckRequest], Field(max_length=1000)]
    """Each as it would be asked alone."""


class GameReviewBatchRequest(BaseModel):
    """Games; one that is wrong does not hurt the others."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    items: Annotated[list[GameReviewRequest], Field(max_length=1000)]
    """Each as it would be asked alone."""


class Decision(BaseModel):
    """What was played, what would have been best, and what the difference is."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    turn: Annotated[int, Field(ge=0)]
    """The place in `turns`."""
    roll: Annotated[int, Field(ge=0)]
    """The place in `rolls`."""
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """
    played: Annotated[PlayedKeep | PlayedScore | PlayedAnnouncement, Field(discriminator="action")]
    """A move of a game."""
    best: Annotated[PlayedKeep | PlayedScore | PlayedAnnouncement, Field(discriminator="action")]
    """A move of a game."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    best_value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    loss: Annotated[float, Field(ge=0.0)]
    """What the move gives up against the best; 0 only where it is as good, or where the values differ by no more than twice the `error_bound`, which does not tell the moves apart. What opponents' totals add to that bound is wrong for all moves alike and does not count."""
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str
    """By loss; the thresholds are in `/v1/meta`."""
    forced: bool
    """Whether there was nothing to decide: one move, or all worth the same."""
    assumed: bool
    """Whether the game does not say what was kept; this is the best keep that goes with the next hand."""
    theme: Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"] | None
    """
    What the decision is about, the first of these that fits; null where it was forced, or none does.

    * `joker`: a further hand of equal dice
    * `which_zero`: no roll is left, and the best move scores nothing
    * `first_roll`: the first roll of the game
    * `straights`: the best move, or one that people are likely to make, keeps dice for an open straight
    * `bonus_alive`: whether to play for an upper category, or for which, while more of the upper bonus is within reach
    * `bonus_dead`: the same once the upper bonus is out of reach
    * `endgame`: one of the last three turns

    In games of columns it is none of `straights`, `bonus_alive` and `bonus_dead`.

    """
    breakdown: CardBreakdown | None = None
    """With `explain`, where something was lost; `other` is the move that was played."""
    point: Point | None = None
    """With `explain`, where something was lost and there is no `breakdown`, since that would take a table that is not there: the one reason, which takes none."""


class WinObjective(BaseModel):
    """
    The probability to have the greatest total, against opponents who play their own cards for the greatest expected
    total, each as well as those of their `strength` do; a tie for the first place counts as `tie_share` of a win.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    maximize: Literal["win"]
    """The probability to win."""
    opponents: Annotated[list[OpponentCard], Field(max_length=99, min_length=1)]
    """
    The cards of the others, at the same moment; in a turn with dice and rolls left. One without `scorecard` has the empty
    card; one with a `count` stands for so many. In all they are at most 1,000,000.

    """
    tie_share: Annotated[float, Field(ge=0.0, le=1.0)] = 0.5
    """What a tie for the first place counts, as a share of a win; half without it."""


class OddsRequest(BaseModel):
    """Either `dice` or `keep` is said."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    dice: Annotated[list[Die] | None, Field(max_length=6, min_length=1)] = None
    """The hand, as many dice as the game has, in any order."""
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that the next roll leaves alone."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """How many more times dice may be rolled; for a keep, the roll that follows it included."""
    category: Annotated[str, Field(max_length=60, min_length=1)]
    """Its id or what people call it."""
    scorecard: Scorecard | None = None
    points: Annotated[int | None, Field(ge=-9999, le=9999)] = None
    """Made is at least so many; without it, as few as the category ever pays above 0, or the most that one pays which only takes points away."""


class OutlookRequest(BaseModel):
    """A card, between turns or in one."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    scorecard: Scorecard | None = None
    """Without it, the empty card."""
    dice: Annotated[list[Die] | None, Field(max_length=6, min_length=1)] = None
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int | None, Field(ge=0, le=999)] = None
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    targets: Annotated[list[Target] | None, Field(max_length=100)] = None
    """Final totals; the answer says how likely each or more is."""
    opponents: Annotated[list[OpponentCard] | None, Field(max_length=99, min_length=1)] = None
    """
    The cards of the others, at the same moment; in a turn with dice and rolls left. One without `scorecard` has the empty
    card; one with a `count` stands for so many. In all they are at most 1,000,000.

    """
    objective: MeanObjective | None = None
    if_ready: bool = False
    """Answer 204, with nothing in it, where the outlook would take a table that is not there by now."""


class OpponentRequest(BaseModel):
    """A position, and who is to move."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    scorecard: Scorecard | None = None
    """Without it, the empty card."""
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """
    strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"]
    """A level of the computer player, weakest first."""
    seed: Annotated[int | None, Field(ge=0, le=9007199254740991)] = None
    """Makes the answer repeatable."""


class RollRequest(BaseModel):
    """Which dice are rolled."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    keep: Annotated[list[Die] | None, Field(max_length=6, min_length=0)] = None
    """The dice that are not rolled."""
    seed: Annotated[int | None, Field(ge=0, le=9007199254740991)] = None
    """Makes the answer repeatable."""


class Meta(BaseModel):
    """What this server is and what it takes."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: Literal["Keepwise"]
    """Of the service."""
    version: str
    """Of the service and of the contract."""
    default_ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    objectives: list[str]
    """What can be maximised."""
    languages: list[str]
    """That titles of categories are known in."""
    limits: Limits
    """How much is taken."""
    opponent: OpponentFacts
    grades: GradeFacts
    tables: list[TableFacts]
    """The tables that answers come from."""
    estimates: list[EstimateFacts]
    """What sheets of columns are worth is estimated, in games that have too many of them for a table."""


class CardReport(BaseModel):
    """How the upper section stands is in `upper`, and in games of columns in that of each of the `columns`."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    valid: bool
    """Whether nothing is wrong."""
    complete: bool
    """Whether every category is filled, in every column."""
    problems: Annotated[list[Problem], Field(max_length=100)]
    """All that is wrong."""
    totals: Totals
    upper: UpperStanding | None = None
    """In games of a single card."""
    columns: ColumnsTotals | None = None
    """In games of columns."""
    assumptions: Annotated[list[Assumption] | None, Field(min_length=1)] = None
    """
    What was taken because neither the turns nor the claimed totals say it, and points or totals depend on it: on which
    roll a single hand was made; whether a turn without dice earned an extra bonus; how many extra rolls a card in
    progress has, the most that its turns can have left; which of several sums a row beside the categories is, and how
    many extra bonuses such rows say. Absent where there is nothing.

    """
    unreliable: UnreliableSums | None = None


class GameReport(BaseModel):
    """Whether a game was played by the rules, and what everybody has."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["game_report"]
    """What this is."""
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    valid: bool
    """Whether nothing is wrong."""
    complete: bool
    """Whether every card is full."""
    problem_count: Annotated[int, Field(ge=0)]
    """Of which at most 100 are listed."""
    problems: Annotated[list[Problem], Field(max_length=100)]
    """What is wrong."""
    players: list[PlayerReport]
    """In the order of the request."""
    standings: list[Standing]
    """
    The highest total first, or where the game awards points the most of these; equal ones share a rank.

    """


class PlayerReview(BaseModel):
    """
    `value - start_value = luck - loss`, and in games of columns `+ correction`; luck and loss are the sums of the listed
    ones.

    """

    model_config = ConfigDict(
        validate_by_name=True,
    )
    name: str
    """As it was sent."""
    complete: bool
    """Whether the card is full."""
    total: int
    """The total of the card as it stands."""
    start_value: float
    """Of the empty card."""
    value: float
    """Of the card as it stands; the total once it is full."""
    luck: float
    """Of all rolls together."""
    loss: Annotated[float, Field(ge=0.0)]
    """Of all decisions together."""
    correction: float | None = None
    """
    In games of columns, what turns are worth before their first rolls less what the estimate said of the sheets they
    begin with: neither luck nor loss. The first roll of a turn has that worth as `before`.

    """
    loss_per_decision: Annotated[float, Field(ge=0.0)]
    """The mean over the free decisions."""
    free_decisions: Annotated[int, Field(ge=0)]
    """How many decisions were not forced."""
    grades: dict[Literal["best", "good", "inaccuracy", "mistake", "blunder"] | str, CountByGradeAdditionalProperty]
    """How many free decisions got each grade."""
    played_like: PlayedLike | None
    """
    Whom the player played like; null without a free decision, and for games in which nobody has measured what the
    strengths of the computer lose, those of columns among them.

    """
    decisions: list[Decision] | None = None
    """In the order in which they were made."""
    rolls: list[ReviewedRoll] | None = None
    """In the order in which they fell."""
    same_dice: SameDice | None = None
    """With `same_dice`, in games of a single card."""
    assumptions: Annotated[list[Assumption] | None, Field(min_length=1)] = None
    """
    What was taken because neither the turns nor the claimed totals say it, and points or totals depend on it: on which
    roll a single hand was made; whether a turn without dice earned an extra bonus; how many extra rolls a card in
    progress has, the most that its turns can have left; which of several sums a row beside the categories is, and how
    many extra bonuses such rows say. Absent where there is nothing.

    """


class AdviceRequest(BaseModel):
    """A position, and what is to be maximised."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    ruleset: RulesetName | RulesetDefinition | None = None
    """
    The id or another name of a ruleset, or a whole definition. Without it, `yahtzee`.

    """
    dice: Annotated[list[Die], Field(max_length=6, min_length=1)]
    """The hand, as many dice as the game has, in any order."""
    rolls_left: Annotated[int, Field(ge=0, le=999)]
    """
    How many more times the dice may be rolled, at most one less than the game has rolls, and all extra rolls of the card.

    """
    scorecard: Scorecard | None = None
    """Without it, the empty card."""
    announced: Annotated[str | None, Field(max_length=60, min_length=1)] = None
    """
    In games with a column to announce in, the category that was announced in this turn, by its id or what people call
    it; null where none was.

    """
    all_rolled: bool | None = None
    """
    In games with a column to announce in, whether the last roll was one of all dice, so that its cells may be filled
    without an announcement. Without it, true on the first roll of a turn and false on later ones.

    """
    objective: Annotated[
        MeanObjective | TargetObjective | WinObjective | FloorObjective | UpperBonusObjective | None,
        Field(discriminator="maximize"),
    ] = None
    """What is maximised. Without it, the expected final total."""
    explain: bool = False
    """
    Say why: the one reason that a person would give, and the best beside another move by what every category and bonus
    brings. The latter needs a table of outlooks with many open categories.

    """
    breakdown: bool = True
    """
    With `explain`, work out where the points of the two moves come from. With false the answer has the reason by itself,
    in `point`, and at once.

    """
    if_ready: bool = False
    """
    Build no table of outlooks, targets or floors for this, where it takes one that is not there by now: what
    `objective` needs is a 409 then, and the breakdown is left out. For pages that ask on behalf of whoever happens to
    look at them.

    """
    compare_with: Annotated[AskedKeep | AskedScore | AskedAnnouncement | None, Field(discriminator="action")] = None
    """With `explain`, the legal move that the best one is compared with, in place of the one that a person would consider."""
    limit: Annotated[int | None, Field(ge=1, le=1000)] = None
    """How many moves to list at the most, the best first; without it, all."""
    fields: Annotated[
        list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None,
        Field(max_length=5),
    ] = None
    """The fields to answer of those that may be left out; without it, all of them."""


class Advice(BaseModel):
    """One shape, whatever is maximised."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["advice"]
    """What this is."""
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    objective: Annotated[
        MeanObjective | TargetObjective | WinObjective | FloorObjective | UpperBonusObjective,
        Field(discriminator="maximize"),
    ]
    """What was maximised, as it could be sent again."""
    position: Position | None = None
    total_so_far: int
    """The total of the card as it stands, bonuses included."""
    value: float
    """
    Of `expected_total` the expected final total of the whole card, to 6 decimals; of `floor` a final total; of the
    others a probability, to 12 significant digits.

    """
    best: Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]
    """A legal move."""
    moves: Annotated[
        list[Annotated[KeepMove | ScoreMove | AnnounceMove, Field(discriminator="action")]] | None,
        Field(min_length=1),
    ] = None
    """Every legal move, the best first, or as many as `limit` says."""
    explanation: str | None = None
    """In English: what to do and what comes of it; with `explain` why, or under another objective what is at stake."""
    plays_for: list[Ending] | None = None
    """
    In which categories the turn ends when the best move of every advice, each for this objective, is made from
    here on: those filled at least one time in ten, or where there is none the one filled most often. The likeliest
    comes first, of equally likely ones that which is made more often, then the order of the card decides. Empty
    where the best move scores.

    """
    breakdown: Annotated[CardBreakdown | SheetBreakdown | None, Field(discriminator="kind")] = None
    """With `explain`."""
    point: Point | None = None
    """With `explain`, where there is no `breakdown`, since that would take a table that is not there: the one reason, which takes none."""
    stakes: Stakes | None = None
    """With `explain`, where something else than the expected total is maximised and there is another move to compare with."""
    opponents: list[OpponentOutlook] | None = None
    """Of `win`, what the opponents have and can expect."""
    method: Literal["exact", "improved", "measured", "approximate"] | str
    """
    exact: worked out in float64, all later turns played for the objective; approximate: from a table of rounded
    numbers, or in games of columns from an estimate of what sheets are worth; improved (`win` with many open
    categories): this turn, and as many of the next ones as there is time for, are played to win, later ones for the
    greatest expected total, and the value is that of this play; measured: worked out exactly against opponents whose final
    totals were counted in games.

    """
    error_bound: Annotated[float | None, Field(ge=0.0)]
    """No value is further off than this, with a confidence of 99% where opponents' totals were counted in games; null where nothing is known of that, as of an estimate."""
    strength: MeasuredStrength | None = None
    """In games of columns; null where the answer is exact."""
    tables: list[AdviceTable] | None = None
    """
    The tables that the answer comes from, that of the expected totals first, or in games of columns the estimate; empty
    where the rest of such a game was worked out.

    """


class AdviceBatchRequest(BaseModel):
    """Questions; one that is wrong does not hurt the others."""

    model_config = ConfigDict(
        extra="forbid",
        validate_by_name=True,
    )
    items: Annotated[list[AdviceRequest], Field(max_length=1000)]
    """Each as it would be asked alone."""


class GameCheckBatch(BaseModel):
    """The reports."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    results: list[Annotated[GameReport | ProblemDocument, Field(discriminator="kind")]]
    """In the order of the items."""


class GameReview(BaseModel):
    """What every decision cost, and what every roll gave."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    kind: Literal["game_review"]
    """What this is."""
    ruleset: Annotated[str, Field(max_length=60)]
    """The id of a ruleset, as in `/v1/rulesets`."""
    objective: MeanObjective
    complete: bool
    """Whether every card is full."""
    players: list[PlayerReview]
    """In the order of the request."""
    standings: list[Standing]
    """
    The highest total first, or where the game awards points the most of these; equal ones share a rank.

    """
    highlights: Annotated[list[Highlight] | None, Field(max_length=10)] = None
    """The most expensive decisions of all players, the worst first."""
    grades: GameGrades
    tables: list[AdviceTable] | None = None
    """
    The tables that the answer comes from, that of the expected totals first, or in games of columns the estimate; empty
    where the rest of such a game was worked out.

    """
    method: Literal["exact", "approximate"] | str | None = None
    """In games of columns: exact, or approximate where an estimate says what sheets are worth."""
    error_bound: Annotated[float | None, Field(ge=0.0)] = None
    """In games of columns, as in advice."""
    strength: MeasuredStrength | None = None
    """In games of columns; null where the answer is exact."""


class AdviceBatch(BaseModel):
    """The answers to a batch of positions."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    results: list[Annotated[Advice | ProblemDocument, Field(discriminator="kind")]]
    """In the order of the items."""


class GameReviewBatch(BaseModel):
    """The reviews."""

    model_config = ConfigDict(
        validate_by_name=True,
    )
    results: list[Annotated[GameReview | ProblemDocument, Field(discriminator="kind")]]
    """In the order of the items."""
