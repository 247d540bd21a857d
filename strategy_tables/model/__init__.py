"""What a turn and a game are worth, as mathematics on arrays: no tables, no compiled code."""
