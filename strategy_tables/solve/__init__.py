"""Solvers for all states of a ruleset, in compiled code; the one folder of this package that imports numba."""
