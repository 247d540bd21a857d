"""Definitions of rulesets: reading, checking, and the built-in games."""
