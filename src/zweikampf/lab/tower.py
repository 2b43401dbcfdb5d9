"""What the lab knows about Tower."""

from zweikampf.lab.parts import Part

PART = Part(turns=("turn-began",))
