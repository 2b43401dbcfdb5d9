### Die Wörter des Browsers, egal in welchem Spiel.

## Überall
motto = Kartenduelle für zwei
loading = Einen Moment …
language = Sprache
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
to-lobby = Zur Spielauswahl
offline-lobby = Du bist offline. Bei jedem Spiel kannst du unter „{ help }“ die Regeln und die Lektion lesen, und weiter unten deine beendeten Spiele. Sobald der Server wieder da ist, kannst du weiterspielen.
offline-game = Du bist offline. Dieses Spiel ist in diesem Browser gespeichert.
lesson-to-read = Die Lektion zum Lesen
# Eine Datei dieser Seite ist noch nicht da, oder der Server hat sie nicht.
part-waits = Das kommt, sobald der Server wieder erreichbar ist.
part-missing = Auf dem Server fehlt ein Teil dieser Seite. Lade sie später neu.
no-connection = Der Server ist nicht erreichbar. Deine Spiele sind dort gespeichert.
server-trouble = Auf dem Server ist etwas schiefgegangen.
refused = Das geht nicht ({ $code }).
unofficial = Eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Eigentümern; Regeltexte und Bilder sind eigene.

nowhere = Hier ist nichts
nowhere-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Teil des Links: Lass ihn dir noch einmal schicken.
nowhere-page = Diese Seite gibt es nicht. Vielleicht ist in der Adresse ein Fehler.

## Spielauswahl
games = Spiele
your-name = Dein Name
name-optional = wenn du magst
other-name = Name deines Gegenübers
level-number = Stufe { $level }
computer-opponent = Gegner: der Computer
computer-described = { $name } – { $strength }
strength-1 = sehr leicht
strength-2 = leicht
strength-3 = mittel
strength-4 = stark
strength-5 = sehr stark
strength-6 = meisterhaft
strength-bot = ein Bot dieses Servers
five-minutes = In fünf Minuten
play = Spielen
learn = Lernen
invite-friend = Freund einladen
one-screen = Zu zweit hier
more-options = Mehr …
open-tables = Offene Tische
recent-games = Letzte Spiele
versus = { $one } gegen { $two }
versus-you = Du gegen { $name }
standing-your-turn = du bist am Zug
standing-their-turn = Gegner am Zug
standing-running = läuft
standing-waiting = wartet auf den zweiten Spieler
standing-unbegun = noch nicht begonnen
standing-won = gewonnen
standing-lost = verloren
standing-decided = entschieden
standing-drawn = unentschieden
standing-ended = ohne Ergebnis beendet
table-turn-of = { $name } ist am Zug
table-winner = { $name } hat gewonnen
table-end-resigned = durch Aufgabe
table-end-time = nach Zeit
table-end-gone = ein Spieler ist gegangen
table-end-agreed = vereinbart
table-end-called-off = abgesagt
filter-game = Spiel
filter-standing = Stand
filter-all = alle
tables-shown = { $shown } von { $total } angezeigt
tables-none = Keines deiner Spiele passt dazu.
tables-all = Alle { $total } anzeigen
tables-fewer = Weniger anzeigen

## Ein neuer Tisch
opponent = Gegner
opponent-computer = Computer
opponent-friend = Ein Freund, per Link
opponent-screen = Zu zweit an diesem Bildschirm
level = Stufe
pace = Der Computer spielt
pace-fast = schnell
pace-normal = in normalem Tempo
pace-slow = langsam
your-seat = Dein Platz
seat-random = zufällig
seat-number = Platz { $number }
which-rules = Regeln
own-rules = Eigene Wahl
single-options = Einzelne Optionen
clock = Uhr
clock-none = keine
clock-of = { $minutes } min + { $seconds } s je Zug
start = Los geht’s

