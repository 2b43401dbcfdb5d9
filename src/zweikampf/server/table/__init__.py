"""A table as a pure fold over its entries: what may be done there, and what it does."""
