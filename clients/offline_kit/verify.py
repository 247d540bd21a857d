"""Verify tables from the rules alone, and bound the error of every value: python verify.py tables/*.table

Two things are recomputed, without code of the solver:

* The rules. games.txt has the built-in games in words. All points, bonuses and jokers of a file must agree with it.
  The rules of other games are taken from the file, which the output says.
* The Bellman equation. A state must be worth the mean over all rolls of the best move. Its value follows from the
  file's own values after the turn. The residual of a state is the difference.

Means and maxima do not increase errors. So the bound for n filled categories is their greatest residual, plus the bound
for n + 1, plus one for the rounding in this program. Files of kind `portable` have values
rounded to units of 2^-F, so that residuals are up to a unit. Files of kind `exact` have float64.

With `--sample N`, only N random states of each layer are recomputed. That bounds how many states can have a larger
residual, and the error of no value. The exit status is 1 if a residual exceeds the tolerance or a rule differs.

verify.go recomputes the equation in less time and prints the same numbers.
"""

import argparse
import hashlib
import json
import random
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from game_rules import FACES, Dice, read_games, rules_of

Array = Any


class Wrong(Exception):
    """A file that is damaged, or does not follow its rules."""


def require(true: object, problem: str) -> None:
    """Raise `Wrong` unless a condition is true."""
    if not true:
        raise Wrong(problem)


def check_rules(header: dict[str, Any], rules: dict[str, Any]) -> None:
    """Compare the header of a file with the numbers of `rules_of`."""
    for key, wanted in rules.items():
        if key not in ("upper_bonus", "points", "jokers"):
            require(header[key] == wanted, f"{key} is {header[key]}, by the rules {wanted}")
    require(len(header["jokers"]) == len(rules["jokers"]), "jokers differ from the rules")
    # The last entries are also those of greater totals and later rolls.
    for key in ("upper_bonus", "points"):
        for place, wanted in enumerate(rules[key]):
            found = header[key][min(place, len(header[key]) - 1)]
            require(found == wanted, f"{key} {place} differs from the rules")
    for row, (wanted, found) in enumerate(zip(rules["jokers"], header["jokers"], strict=True)):
        for name, right, points in zip(rules["categories"], wanted, found, strict=True):
            require(right in ("any", points), f"a joker in {name}, row {row}, gets {points}, by the rules {right}")


# Files and states, by docs/offline.md.


class Block(NamedTuple):
    """States with the same filled categories: an array of extra rolls, made marks and upper totals."""

    start: int
    filled: Dice
    levels: int
    marks: list[int]
    totals: list[int]


