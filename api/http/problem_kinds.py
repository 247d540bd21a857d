"""Kinds of failures: the possible `type` of a problem document."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final, Literal

from engine.problem_codes import ProblemCode

KindName = ProblemCode | Literal["invalid"]
"""Name of a kind: the code of its only problem, unless it can have several."""


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """A kind of failure: `name` ends its type, `advice` tells what a client can do."""

    name: KindName
    status: int
    level: int
    advice: str

    @property
    def type(self) -> str:
        """Return the URI of this kind relative to the server, where it is documented."""
        return f"/problems/{self.name}"

    @property
    def detail(self) -> str:
        """Return the advice in the form of other details: in lower case, without a final stop."""
        sentences = self.advice.removesuffix(".").split(". ")
        return "; ".join(each[0].lower() + each[1:] for each in sentences)


KINDS: Final = (
    ProblemKind("not-readable", 400, logging.INFO,
         "Send one JSON value in UTF-8 without duplicate keys, or a query string encoded in UTF-8."),
    ProblemKind("not-found", 404, logging.INFO, "See /openapi.yaml for all paths."),
    ProblemKind("unknown-ruleset", 404, logging.INFO,
         "See /v1/rulesets for all ids. If several rulesets share a name, send the id. Send a custom ruleset as an "
         "object."),
    ProblemKind("wrong-method", 405, logging.INFO,
         "Use a method listed in the Allow header."),
    ProblemKind("missing-table", 409, logging.INFO,
         "Use a ruleset whose table is ready, or ask the operator to build the table with the command in the detail."),
    ProblemKind("too-large", 413, logging.INFO,
         "Send at most 64 KiB, 1 MiB for batches and games, or 64 MiB for streams, or use several requests."),
    ProblemKind("wrong-content-type", 415, logging.INFO,
         "Send Content-Type: application/json, or application/x-ndjson for a stream, without a Content-Encoding."),
    ProblemKind("no-such-range", 416, logging.INFO,
         "Download the whole file again. The Content-Range header has its size."),
    ProblemKind("invalid", 422, logging.INFO,
         "Correct the problems listed in errors, each with its location, the value found and the values expected."),
    ProblemKind("too-costly", 422, logging.INFO,
         "Ask for less at once: fewer items, players, opponents or open categories."),
    ProblemKind("too-many-requests", 429, logging.INFO,
         "Wait for the time in the Retry-After header."),
    ProblemKind("internal", 500, logging.ERROR,
         "Report the instance, which names this request in the server log."),
    ProblemKind("not-ready", 503, logging.WARNING, "Wait for the time in the Retry-After header."),
    ProblemKind("damaged-table", 503, logging.ERROR,
         "The operator must rebuild the table. Other rulesets work."),
    ProblemKind("not-solved", 503, logging.ERROR,
         "The operator finds the reason in the log. The build is retried after the time in the Retry-After header."),
)  # fmt: skip
