### The words of the terminal, whatever the game.

## Playing
welcome = You play { $game } against { $opponent }. Type a move, or:
commands = ? the rules that apply now · ?? the game in five minutes · undo take back · quit stop
prompt = Your move
not-understood = Type one of the moves above, or ?, ??, undo, quit.
more-rules = More: ?? the game in five minutes · ? { $section } a whole section. These are the sections:
no-such-rule = There is no rule or section “{ $rule }”.
taken-back = Taken back.
your-result = { $result ->
    [won] You win
    [lost] Your opponent wins
   *[drawn] Nobody wins
} ({ $how }, { $own }:{ $other }).
commitment = Sealed before the first card: { $commit }
random-words = Your random word: { $own }
    The computer’s random word: { $other }
record-saved = Record: { $path }
record-not-saved = The record could not be saved: { $why }
opponent-level = { $name } (level { $level })
opponent-random = the random player
opponent-greedy = the greedy player
opponent-search = the searching player

## Options
which-preset = Which rules for { $game }?
preset-prompt = Number
preset-not-understood = Type a number from 1 to { $most }, or nothing for the first one.
more-options-by = Single options: zweikampf options { $game }
rules-of-preset = Rules: { $name }
rules-of-options = Rules: your own choice ({ $options })
presets-heading = Presets: --preset NAME
options-heading = Single options: --option NAME=VALUE
option-needs = only with { $needed }
option-default = (default)

## Replaying
replay-header = { $game }: { $players }
replay-versus = { $one } against { $two }
replay-unfinished = The record ends here; the game is not finished.
replay-result = { $winner ->
    [none] Nobody wins
    [seat0] Seat 1 wins
   *[seat1] Seat 2 wins
} ({ $how }, { $one }:{ $two }).
ended-early = { $how ->
    [resigned] Seat { $seat } resigned.
    [time] Seat { $seat } ran out of time.
    [gone] Seat { $seat } left the game.
    [rules-changed] The rules have changed. The game ends, and nobody has lost.
   *[agreed] Both agreed on a draw.
}
verified = The record holds: { $plies ->
    [one] one action
   *[other] { $plies } actions
}, all legal{ $finished ->
    [yes] , and the result is right
   *[no] {""}; the game is not finished
}.
verified-sealed = Every draw follows from the sealed secret ({ $commit }) and the random words of both players.
verified-seats = { $seats ->
    [kept] The seats were drawn in the same way: the player of word 0 sits on seat 1.
    [swapped] The seats were drawn in the same way: the player of word 0 sits on seat 2.
   *[chosen] The seats were chosen, not drawn.
}
verified-word = Word { $place }: { $word }
verified-compare = A record can only agree with itself. Compare the commitment with the one that you were shown before the game (--commitment), and look for your own word (--word).
verified-committed = The cards are those of the sealed secret ({ $commit }). The players had no say in them: the record has the older format 1, without random words.
verified-continued = The game goes on from another one (table { $table }): { $plies ->
    [one] one action is
   *[other] { $plies } actions are
} taken over from there. Whether they were played like this cannot be checked here.
verified-uncommitted = There is no revealed secret, so where the cards came from cannot be checked.

## Help on the command line
help-zweikampf = Two-player duel card games: play, replay, verify, measure.
help-game = The game: { $games }.
help-option = An option of the game; may be repeated.
help-preset = A preset of the game, such as printed for Tower; --option goes before it.
help-options = What can be chosen in a game: presets, single options, and what they mean.
help-lang = German or English; by default as the system speaks.
help-file = The record of a game.
help-trace = Print whole random games as lines of JSON, one an action.
help-trace-seed = The same seed gives the same lines.
help-trace-games = How many games, with seeds in a row.
help-policy = How the seats choose.
help-play = Play against the computer.
help-play-seed = Deal and play the same game again; such a game is not sealed.
help-opponent = Who plays against you.
help-seat = Your seat, 1 or 2; by default by chance.
help-record = Where to save the record of the game.
help-ask-always = Ask even where there is only one answer.
help-replay = Tell a recorded game from beginning to end.
help-verify = Replay a record by the rules, and check its result and its sealed cards.
help-verify-sealed = For scripts: end with code 3 unless the commitment, both random words and every draw are proven. (0: the record holds; 1: it does not; 2: it cannot be read.)
help-verify-commitment = The commitment that was shown before the game; the record must have the same one.
help-verify-word = A random word that you gave; it must be in the record.
not-proven = The record holds, but it does not prove its cards: that takes a finished game with a commitment and the random words of both players.
help-solve = Play an open position perfectly: who wins, by how much, with which cards (JSON).
help-position = A position in one pair of quotes; - reads one a line.
help-bench = Measure how fast a game runs on this machine.
help-seconds = Seconds of each repeat.
help-json = Print JSON.
help-arena = Let players play against each other on paired deals, and measure who is better.
help-players = Two or more: level1 to level6, random, greedy, search, search:200 (iterations), search:50ms, search:5000x2 (threads), or module:Class.
help-arena-games = Games of every two players; each deal is played twice with seats swapped, so an odd number becomes the next even one.
help-arena-seed = The same seed gives the same games.
help-budget = How much players may think who have no budget of their own: iterations, or a time such as 50ms.
help-workers = How many processes play at the same time.
help-resume = Keep results in this file, and go on where it ends.
arena-too-few = An arena needs at least two players.
help-serve = Start the server: tables in the browser, against the computer or against friends. Everything else is set by environment variables ZWEIKAMPF_….
help-host = Address to listen at (by default this machine only).
help-port = Port to listen at; 0 takes any free one.
help-database = Database as a URL, sqlite:///… or postgresql://… (by default SQLite in your data folder).
help-backup = Back up the database of a server (SQLite), which may be running.
help-backup-file = Where to write the backup.
help-backup-force = Replace a file that is already there.
help-restore = Bring back a backup (SQLite); the server must not be running.
help-restore-file = The backup.
help-tidy = Remove old tables and guests from the server's database; the server must not be running.
help-tidy-days = Older than so many days; 0 keeps everything. By default as the server is set.
help-version = Print the version, and whether the rules are compiled.
usage-missing = { $what } is missing (see --help).
usage-no-option = There is no option { $what } (see --help).
usage-bad-value = { $choices ->
    [none] { $what } cannot have this value (see --help).
   *[other] { $what } cannot have this value. Possible: { $choices }.
}
usage-no-command = There is no command “{ $what }” (see --help).

## Trouble
interrupted = Stopped.
input-ended = The input ended before the game did.
file-not-read = { $path } cannot be read: { $why }
bad-command = { $message } (see --help)
not-compiled = The rules are not compiled here and run as plain Python, many times slower. With a C compiler, `make clean setup` compiles them.
not-written = The output cannot be written: { $why }

## The server's database
backup-made = Backed up: { $path }
restored = Restored: { $path }
kept-aside = The database from before is still here: { $path }
tidied = Removed: { $finished } finished tables, { $abandoned } abandoned tables, { $guests } guests.
tidy-keeps-tables = Tables are never removed unless that is set; see docs/operating.md.
