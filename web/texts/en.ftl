### The words of the browser, whatever the game.

## Everywhere
motto = Card duels for two
loading = One moment …
language = Language
close = Close
cancel = Cancel
try-again = Try again
to-lobby = To the lobby
offline-lobby = You are offline. “{ help }” of each game has its rules and its lesson to read, and your finished games are below. As soon as the server can be reached, you can play again.
offline-game = You are offline. This game is kept in this browser.
lesson-to-read = The lesson, to read
# A file of this page has not come yet, or the server does not have it.
part-waits = This will load as soon as the server can be reached again.
part-missing = A part of this page is missing on the server. Reload the page later.
no-connection = The server cannot be reached. Your games are stored there.
server-trouble = Something went wrong on the server.
refused = That does not work ({ $code }).
unofficial = An unofficial implementation. The names of the games belong to their owners; rule texts and pictures are our own.

nowhere = Nothing here
nowhere-table = There is no such table. Perhaps a part of the link is missing: ask for it again.
nowhere-page = There is no such page. Perhaps there is a mistake in the address.

## Lobby
games = Games
your-name = Your name
name-optional = if you like
other-name = Opponent's name
level-number = Level { $level }
computer-opponent = Opponent: the computer
computer-described = { $name } – { $strength }
strength-1 = very easy
strength-2 = easy
strength-3 = medium
strength-4 = strong
strength-5 = very strong
strength-6 = masterly
strength-bot = a bot of this server
five-minutes = In five minutes
play = Play
learn = Learn
invite-friend = Invite a friend
one-screen = Two at this screen
more-options = More …
open-tables = Open tables
recent-games = Recent games
versus = { $one } against { $two }
versus-you = You against { $name }
standing-your-turn = your turn
standing-their-turn = opponent’s turn
standing-running = running
standing-waiting = waiting for the second player
standing-unbegun = not begun yet
standing-won = you won
standing-lost = you lost
standing-decided = decided
standing-drawn = drawn
standing-ended = ended without a result
table-turn-of = { $name } to move
table-winner = { $name } won
table-end-resigned = by resignation
table-end-time = on time
table-end-gone = a player left
table-end-agreed = by agreement
table-end-called-off = called off
filter-game = Game
filter-standing = Status
filter-all = all
tables-shown = { $shown } of { $total } shown
tables-none = None of your games matches.
tables-all = Show all { $total }
tables-fewer = Show fewer

## A new table
opponent = Opponent
opponent-computer = Computer
opponent-friend = A friend, by link
opponent-screen = Two at this screen
level = Level
pace = The computer plays
pace-fast = fast
pace-normal = at normal speed
pace-slow = slowly
your-seat = Your seat
seat-random = at random
seat-number = Seat { $number }
which-rules = Rules
own-rules = Your own choice
single-options = Single options
clock = Clock
clock-none = none
clock-of = { $minutes } min + { $seconds } s per turn
start = Start

## Settings
settings = Settings
settings-kept = Kept in this browser, for all games.
setting-theme = Appearance
choice-theme-system = same as system
choice-theme-light = light
choice-theme-dark = dark
setting-text = Text size
choice-text-normal = normal
choice-text-large = large
choice-text-larger = larger
choice-text-largest = largest
setting-cards = Card colours
choice-cards-four = one for each suit
choice-cards-two = two for all suits
setting-motion = Animations
choice-motion-system = same as system
choice-motion-off = off
choice-motion-fast = fast
choice-motion-normal = normal
choice-motion-slow = slow
setting-sound = Sounds
choice-sound-off = off
choice-sound-soft = soft
choice-sound-full = loud
setting-confirm = Confirm moves
about-confirm = The first tap chooses a move, the second one plays it.
setting-ask = Always ask
about-ask = Ask me even when there is only one answer. Otherwise it is given for me.
setting-notify = Notifications
about-notify = When it is your turn and you are looking at something else.
notify-blocked = Your browser does not allow notifications from this page. You can change that in its settings.
setting-mute = Mute phrases
about-mute = Do not show what other players say.
confirm-move = Play
confirm-question = { $move }?
confirm-how = Choose it once more to play it.

