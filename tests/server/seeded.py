"""``python -m tests.server.seeded``: a server whose ids, secrets and computer players repeat.

Each line of standard input is a seed: from there on everything is drawn as after a start with it.
The answer is a line, too. When the input ends, the process that started the server is gone, and the
server stops.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import threading

from zweikampf.server import log
from zweikampf.server.edge.app import create_app
from zweikampf.server.edge.run import Server, configured
from zweikampf.server.settings import Settings
from zweikampf.server.storage.opening import open_store

SEEDED = "seeded\n"


def _listen(randomness: random.Random) -> None:
    for line in sys.stdin:
        randomness.seed(line)
        sys.stdout.write(SEEDED)
        sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGINT)


def main() -> None:
    settings = Settings()
    log.set_up(settings.log)
    randomness = random.Random()
    app = create_app(settings, open_store(settings.database, shared=True), randomness=randomness)
    server = Server(configured(app, settings), app)
    threading.Thread(target=_listen, args=(randomness,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    sys.exit(server.exit_code)


if __name__ == "__main__":
    main()
