### The words of the laboratory.

arena-pairs = Pairs of games
arena-title = Arena: { $game }
arena-meetings = Who met whom
arena-player = Player
arena-against = Against
arena-games = Games
arena-counts = +/=/–
arena-rate = Score
arena-interval = 95 % interval
arena-rating = Rating
arena-seat0 = First seat won
