"""Building tables, also while a server runs and somebody waits for them, and making estimates."""
