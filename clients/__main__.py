"""``python -m clients``: make what clients have of the contract, and the files that people install."""

import sys
from collections.abc import Mapping
from pathlib import Path

from clients import make_offline, make_python, make_typescript
from clients.contract import ROOT, read_contract
from clients.npm import Failed

BUILT = ROOT / "build" / "clients"


def main() -> int:
    """Run the command; return its exit status."""
    document = read_contract()
    BUILT.mkdir(parents=True, exist_ok=True)
    try:
        write(make_typescript.PACKAGE, make_typescript.typescript_files(document))
        write(make_offline.PACKAGE, make_offline.offline_files(document))
        write(make_offline.BUNDLE, make_offline.bundle_files(document))
        write(make_python.PACKAGE, make_python.python_files(document))
        for built in (
            make_typescript.build_typescript(BUILT),
            make_typescript.build_typescript(BUILT, make_offline.PACKAGE),
            make_python.build_python(BUILT),
        ):
            print(built.relative_to(ROOT))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def write(package: Path, files: Mapping[str, str]) -> None:
    """Write the files of a package that have changed, and say which."""
    package.mkdir(exist_ok=True)
    for name, text in files.items():
        file = package / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(file.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(main())
