"""Measuring games: speed now; arenas, ratings and balance reports build on it."""
