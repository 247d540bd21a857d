"""Building of tables, also on demand of a running server."""
