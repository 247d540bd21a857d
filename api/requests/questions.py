"""From a request to what the engine proves: rules, scorecards, positions.

Each raises `UnknownRuleset`, or `Invalid` with all that the rules have against the request. That is nothing where
something is only missing, since the schema says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from api.requests.card_fields import CardClaim, OpponentClaim, SheetClaim
from api.requests.card_lookup import check_card_totals, find_card, find_noted_card
from api.requests.game_fields import PlayerClaim
from api.requests.move_fields import MoveClaim
from api.requests.objective_fields import MAXIMIZE, ObjectiveClaim
from api.requests.sheet_questions import (
    SheetCardQuestion,
    SheetGameQuestion,
    SheetPositionQuestion,
    SheetQuestion,
    SheetReviewQuestion,
    sheet_advice_question,
    sheet_card_question,
    sheet_game_question,
    sheet_position_question,
    sheet_review_question,
)
from api.requests.shown import Shown, shown_advice
from api.requests.typed import (
    AdviceRequest,
    CardCheckRequest,
    ConversionRequest,
    GameCheckRequest,
    GameReviewRequest,
    PositionRequest,
)
from api.service.catalogue import AnyRules, FindRules, Rules, SheetRules
from engine.cards.scorecard import Scorecard
from engine.checks.card_check import check_scorecard
from engine.checks.noted_cards import NotedCard
from engine.dice import Hand
from engine.errors import IllegalMove, Invalid, InvalidCategory, InvalidGame, InvalidPosition, InvalidScorecard, Problem
from engine.games.game import Game
from engine.games.position import Move, Position, check_position, legal_keep, legal_score, prove_position
from engine.games.sheet_position import no_call_problems
from engine.written.pasted import GREATEST_LINES, WrittenRow, read_lines
from strategy_tables import STRENGTHS, Strength
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.opponent_outlooks import Opponent
from strategy_tables.advice.parameters import Opponents, parameters_of


@dataclass(frozen=True, slots=True)
class PositionQuestion:
    """A proved position in a game with these rules."""

    rules: Rules
    position: Position


@dataclass(frozen=True, slots=True)
class Question(PositionQuestion):
    """What is asked about a position: what to maximise in it, and whether to say why.

    `compare_with` is the legal move that the best one is to be compared with; None stands for the one that a person
    would consider. Without `breakdown` the reason is told by itself, and nothing is worked out of where the points come
    from. With `if_ready` no optional table is built: what needs one that is not there is refused, and the breakdown
    left out.
    """

    objective: Objective
    explain: bool = False
    breakdown: bool = True
    compare_with: Move | None = None
    if_ready: bool = False
    shown: Shown = field(default_factory=Shown)


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """A card that somebody claims, with the rows noted on it, and totals claimed for it."""

    rules: Rules
    noted: NotedCard
    claimed: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ConversionQuestion:
    """A sheet as somebody wrote it, row by row."""

    rules: AnyRules
    rows: tuple[WrittenRow, ...]


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """A game that somebody tells."""

    rules: Rules
    game: Game


@dataclass(frozen=True, slots=True)
class ReviewQuestion(GameQuestion):
    """A game whose review maximises the expected total, and says why if it is to `explain`.

    `if_ready` is that of `Question`; with `same_dice` it says what perfect play makes of everybody's dice.
    """

    explain: bool = False
    if_ready: bool = False
    same_dice: bool = False
    shown: Shown = field(default_factory=Shown)


AnyPositionQuestion = PositionQuestion | SheetPositionQuestion
AnyQuestion = Question | SheetQuestion
AnyCardQuestion = CardQuestion | SheetCardQuestion
AnyGameQuestion = GameQuestion | SheetGameQuestion
AnyReviewQuestion = ReviewQuestion | SheetReviewQuestion


def position_question(find_rules: FindRules, request: PositionRequest) -> AnyPositionQuestion:
    """The position that is asked about."""
    rules = find_rules(request.ruleset)
    if isinstance(rules, SheetRules):
        return sheet_position_question(rules, request)
    position, problems = _find_position(rules, request)
    if position is None or problems:
        raise InvalidPosition(problems)
    return PositionQuestion(rules, position)


def advice_question(find_rules: FindRules, request: AdviceRequest) -> AnyQuestion:
    """The position that is asked about, and what to say of it."""
    rules = find_rules(request.ruleset)
    if isinstance(rules, SheetRules):
        return sheet_advice_question(rules, request)
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
    return Question(
        rules,
        position,
        objective,
        request.explain,
        request.breakdown,
        compare_with,
        request.if_ready,
        shown_advice(request.limit, request.fields),
    )


def card_question(find_rules: FindRules, request: CardCheckRequest) -> AnyCardQuestion:
    """The card that is asked about, which may well be wrong: only unknown names are refused."""
    rules = find_rules(request.ruleset)
    if isinstance(rules, SheetRules):
        return sheet_card_question(rules, request)
    if request.scorecard is None:
        raise InvalidScorecard(())
    noted = find_noted_card(rules, request.scorecard)
    problems = [*noted.problems, *check_card_totals(rules, request.claimed)]
    if problems:
        raise InvalidScorecard(problems)
    return CardQuestion(rules, noted, request.claimed.totals)


def conversion_question(find_rules: FindRules, request: ConversionRequest) -> ConversionQuestion:
    """The sheet that is to be read, whatever it says.

    Raises `InvalidScorecard` where it has too many lines, is told twice, or not at all.
    """
    rules = find_rules(request.ruleset)
    if request.text is None or request.rows is None:
        raise InvalidScorecard(())
    if bool(request.text) == bool(request.rows):
        detail = "send either text, a sheet as it was pasted, or rows, each with its name and value"
        raise InvalidScorecard([Problem("contradiction" if request.rows else "missing-field", ("text",), detail)])
    rows = request.rows or tuple(islice(read_lines(request.text), GREATEST_LINES + 1))
    if len(rows) > GREATEST_LINES:
        detail = f"text has more than {GREATEST_LINES} lines that say something"
        raise InvalidScorecard([Problem("too-many", ("text",), detail, GREATEST_LINES)])
    return ConversionQuestion(rules, rows)


def game_question(find_rules: FindRules, request: GameCheckRequest) -> AnyGameQuestion:
    """The game that is asked about, whatever is wrong with it."""
    rules, players = find_rules(request.ruleset), _players_of(request)
    if isinstance(rules, SheetRules):
        return sheet_game_question(rules, players)
    found = [
        each.player if each.scorecard is None else replace(each.player, noted=find_noted_card(rules, each.scorecard))
        for each in players
    ]
    return GameQuestion(rules, Game(tuple(found)))


def review_question(find_rules: FindRules, request: GameReviewRequest) -> AnyReviewQuestion:
    """The game that is to be reviewed, whatever is wrong with it."""
    rules = find_rules(request.ruleset)
    game = Game(tuple(each.player for each in _players_of(request)))
    if isinstance(rules, SheetRules):
        return sheet_review_question(rules, game, request)
    shown = Shown(fields=request.fields)
    return ReviewQuestion(rules, game, request.explain, request.if_ready, request.same_dice, shown)


def _players_of(request: GameCheckRequest) -> Sequence[PlayerClaim]:
    """The players of a request of either kind: what is wrong with their cards and turns is the answer.

    Raises `InvalidGame` for those who tell both, or neither.
    """
    problems = []
    for number, each in enumerate(request.players or ()):
        if each.tells_turns and each.scorecard is not None:
            detail = "a player has turns, or in place of them a scorecard, not both"
            problems.append(Problem("contradiction", ("players", number, "scorecard"), detail))
        elif not each.tells_turns and each.scorecard is None:
            detail = "turns is missing: a player has turns, or in place of them a scorecard"
            problems.append(Problem("missing-field", ("players", number, "turns"), detail))
    if request.players is None or problems:
        raise InvalidGame(problems)
    return request.players


def _find_position(rules: Rules, request: PositionRequest) -> tuple[Position | None, list[Problem]]:
    """The position of a request, where it says one that is possible; and what the rules have against it."""
    claim, dice, rolls_left = request.scorecard, request.dice, request.rolls_left
    card, problems = (None, list[Problem]()) if claim is None else find_card(rules, claim)
    problems += no_call_problems(request.announced, request.all_rolled)
    if card is None or dice is None or rolls_left is None:
        return None, [*problems, *check_position(rules.compiled, card, dice, rolls_left)]
    try:
        return prove_position(rules.compiled, card, dice, rolls_left), problems
    except Invalid as error:
        return None, [*problems, *error.problems]


def _find_move(rules: Rules, position: Position, claim: MoveClaim) -> Move:
    """The legal move that is meant; raises `IllegalMove`, or `InvalidCategory` for a name that means none."""
    if claim.column is not None:
        detail = f"{rules.name} has no columns: a move has none"
        raise IllegalMove([Problem("contradiction", ("column",), detail, found=claim.column)])
    if claim.action == "announce":
        detail = f"{rules.name} has no column to announce categories in"
        raise IllegalMove([Problem("illegal-announce", ("action",), detail)])
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
        opponents, found = prove_opponents(rules, given[name])
        given[name] = tuple(opponents)
        problems += [problem.below(name) for problem in found]
    objective = claim.objective(**given)
    if refusal := objective.refusal(rules.compiled):
        detail = f"{objective.name} cannot be maximised: {refusal}"
        problems.append(Problem("contradiction", (MAXIMIZE,), detail, found=objective.name))
    return objective, problems


def prove_situation(
    rules: Rules, claim: CardClaim | SheetClaim, dice: Hand | None, rolls_left: int | None
) -> tuple[Scorecard | Position, list[Problem]]:
    """A card between turns, possibly full, or with dice a position in a turn; and what the rules have against it."""
    card, problems = find_card(rules, claim)
    if dice is None or rolls_left is None:
        return card, [*problems, *check_scorecard(rules.compiled, card).problems]
    try:
        return prove_position(rules.compiled, card, dice, rolls_left), problems
    except Invalid as error:
        return card, [*problems, *error.problems]


def prove_opponents(rules: Rules, claims: Sequence[OpponentClaim]) -> tuple[list[Opponent], list[Problem]]:
    """Opponents, and what the rules have against their cards or positions, by the places of the opponents."""
    opponents, problems = [], []
    for place, claim in enumerate(claims):
        situation, found = prove_situation(rules, claim.card, claim.dice, claim.rolls_left)
        opponents.append(Opponent(situation, _STRENGTHS[claim.strength], claim.count))
        problems += [problem.below(place) for problem in found]
    return opponents, problems


_STRENGTHS: Final[Mapping[str, Strength]] = {strength.id: strength for strength in STRENGTHS}
