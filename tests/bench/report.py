"""The rows of the one table that "make bench" prints."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured: beside what, how many times as much as that, and what was wanted of which of them."""

    what: str
    measured: str
    beside: str = ""
    ratio: float | None = None
    goal: str = ""
    reached: bool | None = None


def ratio_row(what: str, ours: Sequence[float], theirs: Sequence[float], name: str, goal: float | None = None) -> Row:
    """Seconds beside seconds of something else, run by run: a goal is the ratio that is not to be exceeded."""
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
    """Seconds by themselves, of which there are not to be more than the goal."""
    taken = median(seconds)
    return Row(
        what,
        seconds_text(taken),
        goal="" if goal is None else f"<= {seconds_text(goal)}",
        reached=None if goal is None else taken <= goal,
    )


def seconds_text(seconds: float) -> str:
    """A duration in the unit that suits it.

    >>> seconds_text(0.00042), seconds_text(1.5)
    ('420 µs', '1.50 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            amount = seconds / size
            return f"{amount:.0f} {unit}" if amount >= 100 else f"{amount:#.3g} {unit}"
    return f"{seconds * 1e9:.0f} ns"


def print_table(rows: Sequence[Row]) -> None:
    """Columns as wide as their widest entry; a goal that was missed says so."""
    lines = [("what", "measured", "beside", "ratio", "goal")]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        goal = row.goal + ("" if row.reached is None else "  reached" if row.reached else "  MISSED")
        lines.append((row.what, row.measured, row.beside, ratio, goal))
    print_columns(lines)


def print_columns(lines: Sequence[Sequence[str]]) -> None:
    """Texts in columns as wide as their widest, the first line above a rule."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for place, line in enumerate(lines):
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
        if place == 0:
            print("  ".join("-" * width for width in widths))
