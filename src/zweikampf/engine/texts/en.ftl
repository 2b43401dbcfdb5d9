### Why something is refused, whatever the game.

## Actions
game-over = The game is over.
not-your-turn = It is not your turn.
chance-acts = The cards are still being dealt; please wait.
stale-version = The game has moved on since then. Look at the table again and choose anew.
unknown-token = “{ $token }” is not a move in this game.
nothing-to-undo = There is nothing to take back: only your own last move can be, and only until something new is revealed.

## Options
unknown-game = There is no game called “{ $game }”. Known games: { $known }.
unknown-option = There is no option “{ $option }”. Known options: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”. Possible: { $choices }.
bad-option-form = “{ $text }” is not an option. Write it as name=value.
no-presets = There is no preset “{ $preset }”: this game has none, only single options.
unknown-preset = There is no preset “{ $preset }”. Known presets: { $known }.
option-has-no-effect = { $option }={ $value } does nothing without { $needed }.

## Players
unknown-player = There is no player called “{ $player }”. Known players: { $known }, or module:Class.
player-not-made = The player { $player } cannot be made: { $why }
not-a-player = { $player } is not a player: it has no method choose.
player-failed = The player { $player } failed in game { $game } of pair { $pair }: { $why }
worker-lost = A process that was playing has been ended from outside. What was finished is kept if you named a file.
bad-budget = “{ $text }” is not a budget. Write iterations, such as 2000, or a time, such as 50ms; x2 behind it asks for two threads (64 at most).

## Positions and records
bad-position = The position cannot be read: { $field } does not fit ({ $value }).
no-solver = Positions of { $game } cannot be solved; a solver exists for Throne.
not-open-yet = This position still has hidden cards. Throne can be solved from the beginning of phase 2 on.
not-a-record = This is not a Zweikampf record.
unknown-record-format = This record has the unknown format { $format }.
record-too-long = This record is longer than { $most } characters.
record-without-game = The record does not say which game it is.
bad-record-line = Line { $line } of the record cannot be read: { $text }
bad-record-value = The record holds something that cannot be written down.
unknown-rules-version = The record follows version { $version } of the rules of { $game }, which is not known here.
wrong-digest = The record was played with another deck of { $game }.
broken-record = The record breaks the rules at action { $ply }: { $token }.
wrong-result = The result in the record is not what its actions lead to.
wrong-commitment = The secret in the record does not match its commitment.
not-as-committed = Action { $ply } of the record is { $token }, but the committed secret deals { $dealt }.
other-commitment = The record has another commitment than the one that was shown before the game.
other-word = The word is not among the words of the record.
missing-words = The record shows a sealed secret but not the words of the two players.
seats-not-as-drawn = The seats in the record are not those that the sealed secret and the words draw.
ends-in-the-middle = The record shows its secret but ends in the middle of the game, without a result and without an end.
missing-secret = The game is over and its cards were sealed, but the record does not show the secret.
no-such-seat = Only the two seats can act.
no-choice = (no choice)
option-twice = The option { $option } is given twice.

## Results of an arena
not-results = { $path } does not hold results of an arena (line { $line }).
other-results = { $path } holds the results of another arena: { $what } differs.
