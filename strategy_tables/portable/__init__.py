"""Tables as files for clients that work offline."""
