### Die Wörter des Terminals, egal in welchem Spiel.

## Spielen
welcome = Du spielst { $game } gegen { $opponent }. Gib einen Zug ein oder:
commands = hilfe alle Befehle · ? die Regeln, die gerade gelten · tipp die besten Züge · zurück zurücknehmen · ende aufhören
prompt = Dein Zug
not-understood = Gib einen der Züge oben ein (der Anfang genügt), oder hilfe für alles andere.
which-move = So beginnen mehrere Züge; gib einen davon ein: { $moves }
board-again = brett zeigt den Tisch noch einmal.
how-to-type = Gib einen Zug so ein, wie er auf dem Tisch steht, groß oder klein geschrieben. Der Anfang genügt, wenn kein anderer Zug so beginnt, oder seine Nummer aus der Liste züge. Enter allein spielt den Zug, wenn es nur einen gibt. Am Terminal ergänzt Tab einen Zug, und die Pfeiltasten holen frühere Zeilen zurück.
order-rules = die Regeln, die gerade gelten; das Spiel in fünf Minuten; ein Abschnitt, eine Regel oder eine Karte
order-help = diese Liste
order-board = den Tisch noch einmal
order-legal = alle erlaubten Züge mit Nummer und Wirkung
order-hint = die besten Züge mit deiner Gewinnchance
order-log = was zuletzt geschehen ist
order-undo = die letzte Entscheidung zurücknehmen, wenn seitdem nichts aufgedeckt wurde
order-resign = das Spiel aufgeben
order-quit = aufhören; das Spiel ist gespeichert und geht mit --continue weiter
resign-again = Gib noch einmal aufgeben ein, um das Spiel aufzugeben, oder etwas anderes, um weiterzuspielen.
not-resigned = Du spielst weiter.
hint-thinking = Der beste Zug wird gesucht …
nothing-happened = Noch ist nichts geschehen.
hint-chances = Deine Gewinnchance mit den besten Zügen, soweit du sie kennen kannst:
afterwards = nochmal noch ein Spiel · analyse deine Entscheidungen im Rückblick · glück Glück und Spiel · Enter aufhören
more-rules = Mehr: ?? das Spiel in fünf Minuten · ? { $section } einen ganzen Abschnitt. Das sind die Abschnitte:
no-rule-page = Dieses Spiel bringt keine Regelseite mit. Was du tun kannst, steht oben.
your-turn = Du bist dran.
any-moves = Du kannst spielen: { $moves }
no-such-rule = Eine Regel, einen Abschnitt, eine Karte oder einen Zug „{ $rule }“ gibt es hier nicht.
lesson-enter = Enter: weiter
lesson-moves = Die Lektion wartet auf: { $moves }
seat-name = Platz { $number }
other-game-saved = Das gespeicherte Spiel ist ein anderes: { $game }.
no-lesson-here = Für { $game } gibt es keine Lektion.
taken-back = Zurückgenommen.
your-result = { $result ->
    [won] Du hast gegen { $opponent } gewonnen.
    [lost] Du hast gegen { $opponent } verloren.
   *[drawn] Niemand hat gewonnen; dein Gegner war { $opponent }.
} { $how }
result-how = ({ $how }, { $own }:{ $other })
you-resigned = Du hast aufgegeben; { $opponent } gewinnt.
commitment = Vor der ersten Karte versiegelt: { $commit }
random-words = Dein Zufallswort: { $own }
    Das Zufallswort des Computers: { $other }
record-saved = Aufzeichnung: { $path }
cannot-be-saved = { $path } lässt sich nicht speichern: { $why }
fails-again = So schlägt es wieder fehl: { $command }
record-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }
opponent-level = { $name } (Stufe { $level })
opponent-random = Zufallsspieler
opponent-greedy = Gierschlund
opponent-search = Vorausdenker

