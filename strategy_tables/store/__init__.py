"""Tables as files: their layout, what each kind holds, and all of them that a ruleset has."""
