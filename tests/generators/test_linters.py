"""Contract linters find no errors and no warnings in openapi.yaml.

Disabled rules are in redocly.yaml and spectral.yaml, with reasons.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from api.contract.files import CONTRACT
from clients.npm import run_node
from tests.generators.commands import NODE_MODULES

HERE = Path(__file__).parent
REDOCLY = NODE_MODULES / "@redocly/cli/bin/cli.js"
SPECTRAL = NODE_MODULES / "@stoplight/spectral-cli/dist/index.js"


def redocly(contract: Path) -> list[str]:
    options = ("--config", HERE / "redocly.yaml", "--format=json", "--max-problems=1000")
    done = run_node(REDOCLY, "lint", contract, *options, cwd=HERE)
    return [
        f"{problem['ruleId']}: {problem['message']} {problem['location'][0].get('pointer', '')}"
        for problem in json.loads(done.stdout)["problems"]
    ]


def spectral(contract: Path) -> list[str]:
    options = ("--ruleset", HERE / "spectral.yaml", "--format=json", "--quiet")
    done = run_node(SPECTRAL, "lint", contract, *options, cwd=HERE)
    return [
        f"{each['code']}: {each['message']} {'/'.join(each['path'])}"
        for each in json.loads(done.stdout)
        # Links to the service are relative, as OpenAPI allows; spectral requires absolute ones.
        if each["path"][-2:] != ["externalDocs", "url"]
    ]


LINTERS = pytest.mark.parametrize("lint", [redocly, spectral])


@LINTERS
def test_linters_accept_the_contract(lint: Callable[[Path], list[str]]) -> None:
    assert lint(CONTRACT) == []


@LINTERS
def test_linters_detect_mistakes(lint: Callable[[Path], list[str]], tmp_path: Path) -> None:
    answer = {"200": {"description": "An answer", "content": {"application/json": {"schema": {"type": "strin"}}}}}
    paths = {"/one": {"get": {"operationId": "same", "responses": answer}}, "/two": {"get": {"operationId": "same"}}}
    wrong = tmp_path / "openapi.json"
    wrong.write_text(json.dumps({"openapi": "3.1.0", "info": {"title": "Wrong", "version": "1"}, "paths": paths}))
    found = " ".join(lint(wrong))
    assert "operationId" in found
    assert "strin" in found or "/schema/type" in found
