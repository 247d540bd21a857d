"""``python -m api.bundling``: bundles the scripts and style sheets of the pages."""

from __future__ import annotations

from api.bundling.bundle import bundle_pages
from api.bundling.files import BUNDLES

if __name__ == "__main__" and BUNDLES.update(bundle_pages):
    print("Bundled the pages")
