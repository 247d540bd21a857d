"""The fuzzed contract: requests that match openapi.yaml are answered, others refused, as documented."""

from functools import cache
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, assume, reject, settings
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig
from schemathesis.core.errors import InvalidSchema

from api import create_app
from tests.effort import EFFORT
from tests.hardening.values import without_nulls
from tests.servers import ROOT

EXAMPLES = 10 * EFFORT

CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            # Requests that match the schemas may violate the rules of the game, and with If-None-Match the client may
            # have the answer already.
            "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "404", "409", "422"]},
        },
        "operations": [
            # Problems of an item, or of a checked definition, are in the answer.
            {
                "include-path-regex": "/(batch|rulesets/check)$",
                "checks": {"negative_data_rejection": {"expected-statuses": ["2xx", "4xx", "503"]}},
            },
            # Clients get text; Schemathesis would parse the YAML before comparing.
            {"include-path": "/openapi.yaml", "checks": {"response_schema_conformance": {"enabled": False}}},
            {"include-path": "/openapi-core.yaml", "checks": {"response_schema_conformance": {"enabled": False}}},
        ],
    }
)

schema = schemathesis.openapi.from_path(ROOT / "openapi.yaml", config=CONFIG)


@schema.hook
def before_generate_case(
    context: schemathesis.HookContext,  # noqa: ARG001 - the name that Schemathesis requires
    strategy: st.SearchStrategy[schemathesis.Case[Any]],
) -> st.SearchStrategy[schemathesis.Case[Any]]:
    """Filter out cases that Schemathesis cannot generate.

    It negates a schema by requiring nonexistent elements, and fails if none can exist. A category that is neither an
    upper one nor any other is an example.
    """

    @st.composite
    def possible(draw: st.DrawFn) -> schemathesis.Case[Any]:
        try:
            return draw(strategy)
        except InvalidSchema:
            reject()

    return possible()


@cache
def app() -> Flask:
    return create_app()


@pytest.mark.exhaustive
@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_answer_matches_the_contract(case: schemathesis.Case[Any]) -> None:
    # A null counts as missing, whatever its type, as the contract states in prose.
    assume(case.body == without_nulls(case.body))
    # Schemathesis does not decompress answers.
    case.call_and_validate(app=app(), headers={"Accept-Encoding": "identity"})
