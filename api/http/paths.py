"""Routes of requests, and suggestions for unknown paths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from werkzeug.exceptions import NotFound
from werkzeug.routing import Map, Rule

from engine.text.suggestions import suggest

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

ROUTE: Final = "keepwise.route"
"""Key of the matched route in the environment of a request, for headers, log and metrics."""
_ANYTHING_BELOW: Final = "<path:"
_LONGEST: Final = 200
"""Longest path that is compared, in characters."""


class UnknownPath(NotFound):
    """A path without a resource, and the `likely` intended ones."""

    def __init__(self, likely: tuple[str, ...]) -> None:
        super().__init__()
        self.likely = likely


def route_of(environ: WSGIEnvironment) -> str | None:
    """Return the route that matches the path of a request, None if there is none."""
    known: str | None = environ.get(ROUTE)
    if known is None and (rule := environ["werkzeug.request"].url_rule) is not None:
        known = environ[ROUTE] = rule.rule
    return known


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
