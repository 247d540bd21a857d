"""The command line `python -m tools.prose [FILE ...]`: lint prose, by default that of the whole project.

Prose is in docstrings, comments, names of tests, Markdown, and descriptions of the contract. Code spans in it and
doctests are skipped.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("api", "clients", "deploy", "engine", "openapi", "requirements", "strategy_tables", "tests", "tools")
BUILT: Final = {"build", "node_modules", "__pycache__", "vendor"}
MOST_WORDS: Final = 25

OPENERS: Final = re.compile(r"(?:What|Whatever|Who|Whom|Whoever|Whose|Whether|How|Where|Of|With(?! X\b|[^.]*,)|That)\b")
CLAUSES: Final = re.compile(r"(?:What|Whatever|Who|Whoever|Whether|How|Of)\b(?!.*\?[*\"]*$)", re.DOTALL)
NOT_IMPERATIVE: Final = re.compile(
    r"(?:An?|The|This|These|All|Any|Each|Every|Some|No|One|Two|Three|Only|Per|At|By|For|From|If|In|On|Like|Not|Also|It"
    r"|There|Without|[A-Z][a-z]+ (?:of|who|whose)|[A-Z][a-z]*(?<!s)s|[A-Z][a-z]*(?<!Spe)(?<!Se)(?<!Fe)(?<!Ne)ed)\b"
    r"(?<!\bFocus)(?<!\bBias)"
)

Kind = Literal["module", "class", "function", "property", "test", "constant", "comment", "title", "text", "description"]


class Prose(NamedTuple):
    """A piece of prose of a file: its first and its last line, its kind, and its words."""

    line: int
    last: int
    kind: Kind
    text: str


def source_files() -> list[Path]:
    """Return all files and folders of the project except those that are built."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found += [path for pattern in ("*.*", "Makefile", "Dockerfile", "docs/**/*") for path in ROOT.glob(pattern)]
    return [path for path in found if not BUILT & set(path.relative_to(ROOT).parts)]


_PYTHON: Final = re.compile(
    r"""(?P<quotes>\"{3}|'{3})(?:\\.|.)*?(?P=quotes)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?P<comment>\#[^\n]*)""",
    re.DOTALL,
)
_DESCRIPTION: Final = re.compile(
    r"""^(?P<indent>\ *)(?:.*?[{ ])??(?:description|summary):\ +
    (?:[|>]-?\n(?P<block>(?:(?P=indent)\ +.*\n|\n)+)|"(?P<quoted>(?:\\.|[^"\\])*)"|(?P<plain>[^\n]*))""",
    re.MULTILINE | re.VERBOSE,
)
_FENCE: Final = re.compile(r"^ *(```+).*?^ *\1 *$|<!--.*?-->|^\$\$.*?^\$\$", re.MULTILINE | re.DOTALL)
_BLOCK: Final = re.compile(r"\s*(?:[-*+] |\d+\. |#|>|\||<)")
_CODE: Final = re.compile(r">>> .*?(?=\n\s*\n|\Z)|(`+).+?\1|\$[^$]+\$|<img[^>]*>", re.DOTALL)
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_SET_OFF: Final = re.compile(r"^(?: {4}.*|.*\S {2,}\S.*)", re.MULTILINE)
_SENTENCE: Final = re.compile(r"\S.*?(?:[.!?](?=[)*_\"']*\s+[^a-z])|\Z)", re.DOTALL)
_WORD: Final = re.compile(r"\S*\w\S*")


def python_prose(source: str) -> Iterator[Prose]:
    """Yield the docstrings of a module, the names of its tests as titles, and its comments as they are written."""
    yield from _docstrings(ast.parse(source), "module")
    line, place = 1, 0
    for found in _PYTHON.finditer(source):
        line, place = line + source.count("\n", place, found.start()), found.start()
        if found["comment"]:
            yield Prose(line, line, "comment", found["comment"])


