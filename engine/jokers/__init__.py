"""Extra bonuses: the numbers of them with which a card can have been filled."""
