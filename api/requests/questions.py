"""From a request to what the engine proves: rules, scorecards, positions.

Each raises `UnknownRuleset`, or `Invalid` with all that the rules have against the request. That is nothing where
something is only missing, since the schema says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from api.requests.fields import CardClaim, OpponentClaim, Paid, Told
from api.requests.move_fields import MoveClaim
from api.requests.objective_fields import MAXIMIZE, ObjectiveClaim
from api.requests.typed import AdviceRequest, CardCheckRequest, GameRequest, PositionRequest, ReviewRequest
from api.service.catalogue import FindRules, Rules
from engine.dice import Hand
from engine.errors import Invalid, InvalidCategory, InvalidGame, InvalidPosition, InvalidScorecard, Problem
from engine.game import Game
from engine.position import Move, Position, check_position, legal_keep, legal_score, prove_position
from engine.scorecard import Scorecard, check_scorecard, empty_scorecard
from engine.words import quoted
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.parameters import Opponents, parameters_of


@dataclass(frozen=True, slots=True)
class PositionQuestion:
    """A proved position in a game with these rules."""

    rules: Rules
    position: Position


@dataclass(frozen=True, slots=True)
class Question(PositionQuestion):
    """What is asked about a position: what to maximise in it, and whether to say why.

    `compare_with` is the legal move that the best one is to be compared with; None stands for the next best. With
    `if_ready` no optional table is built: what needs one that is not there is refused, and reasons are left out.
    """

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
    """A game that somebody tells."""

    rules: Rules
    game: Game


@dataclass(frozen=True, slots=True)
class ReviewQuestion(GameQuestion):
    """A game whose review maximises the expected total, and says why if it is to `explain`.

    `if_ready` is that of `Question`.
    """

    explain: bool = False
    if_ready: bool = False


def position_question(find_rules: FindRules, request: PositionRequest) -> PositionQuestion:
    """The position that is asked about."""
    rules = find_rules(request.ruleset)
    position, problems = _find_position(rules, request)
    if position is None or problems:
        raise InvalidPosition(problems)
    return PositionQuestion(rules, position)


def advice_question(find_rules: FindRules, request: AdviceRequest) -> Question:
    """The position that is asked about, and what to say of it."""
    rules = find_rules(request.ruleset)
    position, problems = _find_position(rules, request)
    objective, of_objective = prove_objective(rules, request.objective)
    problems += [problem.below("objective") for problem in of_objective]
    compare_with: Move | None = None
    if position is not None and request.compare_with is not None:
        try:
            compare_with = _find_move(rules, position, request.compare_with)
        except Invalid as error:
            problems += [problem.below("compare_with") for problem in error.problems]
    if position is None or problems:
        raise InvalidPosition(problems)
    return Question(rules, position, objective, request.explain, compare_with, request.if_ready)


def card_question(find_rules: FindRules, request: CardCheckRequest) -> CardQuestion:
    """The card that is asked about, which may well be wrong: only unknown names are refused."""
    rules = find_rules(request.ruleset)
    if request.scorecard is None:
        raise InvalidScorecard(())
    card, problems = find_card(rules, request.scorecard)
    if problems:
        raise InvalidScorecard(problems)
    return CardQuestion(rules, card, request.claimed)


def game_question(find_rules: FindRules, request: GameRequest) -> GameQuestion:
    """The game that is asked about, whatever is wrong with it."""
    return GameQuestion(find_rules(request.ruleset), _find_game(request))


def review_question(find_rules: FindRules, request: ReviewRequest) -> ReviewQuestion:
    """The game that is to be reviewed, whatever is wrong with it."""
    return ReviewQuestion(find_rules(request.ruleset), _find_game(request), request.explain, request.if_ready)


def _find_game(request: GameRequest) -> Game:
    if request.players is None:
        raise InvalidGame(())
    return Game(request.players)


def _find_position(rules: Rules, request: PositionRequest) -> tuple[Position | None, list[Problem]]:
    """The position of a request, where it says one that is possible; and what the rules have against it."""
    claim, dice, rolls_left = request.scorecard, request.dice, request.rolls_left
    card, problems = (None, []) if claim is None else find_card(rules, claim)
    if card is None or dice is None or rolls_left is None:
        return None, [*problems, *check_position(rules.compiled, card, dice, rolls_left)]
    try:
        return prove_position(rules.compiled, card, dice, rolls_left), problems
    except Invalid as error:
        return None, [*problems, *error.problems]


def _find_move(rules: Rules, position: Position, claim: MoveClaim) -> Move:
    """The legal move that is meant; raises `IllegalMove`, or `InvalidCategory` for a name that means none."""
    if claim.category is not None:
        try:
            place = rules.place(claim.category)
        except InvalidCategory as error:
            raise InvalidCategory(problem.below("category") for problem in error.problems) from None
        return legal_score(position, place)
    return legal_keep(position, claim.keep)


def prove_objective(rules: Rules, claim: ObjectiveClaim) -> tuple[Objective, list[Problem]]:
    """What is maximised, and what the rules have against it."""
    given, problems = dict(claim.given), []
    for name in [each.name for each in parameters_of(claim.objective) if isinstance(each.kind, Opponents)]:
        situations, found = prove_opponents(rules, given[name])
        given[name] = tuple(situations)
        problems += [problem.below(name) for problem in found]
    objective = claim.objective(**given)
    if refusal := objective.refuse(rules.compiled):
        detail = f"{objective.name} cannot be maximised: {refusal}"
        problems.append(Problem("contradiction", (MAXIMIZE,), detail, found=objective.name))
    return objective, problems


def prove_situation(
    rules: Rules, claim: CardClaim, dice: Hand | None, rolls_left: int | None
) -> tuple[Scorecard | Position, list[Problem]]:
    """A card between turns, possibly full, or with dice a position in a turn; and what the rules have against it."""
    card, problems = find_card(rules, claim)
    if dice is None or rolls_left is None:
        return card, [*problems, *check_scorecard(rules.compiled, card).problems]
    try:
        return prove_position(rules.compiled, card, dice, rolls_left), problems
    except Invalid as error:
        return card, [*problems, *error.problems]


def prove_opponents(rules: Rules, claims: Sequence[OpponentClaim]) -> tuple[list[Scorecard | Position], list[Problem]]:
    """Opponents' cards or positions, and what the rules have against them, by the places of the opponents."""
    situations, problems = [], []
    for place, claim in enumerate(claims):
        situation, found = prove_situation(rules, claim.card, claim.dice, claim.rolls_left)
        situations.append(situation)
        problems += [problem.below(place) for problem in found]
    return situations, problems


