"""From what was found to the wire, and to words."""
