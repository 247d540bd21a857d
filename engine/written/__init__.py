"""Reading sheets as people write them into cards."""
