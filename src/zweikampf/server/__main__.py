"""``python -m zweikampf.server``: run a server with the settings of the environment."""

import sys
import warnings

from pydantic import ValidationError

from zweikampf.engine import plugins, registry
from zweikampf.server.edge.run import BAD_INPUT, complain, run
from zweikampf.server.settings import Settings, problems_of

if __name__ == "__main__":
    try:
        settings = Settings()
    except ValidationError as error:
        for reason in problems_of(error):
            complain(reason)
        sys.exit(BAD_INPUT)
    warnings.simplefilter("ignore", plugins.PluginWarning)  # reported below, in one sentence
    registry.names()
    for failure in plugins.failures():
        complain(failure.reason)
    run(settings)
