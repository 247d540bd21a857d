"""Requests about whole games, and the questions made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Self

from api.answers.shown import REVIEW_FIELDS, Shown
from api.endpoints.games.players import GREATEST_SOURCE, PlayerClaim, Players
from api.requests.card_lookup import find_noted_sheet
from api.requests.declaration import Request, declare
from api.requests.fields import Choices, Flag, Text, for_all_items
from api.requests.objective_fields import AskedObjective, ObjectiveClaim, prove_objective
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import FindRules
from engine.cards.rules import Rules
from engine.errors import InvalidGame, Problem, UnknownRuleset
from engine.games.game import Game
from engine.games.record import GREATEST_RECORD, game_of_record, parse_record
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import Win

_REVIEWED: Final = {each.name: OBJECTIVES[each.name] for each in (DEFAULT_OBJECTIVE, Target, Win)}
"""The objectives of reviews."""
_OBJECTIVE: Final = AskedObjective(_REVIEWED, of_game=True)
RECORD: Final = "record"
"""Name of the field with the text of a game."""
_FEWEST_TO_WIN: Final = 2
_MOST_TO_WIN: Final = 6
"""Numbers of players who play to win against each other."""
_REVIEW_FIELDS: Final = Choices(REVIEW_FIELDS, ("ReviewField", "ReviewFields"), "Optional fields of a review.")


_ABOUT_RECORD: Final = """\
The game as a text, instead of `players` and `source`. Each turn is a line:

    [Game "yahtzee"]
    [Player "Ada"]
    [Claimed "total 228"]
    ; a comment
    1. 13346 33> 23335 333> 33345 threes 9
    2. 55556 yahtzee 0
    3. four_of_a_kind 24 +100

A line has the number of the turn, its hands, the category, its points and the extra bonus; all but the number can be
absent. `33>` keeps two threes, `>` rolls all dice. Without keeps, only hands are listed; `>` before the only hand means
that it is the first of the turn. In games with columns, `ones!` is an announcement, and `down.threes` a cell. Further
headers are `Source` and `Date`. Texts in quotes are JSON strings; a semicolon begins a comment.
"""


class GameRecord(Text):
    """The text record of a game, which is parsed later."""

    def __init__(self) -> None:
        super().__init__(GREATEST_RECORD, _ABOUT_RECORD)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCheckRequest(RulesetRequest):
    """A game of up to 100 players."""

    source: Annotated[str | None, Text(GREATEST_SOURCE, "Origin of the game; ignored.")] = None
    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=True)]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameConversionRequest(RulesetRequest):
    """A game of up to 100 players, as `players` or as a `record`."""

    source: Annotated[str | None, Text(GREATEST_SOURCE, "Origin of the game.")] = None
    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=False)] = None
    record: Annotated[str | None, GameRecord()] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset or a game that was sent twice."""
        yield from super(GameConversionRequest, cls).check_together(sent)
        if RECORD not in sent and "players" not in sent:
            yield Problem("missing-field", ("players",), f"players is missing: send players or {RECORD}")
        if RECORD in sent:
            for name in ("players", "source"):
                if name in sent:
                    yield Problem("contradiction", (name,), f"send either {RECORD} or {name}")

    def read_game(self, find_rules: FindRules) -> tuple[Rules, Self]:
        """Return the rules and the same request with its players; raises `InvalidGame` for a record with problems.

        A record can state its game.
        """
        if self.record is None:
            return find_rules(self.reference), self
        game = game_of_record(self.record)
        if game is None or self.ruleset is not None or self.ruleset_definition is not None:
            rules = find_rules(self.reference)
        else:
            try:
                rules = find_rules(game)
            except UnknownRuleset as error:
                raise InvalidGame([error.problem().below(RECORD)]) from None
        read = parse_record(rules, self.record)
        return rules, replace(self, players=tuple(map(PlayerClaim, read.game.players)), source=read.source)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameReviewRequest(GameCheckRequest):
    """A game of up to 100 players."""

    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=False)]
    objective: Annotated[ObjectiveClaim, _OBJECTIVE] = field(default_factory=ObjectiveClaim)
    explain: Annotated[bool, Flag("Explain every decision with a loss of points.")] = False
    if_ready: Annotated[
        bool,
        Flag("With `explain`, omit breakdowns that need a missing table, but not `point`."),
    ] = False
    same_dice: Annotated[bool, Flag("Also replay each player's dice with perfect play.")] = False
    fields: Annotated[frozenset[str] | None, _REVIEW_FIELDS] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownReviewRequest(Request):
    """The selected fields of each review of a batch."""

    fields: Annotated[frozenset[str] | None, for_all_items(_REVIEW_FIELDS)] = None


