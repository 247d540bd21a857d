"""Numbers in sentences, rounded so that none states anything false."""

from __future__ import annotations

from typing import Final

LEAST_DIFFERENCE: Final = 0.005
"""Least difference in points that is shown, since less would be rounded to 0.00."""
_MINUS: Final = "\N{MINUS SIGN}"


def format_points(points: int) -> str:
    """Return points to be scored, with a true minus sign.

    >>> format_points(25), format_points(-6)
    ('25', '−6')
    """
    return str(points).replace("-", _MINUS)


def format_mean(points: float) -> str:
    """Return mean points, or ``nothing``.

    >>> format_mean(2.3), format_mean(-1e-17)
    ('2.30', 'nothing')
    """
    return f"{points:.2f}".replace("-", _MINUS) if abs(points) >= LEAST_DIFFERENCE else "nothing"


def format_signed(difference: float) -> str:
    """Return a visible difference with its sign; minus is a true minus sign, as on the pages."""
    return f"{difference:+.2f}".replace("-", _MINUS)
