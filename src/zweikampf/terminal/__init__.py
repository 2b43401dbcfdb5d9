"""Play and replay in a terminal. It draws views and knows no rules."""
