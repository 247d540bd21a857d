"""`/v1/games/review`: what did every decision cost?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from flask import Flask, Response, request

from api.answers.breakdown import dump_comparison, dump_reason_tables
from api.answers.endings import dump_endings
from api.answers.explanation import explain_loss
from api.answers.moves import dump_action
from api.answers.reasons import dump_reason, join_reason
from api.answers.reports import dump_assumptions
from api.answers.shown import REVIEW_FIELDS
from api.answers.situations import dump_source
from api.endpoints.games.check import dump_standings
from api.endpoints.games.player_reviews import dump_grades, dump_highlight, dump_player_review, dump_same_dice
from api.endpoints.games.requests import (
    GAME_REVIEW,
    SHOWN_REVIEW,
    ReviewQuestion,
    review_question,
)
from api.endpoints.games.sheet_reviews import SECONDS_FOR_TURN, SECONDS_WITHOUT_ESTIMATE, dump_sheet_review
from api.http.allowance import current_allowance
from api.http.batch import Batch, Outcome, answer_each
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.http.encoding import encode
from api.http.stream import answer_batch
from api.requests.loading import limit_definitions, load, load_items, load_shown
from api.requests.objective_fields import MAXIMIZE
from api.requests.positions import refused_with_columns
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.games.moves import Keep, Move
from strategy_tables import Decision, GameReview, MissingTable, PlayerReview, Table, plays_for, review
from strategy_tables.advice.explain import Comparison, Comparisons, explain_losses
from strategy_tables.advice.main_reason import reason_between
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.perfect_replay import replay_perfectly
from strategy_tables.advice.reason import Reason
from strategy_tables.model.allowance import seconds_for_advice
from strategy_tables.opponents.strength_estimate import estimate_strength
from strategy_tables.sheets.review import review_sheets
from strategy_tables.store.kinds import OUTLOOK
from strategy_tables.store.table_set import RulesetTables

_SAME_DICE: Final = 5
"""How often as much as a review it takes to play the same dice: there may be more hands, and they come one by one."""
_SECONDS_FOR_REASONS: Final = 5e-3
"""What comparing two moves takes, once the values that it needs are there."""
_BYTES_OF_REASONS: Final = 1_500
_BYTES_OF_SOURCE: Final = 110
"""Of the comparison of two moves, and of each source of points in it, as they are sent."""


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `POST /v1/games/review` and `/v1/games/review/batch`."""

    @app.post("/v1/games/review")
    def review_one_game() -> Response:
        question = load(GAME_REVIEW, read_json(request, LARGE_BODY_LIMIT), partial(review_question, catalogue.rules))
        return answer(answer_review(server_tables, question))

    @app.post("/v1/games/review/batch")
    def review_games() -> Response:
        shown = load_shown(SHOWN_REVIEW, SHOWN_REVIEW.read_address(request.query_string))
        each = partial(review_question, limit_definitions(catalogue.rules))
        ask = partial(review_all, server_tables)
        return answer_batch(
            Batch(load_items, lambda item: load(GAME_REVIEW, shown(item), each), ask, longest=LARGE_BODY_LIMIT)
        )


def review_all(server_tables: ServerTables, questions: Sequence[ReviewQuestion]) -> Iterator[Outcome]:
    """Return the encoded review of each game."""
    return answer_each(questions, lambda question: encode(answer_review(server_tables, question)))


def answer_review(server_tables: ServerTables, question: ReviewQuestion) -> dict[str, Any]:
    """Return every decision with its loss, and every roll with its luck; raises as `build_missing` does."""
    ask = _answer_by_estimate if question.rules.named else _answer_by_table
    return server_tables.build_missing(partial(ask, question, server_tables))


def _answer_by_table(question: ReviewQuestion, server_tables: ServerTables) -> dict[str, Any]:
    allow_review(question)
    with require_for_review(server_tables, question) as tables:
        reviewed = review(tables.means, question.rules, question.game)
        reasons = find_reasons(tables, question, reviewed)
        return dump_review(question, tables.means, reviewed, reasons)


def _answer_by_estimate(question: ReviewQuestion, server_tables: ServerTables) -> dict[str, Any]:
    if question.explain:
        raise refused_with_columns(question.rules, "reasons are given of every loss", "explain")
    seconds = SECONDS_FOR_TURN * sum(len(player.turns) for player in question.game.players)
    if server_tables.estimate(question.rules) is None:
        seconds += SECONDS_WITHOUT_ESTIMATE * len(question.game.players)
    current_allowance().charge(seconds)
    with server_tables.require_estimate(question.rules) as estimate:
        return dump_sheet_review(question, review_sheets(estimate, question.rules, question.game))


def require_for_review(server_tables: ServerTables, question: ReviewQuestion) -> AbstractContextManager[RulesetTables]:
    """Return what `ServerTables.require` yields for a review."""
    kinds = [OUTLOOK] if question.explain else []
    return server_tables.require(question.rules.card, *kinds, may_build=question.may_build)


def allow_review(question: ReviewQuestion) -> None:
    """Take what reviewing every hand takes; raises `TooCostly` where there are too many for one request."""
    compiled = question.rules.card
    hands: Counter[int] = Counter()
    for player in question.game.players:
        for played, turn in enumerate(player.turns):
            hands[compiled.greatest_extra_rolls(played)] += len(turn.rolls)
    plays = 1 + _SAME_DICE * question.same_dice
    current_allowance().charge(
        sum(plays * count * seconds_for_advice(compiled, extra) for extra, count in hands.items())
    )


