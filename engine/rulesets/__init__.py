"""Rulesets as data, and the numbers compiled from them."""
