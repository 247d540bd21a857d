"""The version of this project, equal to that in `pyproject.toml`."""

VERSION = "0.3.0"
