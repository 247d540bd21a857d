"""Human mistakes: misspelled names, misplaced fields, nulls, truncated or broken JSON.

The cases are derived from the examples of the contract, randomly with fixed seeds.
"""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.text.known_names import names_by_id, plain_name
from engine.text.names import LANGUAGES, meanings
from tests.api.read_contract import good_requests, operations

CASES = 60
Place = tuple[str | int, ...]


def bodies() -> list[tuple[str, Any]]:
    """Return the path and the body of every example of a single request."""
    return [
        (path, each.body)
        for path, method, operation in operations()
        if "requestBody" in operation and not path.endswith("/batch")
        for each in good_requests(path, method).values()
    ]


def objects(value: Any, place: Place = ()) -> Iterator[tuple[Place, dict[str, Any]]]:
    """Yield every object whose keys are fields, not names of a game."""
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from objects(inner, (*place, number))
    elif isinstance(value, dict):
        if not place or place[-1] not in ("points", "fillings", "columns", "colours"):
            yield place, value
        for name, inner in value.items():
            yield from objects(inner, (*place, name))


def at(value: Any, place: Place) -> Any:
    for step in place:
        value = value[step]
    return value


def misspelled(name: str, random: Random) -> str:
    """Return the name with two letters swapped, one dropped or doubled, or in camelCase."""
    letter = random.randrange(1, len(name) - 1)
    words = name.split("_")
    return random.choice(
        [
            name[:letter] + name[letter + 1] + name[letter] + name[letter + 2 :],
            name[:letter] + name[letter + 1 :],
            name[:letter] + name[letter] + name[letter:],
            words[0] + "".join(word.capitalize() for word in words[1:]),
            name.upper(),
        ]
    )


def pointer(place: Place) -> str:
    return "".join(f"/{step}" for step in place)


def problems_of(client: FlaskClient, path: str, body: Any) -> list[dict[str, Any]]:
    answer = client.post(path, json=body).get_json()
    found: list[dict[str, Any]] = answer.get("errors", answer.get("problems", []))
    return found


