"""A finished game understood: what was luck, what was play, and what could be known."""
