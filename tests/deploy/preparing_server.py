"""The service, but that nothing takes minutes of a test: for a process of its own, since it changes modules.

A tiny ruleset is popular and not small, nobody pauses for long, and builders have nearly the priority of others, or a
busy machine would leave them nothing.
"""

from flask import Flask

import api.service.preparation
import api.service.server_tables
from strategy_tables.jobs.process import BuilderProcess

BUILDER = """
import sys
from strategy_tables.jobs import builder
builder._LEAST_PRIORITY = 1
sys.exit(builder.main(sys.argv[1:]))
"""


def make_app() -> Flask:
    """The service of the environment's settings."""
    BuilderProcess.command = ("-c", BUILDER)
    vars(api.service.preparation).update(_PAUSE=0.2)
    vars(api.service.server_tables).update(POPULAR=("tiny",), needs_no_table=lambda *_: False)
    # Importing it makes the server.
    from api.wsgi import app

    return app
