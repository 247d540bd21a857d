"""Links for modules in pages; tests/browser compares them with what pages load."""

from pathlib import Path

import pytest

from api.site.preloads import add_preloads

MODULES = {
    "/web/js/page.js": """
import { a } from "./a.js";
import {
  b,
  c as d,
} from "./part/b.js";
const later = () => import("./later.js");
""",
    "/web/js/a.js": "/** @import { T } from './types.js' */\n// import { x } from './x.js';\nexport const a = 1;\n",
    "/web/js/part/b.js": 'import "../deep.js";\nimport { a } from "../a.js";\nexport { c } from "../c.js";\n',
    "/web/js/deep.js": 'export const from = "./none.js";\n',
    "/web/js/c.js": 'import * as names from "./a.js";\nexport const c = names;\n',
    "/web/js/later.js": 'import { a } from "./a.js";\nimport { z } from "./z.js";\n',
    "/web/js/z.js": "export const z = 1;\n",
}
SCRIPT = '  <script type="module" src="/web/js/page.js"></script>\n'


@pytest.fixture
def served(tmp_path: Path) -> dict[str, Path]:
    paths = {address: tmp_path / address.removeprefix("/") for address in MODULES}
    for address, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MODULES[address])
    return paths


def link(name: str) -> str:
    return f'  <link rel="modulepreload" href="/web/js/{name}.js">\n'


def test_all_imports_of_a_page_are_linked_once(served: dict[str, Path]) -> None:
    page = add_preloads(f"<head>\n{SCRIPT}</head>\n", served)
    assert page == f"<head>\n{SCRIPT}{link('a')}{link('part/b')}{link('deep')}{link('c')}</head>\n"


def test_a_module_that_a_page_names_is_linked_with_its_imports(served: dict[str, Path]) -> None:
    page = add_preloads(f"{SCRIPT}{link('later')}", served)
    assert page.endswith(link("later") + link("z"))
    assert page.count("later.js") == 1


def test_modules_for_later_are_those_that_are_not_loaded_yet(served: dict[str, Path]) -> None:
    template = '  <template id="next">\n{}  </template>\n'
    page = add_preloads(SCRIPT + template.format(link("later")), served)
    assert page.endswith(template.format(link("later") + link("z")))


def test_a_page_without_modules_stays_as_it_is(served: dict[str, Path]) -> None:
    assert add_preloads("<head>\n</head>\n", served) == "<head>\n</head>\n"
