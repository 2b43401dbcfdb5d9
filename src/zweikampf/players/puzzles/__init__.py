"""Positions with one clearly best move, to practise with."""
