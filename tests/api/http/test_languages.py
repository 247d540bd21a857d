"""Languages of answers: how they are chosen, what the headers say, and every problem in every language."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final, get_args

import pytest
from flask.testing import FlaskClient

from api.answers.titles import cell_title_with
from api.endpoints.server.problem_meanings import problem_meanings
from api.http.errors import VALUES
from api.http.problem_texts import describe_claim, describe_problem, problem_text
from api.texts.catalogue import load_parts
from api.texts.texts import ENGLISH, texts_in
from engine.cards.played import AssumptionKind
from engine.cards.rules import Cell, compile_rules
from engine.checks.unreliable import Agreement, UnverifiedClaim
from engine.definitions.definition import load_ruleset
from engine.errors import UNSAID, Problem
from engine.text.names import LANGUAGES
from tests.api.questions import filled_but
from tests.api.refusals import assert_refused

ADVICE: Final = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2}
IN_AN_ADDRESS: Final = "/v1/advice?ruleset=yahtzee&dice=13346&rolls_left=2"
IN_GERMAN: Final = "Behalte 3 3 und wirf 1 4 6 neu."


def said_in(client: FlaskClient, accepted: str | None, path: str = IN_AN_ADDRESS) -> tuple[str, list[str]]:
    """Return the language of an answer, and the values of Vary."""
    answer = client.get(path, headers={} if accepted is None else {"Accept-Language": accepted})
    return answer.headers["Content-Language"], answer.headers.getlist("Vary")


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.8", "de"),
        ("DE", "de"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("zh, ja-JP, fr", "ja"),
        ("nb-NO", "no"),
        ("nn", "no"),
        ("pt-BR", "pt"),
        ("xx", "en"),
        ("*", "en"),
        ("de;q=0", "en"),
        ("de;q=x, ;;, fr", "fr"),
    ],
)
def test_the_preferred_language_is_spoken(built: FlaskClient, accepted: str | None, expected: str) -> None:
    assert said_in(built, accepted) == (expected, ["Accept-Language"])


def test_a_language_in_the_address_comes_before_the_header(built: FlaskClient) -> None:
    assert said_in(built, "fr", f"{IN_AN_ADDRESS}&lang=de") == ("de", [])
    assert said_in(built, "fr", "/problems?lang=ko") == ("ko", ["Accept"])
    assert said_in(built, "fr", "/problems") == ("fr", ["Accept, Accept-Language"])


@pytest.mark.parametrize("pair", ["%6cang=de", "l%61ng=%64e", "%6C%61%6E%67=de"])
def test_the_parameter_may_be_percent_encoded(built: FlaskClient, pair: str) -> None:
    assert said_in(built, "fr", f"{IN_AN_ADDRESS}&{pair}") == ("de", [])
    assert_refused(built.get(f"/v1/rulesets?lang=de&{pair}"), 422, "invalid", ("duplicate-key", "/lang"))


def test_further_slashes_before_a_path_change_nothing(built: FlaskClient) -> None:
    answer = built.get("/v1/advice?lang=de", environ_overrides={"PATH_INFO": "//v1/advice"})
    assert_refused(answer, 422, "invalid", ("missing-field", "/dice"), ("missing-field", "/rolls_left"))


@pytest.mark.parametrize(
    "header", ["x" * 8000, "a," * 4000 + "de", ";q=" * 2000, "\xff\xfe;q=\x80", 'fr;q="0.5', "de" + " " * 7000]
)
def test_any_header_is_read(built: FlaskClient, header: str) -> None:
    assert said_in(built, header)[0] in LANGUAGES


def test_only_the_start_of_a_header_is_read(built: FlaskClient) -> None:
    assert said_in(built, "de-AT, de;q=0.9" + ", x" * 2000)[0] == "de"
    assert said_in(built, "x, " * 2000 + "de")[0] == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_explained_in_every_language(built: FlaskClient, language: str) -> None:
    answer = built.post(f"/v1/advice?lang={language}", json=ADVICE)
    assert answer.headers["Content-Language"] == language
    explanation = answer.get_json()["explanation"]
    assert re.findall(r"\d(?: \d)+", explanation)[:2] == ["3 3", "1 4 6"], explanation
    english = built.post("/v1/advice", json=ADVICE).get_json()
    assert (explanation == english["explanation"]) == (language == "en")
    assert {**answer.get_json(), "explanation": ""} == {**english, "explanation": ""}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Roll everything again. Makes Twos (84%); otherwise it gets a 0. "),
        ("fr", "Relancez tout. "),
        ("ja", "全部振り直しましょう。結果：デュース（84%）。できなければ0点。"),
        ("ko", "모두 다시 굴리세요. 결과: 듀스(84%). 안 되면 그 칸은 0점. "),
    ],
)
def test_advice_has_the_mood_and_the_parentheses_of_the_language(
    built: FlaskClient, language: str, expected: str
) -> None:
    late = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": filled_but("twos")}
    assert built.post(f"/v1/advice?lang={language}", json=late).get_json()["explanation"].startswith(expected)


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Max (Down, 42%)"), ("ja", "最大（下り、42%）"), ("ko", "최대(아래로, 42%)")]
)
def test_columns_and_chances_share_parentheses(language: str, expected: str) -> None:
    texts, rules = texts_in(language), compile_rules(load_ruleset("yamb"))
    cell = Cell(0, rules.card.categories.index("max"))
    assert cell_title_with(texts, rules, cell, texts.percent(0.42)) == expected


def test_answers_in_two_languages_are_cached_apart(built: FlaskClient) -> None:
    german, again = (built.get(IN_AN_ADDRESS, headers={"Accept-Language": "de"}) for _ in range(2))
    english = built.get(IN_AN_ADDRESS)
    assert german.get_json()["explanation"].startswith(IN_GERMAN)
    assert (again.data, again.headers["ETag"]) == (german.data, german.headers["ETag"])
    assert english.headers["ETag"] != german.headers["ETag"]
    assert "Content-Location" not in english.headers
    canonical = german.headers["Content-Location"]
    assert canonical.endswith("&lang=de")
    named = built.get(canonical)
    assert named.data == german.data
    assert "Content-Location" not in named.headers
    not_modified = built.get(canonical, headers={"If-None-Match": german.headers["ETag"]})
    assert (not_modified.status_code, not_modified.headers["Content-Language"]) == (304, "de")


def test_english_by_name_is_not_the_answer_of_an_address_without_a_language(built: FlaskClient) -> None:
    german = {"Accept-Language": "de"}
    for path in ("/v1/advice?rolls_left=2&ruleset=yahtzee&dice=13346", "/v1/rulesets/Yahtzee?"):
        english = built.get(f"{path}&lang=en".replace("?&", "?"), headers=german)
        canonical = english.headers["Content-Location"]
        assert canonical.endswith("lang=en")
        assert built.get(canonical, headers=german).data == english.data


@pytest.mark.parametrize("path", [f"{IN_AN_ADDRESS}&fields=plays_for", "/v1/rulesets", "/problems"])
def test_two_languages_never_share_an_entity_tag(built: FlaskClient, path: str) -> None:
    tags = {built.get(path, headers={"Accept-Language": language}).headers["ETag"] for language in LANGUAGES}
    assert len(tags) == len(LANGUAGES)
    assert built.get(path).headers["ETag"] in tags


def test_the_language_has_no_effect_on_answers_without_words(built: FlaskClient) -> None:
    path = "/v1/score?ruleset=yahtzee&dice=13346"
    plain, german = built.get(path), built.get(f"{path}&lang=de", headers={"Accept-Language": "fr"})
    assert german.data == plain.data
    assert not {"Content-Language", "Vary"} & {*plain.headers.keys(), *german.headers.keys()}
    assert german.headers["Content-Location"] == plain.headers.get("Content-Location", path)


@pytest.mark.parametrize("path", ["/v1/advice/batch", "/v1/score/batch", "/v1/games/review/batch"])
def test_batches_and_streams_speak_one_language(built: FlaskClient, path: str) -> None:
    item = {"nonsense": 1}
    batch = built.post(f"{path}?lang=de", json={"items": [item]})
    lines = built.post(
        path, data=json.dumps(item), headers={"Accept-Language": "de", "Content-Type": "application/x-ndjson"}
    )
    for answer, refused in ((batch, batch.get_json()["results"][0]), (lines, json.loads(lines.data))):
        assert answer.headers["Content-Language"] == "de"
        assert refused["title"] == "Ungültige Anfrage"


@pytest.mark.parametrize(
    ("query", "detail"),
    [
        ("lang=xx", "unknown language 'xx'; allowed: en, de, fr, es, it, sv, da, no, fi, ko, ja, pt, pl"),
        ("lang=", "unknown language ''; allowed: en, de, fr, es, it, sv, da, no, fi, ko, ja, pt, pl"),
        ("lang=de-AT", "unknown language 'de-AT'; did you mean de?"),
    ],
)
@pytest.mark.parametrize("path", ["/v1/advice", "/v1/score", "/v1/rulesets", "/problems"])
def test_an_unknown_language_is_refused(built: FlaskClient, path: str, query: str, detail: str) -> None:
    answer = built.get(f"{path}?{query}")
    assert_refused(answer, 422, "invalid", ("unknown-choice", "/lang"))
    assert answer.get_json()["detail"].startswith(detail.partition(";")[0])


def test_the_log_is_english(built: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "keepwise.api"):
        built.post("/v1/score?lang=pl", json={"dice": [1, 2, 3, 4, 7], "x": 1})
    assert "a die must be a whole number from 1 to 6, not 7 (and 1 more)" in caplog.text


def test_a_language_is_given_once(built: FlaskClient) -> None:
    answer = built.get("/v1/rulesets?lang=de&lang=fr")
    assert_refused(answer, 422, "invalid", ("duplicate-key", "/lang"))
    assert answer.headers["Content-Language"] == "de"


def test_a_preflight_request_for_an_unknown_language_succeeds(built: FlaskClient) -> None:
    """A browser would hide the refusal of the request itself otherwise."""
    assert built.options("/v1/advice?lang=xx").status_code == 204


def test_a_page_has_no_unknown_language(built: FlaskClient) -> None:
    page = built.get("/problems?lang=xx", headers={"Accept": "text/html"})
    assert (page.status_code, page.mimetype) == (200, "text/html")


@pytest.mark.parametrize("language", ["xx", "x&lang=y"])
def test_a_refused_language_varies_by_the_header(built: FlaskClient, language: str) -> None:
    assert said_in(built, "de", f"{IN_AN_ADDRESS}&lang={language}") == ("de", ["Accept-Language"])


def test_problems_of_items_have_the_details_of_problems_alone(built: FlaskClient) -> None:
    stream = built.post("/v1/score/batch?lang=de", data="{", headers={"Content-Type": "application/x-ndjson"})
    for refused in (
        json.loads(stream.data),
        built.post("/v1/score?lang=de", data="{", content_type="application/json").get_json(),
    ):
        (problem,) = refused["errors"]
        assert problem["detail"] == refused["detail"] == "Ungültiges JSON."


def test_a_ruleset_is_checked_in_the_language_of_the_request(built: FlaskClient) -> None:
    asked = {"ruleset_definition": {"base": "yahtzee", "name": "ours", "title": "Ours", "rolls": 2}}
    for query, body, title in (
        ("?lang=de", asked, "Einser"),
        ("", asked, "Ones"),
        ("?lang=de", {**asked, "lang": "fr"}, "As"),
    ):
        report = built.post(f"/v1/rulesets/check{query}", json=body).get_json()
        assert report["valid"], report
        assert report["ruleset"]["categories"][0]["title"] == title


def test_a_check_of_a_card_names_categories_by_their_titles(built: FlaskClient) -> None:
    card = {"points": {"fours": 13, "ones": 3}}
    answer = built.post("/v1/scorecards/check?lang=de", json={"scorecard": card, "claimed": {"total": 99}})
    assert answer.headers["Content-Language"] == "de"
    (impossible,) = (problem["detail"] for problem in answer.get_json()["problems"])
    assert impossible == "„Vierer“ kann nicht 13 bringen. Erlaubt: 0, 4, 8, 12, 16 oder 20."
    (claim,) = answer.get_json()["unreliable"]["claims"]
    assert claim["detail"] == f"„{texts_in('de').say('total')}“ (99) stimmt mit keiner Korrektur."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_on_a_claim_is_described(language: str) -> None:
    texts = texts_in(language)
    told = {
        describe_claim(texts, UnverifiedClaim(("claimed", "total"), 99, agrees, "English", None, None))
        for agrees in get_args(Agreement)
    }
    if language == "en":
        assert told == {"English"}
    else:
        assert len(told) == len(get_args(Agreement))
        assert all("99" in each and texts.say("total") in each for each in told)


def test_a_review_explains_losses(built: FlaskClient) -> None:
    turn = {"rolls": [[3, 3, 3, 4, 6]] * 2, "keeps": [[3, 3, 3, 4, 6]], "category": "chance"}
    game = {"players": [{"turns": [turn]}]}
    answer = built.post("/v1/games/review?lang=de", json=game)
    assert answer.headers["Content-Language"] == "de"
    review, english = answer.get_json(), built.post("/v1/games/review", json=game).get_json()
    for highlight, same in zip(review["highlights"], english["highlights"], strict=True):
        assert " mehr als " in highlight["why"]
        assert " more than " in same["why"]
        assert f"{highlight['loss']:.2f}".replace(".", ",") in highlight["why"]


EXAMPLES: Final = {name: each.answer["problem"] for name, each in problem_meanings().items() if each.answer is not None}


def problem_of(sent: Mapping[str, Any]) -> Problem:
    """Return the problem of an answer, with the value found, which is sent as a text."""
    path = tuple(int(step) if step.isdecimal() else step for step in sent["pointer"].split("/")[1:])
    values: dict[str, Any] = {
        name: tuple(sent[name]) if type(sent[name]) is list else sent[name] for name in VALUES if name in sent
    }
    text = sent.get("found", "null")
    found = json.loads(text) if re.fullmatch(r"-?(0|[1-9][\d.]*)|null|\[.*\]", text) else text
    return Problem(sent["code"], path, sent["detail"], found=UNSAID if found is None else found, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_described_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for name, sent in EXAMPLES.items():
        problem = problem_of(sent)
        detail = describe_problem(texts, problem)
        if language == "en":
            assert detail == sent["detail"]
            continue
        assert detail != sent["detail"]
        assert not re.search(r"[{}]|  |^\s|\s$|None|\[|\]", detail), detail
        suggests = "did you mean" in sent["detail"]
        assert detail[-1] in ".。" or suggests, detail
        for value in (problem.found, problem.expected, problem.minimum, problem.maximum):
            if type(value) is int:
                assert texts.number(value) in detail, (name, detail)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "sixes cannot pay 7; it pays 0, 6, 12, 18, 24 or 30 (and 1 more)"),
        ("de", "„Sechser“ kann nicht 7 bringen. Erlaubt: 0, 6, 12, 18, 24 oder 30. (und 1 weiteres)"),
        ("ja", "「シックス」が7点になることはありません。有効な値：0、6、12、18、24、または30。（ほか1件）"),
    ],
)
def test_further_problems_are_counted_in_the_language(built: FlaskClient, language: str, expected: str) -> None:
    wrong = {**ADVICE, "scorecard": {"points": {"sixes": 7, "yahtzee": 7}}}
    assert built.post(f"/v1/advice?lang={language}", json=wrong).get_json()["detail"] == expected


def test_a_string_of_the_wrong_type_is_quoted() -> None:
    texts = texts_in("ja")
    string, number = (Problem("wrong-type", ("limit",), "…", found=found) for found in ("2", 2.5))
    assert describe_problem(texts, string) == "型の誤り：limit。指定された値：「2」。"
    assert describe_problem(texts, number) == "型の誤り：limit。指定された値：2.5。"


def test_similar_names_are_suggestions() -> None:
    answers = {
        "unknown-category": "Det finns ingen kombination som heter ”fourses”. Menade du Fyror?",
        "unknown-field": "Det finns inget fält som heter ”rolls”. Menade du rolls_left?",
        "unknown-ruleset": "Det finns ingen regeluppsättning som heter ”yathzee”. Menade du yahtzee?",
        # All columns are known.
        "unknown-column": "Det finns ingen kolumn som heter ”fourth”. Tillåtet: Första, Andra eller Tredje.",
    }
    for name, detail in answers.items():
        assert describe_problem(texts_in("sv"), problem_of(EXAMPLES[name])) == detail


def test_a_problem_without_its_values_has_its_title_and_place() -> None:
    texts = texts_in("de")
    bare = Problem("wrong-total", ("claimed", "total"), "…")
    assert describe_problem(texts, bare) == f"Falsche Summe: {texts.say('total')}."
    assert describe_problem(texts, Problem("contradiction", (), "…")) == "Widerspruch."
    long = Problem("unknown-ruleset", ("ruleset",), "…", choices=tuple(map(str, range(100))), found="x")
    assert describe_problem(texts, long) == "Ein Regelwerk „x“ gibt es nicht."


@pytest.mark.parametrize(
    ("problem", "detail"),
    [
        # Words of a request stay as they are, also those that are ids of categories or columns elsewhere.
        (
            Problem("unknown-choice", ("action",), "…", choices=("keep", "announce"), found="chance"),
            "„chance“ ist für „action“ nicht erlaubt. Erlaubt: keep oder announce.",
        ),
        (
            Problem("unknown-ruleset", ("ruleset",), "…", choices=("yahtzee", "yacht"), found="straight"),
            "Ein Regelwerk „straight“ gibt es nicht. Erlaubt: yahtzee oder yacht.",
        ),
        (
            Problem("ambiguous-category", ("straight",), "…", suggestions=("fours", "fives"), found="straight"),
            "„straight“ kann mehrere Felder bezeichnen. Meintest du Vierer oder Fünfer?",
        ),
        (
            Problem("wrong-type", ("ruleset", "columns", 0, "announce"), "…", found=3),
            "Falscher Typ: announce. Gefunden: 3.",
        ),
        (
            Problem("contradiction", ("players", 0, "turns", 0, "column"), "…", found="up"),
            "„column“ widerspricht einer anderen Angabe oder den Spielregeln. Gefunden: „up“.",
        ),
        (
            Problem(
                "illegal-category", ("compare_with", "category"), "…", choices=("ones of up",), found="max of down"
            ),
            "Das Feld „Maximum (Abwärts)“ darf jetzt nicht ausgefüllt werden. Erlaubt: Einser (Aufwärts).",
        ),
        (
            Problem("illegal-keep", ("compare_with", "keep"), "…", found=[3, 3]),
            "Nicht erlaubtes Behalten: keep. Gefunden: 3 3.",
        ),
        (Problem("duplicate-key", ("dice",), "…", found="dice"), "„dice“ wurde zweimal gesendet."),
        (
            Problem("wrong-total", ("claimed", "extra_bonus"), "…", expected=0, found=100),
            "„Extrabonus“ ergibt 0, nicht 100.",
        ),
        (
            Problem("wrong-total", ("claimed", "columns", "up", "sum"), "…", expected=0, found=9),
            "„Summe“ ergibt 0, nicht 9.",
        ),
        # Lists are no alternatives where they were found.
        (Problem("wrong-type", ("scorecard", "points"), "…", found=[1, 2]), "Falscher Typ: points."),
        (Problem("wrong-type", ("dice",), "…", found=2.5), "Falscher Typ: dice. Gefunden: 2,5."),
        (Problem("wrong-type", ("dice",), "…", found=1e300), "Falscher Typ: dice. Gefunden: 1e+300."),
        (
            Problem("impossible-points", ("scorecard", "points", "chance"), "…", allowed=tuple(range(5, 31)), found=31),
            "„Chance“ kann nicht 31 bringen. Erlaubt: 5 bis 30.",
        ),
        (
            Problem("impossible-points", ("scorecard", "points", "chance"), "…", allowed=(0, *range(5, 31)), found=31),
            "„Chance“ kann nicht 31 bringen.",
        ),
    ],
)
def test_problems_have_values_by_their_meaning(problem: Problem, detail: str) -> None:
    assert describe_problem(texts_in("de"), problem) == detail


def test_a_check_has_the_titles_of_its_game(built: FlaskClient) -> None:
    scorecard = {"points": {"yahtzee": 30}}
    turn = {"category": "yahtzee", "points": 0}
    game = {"ruleset": "kniffel", "players": [{"turns": [turn, turn]}]}
    card = built.post("/v1/scorecards/check?lang=it", json={"ruleset": "kniffel", "scorecard": scorecard})
    played = built.post("/v1/games/check?lang=de", json=game)
    assert card.get_json()["problems"][0]["detail"] == "«Kniffel» non può dare 30. Permesso: 0 o 50."
    assert played.get_json()["problems"][0]["detail"].startswith("Das Feld „Kniffel“ war schon ausgefüllt.")


OWN: Final = {
    "name": "own",
    "title": "Own",
    "categories": [
        {"id": "yahtzee", "title": "Yatzy", "needs": {"groups": [5]}, "pays": {"points": 50}},
        {"id": "mine", "title": "My own", "needs": {"groups": [3, 2]}, "pays": {"points": 25}},
    ],
}


@pytest.mark.parametrize(
    ("ruleset", "card", "detail"),
    [
        ("kniffel", {"yahtzee": 30}, "„Kniffel“ kann nicht 30 bringen. Erlaubt: 0 oder 50."),
        ("yahtzee", {"yahtzee": 30}, "„Yahtzee“ kann nicht 30 bringen. Erlaubt: 0 oder 50."),
        (OWN, {"yahtzee": 30}, "„Yatzy“ kann nicht 30 bringen. Erlaubt: 0 oder 50."),
        (OWN, {"mine": 30}, "„My own“ kann nicht 30 bringen. Erlaubt: 0 oder 25."),
        (OWN, {"mine": "x"}, "Falscher Typ: My own. Gefunden: „x“. Erlaubt: −9.999 bis 9.999."),
    ],
)
def test_a_refusal_has_the_titles_of_its_game(built: FlaskClient, ruleset: Any, card: Any, detail: str) -> None:
    asked = {**ADVICE, "ruleset": ruleset, "scorecard": {"points": card}}
    refused = built.post("/v1/advice?lang=de", json=asked).get_json()
    assert (refused["errors"][0]["detail"], refused["detail"]) == (detail, detail)
    items = [asked, {**asked, "ruleset": "kniffel", "dice": [1]}, {**asked, "ruleset": "unknown"}]
    batch = built.post("/v1/score/batch?lang=de", json={"items": items}).get_json()["results"]
    assert batch[0]["errors"][0]["detail"] == detail


def test_the_catalogue_has_the_sentences_of_a_language(built: FlaskClient) -> None:
    data = built.get("/problems?lang=de", headers={"Accept": "application/json"})
    assert data.headers["Content-Language"] == "de"
    found: dict[str, dict[str, Any]] = {
        each["name"]: each for group in data.get_json()["groups"] for each in group["problems"]
    }
    assert found.keys() == problem_meanings().keys()
    assert found["impossible-points"]["text"] == problem_text(texts_in("de"), "impossible-points")
    assert "{found}" in found["impossible-points"]["text"]
    assert {name for name, each in found.items() if "text" in each} == {
        name for name in found if problem_text(ENGLISH, name) is not None
    }


SHEETS: Final[list[tuple[str, str, AssumptionKind, str]]] = [
    ("yahtzee", "Full House 25 points 0", "ignored", "„25 points“"),
    ("yahtzee", "Game #1\nOnes 3", "heading", "„Game #1“"),
    ("yahtzee", "Aces | 3 |\nTwos | | 4", "one_player", "1 und 2"),
    ("yahtzee", "Full House | 25 | 0\nKniffel | 50 | -", "printed", "25"),
    ("yatzy", "Straight: 20", "category", "Große Straße"),
    ("balut", "Fours: 12 16 12 12 52", "sum", "52"),
    ("triple-yahtzee", "Aces 3 4", "columns", "Erste und Zweite"),
]
"""Games, pasted sheets, what they make the service assume, and what the German sentence names."""


@pytest.mark.parametrize(("ruleset", "text", "kind", "named"), SHEETS)
def test_assumptions_about_a_sheet_are_described(
    built: FlaskClient, ruleset: str, text: str, kind: AssumptionKind, named: str
) -> None:
    asked = {"ruleset": ruleset, "text": text}
    details = {}
    for language in LANGUAGES:
        answer = built.post(f"/v1/scorecards/convert?lang={language}", json=asked)
        details[language] = [each["detail"] for each in answer.get_json()["assumptions"]]
    assert named in details["de"][0], details
    begins = texts_in("de").text(f"assumption-{kind}")
    assert isinstance(begins, str)
    assert details["de"][0].startswith(begins.partition("{")[0])
    for language, (first, *_) in details.items():
        assert not re.search(r"[{}]|  |None|\[", first), first
        assert first != details["en"][0] or language == "en"


def test_assumptions_about_turns_are_described(built: FlaskClient) -> None:
    straight = {"rolls": [[1, 2, 3, 4, 5]], "category": "straight"}
    game = {"ruleset": "generala", "players": [{"turns": [straight]}]}
    (player,) = built.post("/v1/games/check?lang=de", json=game).get_json()["players"]
    assert [each["detail"] for each in player["assumptions"]] == [
        "Angenommen ist, dass diese Würfel aus Wurf 1 stammen."
    ]
    saved = {"ruleset": "yatzy-saved", "players": [{"turns": [{"category": "ones", "points": 3}]}]}
    (player,) = built.post("/v1/games/check?lang=de", json=saved).get_json()["players"]
    assert any("0 bis 2" in each["detail"] for each in player["assumptions"]), player["assumptions"]


def test_every_kind_of_assumption_has_a_text() -> None:
    kinds = [
        key.removeprefix("assumption-") for key in load_parts("en")["problems"].texts if key.startswith("assumption-")
    ]
    assert sorted(kinds) == sorted(get_args(AssumptionKind))
