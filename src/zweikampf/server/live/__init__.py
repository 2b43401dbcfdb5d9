"""Tables with people at them: readers, timers, computer players, requests."""
