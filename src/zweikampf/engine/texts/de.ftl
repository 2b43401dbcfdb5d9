### Warum etwas nicht geht, egal in welchem Spiel.

## Was Python übergeben wird
wrong-type = „{ $name }“ muss { $needed ->
    [str] ein Text
    [int] eine ganze Zahl
    [bool] True oder False
    [Mapping] ein Dictionary aus Namen und Werten
    [Sequence] eine Liste
    [names] eine Liste von Namen
    [path] ein Pfad
    [record] ein Pfad, der Text einer Aufzeichnung, ein Record oder ein Duel
    [position] eine Stellung als Text, ein Zustand oder ein Duel
    [game] der Name eines Spiels oder ein Game
    [token] ein Zug als Text
    [tokens] eine Liste von Zügen als Texten
    [function] eine Funktion
    [player] der Name eines Spielers oder eine Klasse
    [dealer] ein Geber, also ein Objekt mit der Methode deal,
    [options] ein Dictionary aus Optionen oder die Options des Spiels
   *[other] ein Objekt der Klasse { $needed }
} sein, nicht { $given ->
    [str] ein Text
    [int] eine ganze Zahl
    [float] eine Kommazahl
    [bool] True oder False
    [bytes] eine Bytefolge
    [list] eine Liste
    [dict] ein Dictionary
    [None] None
   *[other] ein Objekt der Klasse { $given }
}.
out-of-range = „{ $name }“ geht von { $least } bis { $most }.
not-one-of = „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $choices }.
game-not-sent = Andere Prozesse finden die Klasse { $kind } des Spiels „{ $game }“ nicht. Setz sie auf die oberste Ebene eines Moduls oder lass „workers“ weg.
game-twice = Es gibt schon ein anderes Spiel mit der Kennung „{ $game }“.
bad-path = „{ $name }“ kann nicht „{ $path }“ sein: So kann keine Datei heißen.
view-of-spectator = Die Sicht eines Zuschauers hat keinen Platz, für den gewählt werden könnte. Nimm die Sicht eines Platzes, etwa duel.view(duel.turn).
view-not-to-act = Das ist die Sicht von Platz { $seat }, aber Platz { $actor } ist am Zug.
view-of-no-game = Kein Spiel sagt, dass { $kind } seine Sicht ist; nenne das Spiel.
nothing-legal = Es gibt keinen erlaubten Zug, der gewählt werden könnte. Nach dem Ende eines Spiels ist niemand am Zug: dann ist duel.turn None.
did-you-mean = Meintest du „{ $meant }“?

## Aktionen
game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug.
may-play = Platz { $seat } ist am Zug und kann spielen: { $moves }.
chance-acts = Die Karten werden noch gegeben, einen Moment bitte.
stale-version = Inzwischen ist das Spiel weitergegangen. Sieh noch einmal auf den Tisch und wähle neu.
unknown-token = „{ $token }“ ist in diesem Spiel kein Zug.
no-such-action = Diese Aktion gibt es nicht: Die Nummern gehen von 0 bis { $last }.
nothing-to-undo = Hier gibt es nichts zurückzunehmen: Das geht nur mit deinem eigenen letzten Zug und nur, bis etwas Neues aufgedeckt ist.

## Optionen
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannt sind: { $known }.
game-not-loaded = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $why }
plugin-left-out = { $entry } lässt sich nicht laden und fehlt deshalb: { $why }
missing-extra = Dafür fehlen noch Teile, die du so installierst: pip install 'zweikampf[{ $extra }]'
unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
bad-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert.
no-presets = Eine Vorgabe „{ $preset }“ gibt es nicht: Dieses Spiel hat keine, nur einzelne Optionen.
unknown-preset = Eine Vorgabe „{ $preset }“ gibt es nicht. Bekannt sind: { $known }.
option-has-no-effect = { $option }={ $value } bewirkt ohne { $needed } nichts.