## Einstellungen
settings = Einstellungen
settings-kept = In diesem Browser gespeichert, für alle Spiele.
setting-theme = Aussehen
choice-theme-system = wie das System
choice-theme-light = hell
choice-theme-dark = dunkel
setting-text = Schriftgröße
choice-text-normal = normal
choice-text-large = groß
choice-text-larger = größer
choice-text-largest = am größten
setting-cards = Kartenfarben
choice-cards-four = jede Sorte ihre eigene
choice-cards-two = zwei für alle
setting-motion = Animationen
choice-motion-system = wie das System
choice-motion-off = aus
choice-motion-fast = schnell
choice-motion-normal = normal
choice-motion-slow = langsam
setting-sound = Töne
choice-sound-off = aus
choice-sound-soft = leise
choice-sound-full = laut
setting-confirm = Züge bestätigen
about-confirm = Einmal tippen wählt einen Zug, noch einmal tippen spielt ihn.
setting-ask = Immer fragen
about-ask = Frag mich auch, wenn es nur eine Antwort gibt. Sonst wird sie für mich gegeben.
setting-notify = Benachrichtigungen
about-notify = Wenn du am Zug bist und gerade etwas anderes ansiehst.
notify-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
setting-mute = Sprüche ausblenden
about-mute = Nicht zeigen, was andere Spieler sagen.
confirm-move = Spielen
confirm-question = { $move }?
confirm-how = Wähle es noch einmal, um es zu spielen.

## Platz nehmen
table = Tisch
invited-by = { $name } lädt dich ein: { $game }
invited = Du bist eingeladen: { $game }
sit-down = Platz nehmen
terms-usual = wie üblich
terms-no-clock = keine, lass dir Zeit
terms-time = { $time } für jeden
terms-time-turn = { $time } für jeden, dazu { $seconds } s pro Zug
terms-time-action = { $time } für jeden, dazu { $seconds } s pro Aktion
terms-clock-begins = Deine Uhr beginnt mit deinem ersten Zug. Für ihn hast du drei Minuten.
first-move = { $whose ->
    [yours] Mach deinen ersten Zug innerhalb von { $minutes } min, sonst wird das Spiel abgesagt.
   *[theirs] Ohne ersten Zug innerhalb von { $minutes } min wird das Spiel abgesagt.
}
time-minutes = { $minutes } min
time-seconds = { $seconds } s
read-rules = Regeln lesen
play-lesson = Erst die Lektion spielen
invitation-gone = Diese Einladung gibt es nicht mehr. Sie wurde zurückgezogen, oder ein Teil des Links fehlt.
cancel-invitation = Einladung zurückziehen
share-link = Teilen
link-code = QR-Code des Links für deinen Freund
watch = Du siehst zu.
watch-taken = Der Platz ist schon vergeben. Du siehst zu.
watch-waiting = Du siehst zu. { $name } wartet auf den zweiten Spieler.
send-link = Schick diesen Link einem Freund: Wer die Einladung zuerst annimmt, bekommt den anderen Platz.
invite-link = Link für deinen Freund
copy-link = Link kopieren
copied = Kopiert
waiting-for-friend = Sobald dein Freund Platz nimmt, werden die Karten gegeben.
waiting-for-word = Es fehlt noch das Zufallswort von { $name }. Der Browser gibt es von selbst, sobald { $name } da ist.
waiting-for-start = Einen Moment, die Karten werden gegeben.
sealed = Die Karten wurden vor dem Spiel versiegelt: { $commitment }
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät weiter. Nicht spicken!
curtain-lift = Ich bin { $name }: Karten zeigen

