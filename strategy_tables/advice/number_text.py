"""Numbers in sentences, rounded so that none states anything false."""

from __future__ import annotations

from typing import Final

from strategy_tables.model.ties import PROBABILITY_TIE

LEAST_DIFFERENCE: Final = 0.005
"""Least difference in points that is shown, since less would be rounded to 0.00."""
_WHOLE: Final = frozenset(["0%", "0.0%", "100%", "100.0%"])
_MINUS: Final = "\N{MINUS SIGN}"
_LEAST_CHANCE: Final = 1e-5
_GREATEST_CHANCE: Final = 0.999


def format_percent(probability: float, decimals: int = 0) -> str:
    """Return a probability with this number of decimals, or with more to distinguish it from never and always.

    >>> [format_percent(chance) for chance in (0, 0.0042, 0.421, 0.9972, 0.9996, 1)]
    ['0%', '0.42%', '42%', '99.7%', 'over 99.9%', '100%']
    >>> format_percent(0.421, 1), format_percent(3e-9)
    ('42.1%', 'less than 0.001%')
    """
    shown = f"{probability:.{decimals}%}"
    if shown not in _WHOLE:
        return shown
    # Rounding errors of sums near certainty.
    if probability <= 0 or probability >= 1 - PROBABILITY_TIE:
        return "100%" if probability > 0 else "0%"
    if probability > 0.5:
        return f"{probability:.1%}" if probability <= _GREATEST_CHANCE else "over 99.9%"
    return f"{probability * 100:.2g}%" if probability >= _LEAST_CHANCE else "less than 0.001%"


def format_amount(points: float) -> str:
    """Return a difference in points, never as ``0.00``.

    >>> format_amount(1.428), format_amount(0.001), format_amount(16)
    ('1.43', 'less than 0.01', '16')
    """
    if isinstance(points, int):
        return str(points)
    return f"{points:.2f}" if points >= LEAST_DIFFERENCE else "less than 0.01"


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
    """Return a visible difference with its sign; a true minus sign, as on the pages."""
    return f"{difference:+.2f}".replace("-", _MINUS)
