### What the learning environments say.

unknown-part = An observation has no part “{ $part }”. Known parts: { $known }.
no-such-row = There is no game { $row }: they are counted from 0 to { $last }.
actions-shape = Actions have the shape ({ $given }), but one for each game is needed, which is ({ $needed }).
actions-ragged = Actions are lists of different lengths, but a plain list with one for each game is needed, which is { $needed }.
actions-kind = Actions are of the type { $given }, but must be whole numbers.
action-not-legal = Action { $action } is not legal in game { $row }. Legal there: { $legal }.
not-saved = This is not a saved environment ({ $what }).
saved-by-other = This environment was saved by another version: { $what } is { $found }, here it is { $expected }.
