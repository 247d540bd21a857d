from typing import Any

import pytest
from mcp.server.lowlevel import Server

from api.assistants.server import make_server
from api.service.catalogue import Catalogue, open_catalogue
from api.service.config import Config
from api.service.server_tables import ServerTables, open_server_tables
from tests.strategy_tables.tables import built_tables


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return open_catalogue(Config())


@pytest.fixture(scope="session")
def server_tables(catalogue: Catalogue) -> ServerTables:
    return open_server_tables(Config(), catalogue, built_tables())


@pytest.fixture(scope="session")
def tools(catalogue: Catalogue, server_tables: ServerTables) -> Server[Any]:
    return make_server(catalogue, server_tables)