## Am Tisch
you = du
you-unnamed = Du
seat-open = freier Platz
seat-unnamed = Spieler { $number }
present = da
away = weg
stands-in = der Computer spielt
to-act = ist am Zug
clock-left = noch { $time }
server-restarts = Der Server startet bis { $time } Uhr neu. Dein Spiel ist gespeichert und geht danach weiter.
line-down = Verbindung verloren, wird wiederhergestellt …
move-kept = Dein Zug ist vorgemerkt und wird gesendet, sobald die Verbindung wieder steht.
beside = Verlauf und Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
actions = Was du tun kannst
help = Regeln
hint = Tipp
hint-thinking = Denkt nach …
hint-best = Bester Zug: { $move } ({ $chance } Gewinnchance)
hint-next = oder { $move } ({ $chance })
undo-short = Zurück
undo = Zug zurück
takeback = Zurück? Dein Gegner wird gefragt
takeback-short = Zurück?
draw-short = Remis
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Möchtest du dieses Spiel aufgeben?
resume = Meinen Platz wieder einnehmen
claim-win = Sieg beanspruchen
claim-computer = Computer weiterspielen lassen
your-turn = Du bist am Zug.
comes-by-itself = Es gibt nur einen Zug. Er kommt von selbst.
waits-for = { $name } ist am Zug.
game-is-over = Das Spiel ist zu Ende.
offers-draw = { $name } bietet Remis an.
offers-takeback = { $name } möchte den letzten Zug zurücknehmen.
offers-rematch = { $name } möchte eine Revanche.
offered-draw = Du hast { $name } Remis angeboten.
offered-takeback = Du hast { $name } um Rücknahme deines Zuges gebeten.
offered-rematch = Du hast { $name } um eine Revanche gebeten.
# Nach einem eigenen Angebot, aus dem nichts wurde
lost-draw = { $by ->
    [you] Du hast dein Angebot zurückgezogen.
   *[other] { $name } nimmt das Remis nicht an.
} { again-later }
lost-takeback = { $by ->
    [you] Du hast deine Bitte zurückgezogen.
   *[other] { $name } stimmt der Rücknahme nicht zu.
} { again-later }
again-later = Nach deinem nächsten Zug kannst du wieder fragen.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
say-short = Sagen
say = Etwas sagen
says = { $name }: { $phrase }
emote-hello = Hallo!
emote-good-luck = Viel Glück!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-one-moment = Moment …
emote-good-game = Schönes Spiel!
rule-number = Regel { $number }
rules-now = Was jetzt gilt
rules-of = Alle Regeln: { $game }

## Lektionen
lesson = Lektion
lesson-step = Lektion: Schritt { $number } von { $total }
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-fold = Text beiseitelegen
lesson-unfold = Text zeigen

## Nach dem Spiel
result = Ergebnis
result-won = Du gewinnst!
result-lost = Du verlierst.
result-drawn = Niemand gewinnt.
result-ended = Das Spiel ist beendet.
result-winner = { $name } gewinnt.
end-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[named] { $player } hat aufgegeben.
}
end-time = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[named] Die Zeit von { $player } ist abgelaufen.
}
end-gone = { $who ->
    [you] Du hast den Tisch verlassen.
   *[named] { $player } hat den Tisch verlassen.
}
end-agreed = Vereinbart.
end-called-off = Das Spiel wurde abgesagt, weil jemand nicht begonnen hat. Niemand hat verloren.
end-rules-changed = Die Regeln haben sich geändert, seit dieses Spiel begonnen hat. Niemand hat verloren.
rematch = Revanche
rematch-declined = { $name } möchte keine Revanche.
to-rematch = Zur Revanche
replay = Nachspielen
look-back = Nachspielen und Rückblick
review = Rückblick
seen-from = Wessen Züge
hindsight-parts = Was gezeigt wird
hindsight-choices = Züge
hindsight-insight = Glück und Spiel
hindsight-known = Verborgenes
river-of = Glück und Spiel im Verlauf: { $name }
river-mark = { $what } { $points }: { $place }
river-sum = Die Rechnung
known-by = Was { $who ->
    [you] du hier wissen konntest
   *[named] { $player } hier wissen konnte
}, und was wirklich war
known-lay = { $count ->
    [0] Dort lag keine.
    [one] Dort lag eine:
   *[other] Dort lagen { $count }:
}
known-alike = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten mit den gleichen Chancen
}
review-working = Sieht sich die Entscheidungen an: { $done } von { $total } …
review-nothing = Hier gab es nichts zu entscheiden.
review-note = Geschätzt aus dem, was auf diesem Platz gerade bekannt war. Steht alles offen da, ist es ausgerechnet.
review-best = Am besten: { $move } ({ $chance })
review-played = Gespielt: { $move } ({ $chance })
review-was-best = Gut gespielt: { $move } ({ $chance })
review-table = Alle Entscheidungen als Tabelle
column-step = Wann
column-played = Gespielt
column-best = Am besten
curve-of = Gewinnchance im Verlauf: { $name }
curve-point = { $place }: { $chance } Gewinnchance
curve-missed = { $place }: { $chance } Gewinnchance, hier war ein anderer Zug besser
missed-moments = Verpasste Gelegenheiten
missed-none = Keine große Gelegenheit verpasst.
missed-step = { $place }: { $before } → { $after }
missed-better = Besser: { $move }
missed-played = Gespielt: { $move }
continue = Anders weiterspielen
level-of = Gegner in { $game }
continue-explained = Ein neuer Tisch gegen den Computer, ab hier. Was danach kommt, wird neu gegeben.
continue-from-here = Von hier aus weiterspielen
copy-position = Link zu dieser Stelle kopieren
not-sealed = Dieses Spiel geht von einer Stelle eines früheren aus. Seine Karten wurden nicht vorher versiegelt.
download-record = Aufzeichnung laden
look-at-table = Tisch ansehen
both-hands = Beide Hände
timeline = Zeitleiste
beginning = Der Anfang.
ply-of = Schritt { $ply } von { $total }
place-setup = Vor dem ersten Zug
place-end = Das Ende
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-last = Zum Ende
play-on = Abspielen
stop = Anhalten
hidden-card = eine Karte

