"""Texts for people in thirteen languages: a Fluent file per language, and the scripts that pages load, made from it."""
