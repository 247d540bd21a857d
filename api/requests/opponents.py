"""Opponents with their cards, as they are sent and as they are proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from marshmallow import ValidationError

from api.requests.card_fields import EMPTY_CARD, Card, CardClaim
from api.requests.declaration import field_readers
from api.requests.fields import Choice, Dice, RollsLeft, StrictField, Whole, missing_partners, read_fields
from api.requests.positions import prove_situation
from api.requests.reading import read_object, wrong_type
from engine.cards.rules import Rules
from engine.dice import Hand
from engine.errors import Path, Problem
from engine.text.shapes import Shape, a_list
from strategy_tables import STRENGTHS, Strength
from strategy_tables.advice.opponent_outlooks import FOR_POINTS, PERFECT, TO_WIN, Opponent
from strategy_tables.advice.parameters import GREATEST_COUNT, GREATEST_OPPONENTS


def strength_name(about: str = "") -> Choice:
    """Return a field for a level of the computer player."""
    return Choice(
        tuple(each.id for each in STRENGTHS), "Strength", "Strength of a computer player, weakest first.", about
    )


_AIM: Final = Choice(
    (FOR_POINTS, TO_WIN),
    "OpponentAim",
    "Aim of an opponent: the greatest expected total, or to win.",
    "`win` needs a single perfect opponent between turns, who has played as many turns or one more, and a `tie_share` "
    "of 0.5.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentClaim:
    """An opponent's card as it was sent; `count` opponents have such a card, each with independent luck."""

    scorecard: Annotated[CardClaim, Card("")] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()] = None
    rolls_left: Annotated[int | None, RollsLeft()] = None
    strength: Annotated[
        str,
        strength_name("Strength of play. All play for the greatest expected total, those below perfect with errors."),
    ] = PERFECT.id
    count: Annotated[int, Whole(1, GREATEST_COUNT, "Number of opponents represented.")] = 1
    maximize: Annotated[str, _AIM] = FOR_POINTS


OPPONENT_FIELDS: Final = field_readers(OpponentClaim)
_IN_A_TURN: Final = ("dice", "rolls_left")
_OPPONENT: Final = Shape(
    "an object",
    '{"scorecard": {"points": {"ones": 3}}}',
    {name: each.shape for name, each in OPPONENT_FIELDS.items()},
    name="OpponentCard",
    about="Card of an opponent, or of several independent opponents in the same situation, with dice if in a turn.",
    keywords={"dependentRequired": {"dice": ["rolls_left"], "rolls_left": ["dice"]}},
)
OPPONENTS: Final = a_list(
    _OPPONENT,
    f"[{_OPPONENT.example}]",
    "a list of opponents",
    name="Opponents",
    about="Current cards of the opponents, with dice and rolls left if in a turn. The default `scorecard` is the empty "
    f"card. The `count`s add up to at most {GREATEST_COUNT:,}.",
    keywords={"minItems": 1, "maxItems": GREATEST_OPPONENTS},
)


class Opponents(StrictField[tuple[OpponentClaim, ...]]):
    """The cards of opponents, each with its dice where it is in a turn."""

    def __init__(self, about: str = "") -> None:
        super().__init__(OPPONENTS, about)

    def read(self, value: Any) -> tuple[OpponentClaim, ...]:
        """Return the claims, names of categories not yet looked up."""
        problems: list[Problem] = []
        found = read_opponents(value, str(self.name), (), problems)
        if problems:
            raise ValidationError(problems)
        return found


def read_opponents(value: Any, name: str, path: Path, problems: list[Problem]) -> tuple[OpponentClaim, ...]:
    """Return the opponents of a list; adds to `problems`."""
    if type(value) is not list:
        problems.append(wrong_type(name, path, OPPONENTS.must_be, value))
        return ()
    if not 1 <= len(value) <= GREATEST_OPPONENTS:
        detail = f"{name} must have 1 to {GREATEST_OPPONENTS} entries, not {len(value)}"
        problems.append(Problem("wrong-count", path, detail, found=len(value), minimum=1, maximum=GREATEST_OPPONENTS))
        return ()
    found = tuple(_read_opponent(each, (*path, place), problems) for place, each in enumerate(value))
    if (count := sum(each.count for each in found)) > GREATEST_COUNT:
        detail = f"{name} has {count:,} opponents in all; at most {GREATEST_COUNT:,} are allowed"
        problems.append(Problem("too-many", path, detail, found=count, maximum=GREATEST_COUNT))
    return found


def _read_opponent(value: Any, path: Path, problems: list[Problem]) -> OpponentClaim:
    table = read_object(value, "an opponent", path, _OPPONENT, problems)
    read = read_fields(OPPONENT_FIELDS, table, problems, path)
    problems += [problem.below(*path) for problem in missing_partners(_IN_A_TURN, table)]
    return OpponentClaim(**read)


_STRENGTHS: Final[Mapping[str, Strength]] = {strength.id: strength for strength in STRENGTHS}


def prove_opponents(rules: Rules, claims: Sequence[OpponentClaim]) -> tuple[list[Opponent], list[Problem]]:
    """Return opponents, those with unclear names left out, and all problems of cards or positions, by their places."""
    opponents, problems = [], []
    for place, claim in enumerate(claims):
        situation, found = prove_situation(rules, claim.scorecard, claim.dice, claim.rolls_left)
        if situation is not None:
            opponents.append(Opponent(situation, _STRENGTHS[claim.strength], claim.count, claim.maximize))
        problems += [problem.below(place) for problem in found]
    return opponents, problems
