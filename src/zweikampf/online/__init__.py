"""Our players at somebody's server: REST calls, the socket of a seat, and the game over both."""
