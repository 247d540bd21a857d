"""What requests say: one typed object for each endpoint, made of the fields that a schema has read.

None stands for what was not said and has no default. It also stands for what could not be read: then the request is
refused, and what else it says is held against the rules all the same, so that all of its problems are told at once.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from api.requests.card_fields import CardClaim, OpponentClaim, SheetClaim, TotalsClaim
from api.requests.game_fields import PlayerClaim
from api.requests.move_fields import MoveClaim
from api.requests.objective_fields import ObjectiveClaim
from api.service.catalogue import Reference
from engine.dice import Hand
from engine.text.names import DEFAULT_LANGUAGE
from engine.written.pasted import WrittenRow


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRequest:
    """Something about a card of a ruleset."""

    ruleset: Reference
    scorecard: CardClaim | SheetClaim | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRequest(CardRequest):
    """Something about a card and dice."""

    dice: Hand | None = None
    rolls_left: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRequest(HandRequest):
    """Something about a card and a hand in a turn; what does it pay?

    `announced` names the category that was called in this turn; `all_rolled` says that the last roll was one of all
    dice.
    """

    announced: str | None = None
    all_rolled: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceRequest(PositionRequest):
    """What is the best move?"""

    objective: ObjectiveClaim = field(default_factory=ObjectiveClaim)
    explain: bool = False
    breakdown: bool = True
    if_ready: bool = False
    compare_with: MoveClaim | None = None
    limit: int | None = None
    fields: frozenset[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentRequest(PositionRequest):
    """What would a player of this strength do?"""

    strength: str | None = None
    seed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCheckRequest(CardRequest):
    """Is this card right?"""

    claimed: TotalsClaim = field(default_factory=TotalsClaim)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConversionRequest:
    """What card is this sheet? It is a pasted text, or rows one by one."""

    ruleset: Reference
    text: str | None = None
    rows: tuple[WrittenRow, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRequest:
    """Was this game played by the rules? `source` is for people."""

    ruleset: Reference
    players: tuple[PlayerClaim, ...] | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewRequest(GameRequest):
    """What did every decision of this game cost?"""

    objective: ObjectiveClaim = field(default_factory=ObjectiveClaim)
    explain: bool = False
    if_ready: bool = False
    same_dice: bool = False
    fields: frozenset[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetRequest:
    """Is this definition a ruleset? It is the engine's to read."""

    ruleset: Mapping[str, Any] = field(default_factory=dict)
    lang: str = DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRequest:
    """What does every hand pay in this game?"""

    ruleset: Reference


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsRequest(HandRequest):
    """How likely is this category, with a hand, `dice`, or with those dice, `keep`, that the next roll leaves alone?"""

    keep: Hand | None = None
    category: str | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookRequest(HandRequest):
    """How will this card end?"""

    targets: tuple[int, ...] = ()
    opponents: tuple[OpponentClaim, ...] = ()
    objective: ObjectiveClaim = field(default_factory=ObjectiveClaim)
    if_ready: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollRequest:
    """Dice, please."""

    ruleset: Reference
    keep: Hand = ()
    seed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRequest:
    """Positions that are worth a thought: those of a day, or some by chance."""

    ruleset: Reference
    date: datetime.date | None = None
    seed: int | None = None
    theme: str | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchRequest:
    """Many questions at once, each item still to be read."""

    items: Sequence[Any] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownReviewRequest:
    """How much of each review of a batch?"""

    fields: frozenset[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownAdviceRequest(ShownReviewRequest):
    """How much of each advice of a batch?"""

    limit: int | None = None
