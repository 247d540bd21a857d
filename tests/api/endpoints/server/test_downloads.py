"""`/v1/tables/{ruleset}`: the table file in both representations, whole or as ranges."""

import gzip
import json
from hashlib import sha256

import pytest
from flask.testing import FlaskClient

from api import create_app
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.portable.file import portable_table
from tests.api.clients import client_of

GZIP = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture(scope="module")
def crag() -> bytes:
    return portable_table(load_table(compile_ruleset(builtin_rulesets()["crag"]), tables_folder()))


@pytest.fixture
def digest(built: FlaskClient) -> str:
    return str(built.get("/v1/rulesets/crag").get_json()["facts"]["tables"][0]["digest"])


def test_the_download_is_the_table(built: FlaskClient, crag: bytes, digest: str) -> None:
    plain = built.get("/v1/tables/crag")
    assert plain.data == crag
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Content-Type"] == "application/octet-stream"
    assert plain.headers["Content-Location"] == f"/v1/tables/crag?digest={digest}"
    assert plain.headers["Vary"] == "Accept-Encoding"
    assert plain.headers["Accept-Ranges"] == "bytes"


def test_it_is_compressed_for_clients_that_accept_it(built: FlaskClient, crag: bytes) -> None:
    compressed, plain = built.get("/v1/tables/crag", headers=GZIP), built.get("/v1/tables/crag")
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(compressed.data) == crag
    assert len(compressed.data) < 0.8 * len(crag)
    assert compressed.headers["ETag"] != plain.headers["ETag"]
    assert not compressed.headers["ETag"].startswith("W/")


@pytest.mark.parametrize(("ruleset", "greatest"), [("yahtzee", 1_200_000), ("yatzy", 3_000_000)])
def test_it_is_small(built: FlaskClient, ruleset: str, greatest: int) -> None:
    head = built.head(f"/v1/tables/{ruleset}", headers=GZIP)
    assert head.data == b""
    assert 100_000 < int(head.headers["Content-Length"]) <= greatest
    assert head.headers["Content-Length"] == str(len(built.get(f"/v1/tables/{ruleset}", headers=GZIP).data))


def test_a_url_with_a_digest_is_immutable(built: FlaskClient, crag: bytes, digest: str) -> None:
    named = built.get(f"/v1/tables/crag?digest={digest}")
    assert named.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "Content-Location" not in named.headers
    assert named.data == crag
    assert "max-age=300" in built.get("/v1/tables/crag").headers["Cache-Control"]
    # Another name gives the same file, with its canonical location.
    other = built.get("/v1/tables/Crag?digest=" + digest)
    assert other.headers["Content-Location"] == f"/v1/tables/crag?digest={digest}"


def test_another_digest_is_refused(built: FlaskClient) -> None:
    answer = built.get("/v1/tables/crag?digest=" + "0" * 64)
    [problem] = answer.get_json()["errors"]
    assert (answer.status_code, problem["pointer"], problem["found"]) == (422, "/digest", "0" * 64)


@pytest.mark.parametrize("headers", [{}, GZIP])
def test_unchanged_downloads_are_not_sent_again(built: FlaskClient, headers: dict[str, str]) -> None:
    tag = built.get("/v1/tables/crag", headers=headers).headers["ETag"]
    again = built.get("/v1/tables/crag", headers={**headers, "If-None-Match": tag})
    assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", tag)


@pytest.mark.parametrize("headers", [{}, GZIP])
def test_an_interrupted_download_can_be_resumed(built: FlaskClient, headers: dict[str, str]) -> None:
    whole = built.get("/v1/tables/crag", headers=headers)
    first = built.get("/v1/tables/crag", headers={**headers, "Range": "bytes=0-999"})
    rest = built.get("/v1/tables/crag", headers={**headers, "Range": "bytes=1000-", "If-Range": whole.headers["ETag"]})
    assert (first.status_code, rest.status_code) == (206, 206)
    assert first.headers["Content-Range"] == f"bytes 0-999/{len(whole.data)}"
    assert first.data + rest.data == whole.data
    # A range of another file would not match.
    changed = built.get("/v1/tables/crag", headers={**headers, "Range": "bytes=1000-", "If-Range": '"another"'})
    assert (changed.status_code, changed.data) == (200, whole.data)


def test_a_range_beyond_the_end_is_refused(built: FlaskClient, crag: bytes) -> None:
    for asked in (f"bytes={len(crag)}-", "bytes=1000000-1000001"):
        answer = built.get("/v1/tables/crag", headers={"Range": asked})
        assert answer.status_code == 416
        assert answer.headers["Content-Range"] == f"bytes */{len(crag)}"
        assert answer.get_json()["errors"][0]["code"] == "no-such-range"
    last = built.get("/v1/tables/crag", headers={"Range": f"bytes={len(crag) - 1}-"})
    assert (last.status_code, last.data) == (206, crag[-1:])


def test_rulesets_that_share_a_table_have_separate_files(built: FlaskClient) -> None:
    names = {}
    for ruleset in ("kniffel", "yahtzee-classic"):
        content = built.get(f"/v1/tables/{ruleset}").data
        header = json.loads(content[44 : 44 + int.from_bytes(content[8:12], "little")])
        names[ruleset] = header["ruleset"], header["title"]
        assert sha256(content[44 + int.from_bytes(content[8:12], "little") :]).hexdigest() == header["digest"]
    assert names == {
        "kniffel": ("kniffel", builtin_rulesets()["kniffel"].title),
        "yahtzee-classic": ("yahtzee-classic", builtin_rulesets()["yahtzee-classic"].title),
    }


def test_games_of_columns_have_no_download(built: FlaskClient) -> None:
    answer = built.get("/v1/tables/triple-yahtzee")
    assert answer.status_code == 422
    assert answer.get_json()["errors"][0]["pointer"] == "/ruleset"


def test_a_large_table_cannot_be_downloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategy_tables.portable.file.MOST_STATES", 8191)
    client = client_of(create_app(tables=[load_table(compile_ruleset(builtin_rulesets()["crag"]), tables_folder())]))
    answer = client.get("/v1/tables/crag")
    [problem] = answer.get_json()["errors"]
    assert (answer.status_code, problem["pointer"], problem["found"]) == (422, "/ruleset", "8192")
    assert "8,192 states" in problem["detail"]
