"""What outlives the process: the database, who owns it, and how it is kept small and safe."""
