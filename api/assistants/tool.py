"""Tools: their descriptions, their schemas, and their calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from api.assistants.arguments import Body, read_arguments
from api.assistants.shapes import text
from api.http.allowance import request_limits
from api.http.body import BODY_LIMIT
from api.http.errors import InvalidRequest
from api.requests.json_schema import Schema
from api.requests.reading import without_nulls
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.errors import Invalid
from engine.text.shapes import unknown_field

Answer = tuple[str, dict[str, Any]]
"""Sentences for the player, and the numbers behind them."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool: one kind of question that an assistant can ask.

    `takes` and `gives` are the properties of its arguments and of the numbers it answers with; arguments take at most
    `limit` bytes.
    """

    name: str
    title: str
    about: str
    takes: Mapping[str, Schema]
    gives: Mapping[str, Schema]
    answer: Callable[[Body, Catalogue, ServerTables], Answer]
    required: tuple[str, ...] = ()
    limit: int = BODY_LIMIT

    @property
    def arguments(self) -> Schema:
        """The schema of its arguments."""
        schema: Schema = {"type": "object", "properties": dict(self.takes), "additionalProperties": False}
        return {**schema, "required": list(self.required)} if self.required else schema

    @property
    def numbers(self) -> Schema:
        """The schema of its answer, to which later versions may add fields."""
        say = text("Answer in short sentences, to be repeated verbatim.")
        return {"type": "object", "properties": {"say": say, **self.gives}, "required": ["say"]}


def ask(tool: Tool, said: Mapping[str, Any] | None, catalogue: Catalogue, server_tables: ServerTables) -> Answer:
    """Return the answer of a tool, within the allowance of one request.

    Raises what the views raise, with all problems of the arguments at once.
    """
    with request_limits(server_tables.limits):
        read = without_nulls(read_arguments(said, tool.limit))
        unknown = [unknown_field((name,), tuple(tool.takes)) for name in read if name not in tool.takes]
        known = {name: read[name] for name in tool.takes if name in read}
        try:
            answer = tool.answer(known, catalogue, server_tables)
        except Invalid as error:
            if unknown:
                raise InvalidRequest([*unknown, *error.problems]) from None
            raise
        if unknown:
            raise InvalidRequest(unknown)
        return answer
