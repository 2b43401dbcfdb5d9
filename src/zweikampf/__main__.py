"""``python -m zweikampf`` is the command ``zweikampf``."""

from zweikampf.cli import main

main()
