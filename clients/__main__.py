"""``python -m clients``: make what clients have of the contract, and the files that people install."""

import sys

from clients.contract import ROOT, read_contract
from clients.make_typescript import PACKAGE, build_typescript, typescript_files
from clients.npm import Failed

BUILT = ROOT / "build" / "clients"


def main() -> int:
    """Run the command; return its exit status."""
    document = read_contract()
    BUILT.mkdir(parents=True, exist_ok=True)
    try:
        for name, text in typescript_files(document).items():
            file = PACKAGE / name
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
                print(file.relative_to(ROOT))
        print(build_typescript(BUILT).relative_to(ROOT))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
