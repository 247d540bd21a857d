"""Bundles of small pages; tests/browser uses those of our own pages."""

import re
from pathlib import Path

import pytest

from api.bundling.bundle import bundle_pages
from api.bundling.files import BUNDLED

pytestmark = pytest.mark.slow

FILES = {
    "page.html": """<head>
  <script src="/web/js/base/first.js"></script>
  <link rel="stylesheet" href="/web/css/site.css">
  <link rel="stylesheet" href="/web/css/page.css">
  <script type="module" async src="/web/js/base/early.js"></script>
  <script type="module" src="/web/js/page/page.js"></script>
  <script type="module" src="/widget/coach.js"></script>
</head>
""",
    "css/site.css": "/* Colours */\na { color: red; }\n",
    "css/page.css": "a { color: blue; }\n",
    "js/base/early.js": "performance.mark('early');\n",
    "js/base/shared.js": "export const shared = () => performance.mark('shared');\n",
    "js/page/page.js": """import { shared } from "../base/shared.js";
import { coach } from "/widget/coach.js";
await shared(coach);
const texts = (name) => import(`../../i18n/${name}.js`);
document.onclick = () => [texts("en"), import("./later.js")];
""",
    "js/page/later.js": 'import { shared } from "../base/shared.js";\nshared("later");\n',
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def addresses(page: str) -> list[str]:
    return [re.sub(r"-\w{8}\.", ".", each) for each in re.findall(r'(?:src|href)="([^"]+)"', page)]


def test_a_page_names_its_bundles_and_what_these_import_at_once(web: Path) -> None:
    files = bundle_pages(web)
    assert addresses(files["page.html"]) == [
        "/web/js/base/first.js",
        "/web/css/bundled/page.css",
        "/web/js/bundled/early.js",
        "/web/js/bundled/page.js",
        "/widget/coach.js",
        "/web/js/bundled/page.js",
    ]
    for name in re.findall(r'"/web/(\w+/bundled/[^"]+)"', files["page.html"]):
        assert name in files


def test_what_is_imported_on_demand_is_a_file_of_its_own(web: Path) -> None:
    files = bundle_pages(web)
    [later] = [name for name in files if name.startswith("js/bundled/later-")]
    assert later not in files["page.html"]
    scripts = {name: text for name, text in files.items() if name.startswith("js/bundled/page-")}
    assert sum("../../i18n/" in text and f"./{Path(later).name}" in text for text in scripts.values()) == 1
    assert sum('"shared"' in text for text in scripts.values()) == 1
    assert '"shared"' not in files[later]


def test_a_style_sheet_has_all_of_a_page_in_their_order(web: Path) -> None:
    files = bundle_pages(web)
    [sheet] = [text for name, text in files.items() if name.startswith("css/bundled/page-")]
    assert sheet.split() == ["a", "{", "color:", "red;", "}", "a", "{", "color:", "blue;", "}"]


def test_only_changed_bundles_get_other_names(web: Path) -> None:
    before = bundle_pages(web)
    assert bundle_pages(web) == before
    (web / "css/page.css").write_text("a { color: green; }\n")
    (web / "js/page/later.js").write_text("alert('later');\n")
    after = bundle_pages(web)
    assert {Path(name).stem.partition("-")[0] for name in after.keys() - before.keys()} == {"page", "later"}
    assert {name for name in after if "early" in name} == {name for name in before if "early" in name}


def test_a_broken_import_is_reported(web: Path) -> None:
    (web / "js/page/page.js").write_text('import { none } from "./none.js";\nnone();\n')
    with pytest.raises(RuntimeError, match=r"none\.js"):
        bundle_pages(web)


def test_bundles_are_as_deep_as_their_sources() -> None:
    assert {folder.count("/") for folder in BUNDLED} == {1}
