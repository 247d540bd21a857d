"""Files of tables: their layout, the data of each kind, and the set of tables of a ruleset."""
