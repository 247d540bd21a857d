"""Rows of the table that "make bench" prints."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """A measurement, its reference, their ratio, and the goal."""

    what: str
    measured: str
    reference: str = ""
    ratio: float | None = None
    goal: str = ""
    reached: bool | None = None


def ratio_row(what: str, ours: Sequence[float], theirs: Sequence[float], name: str, goal: float | None = None) -> Row:
    """Return a row that compares seconds with those of a reference, run by run; the goal limits the ratio."""
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    return Row(
        what,
        seconds_text(median(ours)),
        f"{name} {seconds_text(median(theirs))}",
        ratio,
        "" if goal is None else f"<= {goal:g}",
        None if goal is None else ratio <= goal,
    )


def seconds_row(what: str, seconds: Sequence[float], goal: float | None = None) -> Row:
    """Return a row of seconds; the goal is their limit."""
    taken = median(seconds)
    return Row(
        what,
        seconds_text(taken),
        goal="" if goal is None else f"<= {seconds_text(goal)}",
        reached=None if goal is None else taken <= goal,
    )


def seconds_text(seconds: float) -> str:
    """Return a duration in a suitable unit.

    >>> seconds_text(0.00042), seconds_text(1.5)
    ('420 µs', '1.50 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            amount = seconds / size
            return f"{amount:.0f} {unit}" if amount >= 100 else f"{amount:#.3g} {unit}"
    return f"{seconds * 1e9:.0f} ns"


def print_table(rows: Sequence[Row]) -> None:
    """Print rows in aligned columns; missed goals are marked."""
    lines = [("what", "measured", "reference", "ratio", "goal")]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        goal = row.goal + ("" if row.reached is None else "  reached" if row.reached else "  MISSED")
        lines.append((row.what, row.measured, row.reference, ratio, goal))
    print_columns(lines)


def print_columns(lines: Sequence[Sequence[str]]) -> None:
    """Print texts in aligned columns, with a rule below the first line."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for place, line in enumerate(lines):
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
        if place == 0:
            print("  ".join("-" * width for width in widths))
