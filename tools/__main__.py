"""The command line `python -m tools`, with a function for each command."""

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from engine.cards.rules import Rules, compile_rules
from engine.definitions.definition import builtin_rulesets
from engine.errors import InvalidRuleset, Problem
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset
from strategy_tables.advice.win_odds import totals_undecided
from strategy_tables.command_line import (
    complain,
    default_rulesets,
    find_ruleset,
    known_rulesets,
    require_table,
    run_command,
    show_progress,
)
from strategy_tables.errors import OutOfReach, SolverMissing
from strategy_tables.jobs.build import GREATEST_PAIRS
from strategy_tables.jobs.cost import row_count
from strategy_tables.model.layout import count_states
from strategy_tables.model.precision import standard_errors
from strategy_tables.model.remaining import least_remaining
from strategy_tables.opponents.measurements import SEED
from strategy_tables.store.kinds import TWO_PLAYER
from strategy_tables.store.start import FILE
from strategy_tables.store.table_set import load_ruleset_tables
from strategy_tables.store.tablefile import load_table, tables_folder
from tools import mutations, strengths

try:
    from tools import outlines, starts
    from tools.bounds import prices
    from tools.contests.best_play import solve_contest
    from tools.contests.endings import expects_mean, gains_of_endings, plays_for_mean
    from tools.contests.head_to_head import CONFIDENCE, measure_win_share
    from tools.contests.two_players import solve_two_players, tie_probability
    from tools.estimates import make_estimate as estimates
    from tools.frontier.solver import is_supported, solve_frontier
    from tools.frontier.tournament import solve_tournament
except ModuleNotFoundError as error:
    sys.exit(str(SolverMissing()) if error.name in ("numba", "llvmlite") else str(error))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    options = _parser().parse_args(arguments)
    return run_command(partial(options.run, options))


def compare_starts(options: argparse.Namespace) -> int:
    """Solve outlooks of the empty card, and compare the shipped ones with them or write them."""
    status = 0
    for ruleset in _with_table(options):
        compiled = compile_ruleset(ruleset)
        with show_progress(f"{ruleset.name}: {count_states(compiled):,} states", sys.stderr) as progress:
            rest = starts.solve_start(compiled, progress)
        if options.write:
            starts.write_start(compiled, rest)
        wrong = None if options.write else starts.check_start(compiled, rest)
        status = _report_shipped(options, ruleset.name, "start", "distribution", wrong) or status
    return status


def compare_frontiers(options: argparse.Namespace) -> int:
    """Solve frontiers of the empty card, and compare the shipped ones with them or write them."""
    status = 0
    for ruleset in _with_table(options):
        compiled = compile_ruleset(ruleset)
        if not is_supported(compiled):
            complain(f"{ruleset.name}: {_UNSUPPORTED}")
            status = 2
            continue
        with show_progress(f"{ruleset.name}: {count_states(compiled):,} states", sys.stderr) as progress:
            frontier = solve_frontier(compiled, progress)
        if options.write:
            starts.write_frontier(compiled, frontier)
        wrong = None if options.write else starts.check_frontier(compiled, frontier)
        status = _report_shipped(options, ruleset.name, "frontier", "frontier", wrong) or status
    return status


def _report_shipped(options: argparse.Namespace, name: str, command: str, data: str, wrong: str | None) -> int:
    """Print that data were written, or the result of comparing them; return the exit status."""
    if wrong is not None:
        complain(f"{name}: {FILE}: {wrong}; write it with: python -m tools {command} --write {name}")
        return 1
    print(f"{name}: written to {FILE}" if options.write else f"{name}: the {data} in {FILE.name} is correct")
    return 0


def play_tournament(options: argparse.Namespace) -> int:
    """Print how often the best play wins against many players for the mean, and with which mean total."""
    for ruleset in _with_table(options):
        compiled = compile_ruleset(ruleset)
        if not is_supported(compiled) or least_remaining(compiled) < 0:
            complain(f"{ruleset.name}: {_UNSUPPORTED}, or penalties")
            return 2
        with show_progress(f"{ruleset.name}: {count_states(compiled):,} states", sys.stderr) as progress:
            found = solve_tournament(compiled, options.opponents, progress)
        print(
            f"{ruleset.name}: against {found.opponents:,} players for the mean the best play wins {found.win:.4%}, ",
            end="",
        )
        print(f"{found.ratio:.4f} times as often as each of them, with a mean total of {found.mean:.4f}")
    return 0


def measure_strengths(options: argparse.Namespace) -> int:
    """Play games with every strength of the opponent and write their totals and losses."""
    folder = options.folder or tables_folder()
    tables = [load_table(compile_ruleset(ruleset), folder) for ruleset in _with_table(options)]
    strengths.measure_all(tables, options.games, SEED, partial(print, flush=True))
    return 0


