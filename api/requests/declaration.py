"""Requests, each declared once as a dataclass.

Every field is ``Annotated`` with its reader (`fields`). These annotations define how bodies and query strings are read
and how query strings are written. They also define the shape for hints about misplaced names, and the schemas of the
contract. The docstring is the description of the request there.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import MISSING, fields, replace
from typing import Any, ClassVar, Final, Generic, TypeVar, get_args, get_type_hints

from marshmallow import Schema, ValidationError, validates_schema
from marshmallow.constants import missing

from api.requests.address import read_query
from api.requests.fields import StrictField, missing_partners
from api.requests.reading import without_nulls
from engine.errors import Problem
from engine.text.shapes import Shape


class Request:
    """A request, whose subclasses are dataclasses.

    A field without a default is required. An optional field is None if it was sent but could not be read. The request
    is then refused, but the rest of it is still checked against the rules.
    """

    __slots__ = ()

    hints: ClassVar[Mapping[str, str]] = {}
    """Places of fields that people expect here."""
    together: ClassVar[tuple[str, ...]] = ()
    """Fields that must be sent together."""
    instead: ClassVar[Mapping[str, str]] = {}
    """Fields whose default is None and which are required, unless an address states another one in their place.

    Bodies always have them, so that clients with types know them.
    """

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of fields that do not go together, each at a field."""
        yield from missing_partners(cls.together, sent)


_Request = TypeVar("_Request", bound=Request)


class RequestSchema(Schema, Generic[_Request]):
    """The reader of one kind of request: of its body, or of a query string that asks the same."""

    # Codes for `loading`, which knows the place and writes the sentence.
    error_messages: dict[str, str] = {"unknown": "unknown-field", "type": "wrong-type"}  # noqa: RUF012

    def __init__(self, request: type[_Request]) -> None:
        super().__init__()
        self.request = request
        self.readers: dict[str, StrictField[Any]] = dict(self.load_fields)  # type: ignore[arg-type]
        self.required = {name: None for name, field in self.readers.items() if field.required}.keys()
        """The required fields, those included that another one may replace."""
        hints = get_type_hints(request)
        self._may_be_none = [name for name in self.readers if type(None) in get_args(hints[name])]
        self.shape = _shape_of(request, self.readers)
        self.by_address: RequestSchema[_Request] = self
        """The reader of addresses, which may have further fields."""
        leading = sorted(self.readers.values(), key=lambda field: not field.leads)
        self._in_address = {str(field.name): field for field in leading if field.in_address}
        self.parameters = {
            name: each for field in self._in_address.values() for name, each in field.parameters().items()
        }
        """The parameters of query strings, in the order of canonical ones."""
        self._parameter_readers = {name: each.read for name, each in self.parameters.items()}

    def read(self, raw: Any) -> _Request:
        """Return the request of a body; raises `ValidationError`. A field that is null was not sent."""
        readers = self.readers
        raw = without_nulls(raw) if type(raw) is dict else raw
        if type(raw) is dict and self.required <= raw.keys() <= readers.keys():
            # A third of the time that `load` takes. One problem is enough to know that all are to be looked for.
            try:
                read = {name: readers[name].read(value) for name, value in raw.items()}
                if next(iter(self.request.check_together(raw)), None) is None:
                    return self.request(**read)
            except ValidationError:
                pass
        return self.request(**self.load(raw))

    def read_in_part(self, error: ValidationError) -> _Request:
        """Return the request of a body that could be read only in part."""
        read: Mapping[str, Any] = error.valid_data  # type: ignore[assignment]
        unread = dict.fromkeys(name for name in self._may_be_none if name in error.messages_dict)
        return self.request(**{**unread, **read})

    def read_address(self, query: bytes) -> dict[str, Any]:
        """Return a query string as the body that asks the same; raises as `read_query` does."""
        said = read_query(query, self._parameter_readers)
        body = {}
        for name, field in self._in_address.items():
            value = field.from_parameters(said)
            if value is not missing:
                body[name] = value
        return body

    def write_address(self, body: Mapping[str, Any]) -> str:
        """Return the shortest query string that asks the same as a body."""
        said: list[str] = []
        for name, field in self._in_address.items():
            if name in body:
                said += field.to_parameters(body[name])
        return "&".join(said)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _check_together(self, _data: Any, original: Any, **_: Any) -> None:
        problem = next(iter(self.request.check_together(original)), None) if isinstance(original, dict) else None
        if problem is not None:
            # The path is that of the field which the error is filed under.
            raise ValidationError([replace(problem, path=())], str(problem.path[0]))


DECLARED: Final[dict[str, RequestSchema[Any]]] = {}
"""All requests by their names, which are those of their schemas in the contract."""


def field_readers(of: type) -> dict[str, StrictField[Any]]:
    """Return the readers of the fields of a dataclass."""
    hints = get_type_hints(of, include_extras=True)
    readers: dict[str, StrictField[Any]] = {}
    for each in fields(of):
        reader = copy(next(extra for extra in get_args(hints[each.name]) if isinstance(extra, StrictField)))
        reader.name = each.name
        reader.instead = getattr(of, "instead", {}).get(each.name, "") if each.default is None else ""
        reader.required = bool(reader.instead) or (each.default is MISSING and each.default_factory is MISSING)
        # Some generators cannot read a default next to a reference.
        if type(each.default) in (bool, int, float) and not reader.shape.name:
            reader.shape = replace(reader.shape, here={**reader.shape.here, "default": each.default})
        readers[each.name] = reader
    return readers


def declare(request: type[_Request]) -> RequestSchema[_Request]:
    """Return the reader of a kind of request."""
    readers = field_readers(request)
    declared = by_address = _schema_of(request, readers)
    if request.instead:
        kept = {name: each for name, each in readers.items() if name not in request.instead.values()}
        for each in kept.values():
            each.instead = ""
        declared = _schema_of(request, kept)
        declared.by_address = by_address
    DECLARED[request.__name__] = declared
    return declared


def _schema_of(request: type[_Request], readers: Mapping[str, StrictField[Any]]) -> RequestSchema[_Request]:
    schema: Any = RequestSchema.from_dict(dict(readers), name=request.__name__)
    declared: RequestSchema[_Request] = schema(request)
    return declared


def _shape_of(request: type[Request], readers: Mapping[str, StrictField[Any]]) -> Shape:
    required = [name for name, field in readers.items() if field.required]
    examples = [f'"{name}": {readers[name].shape.example}' for name in required if readers[name].shape.example]
    always = [name for name in required if not readers[name].instead]
    together = {name: [other for other in request.together if other != name] for name in request.together}
    return Shape(
        "an object",
        f"{{{', '.join(examples)}}}" if examples else "",
        {name: field.shape for name, field in readers.items()},
        name=request.__name__,
        about=inspect.getdoc(request) or "",
        keywords={
            **({"required": always} if always else {}),
            **({"dependentRequired": together} if together else {}),
        },
    )