## Das Siegel
seal = Das Siegel dieses Spiels
seal-word = Dein Zufallswort: { $word }
seal-how = So funktioniert es
seal-closed = Versiegelt.
seal-closed-why = Die Karten folgen aus einem versiegelten Geheimnis und einem Zufallswort jedes Spielers. Nach dem Spiel wird das Siegel geöffnet und geprüft.
seal-checking = Das Siegel wird geprüft …
seal-checking-why = Einen Moment.
seal-verified = Siegel geprüft.
seal-verified-why = Dieser Browser hat das Geheimnis, beide Zufallswörter und jede Ziehung nachgerechnet.
seal-repeated = Stand vor deinem Spiel fest.
seal-repeated-why = Dieser Browser hat das Geheimnis und jede Ziehung nachgerechnet: Die Karten standen fest, bevor du dich gesetzt hast, und alle, die sie spielen, haben dieselben. Andere können sie vorher gesehen haben.
seal-weekly = Bis zum Ende der Woche versiegelt.
seal-weekly-why = Das Geheimnis würde die Karten allen verraten, die noch nicht gespielt haben. Wenn die Woche vorbei ist, wird es gezeigt, und dein Browser rechnet jede Ziehung nach.
seal-unwitnessed = Geprüft, aber nicht bezeugt.
seal-unwitnessed-why = Alles passt zusammen. Aber dieser Browser war beim Beginn des Spiels nicht dabei, gab kein Zufallswort oder kennt die Stapel dieses Spiels nicht, deshalb kann er nicht dafür bürgen.
seal-unchecked = Nicht geprüft.
seal-unchecked-why = Der Server konnte die Ziehungen nicht nennen. Öffne den Tisch später noch einmal, oder prüfe die Aufzeichnung selbst.
seal-broken = Siegel gebrochen!
seal-broken-why = Etwas passt nicht zusammen.
seal-exchanged = Das Siegel ist nicht das, das dieser Browser zuerst gesehen hat.
seal-bad-secret = Das Geheimnis passt nicht zum Siegel.
seal-no-words = Der Server zeigt die Zufallswörter der Spieler nicht.
seal-own-word = Das Zufallswort, das dieser Browser gegeben hat, fehlt.
seal-other-word = Ein Zufallswort ist nicht das, das vorher gezeigt wurde.
seal-seats = Die Plätze sind nicht die, die ausgelost wurden.
seal-bad-list = Die Liste dessen, was bei Schritt { $ply } gezogen werden konnte, ist falsch.
seal-bad-draw = Bei Schritt { $ply } ergeben Geheimnis und Wörter etwas anderes als { $token }.
seal-other-record = Bei Schritt { $ply } steht in der Aufzeichnung etwas anderes als { $token }.
seal-other-header = Die Aufzeichnung weicht vom Siegel ab ({ $name }).
seal-missing-draw = Die Ziehung von Schritt { $ply } fehlt.
seal-other-card = Bei Schritt { $ply } wurde dir { $seen } gezeigt, gezogen worden sein soll aber { $token }.
seal-other-deal = Die Karten sollen aus einem anderen Spiel stammen, als vorher gesagt wurde.
seal-other-dealing = Die Karten wurden anders gegeben, als vorher gesagt wurde.
seal-bad-pile = Die Liste der Karten eines Stapels ist falsch ({ $pile }).
seal-unreadable = Was der Server zeigt, ist nicht lesbar.
fairness-title = So werden die Karten versiegelt
fairness-intro = Niemand kann sich hier die Karten eines Spiels aussuchen: der Server nicht, dein Gegner nicht und du auch nicht. Das geht so:
fairness-secret = Der Server denkt sich eine lange Zufallszahl aus, sein Geheimnis, und zeigt einen Fingerabdruck davon, das Siegel. Von da an kann er das Geheimnis nicht mehr ändern. Dein Browser merkt sich das erste Siegel, das er sieht.
fairness-words = Dann gibt jeder Spieler ein langes Zufallswort. Deines macht dein Browser von selbst. Das Wort des Computers wird zusammen mit dem Siegel gezeigt, bevor deines bekannt sein kann.
fairness-deal = Erst dann werden die Karten gegeben. Geheimnis und Wörter zusammen bestimmen jede Karte, jeden Würfel und wer wo sitzt. Der Server kannte dein Wort nicht, als er sein Geheimnis wählte, und du kanntest das Geheimnis nicht.
fairness-check = Nach dem Spiel zeigt der Server sein Geheimnis. Dein Browser prüft dann selbst, ob es zum Siegel passt, ob dein Wort dabei ist und ob sich jede Ziehung genau so ergibt.
fairness-limits = Was das nicht beweist
fairness-limit-rules = Dein Browser kennt die Regeln nicht. Welche Karten bei einer Ziehung möglich waren, sagt ihm der Server. Der Befehl weiter unten prüft auch das.
fairness-limit-seen = Dein Browser vergleicht die Ziehungen mit den Karten, die dir gezeigt wurden. Was vor dir verborgen war, konnte er nicht sehen.
fairness-limit-friend = Ein Server, der mit deinem Gegner gemeinsame Sache macht, kann ihm dein Wort verraten, bevor er seines wählt; dann könnten sie sich die Karten zusammen aussuchen. Gegen den Computer geht das nicht.
fairness-limit-page = Auch diese Seite kommt vom Server. Wenn du ihr nicht trauen willst, prüfe die Aufzeichnung mit einem eigenen Programm.
fairness-yourself = Selbst prüfen
fairness-verify = Lade die Aufzeichnung des Spiels herunter und prüfe sie mit Zweikampf auf deinem eigenen Rechner. Gib das Siegel und das Wort an, die du gesehen hast:

