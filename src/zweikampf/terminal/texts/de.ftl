### Die Wörter des Terminals, egal in welchem Spiel.

## Spielen
welcome = Du spielst { $game } gegen { $opponent }. Gib einen Zug ein oder:
commands = ? die Regeln, die gerade gelten · ?? das Spiel in fünf Minuten · undo zurücknehmen · quit aufhören
prompt = Dein Zug
not-understood = Gib einen der Züge oben ein, oder ?, ??, undo, quit.
more-rules = Mehr: ?? das Spiel in fünf Minuten · ? { $section } einen ganzen Abschnitt. Das sind die Abschnitte:
no-such-rule = Eine Regel oder einen Abschnitt „{ $rule }“ gibt es nicht.
taken-back = Zurückgenommen.
your-result = { $result ->
    [won] Du gewinnst
    [lost] Dein Gegner gewinnt
   *[drawn] Niemand gewinnt
} ({ $how }, { $own }:{ $other }).
commitment = Vor der ersten Karte versiegelt: { $commit }
random-words = Dein Zufallswort: { $own }
    Das Zufallswort des Computers: { $other }
record-saved = Aufzeichnung: { $path }
record-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }
opponent-level = { $name } (Stufe { $level })
opponent-random = den Zufallsspieler
opponent-greedy = den Gierigen
opponent-search = den Vorausdenker

## Optionen
which-preset = Nach welchen Regeln möchtest du { $game } spielen?
preset-prompt = Nummer
preset-not-understood = Gib eine Zahl von 1 bis { $most } ein, oder nichts für die erste.
more-options-by = Einzelne Optionen: zweikampf options { $game }
rules-of-preset = Regeln: { $name }
rules-of-options = Regeln: deine eigene Wahl ({ $options })
presets-heading = Vorgaben: --preset NAME
options-heading = Einzelne Optionen: --option NAME=WERT
option-needs = nur mit { $needed }
option-default = (Voreinstellung)

## Nachspielen
replay-header = { $game }: { $players }
replay-versus = { $one } gegen { $two }
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
replay-result = { $winner ->
    [none] Niemand gewinnt
    [seat0] Platz 1 gewinnt
   *[seat1] Platz 2 gewinnt
} ({ $how }, { $one }:{ $two }).
ended-early = { $how ->
    [resigned] Platz { $seat } hat aufgegeben.
    [time] Die Zeit von Platz { $seat } war abgelaufen.
    [gone] Platz { $seat } hat das Spiel verlassen.
    [rules-changed] Die Regeln haben sich geändert. Das Spiel endet, und niemand hat verloren.
   *[agreed] Beide haben sich auf Unentschieden geeinigt.
}
verified = Die Aufzeichnung stimmt: { $plies ->
    [one] eine Aktion
   *[other] { $plies } Aktionen
}, alle erlaubt{ $finished ->
    [yes] , und das Ergebnis ist richtig
   *[no] {""}; das Spiel ist nicht zu Ende
}.
verified-sealed = Jede Ziehung folgt aus dem versiegelten Geheimnis ({ $commit }) und den Zufallswörtern beider Spieler.
verified-seats = { $seats ->
    [kept] Die Plätze wurden auf dieselbe Weise ausgelost: Wer Wort 0 gab, sitzt auf Platz 1.
    [swapped] Die Plätze wurden auf dieselbe Weise ausgelost: Wer Wort 0 gab, sitzt auf Platz 2.
   *[chosen] Die Plätze wurden gewählt, nicht ausgelost.
}
verified-word = Wort { $place }: { $word }
verified-compare = Eine Aufzeichnung kann nur mit sich selbst übereinstimmen. Vergleiche das Siegel mit dem, das dir vor dem Spiel gezeigt wurde (--commitment), und such dein eigenes Wort (--word).
verified-committed = Die Karten sind die des versiegelten Geheimnisses ({ $commit }). Die Spieler hatten keinen Anteil daran: Die Aufzeichnung hat das ältere Format 1 ohne Zufallswörter.
verified-continued = Das Spiel geht von einem anderen aus (Tisch { $table }): { $plies ->
    [one] Eine Aktion ist
   *[other] { $plies } Aktionen sind
} von dort übernommen. Ob sie dort so gespielt wurden, lässt sich hier nicht prüfen.
verified-uncommitted = Es ist kein Geheimnis offengelegt; woher die Karten kamen, lässt sich nicht prüfen.

