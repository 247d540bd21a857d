"""The ruleset of a request: its id, or a whole definition in a field of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Annotated, Any, Final
from urllib.parse import quote

from api.http.deprecation import DeprecatedForm, note_deprecated
from api.requests.declaration import Request
from api.requests.fields import GREATEST_NAME, StrictField
from api.requests.json_schema import Schema, dump_schema
from api.requests.reading import kind, refusal
from api.service.catalogue import DEFINITION_FIELD, RULESET_FIELD, Reference, SentRuleset
from engine.definitions.categories import is_former_sum
from engine.definitions.grammar import DEFINITION
from engine.errors import Problem
from engine.rulesets.ruleset import DEFAULT_RULESET
from engine.text.shapes import Shape

DEFINED_IN_RULESET: Final = DeprecatedForm(
    form="an object in `ruleset`",
    instead=DEFINITION_FIELD,
    since=date(2026, 11, 27),
    sunset=date(2027, 12, 1),
)
SUM_OF_FACES: Final = DeprecatedForm(
    form="an object in `sum` of a definition", instead="faces", since=date(2026, 11, 27), sunset=date(2027, 12, 1)
)
_NAME: Final = Shape(
    "the id of a ruleset",
    '"yahtzee"',
    scalar=str,
    name="RulesetName",
    about="Id, title or another name of a ruleset. Case, accents, spaces, hyphens and underscores do not matter. "
    f"Answers have the id. Default: `{DEFAULT_RULESET}`.",
    keywords={"maxLength": GREATEST_NAME},
)
SENT_DEFINITION: Final = replace(DEFINITION, name="RulesetDefinition")


class RulesetName(StrictField[Reference]):
    """The id of a ruleset, which is looked up later. A whole definition is accepted here, too, but deprecated."""

    leads = True

    def __init__(self) -> None:
        super().__init__(_NAME)

    def text_schema(self) -> Schema:
        """Return the schema of an id or a name."""
        return dump_schema(self.shape)

    def write_text(self, value: Any) -> str:
        """Return the id, with reserved characters escaped."""
        return quote(value)

    def read(self, value: Any) -> Reference:
        """Return the id or the definition."""
        if type(value) is str and len(value) <= GREATEST_NAME:
            return value
        if type(value) is dict:
            note_deprecated(DEFINED_IN_RULESET)
            return SentRuleset(read_definition(value), RULESET_FIELD)
        if type(value) is str:
            raise refusal("too-long", (), f"the id of a ruleset must have at most {GREATEST_NAME} characters")
        raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)


class SentDefinition(StrictField[SentRuleset]):
    """A whole definition, which is parsed later."""

    def __init__(self) -> None:
        about = f"Definition of a ruleset, instead of `{RULESET_FIELD}`."
        super().__init__(replace(SENT_DEFINITION, closed=True), about, in_address=False)

    def read(self, value: Any) -> SentRuleset:
        """Return the definition as it was sent."""
        if type(value) is dict:
            return SentRuleset(read_definition(value))
        raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)


class Definition(StrictField[Mapping[str, Any]]):
    """The definition of a ruleset."""

    def __init__(self, about: str) -> None:
        super().__init__(SENT_DEFINITION, about)

    def read(self, value: Any) -> Mapping[str, Any]:
        """Return the definition as it was sent; the engine checks it."""
        if type(value) is dict:
            return read_definition(value)
        raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)


def read_definition(value: dict[str, Any]) -> dict[str, Any]:
    """Return a definition as it was sent, and note a deprecated form."""
    categories = value.get("categories")
    for each in categories if isinstance(categories, list) else ():
        pays = each.get("pays") if isinstance(each, dict) else None
        if isinstance(pays, dict) and is_former_sum(pays.get("sum")):
            note_deprecated(SUM_OF_FACES)
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetRequest(Request):
    """A request about a game."""

    ruleset: Annotated[Reference | None, RulesetName()] = None
    ruleset_definition: Annotated[SentRuleset | None, SentDefinition()] = None

    @property
    def reference(self) -> Reference:
        """Return the definition, or else the id, by default that of the default game."""
        if self.ruleset_definition is not None:
            return self.ruleset_definition
        return DEFAULT_RULESET if self.ruleset is None else self.ruleset

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problem of a ruleset that was sent twice, and those of fields that must be sent together."""
        yield from super(RulesetRequest, cls).check_together(sent)
        if RULESET_FIELD in sent and DEFINITION_FIELD in sent:
            detail = f"send either {RULESET_FIELD} or {DEFINITION_FIELD}; a definition can name a base"
            yield Problem("contradiction", (DEFINITION_FIELD,), detail)