## Sitting down
table = Table
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
sit-down = Sit down
terms-usual = as usual
terms-no-clock = none, take your time
terms-time = { $time } for each player
terms-time-turn = { $time } for each player, plus { $seconds } s per turn
terms-time-action = { $time } for each player, plus { $seconds } s per action
terms-clock-begins = Your clock begins with your first move. You have three minutes for that one.
first-move = { $whose ->
    [yours] Make your first move within { $minutes } min, or the game is called off.
   *[theirs] Without a first move within { $minutes } min the game is called off.
}
time-minutes = { $minutes } min
time-seconds = { $seconds } s
read-rules = Read the rules
play-lesson = Play the lesson first
invitation-gone = This invitation is no longer there. It was withdrawn, or a part of the link is missing.
cancel-invitation = Withdraw the invitation
share-link = Share
link-code = QR code of the link for your friend
watch = You are watching.
watch-taken = The seat is already taken. You are watching.
watch-waiting = You are watching. { $name } is waiting for a second player.
send-link = Send this link to a friend. The first to accept the invitation gets the other seat.
invite-link = Link for your friend
copy-link = Copy link
copied = Copied
waiting-for-friend = As soon as your friend sits down, the cards are dealt.
waiting-for-start = One moment, the cards are being dealt.
waiting-for-word = Waiting for { $name }, whose random word is still missing. The browser gives it as soon as { $name } is here.
sealed = The cards were sealed before the game: { $commitment }
curtain-title = { $name } to move
curtain-text = Pass the device on. No peeking!
curtain-lift = I am { $name }: show my cards

## At the table
you = you
you-unnamed = You
seat-open = free seat
seat-unnamed = Player { $number }
present = here
away = away
stands-in = the computer plays
to-act = to move
clock-left = { $time } left
server-restarts = The server restarts by { $time }. Your game is stored and continues afterwards.
line-down = Connection lost, reconnecting …
move-kept = Your move is kept and will be sent as soon as the connection is back.
beside = Log and rules
log = Log
log-empty = Nothing has happened yet.
actions = What you can do
help = Rules
hint = Hint
hint-thinking = Thinking …
hint-best = Best move: { $move } ({ $chance } to win)
hint-next = or { $move } ({ $chance })
undo-short = Undo
undo = Undo
takeback = Takeback: ask your opponent
takeback-short = Takeback
draw-short = Draw
offer-draw = Offer a draw
resign = Resign
resign-sure = Do you want to give up this game?
resume = Take my seat back
claim-win = Take the win
claim-computer = Let the computer play on
your-turn = Your turn.
comes-by-itself = There is only one move. It is played for you.
waits-for = { $name } to move.
game-is-over = The game is over.
offers-draw = { $name } offers a draw.
offers-takeback = { $name } would like to take the last move back.
offers-rematch = { $name } would like a rematch.
offered-draw = You have offered { $name } a draw.
offered-takeback = You have asked { $name } to take your move back.
offered-rematch = You have asked { $name } for a rematch.
# After an offer of one's own that came to nothing
lost-draw = { $by ->
    [you] You have withdrawn your offer.
   *[other] { $name } does not accept the draw.
} { again-later }
lost-takeback = { $by ->
    [you] You have withdrawn your request.
   *[other] { $name } does not agree to the takeback.
} { again-later }
again-later = After your next move you can ask again.
accept = Accept
decline = Decline
withdraw = Withdraw
say-short = Say
say = Say something
says = { $name }: { $phrase }
emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-one-moment = One moment …
emote-good-game = Good game!
rule-number = Rule { $number }
rules-now = What applies now
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
result-ended = The game has ended.
result-winner = { $name } wins.
end-resigned = { $who ->
    [you] You gave up.
   *[named] { $player } gave up.
}
end-time = { $who ->
    [you] You ran out of time.
   *[named] { $player } ran out of time.
}
end-gone = { $who ->
    [you] You left the table.
   *[named] { $player } left the table.
}
end-agreed = Agreed.
end-called-off = The game was called off because a player did not begin. Nobody has lost.
end-rules-changed = The rules have changed since this game began. Nobody has lost.
rematch = Rematch
rematch-declined = { $name } does not want a rematch.
to-rematch = To the rematch
replay = Replay
look-back = Replay and review
review = Review
seen-from = Whose moves
hindsight-parts = What to look at
hindsight-choices = Moves
hindsight-insight = Luck and play
hindsight-known = Hidden cards
river-of = Luck and play over the game: { $name }
river-mark = { $what } { $points }: { $place }
river-sum = The sum
known-by = What { $who ->
    [you] you
   *[named] { $player }
} could know here, and what was true
known-lay = { $count ->
    [0] None lay there.
    [one] One lay there:
   *[other] { $count } lay there:
}
known-alike = { $count ->
    [one] One card
   *[other] { $count } cards with the same chances
}
review-working = Looking at the choices: { $done } of { $total } …
review-nothing = There was nothing to decide here.
review-note = Estimated from what was known at this seat at the time. Where nothing is hidden, it is exact.
review-best = Best: { $move } ({ $chance })
review-played = Played: { $move } ({ $chance })
review-was-best = Well played: { $move } ({ $chance })
review-table = All choices as a table
column-step = When
column-played = Played
column-best = Best
curve-of = Win chance over the game: { $name }
curve-point = { $place }: { $chance } win chance
curve-missed = { $place }: { $chance } win chance, another move was better here
missed-moments = Missed moments
missed-none = No big chance was missed.
missed-step = { $place }: { $before } → { $after }
missed-better = Better: { $move }
missed-played = Played: { $move }
continue = Play on differently
level-of = Opponent in { $game }
continue-explained = A new table against the computer, from here on. What comes after it is dealt again.
continue-from-here = Continue from here
copy-position = Copy a link to this position
not-sealed = This game continues from a position of an earlier one. Its cards were not sealed in advance.
download-record = Download the record
look-at-table = Look at the table
both-hands = Both hands
timeline = Timeline
beginning = The beginning.
ply-of = Step { $ply } of { $total }
place-setup = Before the first move
place-end = The end
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
play-on = Play
stop = Stop
hidden-card = a card