## Hilfe auf der Befehlszeile
help-zweikampf = Kartenduelle für zwei: spielen, nachspielen, prüfen, messen.
help-game = Das Spiel: { $games }.
help-option = Eine Option des Spiels; darf mehrfach vorkommen.
help-preset = Eine Vorgabe des Spiels, etwa printed bei Turmbau; --option geht ihr vor.
help-options = Was sich bei einem Spiel wählen lässt: Vorgaben, einzelne Optionen und was sie bedeuten.
help-lang = Deutsch oder Englisch; sonst so, wie das System spricht.
help-file = Die Aufzeichnung eines Spiels.
help-trace = Gibt ganze Zufallsspiele als JSON-Zeilen aus, eine je Aktion.
help-trace-seed = Der gleiche Startwert ergibt die gleichen Zeilen.
help-trace-games = Wie viele Spiele, mit aufeinanderfolgenden Startwerten.
help-policy = Wie die Plätze wählen.
help-play = Spiel gegen den Computer.
help-play-seed = Gibt und spielt dasselbe Spiel noch einmal; ein solches Spiel ist nicht versiegelt.
help-opponent = Wer gegen dich spielt.
help-seat = Dein Platz, 1 oder 2; sonst entscheidet der Zufall.
help-record = Wohin die Aufzeichnung des Spiels kommt.
help-ask-always = Auch fragen, wenn es nur eine Antwort gibt.
help-replay = Erzählt ein aufgezeichnetes Spiel von Anfang bis Ende.
help-verify = Spielt eine Aufzeichnung nach den Regeln nach und prüft Ergebnis und versiegelte Karten.
help-verify-sealed = Für Skripte: endet mit Code 3, wenn nicht Siegel, beide Zufallswörter und jede Ziehung bewiesen sind. (0: Die Aufzeichnung stimmt; 1: Sie stimmt nicht; 2: Sie ist nicht lesbar.)
help-verify-commitment = Das Siegel, das vor dem Spiel gezeigt wurde; die Aufzeichnung muss dasselbe haben.
help-verify-word = Ein Zufallswort, das du gegeben hast; es muss in der Aufzeichnung stehen.
not-proven = Die Aufzeichnung stimmt, aber sie beweist ihre Karten nicht: Dazu braucht es ein beendetes Spiel mit Siegel und die Zufallswörter beider Spieler.
help-solve = Spielt eine offene Stellung perfekt: wer gewinnt, wie hoch, mit welchen Karten (JSON).
help-position = Eine Stellung in Anführungszeichen; - liest eine je Zeile.
help-bench = Misst, wie schnell ein Spiel auf diesem Rechner läuft.
help-seconds = Sekunden je Durchgang.
help-json = Gibt JSON aus.
help-arena = Lässt Spieler auf gleichen Karten gegeneinander antreten und misst, wer besser ist.
help-players = Zwei oder mehr: level1 bis level6, random, greedy, search, search:200 (Iterationen), search:50ms, search:5000x2 (Threads) oder Modul:Klasse.
help-arena-games = Spiele je zwei Spieler; alle Karten werden zweimal gespielt, mit vertauschten Plätzen; aus einer ungeraden Zahl wird die nächste gerade.
help-arena-seed = Der gleiche Startwert ergibt die gleichen Spiele.
help-budget = Wie viel Spieler ohne eigenes Budget nachdenken dürfen: Iterationen oder eine Zeit wie 50ms.
help-workers = Wie viele Prozesse gleichzeitig spielen.
help-resume = Sammelt die Ergebnisse in dieser Datei und macht dort weiter, wo sie endet.
arena-too-few = Eine Arena braucht mindestens zwei Spieler.
help-serve = Startet den Server: Tische im Browser, gegen den Computer oder gegen Freunde. Alles Weitere lässt sich mit Umgebungsvariablen ZWEIKAMPF_… einstellen.
help-host = Adresse, auf der der Server hört (sonst nur dieser Rechner).
help-port = Port, auf dem der Server hört; 0 nimmt irgendeinen freien.
help-database = Datenbank als URL, sqlite:///… oder postgresql://… (sonst SQLite in deinem Datenordner).
help-backup = Die Datenbank eines Servers sichern (SQLite); er darf dabei laufen.
help-backup-file = Wohin die Sicherung geschrieben wird.
help-backup-force = Eine vorhandene Datei ersetzen.
help-restore = Eine Sicherung zurückholen (SQLite); der Server darf dabei nicht laufen.
help-restore-file = Die Sicherung.
help-tidy = Alte Tische und Gäste aus der Datenbank des Servers entfernen; der Server darf dabei nicht laufen.
help-tidy-days = Älter als so viele Tage; 0 behält alles. Ohne Angabe gilt, was für den Server eingestellt ist.
help-version = Nennt die Version und ob die Regeln kompiliert sind.
usage-missing = { $what } fehlt (siehe --help).
usage-no-option = Eine Option { $what } gibt es nicht (siehe --help).
usage-bad-value = { $choices ->
    [none] { $what } kann diesen Wert nicht haben (siehe --help).
   *[other] { $what } kann diesen Wert nicht haben. Möglich sind: { $choices }.
}
usage-no-command = Einen Befehl „{ $what }“ gibt es nicht (siehe --help).

## Wenn etwas schiefgeht
interrupted = Abgebrochen.
input-ended = Die Eingabe war vor dem Spiel zu Ende.
file-not-read = { $path } ist nicht lesbar: { $why }
bad-command = { $message } (siehe --help)
not-compiled = Die Regeln sind hier nicht kompiliert und laufen als reines Python, um ein Vielfaches langsamer. Mit einem C-Compiler kompiliert sie `make clean setup`.
not-written = Die Ausgabe lässt sich nicht schreiben: { $why }

## Datenbank des Servers
backup-made = Gesichert: { $path }
restored = Zurückgeholt: { $path }
kept-aside = Die Datenbank davor liegt noch hier: { $path }
tidied = Entfernt: { $finished } beendete Tische, { $abandoned } verlassene Tische, { $guests } Gäste.
tidy-keeps-tables = Tische werden nie entfernt, solange nichts anderes eingestellt ist; siehe docs/operating.md.
