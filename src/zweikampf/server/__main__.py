"""``python -m zweikampf.server``: run a server with the settings of the environment."""

from zweikampf.server.run import run
from zweikampf.server.settings import Settings

if __name__ == "__main__":
    run(Settings())
