"""Paths of the service that one may have been meant to be."""

from __future__ import annotations

from typing import Final

from werkzeug.exceptions import NotFound
from werkzeug.routing import Map, Rule

from engine.text.suggestions import suggest

_ANYTHING_BELOW: Final = "<path:"
_LONGEST: Final = 200
"""Characters of the longest path that is compared."""


class UnknownPath(NotFound):
    """Nothing is at a path; `likely` are those that it may have been meant to be."""

    def __init__(self, likely: tuple[str, ...]) -> None:
        super().__init__()
        self.likely = likely


def likely_paths(url_map: Map, path: str) -> tuple[str, ...]:
    """Return the paths of the service that are like one where nothing is, the likeliest first.

    Of paths with parameters only the fixed steps are compared.
    """
    if len(path) > _LONGEST:
        return ()
    rules = [rule for rule in url_map.iter_rules() if _ANYTHING_BELOW not in rule.rule]
    fixed = dict.fromkeys(rule.rule for rule in rules if not rule.arguments and rule.rule.rstrip("/") == rule.rule)
    steps = path.rstrip("/").split("/")
    filled = dict.fromkeys(_fill(rule, steps) for rule in rules if _is_like(rule, steps))
    # What a parameter says may be what is wrong with the path itself.
    return tuple(each for each in filled if each != path) or suggest(path, fixed)


def _is_like(rule: Rule, steps: list[str]) -> bool:
    template = rule.rule.split("/")
    if not rule.arguments or len(template) != len(steps):
        return False
    pairs = [(part, step) for part, step in zip(template, steps, strict=True) if not part.startswith("<")]
    parts, sent = zip(*pairs, strict=True)
    return bool(suggest("/".join(sent), ["/".join(parts)]))


def _fill(rule: Rule, steps: list[str]) -> str:
    """Return the path of a rule, its parameters as a path of as many steps has them."""
    pairs = zip(rule.rule.split("/"), steps, strict=True)
    return "/".join(step if part.startswith("<") else part for part, step in pairs)
