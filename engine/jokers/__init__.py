"""Extra bonuses: with how many of them a card can have been filled."""