def read_file(path: Path) -> tuple[dict[str, Any], Array]:
    """Return the header and the values of a file."""
    content = path.read_bytes()
    magic, length, digest = struct.unpack_from("<8sI32s", content)
    header, data = content[44 : 44 + length], content[44 + length :]
    require(magic == b"KEEPWISE" and hashlib.sha256(header).digest() == digest, "no table, or a damaged one")
    rules: dict[str, Any] = json.loads(header)
    require(rules["format"] == 1 and rules["kind"] in ("portable", "exact"), "a table of another format")
    require(hashlib.sha256(data).hexdigest() == rules["digest"], "damaged values")
    if rules["kind"] == "exact":
        require(rules["digest"] == rules["table"], "digest and table differ")
        values = np.frombuffer(data, "<f8")
    else:
        planes = np.frombuffer(data, np.uint8).reshape(4, rules["states"])
        z = np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)
        values = np.where(z % 2, -(z + 1) // 2, z // 2).cumsum() / 2.0 ** rules["fraction_bits"]
    require(np.isfinite(values).all(), "a value is no number")
    return rules, values


class Table:
    """Rules, values and layout of a file."""

    def __init__(self, rules: dict[str, Any], values: Array) -> None:
        self.rules, self.values = rules, values
        self.upper, self.times = [c for c, face in enumerate(rules["upper_faces"]) if face], rules["times"]
        self.cap, self.extra = len(rules["upper_bonus"]) - 1, rules["extra_rolls"]
        self.start_extra: int = self.extra["start"] if self.extra else 0
        self.hands = [*combinations_with_replacement(FACES, rules["dice_count"])]
        self.points = [np.array(stage, float) for stage in rules["points"]]
        self.blocks = {block.filled: block for block in self.lay_out()}
        self.keeps = [[*combinations_with_replacement(FACES, size)] for size in range(rules["dice_count"] + 1)]
        index = [{keep: number for number, keep in enumerate(keeps)} for keeps in self.keeps]
        # By number of dice: the keeps with one more die, by its face, and those with one die less.
        self.more = [
            np.array([[index[size + 1][tuple(sorted((*keep, face)))] for face in FACES] for keep in self.keeps[size]])
            for size in range(rules["dice_count"])
        ]
        self.less = [np.zeros(0)] + [
            np.array([[index[size - 1][keep[:i] + keep[i + 1 :]] for i in range(size)] for keep in self.keeps[size]])
            for size in range(1, rules["dice_count"] + 1)
        ]

    def lay_out(self) -> Iterator[Block]:
        """Yield all blocks in the order of the file."""
        start = 0
        for number in range(np.prod([n + 1 for n in self.times])):
            digits = []
            for n in self.times:
                number, digit = divmod(number, n + 1)
                digits.append(digit)
            if self.is_ordered(digits):
                marks = [c for c in self.rules["marks"] if digits[c]]
                totals = self.totals(tuple(digits[c] for c in self.upper))
                block = Block(start, tuple(digits), self.levels(sum(digits)), marks, totals)
                yield block
                start += block.levels * 2 ** len(marks) * len(block.totals)
        require(start == len(self.values) == self.rules["states"], f"{len(self.values)} values for {start} states")

    def is_ordered(self, filled: list[int]) -> bool:
        """Return whether the order of filling allows these fillings."""
        if self.rules["order"] == "free":
            return True
        if self.rules["order"] == "card":
            groups = [[c] for c in range(len(filled))]
        else:
            groups = [self.upper, [c for c in range(len(filled)) if c not in self.upper]]
        begun = [any(filled[c] for c in group) for group in groups]
        full = [all(filled[c] == self.times[c] for c in group) for group in groups]
        return all(full[i] or not any(begun[i + 1 :]) for i in range(len(groups)))

    def levels(self, turns: int) -> int:
        """Return the number of possible amounts of extra rolls after some turns."""
        if not self.extra or not self.extra["saves"]:
            return 1 + self.start_extra
        saved: int = self.extra["start"] + (self.rules["rolls"] - 1) * turns
        return 1 + (saved if self.extra["most"] is None else min(saved, self.extra["most"]))

    @cache  # noqa: B019
    def totals(self, fillings: Dice) -> list[int]:
        """Return the possible capped upper totals, ascending."""
        found = {0}
        for c, times in zip(self.upper, fillings, strict=True):
            for _ in range(times):
                found = {min(total + points, self.cap) for total in found for points in self.rules["upper_points"][c]}
        return sorted(found)

    def values_of(self, block: Block) -> Array:
        """Return the values of a block by extra rolls, part and total."""
        shape = block.levels, 2 ** len(block.marks), len(block.totals)
        return self.values[block.start : block.start + np.prod(shape)].reshape(shape)

    def extra_after(self, rolls_left: int, extra: int) -> int:
        """Return the extra rolls after a turn that began with `extra` and ends with some rolls left."""
        most = extra if not self.extra or not self.extra["saves"] else self.extra["most"]
        return rolls_left if most is None else min(rolls_left, most)

    def fillable(self, filled: Dice) -> list[int]:
        """Return the categories that may be filled next."""
        still_open = [c for c, n in enumerate(filled) if n < self.times[c]]
        if self.rules["order"] == "card":
            return still_open[:1]
        return [c for c in still_open if self.rules["order"] == "upper_first" and c in self.upper] or still_open

    def name(self, block: Block, place: int) -> str:
        """Return a state in words."""
        names = self.rules["categories"]
        filled = [f"{name} {n} times" if n > 1 else name for name, n in zip(names, block.filled, strict=True) if n]
        row, total = divmod(place, len(block.totals))
        level, part = divmod(row, 2 ** len(block.marks))
        made = [names[c] for bit, c in enumerate(block.marks) if part >> bit & 1]
        return (
            f"filled {', '.join(filled) or 'nothing'}; made {', '.join(made) or 'nothing'}; "
            f"upper total {block.totals[total]}; {level} extra rolls"
        )


# The Bellman equation.


def average(table: Table, worth: Array) -> list[Array]:
    """Return the mean value of every keep by its number of dice, after all other dice are rolled, given those of hands.

    Rolling dice together is rolling one after the other: a keep is worth the mean over the faces of one more die.
    """
    means = [worth]
    for more in reversed(table.more):
        following = means[0]
        means.insert(0, sum((following[more[:, face]] for face in range(1, 6)), following[more[:, 0]]) / 6)
    return means


def best_keep(table: Table, means: list[Array]) -> Array:
    """Return for each hand the greatest value of a keep of fewer dice."""
    best = means[0]
    for size, less in enumerate(table.less[1:-1], 1):
        best = np.maximum(means[size], best[less].max(axis=1))
    return best[table.less[-1]].max(axis=1)


def best_score(table: Table, block: Block, rolls_left: int, extra: int) -> Array:
    """Return the value of the best category for each hand, part and total, with some rolls left."""
    rules, parts = table.rules, np.arange(2 ** len(block.marks))
    made = {c: parts >> bit & 1 > 0 for bit, c in enumerate(block.marks)}
    paid, bonus = pay(table, block, made, min(rules["rolls"] + extra - rolls_left, len(table.points)) - 1)
    best = np.full((len(paid), len(parts), len(block.totals)), -np.inf)
    for c in table.fillable(block.filled):
        then = table.blocks[tuple(n + (each == c) for each, n in enumerate(block.filled))]
        earned = np.repeat(paid[:, c : c + 1], len(parts), axis=1)
        if rules["requires"][c] >= 0:
            earned = np.where(made.get(rules["requires"][c], False), earned, 0.0)
        part = np.zeros(earned.shape, int)
        for bit, mark in enumerate(then.marks):
            part |= np.where((earned > 0) & (mark == c) | made.get(mark, False), 1 << bit, 0)
        gain = np.where(np.isfinite(earned), earned, 0).astype(int)[..., None] * (c in table.upper)
        rank = np.full(table.cap + 1, -1)
        rank[then.totals] = range(len(then.totals))
        place = rank[np.minimum(np.array(block.totals) + gain, table.cap)]
        require((place >= 0)[np.isfinite(earned)].all(), "an upper total has no state")
        following = table.values_of(then)[table.extra_after(rolls_left, extra)]
        after = following[part[..., None], place]
        best = np.maximum(best, (earned + bonus)[..., None] + after)
    return best


def pay(table: Table, block: Block, made: dict[int, Array], stage: int) -> tuple[Array, Array]:
    """Return the points of each hand in each category, minus infinity where a joker may not go, and extra bonuses."""
    rules, paid, joker = table.rules, table.points[stage].copy(), table.rules["joker_category"]
    bonus = np.zeros((len(paid), 2 ** len(block.marks)))
    if joker >= 0 and block.filled[joker]:
        still_open = [c for c, n in enumerate(block.filled) if n < table.times[c]]
        lower = any(c != joker and c not in table.upper for c in still_open)
        for face in FACES:
            row = 4 * (face - 1) + 2 * any(rules["upper_faces"][c] == face for c in still_open) + lower
            hand = table.hands.index((face,) * rules["dice_count"])
            paid[hand] = [-np.inf if points is None else points for points in rules["jokers"][row]]
            bonus[hand] = rules["extra_bonus"] * made.get(joker, 0)
    return paid, bonus


def recompute(table: Table, block: Block) -> tuple[Array, float]:
    """Return the right side of the equation for all states of a block, and the greatest value in these turns."""
    right, greatest = np.zeros((block.levels, 2 ** len(block.marks), len(block.totals))), 0.0
    if sum(block.filled) == sum(table.times):
        right[:] = [table.rules["upper_bonus"][total] for total in block.totals]
        return right, greatest
    # Where unused rolls are saved, only the rolls left matter, so that one pass serves all amounts of extra rolls.
    shared = table.extra and table.extra["saves"] and len(table.points) == 1
    for levels in [range(block.levels)] if shared else [range(n, n + 1) for n in range(block.levels)]:
        means: list[Array] = []
        for rolls_left in range(table.rules["rolls"] + levels[-1]):
            worth = best_score(table, block, rolls_left, levels[-1])
            if means:
                worth = np.maximum(worth, best_keep(table, means))
            means, greatest = average(table, worth), max(greatest, float(abs(worth).max()))
            if (level := rolls_left - table.rules["rolls"] + 1) in levels:
                right[level] = means[0][0]
    return right, greatest


@dataclass
class Layer:
    """Results for the states with equally many filled categories."""

    residual: float = 0.0
    rounding: float = 0.0
    worst: str = ""

    def add(self, table: Table, block: Block, sampled: list[int]) -> None:
        """Compare the sampled states of a block with the Bellman equation, or all of them if the list is empty."""
        right, greatest = recompute(table, block)
        wrong = abs(table.values_of(block) - right).ravel()
        place = max(sampled or [int(wrong.argmax())], key=wrong.__getitem__)
        # Every number went through at most 7 roundings per die and roll, each relative to the greatest one.
        roundings = 7 * table.rules["dice_count"] * (table.rules["rolls"] + block.levels - 1)
        self.rounding = max(self.rounding, roundings * 2.0**-53 * greatest)
        if wrong[place] > self.residual:
            found, wanted = table.values[block.start + place], right.ravel()[place]
            self.residual = float(wrong[place])
            self.worst = f"{table.name(block, place)}: {found:.12f} instead of {wanted:.12f}"


def check(path: Path, tolerance: float | None, sample: int, seed: int) -> bool:
    """Verify a file, print the results, and return whether it is right."""
    rules, values = read_file(path)
    print(f"{path.name}: {rules['ruleset']}, {rules['states']} states, table {rules['table']}")
    game = read_games().get(rules["ruleset"])
    if game:
        check_rules(rules, rules_of(game))
    print("Rules: as in games.txt" if game else "Rules: taken from the file, since games.txt does not have this game")
    table = Table(rules, values)
    tolerance = tolerance or (0.0 if rules["kind"] == "exact" else 2.0 ** -rules["fraction_bits"]) + 1e-9
    layers = [[block for block in table.blocks.values() if sum(block.filled) == n] for n in range(sum(table.times) + 1)]
    bound, worst, chance = 0.0, Layer(), random.Random(seed)
    print(" filled     states      residual" + "         bound" * (not sample))
    for filled, blocks in reversed([*enumerate(layers)]):
        layer, sizes = Layer(), [table.values_of(block).size for block in blocks]
        chosen: dict[int, list[int]] = {}
        for number in chance.choices(range(len(blocks)), sizes, k=sample):
            chosen.setdefault(number, []).append(chance.randrange(sizes[number]))
        for number in chosen or range(len(blocks)):
            layer.add(table, blocks[number], chosen.get(number, []))
        bound += layer.residual + layer.rounding
        print(f"{filled:7} {sum(sizes):10} {layer.residual:13.3e}" + f" {bound:13.3e}" * (not sample))
        worst = max(worst, layer, key=lambda each: each.residual)
    if worst.residual > tolerance:
        print(f"WRONG: the residual {worst.residual:.3e} exceeds {tolerance:.3e}: {worst.worst}")
        return False
    if sample:
        share = 1 - 0.01 ** (1 / sample)
        print(f"For each layer, with 99% confidence: at most {share:.3%} of its states have a greater residual.")
        print("This bounds no single value.")
        return True
    start = table.values_of(table.blocks[(0,) * len(table.times)])[table.start_extra][0][0]
    require(abs(start - rules["start_value"]) <= 2 * bound + tolerance, "another start_value")
    print(f"Expected total {start:.13f} within {bound:.3e}")
    return True


def main() -> int:
    """Verify the named files and return the exit status."""
    parser = argparse.ArgumentParser(description="Verify tables from the rules alone.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--sample", type=int, default=0, help="number of random states of each layer, instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--tolerance", type=float, help="greatest accepted residual (default: the unit of the values + 1e-9)"
    )
    options = parser.parse_args()
    right = True
    for path in options.files:
        try:
            right &= check(path, options.tolerance, options.sample, options.seed)
        except Wrong as error:
            print(f"WRONG: {path.name}: {error}")
            right = False
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
