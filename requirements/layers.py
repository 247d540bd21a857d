"""``python -m requirements.layers``: remove pins from each requirements file that files it includes already have.

"make requirements" resolves complete files. This makes them include each other instead of repeating pins.
"""

import re

from requirements.install import FOLDER, INCLUDES, all_included


def main() -> None:
    """Run the command."""
    whole = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in INCLUDES}
    for name, included in INCLUDES.items():
        head, *pins = _blocks(whole[name])
        known = {_pin(block) for each in all_included(name)[:-1] for block in _blocks(whole[each])}
        options = [f"--requirement {each}.txt\n" for each in included]
        left = [block for block in pins if _pin(block) not in known]
        (FOLDER / f"{name}.txt").write_text("".join([head, *options, *left]), encoding="utf-8")


def _blocks(text: str) -> list[str]:
    """Return the head of a file and its pins, each with its hashes and comments."""
    return re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)


def _pin(block: str) -> str:
    """Return a pin without the comments that say where it comes from."""
    return block.partition("    #")[0]


if __name__ == "__main__":
    main()
