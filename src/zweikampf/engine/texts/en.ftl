### Why something is refused, whatever the game.

## What Python is given
wrong-type = “{ $name }” must be { $needed ->
    [str] a text
    [int] a whole number
    [bool] True or False
    [Mapping] a dictionary of names and values
    [Sequence] a list
    [names] a list of names
    [path] a path
    [record] a path, the text of a record, a Record or a Duel
    [position] a position as text, a state or a Duel
    [game] the name of a game or a Game
    [token] a move as text
    [tokens] a list of moves as texts
    [function] a function
    [player] the name of a player or a class
    [dealer] a dealer, an object with a method deal
    [options] a dictionary of options, or the game's own Options
   *[other] an object of the class { $needed }
}, not { $given ->
    [str] a text
    [int] a whole number
    [float] a number with a fraction
    [bool] True or False
    [bytes] bytes
    [list] a list
    [dict] a dictionary
    [None] None
   *[other] an object of the class { $given }
}.
out-of-range = “{ $name }” goes from { $least } to { $most }.
not-one-of = “{ $name }” cannot be “{ $value }”. Possible: { $choices }.
game-not-sent = Other processes cannot find the class { $kind } of the game “{ $game }”. Move it to the top level of a module, or leave out “workers”.
game-twice = There is already another game with the id “{ $game }”.
bad-path = “{ $name }” cannot be “{ $path }”: no file can have such a name.
view-of-spectator = A spectator's view has no seat to choose for. Take the view of a seat, such as duel.view(duel.turn).
view-not-to-act = This is the view of seat { $seat }, but seat { $actor } is to act.
view-of-no-game = No game says that { $kind } is its view, so name the game.
nothing-legal = There is no legal move to choose from. After the end of a game nobody is to act: then duel.turn is None.
did-you-mean = Did you mean “{ $meant }”?

## Actions
game-over = The game is over.
not-your-turn = It is not your turn.
may-play = Seat { $seat } is to act and may play: { $moves }.
chance-acts = The cards are still being dealt; please wait.
stale-version = The game has moved on since then. Look at the table again and choose again.
unknown-token = “{ $token }” is not a move in this game.
no-such-action = There is no such action: the numbers go from 0 to { $last }.
nothing-to-undo = There is nothing to take back: only your own last move can be, and only until something new is revealed.

## Options
unknown-game = There is no game called “{ $game }”. Known games: { $known }.
game-not-loaded = The game “{ $game }” is installed, but it cannot be loaded: { $why }
plugin-left-out = { $entry } cannot be loaded and is left out: { $why }
missing-extra = This needs parts that are not installed yet: pip install 'zweikampf[{ $extra }]'
unknown-option = There is no option “{ $option }”. Known options: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”. Possible: { $choices }.
bad-option-form = “{ $text }” is not an option. Write it as name=value.
no-presets = There is no preset “{ $preset }”: this game has none, only single options.
unknown-preset = There is no preset “{ $preset }”. Known presets: { $known }.
option-has-no-effect = { $option }={ $value } does nothing without { $needed }.

