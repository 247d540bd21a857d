"""Problems of cards and of the totals and rows claimed for them."""