## Die Anwendung
app-key-help = Regeln
app-key-hint = Tipp
app-key-card = Karte
app-key-undo = Zurück
app-key-board = Tisch
app-key-resign = Aufgeben
app-key-leave = Beenden
app-welcome = Du spielst { $game } gegen { $opponent }.
app-moves = Deine Züge
app-log = Was geschehen ist
app-thinking = { $opponent } denkt nach …
app-hint-thinking = Der beste Zug wird gesucht … (Esc bricht ab)
app-hint = Bester Zug: { $move }, { $chance } Gewinnchance
app-percent = { $number } %
app-step = Lektion: Schritt { $number } von { $total }
app-reading = Lies den Text, dann geht es weiter.
app-read-on = Weiter
app-resign-question = Willst du dieses Spiel aufgeben?
app-resign = Aufgeben
app-play-on = Weiterspielen
app-close = Schließen
app-over = Das Spiel ist zu Ende
app-again = Noch einmal
app-review = Analyse
app-insight = Glück und Spiel
app-insight-known = K zeigt verdeckte Karten
app-known = Verdeckte Karten
app-known-keys = ← → Züge · , . Schritte · S anderer Platz · Esc schließt
app-look = Zum Tisch
app-quit = Beenden
app-review-leave = Esc schließt
app-review-working = Deine Entscheidungen werden angesehen: { $done } von { $total } …
app-review-nothing = Du hattest nichts zu entscheiden.
app-review-done = { $total ->
    [one] Eine Entscheidung
   *[other] { $total } Entscheidungen
}, { $missed ->
    [0] keine verpasste Gelegenheit.
    [one] eine verpasste Gelegenheit.
   *[other] { $missed } verpasste Gelegenheiten.
}
app-review-played = { $move }: { $chance } Gewinnchance
app-review-best = Besser: { $move }, { $chance }
app-review-note = Geschätzt nach dem, was du damals wusstest; genau, wo nichts verborgen war. ✗ steht bei verpassten Gelegenheiten.
app-help-now = Jetzt
app-help-short = In fünf Minuten
app-help-rules = Alle Regeln
app-help-cards = Karten
app-help-keys = Tasten
app-help-leave = ←/→ andere Seite · ↑/↓ blättern · Esc schließt
app-all-keys =
    ↑ ↓ | einen Zug wählen; Enter spielt ihn
    Buchstaben | nur die Züge zeigen, die so beginnen; Rücktaste und Esc nehmen das zurück
    Maus | ein Klick spielt einen Zug, ein Rechtsklick erklärt seine Karten
    Tab | zum Protokoll und zurück
    F1, ? | die Regeln, die jetzt gelten
    F2 | Tipp: die Gewinnchance jedes Zuges
    F3 | was auf den Karten des Zuges steht
    F4 | das Spiel in fünf Minuten
    F5, Strg+Z | zurücknehmen
    F6 | weiterblättern, wenn der Tisch nicht ganz ins Fenster passt; auch das Mausrad kann es
    F8 | aufgeben
    F9 | hell oder dunkel
    Strg+Q, F10 | beenden; das Spiel ist gespeichert und kann fortgesetzt werden
app-new = Neues Spiel
app-new-by = Neues Spiel: { $rules }
app-learn = Das Spiel lernen: die Lektion
app-resume = Spiel vom { $date } gegen { $opponent } fortsetzen ({ $moves } Aktionen)
app-start-help = ↑/↓ und Enter, oder klicken. Esc beendet.

## Optionen
which-preset = Nach welchen Regeln möchtest du { $game } spielen?
preset-prompt = Nummer
preset-not-understood = Gib eine Zahl von 1 bis { $most } ein, oder nichts für die erste.
more-options-by = Einzelne Optionen: zweikampf options { $game }
rules-of-preset = Regeln: { $name }
rules-of-options = Regeln: deine eigene Wahl ({ $options })
presets-heading = Vorgaben: --preset NAME
options-heading = Einzelne Optionen: --option NAME=WERT
no-options = Dieses Spiel hat keine Optionen.
option-needs = nur mit { $needed }
option-default = (Voreinstellung)

