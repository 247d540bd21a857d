"""Solving all states of a ruleset and fitting estimates, with compiled code: the one room that imports numba."""
