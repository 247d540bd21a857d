"""What is known of each game from elsewhere: `golden/counts.toml`."""

import tomllib
from pathlib import Path
from typing import Any

KNOWN: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "counts.toml").read_text(encoding="utf-8")
)


def known(number: str) -> dict[str, Any]:
    """A number by game, of the games whose number is known."""
    return {name: numbers[number] for name, numbers in KNOWN.items() if number in numbers}
