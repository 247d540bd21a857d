"""Compare everything in `vectors` with the results of reader.py for `tables`: python check.py

A reader in another language has to pass the same comparison.
"""

import json
from pathlib import Path
from typing import Any

from reader import Table


def check_vectors(folder: Path) -> int:
    """Compare all numbers and return their count; raises `AssertionError` at the first mismatch."""
    count = 0
    for path in sorted((folder / "vectors").glob("*.json")):
        vectors, table = json.loads(path.read_text()), Table(folder / "tables" / f"{path.stem}.table")
        for each in vectors["states"]:
            made = frozenset(map(table.categories.index, each["made"]))
            place = table.place(tuple(each["filled"]), made, each["upper_total"], each["extra_rolls"])
            assert place == each["place"], (path.stem, each, place)
            assert abs(table.values[place] - each["value"]) <= vectors["tolerance"], (path.stem, each)
        for each in vectors["positions"]:
            moves = table.advise(tuple(each["dice"]), each["rolls_left"], each["scorecard"])
            found = {json.dumps(move): value for value, move in moves}
            wanted = {json.dumps(_move(said)): said["value"] for said in each["advice"]["moves"]}
            assert found.keys() == wanted.keys(), (path.stem, each, moves)
            worst = max(wanted, key=lambda move: abs(found[move] - wanted[move]))
            assert abs(found[worst] - wanted[worst]) <= vectors["tolerance"], (path.stem, each, worst, found[worst])
            count += len(wanted)
        count += len(vectors["states"])
        print(f"{path.stem}: right")
    return count


def _move(said: dict[str, Any]) -> dict[str, Any]:
    return {key: said[key] for key in ("keep", "category", "points", "extra_bonus") if key in said}


if __name__ == "__main__":
    print(check_vectors(Path(__file__).parent), "numbers are right")
