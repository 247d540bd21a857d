"""Texts for people in thirteen languages: a Fluent file per language, and the scripts made from it for pages."""
