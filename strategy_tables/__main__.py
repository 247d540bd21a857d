"""The command line `python -m strategy_tables`; `run_command` lists the exit statuses."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np

from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import Ruleset, Rulesets, without_columns
from strategy_tables.command_line import (
    complain,
    default_rulesets,
    find_ruleset,
    known_rulesets,
    require_table,
    run_command,
    show_progress,
)
from strategy_tables.errors import MissingTable, UnusableTable
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.settings import load_settings
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.portable.file import export_table
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, TABLE_KINDS, TARGET, TWO_PLAYER, TableKind
from strategy_tables.store.manifest import MANIFEST, find_entry, update_manifest
from strategy_tables.store.published_tables import download_table
from strategy_tables.store.tablefile import (
    SUFFIX,
    Table,
    TableFile,
    TableHeader,
    load_table,
    open_table,
    read_header,
    table_path,
    tables_folder,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    return run_command(partial(_run, _parser().parse_args(arguments)))


def _run(options: argparse.Namespace) -> int:
    if options.command == "solver":
        # Imported here, since the other commands need no queue.
        from strategy_tables.jobs.solver import main as run_solver

        return run_solver(load_settings(os.environ), options.server)
    folder: Path = options.folder or tables_folder()
    rulesets = known_rulesets()
    if options.command == "list":
        return list_tables(folder, rulesets)
    if options.command == "manifest":
        print(f"{len(update_manifest(folder))} tables in {MANIFEST}")
        return 0
    chosen = [require_table(find_ruleset(name, rulesets)) for name in options.rulesets]
    if options.command == "verify":
        return verify_tables(folder, chosen)
    if options.command == "export":
        return export_file(load_table(compile_ruleset(chosen[0]), folder), options.file, options.exact)
    kinds = [TABLE_KINDS[name] for name in options.objective or [EXPECTED_TOTAL.name]]
    return build_tables(folder, chosen or default_rulesets(rulesets), kinds, options.force, options.address)


def build_tables(
    folder: Path,
    rulesets: Iterable[Ruleset],
    kinds: Sequence[TableKind],
    force: bool,
    address: str | None = None,
) -> int:
    """Build the tables that are missing, stale or damaged, or all of them with `force`.

    With an `address`, they are downloaded instead.
    """
    for ruleset, kind in product(rulesets, kinds):
        compiled = compile_ruleset(ruleset)
        named = "" if kind is EXPECTED_TOTAL else f" {kind.name}"
        if not force and _is_current(compiled, folder, kind):
            continue
        with show_progress(f"{ruleset.name}{named}: {count_states(compiled):,} states", sys.stderr) as progress:
            if address is None:
                header = build_kind(compiled, folder, kind, progress)
            else:
                header = download_table(address, compiled, folder, kind, progress, complain)
        made = f"built in {header.seconds:.1f} s" if address is None else "downloaded"
        print(f"{ruleset.name}{named}: {made}, {_describe_value(header)}")
    return 0


def _describe_value(header: TableHeader) -> str:
    if header.objective == FLOOR.name:
        return f"floor {header.start_value:.0f}"
    if header.objective == TARGET.name:
        return f"{header.start_value:.0f} can be reached in every other game"
    if header.objective == TWO_PLAYER.name:
        return f"the first of two players wins with probability {header.start_value:.6f}"
    return f"expected total {header.start_value:.6f}"


def _is_current(compiled: CompiledRuleset, folder: Path, kind: TableKind) -> bool:
    """Return whether there is a usable table; print the reason if an existing one is unusable."""
    try:
        open_table(compiled, folder, kind, state_space(compiled))
    except MissingTable:
        return False
    except UnusableTable as error:
        complain(f"{error.path}: {error.why}; rebuilding")
        return False
    return True


def list_tables(folder: Path, rulesets: Rulesets) -> int:
    """Print the tables in the folder, and the rulesets that have no table there."""
    headers: list[TableHeader] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            headers.append(read_header(path))
        except UnusableTable as error:
            print(f"{path.name}: {error.why}")
    for header in sorted(headers, key=lambda header: header.ruleset):
        print(_describe(header))
    found = {header.fingerprint for header in headers}
    for ruleset in without_columns(rulesets).values():
        compiled = compile_ruleset(ruleset)
        if compiled.fingerprint not in found:
            print(f"{ruleset.name:20} no table ({count_states(compiled):,} states)")
    return 0


def _describe(header: TableHeader) -> str:
    is_whole = header.objective in (FLOOR.name, TARGET.name)
    value = f"{header.objective} {header.start_value:.{0 if is_whole else 6}f}"
    size = header.entries * np.dtype(header.dtype).itemsize
    error = f", error at most {header.error:.1e}" if header.error else ""
    return (
        f"{header.ruleset:20} {value}, {header.states:,} states, "
        f"{size / 1e6:.1f} MB{error}, solved in {header.seconds:.1f} s, digest {header.digest[:12]}"
    )


def verify_tables(folder: Path, rulesets: Sequence[Ruleset]) -> int:
    """Read the named tables, or all in the folder, and compare them with their digests and with the manifest."""
    checks: list[tuple[Path, CompiledRuleset | None]]
    if rulesets:
        checks = [(table_path(compiled, folder), compiled) for compiled in map(compile_ruleset, rulesets)]
    else:
        checks = [(path, None) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    status = 0
    for path, compiled in checks:
        try:
            header = TableFile(path).header if compiled is None else load_table(compiled, folder).header
        except UnusableTable as error:
            complain(str(error))
            status = 1
        else:
            if wanted := _differing_digest(header):
                complain(f"{path.name}: its digest is {header.digest}, but {wanted} in {MANIFEST.name}")
                status = 1
            else:
                print(f"{path.name}: whole ({header.ruleset})")
    if not checks:
        print(f"no tables in {folder}")
    return status


def export_file(table: Table, path: Path, exact: bool) -> int:
    """Write the portable file of a table, however large."""
    with path.open("wb") as file:
        file.writelines(export_table(table, exact))
    print(f"{path}: {path.stat().st_size:,} bytes, table {table.digest}")
    return 0


def _differing_digest(header: TableHeader) -> str | None:
    """Return the digest that the manifest has for a table of a built-in ruleset, if it is another one."""
    known = find_entry(header.fingerprint, header.objective)
    return known.digest if known and known.digest != header.digest else None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m strategy_tables", description="Strategy tables of Keepwise.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="solve rulesets and write their missing tables")
    build.add_argument(
        "--objective",
        action="append",
        choices=sorted(TABLE_KINDS),
        help=f"objective of the tables (default: {EXPECTED_TOTAL.name}); repeatable",
    )
    build.add_argument("--force", action="store_true", help="rebuild existing tables")
    build.add_argument(
        "--from", dest="address", metavar="ADDRESS", help="download the tables from a folder of a web server instead"
    )
    verify = commands.add_parser("verify", help="compare tables with their digests and with the manifest")
    listing = commands.add_parser("list", help="list the tables")
    manifest = commands.add_parser("manifest", help="write the digests of tables to the manifest")
    export = commands.add_parser("export", help="write the portable file of a table, however large")
    export.add_argument("rulesets", nargs=1, metavar="RULESET", help="id of a ruleset, or path to a TOML or JSON file")
    export.add_argument("file", type=Path, metavar="FILE", help="file to write")
    export.add_argument("--exact", action="store_true", help="write float64 instead of rounded values")
    solver = commands.add_parser("solver", help="build the tables that servers request, until it is stopped")
    solver.add_argument("--server", type=int, metavar="DESCRIPTOR", help="stop when this pipe is closed")
    for command in (build, verify):
        command.add_argument(
            "rulesets", nargs="*", metavar="RULESET", help="id of a ruleset, or path to a TOML or JSON file"
        )
    for command in (build, verify, listing, manifest, export):
        command.add_argument(
            "--folder", type=Path, help="folder of the tables (default: $KEEPWISE_TABLES, or strategy_tables/tables)"
        )
    return parser


if __name__ == "__main__":
    sys.exit(main())
