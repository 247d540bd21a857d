"""The parts of a server: rulesets and tables, settings, logs and metrics."""
