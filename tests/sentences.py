"""What no sentence of an answer may have: a plural of one, a list of nothing, a word of Python."""

import re
from typing import Final

_QUOTED: Final = re.compile(r"'[^']*'")
_BAD: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?<![\d.,])1 (?:bytes|categories|characters|dice|entries|extra bonuses|items|keeps|opponents|players)\b",
        r"(?<![\d.,])1 (?:problems|rolls|rulesets|seconds|tables|turns|points)\b",
        r"from (\d+) to \1\b",
        r"(?:\s(?:are|be|of|or|and|not|mean)|[:,])\s*(?:[;.]|$)",
        r"\b(?:None|True|False|nan|inf)\b",
        r"\[\]|\(\)|\{\}|<class|object at 0x",
        r"\s\s|\s[,;.]|^\s|\s$",
        r"^$",
    )
)


def badly_said(text: str) -> list[str]:
    """What is wrong with a sentence; what it quotes is the business of who wrote that."""
    said = _QUOTED.sub("''", text)
    return [f"{found.group()!r} in {text!r}" for pattern in _BAD for found in pattern.finditer(said)]
