### What the server says, whatever the game.

## At the table
only-watching = You are only watching here.
not-begun = The game has not begun yet.
word-given = Your random word has already been given and cannot be changed.
no-words-here = This table asks for no random words.
nothing-sealed = The cards of this game were not sealed, so there is nothing to check.
not-over-yet = The game is not over yet.
record-not-over = The game in this file is not finished. Only finished games can be opened here.
nothing-to-continue = There is nothing to continue: the game is over at that point.
old-rules = This game was played by older rules (version { $version }), which this server no longer has. You can look at what was kept of it.
replay-not-kept = No replay of this game was kept, because the rules have changed since. You can download its record.
computer-plays = The computer is playing for you. Take your seat back first.
nothing-to-resume = No computer is playing for you.
no-hints-here = Hints are for games against the computer and at one screen.
hint-failed = No hint was found this time. Please try again.
not-worked-out = This could not be worked out this time. Please try again.
ask-for-takeback = Your opponent has a say here: ask to take the move back.
too-many-undos = { $most } moves of this game have been taken back. That is enough: play on from here.
nobody-to-ask = There is no one here to ask.
no-draws-here = This game cannot end in a draw.
rematch-asked = You have already asked for a rematch. Now your opponent can ask you.
next-game-waits = The next game has already been set up.
not-in-a-lesson = There is nothing to resign in a lesson. You can leave it at any time.
asked-already = You have already asked. You can ask again after your next move.
nothing-offered = That has not been offered.
nothing-to-claim = Your opponent is here and still has time.
too-many-emotes = You have said a lot just now. Wait a moment before you go on.
answered-differently = You have given another answer to this question since; the last one counts.

## Lessons
lesson-changed = This lesson has been rewritten since. Start it again from the lobby.
no-lesson = There is no lesson for this game.
lesson-read-first = Read the step first, then continue.
nothing-to-read = This step of the lesson does not wait to be read.

## Seats
no-such-bot = There is no such opponent for this game here.
no-such-table = There is no such table.
no-such-deal = There is no such deal, or it is no longer there.
no-same-deal = This game cannot be played again with the same cards.
deal-played = Everyone plays the cards of a week once, and you have already begun.
deal-not-finished = You will see this when you have finished a game with these cards yourself.
week-over = This week is over. You can look at its cards, but no longer play them.
week-not-over = The server shows the secret of these cards when the week is over.
continue-after-week = Others still play the cards of this week. You can continue this game when the week is over.
not-your-seat = Someone else sits there.
already-seated = You already sit at this table. Send the link to someone else.
bad-join-key = This invitation is not valid, or is no longer valid.
invitation-cancelled = This invitation was withdrawn. The table is gone.
nothing-to-cancel = There is no open invitation at this table. A game that has begun can be resigned.
no-free-seat = There is no free seat at this table. You are welcome to watch.

## Connection
too-fast = Not so fast, please. Try again in a moment.
too-slow = That took too long to arrive.
headers-too-large = The address or the headers of the request are too large; at most { $most } bytes are allowed.
too-many-connections = There are too many connections from your network. Try again in a moment.
too-many-sockets = You have too many tables open. Close some of them and load this page again.
table-full = There are too many spectators here already. There is no room for another one.
room-for-players = A player needed your place. Thank you for watching!
server-full = The server is full at the moment. Try again soon.
session-over = You have ended your session.
too-large = That is too large; at most { $most } bytes are allowed.
unknown-host = This server does not go by the name { $host }. Its owner can allow it (docs/operating.md).
foreign-origin = This call comes from another site.
bad-frame = The message cannot be read: { $field } ({ $problem }).
bad-request = The request cannot be read: { $field } ({ $problem }).
bad-call = That does not work.
not-found = There is no such thing here.
method-not-allowed = That cannot be done here.
not-stored = That could not be stored and does not count. One moment, the table is being loaded again.
server-drains = The server restarts soon, so no new game can begin. Try again in a few minutes.
server-stops = The server is restarting. Your game is stored and continues in a moment.
internal-error = Something went wrong on the server. Your game is stored.

## Database
database-not-opened = The database cannot be opened: { $why }
database-taken = Another server is already using this database. Stop it first, or choose another database with --database.
database-too-new = This database was made by a newer version of Zweikampf (schema { $schema }). This version cannot read it.
processes-need-postgresql = Several processes need a PostgreSQL database; SQLite allows only one process. Name the database with --database postgresql://…
not-a-database = “{ $url }” is not the address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
no-database-driver = PostgreSQL needs one more package ({ $name }): pip install 'zweikampf[postgres]'
port-taken = Port { $port } is already in use at { $host }. Stop the program that uses it, or choose another port with --port (0 takes any free one).
port-not-allowed = You may not open port { $port }. Choose another one with --port; ports from 1024 on are free for everyone.
address-not-here = This machine has no address { $host }. Choose another one with --host: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
port-not-opened = The port { $port } cannot be opened at { $host }: { $why }
bad-bots-file = The list of bots { $path } cannot be read: { $why }
bad-bot = { $path }: the bot “{ $bot }” has a missing, wrong or unknown value: { $field }.
bad-setting = The setting { $name } is wrong: { $why }
no-such-database = There is no database { $path }.
database-in-memory = This database is in memory only; there is nothing to back up.
use-pg-dump = For PostgreSQL use pg_dump and pg_restore; see docs/operating.md.
backup-exists = { $path } is already there. With --force the file is replaced, but never the database itself.
no-such-backup = There is no backup { $path }.
bad-backup = { $path } is not a valid backup of a Zweikampf database. Nothing was changed.
not-copied = { $path } cannot be written: { $why }