## Ein Spiel ohne eigenes Spielbrett
any-view = Was du weißt
any-actions = Was du tun kannst
no-rule-page = Dieses Spiel bringt keine Regelseite mit.

## Rätsel
alone = Für dich allein
puzzles = Rätsel
puzzle-title = Rätsel { $number } · Stufe { $grade }
puzzle-title-day = Rätsel des Tages · Stufe { $grade }
puzzle-own-one = Aus einem deiner Spiele
puzzle-opponent = Gegner
puzzle-ask = Finde den besten Zug.
puzzle-ask-win = Nur ein Zug gewinnt. Finde ihn.
puzzle-ask-draw = Nur ein Zug verliert nicht. Finde ihn.
puzzle-ask-own = In deinem Spiel war es: { $move }. Finde den besten Zug.
puzzle-refused = Das geht hier nicht.
puzzle-unshown = Diese Stellung lässt sich nicht mehr anzeigen.
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht der beste Zug: { $move }.
puzzle-solution = Am besten: { $move }.
puzzle-worth = Gewinnchance { $chance } statt { $best }.
puzzle-line = Bei bestem Spiel geht es so weiter: { $line }
puzzle-choose = Auswahl
puzzle-again = Noch einmal
puzzle-show = Lösung
puzzle-next = Nächstes Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-grades = Nach Schwierigkeit
puzzle-any-grade = Alle
puzzle-grade = Stufe { $grade }
puzzle-found = { $found } von { $all } gefunden
puzzle-own = Aus deinen Spielen
puzzle-own-none = Verpasste Momente deiner beendeten Spiele werden hier zu Rätseln.
puzzle-own-due = { $count ->
    [0] Heute ist nichts fällig
    [one] Eins ist fällig
   *[other] { $count } sind fällig
}
puzzle-own-learned = { $found } von { $all } gelernt
puzzle-own-how = Was du verfehlst, kommt bald wieder; was du findest, immer später, bis du es gelernt hast.
look-left = { $count ->
    [one] Ein beendetes Spiel ist noch nicht durchgesehen.
   *[other] { $count } beendete Spiele sind noch nicht durchgesehen.
}
look-start = Verpasste Momente suchen
look-working = Spiel { $number } von { $total } wird durchgesehen …
look-done = { $games ->
    [one] Ein Spiel durchgesehen
   *[other] { $games } Spiele durchgesehen
}: { $found ->
    [0] kein neues Rätsel.
    [one] ein neues Rätsel.
   *[other] { $found } neue Rätsel.
}