GAME_CHECK: Final = declare(GameCheckRequest)
GAME_REVIEW: Final = declare(GameReviewRequest)
SHOWN_REVIEW: Final = declare(ShownReviewRequest)


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """A game as a request describes it."""

    rules: Rules
    game: Game


@dataclass(frozen=True, slots=True)
class ReviewQuestion(GameQuestion):
    """A game to review, with the reasons of all losses if `explain` is true.

    `may_build` has the meaning that it has for advice. With `same_dice` the answer includes the result of perfect play
    with each player's dice.
    """

    objective: Objective = field(default_factory=DEFAULT_OBJECTIVE)
    explain: bool = False
    may_build: bool = True
    same_dice: bool = False
    shown: Shown = field(default_factory=Shown)


def game_question(find_rules: FindRules, request: GameCheckRequest) -> GameQuestion:
    """Return the game of a request, whatever its problems."""
    rules, players = find_rules(request.reference), players_of(request)
    found = [
        each.player if each.scorecard is None else replace(each.player, noted=find_noted_sheet(rules, each.scorecard))
        for each in players
    ]
    return GameQuestion(rules, Game(tuple(found)))


def review_question(find_rules: FindRules, request: GameReviewRequest) -> ReviewQuestion:
    """Return the game to review, whatever its problems; raise `InvalidGame` if it cannot have the objective."""
    rules = find_rules(request.reference)
    objective, problems = prove_objective(rules, request.objective)
    problems = [*(problem.below("objective") for problem in problems), *_misfits(objective, request)]
    if problems:
        raise InvalidGame(problems)
    game = Game(tuple(each.player for each in players_of(request)))
    shown = Shown(fields=request.fields)
    return ReviewQuestion(rules, game, objective, request.explain, not request.if_ready, request.same_dice, shown)


def _misfits(objective: Objective, request: GameReviewRequest) -> Iterator[Problem]:
    """Yield the problems of a request whose other fields do not fit its objective."""
    count = len(request.players or ())
    if isinstance(objective, Win) and not _FEWEST_TO_WIN <= count <= _MOST_TO_WIN:
        least, most = _FEWEST_TO_WIN, _MOST_TO_WIN
        detail = f"{objective.name} is for {least} to {most} players, not {count}"
        yield Problem("wrong-count", ("players",), detail, found=count, minimum=least, maximum=most)
    for name in ("explain", "same_dice"):
        if not objective.counts_points and getattr(request, name):
            detail = f"{name} is about points: it must be false with {objective.name}"
            yield Problem("contradiction", (name,), detail)


def players_of(request: GameCheckRequest | GameConversionRequest) -> Sequence[PlayerClaim]:
    """Return the players of a request; problems of their cards and turns are part of the answer.

    Raises `InvalidGame` if a player has both, or neither.
    """
    problems = []
    for number, each in enumerate(request.players or ()):
        if each.tells_turns and each.scorecard is not None:
            detail = "a player has either turns or a scorecard, not both"
            problems.append(Problem("contradiction", ("players", number, "scorecard"), detail))
        elif not each.tells_turns and each.scorecard is None:
            detail = "turns is missing: a player has either turns or a scorecard"
            problems.append(Problem("missing-field", ("players", number, "turns"), detail))
    if request.players is None or problems:
        raise InvalidGame(problems)
    return request.players
