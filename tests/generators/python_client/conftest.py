"""Generation of the Python client before tests import it."""

import sys

from clients.make_python import python_sources

sys.path.insert(0, str(python_sources()))