def compare_play(options: argparse.Namespace) -> int:
    """Print how often playing to win beats an opponent who plays for the mean: at best, and in games by advice."""
    folder = options.folder or tables_folder()
    for ruleset in _with_table(options):
        compiled = compile_ruleset(ruleset)
        if why := totals_undecided(compiled):
            complain(f"{ruleset.name}: {why}")
            return 2
        with show_progress(f"{ruleset.name}: {count_states(compiled):,} states, twice", sys.stderr) as progress:
            best_response, clairvoyant = solve_contest(compiled, progress)
        print(f"{ruleset.name}: best response without seeing the other card {best_response:.3%}, ", end="")
        print(f"knowing the other total in advance {clairvoyant:.3%}")
        if options.games:
            tables = load_ruleset_tables(load_table(compiled, folder), folder)
            with show_progress(f"{ruleset.name}: {options.games:,} games", sys.stderr) as progress:
                share, low, high = measure_win_share(tables, options.games, options.seed, progress)
            print(f"{ruleset.name}: by advice {share:.2%}, {low:.2%} to {high:.2%} ", end="")
            print(f"with {CONFIDENCE:.1%} confidence in {options.games:,} games")
    return 0


def compare_turns(options: argparse.Namespace) -> int:
    """Print how often the first of two players wins who see each other's cards."""
    folder = options.folder or tables_folder()
    for ruleset in _with_table(options):
        compiled = compile_ruleset(ruleset)
        if why := totals_undecided(compiled):
            complain(f"{ruleset.name}: {why}")
            return 2
        rows, greatest = row_count(compiled, TWO_PLAYER), GREATEST_PAIRS
        if rows > greatest:
            raise OutOfReach(ruleset.name, TWO_PLAYER.name, rows, greatest)
        with show_progress(f"{ruleset.name}: {rows:,} pairs, three times", sys.stderr) as progress:
            found = solve_two_players(load_table(compiled, folder), progress)
        print(f"{ruleset.name}: the first player wins {found.both:.4%} if both play to win, ", end="")
        print(f"{found.only_first:.4%} if only the first does, {found.only_second:.4%} if only the second does")
        if options.ties:
            print(f"{ruleset.name}: a tie has probability {tie_probability(compiled):.2%} if both play to win")
    return 0


def compare_endings(options: argparse.Namespace) -> int:
    """Print how often exact play to win beats weaker players at the end of a match."""
    folder = options.folder or tables_folder()
    for ruleset in _with_table(options):
        tables = load_ruleset_tables(load_table(compile_ruleset(ruleset), folder), folder)
        for player, name in ((plays_for_mean, "for the mean"), (expects_mean, "to win against play for the mean")):
            with show_progress(f"{ruleset.name}: {options.games:,} games", sys.stderr) as progress:
                gains = gains_of_endings(tables, player, options.open, options.games, options.seed, progress)
            half = standard_errors(CONFIDENCE) * float(gains.std(ddof=1)) / math.sqrt(options.games)
            print(f"{ruleset.name}: {0.5 + gains.mean():.3%} plus or minus {half:.3%} against play {name}")
    return 0


def write_outlines(options: argparse.Namespace) -> int:
    """Write the outlines of letters in pictures of positions."""
    print(f"{outlines.write_outlines(options.fonts)} outlines written to {outlines.OUTLINES}")
    return 0


def make_estimates(options: argparse.Namespace) -> int:
    """Fit the estimates of games of columns, measure them, and write them on demand."""
    for rules in _with_columns(options):
        with show_progress(f"{rules.name}: {options.games + options.refine:,} games", sys.stderr) as progress:
            header = estimates.make_estimate(
                rules,
                options.games,
                options.measured,
                options.seed,
                options.units,
                refining=options.refine,
                write=options.write,
                progress=progress,
            )
        strength = header.strength
        print(
            f"{rules.name}: mean {strength.mean:.2f}, {strength.low:.2f} to {strength.high:.2f} "
            f"with {strength.confidence:.1%} confidence in {strength.games:,} games, digest {header.digest[:12]}"
        )
    return 0


def bound_totals(options: argparse.Namespace) -> int:
    """Print upper bounds of the expected totals of games of columns, after fitting prices on demand."""
    for rules in _with_columns(options):
        plan = prices.load_plan(rules)
        if options.fit:
            plan = prices.fit_prices(rules, plan, options.fit, lambda bound: print(f"{bound:.3f}", file=sys.stderr))
        relaxed = plan.relax(rules)
        with show_progress(f"{rules.name}: {relaxed.states:,} states", sys.stderr) as progress:
            bound = relaxed.bound(relaxed.solve(progress))
        if options.write:
            prices.write_plan(rules, plan, bound)
        print(f"{rules.name}: no play has an expected total above {bound:.3f}")
    return 0