## Ein Spiel aus einer Datei
open-record = Aufzeichnung öffnen
record-about = Die Aufzeichnung eines beendeten Spiels, von dieser Seite, von einem anderen Server oder aus dem Terminal: Spiel es nach, sieh dir Glück und Spiel an und was über die verdeckten Karten zu wissen war.
record-choose = Datei auswählen
record-drop = oder hier ablegen
record-checking = Das Spiel wird geprüft …
record-stored = Der Server prüft die Datei nach den Regeln und bewahrt das Spiel auf. Wer seine Adresse hat, kann es lesen.
record-note = Dieses Spiel kommt aus einer Datei. Seine Züge und sein Ergebnis folgen den Regeln.

## Dein Fortschritt
progress = Dein Fortschritt
progress-note = Das alles steht nur in diesem Browser. Als Datei kannst du es mitnehmen.
progress-all-games = Alle Spiele
progress-nothing = Noch nichts. Spiel ein Spiel zu Ende oder löse ein Rätsel.
progress-results = Ergebnisse
progress-opponent = Gegner
progress-played = Spiele
progress-won = Gewonnen
progress-drawn = Remis
progress-lost = Verloren
progress-level = Stufe { $level }
progress-bots = Andere Computer
progress-people = Menschen
progress-cost = Kosten je Entscheidung
progress-cost-about = Wie viel von der Gewinnchance deine Entscheidungen im Mittel verschenkt haben, Spiel für Spiel, in Hundertsteln eines Siegs. Weniger ist besser.
progress-cost-none = Sobald ein beendetes Spiel durchgesehen ist, zählen seine Entscheidungen hier.
progress-cost-game = { $date }: { $cost } Punkte
progress-kinds = Arten von Entscheidungen
progress-kind = Art
progress-choices = Wie oft
progress-points = Punkte je Mal
progress-strongest = Deine stärkste: { $kind }
progress-weakest = Deine schwächste: { $kind }
progress-puzzles-first = { $first } auf Anhieb
progress-save = Als Datei sichern
progress-read = Datei einlesen
progress-read-done = Die Datei ist eingelesen und mit dem vereint, was hier war.
progress-read-bad = Diese Datei enthält keinen gespeicherten Fortschritt.

