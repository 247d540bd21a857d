"""Programs for development and for the data that is shipped; none of them serves."""
