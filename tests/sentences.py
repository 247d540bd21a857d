"""Faults of sentences in answers: a plural of one, an empty list, a word of Python."""

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


def sentence_faults(text: str) -> list[str]:
    """Return the faults of a sentence outside of its quotations."""
    said = _QUOTED.sub("''", text)
    return [f"{found.group()!r} in {text!r}" for pattern in _BAD for found in pattern.finditer(said)]