## Dieselben Karten
same-deal = Dieselben Karten
again = Diese Karten noch einmal
again-about = Jeder Stapel und jeder Würfel bleibt, wie er war. Nur was du anders machst, ändert das Spiel.
again-other = Von der anderen Seite
again-other-about = Du bekommst die Karten von { $name }, und { $name } bekommt deine.
again-same = Von derselben Seite
again-same-about = Noch einmal deine Karten, gegen { $name }.
again-friend = An einen Freund schicken
again-friend-about = Dein Freund bekommt deine Karten, gegen { $name }. Der Link verrät keine Karte. Danach könnt ihr eure Spiele vergleichen.
deal-title = Dieselben Karten in { $game }
deal-heading = Dieselben Karten: { $game }
deal-compare = Spiele vergleichen
deal-asked-by = Spiel die Karten von { $name }: { $game }
deal-asked = Spiel dieselben Karten: { $game }
deal-about-of = Dieselben Karten und Würfel, die { $name } hatte; vorher wird nichts verraten. Danach siehst du beide Spiele nebeneinander.
deal-about = Dieselben Karten und Würfel für alle mit diesem Link; vorher wird nichts verraten. Danach siehst du alle Spiele nebeneinander.
deal-against = gegen { $name }
deal-playing = Du spielst diese Karten gerade. Wenn du fertig bist, kannst du die Spiele hier vergleichen.
deal-go-on = Zu deinem Spiel
deal-unplayable = Die Regeln haben sich seitdem geändert, deshalb lassen sich diese Karten nicht mehr spielen.
deal-count = { $count ->
    [0] Noch hat niemand ein Spiel mit diesen Karten beendet.
    [one] Ein Spiel mit diesen Karten ist beendet.
   *[other] { $count } Spiele mit diesen Karten sind beendet.
}
week-deal = Karten der Woche
week-heading = Karten der Woche: { $game }
week-about = Diese Woche spielen hier alle dieselben Karten gegen denselben Gegner, einmal und ohne Tipps. Danach siehst du, wie es den anderen ging.
week-number = Woche { $number }
week-left = Zeit
week-days-left = noch { $count } Tage
week-hours-left = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
week-is-over = vorbei
week-scores = Tabelle der Woche
week-new = { $count ->
    [0] mach den Anfang
    [one] bisher ein Spieler
   *[other] bisher { $count } Spieler
}
week-playing = dein Spiel läuft
week-place = Platz { $place } von { $count }
score-place = Platz
score-place-of = Du bist auf Platz { $place } von { $count }.
score-player = Spieler
score-result = Ergebnis
score-adjusted = Ohne Glück
score-won = gewonnen
score-lost = verloren
score-drawn = remis
score-end-resigned = aufgegeben
score-end-time = auf Zeit
score-end-gone = gegangen
score-end-agreed = vereinbart
score-end-called-off = abgesagt
score-end-rules-changed = Regeln geändert
score-you-named = { $name } (du)
score-nameless = Gast
score-other-side = von der anderen Seite
score-unknown = noch nicht ausgerechnet
score-note = Jedes Ergebnis führt zum Nachspielen. Ohne Glück: 100 Punkte sind ein Sieg, 0 eine Niederlage, und das Glück mit den Karten ist abgezogen. Ausgerechnet wird es, wenn ein Spiel verglichen wird, bei den Karten der Woche auch, wenn diese Seite ansieht, wer es gespielt hat.
compare = Nebeneinander
compare-game = Spiel { $letter }
compare-alone = Sobald ein zweites Spiel mit diesen Karten beendet ist, stehen hier beide nebeneinander.
compare-cost = Verschenkt
compare-working = Glück und Spiel werden ausgerechnet …
compare-parting = Wo sich die Spiele trennen
compare-parted = { $count ->
    [0] Die Spiele trennen sich bei der ersten Entscheidung: { $place }
    [one] Eine Entscheidung ist gleich. Dann trennen sich die Spiele: { $place }
   *[other] { $count } Entscheidungen sind gleich. Dann trennen sich die Spiele: { $place }
}
compare-never = In beiden Spielen sind alle Entscheidungen gleich.
compare-ended = Hier endete das Spiel.
compare-over = schon vorbei
compare-shared = Was vorher geschah, in beiden Spielen
compare-points = { $cost } Punkte
compare-unfold = Alle Züge zeigen
compare-note = Punkte sind das, was eine Entscheidung verschenkt hat, in Hundertsteln eines Siegs; neben einer Überschrift die des Spielers.
