"""What sheets of several columns are worth, and the moves on them."""
