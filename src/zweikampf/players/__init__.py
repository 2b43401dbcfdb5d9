"""Whatever chooses an action. A player is handed a view, never a state."""
