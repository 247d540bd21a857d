"""Numbers and words in the documents equal those in the data."""

import json
import re
import tomllib
from itertools import product
from math import prod
from operator import mul

import pytest

from api.http.problem_kinds import KINDS
from engine.definitions.definition import builtin_rulesets
from engine.dice import hands, keeps, sub_keeps
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables import GRADES, STRENGTHS, count_states
from strategy_tables.advice.objectives import OBJECTIVES
from tests.api.read_contract import SPECIFICATION
from tests.dependencies import SUBPACKAGES
from tests.documents.list_rulesets import LISTED, SHEETS, rows, sheet_rows
from tests.documents.list_strengths import CHOICES, PARAMETERS, REACHED, SHARES, choice_rows, parameters, reached, shown
from tests.documents.reading import DOCUMENTS, ROOT, all_blocks, code_in, table_under, text_of
from tests.selection import usually
from tests.strategy_tables.tables import BUILT, table_of
from tools.contests.two_players import solve_two_players, tie_probability

PLAYERS = ("expected-totals.md", "Two players", "ruleset")

EXPECTED = [(code_in(name)[0], mean, int(states.replace(",", ""))) for name, mean, states in table_under(*LISTED)]


def test_every_built_in_ruleset_is_listed_with_its_states() -> None:
    states = {name: count for name, _, count in EXPECTED}
    cards = without_columns(builtin_rulesets())
    assert states == {name: count_states(compile_ruleset(ruleset)) for name, ruleset in cards.items()}


def test_the_listing_is_up_to_date() -> None:
    written = [f"| `{name}` | {mean} | {states:,} |" for name, mean, states in EXPECTED]
    assert list(rows({name: mean for name, mean, _ in EXPECTED})) == written


def test_every_built_in_ruleset_of_columns_is_listed_with_its_extremes() -> None:
    shown = [f"| {' | '.join(row)} |" for row in table_under(*SHEETS)]
    assert shown == list(sheet_rows())


# The very large ones take too long; their means are from the runs that mathematics.md describes.
@pytest.mark.parametrize(("name", "mean"), [(name, mean) for name, mean, _ in EXPECTED if name in BUILT])
def test_the_expected_totals_match_the_tables(name: str, mean: str) -> None:
    assert f"{table_of(name).start_value:.6f}" == mean


def test_the_ruleset_in_the_readme_matches_the_file() -> None:
    (shown,) = (block.text for block in all_blocks() if (block.document, block.language) == ("README.md", "toml"))
    assert shown == (ROOT / "engine" / "rulesets" / "games" / f"{tomllib.loads(shown)['name']}.toml").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("document", REACHED)
def test_the_strengths_match_the_measurements(document: str) -> None:
    assert f"in {reached()}" in re.sub(r"\s+", " ", text_of(document))


def test_documented_strengths_match_the_code() -> None:
    assert shown(*PARAMETERS) == list(parameters())
    assert shown(*SHARES) == list(choice_rows(table_of("yahtzee")))


def test_documented_choices_of_strengths_are_realistic() -> None:
    yahtzee = table_of("yahtzee")
    shares = {(each.hand, each.rolls_left, each.move): each.shares(yahtzee) for each in CHOICES}
    everybody: list[tuple[tuple[int, ...], int, tuple[int, ...] | str]] = [
        ((1, 2, 3, 4, 5), 2, "large_straight"), ((1, 6, 6, 6, 6), 1, (6, 6, 6, 6)), ((1, 3, 3, 4, 6), 2, (3, 3)),
    ]  # fmt: skip
    for choice in everybody:
        assert shares[choice] == pytest.approx([1] * len(STRENGTHS)), choice
    # Stronger players do some of these more often, and others less often.
    for more in (shares[(1, 1, 3, 4, 6), 0, "ones"], shares[(2, 4, 5, 5, 6), 2, (5, 5)]):
        assert more == sorted(more)
        assert more[0] < 0.5 < more[-1] == 1
    takes_small_straight = shares[(1, 2, 3, 4, 6), 2, "small_straight"]
    assert takes_small_straight[0] > 0.2
    assert takes_small_straight[-3:] == [0, 0, 0]
    fills_chance = shares[(1, 1, 3, 4, 6), 0, "chance"]
    assert min(fills_chance[:3]) > 0.2
    assert fills_chance[-1] == 0
    # Weak players use three threes for a full house that the bonus needs.
    misses_bonus = shares[(3, 3, 3, 5, 5), 0, "full_house"]
    assert misses_bonus[:3] == pytest.approx([1, 1, 1])
    assert misses_bonus[-1] == 0


def test_the_documented_grades_match_the_data() -> None:
    start_value = float(next(mean for name, mean, _ in EXPECTED if name == "yahtzee"))
    rows = table_under("guides/games.md", "Grades", "grade")
    assert tuple(name for name, *_ in rows) == GRADES.names
    shown = {name: (share, points) for name, share, points in rows[1:-1]}
    losses = GRADES.greatest_losses(start_value)
    assert {name: points for name, (_, points) in shown.items()} == {
        name: f"{loss:.2f} points" for name, loss in losses.items()
    }
    shares = {name: float(share.removesuffix("%")) / 100 for name, (share, _) in shown.items()}
    assert shares == pytest.approx(dict(zip(GRADES.names[1:-1], GRADES.greatest_shares, strict=True)))
    assert f"The thresholds are version {GRADES.version} of" in text_of("guides/games.md")


