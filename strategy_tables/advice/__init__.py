"""What a position is worth, move by move, and why."""
