"""How a command ends: exit codes, and a sentence for the person."""

BAD_INPUT = 2
NOT_TRUE = 1
NOT_PROVEN = 3
INTERRUPTED = 130


class Failure(Exception):
    """A sentence for the person and an exit code; ``main`` prints it on one line."""

    def __init__(self, message: str, exit_code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.exit_code = exit_code
