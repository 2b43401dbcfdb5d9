#!/usr/bin/env python3
"""A bot without our package: it plays a random legal move, and counts what it has seen.

zweikampf arena throne --players 'cmd:./examples/bots/bot.py' level1 --games 20
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def main():
    rng = random.Random()
    seen = 0
    for line in sys.stdin:  # until quit, or until the other side is gone
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": 1, "name": "Random in Python"})
        elif kind == "new":
            rng.seed(message["seed"])  # the same seed plays the same game
            seen = 0
        elif kind == "turn":
            seen += len(message["events"])
            comment = f"{seen} events seen, {len(message['legal'])} moves to choose from"
            say({"type": "move", "token": rng.choice(message["legal"]), "comment": comment})
        elif kind == "quit":
            break
        # Anything else comes from a newer protocol, or needs no answer.


if __name__ == "__main__":
    main()
