### The words of the terminal, whatever the game.

## Playing
welcome = You play { $game } against { $opponent }. Type a move, or:
commands = help all commands · ? the rules that apply now · hint the best moves · undo take back · quit stop
prompt = Your move
not-understood = Type one of the moves above (its beginning is enough), or help for everything else.
which-move = Several moves begin like this; type one of them: { $moves }
board-again = board shows the table again.
how-to-type = Type a move as the table shows it, in small or capital letters. Its beginning is enough if no other move begins like this, or its number in the list of legal. Enter alone plays the only legal move. At a terminal, Tab completes a move and the arrow keys bring back earlier lines.
order-rules = the rules that apply now; the game in five minutes; a section, a rule or a card
order-help = this list
order-board = the table again
order-legal = every legal move with its number and what it does
order-hint = the best moves with your chance to win
order-log = what has happened lately
order-undo = take back your last choice, if nothing was revealed since
order-resign = give up the game
order-quit = stop; the game is saved and can be continued with --continue
resign-again = Type resign once more to give up the game, or anything else to play on.
not-resigned = You play on.
hint-thinking = Looking for the best move …
nothing-happened = Nothing has happened yet.
hint-chances = Your chance to win with the best moves, as far as you can know:
afterwards = again another game · review your choices in hindsight · insight luck and play · Enter stop
more-rules = More: ?? the game in five minutes · ? { $section } a whole section. These are the sections:
no-rule-page = This game has no rule page. Its legal moves are listed above.
your-turn = It is your turn.
any-moves = You can play: { $moves }
no-such-rule = There is no rule, section, card or move “{ $rule }” here.
lesson-enter = Enter: read on
lesson-moves = The lesson waits for: { $moves }
seat-name = Seat { $number }
other-game-saved = The saved game is another one: { $game }.
no-lesson-here = { $game } has no lesson.
taken-back = Taken back.
your-result = { $result ->
    [won] You have won against { $opponent }.
    [lost] You have lost against { $opponent }.
   *[drawn] Nobody has won; your opponent was { $opponent }.
} { $how }
result-how = ({ $how }, { $own }:{ $other })
you-resigned = You have resigned; { $opponent } wins.
commitment = Sealed before the first card: { $commit }
random-words = Your random word: { $own }
    The computer’s random word: { $other }
record-saved = Record: { $path }
cannot-be-saved = { $path } cannot be saved: { $why }
fails-again = To see it fail again: { $command }
record-not-saved = The record could not be saved: { $why }
opponent-level = { $name } (level { $level })
opponent-random = Random Player
opponent-greedy = Greedy Player
opponent-search = Searching Player

## The application
app-key-help = Rules
app-key-hint = Hint
app-key-card = Card
app-key-undo = Undo
app-key-board = Table
app-key-resign = Resign
app-key-leave = Quit
app-welcome = You play { $game } against { $opponent }.
app-moves = Your moves
app-log = What has happened
app-thinking = { $opponent } is thinking …
app-hint-thinking = Looking for the best move … (Esc stops it)
app-hint = Best move: { $move }, { $chance } to win
app-percent = { $number }%
app-step = Lesson: step { $number } of { $total }
app-reading = Read the text, then continue.
app-read-on = Go on
app-resign-question = Do you want to resign this game?
app-resign = Resign
app-play-on = Play on
app-close = Close
app-over = The game is over
app-again = Play again
app-review = Review
app-insight = Luck and play
app-insight-known = K shows hidden cards
app-known = Hidden cards
app-known-keys = ← → turns · , . steps · S other seat · Esc closes
app-look = Look at the table
app-quit = Quit
app-review-leave = Esc closes
app-review-working = Looking at your choices: { $done } of { $total } …
app-review-nothing = There was nothing for you to decide.
app-review-done = { $total ->
    [one] One choice
   *[other] { $total } choices
}, { $missed ->
    [0] no missed moment.
    [one] one missed moment.
   *[other] { $missed } missed moments.
}
app-review-played = { $move }: { $chance } to win
app-review-best = Better: { $move }, { $chance }
app-review-note = Estimated from what you knew at the time; exact where nothing was hidden. ✗ marks missed moments.
app-help-now = Now
app-help-short = In five minutes
app-help-rules = All rules
app-help-cards = Cards
app-help-keys = Keys
app-help-leave = ←/→ other page · ↑/↓ scroll · Esc closes
app-all-keys =
    ↑ ↓ | choose a move; Enter plays it
    letters | show only the moves that begin like this; Backspace and Esc take it back
    mouse | a click plays a move, a right click explains its cards
    Tab | to the log and back
    F1, ? | the rules of the moment
    F2 | hint: the win chance of each move
    F3 | what is on the cards of the move
    F4 | the game in five minutes
    F5, Ctrl+Z | undo
    F6 | scroll the table if the window does not hold all of it; the mouse wheel does it too
    F8 | resign
    F9 | light or dark
    Ctrl+Q, F10 | quit; the game is saved and can be continued
