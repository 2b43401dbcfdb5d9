"""The edge of the server: who is calling, under which name, how often, and over how many
connections."""
