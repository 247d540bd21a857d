"""The routes of `/v1/advice`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import Lock
from typing import Any, Final

from flask import Flask, Response, request

from api.endpoints.advice.answer import dump_advice
from api.endpoints.advice.request import (
    ADVICE,
    SHOWN_ADVICE,
    Question,
    advice_question,
    dump_asked_advice,
)
from api.http.allowance import request_allowance
from api.http.batch import Batch, Outcome, answer_each
from api.http.body import read_json
from api.http.caching import CachedAnswers, answer_encoded
from api.http.encoding import encode
from api.http.errors import AnswerTooLarge
from api.http.stream import answer_batch
from api.requests.loading import limit_definitions, load, load_address, load_items, load_shown
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.errors import KeepwiseError
from strategy_tables import Advice, Advisor, TableAdvisor, TableKind
from strategy_tables.advice.explanation import Explanation
from strategy_tables.advice.objective import Objective
from strategy_tables.model.allowance import TooCostly
from strategy_tables.store.kinds import OUTLOOK

_ONE_BATCH: Final = Lock()
"""Only one thread computes at a time anyway: concurrent batches would each take memory and finish no sooner."""


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET` and `POST /v1/advice`, `POST /v1/advice/batch`."""
    question = partial(advice_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(ADVICE, query, question),
        write=lambda asked: ADVICE.write_address(dump_asked_advice(asked)),
        compute=lambda asked: answer_question(server_tables, asked),
        sources=lambda asked: find_sources(asked, server_tables),
        has_words=True,
    )

    @app.get("/v1/advice")
    def advise_by_query() -> Response:
        return cached.respond()

    @app.post("/v1/advice")
    def advise_one() -> Response:
        return answer_encoded(answer_question(server_tables, load(ADVICE, read_json(request), question)))

    @app.post("/v1/advice/batch")
    def advise_batch() -> Response:
        shown = load_shown(SHOWN_ADVICE, SHOWN_ADVICE.read_address(request.query_string))
        each = partial(advice_question, limit_definitions(catalogue.rules))
        ask = partial(advise_all, server_tables)
        return answer_batch(Batch(load_items, lambda item: load(ADVICE, shown(item), each), ask))


def answer_question(server_tables: ServerTables, question: Question) -> bytes:
    """Return the encoded advice, with reasons if requested; raises as `build_missing` does."""

    def answer() -> bytes:
        kinds = _kinds_for(question)
        with server_tables.require_advisor(question.rules, *kinds, may_build=question.may_build) as advisor:
            advice = advisor.advise(question.objective, question.position)
            return encode(dump_advice(question, advisor, advice, _explain(question, advisor, advice)))

    return server_tables.build_missing(answer)


def _explain(question: Question, advisor: Advisor, advice: Advice[Any]) -> Explanation | None:
    """Return the explanation of the best move if it is requested; raises as `explain_best` does."""
    if not question.explain:
        return None
    may_omit = not question.may_build
    return advisor.explain(advice, question.against, breakdown=question.breakdown, may_omit=may_omit)


def _kinds_for(question: Question) -> list[TableKind]:
    """Return the kinds of the optional tables that a question may need."""
    return [*question.objective.kinds, *([OUTLOOK] if question.explain and question.breakdown else [])]


def find_sources(question: Question, server_tables: ServerTables) -> tuple[str | None, ...]:
    """Return the digests of the tables that the advice comes from, None for each that is missing."""
    return server_tables.digests(question.rules, _kinds_for(question))


def advise_all(server_tables: ServerTables, questions: Sequence[Question]) -> list[Outcome]:
    """Return the encoded advice for each question; those that need no optional table are computed together."""
    outcomes: dict[int, Outcome] = {}
    together: dict[tuple[str, Objective], dict[int, Question]] = {}
    alone: dict[int, Question] = {}
    for place, question in enumerate(questions):
        if not (question.rules.named or question.objective.table or question.explain):
            together.setdefault((question.rules.fingerprint, question.objective), {})[place] = question
        else:
            alone[place] = question
    for asked in together.values():
        try:
            found = server_tables.build_missing(partial(_advise_together, server_tables, list(asked.values())))
        except KeepwiseError as error:
            found = [error.without_traceback()] * len(asked)
        outcomes.update(zip(asked, found, strict=True))
    outcomes.update(zip(alone, answer_each(alone.values(), partial(answer_question, server_tables)), strict=True))
    return [outcomes[place] for place in range(len(questions))]


def _advise_together(server_tables: ServerTables, questions: Sequence[Question]) -> list[Outcome]:
    """Return the encoded advice for questions under one objective that one table answers."""
    answers: dict[int, Outcome] = {}
    allowance = request_allowance()
    positions, objective = [question.position for question in questions], questions[0].objective
    with server_tables.require(questions[0].rules.card) as tables:
        advisor = TableAdvisor(tables)
        try:
            with _ONE_BATCH:
                # Encode each immediately: a thousand with the values behind them take 50 MB.
                for number, advice in objective.advise_each(tables, positions):
                    encoded = encode(dump_advice(questions[number], advisor, advice))
                    answers[number] = allowance.reserve_bytes(encoded)
                    allowance.check_deadline()
        except (TooCostly, AnswerTooLarge) as error:
            # The error answers the remaining questions.
            answers = {**dict.fromkeys(range(len(questions)), error.without_traceback()), **answers}
    return [answers[number] for number in range(len(questions))]
