"""The fields of whole games. Shapes are checked here; whether the game keeps to the rules is the engine's to say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeVar

from marshmallow import ValidationError

from api.requests.card_fields import Card, CardClaim, Claimed, SheetClaim
from api.requests.fields import (
    DICE,
    GREATEST_NAME,
    GREATEST_POINTS,
    StrictField,
    kind,
    named,
    read_list,
    read_object,
    read_text,
    whole_problem,
    wrong_type,
)
from engine.dice import Hand
from engine.errors import Path, Problem, Problems
from engine.games.game import GREATEST_PLAYER_COUNT, Player, Turn
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, a_list, an_object

GREATEST_TURNS: Final = 200
"""Turns of one player; a ruleset has at most 20 categories that are filled 6 times each, or 80 cells."""
GREATEST_HANDS: Final = 600
"""Rolls of a turn; a ruleset has at most 5, and as many extra rolls as so many turns can save."""
GREATEST_HAND: Final = 12
"""Dice of a hand; a ruleset has at most 6."""
GREATEST_DIE: Final = 99
GREATEST_SOURCE: Final = 500

_HANDS: Final = a_list(DICE, "[[3, 3, 3, 4, 5]]", "a list of hands")
_TURN: Final = an_object(
    "rolls keeps category points extra_bonus column announced",
    '{"rolls": [[3, 3, 3, 4, 5]], "category": "threes"}',
    rolls=_HANDS,
    keeps=_HANDS,
)
_TURNS: Final = a_list(_TURN, f"[{_TURN.example}]", "a list of turns")
_PLAYER: Final = an_object(
    "name turns scorecard claimed",
    f'{{"turns": {_TURNS.example}}}',
    turns=_TURNS,
    scorecard=Card.shape,
    claimed=Claimed.shape,
)
_Read = TypeVar("_Read")


class Text(StrictField[str]):
    """A text of limited length."""

    shape = Shape("a string", scalar=str)

    def __init__(self, greatest: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.greatest = greatest

    def read(self, value: Any) -> str:
        """The text itself."""
        if type(value) is not str:
            raise ValidationError([wrong_type(str(self.name), (), self.must_be, value)])
        if len(value) > self.greatest:
            detail = f"{self.name} has {len(value)} characters; at most {self.greatest} are allowed"
            raise ValidationError([Problem("too-long", (), detail)])
        return value


@dataclass(frozen=True, slots=True)
class PlayerClaim:
    """A player as the engine knows them, but for a card in place of turns, whose names are not yet looked up."""

    player: Player
    scorecard: CardClaim | SheetClaim | None = None
    tells_turns: bool = True


class Players(StrictField[tuple[PlayerClaim, ...]]):
    """The players of a game, with their turns in their order, or with the cards that these left if these will do."""

    shape = a_list(_PLAYER, f"[{_PLAYER.example}]", "a list of players")

    def __init__(self, *, cards: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.cards = cards

    def read(self, value: Any) -> tuple[PlayerClaim, ...]:
        """The players, no card looked up."""
        reader = _GameReader(self.cards)
        players = read_list(value, "players", (), GREATEST_PLAYER_COUNT, reader.problems, self.must_be)
        if type(value) is list and not value:
            reader.problems.append(Problem("wrong-count", (), "a game has at least one player", 1, 0))
        read = tuple(reader.player(player, (number,)) for number, player in enumerate(players))
        if reader.problems.count:
            raise ValidationError(reader.problems.kept)
        return read


def _hands_of(value: list[Any]) -> str:
    """Say what a list of hands looks like, with dice that were sent as one hand."""
    is_hand = DICE.has(value) and len(value) <= GREATEST_HAND
    return f"{_HANDS.noun} such as {[value]}" if is_hand else _HANDS.must_be


class _GameReader:
    """Reads a game, and notes a problem wherever something has the wrong shape."""

    def __init__(self, cards: bool) -> None:
        self.problems = Problems()
        self._cards = cards
        self._claimed = named(Claimed(), "claimed")
        self._card = named(Card(), "scorecard")

    def player(self, value: Any, path: Path) -> PlayerClaim:
        """One player."""
        table = read_object(value, "a player", path, _PLAYER, self.problems)
        if not self._cards and ("turns" not in table or "scorecard" in table) and type(value) is dict:
            detail = "a review needs the turns of every player: a scorecard does not say what was rolled"
            place = "scorecard" if "turns" in table else "turns"
            code: ProblemCode = "unknown-field" if "turns" in table else "missing-field"
            self.problems.append(Problem(code, (*path, place), detail))
        turns = read_list(
            table.get("turns", []), "turns", (*path, "turns"), GREATEST_TURNS, self.problems, _TURNS.must_be
        )
        claimed = self.below(self._claimed, table["claimed"], (*path, "claimed")) if "claimed" in table else None
        card = self.below(self._card, table["scorecard"], (*path, "scorecard")) if "scorecard" in table else None
        player = Player(
            turns=tuple(self.turn(turn, (*path, "turns", number)) for number, turn in enumerate(turns)),
            name=self.text(table.get("name", ""), (*path, "name"), "name") or "",
            claimed=None if claimed is None else claimed.totals,
            claimed_columns=None if claimed is None else claimed.columns,
        )
        return PlayerClaim(player, card, "turns" in table)

    def turn(self, value: Any, path: Path) -> Turn:
        """One turn; every field may be absent or null."""
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
        """Hands or keeps, their dice in the order in which they were sent."""
        if type(value) is list and value and not any(type(hand) is list for hand in value):
            # One mistake, not one for each of its dice.
            self.problems.append(Problem("wrong-type", path, f"{name} must be {_hands_of(value)}", found=value))
            return ()
        hands = read_list(value, name, path, GREATEST_HANDS, self.problems, _HANDS.must_be)
        return tuple(self.dice(hand, (*path, number)) for number, hand in enumerate(hands))

    def dice(self, value: Any, path: Path) -> Hand:
        """The dice of one hand or keep; which faces a die has is left to the rules."""
        dice = read_list(value, "a hand", path, GREATEST_HAND, self.problems, DICE.must_be)
        for place, die in enumerate(dice):
            if type(die) is not int or not 0 <= die <= GREATEST_DIE:
                detail = f"a die shows a whole number from 1 to 6, not {kind(die) if type(die) is not int else die}"
                code: ProblemCode = "out-of-range" if type(die) is int else "wrong-type"
                self.problems.append(Problem(code, (*path, place), detail, [1, 6], die))
        return tuple(dice)

    def text(self, value: Any, path: Path, name: str) -> str | None:
        """A name."""
        return read_text(value, name, path, GREATEST_NAME, self.problems)

    def number(self, value: Any, path: Path, name: str) -> int | None:
        """Points, or nothing."""
        if value is not None and (type(value) is not int or not -GREATEST_POINTS <= value <= GREATEST_POINTS):
            self.problems.append(whole_problem(name, path, value, -GREATEST_POINTS, GREATEST_POINTS))
            return None
        return value if value is None else int(value)

    def below(self, field: StrictField[_Read], value: Any, path: Path) -> _Read | None:
        """What a field reads at a path."""
        try:
            return field.read(value)
        except ValidationError as error:
            self.problems.extend(problem.below(*path) for problem in error.messages if isinstance(problem, Problem))
            return None