## Spieler
unknown-player = Einen Spieler namens „{ $player }“ gibt es nicht. Bekannt sind: { $known }; außerdem Modul:Klasse, pfad/datei.py:Klasse und cmd:PROGRAMM.
player-not-made = Den Spieler { $player } kann man nicht erzeugen: { $why }
not-a-player = { $player } ist kein Spieler: Die Methode choose fehlt.
player-failed = Der Spieler { $player } ist im Spiel { $game } gescheitert: { $why }
workers-not-begun = Die Prozesse, die spielen sollten, sind vor dem ersten Spiel zu Ende gegangen. Python führt dein Skript in jedem von ihnen noch einmal aus: Was es tut, gehört unter if __name__ == "__main__":, und ein eigenes Spiel in eine Datei. Ohne „workers“ wird alles in diesem Prozess gespielt.
worker-lost = Ein Prozess, der eines dieser Paare spielte, ist zu Ende gegangen: { $pairs }. Spiel eines davon einzeln mit --only.
arena-too-few = Eine Arena braucht mindestens zwei Spieler.
bad-sprt = „{ $text }“ ist kein Test. Schreib zwei Elo-Unterschiede, den kleineren zuerst, etwa 0,10.
sprt-needs-two = --sprt vergleicht genau zwei Spieler.
no-such-arena-game = „{ $text }“ ist kein Spiel dieser Arena. Schreib die beiden Spieler als ihre Plätze in der Liste ab 0, die Nummer des Paars und das Spiel, etwa 0-1-7.2.
bad-budget = „{ $text }“ ist kein Budget. Schreib Iterationen wie 2000 oder eine Zeit wie 50ms; x2 dahinter verlangt zwei Threads (höchstens 64).
weights-unknown = „{ $name }“ ist keine Datei mit Gewichten, die sich hier lesen lässt.
weights-damaged = Die Datei mit Gewichten „{ $name }“ ist beschädigt: Ihre Prüfsumme stimmt nicht.
weights-wrong = Die Gewichte in „{ $name }“ lassen sich nicht verwenden ({ $what }).
player-broken = Der Spieler { $player } ist gescheitert: { $why }
no-player-file = Eine Datei „{ $path }“ gibt es nicht. Ein Spieler heißt pfad/datei.py:Klasse, vom aktuellen Ordner aus gesehen.
bad-command = „{ $text }“ ist kein Befehl. Schreib cmd:PROGRAMM ARGUMENTE, oder cmd@5s:PROGRAMM ARGUMENTE für fünf Sekunden pro Zug.
no-such-program = Ein ausführbares Programm „{ $program }“ gibt es nicht. Ist es ausführbar, und stimmt sein Pfad vom aktuellen Ordner aus?
bots-need-posix = Programme können nur unter Linux und macOS mitspielen.
transcript-not-written = Das Protokoll { $path } lässt sich nicht schreiben: { $why }
bot-not-started = Der Bot { $player } lässt sich nicht starten: { $why }
bot-start-too-late = Der Bot { $player } hat sich innerhalb von { $seconds } Sekunden nicht gemeldet. Seine letzten Zeilen: { $last }
bot-move-too-late = Der Bot { $player } hat innerhalb von { $seconds } s nicht gezogen. Seine letzten Zeilen: { $last }
bot-ended = Der Bot { $player } hat sich beendet (Status { $status }). Seine letzten Zeilen: { $last }
bot-bad-line = Der Bot { $player } hat eine Zeile geschrieben, die keine Nachricht ist: { $line }. Seine letzten Zeilen: { $last }
bot-line-too-long = Der Bot { $player } hat eine Zeile mit mehr als { $most } Bytes geschrieben. Seine letzten Zeilen: { $last }
bot-illegal-move = Der Bot { $player } spielte { $token }, darf aber nur spielen: { $legal }. Seine letzten Zeilen: { $last }
bot-other-protocol = Der Bot { $player } spricht Protokoll { $said }; dieses Programm spricht { $ours }. Seine letzten Zeilen: { $last }

