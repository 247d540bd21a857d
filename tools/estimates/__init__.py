"""Fitting of estimates for games of columns, from simulated games alone."""
