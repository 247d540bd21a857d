"""Suggestions for unknown paths."""

from __future__ import annotations

from typing import Final

from werkzeug.exceptions import NotFound
from werkzeug.routing import Map, Rule

from engine.text.suggestions import suggest

_ANYTHING_BELOW: Final = "<path:"
_LONGEST: Final = 200
"""Longest path that is compared, in characters."""


class UnknownPath(NotFound):
    """A path without a resource, and the `likely` intended ones."""

    def __init__(self, likely: tuple[str, ...]) -> None:
        super().__init__()
        self.likely = likely


def likely_paths(url_map: Map, path: str) -> tuple[str, ...]:
    """Return the paths of the service similar to an unknown one, most similar first.

    Only the fixed steps of paths with parameters are compared.
    """
    if len(path) > _LONGEST:
        return ()
    rules = [rule for rule in url_map.iter_rules() if _ANYTHING_BELOW not in rule.rule]
    fixed = dict.fromkeys(rule.rule for rule in rules if not rule.arguments and rule.rule.rstrip("/") == rule.rule)
    steps = path.rstrip("/").split("/")
    filled = dict.fromkeys(_fill(rule, steps) for rule in rules if _is_like(rule, steps))
    # A misspelled path can look like a parameter.
    return tuple(each for each in filled if each != path) or suggest(path, fixed)


def _is_like(rule: Rule, steps: list[str]) -> bool:
    template = rule.rule.split("/")
    if not rule.arguments or len(template) != len(steps):
        return False
    pairs = [(part, step) for part, step in zip(template, steps, strict=True) if not part.startswith("<")]
    parts, sent = zip(*pairs, strict=True)
    return bool(suggest("/".join(sent), ["/".join(parts)]))


def _fill(rule: Rule, steps: list[str]) -> str:
    """Return the path of a rule, with parameters from a path of the same length."""
    pairs = zip(rule.rule.split("/"), steps, strict=True)
    return "/".join(step if part.startswith("<") else part for part, step in pairs)
