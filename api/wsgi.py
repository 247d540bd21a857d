"""The application for gunicorn: `gunicorn --config deploy/gunicorn.conf.py api.wsgi:app`."""

from __future__ import annotations

import os
import sys

from flask import Flask

from api import create_app
from api.service.config import InvalidConfig, load_config
from api.service.warm_up import warm_up
from api.texts.texts import load_all
from strategy_tables import TableError


def _started() -> Flask:
    """Return the service as configured by the environment; exit with clear lines if it cannot be started."""
    try:
        return create_app(load_config(os.environ))
    except (InvalidConfig, TableError) as error:
        sys.exit(str(error))
    except OSError as error:
        # A missing or unreadable contract, page, document, ruleset or table.
        sys.exit(f"the service cannot start without {error.filename or 'a file'}: {error.strerror}")


app = _started()
load_all()
warm_up(app)