def problem_at(client: FlaskClient, path: str, body: Any, place: Place) -> dict[str, Any]:
    found = [each for each in problems_of(client, path, body) if each["pointer"] == pointer(place)]
    assert len(found) == 1, (path, body, place)
    return found[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_misspelled_field_gets_the_right_one_first(small: FlaskClient, seed: int) -> None:
    random, asked = Random(seed), bodies()
    for _ in range(CASES):
        path, body = copy.deepcopy(random.choice(asked))
        # A null counts as missing, whatever its name.
        long = [(place, held, [name for name in held if len(name) > 3 and held[name] is not None])
                for place, held in objects(body)]  # fmt: skip
        place, held, names = random.choice([each for each in long if each[2]])
        name = random.choice(names)
        wrong = misspelled(name, random)
        if wrong in held:
            continue
        held[wrong] = held.pop(name)
        problem = problem_at(small, path, body, (*place, wrong))
        assert problem["code"] == "unknown-field"
        # It is not reported as missing, too.
        assert pointer((*place, name)) not in [each["pointer"] for each in problems_of(small, path, body)]
        assert problem["suggestions"][0] == name, problem
        assert f"unknown field '{wrong}'; did you mean {name}" in problem["detail"]


def ambiguous(id_: str, wrong: str) -> bool:
    """Return whether a name is equally similar to another one of the game, by a plain edit distance."""
    game = load_ruleset("yahtzee")
    names = {
        plain_name(name): each
        for each in names_by_id("category")
        if each in game.category_ids
        for names in [*names_by_id("category")[each].values(), [each]]
        for name in names
    }
    plain = plain_name(wrong)
    nearest = min(edits(plain, name) for name, each in names.items() if each == id_)
    return any(edits(plain, name) <= nearest for name, each in names.items() if each != id_)


def edits(one: str, other: str) -> int:
    """Return the edit distance with transpositions by recursion, at most two."""

    def count(one: str, other: str, left: int) -> int:
        if one == other:
            return 0
        if left == 0 or not one or not other:
            return max(len(one), len(other)) if left else 9
        if one[0] == other[0]:
            return count(one[1:], other[1:], left)
        ways = [count(one[1:], other, left - 1), count(one, other[1:], left - 1), count(one[1:], other[1:], left - 1)]
        if one[:2] == other[1::-1]:
            ways.append(count(one[2:], other[2:], left - 1))
        return 1 + min(ways)

    return count(one, other, 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_misspelled_category_in_any_language_gets_the_right_one(small: FlaskClient, seed: int) -> None:
    random, game = Random(seed), load_ruleset("yahtzee")
    tried = 0
    for _ in range(CASES):
        id_ = random.choice(game.category_ids)
        name = random.choice(names_by_id("category")[id_][random.choice(LANGUAGES)])
        if len(name) < 4 or meanings(game, name) != (id_,):
            continue
        wrong = misspelled(name, random)
        if meanings(game, wrong) or ambiguous(id_, wrong):
            continue
        tried += 1
        body = {"scorecard": {"points": {wrong: 0}}}
        problem = problem_at(small, "/v1/scorecards/check", body, ("scorecard", "points", wrong))
        assert (problem["code"], problem["suggestions"][0]) == ("unknown-category", id_), (name, problem)
    assert tried > CASES // 6


@pytest.mark.parametrize("way", ["body", "query", "path", "base"])
def test_a_misspelled_ruleset_gets_the_right_one(small: FlaskClient, way: str) -> None:
    random = Random(way)
    for id_ in builtin_rulesets():
        wrong = misspelled(id_, random)
        if way == "body":
            answer = small.post("/v1/score", json={"ruleset": wrong, "dice": [1] * 5})
        elif way == "query":
            answer = small.get(f"/v1/score?ruleset={wrong}&dice=11111")
        elif way == "path":
            answer = small.get(f"/v1/rulesets/{wrong}")
        else:
            answer = small.post("/v1/score", json={"ruleset_definition": {"base": wrong}, "dice": [1] * 5})
        document = answer.get_json(silent=True) or {}
        unknown = [each for each in document.get("errors", []) if each["code"] == "unknown-ruleset"]
        for problem in unknown:
            assert id_ in problem["suggestions"], (wrong, problem)
            assert len(problem["suggestions"]) <= 3
        # With another case or without a hyphen it is the same name.
        assert unknown or plain_name(wrong) == plain_name(id_) or answer.status_code == 200, wrong


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("dee", ["de"]), ("de-AT", ["de"]), ("pt_BR", ["pt"]), ("DE", ["de"]), ("jaa", ["ja"]), ("xx", [])],
)
def test_languages(small: FlaskClient, lang: str, expected: list[str]) -> None:
    [problem] = small.get(f"/v1/rulesets?lang={lang}").get_json()["errors"]
    assert (problem["code"], problem.get("suggestions", [])) == ("unknown-choice", expected)
    assert problem["choices"] == list(LANGUAGES)
    [problem] = small.post(
        "/v1/rulesets/check", json={"ruleset_definition": {"base": "yatzy"}, "lang": lang}
    ).get_json()["errors"]
    assert problem.get("suggestions", []) == expected


@pytest.mark.parametrize("seed", range(4))
def test_a_misplaced_field_gets_its_right_place(small: FlaskClient, seed: int) -> None:
    random, asked, tried = Random(seed), bodies(), 0
    for _ in range(CASES):
        path, body = copy.deepcopy(random.choice(asked))
        whole = list(objects(body))
        place, held = random.choice(whole)
        if not held:
            continue
        name = random.choice([*held])
        # Up into the surrounding object, or down into a sibling object; lists in between have no names.
        around = [each for each in whole if len(each[0]) < len(place) and place[: len(each[0])] == each[0]]
        below = [each for each in whole if each[0][:-1] == place and each[0][-1:] != (name,)]
        targets = [each for each in (around[-1:] + below) if name not in each[1]]
        # A field that exists there too is not misplaced.
        target = random.choice(targets) if targets else None
        if target is None or "ruleset_definition" in (*target[0][-1:], *place[:1]):
            continue
        target[1][name] = held.pop(name)
        found = [each for each in problems_of(small, path, body) if each["pointer"] == pointer((*target[0], name))]
        if not found or found[0]["code"] != "unknown-field":
            continue
        tried += 1
        told = found[0]["belongs_at"]
        # Several objects may have such a field: the nearest are named. Columns have no known names.
        assert all(each.endswith((f"/{name}", "/columns")) for each in told), found
        named = [len([step for step in each.split("/")[1:] if not step.isdigit()]) for each in told]
        steps = max(abs(each - len([*target[0], name])) for each in named)
        assert pointer((*place, name)) in told or steps <= 2, (path, body, found)
        assert f"unknown field '{name}'; put it " in found[0]["detail"]
    assert tried > CASES // 6


