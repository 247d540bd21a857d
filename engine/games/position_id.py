"""Short identifiers of positions and of sheets between turns, such as `yahtzee:132az`.

An identifier has the game, a colon, the version of this format, and a number in base 32 with two more digits, its
checksum. The digits are those of Crockford: either case, without I, L, O and U.

The game is the id of a built-in ruleset, or "~" and the first digits of the fingerprint of another one. The checksum
also depends on the whole fingerprint. It reveals any single wrong digit, and any two digits that were swapped.

The number has a mixed radix, and consists of these parts, the least significant first:

* the turn: 0 between turns, else 1 + hand + hands * (call + calls * (roll - 1)),
* each filling of each category, column by column, those of one category in descending order,
* the extra rolls, and the extra bonuses of each column.

A call is 2 + the called category. Without one it is 1 if dice were kept, in games that have calls, else 0. A filling is
0 if it is open, else 1 + the place of its points among all that the category can pay.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import getitem
from typing import Final

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.checks.sheet_problems import sheet_problems
from engine.definitions.definition import builtin_rulesets
from engine.derived import derived
from engine.dice import hand_index
from engine.errors import InvalidPosition, Path, Problem
from engine.games.position import Position, prove_position, sheet_of
from engine.rulesets.ruleset import fingerprint
from engine.words import quoted

GREATEST_ID_LENGTH: Final = 400
"""Characters of the longest identifier that is read; those of built-in games are much shorter."""
_VERSION: Final = "1"
_DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_PAIRS: Final = tuple(high + low for high in _DIGITS for low in _DIGITS)
_PAIR: Final = len(_PAIRS)
_MODULUS: Final = 1019
"""A prime below `_PAIR` of which 32 is a primitive root, so that no two of 1,018 digits have the same weight."""
_SIMILAR: Final = str.maketrans("ilo", "110")
"""Letters read as the digits that they look like."""
_PYTHON_DIGITS: Final = str.maketrans(_DIGITS, "0123456789abcdefghijklmnopqrstuv")
_PATH: Final[Path] = ("position_id",)
_SHAPE: Final = re.compile(r"([a-z0-9-]+|~[0-9a-f]{10}):(.*)", re.DOTALL)


class _Fillings(dict[tuple[int, ...], int]):
    """Numbers of the fillings of a category, by their points; those of several fillings are computed on demand."""

    __slots__ = ("digits", "weights")

    def __init__(self, points: tuple[int, ...], weights: tuple[int, ...]) -> None:
        self.digits = {each: place for place, each in enumerate(points, 1)}
        self.weights = weights
        super().__init__(((each,), digit * weights[0]) for each, digit in self.digits.items())
        self[()] = 0

    def __missing__(self, points: tuple[int, ...]) -> int:
        return sum(self.digits[each] * weight for each, weight in zip(sorted(points)[::-1], self.weights, strict=False))


@dataclass(frozen=True, slots=True)
class _Form:
    """The identifiers of a game: their start, the remainder of their numbers, the weights and radices of all parts."""

    games: tuple[str, str]
    start: str
    remainder: int
    hands: Mapping[tuple[int, ...], int]
    calls: int
    fillings: tuple[tuple[_Fillings, ...], ...]
    extra_rolls: int
    extra_bonuses: tuple[int, ...]
    radices: tuple[int, ...]


@derived
def _form_of(rules: Rules) -> _Form:
    card, builtin = rules.card, builtin_rulesets().get(rules.name)
    anonymous = name_by_fingerprint(rules.fingerprint)
    game = rules.name if builtin is not None and fingerprint(builtin) == rules.fingerprint else anonymous
    hands, calls = hand_index(rules.ruleset.dice_count), 1 if rules.announce_column < 0 else 2 + len(card.categories)
    radices = [1 + len(hands) * calls * rules.greatest_rolls]
    weight = radices[0]
    columns = []
    for _ in rules.columns:
        column = []
        for points, times in zip(card.payable, card.times, strict=True):
            weights = []
            for _ in range(times):
                weights.append(weight)
                radices.append(1 + len(points))
                weight *= radices[-1]
            column.append(_Fillings(points, tuple(weights)))
        columns.append(tuple(column))
    extra_rolls = weight
    radices.append(1 + card.greatest_extra_rolls(rules.turns))
    bonuses, radix = [extra_rolls * radices[-1]], 1 + card.turns * bool(card.extra_bonus)
    for _ in rules.columns:
        radices.append(radix)
        bonuses.append(bonuses[-1] * radix)
    return _Form(
        games=(game, anonymous),
        start=f"{game}:{_VERSION}",
        remainder=int(rules.fingerprint, 16) % _MODULUS,
        hands=hands,
        calls=calls,
        fillings=tuple(columns),
        extra_rolls=extra_rolls,
        extra_bonuses=tuple(bonuses[:-1]),
        radices=tuple(radices),
    )


def name_by_fingerprint(fingerprint_: str) -> str:
    """Return the name of a game that is not built in."""
    return f"~{fingerprint_[:10]}"


def name_in_ids(rules: Rules) -> str:
    """Return the name of a game in identifiers."""
    return _form_of(rules).games[0]


def dump_position_id(rules: Rules, situation: Sheet | Position) -> str:
    """Return the identifier of a proved position, or of a proved sheet between turns.

    >>> from engine.cards.rules import compile_rules
    >>> from engine.cards.sheet import empty_sheet
    >>> yahtzee = compile_rules(builtin_rulesets()["yahtzee"])
    >>> dump_position_id(yahtzee, empty_sheet(yahtzee))
    'yahtzee:1t9'
    """
    form = _form_of(rules)
    sheet, number = sheet_of(situation), 0
    if isinstance(situation, Position):
        number = _number_of_turn(form, situation)
    for place, card in enumerate(sheet.columns):
        number += sum(map(getitem, form.fillings[place], card.points))
        if card.extra_bonus_count:
            number += card.extra_bonus_count * form.extra_bonuses[place]
    if sheet.extra_rolls:
        number += sheet.extra_rolls * form.extra_rolls
    number *= _PAIR
    number += (form.remainder - number) % _MODULUS
    pairs = []
    while number:
        number, pair = divmod(number, _PAIR)
        pairs.append(_PAIRS[pair])
    return form.start + "".join(reversed(pairs)).lstrip("0").rjust(2, "0")


def _number_of_turn(form: _Form, position: Position) -> int:
    call = 0 if position.all_rolled else 1
    if position.announced is not None:
        call = 2 + position.announced
    return 1 + form.hands[position.hand] + len(form.hands) * (call + form.calls * (position.roll - 1))


def game_of_id(text: str) -> str:
    """Return the game that an identifier states; raises `InvalidPosition` if it states none."""
    return _split(text)[0]


def parse_position_id(rules: Rules, text: str) -> Sheet | Position:
    """Return the position or the sheet with this identifier; raises `InvalidPosition` with the problem.

    >>> from engine.cards.rules import compile_rules
    >>> yahtzee = compile_rules(builtin_rulesets()["yahtzee"])
    >>> position = parse_position_id(yahtzee, "yahtzee:132az")
    >>> position.hand, position.rolls_left
    ((1, 3, 3, 4, 6), 2)
    """
    form = _form_of(rules)
    game, digits = _split(text)
    if game not in form.games:
        detail = f"position_id is of {game}, but the game is {rules.name}; its identifiers begin with {form.games[0]}"
        raise InvalidPosition([Problem("contradiction", _PATH, detail, found=text, choices=form.games[:1])])
    parts, rest = list[int](), _number_of(form, text, digits)
    for radix in form.radices:
        rest, part = divmod(rest, radix)
        parts.append(part)
    found = None if rest else _situation(rules, form, parts)
    # Further digits can state the same position, but each position has one identifier.
    if found is None or not dump_position_id(rules, found).endswith(f":{digits}"):
        raise _refused(text, f"position_id {quoted(text)} has a right checksum, but no game of {rules.name} gets there")
    return found


def _split(text: str) -> tuple[str, str]:
    """Return the game and the digits, in lower case and without letters that look like digits."""
    found = _SHAPE.fullmatch(text.lower())
    if found is None:
        raise _refused(text, f"position_id must be a game, a colon and digits, as in yahtzee:132az, not {quoted(text)}")
    return found[1], found[2].translate(_SIMILAR)


def _number_of(form: _Form, text: str, digits: str) -> int:
    """Return the number that the digits stand for, without their checksum."""
    wrong = next((each for each in digits if each not in _DIGITS), None)
    if wrong is not None:
        place = text.index(":") + 2 + digits.index(wrong)
        detail = f"position_id has {quoted(wrong)} as its character {place}; allowed after the colon: {_DIGITS}"
        raise _refused(text, detail)
    if not digits.startswith(_VERSION):
        detail = f"position_id must have {_VERSION} after the colon, the version of its form, not {quoted(digits[:1])}"
        raise _refused(text, detail)
    number = int(digits[1:].translate(_PYTHON_DIGITS) or "0", 32)
    if len(digits) < 3 or number % _MODULUS != form.remainder:
        detail = f"the last two digits of position_id {quoted(text)} do not fit the others: a digit is wrong or missing"
        raise _refused(text, detail)
    return number // _PAIR


def _situation(rules: Rules, form: _Form, parts: Sequence[int]) -> Sheet | Position | None:
    """Return the position or the sheet of these parts if it can occur in a game."""
    left, card = iter(parts), rules.card
    turn = next(left)
    points = [
        tuple(
            tuple([payable[digit - 1] for digit in islice(left, times) if digit])
            for payable, times in zip(card.payable, card.times, strict=True)
        )
        for _ in rules.columns
    ]
    extra_rolls = next(left)
    sheet = Sheet(tuple(map(Scorecard, points, left)), extra_rolls)
    if not turn:
        return None if sheet_problems(rules, sheet) else sheet
    turn, hand = divmod(turn - 1, len(form.hands))
    rolls_before, call = divmod(turn, form.calls)
    announced = call - 2 if call > 1 else None
    all_rolled = None if form.calls == 1 or call > 1 else not call
    rolls_left = rolls_of_turn(rules, sheet) - 1 - rolls_before
    try:
        return prove_position(rules, sheet, card.hands[hand], rolls_left, announced, all_rolled)
    except InvalidPosition:
        return None


def _refused(text: str, detail: str) -> InvalidPosition:
    return InvalidPosition([Problem("wrong-position-id", _PATH, detail, found=text)])
