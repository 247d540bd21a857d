"""The command ``python -m openapi``: write the answers of the examples and bundle the contracts."""

import logging
import sys
from pathlib import Path

from api.contract.examples import WrongSource
from api.contract.files import CONTRACT, CORE_CONTRACT
from api.endpoints.server.problem_meanings import ANSWERS
from openapi.answers import service, write_answers
from openapi.bundle import bundle
from openapi.problem_examples import answers_text


def main() -> int:
    """Run the command; return its exit status."""
    # One of the examples is an internal error, which the service logs.
    logging.disable()
    try:
        client = service().test_client()
        for changed in write_answers(client):
            print(f"openapi/{changed}")
        _write(ANSWERS, answers_text(client))
        for file, text in zip((CONTRACT, CORE_CONTRACT), bundle(), strict=True):
            _write(file, text)
    except WrongSource as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _write(file: Path, text: str) -> None:
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(CONTRACT.parent))


if __name__ == "__main__":
    sys.exit(main())