def test_the_listed_kinds_of_problems_exist_and_are_complete() -> None:
    rows = table_under("guides/errors.md", "Statuses", "status")
    listed = {(int(status), kind) for status, kinds, _ in rows for kind in code_in(kinds)}
    assert listed == {(kind.status, kind.type) for kind in KINDS}


def test_the_listed_objectives_exist_and_are_complete() -> None:
    rows = table_under("guides/advice.md", "Choose an objective", "`objective`")
    asked = {json.loads(code_in(cell)[0].replace("[…]", "[]"))["maximize"] for cell, _ in rows}
    assert asked == set(OBJECTIVES)
    assert {code_in(name)[0] for name, *_ in table_under("mathematics.md", "Objectives", "objective")} == asked


def test_the_listed_paths_match_the_contract() -> None:
    paths = {code for _, cell in table_under("api.md", "The API", "guide") for code in code_in(cell)}
    assert paths - {"/promises", "/changelog"} == set(SPECIFICATION["paths"])


def counts(heading: str, first: str) -> list[tuple[str, ...]]:
    return [tuple(cell.replace(",", "") for cell in row) for row in table_under("mathematics.md", heading, first)]


@pytest.mark.parametrize(("dice", "hands_", "keeps_", "edges", "pairs"), counts("The lattice of keeps", "dice"))
def test_the_documented_size_of_the_lattice_is_correct(
    dice: str, hands_: str, keeps_: str, edges: str, pairs: str
) -> None:
    smaller = [keep for keep in keeps(int(dice)) if len(keep) < int(dice)]
    inside = [keep for hand in hands(int(dice)) for keep in sub_keeps(hand)]
    found = (len(hands(int(dice))), len(keeps(int(dice))), 6 * len(smaller), len(inside))
    assert found == (int(hands_), int(keeps_), int(edges), int(pairs))


@pytest.mark.parametrize(("dice", "cap", "pairs"), [(5, 63, "2,794"), (6, 84, "3,510")])
def test_the_documented_number_of_upper_pairs_is_correct(dice: int, cap: int, pairs: str) -> None:
    found = set()
    for chosen in product((False, True), repeat=6):
        faces = [face for face, is_filled in zip(range(1, 7), chosen, strict=True) if is_filled]
        for dice_of in product(range(dice + 1), repeat=len(faces)):
            found.add((chosen, min(cap, sum(map(mul, faces, dice_of)))))
    assert pairs == f"{len(found):,}"
    assert f"{pairs} " in re.sub(r"\s+", " ", text_of("mathematics.md"))


SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


@pytest.mark.parametrize(("name", "sum_"), counts("Backward induction", "ruleset"))
def test_the_documented_number_of_states_is_correct(name: str, sum_: str) -> None:
    terms, result = sum_.split(" = ")
    first, rest = terms.split(" − ")
    factors = [re.fullmatch(r"(\d+?)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)", factor) for factor in first.split(" · ")]
    shown = prod(int(factor[1]) ** int(factor[2].translate(SUPERSCRIPTS) or 1) for factor in factors if factor)
    assert None not in factors
    assert shown - int(rest) == int(result)
    assert int(result) == {known: states for known, _, states in EXPECTED}[code_in(name)[0]]


def test_the_layout_lists_every_folder_of_the_packages() -> None:
    packages = [ROOT / name for name in ("engine", "strategy_tables", "tools", "api")]
    folders = [folder for package in packages for folder in (package, *package.iterdir()) if folder.is_dir()]
    found = {str(folder.relative_to(ROOT)) for folder in folders if any(folder.glob("*.py"))}
    listed = {code_in(folder)[0] for folder, *_ in table_under("architecture.md", "Layout", "folder")}
    assert listed == found | {"api/web", "api/templates"}


def test_the_documented_imports_match_the_allowed_ones() -> None:
    folders = {path.parent.name for path in ROOT.glob("*/*/__init__.py")}
    allowed = {
        f"{package}/{folder}": may_import & folders
        for package, subpackages in SUBPACKAGES.items()
        for folder, may_import in subpackages.items()
        if folder in folders
    }
    rows = {
        code_in(folder)[0]: set(code_in(may)) for folder, _, may in table_under("architecture.md", "Layout", "folder")
    }
    assert {folder: rows[folder] for folder in allowed} == allowed


def test_the_readme_is_short() -> None:
    assert len(text_of("README.md").splitlines()) <= 120


def test_every_document_can_be_reached_from_the_readme() -> None:
    reached, new = set(), {"README.md"}
    while new:
        reached |= new
        links = [(DOCUMENTS[name].parent, re.findall(r"\]\(([^)#\s]+\.md)", text_of(name))) for name in new]
        targets = {(folder / link).resolve() for folder, found in links for link in found}
        new = {name for name, path in DOCUMENTS.items() if path in targets} - reached
    assert reached == DOCUMENTS.keys()


def test_each_word_is_in_the_glossary_once() -> None:
    section = text_of("development.md").split("\n## Words\n")[1].split("\nVerbs: ")[0]
    words = [word.rstrip(":") for word in re.findall(r"\*\*(.+?)\*\*", section)]
    assert 40 < len(words) == len(set(words)) <= 52


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"balut-stc"}, ("balut-stc", "yatzy-forced")))
def test_who_wins_of_two_players_matches_the_solver(name: str) -> None:
    (row,) = [row for row in table_under(*PLAYERS) if code_in(row[0]) == [name]]
    table = table_of(name)
    found = solve_two_players(table)
    shown = [f"{each:.3%}" for each in (found.both, found.only_first, found.only_second)]
    assert row[1:] == (*shown, f"{tie_probability(table.compiled):.2%}")
