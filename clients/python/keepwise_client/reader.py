"""Read the table of a game and print the value of every move, best first, with the standard library only.

python reader.py tables/yahtzee.table 13346 2 '{"points": {"ones": 3, "twos": 6}}'
"""

import hashlib
import json
import struct
import sys
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

FACES = range(1, 7)
Hand = tuple[int, ...]
State = tuple[tuple[int, ...], frozenset[int], int, int]
"""The number of fillings of each category, the marks with points, the upper total, and the extra rolls."""


class Table:
    """The table of a game."""

    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        magic, length, digest = struct.unpack_from("<8sI32s", content)
        header, planes = content[44 : 44 + length], content[44 + length :]
        if magic != b"KEEPWISE" or hashlib.sha256(header).digest() != digest:
            raise ValueError(f"{path}: not a table, or a damaged one")
        self.rules: dict[str, Any] = json.loads(header)
        form = self.rules["format"], self.rules["kind"], self.rules["digest"]
        if form != (1, "portable", hashlib.sha256(planes).hexdigest()):
            raise ValueError(f"{path}: a table of another form, or a damaged one")
        self.values, value, states = [], 0, self.rules["states"]
        for bytes_of_z in zip(*(planes[plane * states : (plane + 1) * states] for plane in range(4)), strict=True):
            z = int.from_bytes(bytes_of_z, "little")
            value += -(z + 1) // 2 if z % 2 else z // 2
            self.values.append(value / 2 ** self.rules["fraction_bits"])
        self.times, self.categories = self.rules["times"], self.rules["categories"]
        every, self.cap = range(len(self.times)), len(self.rules["upper_bonus"]) - 1
        self.upper = [c for c in every if self.rules["upper_faces"][c]]
        others = [c for c in every if c not in self.upper]
        # Groups of categories in the order of filling; within a group any order is allowed.
        groups = {"free": [[*every]], "card": [[c] for c in every], "upper_first": [self.upper, others]}
        self.groups = groups[self.rules["order"]]
        self.hands = [*combinations_with_replacement(FACES, self.rules["dice_count"])]
        self.number_of = {hand: number for number, hand in enumerate(self.hands)}
        self.starts, start = dict[Hand, int](), 0
        for filled in self.blocks():
            self.starts[filled], marks = start, sum(filled[c] > 0 for c in self.rules["marks"])
            start += len(self.totals(tuple(filled[c] for c in self.upper))) * 2**marks * self.levels(sum(filled))
        if start != states:
            raise ValueError(f"{path}: {states} values for {start} states")

    def blocks(self) -> list[Hand]:
        """Return the possible numbers of fillings of all categories, with the first category changing fastest."""
        found: set[Hand] = set()
        for number, group in enumerate(self.groups):
            before = {c for earlier in self.groups[:number] for c in earlier}
            digits = [range(n + 1) if c in group else [n * (c in before)] for c, n in enumerate(self.times)]
            found.update(product(*digits))
        return sorted(found, key=lambda filled: filled[::-1])

    @cache  # noqa: B019  there is only one table
    def totals(self, upper_filled: tuple[int, ...]) -> list[int]:
        """Return the possible capped upper totals in ascending order."""
        found = {0}
        for c in [c for c, count in zip(self.upper, upper_filled, strict=True) for _ in range(count)]:
            found = {min(total + points, self.cap) for total in found for points in self.rules["upper_points"][c]}
        return sorted(found)

    def levels(self, turns: int) -> int:
        """Return the number of possible amounts of extra rolls after some turns."""
        extra = self.rules["extra_rolls"] or {"start": 0, "saves": False}
        if not extra["saves"]:
            return int(1 + extra["start"])
        saved = extra["start"] + (self.rules["rolls"] - 1) * turns
        return int(1 + (saved if extra["most"] is None else min(saved, extra["most"])))

    def place(self, filled: tuple[int, ...], made: frozenset[int], total: int, extra: int) -> int:
        """Return the index of a state among the values."""
        totals, marks = self.totals(tuple(filled[c] for c in self.upper)), [c for c in self.rules["marks"] if filled[c]]
        row: int = extra * 2 ** len(marks) + sum(2**bit for bit, c in enumerate(marks) if c in made)
        return self.starts[filled] + row * len(totals) + totals.index(min(total, self.cap))

    def state(self, card: dict[str, Any]) -> tuple[State, int]:
        """Return the state of a card, and its points so far without the upper bonus."""
        points = {**card.get("points", {}), **card.get("fillings", {})}
        said = [points.get(name) for name in self.categories]
        paid = [[] if each is None else each if isinstance(each, list) else [each] for each in said]
        made = frozenset(c for c in self.rules["marks"] if any(each > 0 for each in paid[c]))
        extra = card.get("extra_rolls", (self.rules["extra_rolls"] or {"start": 0})["start"])
        so_far = sum(map(sum, paid)) + card.get("extra_bonus_count", 0) * self.rules["extra_bonus"]
        return (tuple(map(len, paid)), made, sum(sum(paid[c]) for c in self.upper), extra), so_far

    def pays(self, state: State, hand: Hand, rolls_left: int) -> tuple[list[int | None], int, int | None]:
        """Return the points by category (None: no joker allowed), the extra bonus, and the row of a joker."""
        (filled, made, _, extra), rules, joker = state, self.rules, self.rules["joker_category"]
        if joker >= 0 and hand[0] == hand[-1] and filled[joker]:
            still_open = [c for c, times in enumerate(self.times) if filled[c] < times]
            upper_open = any(rules["upper_faces"][c] == hand[0] for c in still_open)
            lower_open = any(c not in self.upper and c != joker for c in still_open)
            row = 4 * (hand[0] - 1) + 2 * upper_open + lower_open
            return rules["jokers"][row], rules["extra_bonus"] if joker in made else 0, row
        stage = min(rules["rolls"] + extra - rolls_left, len(rules["points"])) - 1
        return rules["points"][stage][self.number_of[hand]], 0, None

    def scores(self, state: State, hand: Hand, rolls_left: int) -> list[tuple[int, int, int, float]]:
        """Return for every category that a hand may fill its number, points, extra bonus and value."""
        (filled, made, total, extra), rules, found = state, self.rules, []
        points, bonus, _ = self.pays(state, hand, rolls_left)
        groups = ([c for c in group if filled[c] < self.times[c]] for group in self.groups)
        after = rules["extra_rolls"] or {"saves": False}
        most = extra if not after["saves"] else rolls_left if after["most"] is None else after["most"]
        for c in next(filter(None, groups)):
            if points[c] is not None:
                paid = 0 if rules["requires"][c] >= 0 and rules["requires"][c] not in made else points[c]
                filled_then = tuple(count + (each == c) for each, count in enumerate(filled))
                made_then = made | {c} if c in rules["marks"] and paid > 0 else made
                total_then = total + paid if c in self.upper else total
                value = self.values[self.place(filled_then, made_then, total_then, min(rolls_left, most))]
                found.append((c, paid, bonus, paid + bonus + value))
        return found

    def keeps(self, state: State, rolls_left: int) -> dict[Hand, float]:
        """Return the value of each keep with some rolls left, from whole hands down by one die at a time."""
        worth = self.keeps(state, rolls_left - 1) if rolls_left > 1 else {}
        means = {}
        for hand in self.hands:
            scored = [value for *_, value in self.scores(state, hand, rolls_left - 1)]
            means[hand] = max(scored + [worth[keep] for keep in parts(hand) if worth])
        for size in range(len(self.hands[0]) - 1, -1, -1):
            for keep in combinations_with_replacement(FACES, size):
                means[keep] = sum(means[tuple(sorted((*keep, face)))] for face in FACES) / 6
        return means

    def advise(self, dice: Hand, rolls_left: int, card: dict[str, Any]) -> list[tuple[float, dict[str, Any]]]:
        """Return all moves with their values, best first."""
        hand, (state, so_far) = tuple(sorted(dice)), self.state(card)
        worth = self.keeps(state, rolls_left) if rolls_left else {}
        moves: list[tuple[float, dict[str, Any]]] = [(worth[keep], {"keep": [*keep]}) for keep in parts(hand) if worth]
        for c, points, bonus, value in self.scores(state, hand, rolls_left):
            moves.append((value, {"category": self.categories[c], "points": points, "extra_bonus": bonus}))
        return sorted(((so_far + value, move) for value, move in moves), key=lambda each: -each[0])


@cache
def parts(hand: Hand) -> set[Hand]:
    """Return all keeps of a hand except the whole hand."""
    return {keep for size in range(len(hand)) for keep in combinations(hand, size)}


if __name__ == "__main__":
    table, dice, left, card = sys.argv[1:]
    for worth, move in Table(Path(table)).advise(tuple(map(int, dice)), int(left), json.loads(card)):
        print(f"{worth:.6f}", json.dumps(move))
