"""Values of moves, and the reasons for them."""