## The seal
seal = The seal of this game
seal-word = Your random word: { $word }
seal-how = How this works
seal-closed = Sealed.
seal-closed-why = The cards follow from a sealed secret and a random word of each player. The seal is opened and checked after the game.
seal-checking = The seal is being checked …
seal-checking-why = One moment.
seal-verified = Seal verified.
seal-verified-why = This browser has checked the secret, both random words and every draw.
seal-repeated = Fixed before you played.
seal-repeated-why = This browser has checked the secret and every draw: the cards were fixed before you sat down, and all who play this deal have them. Others may have seen them before.
seal-weekly = Sealed until the end of the week.
seal-weekly-why = The secret would reveal the cards to those who have not played yet. When the week is over it is shown, and your browser checks every draw.
seal-unwitnessed = Checked, but not witnessed.
seal-unwitnessed-why = Everything fits together. But this browser did not see the beginning of the game, gave no random word or does not know the piles of this game, so it cannot vouch for it.
seal-unchecked = Not checked.
seal-unchecked-why = The server could not give the draws. Open the table again later, or check the record yourself.
seal-broken = Seal broken!
seal-broken-why = Something does not fit.
seal-exchanged = The commitment is not the one that this browser saw first.
seal-bad-secret = The secret does not fit the commitment.
seal-no-words = The server does not show the random words of the players.
seal-own-word = The random word that this browser gave is missing.
seal-other-word = A random word is not the one that was shown before.
seal-seats = The seats are not the ones that were drawn.
seal-bad-list = The list of what could be drawn at step { $ply } is wrong.
seal-bad-draw = At step { $ply } secret and words draw something other than { $token }.
seal-other-record = At step { $ply } the record has something other than { $token }.
seal-other-header = The record differs from the seal ({ $name }).
seal-missing-draw = The draw of step { $ply } is missing.
seal-other-card = At step { $ply } you were shown { $seen }, but { $token } is said to have been drawn.
seal-other-deal = The cards are said to come from a different game than was said before.
seal-other-dealing = The cards were dealt in a different way than was said before.
seal-bad-pile = The list of the cards of a pile is wrong ({ $pile }).
seal-unreadable = What the server shows cannot be read.
fairness-title = How the cards are sealed
fairness-intro = No one can choose the cards of a game here: not the server, not your opponent, not you. This is how:
fairness-secret = The server picks a long random number, its secret, and shows a fingerprint of it, the commitment. From then on it cannot change the secret. Your browser keeps the first commitment that it sees.
fairness-words = Then each player gives a long random word. Your browser makes yours for you. The computer’s word is shown together with the commitment, before yours can be known.
fairness-deal = Only then are the cards dealt. Secret and words together decide every card, every die and who sits where. The server did not know your word when it chose its secret, and you did not know the secret.
fairness-check = After the game the server shows its secret. Your browser then checks automatically that it fits the commitment, that your word is among the words, and that every draw comes out as it did.
fairness-limits = What this does not prove
fairness-limit-rules = Your browser does not know the rules. The server tells it which cards could have come at each draw. The command below checks that too.
fairness-limit-seen = Your browser compares the draws with the cards that you were shown. It could not see what was hidden from you.
fairness-limit-friend = A server that works together with your opponent can tell them your word before they choose theirs, and so they could choose the cards together. Against the computer that is not possible.
fairness-limit-page = This page itself comes from the server. If you do not want to trust it, check the record with your own program.
fairness-yourself = Check it yourself
fairness-verify = Download the record of the game and check it with Zweikampf on your own computer. Name the commitment and the word that you saw:

