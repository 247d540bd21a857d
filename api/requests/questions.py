"""The step from fields to what the engine proves: rules, scorecards, positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from api.requests.fields import CardClaim, ObjectiveClaim, OpponentClaim
from api.requests.move_fields import MoveClaim
from api.service.catalogue import Catalogue, Rules
from engine.dice import Hand
from engine.errors import Invalid, InvalidCategory, InvalidPosition, InvalidScorecard, Problem
from engine.game import Game, Player
from engine.position import Move, Position, legal_keep, legal_score, prove_position
from engine.ruleset import DEFAULT_RULESET
from engine.scorecard import Scorecard, check_scorecard
from engine.words import quoted
from strategy_tables import EXPECTED_TOTAL

_EMPTY_CARD = CardClaim()
_MEAN = ObjectiveClaim()
_NO_TURNS = Player(turns=())


@dataclass(frozen=True, slots=True)
class Objective:
    """What is maximised, by its name on the wire, with what it needs: see `ObjectiveClaim`."""

    name: str = EXPECTED_TOTAL.name
    target: int = 0
    opponents: tuple[Scorecard | Position, ...] = ()
    tie_share: float = 0.0


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked about: a proved position in a game with these rules, what to maximise, and whether to say why.

    `compare_with` is the legal move that the best one is to be compared with; None stands for the next best. With
    `if_ready` no optional table is built: what needs one that is not there is refused, and reasons are left out.
    """

    rules: Rules
    position: Position
    objective: Objective
    explain: bool = False
    compare_with: Move | None = None
    if_ready: bool = False


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """A card that somebody claims, and totals claimed for it."""

    rules: Rules
    card: Scorecard
    claimed: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """A game that somebody tells; its review maximises the expected total, and says why if it is to `explain`.

    `if_ready` is that of `Question`.
    """

    rules: Rules
    game: Game
    explain: bool = False
    if_ready: bool = False


def build_question(catalogue: Catalogue, fields: Mapping[str, Any]) -> Question:
    """The position that is asked about.

    Absent fields are taken for harmless ones, so that the others can be checked. Raises `UnknownRuleset`, or
    `Invalid` with all that the rules have against the fields.
    """
    rules = catalogue.rules(fields.get("ruleset", DEFAULT_RULESET))
    card, problems = build_scorecard(rules, fields.get("scorecard", _EMPTY_CARD))
    dice = fields.get("dice", rules.compiled.hands[0])
    claim: ObjectiveClaim = fields.get("objective", _MEAN)
    opponents, of_opponents = build_opponents(rules, claim.opponents)
    of_opponents = [problem.below("objective", "opponents") for problem in of_opponents]
    try:
        position = prove_position(rules.compiled, card, dice, fields.get("rolls_left", 0))
    except Invalid as error:
        raise InvalidPosition([*problems, *error.problems, *of_opponents]) from None
    compare_with: Move | None = None
    of_move: list[Problem] = []
    # A stand-in for what is absent has other moves.
    if {"compare_with", "dice", "rolls_left", "scorecard"} <= fields.keys():
        try:
            compare_with = build_move(rules, position, fields["compare_with"])
        except Invalid as error:
            of_move = [problem.below("compare_with") for problem in error.problems]
    if problems or of_opponents or of_move:
        raise InvalidPosition([*problems, *of_opponents, *of_move])
    objective = Objective(claim.maximize, claim.target, tuple(opponents), claim.tie_share)
    explain, if_ready = fields.get("explain", False), fields.get("if_ready", False)
    return Question(rules, position, objective, explain, compare_with, if_ready)


def build_move(rules: Rules, position: Position, claim: MoveClaim) -> Move:
    """The legal move that is meant; raises `IllegalMove`, or `InvalidCategory` for a name that means none."""
    if claim.category is not None:
        try:
            place = rules.place(claim.category)
        except InvalidCategory as error:
            raise InvalidCategory(problem.below("category") for problem in error.problems) from None
        return legal_score(position, place)
    return legal_keep(position, claim.keep)


def build_card_question(catalogue: Catalogue, fields: Mapping[str, Any]) -> CardQuestion:
    """The card that is asked about, which may well be wrong; raises `InvalidScorecard` only for unknown names."""
    rules = catalogue.rules(fields.get("ruleset", DEFAULT_RULESET))
    card, problems = build_scorecard(rules, fields.get("scorecard", _EMPTY_CARD))
    if problems:
        raise InvalidScorecard(problems)
    return CardQuestion(rules, card, fields.get("claimed", {}))


def build_game_question(catalogue: Catalogue, fields: Mapping[str, Any]) -> GameQuestion:
    """The game that is asked about, whatever is wrong with it."""
    rules = catalogue.rules(fields.get("ruleset", DEFAULT_RULESET))
    players = fields.get("players", (_NO_TURNS,))
    return GameQuestion(rules, Game(players), fields.get("explain", False), fields.get("if_ready", False))


def build_standing(
    rules: Rules, claim: CardClaim, dice: Hand | None, rolls_left: int | None
) -> tuple[Scorecard | Position, list[Problem]]:
    """A card between turns, possibly full, or with dice a position in a turn; and what the rules have against it."""
    card, problems = build_scorecard(rules, claim)
    if dice is None or rolls_left is None:
        return card, [*problems, *check_scorecard(rules.compiled, card).problems]
    try:
        return prove_position(rules.compiled, card, dice, rolls_left), problems
    except Invalid as error:
        return card, [*problems, *error.problems]


def build_opponents(rules: Rules, claims: Sequence[OpponentClaim]) -> tuple[list[Scorecard | Position], list[Problem]]:
    """Opponents' cards or positions, and what the rules have against them, by the places of the opponents."""
    built, problems = [], []
    for place, claim in enumerate(claims):
        standing, found = build_standing(rules, claim.card, claim.dice, claim.rolls_left)
        built.append(standing)
        problems += [problem.below(place) for problem in found]
    return built, problems


def build_scorecard(rules: Rules, claim: CardClaim) -> tuple[Scorecard, list[Problem]]:
    """A claim with its names looked up, and the problems of those that mean nothing, several, or the same."""
    problems: list[Problem] = []
    points: list[int | None] = [None] * len(rules.compiled.categories)
    said: dict[int, str] = {}
    for name, paid in claim.points.items():
        path = ("scorecard", "points", name)
        try:
            place = rules.place(name)
        except InvalidCategory as error:
            problems.extend(problem.below(*path) for problem in error.problems)
            continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are one category"
            problems.append(Problem("duplicate", path, detail, found=name))
        said[place] = name
        points[place] = paid
    return Scorecard(tuple(points), claim.extra_bonus_count), problems