@pytest.mark.parametrize(
    ("path", "body", "place", "expected", "said"),
    [
        ("score", {"scorecard": {"ones": 3}}, "/scorecard/ones", "/scorecard/points/ones", "put it under 'points'"),
        ("score", {"ones": 3}, "/ones", "/scorecard/points/ones", "put it under 'scorecard.points'"),
        ("score", {"Full House": 25}, "/Full House", "/scorecard/points/Full House", "put it under 'scorecard.points'"),
        ("score", {"scorecard": {"bonus": 35}}, "/scorecard/bonus", "/scorecard/points/bonus", "under 'points'"),
        ("score", {"points": {"ones": 3}}, "/points", "/scorecard/points", "put it under 'scorecard'"),
        ("score", {"scorecard": {"dice": [1]}}, "/scorecard/dice", "/dice", "one level up, next to 'scorecard'"),
        ("score", {"scorecard": {"rollsLeft": 1}}, "/scorecard/rollsLeft", "/rolls_left", "put it as rolls_left one"),
        ("advice", {"target": 200}, "/target", "/objective/target", "put it under 'objective'"),
        ("advice", {"opponents": []}, "/opponents", "/objective/opponents", "put it under 'objective'"),
        ("games/check", {"turns": []}, "/turns", "/players/0/turns", "put it under 'players[0]'"),
        (
            "games/check",
            {"players": [{}, {"turns": [{"claimed": {}}]}]},
            "/players/1/turns/0/claimed",
            "/players/1/claimed",
            "one level up, next to 'turns'",
        ),
        (
            "score",
            {"ruleset": "triple-yahtzee", "scorecard": {"columns": {"first": {"ones": 3}}}},
            "/scorecard/columns/first/ones",
            "/scorecard/columns/first/points/ones",
            "put it under 'points'",
        ),
        (
            "score",
            {"scorecard": {"first": {"points": {}}}},
            "/scorecard/first",
            "/scorecard/columns/first",
            "'columns'",
        ),
        (
            "score",
            {"dice": [1] * 5, "scorecard": {"points": {"rolls_left": 1}}},
            "/scorecard/points/rolls_left",
            "/rolls_left",
            "2 levels up, next to 'scorecard'",
        ),
        (
            "rulesets/check",
            {"ruleset_definition": {"categories": [{"id": "x", "groups": [2], "pays": {"sum": "all"}}]}},
            "/ruleset_definition/categories/0/groups",
            "/ruleset_definition/categories/0/needs/groups",
            "put it under 'needs'",
        ),
        (
            "rulesets/check",
            {"ruleset_definition": {"title": "T", "categories": [{"id": "x", "pays": {"sum": "all", "title": "X"}}]}},
            "/ruleset_definition/categories/0/pays/title",
            "/ruleset_definition/categories/0/title",
            "one level up, next to 'pays'",
        ),
        (
            "score",
            {"ruleset_definition": {"rule": "free"}},
            "/ruleset_definition/rule",
            "/ruleset_definition/joker/rule",
            "put it under 'joker'",
        ),
        (
            "score",
            {"ruleset_definition": {"base": "yatzy", "dice": [1]}},
            "/ruleset_definition/dice",
            "/dice",
            "next to 'ruleset_definition'",
        ),
    ],
)
def test_places_of_fields(small: FlaskClient, path: str, body: Any, place: str, expected: str, said: str) -> None:
    [problem] = [each for each in problems_of(small, f"/v1/{path}", body) if each["pointer"] == place]
    assert problem["belongs_at"] == [expected]
    assert said in problem["detail"]


