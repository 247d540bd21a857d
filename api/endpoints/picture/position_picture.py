"""The picture of a position: the game, the dice, the rolls left and the card, and perhaps the best move."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from api.answers.moves import name_move
from api.answers.titles import category_titles, column_titles
from api.endpoints.picture.drawing import Drawing, can_write
from api.texts.texts import Texts
from engine.games.moves import Announce, Keep, Move
from engine.games.position import Position
from engine.text.names import ruleset_title

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size of previews of links."""
# The colours of the pages in daylight.
_FELT, _ON_FELT, _MUTED, _GOLD = "#1d4f45", "#f2efe2", "#bcd3c8", "#f0b429"
_SURFACE, _LINE, _INK, _BONE = "#fffdf8", "#ddd4c2", "#1b2231", "#fbf6ea"
_RED: Final = "#b5361c"
_PIPS: Final = {"black": _INK, "red": _RED, "green": "#17684a"}
"""The colours that games give to faces."""

_EDGE: Final = 48
_SIDE: Final = 452
"""Width of the part with the dice."""
_CARD: Final = (540.0, 612.0, 562.0)
"""Left, width and greatest height of the card."""
_PADDING: Final = 24
_TALLEST: Final = 76
"""Greatest height of a row."""

_Row = tuple[str, tuple[str, ...], int | None]
"""A title, what is written in each column, and the place of the column that the best move fills."""


def draw_position(texts: Texts, position: Position, best: Move | None) -> str:
    """Return the SVG of a position, with the dice or the box of the best move in gold if that is given."""
    drawing = Drawing(WIDTH, HEIGHT)
    drawing.rectangle(0, 0, WIDTH, HEIGHT, _FELT)
    _draw_side(drawing, texts, position, best)
    _draw_card(drawing, texts, position, best)
    return drawing.svg(describe_title(texts, position), describe_position(texts, position, best), texts.language)


def describe_title(texts: Texts, position: Position) -> str:
    """Return the title of the game and the dice: ``Yahtzee: 1 3 3 4 6``."""
    title = ruleset_title(position.rules.ruleset, texts.language)
    return texts.say("labelled", name=title, words=" ".join(map(str, position.hand)))


def describe_position(texts: Texts, position: Position, best: Move | None = None) -> str:
    """Return the rolls left, the filled boxes, the total so far and the best move in words."""
    labelled = [
        texts.say("labelled", name=f"{title} ({column})" if column else title, words=filled)
        for title, cells, _ in _rows(texts, position, None)
        for column, filled in zip(_columns(texts, position) or ("",), cells, strict=True)
        if filled
    ]
    words = [
        *_lines(texts, position),
        "; ".join(labelled),
        texts.say("labelled", name=texts.say("total"), words=_total(texts, position)),
        "" if best is None else name_move(texts, position, best),
    ]
    return ". ".join(filter(None, words))


def _draw_side(drawing: Drawing, texts: Texts, position: Position, best: Move | None) -> None:
    """Draw the title, the dice, what is known of the turn, the best move and the total."""
    rules = position.rules
    title = _writable(ruleset_title(rules.ruleset, texts.language), rules.name)
    drawing.write(title, _EDGE, 104, 52, _ON_FELT, widest=_SIDE)
    _draw_dice(drawing, position, best.dice if isinstance(best, Keep) else ())
    y = 318
    for line in _lines(texts, position):
        drawing.write(line, _EDGE, y, 30, _ON_FELT, widest=_SIDE)
        y += 42
    if best is not None:
        name = name_move(texts, position, best)
        if can_write(name):
            drawing.write(name, _EDGE, y, 30, _GOLD, widest=_SIDE)
    total, label = _total(texts, position), texts.say("total")
    drawing.write(label, _EDGE, 508, 26, _MUTED, widest=_SIDE / 2)
    drawing.write(total, _EDGE, 572, 64, _ON_FELT, widest=_SIDE / 2)
    drawing.write("Keepwise", _EDGE + _SIDE, 572, 30, _GOLD, widest=_SIDE / 2, align="right")


def _draw_dice(drawing: Drawing, position: Position, kept: Sequence[int]) -> None:
    colours = {face: colour for colour, faces in position.rules.ruleset.colours for face in faces}
    gap, gold, left = 14, Counter(kept), Counter(position.hand)
    size = min(84, (_SIDE - gap * (len(position.hand) - 1)) / len(position.hand))
    for place, face in enumerate(position.hand):
        x, y = _EDGE + place * (size + gap), 166
        # The last ones of equal dice: gold ones lie together.
        is_gold = left[face] <= gold[face]
        left[face] -= 1
        if is_gold:
            drawing.rectangle(x - 5, y - 5, size + 10, size + 10, _GOLD, radius=size / 4)
        drawing.rectangle(x, y, size, size, _BONE, radius=size / 5)
        colour = colours.get(face, "red" if face == 1 else "black")
        pip = _PIPS.get(colour, _INK)
        for across, down in _pips(face):
            radius = size * (0.12 if face == 1 else 0.09)
            drawing.circle(x + across * size, y + down * size, radius, pip)


