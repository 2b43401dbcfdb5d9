"""``python -m zweikampf.server``: run a server with the settings of the environment."""

import sys

from pydantic import ValidationError

from zweikampf.server.run import BAD_INPUT, complain, run
from zweikampf.server.settings import Settings, problems_of

if __name__ == "__main__":
    try:
        settings = Settings()
    except ValidationError as error:
        for reason in problems_of(error):
            complain(reason)
        sys.exit(BAD_INPUT)
    run(settings)
