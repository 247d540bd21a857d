"""The service with shortened delays, for a separate process, since it patches modules.

A tiny ruleset counts as popular and large, and pauses are short.
"""

from flask import Flask

import api.service.config
import api.service.preparation
import api.service.server_tables
from strategy_tables.store.kinds import OUTLOOK, TARGET


def make_app() -> Flask:
    vars(api.service.preparation).update(_PAUSE=0.2)
    vars(api.service.server_tables).update(POPULAR=("tiny",), needs_no_table=lambda *_: False)
    # Building the tables of the built-in rulesets would take too long.
    vars(api.service.config).update(_PREPARED={"1": (OUTLOOK, TARGET)})
    # Importing it creates the server.
    from api.wsgi import app

    return app
