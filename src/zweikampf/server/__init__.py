"""Tables on the net: they keep secrets, survive crashes and wait for nobody."""