## Stellungen und Aufzeichnungen
position-field-missing = Die Stellung ist nicht lesbar: Das Feld { $field } fehlt. Möglich sind: { $choices }.
position-field-absent = Die Stellung ist nicht lesbar: Das Feld { $field } fehlt. Es sieht zum Beispiel so aus: { $example }.
position-field-empty = Die Stellung ist nicht lesbar: { $field } hat keinen Wert. Lass das Feld weg oder schreib - für nichts.
position-value = Die Stellung ist nicht lesbar: { $field } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
position-field-twice = Die Stellung ist nicht lesbar: Das Feld { $field } kommt zweimal vor.
position-not-a-pair = Die Stellung ist nicht lesbar: { $field } braucht zwei Teile mit einem Schrägstrich dazwischen, erst Platz 1, dann Platz 2. Hier steht „{ $value }“.
unknown-position-field = Die Stellung ist nicht lesbar: Ein Feld „{ $field }“ gibt es nicht. Bekannte Felder: { $known }.
position-no-card = { $field }: „{ $card }“ ist keine Karte.
position-card-twice = { $field }: { $card } liegt schon woanders, und mehr davon gibt es nicht.
position-number = { $field }: „{ $value }“ ist keine ganze Zahl von 0 bis { $most }.
position-marks = { $field }: „{ $value }“ kann hier nicht stehen. Schreib einige von diesen, in dieser Reihenfolge und mit Kommas dazwischen, oder -: { $marks }.
position-history = history: „{ $token }“ kann man an dieser Stelle nicht spielen.
no-position = Hier steht keine Stellung. Sie beginnt mit dem Namen des Spiels, möglich sind: { $known }.
no-solver = Stellungen von { $game } lassen sich nicht lösen. Einen Löser gibt es für: { $known }.
record-not-read = Die Aufzeichnung { $path } ist nicht lesbar: { $why }
not-a-record = Das ist keine Zweikampf-Aufzeichnung.
unknown-record-format = Diese Aufzeichnung hat das unbekannte Format { $format }.
record-too-long = Diese Aufzeichnung ist länger als { $most } Zeichen.
record-without-game = Die Aufzeichnung sagt nicht, zu welchem Spiel sie gehört.
bad-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $text }
bad-record-value = Die Aufzeichnung enthält etwas, das sich nicht aufschreiben lässt.
unknown-rules-version = Die Aufzeichnung folgt Version { $version } der Regeln von { $game }; die ist hier nicht bekannt.
foreign-options = Die Optionen in der Aufzeichnung sind keine Optionen von { $game }.
wrong-digest = Die Aufzeichnung wurde mit einem anderen Kartendeck von { $game } gespielt.
broken-record = Die Aufzeichnung verstößt bei Aktion { $ply } gegen die Regeln: { $token }.
wrong-result = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Aktionen.
no-whereabouts = Das Spiel { $game } sagt nicht, wo seine verborgenen Karten liegen.
no-result-yet = Das Spiel dieser Aufzeichnung hat kein Ergebnis; noch gibt es nichts zu erklären.
missing-result = Das Spiel ist zu Ende, aber die Aufzeichnung nennt kein Ergebnis.
wrong-commitment = Das Geheimnis in der Aufzeichnung passt nicht zu seinem Siegel.
not-as-committed = Aktion { $ply } der Aufzeichnung ist { $token }, aber das versiegelte Geheimnis gibt { $dealt }.
other-commitment = Die Aufzeichnung hat ein anderes Siegel als das, das vor dem Spiel gezeigt wurde.
other-deal = Diese Aktionen passen nicht zu den Karten, mit denen das Spiel begonnen hat.
cannot-repeat = Die Karten dieses Spiels lassen sich nicht noch einmal spielen: Dazu braucht es ein beendetes Spiel, dessen Karten versiegelt und nach Stapeln gegeben wurden.
same-deal-seat = Diese Aufzeichnung sagt nicht, wer darin ein Mensch war. Nenne deinen Platz mit --seat 1 oder --seat 2.
same-deal-opponent = Diese Aufzeichnung nennt keinen Gegner, der hier spielt. Nenne einen mit --opponent.
not-same-deal = Diese Spiele wurden nicht mit denselben Karten gespielt.
compare-count = Vergleichen lassen sich zwei bis { $most } Spiele.
other-word = Dieses Wort ist keins der Wörter in der Aufzeichnung.
not-to-continue = Diese Aufzeichnung lässt sich nicht fortsetzen: Das Spiel ist zu Ende, oder niemand daraus sitzt an diesem Terminal.
missing-words = Die Aufzeichnung zeigt das versiegelte Geheimnis, aber nicht die Wörter der beiden Spieler.
seats-not-as-drawn = Die Plätze in der Aufzeichnung sind nicht die, die Geheimnis und Wörter ausgelost haben.
ends-in-the-middle = Die Aufzeichnung zeigt ihr Geheimnis, bricht aber mitten im Spiel ab, ohne Ergebnis und ohne Ende.
missing-secret = Das Spiel ist zu Ende und seine Karten waren versiegelt, aber die Aufzeichnung zeigt das Geheimnis nicht.
no-such-seat = Es gibt nur zwei Plätze, 0 und 1.
no-such-ply = Einen Zug Nummer { $ply } gibt es nicht: Das Spiel hat { $plies } Aktionen.
no-choice = (keine Wahl)
option-twice = Die Option { $option } kommt zweimal vor.

