"""Throne: 52 cards, five factions with powers, two phases of tricks."""