app-new = New game
app-new-by = New game: { $rules }
app-learn = Learn the game: the lesson
app-resume = Continue the game of { $date } against { $opponent } ({ $moves } actions)
app-start-help = ↑/↓ and Enter, or click. Esc quits.

## Options
which-preset = Which rules for { $game }?
preset-prompt = Number
preset-not-understood = Type a number from 1 to { $most }, or nothing for the first one.
more-options-by = Single options: zweikampf options { $game }
rules-of-preset = Rules: { $name }
rules-of-options = Rules: your own choice ({ $options })
presets-heading = Presets: --preset NAME
options-heading = Single options: --option NAME=VALUE
no-options = This game has no options.
option-needs = only with { $needed }
option-default = (default)

## A finished game understood
known-needs-ply = --known and --ply N belong together: what could be known before that step.

## Replaying
replay-header = { $game }: { $players }
replay-versus = { $one } against { $two }
replay-versus-you = You against { $other }
replay-unfinished = The record ends here; the game is not finished.
replay-result = { $winner ->
    [none] Nobody wins.
    [you] You win.
   *[named] { $player } wins.
} { $how }
you-ended-early = { $how ->
    [resigned] You resigned.
    [time] You ran out of time.
   *[gone] You left the game.
}
ended-early = { $how ->
    [resigned] { $player } resigned.
    [time] { $player } ran out of time.
    [gone] { $player } left the game.
    [called-off] The game was called off because a player did not begin. No one has lost.
    [cancelled] The invitation was cancelled.
    [rules-changed] The rules have changed. The game ends, and no one has lost.
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
verified-deal = Every draw follows from the sealed secret ({ $commit }). These are the cards of { $deal }: they were fixed before this game, and everyone who plays them gets the same ones.
verified-deal-closed = The cards are those of { $deal } ({ $commit }). Its secret is not shown yet, because others have yet to play them; it can be checked later.
verified-continued = The game continues another one (table { $table }): { $plies ->
    [one] one action is
   *[other] { $plies } actions are
} taken over from there. Whether they were played like this cannot be checked here.
verified-uncommitted = There is no revealed secret, so where the cards came from cannot be checked.

## Help on the command line
help-zweikampf = Two-player card games: play, replay, verify, measure.
help-game = The game: { $games }.
help-option = An option of the game; may be repeated.
help-preset = A preset of the game, such as printed; --option overrides it.
help-options = What can be chosen in a game: presets, single options, and what they mean.
help-lang = German or English; by default the system language.
help-file = The record of a game; - reads it from standard input.
help-trace = Print whole games as lines of JSON, one per action.
help-trace-seed = The same seed gives the same lines.
help-trace-games = Number of games; seeds count up from --seed.
help-policy = Who chooses: random or any player of the arena. Given twice: the players of seat 1 and seat 2.
help-play = Play against the computer.
help-play-seed = Deal and play the same game again; such a game is not sealed.
help-opponent = Who plays against you: level1 to level6, random, greedy, search:200, module:Class, path/file.py:Class, or a program: cmd:./mybot; by default level2.
help-move-time = Seconds that a program (cmd:…) may take for a move; 60 by default.
help-seat = Your seat, 1 or 2; by default random.
help-record = Where to save the record of the game.
help-continue = Play on from a saved record that is not finished; with --opponent against another player.
help-lesson = Learn the game step by step.
help-plain = Line by line at a prompt, also on a terminal that could show the full screen.
help-ask-always = Ask even where there is only one answer.
help-replay = Print a recorded game in words, from beginning to end.
help-insight = Say what was luck and what was play in a finished game.
help-insight-seat = The seat to address. Without it: the person’s seat, or the first one; with --known the seat that was to act.
help-insight-known = Where each hidden card could lie before a step, as far as the seat could know, and where it lay. Needs --ply.
help-insight-ply = The step for --known, as replay numbers it.
help-compare = Compare games with the same cards: where they part, and how they ended without luck.
help-compare-files = Records of two to eight games with the same cards.
help-compare-seat = The seat whose result counts. Without it: the person’s seat, or the first one.
help-compare-no-luck = Leave out the results without luck, which take seconds per game.
help-compare-all = Show all choices after the games have parted, not only the first ones.
help-same-deal = Play with the cards of a finished game, against the same opponent unless --opponent names another one.
help-other-side = With --same-deal: sit on the other seat, and play with the cards that the opponent had.
other-side-alone = --other-side needs --same-deal.
same-deal-alone = The cards of another game leave no choice of seed, preset or options, and --seat says the same as --other-side: leave these out.
same-cards = The cards of { $deal }, fixed before this game.
compare-equal = All { $count } choices are the same.
compare-parts = { $count ->
    [0] The games part at the first choice.
    [one] The games part after one common choice.
   *[other] The games part after { $count } common choices.
}
compare-more = … and { $count ->
    [one] one more choice
   *[other] { $count } more choices
}. --all shows all of them.
compare-game = Game { $number }
compare-result = Game { $number }: { $result }
compare-adjusted = Game { $number } without luck: { $points } of 100
help-puzzle = Find the best move: the puzzle of the day, or another one.
help-puzzle-number = The puzzle of this number.
help-puzzle-grade = The puzzles of this grade, one after the other; a higher grade is harder.
help-verify = Replay a record by the rules, and check its result and its sealed cards.
help-verify-sealed = For scripts: exit with code 3 unless the commitment, both random words and every draw are proven. (0: the record holds; 1: it does not; 2: it cannot be read.)
help-verify-commitment = The commitment that was shown before the game; the record must have the same one.
help-verify-word = A random word that you gave; it must be in the record.
not-proven = The record holds, but it does not prove its cards: that takes a finished game with a commitment and the random words of both players.
help-solve = Play an open position perfectly: who wins, by how much, with which cards (JSON).
help-solve-moves = Also say what each legal card leads to: who wins, and by how much.
help-solve-margin = Name as best only the cards that keep the margin, not all that keep the result.
help-position = A position in quotes; - reads one per line from standard input.
help-bench = Measure how fast a game runs on this machine.
help-seconds = Seconds of each repeat.
help-json = Print JSON.
help-arena = Let players play against each other on paired deals, and measure who is better.
help-players = Two or more: level1 to level6, random, greedy, search, search:200 (iterations), search:50ms, search:5000x2 (threads), module:Class, path/file.py:Class, or cmd:PROGRAM.
help-arena-games = Games between every two players, 400 by default; each deal is played twice with seats swapped, so an odd number becomes the next even one. With --sprt the most games, 20,000 by default.
help-arena-seed = The same seed gives the same games.
help-ray = Play on all processors of a Ray cluster: its address, such as 10.0.0.1:6379, auto, or local for a cluster on this machine.
help-lab = From a question in a file to results, a report and data to learn from; see docs/lab.md.
help-lab-run = Play a study; a study that was stopped continues.
help-lab-study = What is played: a TOML file, see docs/lab.md.
help-lab-out = The folder of the results.
help-lab-workers = How many processes play at the same time; as many as there are processors unless you say otherwise.
help-lab-report = Write a report of a study: one page in German and English, or JSON.
help-lab-page = The file of the page; report.html in the folder unless you say otherwise.
help-lab-csv = Also write the figures as CSV to this file.
help-lab-export = Write the decisions of a study as arrays to learn from, as NumPy or Parquet.
help-lab-data = The file of the arrays: .npz or .parquet.
help-lab-folder = The folder of a study's results.
help-lab-train = Train a network that judges positions of a game; a training that was stopped continues. See docs/training.md.
help-train-out = The folder of data, weights and report.
help-train-units = How many units of data; the game's own number unless you say otherwise.
help-train-epochs = How often the network goes through the data.
help-train-seed = The same seed gives the same data.
help-train-data = Make the data and stop.
help-lab-puzzles = Find puzzles in games of good players; a search that was stopped continues. See docs/puzzles.md.
help-puzzles-out = The file of the puzzles.
help-puzzles-count = How many there should be in the file.
help-puzzles-seed = The same seed finds the same puzzles.
help-puzzles-explain = Look for nothing: give the reasons in the file again, as the game gives them today.
help-puzzles-player = Who plays the games, such as level5.
help-budget = How much players without their own budget may think: iterations, or a time such as 50ms.
help-workers = How many processes play at the same time.
help-resume = Keep results in this file, and continue where it ends.
help-bot = Let a player play one game at a server: at a table that it is invited to, or at a new one.
help-bot-player = Who plays: level1 to level6, random, greedy, search:200, module:Class, path/file.py:Class, or a program: cmd:./mybot.
help-bot-server = The server.
help-bot-table = The invitation to a table, the whole link.
help-bot-open = Open a table for this game; without --level its invitation is printed, and the bot waits for a person.
help-bot-level = Play against the computer of this level.
help-bot-name = What the bot is called at the table.
bot-needs-table = Say where to play: either --table LINK or --open GAME.
bot-plays = { $player } plays { $game }: { $url }
bot-invites = Invite an opponent: { $url }
bot-result = { $result ->
    [won] { $player } wins
    [lost] { $player } loses
   *[drawn] Nobody wins
}
bot-score = ({ $how }, { $own }:{ $other })
bot-record = The record: { $url }
help-sprt = Two players: stop as soon as it is clear whether the first one is ELO0 or ELO1 points better (wrong in at most 5 % of cases), for example 0,10.
help-adjusted = Also judge the luck of every game, and print scores without it beside the plain ones.
help-records = Keep the record of each game in this folder.
help-on-error = If a player fails: stop, or let it lose the game by forfeit.
help-only = Play one game again and print its record, for example 0-1-7.2: the first two players (counted from 0), pair 7, second game.
help-shard = Play one part only; 2/5 is the second of five. The files of --resume, joined one after the other, are the whole match.
help-serve = Start the server: tables in the browser, against the computer or against friends. Everything else is set by environment variables ZWEIKAMPF_….
help-host = Address to listen on (by default this machine only).
help-port = Port to listen on; 0 takes any free one.
help-database = Database as a URL, sqlite:///… or postgresql://… (by default SQLite in your data folder).
help-processes = Number of processes that share the port (one by default; more need PostgreSQL).
help-backup = Back up the database of a server (SQLite), which may be running.
help-backup-file = Where to write the backup.
help-backup-force = Replace a file that is already there.
help-restore = Bring back a backup (SQLite); the server must not be running.
help-restore-file = The backup.
help-tidy = Remove old tables and guests from the server's database; the server must not be running.
help-tidy-finished = Remove finished tables that ended this many days ago and have not been opened since; 0 keeps all. Default: the server's setting.
help-tidy-abandoned = Remove unfinished tables that nobody has opened for this many days; 0 keeps all. Default: the server's setting.
help-tidy-guests = Remove guests without a table who were last here this many days ago; 0 keeps all. Default: the server's setting.
help-completion = Print what your shell needs to complete commands, games and options with the Tab key.
help-shell = bash, zsh or fish. For bash, add this line to ~/.bashrc: eval "$(zweikampf completion bash)"
help-version = Print the version, and whether the rules are compiled.
## Frames of the help
help-usage = Usage:
help-pieces-options = [OPTIONS]
help-pieces-command = COMMAND …
help-arguments = Arguments
help-options-heading = Options
help-commands = Commands
help-help = Show this help.
metavar-game = GAME
metavar-file = FILE
metavar-file-file- = FILE FILE ...
metavar-name-file = NAME|FILE
metavar-name-value = NAME=VALUE
metavar-days = DAYS
metavar-address = ADDRESS
metavar-position = POSITION
metavar-one-two-number-game = ONE-TWO-NUMBER.GAME
help-default = [default: { $value }]

usage-missing = { $what } is missing (see --help).
usage-no-option = There is no option { $what } (see --help).
usage-bad-value = { $what } cannot have this value (see --help).
usage-choice = { $what } must be one of: { $choices }.
usage-either = { $what } must be { $one } or { $two }.
usage-number = { $what } must be a { $kind ->
    [whole] whole number
   *[any] number
}{ $span ->
    [between] {" "}from { $least } to { $most }
    [least] , at least { $least }
   *[free] {""}
}.
usage-shard = { $what } must be K/N, part K of N parts, such as 2/5.
usage-two-players = { $what } can be given twice at most, one player per seat.
usage-needs-value = { $what } needs a value (see --help).
usage-takes-no-value = { $what } takes no value (see --help).
usage-too-much = Unexpected: { $what } (see --help).
usage-no-command = There is no command “{ $what }” (see --help).

## Trouble
interrupted = Stopped.
input-ended = The input ended before the game did.
usage-other = { $message } (see --help)
not-compiled = The rules are not compiled here and run as plain Python, many times slower. With a C compiler, `make clean setup` compiles them.
not-written = The output cannot be written: { $why }

## The server's database
backup-made = Backed up: { $path }
restored = Restored: { $path }
kept-aside = The database from before is still here: { $path }
tidied = Removed: { $finished } finished tables, { $abandoned } abandoned tables, { $guests } guests.
tidy-keeps-tables = Tables are never removed unless that is set; see docs/operating.md.
metavar-player = PLAYER
metavar-player-player- = PLAYER PLAYER ...
metavar-seconds = SECONDS

## Puzzles at the prompt
puzzle-title = Puzzle { $number }, grade { $grade }
puzzle-ask = { $kind ->
    [win] Only one move wins. Which one? (“solution” shows it.)
    [draw] Only one move does not lose. Which one? (“solution” shows it.)
   *[best] Which move is the best? (“solution” shows it.)
}
puzzle-refused = That is not a legal move here.
puzzle-right = Right: { $move }.
puzzle-wrong = Not the best move: { $move }.
puzzle-solution = Best: { $move }.
puzzle-worth = Chance of winning { $chance } % instead of { $best } %.
puzzle-line = Then with best play: { $line }
puzzle-enter = Enter shows the next puzzle, “quit” leaves.
puzzle-count = { $right } of { $asked } found at the first try.