## A game without a board of its own
any-view = What you know
any-actions = What you can do
no-rule-page = This game has no rule page.

## Puzzles
alone = By yourself
puzzles = Puzzles
puzzle-title = Puzzle { $number } · grade { $grade }
puzzle-title-day = Puzzle of the day · grade { $grade }
puzzle-own-one = From one of your games
puzzle-opponent = Opponent
puzzle-ask = Find the best move.
puzzle-ask-win = Only one move wins. Find it.
puzzle-ask-draw = Only one move does not lose. Find it.
puzzle-ask-own = In your game you played: { $move }. Find the best move.
puzzle-refused = That is not allowed here.
puzzle-unshown = This position can no longer be shown.
puzzle-right = Right: { $move }.
puzzle-wrong = Not the best move: { $move }.
puzzle-solution = Best: { $move }.
puzzle-worth = Chance of winning { $chance } instead of { $best }.
puzzle-line = Then with best play: { $line }
puzzle-choose = Choose
puzzle-again = Again
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-of-day = Puzzle of the day
puzzle-grades = By difficulty
puzzle-any-grade = All
puzzle-grade = Grade { $grade }
puzzle-found = { $found } of { $all } found
puzzle-own = From your games
puzzle-own-none = Missed moments of your finished games become puzzles here.
puzzle-own-due = { $count ->
    [0] Nothing is due today
    [one] One is due
   *[other] { $count } are due
}
puzzle-own-learned = { $found } of { $all } learned
puzzle-own-how = What you miss comes back soon, what you find comes back later and later, until you have learned it.
look-left = { $count ->
    [one] One finished game has not been looked at yet.
   *[other] { $count } finished games have not been looked at yet.
}
look-start = Find my missed moments
look-working = Looking at game { $number } of { $total } …
look-done = { $games ->
    [one] One game looked at
   *[other] { $games } games looked at
}: { $found ->
    [0] no new puzzle.
    [one] one new puzzle.
   *[other] { $found } new puzzles.
}

## A game from a file
open-record = Open a record
record-about = The record of a finished game, from this page, from another server or from the terminal: replay it, look at luck and play, and see what could be known about the hidden cards.
record-choose = Choose a file
record-drop = or drop it here
record-checking = Checking the game …
record-stored = The server checks the file by the rules and keeps the game. Anyone who has its address can read it.
record-note = This game comes from a file. Its moves and its result follow the rules.

