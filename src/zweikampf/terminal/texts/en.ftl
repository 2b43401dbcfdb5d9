### The words of the terminal, whatever the game.

## Playing
welcome = You play { $game } against { $opponent }. Type a card's code, or:
commands = ? the rules that apply now · undo take back · quit stop
prompt = Your move
not-understood = Type one of the moves above, or ?, undo, quit.
taken-back = Taken back.
your-result = { $result ->
    [won] You win
    [lost] Your opponent wins
   *[drawn] Nobody wins
} ({ $how }, { $own }:{ $other }).
commitment = Sealed before the first card: { $commit }
record-saved = Record: { $path }
record-not-saved = The record could not be saved: { $why }
opponent-random = the random player
opponent-greedy = the greedy player
player-you = You

## Replaying
replay-header = { $game }: { $players }
replay-versus = { $one } against { $two }
replay-unfinished = The record ends here; the game is not finished.
replay-result = { $winner ->
    [none] Nobody wins
    [seat0] Seat 1 wins
   *[seat1] Seat 2 wins
} ({ $how }, { $one }:{ $two }).
verified = The record holds: { $plies ->
    [one] one action
   *[other] { $plies } actions
}, all legal, result correct.
verified-committed = The cards are those of the sealed secret ({ $commit }).
verified-uncommitted = There is no revealed secret, so where the cards came from cannot be checked.

## Trouble
interrupted = Stopped.
input-ended = The input ended before the game did.
file-not-read = { $path } cannot be read: { $why }
bad-command = { $message } (see --help)
not-compiled = The rules are not compiled here and run as plain Python, many times slower.
