"""`make bench`: measure performance and print one table.

`python -m tests.bench solve calls` measures only these. `losses`, `contests`, `portable` and `saving` do not measure
speed, and `attacks` takes minutes: they only run when named.
"""

import argparse
import os
import platform
import sys

from tests.bench import (
    attacks,
    measure_calls,
    measure_contest,
    measure_games,
    measure_losses,
    measure_objectives,
    measure_offline,
    measure_page,
    measure_portable,
    measure_saving,
    measure_service,
    measure_solve,
    measure_starts,
    measure_streams,
    measure_tables,
)
from tests.bench.report import Row, print_table

MEASUREMENTS = {
    "solve": measure_solve.measure,
    "tables": measure_tables.measure,
    "calls": measure_calls.measure,
    "games": measure_games.measure,
    "streams": measure_streams.measure,
    "objectives": measure_objectives.measure,
    "offline": measure_offline.measure,
    "load": measure_service.measure_load,
    "start": measure_service.measure_start,
    "memory": measure_service.measure_memory,
    "growth": measure_service.measure_growth,
    "page": measure_page.measure_page,
    "starts": measure_starts.measure,
}

BY_NAME = {
    "losses": measure_losses.measure,
    "contests": measure_contest.measure,
    "attacks": attacks.measure,
    "portable": measure_portable.measure,
    "saving": measure_saving.measure,
}


def main() -> None:
    """Measure the named parts, or all that measure speed, in one run."""
    names = [*MEASUREMENTS, *BY_NAME]
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure Keepwise.")
    parser.add_argument("measurements", nargs="*", metavar="MEASUREMENT", help=f"of {', '.join(names)}")
    chosen = parser.parse_args().measurements or list(MEASUREMENTS)
    if unknown := sorted(set(chosen) - set(names)):
        parser.error(f"there is no measurement {unknown[0]!r}; there are {', '.join(names)}")
    load = " ".join(f"{average:.2f}" for average in os.getloadavg())
    rows: list[Row] = []
    for name in chosen:
        if name in BY_NAME:
            BY_NAME[name]()
            continue
        for row in MEASUREMENTS[name]():
            rows.append(row)
            print(f"{row.what}: {row.measured}", file=sys.stderr, flush=True)
    if rows:
        print(f"Python {platform.python_version()}, {os.cpu_count()} processors, load before {load}; medians")
        print_table(rows)


if __name__ == "__main__":
    main()
