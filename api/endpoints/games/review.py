"""`/v1/games/review`: what did every decision cost?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from flask import Flask, Response, request

from api.answers.breakdown import dump_comparison, dump_reason_tables
from api.answers.explanation import explain_loss, explain_lost_chance
from api.answers.facts import dump_strength
from api.answers.moves import dump_action
from api.answers.reasons import dump_reason, join_reason
from api.answers.reports import dump_assumptions
from api.answers.sheets import dump_call
from api.answers.shown import REVIEW_FIELDS
from api.answers.situations import dump_objective, dump_source, dump_tables
from api.endpoints.games.check import dump_standings
from api.endpoints.games.player_reviews import (
    DIGITS_OF_CHANCES,
    dump_endings_after,
    dump_grades,
    dump_highlight,
    dump_player_review,
    dump_same_dice,
)
from api.endpoints.games.requests import (
    GAME_REVIEW,
    SHOWN_REVIEW,
    ReviewQuestion,
    review_question,
)
from api.http.allowance import current_allowance
from api.http.batch import Batch, Outcome, answer_each
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.http.encoding import encode, rounded_probability
from api.http.languages import request_texts
from api.http.stream import answer_batch
from api.requests.loading import limit_definitions, load, load_items, load_shown
from api.requests.positions import refused_with_columns
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from strategy_tables import Advisor, Decision, GameReview, MissingTable, PlayerReview, TableAdvisor, review
from strategy_tables.advice.chances import review_chances
from strategy_tables.advice.explain import Comparison
from strategy_tables.advice.main_reason import reasons_between
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.perfect_replay import replay_perfectly
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.review import Comparisons, explain_losses
from strategy_tables.model.allowance import seconds_for_advice
from strategy_tables.opponents.strength_estimate import estimate_strength
from strategy_tables.store.kinds import OUTLOOK
from strategy_tables.store.table_set import RulesetTables

_Answer = TypeVar("_Answer")

_SECONDS_FOR_TURN_OF_SHEET: Final = 0.02
"""Seconds for the values of one turn and the moves of its decisions."""
SECONDS_WITHOUT_ESTIMATE: Final = 0.25
"""Additional seconds for all turns of one player if no estimate exists and each turn is solved exactly."""
_SECONDS_FOR_TURN_OF_CHANCES: Final = 0.005
_SECONDS_FOR_CHANCES_OF_OTHER: Final = 0.001
"""Seconds for the moves of a turn under another objective, and for the chances of one more player in it."""
_SAME_DICE: Final = 5
"""Cost of perfect play with the same dice, in reviews: it may have more hands, and computes them one by one."""
_SECONDS_FOR_REASONS: Final = 5e-3
"""Seconds for comparing two moves whose values are known."""
_BYTES_OF_REASONS: Final = 1_500
_BYTES_OF_SOURCE: Final = 110
"""Encoded bytes of the comparison of two moves, and of each source of points in it."""


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
    """Return every decision with its loss, and every roll with its luck; raises as `with_review` does."""
    return with_review(server_tables, question, partial(dump_review, question))


def with_review(
    server_tables: ServerTables, question: ReviewQuestion, use: Callable[[Advisor, GameReview, Reasons], _Answer]
) -> _Answer:
    """Return an answer made from the review of a game and the reasons for its losses.

    Raises `InvalidPosition` if reasons are requested for a game of columns, and as `build_missing`, `review` and
    `find_reasons` do.
    """
    rules, table = question.rules, question.objective.table
    kinds = [OUTLOOK] if question.explain else [] if table is None else [table]
    if rules.named and question.explain:
        raise refused_with_columns(rules, "use explain for the reasons of every loss", "explain")

    def answer() -> _Answer:
        current_allowance().charge(_seconds_for_review(server_tables, question))
        with server_tables.require_advisor(rules, *kinds, may_build=question.may_build) as advisor:
            reviewed = _review(advisor, question)
            return use(advisor, reviewed, find_reasons(advisor, question, reviewed))

    return server_tables.build_missing(answer)


def _review(advisor: Advisor, question: ReviewQuestion) -> GameReview:
    if question.objective.counts_points:
        return review(advisor, question.rules, question.game)
    assert isinstance(advisor, TableAdvisor)  # noqa: S101  columns were refused
    return review_chances(advisor, question.rules, question.game, question.objective)


def _seconds_for_review(server_tables: ServerTables, question: ReviewQuestion) -> float:
    """Return the time for the review of every turn."""
    compiled, players = question.rules.card, question.game.players
    if question.rules.named:
        seconds = _SECONDS_FOR_TURN_OF_SHEET * sum(len(player.turns) for player in players)
        is_estimated = server_tables.digests(question.rules, ()) != (None,)
        return seconds if is_estimated else seconds + SECONDS_WITHOUT_ESTIMATE * len(players)
    hands: Counter[int] = Counter()
    for player in players:
        for played, turn in enumerate(player.turns):
            hands[compiled.greatest_extra_rolls(played)] += len(turn.rolls)
    plays = 1 + _SAME_DICE * question.same_dice
    seconds = sum(plays * count * seconds_for_advice(compiled, extra) for extra, count in hands.items())
    if question.objective.counts_points:
        return seconds
    others = len(players) - 1 if isinstance(question.objective, Win) else 0
    turns = sum(len(player.turns) for player in players)
    return 2 * seconds + turns * (_SECONDS_FOR_TURN_OF_CHANCES + others * _SECONDS_FOR_CHANCES_OF_OTHER)


def allow_reasons(question: ReviewQuestion, reviewed: GameReview) -> None:
    """Raise `TooCostly` or `AnswerTooLarge` if the losses are too many to explain each."""
    losses = sum(decision.loss > 0 for player in reviewed.players for decision in player.decisions)
    allowance = current_allowance()
    allowance.charge(losses * _SECONDS_FOR_REASONS)
    sources = len(question.rules.card.categories) + 2
    allowance.check_size(losses * (_BYTES_OF_REASONS + sources * _BYTES_OF_SOURCE))


class Reasons:
    """Reasons for losses, each found when it is first requested; estimated values have none.

    `compared` has the comparisons of best and played moves, if these were requested.
    """

    def __init__(self, advisor: Advisor, reviewed: GameReview, compared: Comparisons) -> None:
        tables = advisor.tables
        self._tables = None if tables is None else RulesetTables(tables.means, allowance=current_allowance())
        self._about = reviewed.strength is not None
        self._objective = reviewed.objective
        self._texts = request_texts()
        self._compared = compared
        self._highlights = [decision for _, decision in reviewed.highlights]
        self._found: dict[int, Reason] = {}

    def comparison_of(self, player: int, decision: Decision) -> Comparison | None:
        """Return the comparison for a decision; None if it lost nothing, or a table is missing."""
        return self._compared.get((player, decision.turn, decision.roll))

    def of(self, decision: Decision, known: Comparison | None = None) -> Reason | None:
        """Return the reason for the loss of one decision; `known` is the breakdown that is sent with it."""
        tables, found = self._tables, self._found
        if tables is None:
            return None
        if id(decision) not in found:
            # Finding those of all highlights together takes half as long.
            others = () if known else (each for each in self._highlights if id(each) not in found)
            asked = {id(each): each for each in (decision, *others)}
            pairs = [
                MovePair(tables, each.position, each.best, each.played, each.loss, known) for each in asked.values()
            ]
            found.update(zip(asked, reasons_between(pairs), strict=True))
        return found[id(decision)]

    def explain(self, decision: Decision, known: Comparison | None = None) -> str:
        """Return the sentence about the loss of one decision."""
        if not self._objective.counts_points:
            return explain_lost_chance(self._texts, self._objective, decision)
        return explain_loss(self._texts, decision, self.of(decision, known), about=self._about)


def find_reasons(advisor: Advisor, question: ReviewQuestion, reviewed: GameReview) -> Reasons:
    """Return the reasons for all losses, with comparisons if these were requested.

    If too many states lie ahead, a table of outlooks is needed. Without it, raises `MissingTable`, or returns no
    comparisons if the question takes only what is ready.
    """
    compared: Comparisons = {}
    if question.explain and advisor.tables is not None:
        allow_reasons(question, reviewed)
        try:
            compared = explain_losses(advisor.tables, reviewed)
        except MissingTable:
            if question.may_build:
                raise
    return Reasons(advisor, reviewed, compared)


def dump_review(question: ReviewQuestion, advisor: Advisor, reviewed: GameReview, reasons: Reasons) -> dict[str, Any]:
    """Return every decision with its loss, with reasons if they were requested, and every roll with its luck."""
    players = [
        {
            **_dump_player(question, advisor, number, player, reasons),
            **dump_assumptions(question.rules, reported.assumptions),
        }
        for number, (player, reported) in enumerate(zip(reviewed.players, reviewed.report.players, strict=True))
    ]
    shown = question.shown
    highlights = [
        {
            "player": number,
            **dump_highlight(players[number], reviewed.players[number], decision),
            "best_plays_for": dump_endings_after(reviewed.turn_of(number, decision), decision, decision.best),
            "played_plays_for": dump_endings_after(reviewed.turn_of(number, decision), decision, decision.played),
            "why": reasons.explain(decision),
        }
        for number, decision in (reviewed.highlights if shown.has("highlights") else ())
    ]
    answer = {
        "kind": "game_review",
        "ruleset": question.rules.name,
        "objective": dump_objective(question.objective, question.rules.card),
        "complete": reviewed.report.complete,
        "players": [shown.of(player, REVIEW_FIELDS) for player in players],
        "standings": dump_standings(reviewed.report),
        "highlights": highlights,
        "grades": dump_grades(reviewed.greatest_value, reviewed.grades),
        **_dump_method(advisor, reviewed, explained=question.explain),
    }
    return shown.of(answer, REVIEW_FIELDS)


def _dump_method(advisor: Advisor, reviewed: GameReview, *, explained: bool) -> dict[str, Any]:
    """Return the tables of values and reasons.

    Chances also have a method, and games of columns the strength of the estimate, too.
    """
    tables, basis = advisor.tables, reviewed.basis
    if tables is not None and basis is not None:
        return {
            "tables": dump_tables(tables.sources, basis.digests),
            "method": basis.method,
            "error_bound": rounded_probability(basis.error),
        }
    if tables is not None:
        means = [tables.means.digest]
        return {"tables": dump_reason_tables(tables) if explained else dump_tables(tables.sources, means)}
    is_exact = reviewed.strength is None
    return {
        "tables": [] if is_exact else list(map(dump_source, advisor.sources)),
        "method": EXACT if is_exact else APPROXIMATE,
        "error_bound": 0 if is_exact else None,
        "strength": dump_strength(reviewed.strength),
    }


def _dump_player(
    question: ReviewQuestion, advisor: Advisor, number: int, player: PlayerReview, reasons: Reasons
) -> dict[str, Any]:
    def dump_moves(decision: Decision, best_value: float, value: float) -> dict[str, Any]:
        position, why = decision.position, dict[str, Any]()
        compared = reasons.comparison_of(number, decision)
        if question.explain and decision.loss and (reason := reasons.of(decision, compared)):
            breakdown = None if compared is None else dump_comparison(compared, best_value, value)
            why = join_reason(
                breakdown, dump_reason(position, reason, decision.played), reasons.explain(decision, compared)
            )
        return {
            **dump_call(position),
            "played": dump_action(position, decision.played),
            "best": dump_action(position, decision.best),
            **why,
        }

    tables = advisor.tables
    if tables is None:
        return dump_player_review(player, dump_moves, None, corrects=True)
    if not question.objective.counts_points:
        return dump_player_review(player, dump_moves, None, corrects=True, digits=DIGITS_OF_CHANCES)
    like = estimate_strength(tables.means.compiled, player.free_decision_count, player.loss)
    dumped = dump_player_review(player, dump_moves, like)
    if question.same_dice:
        dumped |= dump_same_dice(replay_perfectly(tables.means, question.rules, player))
    return dumped