## Ein beendetes Spiel verstehen
known-needs-ply = --known und --ply N gehören zusammen: was vor diesem Schritt bekannt sein konnte.

## Nachspielen
replay-header = { $game }: { $players }
replay-versus = { $one } gegen { $two }
replay-versus-you = Du gegen { $other }
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
replay-result = { $winner ->
    [none] Niemand gewinnt.
    [you] Du gewinnst.
   *[named] { $player } gewinnt.
} { $how }
you-ended-early = { $how ->
    [resigned] Du hast aufgegeben.
    [time] Deine Zeit war abgelaufen.
   *[gone] Du hast das Spiel verlassen.
}
ended-early = { $how ->
    [resigned] { $player } hat aufgegeben.
    [time] Die Zeit von { $player } war abgelaufen.
    [gone] { $player } hat das Spiel verlassen.
    [called-off] Das Spiel wurde abgesagt, weil jemand nicht begonnen hat. Niemand hat verloren.
    [cancelled] Die Einladung wurde zurückgenommen.
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
verified-deal = Jede Ziehung folgt aus dem versiegelten Geheimnis ({ $commit }). Es sind die Karten von { $deal }: Sie standen vor diesem Spiel fest, und alle, die sie spielen, treffen dieselben.
verified-deal-closed = Es sind die Karten von { $deal } ({ $commit }). Ihr Geheimnis ist noch nicht gezeigt, weil andere sie noch spielen; später lässt es sich prüfen.
verified-continued = Das Spiel geht von einem anderen aus (Tisch { $table }): { $plies ->
    [one] Eine Aktion ist
   *[other] { $plies } Aktionen sind
} von dort übernommen. Ob sie dort so gespielt wurden, lässt sich hier nicht prüfen.
verified-uncommitted = Es ist kein Geheimnis offengelegt; woher die Karten kamen, lässt sich nicht prüfen.

## Hilfe auf der Befehlszeile
help-zweikampf = Kartenduelle für zwei: spielen, nachspielen, prüfen, messen.
help-game = Das Spiel: { $games }.
help-option = Eine Option des Spiels; darf mehrfach vorkommen.
help-preset = Eine Vorgabe des Spiels, etwa printed; --option geht ihr vor.
help-options = Was sich bei einem Spiel wählen lässt: Vorgaben, einzelne Optionen und was sie bedeuten.
help-lang = Deutsch oder Englisch; sonst so, wie das System spricht.
help-file = Die Aufzeichnung eines Spiels; - liest sie von der Standardeingabe.
help-trace = Gibt ganze Spiele als JSON-Zeilen aus, eine je Aktion.
help-trace-seed = Der gleiche Startwert ergibt die gleichen Zeilen.
help-trace-games = Wie viele Spiele, mit aufeinanderfolgenden Startwerten.
help-policy = Wer wählt: random oder ein Spieler der Arena. Zweimal angegeben: die Spieler auf Platz 1 und Platz 2.
help-play = Spiel gegen den Computer.
help-play-seed = Gibt und spielt dasselbe Spiel noch einmal; ein solches Spiel ist nicht versiegelt.
help-opponent = Wer gegen dich spielt: level1 bis level6, random, greedy, search:200, Modul:Klasse, pfad/datei.py:Klasse oder ein Programm: cmd:./meinbot; sonst level2.
help-move-time = Sekunden, die ein Programm (cmd:…) für einen Zug brauchen darf; sonst 60.
help-seat = Dein Platz, 1 oder 2; sonst entscheidet der Zufall.
help-record = Wohin die Aufzeichnung des Spiels kommt.
help-continue = Ein gespeichertes, noch nicht beendetes Spiel fortsetzen; mit --opponent gegen einen anderen Gegner.
help-lesson = Das Spiel Schritt für Schritt lernen.
help-plain = Zeile für Zeile an der Eingabe, auch wenn das Terminal den ganzen Bildschirm zeigen könnte.
help-ask-always = Auch fragen, wenn es nur eine Antwort gibt.
help-replay = Erzählt ein aufgezeichnetes Spiel von Anfang bis Ende.
help-insight = Glück und Spiel: sagt, was in einem beendeten Spiel Zufall war und was Entscheidung.
help-insight-seat = Der Platz, der angesprochen wird. Sonst der des Menschen oder der erste; mit --known der Platz, der am Zug war.
help-insight-known = Wo jede verborgene Karte vor einem Schritt liegen konnte, soweit der Platz es wissen konnte, und wo sie lag. Braucht --ply.
help-insight-ply = Der Schritt für --known, wie replay ihn zählt.
help-compare = Vergleicht Spiele mit denselben Karten: wo sie sich trennen und wie sie ohne Glück ausgingen.
help-compare-files = Aufzeichnungen von zwei bis acht Spielen mit denselben Karten.
help-compare-seat = Der Platz, dessen Ergebnis zählt. Sonst der des Menschen oder der erste.
help-compare-no-luck = Ohne die Ergebnisse ohne Glück, die je Spiel Sekunden dauern.
help-compare-all = Zeigt alle Entscheidungen nach der Trennung der Spiele, nicht nur die ersten.
help-same-deal = Mit den Karten eines beendeten Spiels spielen, gegen denselben Gegner, wenn --opponent keinen anderen nennt.
help-other-side = Mit --same-deal: auf dem anderen Platz sitzen und mit den Karten spielen, die der Gegner hatte.
other-side-alone = --other-side braucht --same-deal.
same-deal-alone = Bei den Karten eines anderen Spiels gibt es keine Wahl von Startwert, Vorgabe oder Optionen, und --seat sagt dasselbe wie --other-side: Lass sie weg.
same-cards = Die Karten von { $deal }, vor diesem Spiel festgelegt.
compare-equal = Alle { $count } Entscheidungen sind gleich.
compare-parts = { $count ->
    [0] Die Spiele trennen sich bei der ersten Entscheidung.
    [one] Nach einer gleichen Entscheidung trennen sich die Spiele.
   *[other] Nach { $count } gleichen Entscheidungen trennen sich die Spiele.
}
compare-more = … und { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
}. --all zeigt alle.
compare-game = Spiel { $number }
compare-result = Spiel { $number }: { $result }
compare-adjusted = Spiel { $number } ohne Glück: { $points } von 100
help-puzzle = Finde den besten Zug: das Rätsel des Tages oder ein anderes.
help-puzzle-number = Das Rätsel mit dieser Nummer.
help-puzzle-grade = Die Rätsel dieser Stufe nacheinander; eine höhere Stufe ist schwerer.
help-verify = Spielt eine Aufzeichnung nach den Regeln nach und prüft Ergebnis und versiegelte Karten.
help-verify-sealed = Für Skripte: endet mit Code 3, wenn nicht Siegel, beide Zufallswörter und jede Ziehung bewiesen sind. (0: Die Aufzeichnung stimmt; 1: Sie stimmt nicht; 2: Sie ist nicht lesbar.)
help-verify-commitment = Das Siegel, das vor dem Spiel gezeigt wurde; die Aufzeichnung muss dasselbe haben.
help-verify-word = Ein Zufallswort, das du gegeben hast; es muss in der Aufzeichnung stehen.
not-proven = Die Aufzeichnung stimmt, aber sie beweist ihre Karten nicht: Dazu braucht es ein beendetes Spiel mit Siegel und die Zufallswörter beider Spieler.
help-solve = Spielt eine offene Stellung perfekt: wer gewinnt, wie hoch, mit welchen Karten (JSON).
help-solve-moves = Sagt auch, wohin jede erlaubte Karte führt: wer gewinnt und wie hoch.
help-solve-margin = Nennt als beste nur die Karten, die auch die Höhe halten, nicht alle, die das Ergebnis halten.
help-position = Eine Stellung in Anführungszeichen; - liest von der Standardeingabe, eine je Zeile.
help-bench = Misst, wie schnell ein Spiel auf diesem Rechner läuft.
help-seconds = Sekunden je Durchgang.
help-json = Gibt JSON aus.
help-arena = Lässt Spieler auf gleichen Karten gegeneinander antreten und misst, wer besser ist.
help-players = Zwei oder mehr: level1 bis level6, random, greedy, search, search:200 (Iterationen), search:50ms, search:5000x2 (Threads), Modul:Klasse, pfad/datei.py:Klasse oder cmd:PROGRAMM.
help-arena-games = Spiele je zwei Spieler, sonst 400; alle Karten werden zweimal gespielt, mit vertauschten Plätzen; aus einer ungeraden Zahl wird die nächste gerade. Mit --sprt so viele Spiele höchstens, sonst 20.000.
help-arena-seed = Der gleiche Startwert ergibt die gleichen Spiele.
help-ray = Spielt auf allen Prozessoren eines Ray-Clusters: dessen Adresse, etwa 10.0.0.1:6379, oder auto, oder local für einen Cluster auf diesem Rechner.
help-lab = Von einer Frage in einer Datei zu Ergebnissen, einem Bericht und Daten zum Lernen; siehe docs/lab.md.
help-lab-run = Spielt eine Studie; eine unterbrochene wird fortgesetzt.
help-lab-study = Was gespielt wird: eine TOML-Datei, siehe docs/lab.md.
help-lab-out = Der Ordner für die Ergebnisse.
help-lab-workers = Wie viele Prozesse gleichzeitig spielen; ohne Angabe so viele, wie es Prozessoren gibt.
help-lab-report = Schreibt den Bericht einer Studie: eine Seite auf Deutsch und Englisch, oder JSON.
help-lab-page = Die Datei der Seite; ohne Angabe report.html im Ordner.
help-lab-csv = Schreibt die Zahlen auch als CSV in diese Datei.
help-lab-export = Schreibt die Entscheidungen einer Studie als Tabellen zum Lernen, als NumPy oder Parquet.
help-lab-data = Die Datei für die Tabellen: .npz oder .parquet.
help-lab-folder = Der Ordner mit den Ergebnissen einer Studie.
help-lab-train = Trainiert ein Netz, das Stellungen eines Spiels beurteilt; ein unterbrochenes Training wird fortgesetzt. Siehe docs/training.md.
help-train-out = Der Ordner für Daten, Gewichte und Bericht.
help-train-units = Wie viele Einheiten Daten; ohne Angabe so viele, wie für das Spiel vorgesehen sind.
help-train-epochs = Wie oft das Netz alle Daten durchgeht.
help-train-seed = Der gleiche Startwert ergibt die gleichen Daten.
help-train-data = Erzeugt nur die Daten.
help-lab-puzzles = Sucht Rätsel in Spielen guter Spieler; eine angehaltene Suche geht weiter. Siehe docs/puzzles.md.
help-puzzles-out = Die Datei der Rätsel.
help-puzzles-count = Wie viele in der Datei stehen sollen.
help-puzzles-seed = Derselbe Startwert findet dieselben Rätsel.
help-puzzles-explain = Sucht nichts, sondern begründet die Rätsel der Datei neu, so wie das Spiel es heute tut.
help-puzzles-player = Wer die Spiele spielt, zum Beispiel level5.
help-budget = Wie viel Spieler ohne eigenes Budget nachdenken dürfen: Iterationen oder eine Zeit wie 50ms.
help-workers = Wie viele Prozesse gleichzeitig spielen.
help-resume = Sammelt die Ergebnisse in dieser Datei und macht dort weiter, wo sie endet.
help-bot = Lass einen Spieler ein Spiel auf einem Server spielen: an einem Tisch, zu dem er eingeladen ist, oder an einem neuen.
help-bot-player = Wer spielt: level1 bis level6, random, greedy, search:200, Modul:Klasse, pfad/datei.py:Klasse oder ein Programm: cmd:./meinbot.
help-bot-server = Der Server.
help-bot-table = Die Einladung zu einem Tisch, der ganze Link.
help-bot-open = Einen Tisch für dieses Spiel eröffnen; ohne --level wird seine Einladung ausgegeben, und der Bot wartet auf einen Menschen.
help-bot-level = Gegen den Computer dieser Stufe spielen.
help-bot-name = Wie der Bot am Tisch heißt.
bot-needs-table = Sag, wo gespielt wird: entweder --table LINK oder --open SPIEL.
bot-plays = { $player } spielt { $game }: { $url }
bot-invites = Lade einen Gegner ein: { $url }
bot-result = { $result ->
    [won] { $player } gewinnt
    [lost] { $player } verliert
   *[drawn] Niemand gewinnt
}
bot-score = ({ $how }, { $own }:{ $other })
bot-record = Die Aufzeichnung: { $url }
help-sprt = Zwei Spieler: hört auf, sobald feststeht, ob der erste um ELO0 oder um ELO1 Punkte besser ist (höchstens in 5 % der Fälle falsch), etwa 0,10.
help-adjusted = Schätzt auch das Glück in jedem Spiel und zeigt neben den Quoten die ohne Glück.
help-records = Behält die Aufzeichnung jedes Spiels in diesem Ordner.
help-on-error = Wenn ein Spieler scheitert: aufhören (stop) oder das Spiel für ihn verloren geben (forfeit).
help-only = Spielt ein einzelnes Spiel noch einmal und gibt seine Aufzeichnung aus, etwa 0-1-7.2: die beiden ersten Spieler (gezählt ab 0), Paar 7, zweites Spiel.
help-shard = Spielt nur einen Teil, etwa 2/5 den zweiten von fünf. Die Dateien von --resume hintereinander sind das ganze Turnier.
help-serve = Startet den Server: Tische im Browser, gegen den Computer oder gegen Freunde. Alles Weitere lässt sich mit Umgebungsvariablen ZWEIKAMPF_… einstellen.
help-host = Adresse, auf der der Server hört (sonst nur dieser Rechner).
help-port = Port, auf dem der Server hört; 0 nimmt irgendeinen freien.
help-database = Datenbank als URL, sqlite:///… oder postgresql://… (sonst SQLite in deinem Datenordner).
help-processes = Wie viele Prozesse sich den Port teilen (sonst einer; mehrere brauchen PostgreSQL).
help-backup = Die Datenbank eines Servers sichern (SQLite); er darf dabei laufen.
help-backup-file = Wohin die Sicherung geschrieben wird.
help-backup-force = Eine vorhandene Datei ersetzen.
help-restore = Eine Sicherung zurückholen (SQLite); der Server darf dabei nicht laufen.
help-restore-file = Die Sicherung.
help-tidy = Alte Tische und Gäste aus der Datenbank des Servers entfernen; der Server darf dabei nicht laufen.
help-tidy-finished = Beendete Tische entfernen, deren Ende so viele Tage her ist und die seitdem niemand geöffnet hat; 0 behält alle. Ohne Angabe gilt, was für den Server eingestellt ist.
help-tidy-abandoned = Unbeendete Tische entfernen, die so viele Tage niemand geöffnet hat; 0 behält alle. Ohne Angabe gilt, was für den Server eingestellt ist.
help-tidy-guests = Gäste ohne Tisch entfernen, die vor so vielen Tagen zuletzt da waren; 0 behält alle. Ohne Angabe gilt, was für den Server eingestellt ist.
help-completion = Gibt aus, was deine Shell braucht, um Befehle, Spiele und Optionen mit der Tab-Taste zu ergänzen.
help-shell = bash, zsh oder fish. Für bash gehört diese Zeile in ~/.bashrc: eval "$(zweikampf completion bash)"
help-version = Nennt die Version und ob die Regeln kompiliert sind.
## Rahmen der Hilfe
help-usage = Aufruf:
help-pieces-options = [OPTIONEN]
help-pieces-command = BEFEHL …
help-arguments = Argumente
help-options-heading = Optionen
help-commands = Befehle
help-help = Zeigt diese Hilfe.
metavar-game = SPIEL
metavar-file = DATEI
metavar-file-file- = DATEI DATEI ...
metavar-name-file = NAME|DATEI
metavar-name-value = NAME=WERT
metavar-days = TAGE
metavar-address = ADRESSE
metavar-position = STELLUNG
metavar-one-two-number-game = EINS-ZWEI-NUMMER.SPIEL
help-default = [Vorgabe: { $value }]

usage-missing = { $what } fehlt (siehe --help).
usage-no-option = Eine Option { $what } gibt es nicht (siehe --help).
usage-bad-value = { $what } kann diesen Wert nicht haben (siehe --help).
usage-choice = { $what } muss eins davon sein: { $choices }.
usage-either = { $what } muss { $one } oder { $two } sein.
usage-number = { $what } muss eine { $kind ->
    [whole] ganze Zahl
   *[any] Zahl
}{ $span ->
    [between] {" "}von { $least } bis { $most }
    [least] {" "}ab { $least }
   *[free] {""}
} sein.
usage-shard = { $what } muss K/N sein, Teil K von N Teilen, zum Beispiel 2/5.
usage-two-players = { $what } geht höchstens zweimal, ein Spieler pro Platz.
usage-needs-value = { $what } braucht einen Wert (siehe --help).
usage-takes-no-value = { $what } hat keinen Wert (siehe --help).
usage-too-much = Das ist zu viel: { $what } (siehe --help).
usage-no-command = Einen Befehl „{ $what }“ gibt es nicht (siehe --help).

## Wenn etwas schiefgeht
interrupted = Abgebrochen.
input-ended = Die Eingabe war vor dem Spiel zu Ende.
usage-other = { $message } (siehe --help)
not-compiled = Die Regeln sind hier nicht kompiliert und laufen als reines Python, um ein Vielfaches langsamer. Mit einem C-Compiler kompiliert sie `make clean setup`.
not-written = Die Ausgabe lässt sich nicht schreiben: { $why }

## Datenbank des Servers
backup-made = Gesichert: { $path }
restored = Zurückgeholt: { $path }
kept-aside = Die Datenbank davor liegt noch hier: { $path }
tidied = Entfernt: { $finished } beendete Tische, { $abandoned } verlassene Tische, { $guests } Gäste.
tidy-keeps-tables = Tische werden nie entfernt, solange nichts anderes eingestellt ist; siehe docs/operating.md.
metavar-player = SPIELER
metavar-player-player- = SPIELER SPIELER ...
metavar-seconds = SEKUNDEN

## Rätsel am Prompt
puzzle-title = Rätsel { $number }, Stufe { $grade }
puzzle-ask = { $kind ->
    [win] Nur ein Zug gewinnt. Welcher? („lösung“ zeigt ihn.)
    [draw] Nur ein Zug verliert nicht. Welcher? („lösung“ zeigt ihn.)
   *[best] Welcher Zug ist der beste? („lösung“ zeigt ihn.)
}
puzzle-refused = Das ist hier kein erlaubter Zug.
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht der beste Zug: { $move }.
puzzle-solution = Am besten: { $move }.
puzzle-worth = Gewinnchance { $chance } % statt { $best } %.
puzzle-line = Bei bestem Spiel geht es so weiter: { $line }
puzzle-enter = Enter zeigt das nächste Rätsel, „ende“ hört auf.
puzzle-count = { $right } von { $asked } auf Anhieb gefunden.
