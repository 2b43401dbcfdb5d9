"""Prints the standard deck as the server tells it, for the pictures of the rule pages."""

import asyncio
import sys

from zweikampf.server.edge.dwarves import deck

sys.stdout.write(asyncio.run(deck("standard")).model_dump_json() + "\n")
