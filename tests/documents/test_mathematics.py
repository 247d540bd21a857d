"""docs/mathematics.md: its worked examples match the service."""

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from api import create_app
from api.service.config import Config
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import solve_table
from tests.documents.reading import blocks, table_under

HEADING = "Worked example"
ON_PAPER = [(asked, Fraction(answer)) for asked, answer in table_under("mathematics.md", HEADING, "asked")]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, float]:
    """Return the answer to each question by a server with the game."""
    (shown,) = (block.text for block in blocks("mathematics.md") if block.language == "toml")
    folder = tmp_path_factory.mktemp("rulesets")
    Path(folder / "paper.toml").write_text(shown, encoding="utf-8")
    table = solve_table(compile_ruleset(parse_ruleset(tomllib.loads(shown))))
    client = create_app(Config(rulesets_dir=folder), tables=[table]).test_client()

    def advise(**objective: Any) -> Any:
        asked = {"ruleset": "paper", "dice": [4], "rolls_left": 1, "objective": objective}
        return client.post("/v1/advice", json=asked).json

    mean = advise(maximize="expected_total")
    losses = {move["category"]: move["loss"] for move in mean["moves"] if move["action"] == "score"}
    outlook: Any = client.post("/v1/outlook", json={"ruleset": "paper", "targets": [16]}).json
    facts: Any = client.get("/v1/rulesets/paper").json
    return {
        "expected total": facts["facts"]["expected_total"],
        "value of a 4 with a roll left": mean["value"],
        "its loss in Chance": losses["chance"],
        "its loss in Six": losses["six"],
        "probability of 16 from the empty card": outlook["targets"][0]["probability"],
        "its greatest probability of 16": advise(maximize="target", target=16)["value"],
        "its greatest certain total": advise(maximize="floor")["value"],
    }


@pytest.mark.parametrize(("asked", "on_paper"), ON_PAPER)
def test_the_service_agrees_with_the_calculation_on_paper(
    answers: Mapping[str, float], asked: str, on_paper: Fraction
) -> None:
    assert answers[asked] == pytest.approx(float(on_paper), abs=5e-7)


def test_every_answer_is_compared(answers: Mapping[str, float]) -> None:
    assert set(answers) == {asked for asked, _ in ON_PAPER}


def test_the_intermediate_results_give_the_final_one() -> None:
    (row,) = table_under("mathematics.md", HEADING, "die")
    scored = [Fraction(value) for value in row[1:]]
    rolled = sum(scored) / 6
    assert rolled == Fraction(805, 108)
    assert sum(max(value, rolled) for value in scored) / 6 == Fraction(5629, 648)
