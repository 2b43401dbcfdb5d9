"""Positions as rows of numbers: one encoder a game, typed, without the GIL, from a seat's side."""
