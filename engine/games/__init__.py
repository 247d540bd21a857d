"""Positions, turns and whole games."""
