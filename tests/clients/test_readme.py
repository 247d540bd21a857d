"""clients/README.md: its versions and links."""

import re

from api.service.version import VERSION
from tests.servers import ROOT

README = ROOT / "clients" / "README.md"
TEXT = README.read_text(encoding="utf-8")


def test_it_has_the_present_version() -> None:
    assert set(re.findall(r"keepwise\S*[-:](\d+\.\d+\.\d+)", TEXT)) == {VERSION}


def test_its_links_lead_to_files() -> None:
    linked = re.findall(r"\]\(([^)#]+)", TEXT)
    assert len(linked) > 10
    assert [link for link in linked if not (README.parent / link).is_file()] == []
