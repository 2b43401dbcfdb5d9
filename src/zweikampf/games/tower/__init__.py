"""Turmbau, das Duell: two decks of 52, eight towers and eight stores for both, gold."""
