"""Zwergenduell: two 35-card decks, dice that pay for cards, allies, reactions."""
