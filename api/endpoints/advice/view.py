"""The views of `/v1/advice`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, singledispatch
from threading import Lock
from typing import Final

from flask import Flask, Response, request

from api.answers.breakdown import compare_best
from api.answers.reasons import Explanation, explain_choice
from api.endpoints.advice.answer import encode_advice
from api.endpoints.advice.request import (
    ADVICE,
    SHOWN_ADVICE,
    AnyQuestion,
    Question,
    SheetQuestion,
    advice_question,
    dump_asked_advice,
)
from api.endpoints.advice.sheet_answer import encode_sheet_advice
from api.http.allowance import request_allowance
from api.http.batch import Batch, Outcome, answer_each
from api.http.body import read_json
from api.http.caching import CachedAnswers, answer_encoded
from api.http.errors import AnswerTooLarge
from api.http.stream import answer_batch
from api.requests.loading import limit_definitions, load, load_items, load_shown
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.errors import KeepwiseError
from strategy_tables import Advice
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.plausible_alternative import find_plausible_alternative
from strategy_tables.model.allowance import TooCostly
from strategy_tables.store.kinds import OUTLOOK
from strategy_tables.store.table_set import RulesetTables

_ONE_BATCH: Final = Lock()
"""One thread computes at a time in any case: batches side by side would take memory for each and end no sooner."""


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """`GET` and `POST /v1/advice`, `POST /v1/advice/batch`."""
    question = partial(advice_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load(ADVICE, ADVICE.read_address(query), question),
        write=lambda asked: ADVICE.write_address(dump_asked_advice(asked)),
        compute=lambda asked: answer_question(asked, server_tables),
        sources=lambda asked: find_sources(asked, server_tables),
    )

    @app.get("/v1/advice")
    def advise_by_query() -> Response:
        return cached.respond()

    @app.post("/v1/advice")
    def advise_one() -> Response:
        return answer_encoded(answer_question(load(ADVICE, read_json(request), question), server_tables))

    @app.post("/v1/advice/batch")
    def advise_batch() -> Response:
        shown = load_shown(SHOWN_ADVICE, SHOWN_ADVICE.read_address(request.query_string))
        each = partial(advice_question, limit_definitions(catalogue.rules))
        ask = partial(advise_all, server_tables)
        return answer_batch(Batch(load_items, lambda item: load(ADVICE, shown(item), each), ask))


@singledispatch
def answer_question(question: AnyQuestion, server_tables: ServerTables) -> bytes:
    """The encoded advice; with the reasons, if they are asked for.

    Raises as `ServerTables.ask_all` does where it needs a table that was not built.
    """
    raise NotImplementedError(f"nothing is advised for {question}")


@answer_question.register
def _(question: SheetQuestion, server_tables: ServerTables) -> bytes:
    return encode_sheet_advice(question, server_tables.advise_on_sheet(question.position))


@answer_question.register
def _(question: Question, server_tables: ServerTables) -> bytes:
    position, objective = question.position, question.objective

    def ask(tables: RulesetTables) -> tuple[RulesetTables, Advice]:
        return tables, objective.advise(tables, position)

    tables, advice = server_tables.ask_all(position.compiled, objective.table, ask, may_build=not question.if_ready)
    # Outside, since what is missing for the reasons is another table.
    why = find_why(server_tables, question, tables, advice) if question.explain else None
    return encode_advice(question, tables, advice, why)


def find_why(server_tables: ServerTables, question: Question, tables: RulesetTables, advice: Advice) -> Explanation:
    """The reason for the best move, and where its points come from; without these where nobody asks for them, or they
    need a table and the question takes only what is ready."""
    other = question.compare_with or find_plausible_alternative(tables.means, advice)
    found = None
    if question.breakdown:
        ask = server_tables.ask_if_ready if question.if_ready else server_tables.ask_all
        compiled = question.position.compiled
        found = ask(compiled, OUTLOOK, lambda all_tables: compare_best(all_tables, question.position, advice, other))
    breakdown, compared = found or (None, None)
    return explain_choice(advice, other, find_reason(tables, advice, other, compared), breakdown)


@singledispatch
def find_sources(question: AnyQuestion, server_tables: ServerTables) -> tuple[str | None, ...]:
    """The digests of the tables that the advice comes from, as long as they are there."""
    raise NotImplementedError(f"nothing is advised for {question}")


@find_sources.register
def _(question: SheetQuestion, server_tables: ServerTables) -> tuple[str | None, ...]:
    estimate = server_tables.estimate(question.position.rules)
    return (None if estimate is None else estimate.digest,)


@find_sources.register
def _(question: Question, server_tables: ServerTables) -> tuple[str | None, ...]:
    table = question.objective.table
    needed = [*([] if table is None else [table]), *([OUTLOOK] if question.explain and question.breakdown else [])]
    return server_tables.tables.digests(question.position.compiled, needed)


def advise_all(server_tables: ServerTables, questions: Sequence[AnyQuestion]) -> list[Outcome]:
    """The encoded advice for each question; those that need the table of the means only are asked together."""
    outcomes: dict[int, Outcome] = {}
    together: dict[tuple[str, Objective], dict[int, Question]] = {}
    alone: dict[int, AnyQuestion] = {}
    for place, question in enumerate(questions):
        if isinstance(question, Question) and question.objective.table is None and not question.explain:
            together.setdefault((question.rules.compiled.fingerprint, question.objective), {})[place] = question
        else:
            alone[place] = question
    for asked in together.values():
        outcomes.update(zip(asked, _advise_together(server_tables, list(asked.values())), strict=True))
    outcomes.update(
        zip(alone, answer_each(alone.values(), lambda each: answer_question(each, server_tables)), strict=True)
    )
    return [outcomes[place] for place in range(len(questions))]


def _advise_together(server_tables: ServerTables, questions: Sequence[Question]) -> list[Outcome]:
    """The encoded advice for questions under one objective that one table answers."""
    answers: dict[int, Outcome] = {}
    allowance = request_allowance()
    positions, objective = [question.position for question in questions], questions[0].objective
    try:
        with server_tables.using(positions[0].compiled) as table:
            tables = RulesetTables(table, allowance=allowance)
            try:
                with _ONE_BATCH:
                    # Encoded as they come: a thousand of them with the values behind them take 50 MB.
                    for number, advice in objective.advise_each(tables, positions):
                        answers[number] = allowance.reserve_bytes(encode_advice(questions[number], tables, advice))
                        allowance.check_deadline()
            except (TooCostly, AnswerTooLarge) as error:
                # For those that were not reached.
                answers = {**dict.fromkeys(range(len(questions)), error.without_traceback()), **answers}
    except KeepwiseError as error:
        return [error.without_traceback()] * len(questions)
    return [answers[number] for number in range(len(questions))]
