"""Values of sheets with several columns, and of the moves on them."""
