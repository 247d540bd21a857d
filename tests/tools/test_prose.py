"""Every rule of the linter for prose finds a seeded mistake, and accepts plain prose."""

from pathlib import Path

import pytest

from tools.prose import ROOT, main, prose_of, source_files


def lint(name: str, text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the findings in a file of this content, each as line and rule."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    status = main([str(path)])
    lines = capsys.readouterr().out.splitlines()
    assert status == bool(lines)
    return [":".join(line.rpartition(name)[2].split(":")[1:3]).replace(" ", "") for line in lines]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.py", '"""What tests use."""', ["1:opener"]),
        ("a.py", 'class Dice:\n    """Whether they roll."""', ["2:opener"]),
        ("a.py", 'FACES = 6\n"""How many faces."""', ["2:opener"]),
        ("a.py", 'def roll():\n    """Returns dice."""', ["2:imperative"]),
        ("a.py", 'def roll():\n    """The dice."""', ["2:imperative"]),
        ("a.py", 'def roll():\n    """Rolled dice."""', ["2:imperative"]),
        ("a.py", 'if True:\n    def roll():\n        """Dice of a roll."""', ["3:imperative"]),
        ("a.py", 'def roll():\n    """Roll dice.\n\n    Return what nobody knows."""', ["4:word"]),
        ("a.py", "x = '# nobody'  # nobody\n", ["1:word"]),
        ("a.py", "def test_nobody_rolls(): ...", ["1:word"]),
        ("a.py", f'def roll():\n    """Roll dice.\n\n    Roll\n    {"dice " * 25}.\n    """', ["4:length"]),
        ("a.py", f'class Dice:\n    """Dice.\n\n    * One\n    * Roll\n      {"dice " * 25}\n    """', ["5:length"]),
        ("a.py", f'def test_roll():\n    """{"Dice " * 26}."""', ["2:length"]),
        ("a.py", '"""Roll dice. What is rolled counts."""', ["1:opener"]),
        ("a.js", "/** Whoever rolls. */\nf(); // nobody\n * told twice", ["1:word", "2:word", "3:word"]),
        ("a.test.js", 'test("nobody rolls", () => {', ["1:word"]),
        ("a.toml", "x = 1\n# beside it", ["2:word"]),
        ("Makefile", "# beside it", ["1:word"]),
        ("a.yaml", "a:\n  description: Of a roll.\nb: {summary: Whether it rolls}", ["2:opener", "3:opener"]),
        ("a.yaml", "a:\n  description: With dice.", ["2:opener"]),
        ("a.yaml", 'a: {type: x, description: "Of a roll."}', ["1:opener"]),
        ("a.yaml", "a:\n  description: |\n    Dice\n    beside dice.\n  type: x", ["4:word"]),
        ("a.yaml", f"a:\n  description: |\n    * Roll.\n    * {'dice ' * 26}\n  type: x", ["4:length"]),
        ("a.md", "# Dice\n\nRoll, then\nhold the dice.", ["4:word"]),
        ("a.md", "* Roll.\n  What is rolled counts.", ["2:opener"]),
        ("a.md", f"Roll {'dice ' * 24}`a b`.", ["1:length"]),
        ("a.md", f"| dice | Roll {'dice ' * 25}. |", ["1:length"]),
    ],
)
def test_mistakes_are_found(
    name: str, text: str, expected: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lint(name, text, tmp_path, capsys) == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "a.py",
            'def roll():\n    """Process dice. Need, embed and pass them on.\n\n    >>> nobody\n    nobody\n    """',
        ),
        ("a.py", 'class Dice:\n    @property\n    def sum(self):\n        """The sum of `nobody`."""'),
        ("a.py", 'def test_roll():\n    """The dice are rolled twice."""'),
        ("a.py", f'"""Dice.\n\n* {"dice " * 24}\n* {"dice " * 24}\n  {"dice " * 1}\n\n{"dice " * 24}\n"""'),
        ("a.py", f'"""Dice.\n\n    {"dice " * 26}\n"""'),
        ("a.py", f'class Dice:\n    """Dice.\n\n    dice   one\n    hands  {"dice " * 25}\n    """'),
        ("a.py", f'def roll():\n    """Roll.\n\n    >>> roll()\n    {"dice " * 26}\n    """'),
        ("a.js", 'const x = "nobody"; // rolls dice'),
        ("a.yaml", "a:\n  description: Dice.\n  example: Of a roll."),
        ("a.yaml", "a:\n  description: With `explain`.\nb: {summary: With one filled, dice}"),
        ("a.md", "What is a roll? Rolling dice.\n\n```\nnobody\n```\n"),
        ("a.md", '"Dice: 1 2. What is a roll?"\n'),
        ("a.md", f'<img alt="{"dice " * 26}">'),
        ("a.md", f"Roll {'dice ' * 22}[one two](a b c d). Roll again."),
        ("a.svg", "<!-- nobody -->"),
    ],
)
def test_plain_prose_is_accepted(name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lint(name, text, tmp_path, capsys) == []


def test_only_prose_of_this_project_is_read_by_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "a.md").write_text("Nobody rolls.", encoding="utf-8")
    monkeypatch.setattr("tools.prose.source_files", lambda: [tmp_path / "a.md"])
    assert main([]) == 1
    assert "word: 'Nobody'" in capsys.readouterr().out


def test_comments_between_strings_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text('x = """# no\n\\""" # no"""  # one\ny = f"{x!r}# no" # two\n', encoding="utf-8")
    assert [(prose.line, prose.text) for prose in prose_of(path)] == [(2, "# one"), (3, "# two")]


def test_guides_are_read_by_default() -> None:
    assert ROOT / "docs" / "guides" / "errors.md" in source_files()