def find_card(rules: Rules, claim: CardClaim) -> tuple[Scorecard, list[Problem]]:
    """A claim with its names looked up, and the problems of those that mean nothing, several, or the same."""
    problems: list[Problem] = []
    fillings: list[tuple[int, ...]] = [()] * len(rules.compiled.categories)
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
        fillings[place], wrong = _find_fillings(name, paid, rules.compiled.times[place])
        problems += wrong
    stock = empty_scorecard(rules.compiled).extra_rolls if claim.extra_rolls is None else claim.extra_rolls
    return Scorecard(tuple(fillings), claim.extra_bonus_count, stock), problems


def _find_fillings(name: str, paid: Paid, times: int) -> tuple[tuple[int, ...], Sequence[Problem]]:
    """The points of each filling of a category that can be filled so many times; and the problem of another shape."""
    path = ("scorecard", "points", name)
    if isinstance(paid, Told):
        if times > 1 or len(paid) < 2:
            return paid, ()
        return (), [Problem("duplicate-key", ("card",), f"card says {quoted(name)} more than once")]
    if isinstance(paid, list):
        if times > 1:
            return tuple(paid), ()
        detail = f"{quoted(name)} is filled once: its points are a number, not a list"
        return (), [Problem("wrong-type", path, detail, found=paid)]
    if paid is None or times == 1:
        return () if paid is None else (paid,), ()
    detail = f"{quoted(name)} can be filled {times} times: its points are a list, as in [{paid}], not a number"
    return (), [Problem("wrong-type", path, detail, expected=[paid], found=paid)]
