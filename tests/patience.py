"""How long a test waits for something that certainly comes: however busy the machine is, only a
test that hangs ends by it. No test may take its result from it."""

PATIENCE = 300.0  # seconds
