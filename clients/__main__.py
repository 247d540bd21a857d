"""The command ``python -m clients``: build the client packages and the bundle for the pages."""

import sys
from collections.abc import Mapping
from pathlib import Path

from clients import make_kotlin, make_offline, make_python, make_typescript
from clients.contract import ROOT, read_contract
from clients.npm import Failed

BUILT = ROOT / "build" / "clients"


def main() -> int:
    """Run the command; return its exit status."""
    version = read_contract()["info"]["version"]
    BUILT.mkdir(parents=True, exist_ok=True)
    try:
        _write(make_typescript.PACKAGE, make_typescript.manifest(make_typescript.PACKAGE, version))
        _write(make_offline.PACKAGE, make_typescript.manifest(make_offline.PACKAGE, version))
        _write(make_python.PACKAGE, make_python.manifest(version))
        _write(make_kotlin.PACKAGE, make_kotlin.manifest(version))
        _write(make_offline.BUNDLE, make_offline.bundle_files(version))
        for built in (
            make_typescript.build_typescript(BUILT),
            make_typescript.pack(make_offline.PACKAGE, BUILT),
            make_python.build_python(BUILT),
            *make_kotlin.build_kotlin(BUILT),
        ):
            print(built.relative_to(ROOT))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _write(folder: Path, files: Mapping[str, str]) -> None:
    """Write the files that changed, and print their names."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(file.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(main())