@pytest.mark.parametrize(
    ("path", "body", "detail"),
    [
        ("scorecards/check", {"claimed": 10}, 'claimed must be an object such as {"total": 250}, not a number'),
        ("scorecards/check", {"scorecard": [3]}, 'scorecard must be an object such as {"points": {"ones": 3}}, not a'),
        ("score", {"dice": "33355"}, "dice must be a list of dice such as [3, 3, 3, 5, 5], not a string"),
        ("score", {"dice": 33355}, "dice must be a list of dice such as [3, 3, 3, 5, 5], not a number"),
        ("score", {"dice": "five"}, "dice must be a list of dice such as [1, 3, 3, 4, 6], not a string"),
        (
            "games/check",
            {"players": [{"turns": [{"rolls": [3, 3, 3, 4, 5]}]}]},
            "rolls must be a list of hands such as [[3, 3, 3, 4, 5]]",
        ),
        (
            "games/check",
            {"players": [{"turns": [{"dice": [3, 3, 3, 4, 5]}]}]},
            "unknown field 'dice'; did you mean rolls or keeps? rolls is a list of hands such as [[3, 3, 3, 4, 5]]",
        ),
        ("score", {"dice": [1] * 5, "category": "ones"}, "unknown field 'category'; the answer has the points of"),
        ("score", {"hand": [1] * 5}, "unknown field 'hand'; did you mean dice?"),
        ("score", {"scorecard": {"score": {"ones": 3}}}, "unknown field 'score'; did you mean points?"),
        (
            "score",
            {"scorecard": {"points": {"ones": 3}, "clamied": {"total": 3}}},
            "unknown field 'clamied'; allowed: points, fillings, extra_bonus_count, extra_rolls, columns",
        ),
        (
            "rulesets/check",
            {"ruleset_definition": {"categories": [{"id": "x", "title": "X", "pays": {"sum": "all", "title": "Y"}}]}},
            "unknown field 'title'; allowed: ",
        ),
        ("roll", {"count": 5}, "unknown field 'count'; allowed: ruleset, ruleset_definition, keep, seed"),
        ("games/check", {"players": [{"turns": [{"score": 5}]}]}, "unknown field 'score'; allowed: rolls, keeps, "),
        (
            "scorecards/check",
            {"scorecard": {"points": {"yahtzee": 50, "bonus": 100}}},
            "'bonus' is 0, not 100; extra bonuses of 100 belong in extra_bonus_count",
        ),
        (
            "advice",
            {"dice": [1] * 5},
            "rolls_left is missing; it must be a whole number from 0 (after the last roll) to 2 (after the first of 3",
        ),
        ("advice", {"objective": {"maximize": "tagret"}}, "maximize cannot be 'tagret'; did you mean target?"),
        ("advice", {"compare_with": {"action": "kep"}}, "action cannot be 'kep'; did you mean keep?"),
        ("opponent/move", {"strength": "casul"}, "strength cannot be 'casul'; did you mean casual?"),
        (
            "advice",
            {"objective": {"maximize": "floor", "target": 200}},
            "target is allowed only with maximize target, not floor",
        ),
        (
            "advice",
            {"objective": {"maximize": "target", "target": 200, "tie_share": 0.5}},
            "tie_share is allowed only with maximize win, not target",
        ),
        (
            "rulesets/check",
            {"ruleset_definition": {"categories": [{"id": "x", "sum": "all"}]}},
            "unknown field 'sum'; put it under 'needs' or under 'pays'",
        ),
        (
            "score",
            {"scorecard": {"foo": 3}},
            "allowed: points, fillings, extra_bonus_count, extra_rolls, columns; names of",
        ),
    ],
)  # fmt: skip
def test_fallback_descriptions(small: FlaskClient, path: str, body: Any, detail: str) -> None:
    assert any(detail in each["detail"] for each in problems_of(small, f"/v1/{path}", body))


