"""Answers: results as JSON and as sentences."""
