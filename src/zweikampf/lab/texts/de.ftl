### Die Wörter des Labors.

arena-pairs = Spielpaare
arena-title = Arena: { $game }
arena-meetings = Wer gegen wen
arena-player = Spieler
arena-against = Gegen
arena-games = Spiele
arena-counts = +/=/–
arena-rate = Quote
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-seat0 = Erster Platz gewann
