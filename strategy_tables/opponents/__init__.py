"""Players that err as people do, and their strengths."""