def test_a_misspelled_field_is_not_also_reported_as_missing(small: FlaskClient) -> None:
    body = {"dice": [1] * 5, "rolls_left": 1, "explain": True, "compare_with": {"action": "keep", "dice": [1, 1]}}
    found = [each for each in problems_of(small, "/v1/advice", body) if each["pointer"].startswith("/compare_with")]
    # The intended field is not reported as missing, too.
    assert [(each["pointer"], each["suggestions"]) for each in found] == [("/compare_with/dice", ["keep"])]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/v1/scores", ["/v1/score"]),
        ("/v1/rulesets/yahtzee/", ["/v1/rulesets/yahtzee"]),
        ("/v1/Score", ["/v1/score"]),
        ("/v1/score/", ["/v1/score"]),
        ("/score", ["/v1/score"]),
        ("/v1/scorecard/check", ["/v1/scorecards/check"]),
        ("/v1/ruleset/yatzy", ["/v1/rulesets/yatzy"]),
        ("/v1/rulesets/yatzy/point", ["/v1/rulesets/yatzy/points"]),
        ("/v1/nothing", None),
        ("/v1/" + "x" * 300, None),
    ],
)
def test_paths(small: FlaskClient, path: str, expected: list[str] | None) -> None:
    answer = small.get(path)
    [problem] = answer.get_json()["errors"]
    assert (answer.status_code, problem.get("suggestions")) == (404, expected)


def answer_of(client: FlaskClient, path: str, body: Any) -> tuple[int, Any]:
    response = client.post(path, json=body)
    return response.status_code, {**response.get_json(), "instance": None}


@pytest.mark.parametrize("seed", range(3))
def test_a_null_counts_as_absent(small: FlaskClient, seed: int) -> None:
    random, asked = Random(seed), bodies()
    for _ in range(CASES // 2):
        path, body = copy.deepcopy(random.choice(asked))
        place, held = random.choice([each for each in objects(body) if each[1]])
        # Without its seed a roll is random.
        name = random.choice([each for each in held if each != "seed"] or ["announced"])
        held[name] = None
        as_null = answer_of(small, path, body)
        del held[name]
        without = answer_of(small, path, body)
        assert as_null == without, (path, place, name)
        # All fields that are allowed here, as listed in the refusal of a dissimilar name.
        held["qqqqqqqqqq"] = 1
        listed = [each for each in problems_of(small, path, body) if each["pointer"] == pointer((*place, "qqqqqqqqqq"))]
        del held["qqqqqqqqqq"]
        held.update(dict.fromkeys({*(listed[0]["choices"] if listed else ())} - {*held}))
        assert answer_of(small, path, body) == without, (path, body)


def test_a_null_in_an_item_means_the_same_as_in_the_query(built: FlaskClient) -> None:
    item = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2}
    for items in ([item], [{**item, "limit": None, "fields": None}]):
        [result] = built.post("/v1/advice/batch?limit=2&fields=moves", json={"items": items}).get_json()["results"]
        assert len(result["moves"]) == 2


PYTHON = ("Expecting", "delimiter", "enclosed", "Extra data", "Unterminated", "(char", "Invalid \\", "Invalid control")


@pytest.mark.parametrize("seed", range(4))
def test_broken_json_is_described_in_plain_words(small: FlaskClient, seed: int) -> None:
    random, asked = Random(seed), bodies()
    for _ in range(CASES):
        path, body = random.choice(asked)
        text = json.dumps(body, indent=random.choice([None, 2]))
        place = random.randrange(len(text))
        what = random.randrange(4)
        insert = random.choice([",", "'", '"', "x", "}", "]", "{", ":", "NaN", "//", "\t\x01", "\\"])
        broken = [text[:place], text[:place] + text[place + 1 :], text[:place] + insert + text[place:]][what % 3]
        error = syntax_error(broken)
        if error is None:
            continue
        answer = small.post(path, data=broken, content_type="application/json")
        [problem, *_] = answer.get_json()["errors"]
        assert answer.status_code == 400, broken
        if problem["code"] != "not-json":
            assert problem["code"] in ("empty-body", "duplicate-key")
            continue
        assert problem["detail"].startswith("line "), problem
        assert not any(each in problem["detail"] for each in PYTHON), problem
        line, column = (int(each) for each in problem["detail"][5:].split(":")[0].split(", column "))
        # A trailing comma is before the position where the parser stops, on this line or an earlier one.
        if isinstance(error, json.JSONDecodeError) and "no entry follows" not in problem["detail"]:
            assert (line, column) == (error.lineno, error.colno), (broken, problem)


