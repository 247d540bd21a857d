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
    title: str
    level: int
    advice: str

    @property
    def type(self) -> str:
        """Return the URI of this kind relative to the server, where it is documented."""
        return f"/problems/{self.name}"


KINDS: Final = (
    ProblemKind("not-readable", 400, "The request cannot be read", logging.INFO,
         "Send one JSON value in UTF-8, without duplicate keys; in a query string, parameters encoded in UTF-8."),
    ProblemKind("not-found", 404, "Unknown path", logging.INFO, "The paths are listed in /openapi.yaml."),
    ProblemKind("unknown-ruleset", 404, "Unknown ruleset", logging.INFO,
         "The ids are listed at /v1/rulesets, and a name that several rulesets have does not say which one is meant; a "
         "ruleset of your own is sent as an object in place of the id."),
    ProblemKind("wrong-method", 405, "Method not allowed", logging.INFO,
         "The header Allow lists the allowed methods."),
    ProblemKind("missing-table", 409, "There is no table for this ruleset", logging.INFO,
         "Ask for a ruleset whose table is ready, or have the operator build the table as the detail says."),
    ProblemKind("too-large", 413, "The body is too large", logging.INFO,
         "At most 64 KiB, 1 MiB for batches and games, or 64 MiB for streams; send several requests."),
    ProblemKind("wrong-content-type", 415, "The body is not sent as JSON", logging.INFO,
         "Send the header Content-Type: application/json, for a stream of lines application/x-ndjson, and no "
         "Content-Encoding."),
    ProblemKind("no-such-range", 416, "The file has no such part", logging.INFO,
         "The header Content-Range says how many bytes it has; ask for all of it again."),
    ProblemKind("invalid", 422, "Invalid request", logging.INFO,
         "Every problem is in errors: where, what was found, and what is expected."),
    ProblemKind("too-costly", 422, "This is too much for one request", logging.INFO,
         "Ask for less at once: fewer items, players, opponents or open categories."),
    ProblemKind("too-many-requests", 429, "Too many requests", logging.INFO,
         "Wait as long as the header Retry-After says."),
    ProblemKind("internal", 500, "The server made a mistake", logging.ERROR,
         "This is ours to mend; the instance names this request in our log."),
    ProblemKind("not-ready", 503, "Not ready yet", logging.WARNING, "Wait as long as the header Retry-After says."),
    ProblemKind("damaged-table", 503, "The table of this ruleset cannot be used", logging.ERROR,
         "The operator has to build it again; other rulesets are answered."),
    ProblemKind("not-solved", 503, "The table of this ruleset could not be built", logging.ERROR,
         "The operator finds the reason in the log; it is tried again after the seconds in the header Retry-After."),
)  # fmt: skip