## Players
unknown-player = There is no player called “{ $player }”. Known players: { $known }, module:Class, path/file.py:Class, or cmd:PROGRAM.
player-not-made = The player { $player } cannot be made: { $why }
not-a-player = { $player } is not a player: it has no method choose.
player-failed = The player { $player } failed in game { $game }: { $why }
workers-not-begun = The processes that should play ended before the first game. Python runs your script again in each of them: what it does belongs under if __name__ == "__main__":, and a game of your own into a file. Without “workers” everything is played in this process.
worker-lost = A process that was playing one of these pairs has ended: { $pairs }. Play one of them alone with --only.
arena-too-few = An arena needs at least two players.
bad-sprt = “{ $text }” is not a test. Write two differences of Elo, the smaller one first, such as 0,10.
sprt-needs-two = --sprt compares two players, no more.
no-such-arena-game = “{ $text }” is not a game of this arena. Write the two players by their places from 0 on, the number of the pair and the game, such as 0-1-7.2.
bad-budget = “{ $text }” is not a budget. Write iterations, such as 2000, or a time, such as 50ms; add x2 for two threads (64 at most).
weights-unknown = “{ $name }” is not a file of weights that can be read here.
weights-damaged = The file of weights “{ $name }” is damaged: its checksum does not fit.
weights-wrong = The weights in “{ $name }” cannot be used ({ $what }).
player-broken = The player { $player } has failed: { $why }
no-player-file = There is no file “{ $path }”. A player is called path/file.py:Class, seen from the current folder.
bad-command = “{ $text }” is not a command. Write cmd:PROGRAM ARGUMENTS, or cmd@5s:PROGRAM ARGUMENTS for five seconds per move.
no-such-program = There is no program “{ $program }” that can be run. Is it executable, and is its path seen from the current folder?
bots-need-posix = Programs can be players on Linux and macOS only.
transcript-not-written = The transcript { $path } cannot be written: { $why }
bot-not-started = The bot { $player } cannot be started: { $why }
bot-start-too-late = The bot { $player } did not say hello within { $seconds } seconds. Its last lines: { $last }
bot-move-too-late = The bot { $player } made no move within { $seconds } s. Its last lines: { $last }
bot-ended = The bot { $player } has ended (status { $status }). Its last lines: { $last }
bot-bad-line = The bot { $player } wrote a line that is not a message: { $line }. Its last lines: { $last }
bot-line-too-long = The bot { $player } wrote a line of more than { $most } bytes. Its last lines: { $last }
bot-illegal-move = The bot { $player } played { $token }, but may only play: { $legal }. Its last lines: { $last }
bot-other-protocol = The bot { $player } speaks protocol { $said }; this program speaks { $ours }. Its last lines: { $last }

## Positions and records
position-field-missing = The position cannot be read: the field { $field } is missing. Possible: { $choices }.
position-field-absent = The position cannot be read: the field { $field } is missing. It is written like { $example }.
position-field-empty = The position cannot be read: { $field } has no value. Leave the field out, or write - for nothing.
position-value = The position cannot be read: { $field } cannot be “{ $value }”. Possible: { $choices }.
position-field-twice = The position cannot be read: the field { $field } appears twice.
position-not-a-pair = The position cannot be read: { $field } needs two parts with a slash between them, first seat 1, then seat 2. Here it is “{ $value }”.
unknown-position-field = The position cannot be read: there is no field “{ $field }”. Known fields: { $known }.
position-no-card = { $field }: “{ $card }” is not a card.
position-card-twice = { $field }: { $card } is already somewhere else, and there are no more of it.
position-number = { $field }: “{ $value }” is not a whole number from 0 to { $most }.
position-marks = { $field }: “{ $value }” cannot be there. Write some of these, in this order, with commas between them, or -: { $marks }.
position-history = history: “{ $token }” cannot be played at that point.
no-position = There is no position. One begins with the name of its game, which can be: { $known }.
no-solver = Positions of { $game } cannot be solved. A solver exists for: { $known }.
record-not-read = The record { $path } cannot be read: { $why }
not-a-record = This is not a Zweikampf record.
unknown-record-format = This record has the unknown format { $format }.
record-too-long = This record is longer than { $most } characters.
record-without-game = The record does not say which game it is.
bad-record-line = Line { $line } of the record cannot be read: { $text }
bad-record-value = The record holds something that cannot be written.
unknown-rules-version = The record follows version { $version } of the rules of { $game }, which is not known here.
foreign-options = The options in the record are not options of { $game }.
wrong-digest = The record was played with another deck of { $game }.
broken-record = The record breaks the rules at action { $ply }: { $token }.
wrong-result = The result in the record is not what its actions lead to.
no-whereabouts = The game { $game } does not say where its hidden cards lie.
no-result-yet = The game of this record has no result, so there is nothing to explain yet.
missing-result = The game is over, but the record has no result.
wrong-commitment = The secret in the record does not match its commitment.
not-as-committed = Action { $ply } of the record is { $token }, but the committed secret deals { $dealt }.
other-commitment = The commitment in the record is not the one that was shown before the game.
other-deal = These actions do not fit the cards that the game began with.
cannot-repeat = The cards of this game cannot be played again: that takes a finished game whose cards were sealed and dealt by piles.
same-deal-seat = This record does not say which player was a person. Name your seat with --seat 1 or --seat 2.
same-deal-opponent = This record names no opponent that plays here. Name one with --opponent.
not-same-deal = These games were not played with the same cards.
compare-count = Two to { $most } games can be compared.
other-word = The word is not among the words of the record.
not-to-continue = This record cannot be continued: it is finished, or none of its players is a person at this terminal.
missing-words = The record shows a sealed secret but not the words of the two players.
seats-not-as-drawn = The seats in the record are not those that the sealed secret and the words draw.
ends-in-the-middle = The record shows its secret but ends in the middle of the game, without a result and without an end.
missing-secret = The game is over and its cards were sealed, but the record does not show the secret.
no-such-seat = There are only two seats, 0 and 1.
no-such-ply = There is no ply { $ply }: the game has { $plies } actions.
no-choice = (no choice)
option-twice = The option { $option } is given twice.

