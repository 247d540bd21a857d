"""The whole contract, fuzzed: requests that keep to openapi.yaml are answered, others refused, as the contract says."""

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
from tests.hardening.effort import EFFORT
from tests.hardening.values import without_nulls
from tests.servers import ROOT

EXAMPLES = 10 * EFFORT

CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            # What keeps to the schemas may still be against the rules of the game, which no schema knows; with
            # If-None-Match the answer may be there already.
            "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "404", "409", "422"]},
        },
        "operations": [
            # What is wrong with an item, or with a definition that is checked, is told in an answer.
            {
                "include-path-regex": "/(batch|rulesets/check)$",
                "checks": {"negative_data_rejection": {"expected-statuses": ["2xx", "4xx", "503"]}},
            },
            # A text, as clients have it; Schemathesis reads YAML before it compares.
            {"include-path": "/openapi.yaml", "checks": {"response_schema_conformance": {"enabled": False}}},
        ],
    }
)

schema = schemathesis.openapi.from_path(ROOT / "openapi.yaml", config=CONFIG)


@schema.hook
def before_generate_case(
    context: schemathesis.HookContext,  # noqa: ARG001 - named so by Schemathesis
    strategy: st.SearchStrategy[schemathesis.Case[Any]],
) -> st.SearchStrategy[schemathesis.Case[Any]]:
    """Drop what Schemathesis cannot make up itself.

    It breaks a schema by demanding elements that are against it, and fails where it then finds that there are none, as
    for a category that would be neither an upper one nor any other.
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
def test_every_answer_is_as_the_contract_says(case: schemathesis.Case[Any]) -> None:
    # What is null is not there, whatever its type: the contract says so in a sentence.
    assume(case.body == without_nulls(case.body))
    # Schemathesis does not decompress answers.
    case.call_and_validate(app=app(), headers={"Accept-Encoding": "identity"})
