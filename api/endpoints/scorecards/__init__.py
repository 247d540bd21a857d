"""`/v1/scorecards`: checks of cards, and cards of sheets as people write them."""