def syntax_error(text: str) -> ValueError | None:
    """Return the error of the standard parser, without its extension NaN."""
    try:
        json.loads(text, parse_constant=int)
    except ValueError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"dice": [1, 2],\n}', "line 1, column 16: no entry follows this comma; JSON does not allow trailing commas"),
        ('{\n "a": [1 2]\n}', "line 2, column 10: expected a comma or ]; found '2'"),
        ('{"a": {"b": 1} "c": 1}', "line 1, column 16: expected a comma or }; found '\"'"),
        ("{'dice': 1}", "line 1, column 2: expected a key in double quotes or }; found ''': JSON uses double quotes"),
        ("{dice: 1}", "line 1, column 2: expected a key in double quotes or }; found 'dice': keys and strings"),
        ('{"a": yahtzee}', "line 1, column 7: expected a value; found 'yahtzee': keys and strings need double quotes"),
        ('{"a": True}', "line 1, column 7: expected a value; found 'True': JSON uses true"),
        ('{"a": "NaN", "b": NaN}', "line 1, column 19: found NaN, which is not a JSON number"),
        ('{"a": "-Infinity",\n "b": -Infinity}', "line 2, column 7: found -Infinity, which is not a JSON number"),
        ('{"a": 1e999}', "line 1, column 7: the number 1e999 is too large"),
        ('{"a": 01}', "line 1, column 8: expected a comma or }; found '1': a number cannot have a leading zero"),
        ('{"a": 1 // one\n}', "line 1, column 9: expected a comma or }; found '/': JSON has no comments"),
        ('{"a": [1', "line 1, column 9: expected a comma or ]; found the end of the text"),
        ('{"a": "x', "line 1, column 7: the string that starts here has no closing quote"),
        ('{"a" 1}', "line 1, column 6: expected a colon; found '1'"),
        ('{} {}', "line 1, column 4: expected the end of the text; found '{'"),
        ('{"a": "\n"}', "line 1, column 8: a string cannot contain '\\u000a'; write an escape such as \\n"),
        ('{"a": 1,\n "b": {"a": 2}, "a": 3}', "line 2, column 17: duplicate key 'a'"),
        ("\ufeff{}", "line 1, column 1: the body starts with a byte order mark; send it without"),
        ("", "the body is empty; it must be one JSON value"),
    ],
)  # fmt: skip
def test_descriptions_of_broken_json(small: FlaskClient, text: str, said: str) -> None:
    answer = small.post("/v1/score", data=text.encode(), content_type="application/json")
    assert answer.get_json()["errors"][0]["detail"].startswith(said)
    if text and "\n" not in text:
        lines = small.post("/v1/score/batch", data=b"\n" + text.encode(), content_type="application/x-ndjson")
        assert json.loads(lines.text.splitlines()[0])["errors"][0]["detail"].startswith("line 2, column ")


def test_invalid_utf_8_is_reported_with_line_and_column(small: FlaskClient) -> None:
    for body, said in (
        ('{"ä":\n "'.encode() + b"\xff", "line 2, column 3: byte 10 of the body is not UTF-8"),
        ('{"a": 1}'.encode("utf-16"), "line 1, column 1: byte 1 of the body is not UTF-8; it looks like UTF-16"),
    ):
        answer = small.post("/v1/score", data=body, content_type="application/json")
        assert answer.get_json()["errors"][0]["detail"] == said
