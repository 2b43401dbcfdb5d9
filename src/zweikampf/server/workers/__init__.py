"""Long work, shared fairly: the processes for computer players, and their queue."""
