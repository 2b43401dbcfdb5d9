"""The games of this distribution; each is registered by an entry point (see pyproject.toml)."""
