### Die Wörter des Terminals, egal in welchem Spiel.

## Spielen
welcome = Du spielst { $game } gegen { $opponent }. Gib ein Kartenkürzel ein oder:
commands = ? die Regeln, die gerade gelten · undo zurücknehmen · quit aufhören
prompt = Dein Zug
not-understood = Gib einen der Züge oben ein, oder ?, undo, quit.
taken-back = Zurückgenommen.
your-result = { $result ->
    [won] Du gewinnst
    [lost] Dein Gegner gewinnt
   *[drawn] Niemand gewinnt
} ({ $how }, { $own }:{ $other }).
commitment = Vor der ersten Karte versiegelt: { $commit }
record-saved = Aufzeichnung: { $path }
record-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }
opponent-random = den Zufallsspieler
opponent-greedy = den Gierigen
player-you = Du

## Nachspielen
replay-header = { $game }: { $players }
replay-versus = { $one } gegen { $two }
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
replay-result = { $winner ->
    [none] Niemand gewinnt
    [seat0] Platz 1 gewinnt
   *[seat1] Platz 2 gewinnt
} ({ $how }, { $one }:{ $two }).
verified = Die Aufzeichnung stimmt: { $plies ->
    [one] eine Aktion
   *[other] { $plies } Aktionen
}, alle erlaubt, das Ergebnis ist richtig.
verified-committed = Die Karten sind die des versiegelten Geheimnisses ({ $commit }).
verified-uncommitted = Es ist kein Geheimnis offengelegt; woher die Karten kamen, lässt sich nicht prüfen.

## Wenn etwas schiefgeht
interrupted = Abgebrochen.
input-ended = Die Eingabe war vor dem Spiel zu Ende.
file-not-read = { $path } ist nicht lesbar: { $why }
bad-command = { $message } (siehe --help)
not-compiled = Die Regeln sind hier nicht kompiliert und laufen als reines Python, um ein Vielfaches langsamer.
