"""Sheets as people write them, read into cards."""
