"""Our players at another server: REST calls, the socket of a seat, and the game over both."""
