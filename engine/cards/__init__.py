"""Scorecards and sheets: totals, fill order, extremes, points of a hand."""
