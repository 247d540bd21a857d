"""The rules: rulesets as data, hands and their points, scorecards, positions and games. Standard library only."""
