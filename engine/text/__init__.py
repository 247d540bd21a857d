"""Names, titles, words and suggestions for misspelled names."""
