"""Rules of dice games: rulesets as data, cards, positions, games, names. Standard library only."""
