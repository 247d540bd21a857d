"""Readable YAML: one line where it fits, block scalars for texts, keys in insertion order."""

from __future__ import annotations

import re
from typing import Any, Final

import yaml

WIDTH: Final = 105
"""Column after which lines, rows and texts are broken, at the end of the word."""

_MAPPINGS_ON_A_LINE: Final = 2
"""Maximum depth of mappings on one line."""

_WORD: Final = re.compile(r"[\w.+-]+")
_TEXT: Final = "tag:yaml.org,2002:str"


def dump(value: Any) -> str:
    """Return a document of plain objects, lists and scalars as YAML; equal values give equal text."""
    return str(yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH))


class _Dumper(yaml.SafeDumper):
    def represent(self, data: Any) -> None:
        node = self.represent_data(data)
        _lay_out(node, indent=0, used=0)
        self.serialize(node)

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - shared objects are written out each time
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: ARG002
        super().increase_indent(flow, indentless=False)

    def choose_scalar_style(self) -> Any:
        style = super().choose_scalar_style()
        return '"' if style == "'" else style


def _lay_out(node: yaml.Node, indent: int, used: int) -> None:
    """Choose block or flow style for a node and its descendants.

    `indent` is the column of its lines in block style, `used` the width before it on its own line.
    """
    if isinstance(node, yaml.ScalarNode):
        if "\n" in node.value:
            node.style = "|"
        elif node.tag == _TEXT and used + _length(node) > WIDTH:
            node.style = ">"
    elif isinstance(node, yaml.CollectionNode):
        fits = used + _length(node) <= WIDTH and _depth(node) <= _MAPPINGS_ON_A_LINE
        node.flow_style = fits or _is_row(node)
        if isinstance(node, yaml.MappingNode) and not node.flow_style:
            for key, value in node.value:
                _lay_out(value, indent + 2, indent + _length(key) + 2)
        elif isinstance(node, yaml.SequenceNode) and not node.flow_style:
            for value in node.value:
                _lay_out(value, indent + 2, indent + 2)


def _length(node: yaml.Node) -> int:
    """Return the approximate width of a node on one line, or more than fits for a text of several lines."""
    if isinstance(node, yaml.MappingNode):
        return sum(_length(key) + _length(value) + 4 for key, value in node.value)
    if isinstance(node, yaml.SequenceNode):
        return sum(_length(value) + 2 for value in node.value)
    if "\n" in node.value:
        return WIDTH
    return len(node.value) + 2 * (not _WORD.fullmatch(node.value))


def _depth(node: yaml.Node) -> int:
    """Return the depth of nested mappings."""
    if isinstance(node, yaml.MappingNode):
        return 1 + max((_depth(value) for _, value in node.value), default=0)
    return max((_depth(value) for value in node.value), default=0) if isinstance(node, yaml.SequenceNode) else 0


def _is_row(node: yaml.Node) -> bool:
    """Return whether a node is a list of words and numbers, which may be broken anywhere."""
    return isinstance(node, yaml.SequenceNode) and all(
        isinstance(value, yaml.ScalarNode) and _WORD.fullmatch(value.value) for value in node.value
    )
