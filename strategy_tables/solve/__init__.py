"""Solving all states of a ruleset, with compiled code: the one room that imports numba."""
