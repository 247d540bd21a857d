"""The Postman collection, run by newman."""

import json
import urllib.request
from pathlib import Path

from api.site.reference import COLLECTION
from clients.npm import run_node
from tests.api.read_contract import examples, operations
from tests.generators.commands import NODE_MODULES

NEWMAN = NODE_MODULES / "newman" / "bin" / "newman.js"


def test_every_request_gets_the_answer_of_the_collection(whole_service: str, tmp_path: Path) -> None:
    file = tmp_path / "collection.json"
    with urllib.request.urlopen(f"{whole_service}{COLLECTION}", timeout=60) as answer:  # noqa: S310
        file.write_bytes(answer.read())
    shown = [each for path, method, _ in operations() for each in examples(path, method)]
    options = ("--env-var", f"address={whole_service}", "--reporters", "json", "--reporter-json-export", "/dev/stdout")
    done = run_node(str(NEWMAN), "run", str(file), *options, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    counted = json.loads(done.stdout)["run"]["stats"]["assertions"]
    assert counted["failed"] == 0
    assert counted["total"] == len(shown) > 80