## Servers
bad-address = “{ $text }” is not the address of a server. Write it as https://cards.example.org.
bad-invitation = “{ $text }” is not an invitation. Copy the whole link, with what follows #.
server-not-reached = The server { $url } cannot be reached: { $why }
not-our-server = That is not a Zweikampf server: it answers with status { $status }.
not-seated = There is no seat for the bot at this table.
not-of-this-game = The server describes { $game } in a way that is not known here. Do both have the same version?

## Results of an arena
not-results = { $path } does not hold results of an arena (line { $line }).
results-not-kept = { $path } cannot be read or written: { $why }
old-results = { $path } holds results of an older version, which dealt other games. Start a new file.
other-results = { $path } holds the results of another arena: { $what } differs.
not-puzzles = { $path } does not hold puzzles (line { $line }).
other-puzzles = { $path } holds other puzzles: { $what } differs.
no-puzzles = There are no puzzles for { $game } yet.
no-puzzles-of-grade = There are no puzzles of grade { $grade } yet.
no-such-puzzle = There is no puzzle { $number }. The last one is { $last }.

## What a system says about files and connections
system-ENOENT = there is no such file or folder
system-EACCES = it is not permitted
system-EPERM = it is not permitted
system-EISDIR = it is a folder
system-ENOTDIR = a part of the path is not a folder
system-EEXIST = something with that name already exists
system-ENOSPC = there is no space left
system-EROFS = nothing can be written there
system-ENAMETOOLONG = the name is too long
system-ECONNREFUSED = nothing is listening there
system-ETIMEDOUT = there was no answer in time
system-EHOSTUNREACH = the computer cannot be reached
system-ENETUNREACH = the network cannot be reached

## Games that bring no sentence of their own
any-event = { $what }.
any-event-of = { $who ->
    [you] You
    [opponent] Your opponent
   *[named] { $player }
}: { $what }.
any-reason = That is not possible: { $what }.
any-level = Level { $level }
any-seat = Seat { $number }
not-now = “{ $token }” is not possible now.
event-acted = { $who ->
    [you] You
    [opponent] Your opponent
   *[named] { $player }
}: { $token }.
event-acted-unseen = { $who ->
    [you] You have
    [opponent] Your opponent has
   *[named] { $player } has
} chosen in secret.
event-dealt = { $who ->
    [you] You are dealt
    [opponent] Your opponent is dealt
   *[named] { $player } is dealt
} { $token }.
event-dealt-unseen = { $who ->
    [you] You are dealt
    [opponent] Your opponent is dealt
   *[named] { $player } is dealt
} something that only they see.
event-drawn = Chance draws { $token }.
field-history = Actions so far
field-options = Options
file-not-read = { $path } cannot be read: { $why }

## Why a hint recommends a move
why-certain = { $result ->
    [won] Worked out to the end: { $who ->
        [named] { $player } wins, whatever { $other } plays
       *[you] it wins, whatever your opponent plays
    }.
    [lost] Worked out to the end: every move loses against best play.
   *[drawn] Worked out to the end: it draws against best play.
}
why-certain-then = Worked out to the end: after it { $who ->
    [named] { $result ->
        [won] { $player } still wins.
        [lost] { $player } loses against best play.
       *[drawn] { $other } can draw.
    }
   *[you] { $result ->
        [won] you still win.
        [lost] you lose against best play.
       *[drawn] your opponent can draw.
    }
}

## Kinds of choices that a game has no word for
kind-other = Other choices
