"""``python -m requirements.layers``: remove pins from each requirements file that the previous file already has.

"make requirements" resolves complete files. This makes each of them include the previous one instead of repeating it.
"""

import re
from itertools import pairwise

from requirements.install import FILES, FOLDER


def main() -> None:
    """Run the command."""
    whole = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in FILES}
    for before, name in pairwise(FILES):
        (FOLDER / f"{name}.txt").write_text(_layer(before, whole[before], whole[name]), encoding="utf-8")


def _layer(before: str, lower: str, text: str) -> str:
    """Return the text of a file without the pins of the one before it."""
    head, *pins = _blocks(text)
    known = {_pin(block) for block in _blocks(lower)}
    return f"{head}--requirement {before}.txt\n" + "".join(block for block in pins if _pin(block) not in known)


def _blocks(text: str) -> list[str]:
    """Return the head of a file and its pins, each with its hashes and comments."""
    return re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)


def _pin(block: str) -> str:
    """Return a pin without the comments that say where it comes from."""
    return block.partition("    #")[0]


if __name__ == "__main__":
    main()
