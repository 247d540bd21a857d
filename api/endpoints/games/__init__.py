"""`/v1/games`: checks and reviews of whole games."""
