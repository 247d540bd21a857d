"""``python -m openapi``: have the service answer the examples, and put openapi.yaml together."""

import logging
import sys

from openapi.answers import service, write_answers
from openapi.bundle import BUNDLE, WrongSource, bundle


def main() -> int:
    """Run the command; return its exit status."""
    # One of the examples is of a mistake in the service.
    logging.disable()
    try:
        for changed in write_answers(service().test_client()):
            print(f"openapi/{changed}")
        text = bundle()
    except WrongSource as error:
        print(error, file=sys.stderr)
        return 1
    if BUNDLE.read_text(encoding="utf-8") != text:
        BUNDLE.write_text(text, encoding="utf-8")
        print(BUNDLE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
