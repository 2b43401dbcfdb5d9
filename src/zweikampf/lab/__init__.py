"""Measuring games and players: speed, arenas, ratings with error bars."""
