"""Names, titles, entries and suggestions for misspelled names."""
