"""Players that err as people do, and how strong they are."""
