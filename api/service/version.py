"""The version of this project, as `pyproject.toml` has it; a test holds them equal."""

VERSION = "0.2.0"
