"""`/v1/scorecards`: checks of cards, and conversion of written sheets."""
