"""Players of whole games in requests. The engine checks whether a game follows the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from marshmallow import ValidationError

from api.requests.card_fields import CARD, CLAIMED, Card, CardClaim, Claimed
from api.requests.fields import DICE, GREATEST_NAME, GREATEST_POINTS, StrictField, named
from api.requests.reading import kind, read_list, read_object, read_text, whole_problem
from engine.dice import Hand
from engine.errors import Path, Problem, Problems
from engine.games.game import GREATEST_PLAYER_COUNT
from engine.games.turn import Player, Turn
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, a_list

GREATEST_TURNS: Final = 200
"""Turns of one player; a ruleset has at most 20 categories that are filled 6 times each, or 80 cells."""
GREATEST_HANDS: Final = 600
"""Rolls of a turn; a ruleset has at most 5, plus the extra rolls that all turns together can save."""
GREATEST_HAND: Final = 12
"""Dice of a hand; a ruleset has at most 6."""
GREATEST_DIE: Final = 99
GREATEST_SOURCE: Final = 500
_HANDS: Final = a_list(
    a_list(
        Shape(scalar=int, keywords={"minimum": 0, "maximum": GREATEST_DIE}),
        DICE.example,
        DICE.noun,
        about="Dice in any order. Their number and faces are checked by the rules.",
        keywords={"maxItems": GREATEST_HAND},
    ),
    "[[3, 3, 3, 4, 5]]",
    "a list of hands",
    name="LoggedHands",
    about="Hands of a turn; null if unknown.",
    keywords={"type": ["array", "null"], "maxItems": GREATEST_HANDS},
)


def _logged_name(about: str) -> Shape:
    return Shape(about=about, keywords={"type": ["string", "null"], "maxLength": GREATEST_NAME})


def _logged_points(about: str) -> Shape:
    limits = {"minimum": -GREATEST_POINTS, "maximum": GREATEST_POINTS}
    return Shape(about=about, keywords={"type": ["integer", "null"], **limits})


_TURN: Final = Shape(
    "an object",
    '{"rolls": [[3, 3, 3, 4, 5]], "category": "threes"}',
    {
        "rolls": replace(
            _HANDS,
            here={
                "description": """\
The hand after each roll, or only the last hand; absent if unknown. A single hand without `keeps` can be from any roll.
If points depend on the roll, it follows from `points`, else from the claimed totals. Otherwise the first roll is
assumed and listed in the player's `assumptions`. A review refuses points of a later roll.
"""
            },
        ),
        "keeps": replace(
            _HANDS,
            here={"description": "The dice kept between the rolls, one keep fewer than rolls. Requires all hands."},
        ),
        "category": _logged_name("Id or another name of the category. Absent only in a turn in progress."),
        "points": _logged_points("Points as written down."),
        "extra_bonus": _logged_points("Extra bonus as written down, in points."),
        "column": _logged_name(
            "Id or another name of the filled column, in games with columns. Optional if there is only one."
        ),
        "announced": _logged_name(
            """\
