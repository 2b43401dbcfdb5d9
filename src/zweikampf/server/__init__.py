"""Tables on the network: they keep secrets and survive crashes.

``table`` is the game with everything around it, without a clock, a network or a store. ``live`` is
a table with people at it. ``storage`` is what outlives the process. ``workers`` are the processes
for computer players. ``edge`` is what the network sees: calls, sockets, messages, limits.
"""