def allow_reasons(question: ReviewQuestion, reviewed: GameReview) -> None:
    """Raise `TooCostly` or `AnswerTooLarge` where there are too many losses to say of each why it was one."""
    losses = sum(decision.loss > 0 for player in reviewed.players for decision in player.decisions)
    allowance = current_allowance()
    allowance.charge(losses * _SECONDS_FOR_REASONS)
    sources = len(question.rules.card.categories) + 2
    allowance.check_size(losses * (_BYTES_OF_REASONS + sources * _BYTES_OF_SOURCE))


@dataclass(frozen=True, slots=True)
class Reasons:
    """Comparisons of the best with the played move for all losses, and their tables."""

    explained: bool = False
    compared: Comparisons = field(default_factory=dict)
    tables: Sequence[Mapping[str, Any]] = ()

    def of(self, player: int, decision: Decision) -> Comparison | None:
        """Return the comparison for a decision; None if it lost nothing, or a table is missing."""
        return self.compared.get((player, decision.turn, decision.roll))


class ReasonCache:
    """The reasons of losses, each found when it is first requested."""

    def __init__(self, table: Table) -> None:
        self._tables = RulesetTables(table, allowance=current_allowance())
        self._found: dict[int, Reason] = {}

    def of(self, decision: Decision, known: Comparison | None = None) -> Reason:
        """Return the reason of one decision; `known` is the breakdown that is sent with it."""
        found = self._found.get(id(decision))
        if found is None:
            pair = MovePair(self._tables, decision.position, decision.best, decision.played, decision.loss, known)
            found = self._found[id(decision)] = reason_between(pair)
        return found


def find_reasons(tables: RulesetTables, question: ReviewQuestion, reviewed: GameReview) -> Reasons:
    """Return the reasons for all losses; none if they were not requested.

    Where too many states are to come to do without a table of outlooks, raises `MissingTable`, or returns none if the
    question takes only what is ready.
    """
    if not question.explain:
        return Reasons()
    allow_reasons(question, reviewed)
    try:
        return Reasons(True, explain_losses(tables, reviewed), dump_reason_tables(tables))
    except MissingTable:
        if question.may_build:
            raise
        return Reasons(True)


def dump_review(question: ReviewQuestion, table: Table, reviewed: GameReview, reasons: Reasons) -> dict[str, Any]:
    """Return every decision with its loss, with reasons if they were requested, and every roll with its luck."""
    points = ReasonCache(table)
    players = [
        {
            **_dump_player(table, number, player, reasons, points),
            **(dump_same_dice(replay_perfectly(table, question.rules, player)) if question.same_dice else {}),
            **dump_assumptions(reported.assumptions),
        }
        for number, (player, reported) in enumerate(zip(reviewed.players, reviewed.report.players, strict=True))
    ]
    shown = question.shown
    highlights = []
    for number, decision in reviewed.highlights if shown.has("highlights") else ():
        what = dump_highlight(players[number], reviewed.players[number], decision)
        ends = {
            "best_plays_for": _dump_endings_after(table, decision, decision.best),
            "played_plays_for": _dump_endings_after(table, decision, decision.played),
        }
        why = explain_loss(decision, points.of(decision))
        highlights.append({"player": number, **what, **ends, "why": why})
    answer = {
        "kind": "game_review",
        "ruleset": question.rules.name,
        "objective": {MAXIMIZE: DEFAULT_OBJECTIVE.name},
        "complete": reviewed.report.complete,
        "players": [shown.of(player, REVIEW_FIELDS) for player in players],
        "standings": dump_standings(reviewed.report),
        "highlights": highlights,
        "grades": dump_grades(table.expected_above_least),
        "tables": reasons.tables or [dump_source(table.header)],
    }
    return shown.of(answer, REVIEW_FIELDS)


def _dump_endings_after(table: Table, decision: Decision, move: Move) -> list[dict[str, Any]]:
    """Return the endings of the turn after a keep; nothing for a score, and for keeping every die."""
    position = decision.position
    if isinstance(move, Keep) and move.dice != position.hand:
        return dump_endings(position.rules, plays_for(table, position, move))
    return []


def _dump_player(
    table: Table, number: int, player: PlayerReview, reasons: Reasons, points: ReasonCache
) -> dict[str, Any]:
    def dump(decision: Decision, best_value: float, value: float) -> dict[str, Any]:
        position, why = decision.position, dict[str, Any]()
        if decision.loss and reasons.explained:
            compared = reasons.of(number, decision)
            why = _dump_reasons(decision, best_value, value, compared, points.of(decision, compared))
        return {
            "played": dump_action(position, decision.played),
            "best": dump_action(position, decision.best),
            **why,
        }

    return dump_player_review(player, dump, estimate_strength(table.compiled, player.free_decision_count, player.loss))


def _dump_reasons(
    decision: Decision, best_value: float, value: float, compared: Comparison | None, point: Reason
) -> dict[str, Any]:
    """Return the reasons for the loss of a played move."""
    breakdown = None if compared is None else dump_comparison(compared, best_value, value)
    return join_reason(breakdown, dump_reason(decision.position, point, decision.played), explain_loss(decision, point))
