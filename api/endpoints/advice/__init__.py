"""`/v1/advice`: every legal move of a position, best first."""
