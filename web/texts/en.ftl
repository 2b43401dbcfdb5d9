### The words of the browser, whatever the game.

## Everywhere
motto = Card duels for two
loading = One moment …
language = Language
close = Close
cancel = Cancel
try-again = Try again
to-lobby = To the lobby
no-connection = The server cannot be reached. Your games are stored there.
server-trouble = Something went wrong on the server.
refused = That does not work ({ $code }).
unofficial = An unofficial implementation. The names of the games belong to their owners; rule texts and pictures are our own.

## Lobby
games = Games
your-name = Your name
name-optional = if you like
other-name = Who sits opposite
level-number = Level { $level }
level-of = Opponent in { $game }
play = Play
learn = Learn
invite-friend = Invite a friend
one-screen = Two at this screen
more-options = More …
board-soon = Its table is still being built. It can be played in the terminal already.
open-tables = Open tables
recent-games = Recent games
versus = { $one } against { $two }
table-waiting = waiting for the second player
table-your-turn = your turn
table-running = running
table-drawn = drawn
table-won = you won
table-lost = you lost
table-winner = seat { $number } won

## A new table
opponent = Opponent
opponent-computer = Computer
opponent-friend = A friend, by link
opponent-screen = Two at this screen
level = Level
pace = The computer plays
pace-fast = fast
pace-normal = calmly
pace-slow = slowly
your-seat = Your seat
seat-random = at random
seat-number = Seat { $number }
clock = Clock
clock-none = none
clock-of = { $minutes } min + { $seconds } s a move
start = Start

## Sitting down
table = Table
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
sit-down = Sit down
send-link = Send this link to a friend. It opens the other seat, once.
invite-link = Link for your friend
copy-link = Copy link
copied = Copied
waiting-for-friend = As soon as your friend sits down, the cards are dealt.
waiting-for-start = One moment, the cards are dealt when both are here.
sealed = The cards were sealed before the game: { $commitment }
curtain-title = { $name } is to play
curtain-text = Hand over the screen. Nobody else looks.
curtain-lift = I am { $name }: show my cards

## At the table
you = you
you-unnamed = You
seat-open = free seat
seat-unnamed = Player { $number }
present = here
away = away
stands-in = the computer plays
to-act = is to play
clock-left = { $time } left
line-down = Connection lost, reconnecting …
beside = Log and rules
log = Log
log-empty = Nothing has happened yet.
actions = What you can do
help = Rules
hint = Hint
hint-thinking = Thinking …
hint-best = Best move: { $move } ({ $chance } to win)
hint-next = { $move } ({ $chance })
undo = Undo
takeback = Ask to take back
offer-draw = Offer a draw
resign = Resign
resign-sure = Do you want to give up this game?
resume = Take my seat back
claim-win = Take the win
claim-computer = Let the computer play on
your-turn = Your turn.
waits-for = { $name } is to play.
game-is-over = The game is over.
offers-draw = { $name } offers a draw.
offers-takeback = { $name } would like to take the last move back.
offers-rematch = { $name } would like a rematch.
offered-draw = You have offered { $name } a draw.
offered-takeback = You have asked { $name } to take your move back.
offered-rematch = You have asked { $name } for a rematch.
accept = Accept
decline = Decline
withdraw = Withdraw
rules-now = What counts now
rules-of = All rules of { $game }

## Lessons
lesson = Lesson
lesson-step = Lesson: step { $number } of { $total }
lesson-next = Next
lesson-play-on = Play on
lesson-fold = Put the text aside
lesson-unfold = Show the text

## After the game
result = Result
result-won = You win!
result-lost = You lose.
result-drawn = Nobody wins.
result-winner = { $name } wins.
end-resigned = { $name } gave up.
end-time = { $name } ran out of time.
end-gone = { $name } was gone.
end-agreed = Agreed.
rematch = Rematch
rematch-wanted = Waiting for the answer …
to-rematch = To the rematch
replay = Replay
download-record = Download the record
look-at-table = Look at the table
both-hands = Both hands
timeline = Timeline
beginning = The beginning.
ply-of = Step { $ply } of { $total }
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
play-on = Play
stop = Stop