## Your progress
progress = Your progress
progress-note = All of this is kept in this browser alone. Save it as a file to take it elsewhere.
progress-all-games = All games
progress-nothing = Nothing yet. Finish a game, or solve a puzzle.
progress-results = Results
progress-opponent = Opponent
progress-played = Games
progress-won = Won
progress-drawn = Drawn
progress-lost = Lost
progress-level = Level { $level }
progress-bots = Other computers
progress-people = People
progress-cost = Cost per decision
progress-cost-about = How much of the win chance your choices gave away on average, game by game, in hundredths of a win. Lower is better.
progress-cost-none = As soon as a finished game has been looked at, its choices count here.
progress-cost-game = { $date }: { $cost } points
progress-kinds = Kinds of decisions
progress-kind = Kind
progress-choices = Choices
progress-points = Points each
progress-strongest = Your strongest: { $kind }
progress-weakest = Your weakest: { $kind }
progress-puzzles-first = { $first } at the first try
progress-save = Save as a file
progress-read = Read a file
progress-read-done = The file has been read and joined with what was here.
progress-read-bad = This file contains no saved progress.

## The same deal
same-deal = The same cards
again = Play these cards again
again-about = Every pile and every die stays as it was. Only what you do differently changes the game.
again-other = From the other side
again-other-about = You get the cards of { $name }, and { $name } gets yours.
again-same = From the same side
again-same-about = Your cards once more, against { $name }.
again-friend = Send to a friend
again-friend-about = Your friend gets your cards, against { $name }. The link reveals no card. You can compare your games afterwards.
deal-title = The same cards in { $game }
deal-heading = The same cards: { $game }
deal-compare = Compare the games
deal-asked-by = Play the cards of { $name }: { $game }
deal-asked = Play the same cards: { $game }
deal-about-of = The same cards and dice as { $name } had; nothing is revealed in advance. Afterwards you see both games side by side.
deal-about = The same cards and dice for everyone with this link; nothing is revealed in advance. Afterwards you see all games side by side.
deal-against = against { $name }
deal-playing = You are playing these cards. When you have finished, you can compare the games here.
deal-go-on = To your game
deal-unplayable = The rules have changed since then, so these cards can no longer be played.
deal-count = { $count ->
    [0] Nobody has finished a game with these cards yet.
    [one] One game with these cards is finished.
   *[other] { $count } games with these cards are finished.
}
week-deal = Deal of the week
week-heading = Deal of the week: { $game }
week-about = This week everyone here plays the same cards against the same opponent, once and without hints. Afterwards you see how the others did.
week-number = Week { $number }
week-left = Time
week-days-left = { $count } days left
week-hours-left = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
week-is-over = over
week-scores = Scores of the week
week-new = { $count ->
    [0] be the first
    [one] one player so far
   *[other] { $count } players so far
}
week-playing = your game is in progress
week-place = place { $place } of { $count }
score-place = Place
score-place-of = You are in place { $place } of { $count }.
score-player = Player
score-result = Result
score-adjusted = Without luck
score-won = won
score-lost = lost
score-drawn = drawn
score-end-resigned = resigned
score-end-time = on time
score-end-gone = left
score-end-agreed = agreed
score-end-called-off = called off
score-end-rules-changed = rules changed
score-you-named = { $name } (you)
score-nameless = Guest
score-other-side = from the other side
score-unknown = not worked out yet
score-note = Each result leads to its replay. Without luck: 100 points are a win, 0 a loss, and luck with the cards is taken off. It is worked out when a game is compared, in a deal of the week also when its player looks at this page.
compare = Side by side
compare-game = Game { $letter }
compare-alone = As soon as a second game with these cards is finished, both are shown side by side here.
compare-cost = Given away
compare-working = Luck and play are being worked out …
compare-parting = Where the games part
compare-parted = { $count ->
    [0] The games part at the first choice: { $place }
    [one] One choice is the same. Then the games part: { $place }
   *[other] { $count } choices are the same. Then the games part: { $place }
}
compare-never = All choices are the same in both games.
compare-ended = The game ended here.
compare-over = already over
compare-shared = What happened before, in both games
compare-points = { $cost } points
compare-unfold = Show all moves
compare-note = Points are what a choice gave away, in hundredths of a win; beside a heading, those of the player.
