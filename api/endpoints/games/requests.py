"""Requests about whole games, and the questions made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final

from api.answers.shown import REVIEW_FIELDS, Shown
from api.endpoints.games.players import GREATEST_SOURCE, PlayerClaim, Players
from api.requests.card_lookup import find_noted_sheet
from api.requests.declaration import Request, declare
from api.requests.fields import Choices, Flag, Text, for_all_items
from api.requests.objective_fields import AskedObjective, ObjectiveClaim, prove_objective
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import FindRules
from engine.cards.rules import Rules
from engine.errors import InvalidGame, Problem
from engine.games.game import Game
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import Win

_REVIEWED: Final = {each.name: OBJECTIVES[each.name] for each in (DEFAULT_OBJECTIVE, Target, Win)}
"""The objectives of reviews."""
_OBJECTIVE: Final = AskedObjective(_REVIEWED, of_game=True)
_FEWEST_TO_WIN: Final = 2
_MOST_TO_WIN: Final = 6
"""Numbers of players who play to win against each other."""
_REVIEW_FIELDS: Final = Choices(REVIEW_FIELDS, ("ReviewField", "ReviewFields"), "Optional fields of a review.")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCheckRequest(RulesetRequest):
    """A game of up to 100 players."""

    source: Annotated[str | None, Text(GREATEST_SOURCE, "Origin of the game; ignored.")] = None
    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=True)]


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
    rules, players = find_rules(request.reference), players_of(request.players)
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
    game = Game(tuple(each.player for each in players_of(request.players)))
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


def players_of(claims: Sequence[PlayerClaim] | None) -> Sequence[PlayerClaim]:
    """Return the players of a request; problems of their cards and turns are part of the answer.

    Raises `InvalidGame` if a player has both, or neither.
    """
    problems = []
    for number, each in enumerate(claims or ()):
        if each.tells_turns and each.scorecard is not None:
            detail = "a player has either turns or a scorecard, not both"
            problems.append(Problem("contradiction", ("players", number, "scorecard"), detail))
        elif not each.tells_turns and each.scorecard is None:
            detail = "turns is missing: a player has either turns or a scorecard"
            problems.append(Problem("missing-field", ("players", number, "turns"), detail))
    if claims is None or problems:
        raise InvalidGame(problems)
    return claims