Category announced after the first roll, in games with an announce column. The turn then fills its cell. Without an
announcement, a cell of that column requires that all dice were rolled last. Without `keeps`, that is assumed.
"""
        ),
    },
    name="Turn",
    about="A turn. Unknown details are absent or null.",
)
_TURNS: Final = a_list(
    _TURN,
    f"[{_TURN.example}]",
    "a list of turns",
    about="Turns in the order of play.",
    keywords={"maxItems": GREATEST_TURNS},
)
_PLAYER: Final = Shape(
    "an object",
    f'{{"turns": {_TURNS.example}}}',
    {
        "name": Shape(
            scalar=str,
            about="Name of the player.",
            keywords={"maxLength": GREATEST_NAME, "default": ""},
        ),
        "turns": _TURNS,
        "scorecard": replace(CARD, here={"description": "Card instead of turns."}),
        "claimed": CLAIMED,
    },
    name="Player",
    about="A player with either `turns` or a `scorecard`.",
)
_REVIEWED_PLAYER: Final = replace(
    _PLAYER,
    fields={**_PLAYER.fields, "scorecard": replace(CARD, name="", about="")},
    name="ReviewedPlayer",
    about="A player with all turns.",
    keywords={"required": ["turns"]},
)
_Read = TypeVar("_Read")


@dataclass(frozen=True, slots=True)
class PlayerClaim:
    """A player with turns, or with a card whose names are not yet looked up."""

    player: Player
    scorecard: CardClaim | None = None
    tells_turns: bool = True


class Players(StrictField[tuple[PlayerClaim, ...]]):
    """The players of a game, with their turns in order, or with cards instead if `cards` are allowed."""

    def __init__(self, *, cards: bool) -> None:
        player, limits = _PLAYER if cards else _REVIEWED_PLAYER, {"minItems": 1, "maxItems": GREATEST_PLAYER_COUNT}
        about = "Players in the order of play."
        super().__init__(a_list(player, f"[{player.example}]", "a list of players", about=about, keywords=limits))
        self.cards = cards

    def read(self, value: Any) -> tuple[PlayerClaim, ...]:
        """Return the players, without looking up the names of cards."""
        reader = _GameReader(self.cards)
        players = read_list(value, "players", (), GREATEST_PLAYER_COUNT, reader.problems, self.must_be)
        if type(value) is list and not value:
            reader.problems.append(Problem("wrong-count", (), "a game needs at least one player", found=0, minimum=1))
        read = tuple(reader.player(player, (number,)) for number, player in enumerate(players))
        if reader.problems.count:
            raise ValidationError(reader.problems.stored)
        return read


class ReviewedPlayer(StrictField[PlayerClaim]):
    """One player with turns."""

    def __init__(self, about: str) -> None:
        super().__init__(_REVIEWED_PLAYER, about)

    def read(self, value: Any) -> PlayerClaim:
        """Return the player."""
        reader = _GameReader(cards=False)
        player = reader.player(value, ())
        if reader.problems.count:
            raise ValidationError(reader.problems.stored)
        return player


def _hands_of(value: list[Any]) -> str:
    """Describe a list of hands; dice that were sent as a single hand are the example."""
    is_hand = DICE.has(value) and len(value) <= GREATEST_HAND
    return f"{_HANDS.noun} such as {[value]}" if is_hand else _HANDS.must_be


_CLAIMED: Final = named(Claimed(), "claimed")
_CARD: Final = named(Card(), "scorecard")


class _GameReader:
    """The reader of a game, which notes a problem wherever something has the wrong shape."""

    def __init__(self, cards: bool) -> None:
        self.problems = Problems()
        self._cards = cards

    def player(self, value: Any, path: Path) -> PlayerClaim:
        """Return one player."""
        table = read_object(value, "a player", path, _PLAYER, self.problems)
        if not self._cards and ("turns" not in table or "scorecard" in table) and type(value) is dict:
            detail = "the turns of every player are needed, not a scorecard"
            place = "scorecard" if "turns" in table else "turns"
            code: ProblemCode = "unknown-field" if "turns" in table else "missing-field"
            self.problems.append(Problem(code, (*path, place), detail))
        turns = read_list(
            table.get("turns", []), "turns", (*path, "turns"), GREATEST_TURNS, self.problems, _TURNS.must_be
        )
        claimed = self.below(_CLAIMED, table["claimed"], (*path, "claimed")) if "claimed" in table else None
        card = self.below(_CARD, table["scorecard"], (*path, "scorecard")) if "scorecard" in table else None
        player = Player(
            turns=tuple(self.turn(turn, (*path, "turns", number)) for number, turn in enumerate(turns)),
            name=self.text(table.get("name", ""), (*path, "name"), "name") or "",
            claimed=None if claimed is None else claimed.totals,
            claimed_columns=None if claimed is None else claimed.columns,
        )
        # Some generated clients send an empty list of turns with every card.
        return PlayerClaim(player, card, bool(turns) or ("turns" in table and card is None))

    def turn(self, value: Any, path: Path) -> Turn:
        """Return one turn; every field may be absent or null."""
        table = read_object(value, "a turn", path, _TURN, self.problems)
        rolls, keeps = table.get("rolls"), table.get("keeps")
        category, column, announced = table.get("category"), table.get("column"), table.get("announced")
        return Turn(
            category=None if category is None else self.text(category, (*path, "category"), "category"),
            points=self.number(table.get("points"), (*path, "points"), "points"),
            rolls=() if rolls is None else self.hands(rolls, (*path, "rolls"), "rolls"),
            keeps=None if keeps is None else self.hands(keeps, (*path, "keeps"), "keeps"),
            extra_bonus=self.number(table.get("extra_bonus"), (*path, "extra_bonus"), "extra_bonus"),
            column=None if column is None else self.text(column, (*path, "column"), "column"),
            announced=None if announced is None else self.text(announced, (*path, "announced"), "announced"),
        )

    def hands(self, value: Any, path: Path, name: str) -> tuple[Hand, ...]:
        """Return hands or keeps, their dice in the order in which they were sent."""
        if type(value) is list and value and not any(type(hand) is list for hand in value):
            # One mistake, not one for each of its dice.
            self.problems.append(Problem("wrong-type", path, f"{name} must be {_hands_of(value)}", found=value))
            return ()
        hands = read_list(value, name, path, GREATEST_HANDS, self.problems, _HANDS.must_be)
        return tuple(self.dice(hand, (*path, number)) for number, hand in enumerate(hands))

    def dice(self, value: Any, path: Path) -> Hand:
        """Return the dice of one hand or keep; the rules check their faces."""
        dice = read_list(value, "a hand", path, GREATEST_HAND, self.problems, DICE.must_be)
        for place, die in enumerate(dice):
            if type(die) is not int or not 0 <= die <= GREATEST_DIE:
                detail = f"a die must be a whole number from 1 to 6, not {kind(die) if type(die) is not int else die}"
                code: ProblemCode = "out-of-range" if type(die) is int else "wrong-type"
                self.problems.append(Problem(code, (*path, place), detail, found=die, minimum=1, maximum=6))
        return tuple(dice)

    def text(self, value: Any, path: Path, name: str) -> str | None:
        """Return a name."""
        return read_text(value, name, path, GREATEST_NAME, self.problems)

    def number(self, value: Any, path: Path, name: str) -> int | None:
        """Return points, or None."""
        if value is not None and (type(value) is not int or not -GREATEST_POINTS <= value <= GREATEST_POINTS):
            self.problems.append(whole_problem(name, path, value, -GREATEST_POINTS, GREATEST_POINTS))
            return None
        return value if value is None else int(value)

    def below(self, field: StrictField[_Read], value: Any, path: Path) -> _Read | None:
        """Return the value that a field reads at a path."""
        try:
            return field.read(value)
        except ValidationError as error:
            self.problems.extend(problem.below(*path) for problem in error.messages if isinstance(problem, Problem))
            return None
