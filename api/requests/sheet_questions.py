"""From a request to what the engine proves in games of columns; raises as `questions` does, which asks here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from api.requests.address import CellName
from api.requests.card_lookup import find_claimed_columns, find_noted_sheet, find_sheet
from api.requests.game_fields import PlayerClaim
from api.requests.move_fields import MoveClaim
from api.requests.shown import Shown, shown_advice
from api.requests.single_cards import check_sheet_objective
from api.requests.typed import AdviceRequest, CardCheckRequest, GameReviewRequest, PositionRequest
from api.service.catalogue import SheetRules
from engine.cards.sheet import Cell
from engine.checks.noted_cards import NotedSheet
from engine.errors import (
    IllegalMove,
    Invalid,
    InvalidCategory,
    InvalidColumn,
    InvalidPosition,
    InvalidScorecard,
    Problem,
)
from engine.games.game import Game
from engine.games.sheet_position import (
    SheetMove,
    SheetPosition,
    check_sheet_position,
    legal_call,
    legal_cell_score,
    legal_sheet_keep,
    no_call_problems,
    prove_sheet_position,
)


@dataclass(frozen=True, slots=True)
class SheetPositionQuestion:
    """A proved position in a game of columns with these rules."""

    rules: SheetRules
    position: SheetPosition


@dataclass(frozen=True, slots=True)
class SheetQuestion(SheetPositionQuestion):
    """What is asked about a position: the moves by what they are worth, and whether to say why.

    `breakdown`, `compare_with` and `if_ready` are those of `Question`.
    """

    explain: bool = False
    breakdown: bool = True
    compare_with: SheetMove | None = None
    if_ready: bool = False
    shown: Shown = field(default_factory=Shown)


@dataclass(frozen=True, slots=True)
class SheetCardQuestion:
    """A sheet that somebody claims, with the rows noted on it, and totals claimed for it and for columns."""

    rules: SheetRules
    noted: NotedSheet
    claimed: Mapping[str, int]
    claimed_columns: Mapping[int, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class SheetGameQuestion:
    """A game that somebody tells."""

    rules: SheetRules
    game: Game


@dataclass(frozen=True, slots=True)
class SheetReviewQuestion(SheetGameQuestion):
    """A game that is to be reviewed; `explain` and `if_ready` are those of `ReviewQuestion`."""

    explain: bool = False
    if_ready: bool = False
    shown: Shown = field(default_factory=Shown)


def sheet_position_question(rules: SheetRules, request: PositionRequest) -> SheetPositionQuestion:
    """The position that is asked about."""
    position, problems = _find_position(rules, request)
    if position is None or problems:
        raise InvalidPosition(problems)
    return SheetPositionQuestion(rules, position)


def sheet_advice_question(rules: SheetRules, request: AdviceRequest) -> SheetQuestion:
    """The position that is asked about, and what to say of it."""
    position, problems = _find_position(rules, request)
    problems += check_sheet_objective(rules, request.objective)
    compare_with: SheetMove | None = None
    if position is not None and request.compare_with is not None:
        try:
            compare_with = _find_move(rules, position, request.compare_with)
        except Invalid as error:
            problems += [problem.below("compare_with") for problem in error.problems]
    if position is None or problems:
        raise InvalidPosition(problems)
    return SheetQuestion(
        rules,
        position,
        request.explain,
        request.breakdown,
        compare_with,
        request.if_ready,
        shown_advice(request.limit, request.fields),
    )


def sheet_card_question(rules: SheetRules, request: CardCheckRequest) -> SheetCardQuestion:
    """The sheet that is asked about, which may well be wrong: only unknown names are refused."""
    if request.scorecard is None:
        raise InvalidScorecard(())
    noted = find_noted_sheet(rules, request.scorecard)
    columns, of_totals = find_claimed_columns(rules, request.claimed)
    if noted.problems or of_totals:
        raise InvalidScorecard([*noted.problems, *of_totals])
    return SheetCardQuestion(rules, noted, request.claimed.totals, columns)


def sheet_game_question(rules: SheetRules, players: Sequence[PlayerClaim]) -> SheetGameQuestion:
    """The game that is asked about, whatever is wrong with it."""
    found = [
        each.player if each.scorecard is None else replace(each.player, noted=find_noted_sheet(rules, each.scorecard))
        for each in players
    ]
    return SheetGameQuestion(rules, Game(tuple(found)))


def sheet_review_question(rules: SheetRules, game: Game, request: GameReviewRequest) -> SheetReviewQuestion:
    """The game that is to be reviewed, whatever is wrong with it."""
    return SheetReviewQuestion(rules, game, request.explain, request.if_ready, Shown(fields=request.fields))


def _find_position(rules: SheetRules, request: PositionRequest) -> tuple[SheetPosition | None, list[Problem]]:
    """The position of a request, where it says one that is possible; and what the rules have against it."""
    claim, hand, rolls_left = request.scorecard, request.dice, request.rolls_left
    sheet, problems = (None, list[Problem]()) if claim is None else find_sheet(rules, claim)
    compiled, called, all_rolled = rules.compiled, None, request.all_rolled
    if compiled.announce_column < 0:
        problems += no_call_problems(request.announced, all_rolled)
        all_rolled = None
    elif request.announced is not None:
        try:
            called = rules.place(request.announced)
        except InvalidCategory as error:
            problems += [problem.below("announced") for problem in error.problems]
    if sheet is None or hand is None or rolls_left is None or problems:
        # What nobody can tell apart from a name that means nothing is left out.
        known = None if problems else sheet
        return None, [*problems, *check_sheet_position(compiled, known, hand, rolls_left, called, all_rolled)]
    try:
        return prove_sheet_position(compiled, sheet, hand, rolls_left, called, all_rolled), problems
    except Invalid as error:
        return None, [*problems, *error.problems]


def _find_move(rules: SheetRules, position: SheetPosition, claim: MoveClaim) -> SheetMove:
    """The legal move that is meant; raises `IllegalMove`, or for a name that means none what says so."""
    if claim.category is None:
        return legal_sheet_keep(position, claim.keep)
    column_name, category_name = claim.column, claim.category
    if isinstance(category_name, CellName) and "." in category_name:
        column_name, _, category_name = category_name.partition(".")
    problems: list[Problem] = []
    category = column = -1
    try:
        category = rules.place(category_name)
    except InvalidCategory as error:
        problems += [problem.below("category") for problem in error.problems]
    if column_name is not None:
        try:
            column = rules.column(column_name)
        except InvalidColumn as error:
            problems += [problem.below("column") for problem in error.problems]
    elif claim.action == "score":
        detail = f"column is missing: {rules.name} has columns"
        problems.append(Problem("missing-field", ("column",), detail, list(rules.column_places)))
    if problems:
        raise IllegalMove(problems)
    if claim.action == "score":
        return legal_cell_score(position, Cell(column, category))
    announced = rules.compiled.announce_column
    if column >= 0 and announced >= 0 and column != announced:
        own = rules.compiled.columns[announced].column.id
        detail = f"categories are announced in the column {own}, not in {column_name}"
        raise IllegalMove([Problem("illegal-announce", ("column",), detail, own, column_name)])
    return legal_call(position, category)
