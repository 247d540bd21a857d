"""Greatest probabilities of totals, and the greatest mean total at these probabilities."""
