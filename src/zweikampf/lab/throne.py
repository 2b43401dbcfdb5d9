"""What the lab knows about Throne: a turn is a trick."""

from zweikampf.lab.parts import Part

PART = Part(turns=("trick-won",))
