"""Programs for development; none of them serves."""