def _pips(face: int) -> Iterator[tuple[float, float]]:
    """Yield the places of pips, across and down a die of size 1."""
    near, half, far = 0.27, 0.5, 0.73
    if face % 2:
        yield half, half
    if face > 1:
        yield from ((far, near), (near, far))
    if face > 3:
        yield from ((near, near), (far, far))
    if face == 6:
        yield from ((near, half), (far, half))


def _draw_card(drawing: Drawing, texts: Texts, position: Position, best: Move | None) -> None:
    """Draw the card: of columns as one table, otherwise with the lower section on the right."""
    rows, columns = _rows(texts, position, best), _columns(texts, position)
    left, width, height = _CARD
    if columns:
        parts, wide = [[("", tuple(columns), None), *rows]], width - 2 * _PADDING
        share = 0.64 * wide / len(columns)
    else:
        upper = sum(face > 0 for face in position.rules.card.upper_face)
        half = upper if 0 < upper < len(rows) else (len(rows) + 1) // 2
        parts, wide = [rows[:half], rows[half:]], (width - 3 * _PADDING) / 2
        # Categories that can be filled several times need more space for their points.
        share = wide * (0.5 if position.rules.has_repeated_categories else 0.22)
    longest = max(map(len, parts))
    tall = min(_TALLEST, (height - _PADDING) / longest)
    height = longest * tall + _PADDING
    top = (HEIGHT - height) / 2
    drawing.rectangle(left, top, width, height, _SURFACE, radius=18)
    for part in parts:
        left += _PADDING
        for number, row in enumerate(part):
            y = top + _PADDING / 2 + number * tall
            if number:
                drawing.rectangle(left, y - 0.75, wide, 1.5, _LINE)
            _draw_row(drawing, row, (left, y, wide, tall), share)
        left += wide


def _draw_row(drawing: Drawing, row: _Row, place: tuple[float, float, float, float], share: float) -> None:
    """Draw a row of a card in a rectangle: its title, and its columns, each of a width of `share`."""
    (title, cells, gold), (left, top, width, height) = row, place
    size = min(27, height * 0.6)
    baseline = top + height / 2 + size * 0.34
    drawing.write(title, left, baseline, size, _INK, widest=width - len(cells) * share - 8)
    for number, words in enumerate(cells, start=1):
        right = left + width - (len(cells) - number) * share
        if number - 1 == gold:
            drawing.rectangle(right - share + 6, top + 4, share, height - 8, _GOLD, radius=8)
        drawing.write(words, right, baseline, size, _INK, widest=share - 10, align="right")


def _rows(texts: Texts, position: Position, best: Move | None) -> list[_Row]:
    """Return the rows of the card, with the points that the best move scores."""
    rules = position.rules
    scored = None if best is None or isinstance(best, Keep) else best
    rows = []
    for category, title in enumerate(category_titles(rules, texts.language)):
        cells = []
        for column, card in enumerate(position.sheet.columns):
            filled = [texts.number(points) for points in sorted(card.points[category])]
            if scored is not None and scored.cell == (column, category):
                filled.append("?" if isinstance(scored, Announce) else texts.number(scored.points))
            cells.append(" ".join(filled))
        gold = scored.cell.column if scored is not None and scored.cell.category == category else None
        rows.append((_writable(title, rules.categories[category]), tuple(cells), gold))
    return rows


def _columns(texts: Texts, position: Position) -> list[str]:
    """Return the titles of the columns, none in a game of one card."""
    rules = position.rules
    if not rules.named:
        return []
    ids = rules.ruleset.column_ids
    return [_writable(*each) for each in zip(column_titles(rules, texts.language), ids, strict=True)]


def _lines(texts: Texts, position: Position) -> Iterator[str]:
    """Yield the rolls left and the announced category."""
    yield texts.say("rollsLeft", n=position.rolls_left)
    if position.announced is not None:
        title = category_titles(position.rules, texts.language)[position.announced]
        yield texts.say("called", category=_writable(title, position.rules.categories[position.announced]))


def _total(texts: Texts, position: Position) -> str:
    return texts.number(position.total_so_far)


def _writable(title: str, id_: str) -> str:
    """Return a title, or the words of its id if letters of the title have no outline; ids are in ASCII."""
    return title if can_write(title) else re.sub("[_-]+", " ", id_).strip()