def _with_columns(options: argparse.Namespace) -> Iterator[Rules]:
    """Yield the numbers of the named rulesets, or of all built-in ones with columns."""
    rulesets = known_rulesets()
    chosen = [find_ruleset(name, rulesets) for name in options.rulesets]
    for ruleset in chosen or [each for each in builtin_rulesets().values() if each.columns]:
        if not ruleset.columns:
            detail = f"{ruleset.name} has no columns: it has an exact table"
            raise InvalidRuleset([Problem("contradiction", ("columns",), detail)])
        yield compile_rules(ruleset)


def _with_table(options: argparse.Namespace) -> list[Ruleset]:
    """Return the named rulesets, or all that are built by default."""
    rulesets = known_rulesets()
    chosen = [require_table(find_ruleset(name, rulesets)) for name in options.rulesets]
    return chosen or default_rulesets(builtin_rulesets())


_UNSUPPORTED: Final = "this game has extra rolls, points by roll or categories that require others"


def _whole(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least}, not {text!r}")
        return int(text)

    return read


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools", description="Tools for Keepwise's shipped data and tests.")
    commands = parser.add_subparsers(required=True)
    start = commands.add_parser("start", help="solve the distributions of an empty card and compare the shipped ones")
    start.add_argument("--write", action="store_true", help="write them instead of comparing")
    frontier = commands.add_parser("frontier", help="solve the greatest probabilities of totals and compare them")
    frontier.add_argument("--write", action="store_true", help="write them instead of comparing")
    tournament = commands.add_parser("tournament", help="solve the best play against many players for the mean")
    tournament.add_argument("--opponents", type=_whole(1), default=10_000, help="number of them (default: 10,000)")
    measure = commands.add_parser("measure", help="play games with every strength and write their totals")
    measure.add_argument(
        "--games", type=int, default=strengths.GAMES, help=f"games of each strength (default: {strengths.GAMES:,})"
    )
    estimate = commands.add_parser("estimate", help="fit and measure the estimates of games with columns")
    estimate.add_argument("--write", action="store_true", help="write the estimates")
    for name, default, about in (
        ("--games", estimates.GAMES, f"games to fit with (default: {estimates.GAMES:,})"),
        ("--refine", 0, "games to refine with (default: 0)"),
        ("--measured", estimates.MEASURED, f"games to measure (default: {estimates.MEASURED:,})"),
        ("--seed", estimates.SEED, f"random seed (default: {estimates.SEED})"),
    ):
        estimate.add_argument(name, type=int, default=default, help=about)
    units = estimates.UNITS
    estimate.add_argument(
        "--units",
        type=int,
        choices=range(32, 513, 32),
        default=units,
        metavar="N",
        help=f"network units (default: {units})",
    )
    bound = commands.add_parser("bound", help="compute upper bounds of the expected totals of games with columns")
    bound.add_argument("--fit", type=int, default=0, metavar="N", help="fit the prices in N steps first (default: 0)")
    bound.add_argument("--write", action="store_true", help="write the prices")
    contest = commands.add_parser("contest", help="measure how often playing to win beats playing for points")
    contest.add_argument(
        "--games", type=_whole(2), default=0, help="also play this number of games by advice, at least 2"
    )
    contest.add_argument("--seed", type=int, default=SEED, help=f"seed of these games (default: {SEED})")
    turns = commands.add_parser("turns", help="solve how often the first of two players wins")
    turns.add_argument("--ties", action="store_true", help="also how often they tie, which takes two thirds longer")
    endings = commands.add_parser("endings", help="measure exact play at the end of a match of two")
    endings.add_argument("--open", type=_whole(1), default=3, help="open categories of both cards (default: 3)")
    endings.add_argument("--games", type=_whole(2), default=100, help="games from random cards (default: 100)")
    endings.add_argument("--seed", type=int, default=SEED, help=f"seed of these games (default: {SEED})")
    for command, run, how_many in (
        (start, compare_starts, "*"),
        (frontier, compare_frontiers, "+"),
        (tournament, play_tournament, "+"),
        (measure, measure_strengths, "*"),
        (estimate, make_estimates, "*"),
        (bound, bound_totals, "*"),
        (contest, compare_play, "+"),
        (turns, compare_turns, "+"),
        (endings, compare_endings, "+"),
    ):
        command.set_defaults(run=run)
        command.add_argument(
            "rulesets", nargs=how_many, metavar="RULESET", help="id of a ruleset, or path to a TOML or JSON file"
        )
    for command in (measure, contest, turns, endings):
        command.add_argument(
            "--folder", type=Path, help="folder of the tables (default: $KEEPWISE_TABLES, or strategy_tables/tables)"
        )
    drawn = commands.add_parser("outlines", help="write the outlines of letters in pictures")
    drawn.add_argument("fonts", nargs="+", type=Path, metavar="FONT", help="fonts of Japanese and Korean letters")
    drawn.set_defaults(run=write_outlines)
    mutations.add_commands(commands.add_parser("mutations", help="measure how many mutations the tests detect"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
