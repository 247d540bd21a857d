"""The service with shortened delays, for a separate process, since it patches modules.

A tiny ruleset counts as popular and large, pauses are short, and builders have nearly normal priority, since a busy
machine would starve them otherwise.
"""

from flask import Flask

import api.service.config
import api.service.preparation
import api.service.server_tables
from strategy_tables.jobs.process import BuilderProcess
from strategy_tables.store.kinds import OUTLOOK, TARGET

BUILDER = """
import sys
from strategy_tables.jobs import builder
builder._LEAST_PRIORITY = 1
sys.exit(builder.main(sys.argv[1:]))
"""


def make_app() -> Flask:
    BuilderProcess.command = ("-c", BUILDER)
    vars(api.service.preparation).update(_PAUSE=0.2)
    vars(api.service.server_tables).update(POPULAR=("tiny",), needs_no_table=lambda *_: False)
    # Building the tables of the built-in rulesets would take too long.
    vars(api.service.config).update(_PREPARED={"1": (OUTLOOK, TARGET)})
    # Importing it creates the server.
    from api.wsgi import app

    return app
