"""Bundles of the pages: few scripts and one style sheet for each, so that a first visit needs few requests."""
