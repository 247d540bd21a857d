"""The client for Python, which is made before anything imports it."""

import sys

from clients.make_python import python_sources

sys.path.insert(0, str(python_sources()))
