"""Only a few files shift bits; all others use functions for open categories and filled states."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

BITS = {
    "engine/jokers/joker_orders.py": "what the lines of a card can have been, as sets",
    "engine/number_sets.py": "sets of small numbers",
    "engine/jokers/joker_plans.py": "what of a sheet can have come as a joker, as sets",
    "strategy_tables/model/layout.py": "how the states are numbered",
    "strategy_tables/model/shape.py": "the number of members of sets of totals",
    "strategy_tables/model/states.py": "what is asked of a number of categories",
    "strategy_tables/sheets/features.py": "which upper categories of a column are open, as a place in a table",
    "tools/estimates/kernel.py": "the same in compiled code, and its random numbers",
    "tools/estimates/training.py": "the same, where the table is made",
    "strategy_tables/solve/pack_kernel.py": "how numbers are packed, in compiled code",
    "strategy_tables/store/codec.py": "how numbers are packed",
    "api/http/client.py": "the network of an address",
}
"""Files that may shift, with the reason."""


def shifts(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield shifts by variables, bit counts, and lowest set bits."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=ast.Constant(), op=ast.LShift(), right=ast.Constant()):
                pass
            case ast.BinOp(op=ast.LShift() | ast.RShift()) | ast.AugAssign(op=ast.LShift() | ast.RShift()):
                yield node
            case ast.BinOp(op=ast.BitAnd(), right=ast.UnaryOp(op=ast.USub())):
                yield node
            case ast.Attribute(attr="bit_count" | "bitwise_count" | "left_shift" | "right_shift" | "bit_length"):
                yield node


def shifting_files() -> dict[str, list[int]]:
    found = {}
    for package in ("engine", "strategy_tables", "tools", "api"):
        for path in sorted((ROOT / package).rglob("*.py")):
            lines = [getattr(node, "lineno", 0) for node in shifts(ast.parse(path.read_text(encoding="utf-8")))]
            if lines:
                found[path.relative_to(ROOT).as_posix()] = lines
    return found


def test_only_a_few_files_use_bits() -> None:
    found = shifting_files()
    assert set(found) == set(BITS), found


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("mask >> category & 1", 1),
        ("found |= 1 << category", 1),
        ("found <<= 2", 1),
        ("still_open & -still_open", 1),
        ("np.bitwise_count(filled)", 1),
        ("1 << 20", 0),
        ("filled & other", 0),
    ],
)
def test_a_shift_is_detected(code: str, count: int) -> None:
    assert len(list(shifts(ast.parse(code)))) == count
