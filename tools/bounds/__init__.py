"""Proven upper bounds of the expected totals of games of columns."""
