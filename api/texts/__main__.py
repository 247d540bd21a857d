"""``python -m api.texts``: generates scripts for pages from the texts of all languages."""

from __future__ import annotations

import sys

from api.texts.catalogue import InvalidTexts
from api.texts.scripts import SCRIPTS, scripts


def main() -> int:
    """Run the command; return its exit status."""
    try:
        if SCRIPTS.update(scripts):
            print("Wrote the texts of the pages")
    except InvalidTexts as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