## Server
bad-address = „{ $text }“ ist keine Adresse eines Servers. Schreib sie wie https://karten.example.org.
bad-invitation = „{ $text }“ ist keine Einladung. Kopiere den ganzen Link mit allem, was hinter # steht.
server-not-reached = Der Server { $url } ist nicht erreichbar: { $why }
not-our-server = Das ist kein Zweikampf-Server: Er antwortet mit Status { $status }.
not-seated = An diesem Tisch gibt es keinen Platz für den Bot.
not-of-this-game = Der Server spricht von { $game } in einer Weise, die hier nicht bekannt ist. Sind beide von derselben Version?

## Ergebnisse einer Arena
not-results = { $path } enthält keine Ergebnisse einer Arena (Zeile { $line }).
results-not-kept = { $path } lässt sich nicht lesen oder schreiben: { $why }
old-results = { $path } enthält Ergebnisse einer älteren Version, deren Spiele anders waren. Fang eine neue Datei an.
other-results = { $path } enthält die Ergebnisse einer anderen Arena: { $what } ist anders.
not-puzzles = { $path } enthält keine Rätsel (Zeile { $line }).
other-puzzles = { $path } enthält andere Rätsel: { $what } ist anders.
no-puzzles = Für { $game } gibt es noch keine Rätsel.
no-puzzles-of-grade = Rätsel der Stufe { $grade } gibt es noch nicht.
no-such-puzzle = Ein Rätsel { $number } gibt es nicht. Das letzte ist { $last }.

## Was ein System über Dateien und Verbindungen sagt
system-ENOENT = Datei oder Ordner gibt es nicht
system-EACCES = das ist nicht erlaubt
system-EPERM = das ist nicht erlaubt
system-EISDIR = das ist ein Ordner
system-ENOTDIR = ein Teil des Pfads ist kein Ordner
system-EEXIST = so heißt schon etwas
system-ENOSPC = es ist kein Platz mehr
system-EROFS = dort lässt sich nichts schreiben
system-ENAMETOOLONG = der Name ist zu lang
system-ECONNREFUSED = dort antwortet niemand
system-ETIMEDOUT = es kam rechtzeitig keine Antwort
system-EHOSTUNREACH = der Rechner ist nicht erreichbar
system-ENETUNREACH = das Netz ist nicht erreichbar

## Spiele, die selbst keinen Satz mitbringen
any-event = { $what }.
any-event-of = { $who ->
    [you] Du
    [opponent] Dein Gegner
   *[named] { $player }
}: { $what }.
any-reason = Das geht nicht: { $what }.
any-level = Stufe { $level }
any-seat = Platz { $number }
not-now = „{ $token }“ geht jetzt nicht.
event-acted = { $who ->
    [you] Du
    [opponent] Dein Gegner
   *[named] { $player }
}: { $token }.
event-acted-unseen = { $who ->
    [you] Du hast
    [opponent] Dein Gegner hat
   *[named] { $player } hat
} verdeckt gewählt.
event-dealt = { $who ->
    [you] Du bekommst
    [opponent] Dein Gegner bekommt
   *[named] { $player } bekommt
} { $token }.
event-dealt-unseen = { $who ->
    [you] Du bekommst
    [opponent] Dein Gegner bekommt
   *[named] { $player } bekommt
} etwas, das sonst niemand sieht.
event-drawn = Der Zufall zieht { $token }.
field-history = Züge bisher
field-options = Optionen
file-not-read = { $path } ist nicht lesbar: { $why }

## Warum ein Tipp zu einem Zug rät
why-certain = { $result ->
    [won] Bis zum Ende ausgerechnet: { $who ->
        [named] { $player } gewinnt, was { $other } auch spielt
       *[you] Du gewinnst, was dein Gegner auch spielt
    }.
    [lost] Bis zum Ende ausgerechnet: Gegen bestes Spiel verliert jeder Zug.
   *[drawn] Bis zum Ende ausgerechnet: unentschieden gegen bestes Spiel.
}
why-certain-then = Bis zum Ende ausgerechnet: Danach { $who ->
    [named] { $result ->
        [won] gewinnt { $player } immer noch.
        [lost] verliert { $player } gegen bestes Spiel.
       *[drawn] kann { $other } ein Unentschieden erreichen.
    }
   *[you] { $result ->
        [won] gewinnst du immer noch.
        [lost] verlierst du gegen bestes Spiel.
       *[drawn] kann dein Gegner ein Unentschieden erreichen.
    }
}

## Arten von Entscheidungen, für die ein Spiel kein Wort hat
kind-other = Andere Entscheidungen
