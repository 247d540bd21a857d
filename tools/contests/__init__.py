"""Measurements of playing to win against an opponent who plays for the mean."""
