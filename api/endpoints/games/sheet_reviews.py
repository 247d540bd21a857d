"""The review of a game of columns: what every decision cost, and what every roll gave."""

from __future__ import annotations

from typing import Any, Final

from api.answers.endings import dump_endings
from api.answers.facts import dump_strength
from api.answers.moves import capital, describe_move, dump_action
from api.answers.reports import dump_assumptions
from api.answers.sheets import dump_call
from api.answers.shown import REVIEW_FIELDS
from api.answers.situations import dump_method
from api.endpoints.games.check import dump_standings
from api.endpoints.games.player_reviews import dump_grades, dump_highlight, dump_player_review
from api.endpoints.games.requests import ReviewQuestion
from api.requests.objective_fields import MAXIMIZE
from engine.cards.scoring import Score
from engine.games.moves import Move
from strategy_tables.advice.number_text import format_amount
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.sheets.advise import sheet_turn_of
from strategy_tables.sheets.review import SheetDecision, SheetGameReview

SECONDS_FOR_TURN: Final = 0.02
"""What the values of one turn take, and the moves of its decisions."""
SECONDS_WITHOUT_ESTIMATE: Final = 0.25
"""The further seconds for all turns of one player where there is no estimate and each turn is solved exactly."""


def dump_sheet_review(question: ReviewQuestion, reviewed: SheetGameReview) -> dict[str, Any]:
    """Return every decision with its loss, every roll with its luck, and the corrections of the estimate."""
    shown = question.shown
    players = [
        {**dump_player_review(player, _dump_moves, None, estimated=True), **dump_assumptions(reported.assumptions)}
        for player, reported in zip(reviewed.players, reviewed.report.players, strict=True)
    ]
    highlights = [
        {
            "player": number,
            **dump_highlight(players[number], reviewed.players[number], decision),
            "best_plays_for": _dump_endings_after(reviewed, decision, decision.best),
            "played_plays_for": _dump_endings_after(reviewed, decision, decision.played),
            "why": explain_sheet_loss(reviewed, decision),
        }
        for number, decision in (reviewed.highlights if shown.has("highlights") else ())
    ]
    answer = {
        "kind": "game_review",
        "ruleset": question.rules.name,
        "objective": {MAXIMIZE: DEFAULT_OBJECTIVE.name},
        "complete": reviewed.report.complete,
        "players": [shown.of(player, REVIEW_FIELDS) for player in players],
        "standings": dump_standings(reviewed.report),
        "highlights": highlights,
        "grades": dump_grades(reviewed.expected_above_least),
        **dump_method(reviewed.estimate),
        "strength": None if reviewed.estimate is None else dump_strength(reviewed.estimate),
    }
    return shown.of(answer, REVIEW_FIELDS)


def _dump_moves(decision: SheetDecision, _best_value: float, _value: float) -> dict[str, Any]:
    position = decision.position
    return {
        **dump_call(position),
        "played": dump_action(position, decision.played),
        "best": dump_action(position, decision.best),
    }


def _dump_endings_after(reviewed: SheetGameReview, decision: SheetDecision, move: Move) -> list[dict[str, Any]]:
    """Return the endings of the turn after a keep or a call; nothing for a score, and for keeping every die."""
    position = decision.position
    if isinstance(move, Score) or getattr(move, "dice", None) == position.hand:
        return []
    turn = sheet_turn_of(reviewed.estimate, position.rules, position.sheet)
    return dump_endings(position.rules, turn.end(position, move).plays_for)


def explain_sheet_loss(reviewed: SheetGameReview, decision: SheetDecision) -> str:
    """Return ``Keeping 3 3 was better than scoring Ones (Down) for 2, by about 1.43.``"""
    position, about = decision.position, "" if reviewed.estimate is None else "about "
    best, played = (describe_move(position, move) for move in (decision.best, decision.played))
    return f"{capital(best)} was better than {played}, by {about}{format_amount(decision.loss)}."
