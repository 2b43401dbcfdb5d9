"""What the network sees of the server: calls, sockets, messages, limits and pages."""
