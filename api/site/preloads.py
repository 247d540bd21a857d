"""Links that make browsers request all modules of a page at once, not one level of imports after the other.

A page names its scripts, and in `<link rel="modulepreload">` further modules that they import on demand when it opens.
Links in `<template id="next">` are for what comes next; a script of the page puts them into use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from posixpath import join, normpath
from typing import Final

_COMMENTS: Final = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_IMPORT: Final = re.compile(r"""^(?:import|export)\b(?:[^"'`();]*\bfrom)?\s*["']([^"']+)["']""", re.MULTILINE)
_SCRIPT: Final = re.compile(r' *<script type="module"(?: async)? src="([^"]+)"></script>\n')
_LINK: Final = re.compile(r' *<link rel="modulepreload" href="([^"]+)">\n')
_NEXT: Final = '<template id="next">\n'


def add_preloads(page: str, served: Mapping[str, Path]) -> str:
    """Return the HTML of a page with a link for each module that those it names import, directly or not."""
    first, template, after = page.partition(_NEXT)
    scripts = _SCRIPT.findall(first)
    now = list(_modules((*scripts, *_LINK.findall(first)), served))
    soon = [each for each in _modules(_LINK.findall(after), served) if each not in now]
    links = _links(each for each in now if each not in scripts)
    before, end, rest = _LINK.sub("", first).rpartition("</script>\n")
    return "".join((before, end, links, rest, template, _links(soon), _LINK.sub("", after)))


def _links(modules: Iterable[str]) -> str:
    return "".join(f'  <link rel="modulepreload" href="{each}">\n' for each in modules)


def _modules(named: Iterable[str], served: Mapping[str, Path]) -> Iterator[str]:
    """Yield these modules and all that they import, by address: first everything that the first one needs."""
    waiting, found = list(named), set[str]()
    while waiting:
        address = waiting.pop(0)
        if address not in found:
            found.add(address)
            yield address
            source = served[address].read_text(encoding="utf-8")
            waiting[:0] = [normpath(join(address, "..", each)) for each in imports_of(source)]


def imports_of(source: str) -> list[str]:
    """Return what a module imports whenever it is loaded.

    >>> imports_of('import { a } from "./a.js";\\nconst b = () => import("./b.js");\\nexport * from "./c.js";')
    ['./a.js', './c.js']
    """
    return _IMPORT.findall(_COMMENTS.sub("", source))
