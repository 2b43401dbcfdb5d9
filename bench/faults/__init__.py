"""Many server processes with one PostgreSQL, and everything that can happen to them: see
``__main__``."""