def _docstrings(parent: ast.AST, kind: Kind) -> Iterator[Prose]:
    for index, node in enumerate(getattr(parent, "body", ())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            documented: Kind = "constant" if index or kind == "constant" else kind
            text = node.value.value.replace("\n" + " " * node.col_offset, "\n")
            yield Prose(node.lineno, node.end_lineno or node.lineno, documented, text)
        elif isinstance(node, ast.ClassDef):
            yield from _docstrings(node, "class")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test_"):
                yield Prose(node.lineno, node.lineno, "title", node.name.replace("_", " "))
                yield from _docstrings(node, "test")
            else:
                is_property = any("property" in ast.unparse(each) for each in node.decorator_list)
                yield from _docstrings(node, "property" if is_property else "function")
        elif hasattr(node, "body"):
            yield from _docstrings(node, "constant")


def lines_of(kind: Kind, sign: str, source: str) -> Iterator[Prose]:
    """Yield the text after a sign, line by line."""
    pattern = re.compile(sign)
    for number, line in enumerate(source.splitlines(), 1):
        if found := pattern.search(line):
            yield Prose(number, number, kind, found[1])


def descriptions(source: str) -> Iterator[Prose]:
    """Yield the descriptions and summaries of a YAML file."""
    for found in _DESCRIPTION.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        text = textwrap.dedent(found["block"] or "") or found["quoted"] or found["plain"].rstrip("}")
        start = line + 1 if found["block"] else line
        yield Prose(start, start + text.count("\n"), "description", text.strip("\n"))


def paragraphs(source: str) -> Iterator[Prose]:
    """Yield the headings, the paragraphs, the list items and the cells of tables of a Markdown file."""
    lines = _FENCE.sub(lambda found: "\n" * found[0].count("\n"), source).split("\n")
    start, text = 0, ""
    for number, line in enumerate([*lines, ""], 1):
        if text and (not line.strip() or _BLOCK.match(line) or text.startswith("#")):
            yield Prose(start, number - 1, "text", text)
            text = ""
        if line.lstrip().startswith("|"):
            yield from (Prose(number, number, "text", cell.strip()) for cell in line.split(" | "))
        elif line.strip():
            start, text = (start, f"{text}\n{line}") if text else (number, line)


def prose_of(path: Path) -> list[Prose]:
    """Return all prose of a file; none if its format has none or if it is generated."""
    if path == ROOT / "openapi.yaml" or not (readers := READERS.get(path.suffix or path.name)):
        return []
    source = path.read_text(encoding="utf-8")
    return [prose for read in readers for prose in read(source)]


_HASHES: Final = partial(lines_of, "comment", r"(?:^|\s)#\s(.*)")
_SLASHES: Final = partial(lines_of, "comment", r"(?:^\s*/?\*\*?|(?:^|\s)//)\s(.*)")
_TITLES: Final = partial(lines_of, "title", r"""^\s*(?:await )?(?:t\.)?test\(["'`](.*)["'`]""")
READERS: Final[dict[str, list[Callable[[str], Iterator[Prose]]]]] = {
    ".py": [python_prose],
    ".md": [paragraphs],
    ".yaml": [_HASHES, descriptions],
    **{name: [_SLASHES, _TITLES] for name in (".css", ".js", ".kt", ".swift", ".ts")},
    **{name: [_HASHES] for name in (".toml", ".conf", "Makefile", "Dockerfile")},
}
"""Readers of prose by suffix, or by the name of a file without one."""


@cache
def forbidden_words() -> dict[re.Pattern[str], str]:
    """Return patterns of the words in prose.toml and of "never `x`, `y`" in the glossary, with their replacements."""
    words = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    glossary = (ROOT / "docs" / "development.md").read_text(encoding="utf-8")
    for term, excluded in re.findall(r"^\* \*\*([^*]+):\*\* .*\bnever (`.*`)", glossary, re.MULTILINE):
        # An article may come before the second word.
        words.update({each.replace(" ", r"\s+(?:\w+\s+)?"): term for each in re.findall("`([^`]+)`", excluded)})
    return {re.compile(rf"\b(?:{word})\b", re.IGNORECASE): better for word, better in words.items()}


@cache
def _any_forbidden_word() -> re.Pattern[str]:
    return re.compile("|".join(pattern.pattern for pattern in forbidden_words()), re.IGNORECASE)


def check(prose: Prose) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the rule and the text of every finding in a piece of prose."""
    text = _CODE.sub(lambda found: "X" + "\n" * found[0].count("\n"), prose.text)
    if prose.kind == "function" and NOT_IMPERATIVE.match(text.lstrip()):
        yield prose.line, "imperative", _begin(text)
    # One search in texts without such words takes a quarter of the time.
    for pattern, better in forbidden_words().items() if _any_forbidden_word().search(text) else ():
        for found in pattern.finditer(text):
            yield prose.line + text.count("\n", 0, found.start()), "word", f"{found[0]!r}: {better}"
    if prose.kind in ("comment", "title") or prose.text.startswith("#"):
        return
    openers = CLAUSES if prose.kind == "text" else OPENERS
    for line, sentence in sentences(text, prose.kind):
        if openers.match(sentence):
            yield prose.line + line, "opener", _begin(sentence)
        if (length := len(_WORD.findall(_LINK.sub(r"\1", sentence)))) > MOST_WORDS:
            yield prose.line + line, "length", f"{length} words: {_begin(sentence)}"
        openers = CLAUSES


def sentences(text: str, kind: Kind) -> Iterator[tuple[int, str]]:
    """Yield every sentence with the number of lines before it.

    Literal blocks, which are indented, and tables, which have columns two spaces apart, have none.
    """
    parts = [Prose(1, 1, kind, text)] if kind == "text" else paragraphs(_SET_OFF.sub("", text))
    for part in parts:
        for found in _SENTENCE.finditer(part.text):
            yield part.line - 1 + part.text.count("\n", 0, found.start()), found[0].strip()


def _begin(text: str) -> str:
    return " ".join(text.split()[:8])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print all findings in files and return 1 if there are any."""
    paths = [Path(each).resolve() for each in (sys.argv[1:] if arguments is None else arguments)] or source_files()
    found = [
        f"{os.path.relpath(path)}:{line}: {rule}: {text}"
        for path in sorted(paths)
        for prose in prose_of(path)
        for line, rule, text in check(prose)
    ]
    print("\n".join(found), end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
