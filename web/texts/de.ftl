### Die Wörter des Browsers, egal in welchem Spiel.

## Überall
motto = Kartenduelle für zwei
loading = Einen Moment …
language = Sprache
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
to-lobby = Zur Spielauswahl
no-connection = Der Server ist nicht erreichbar. Deine Spiele sind dort gespeichert.
server-trouble = Auf dem Server ist etwas schiefgegangen.
refused = Das geht nicht ({ $code }).
unofficial = Eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Eigentümern; Regeltexte und Bilder sind eigene.

## Spielauswahl
games = Spiele
your-name = Dein Name
name-optional = wenn du magst
other-name = Wer gegenübersitzt
level-number = Stufe { $level }
level-of = Gegner in { $game }
play = Spielen
learn = Lernen
invite-friend = Freund einladen
one-screen = Zu zweit hier
more-options = Mehr …
board-soon = Der Tisch dafür wird noch gebaut. Im Terminal ist das Spiel schon spielbar.
open-tables = Offene Tische
recent-games = Letzte Spiele
versus = { $one } gegen { $two }
table-waiting = wartet auf den zweiten Spieler
table-your-turn = du bist am Zug
table-running = läuft
table-drawn = unentschieden
table-won = gewonnen
table-lost = verloren
table-winner = Platz { $number } hat gewonnen

## Ein neuer Tisch
opponent = Gegner
opponent-computer = Computer
opponent-friend = Ein Freund, per Link
opponent-screen = Zu zweit an diesem Bildschirm
level = Stufe
pace = Der Computer spielt
pace-fast = schnell
pace-normal = in Ruhe
pace-slow = langsam
your-seat = Dein Platz
seat-random = zufällig
seat-number = Platz { $number }
clock = Uhr
clock-none = keine
clock-of = { $minutes } min + { $seconds } s je Zug
start = Los geht’s

## Platz nehmen
table = Tisch
invited-by = { $name } lädt dich ein: { $game }
invited = Du bist eingeladen: { $game }
sit-down = Platz nehmen
send-link = Schick diesen Link einem Freund. Er öffnet den anderen Platz, einmal.
invite-link = Link für deinen Freund
copy-link = Link kopieren
copied = Kopiert
waiting-for-friend = Sobald dein Freund Platz nimmt, werden die Karten gegeben.
waiting-for-start = Einen Moment, gegeben wird, wenn beide da sind.
sealed = Die Karten wurden vor dem Spiel versiegelt: { $commitment }
curtain-title = { $name } ist am Zug
curtain-text = Gib den Bildschirm weiter. Niemand sonst schaut hin.
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
line-down = Verbindung verloren, wird wiederhergestellt …
beside = Verlauf und Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
actions = Was du tun kannst
help = Regeln
hint = Tipp
hint-thinking = Denkt nach …
hint-best = Bester Zug: { $move } ({ $chance } Gewinnchance)
hint-next = { $move } ({ $chance })
undo = Zug zurück
takeback = Um Rücknahme bitten
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Möchtest du dieses Spiel aufgeben?
resume = Meinen Platz wieder einnehmen
claim-win = Sieg beanspruchen
claim-computer = Computer weiterspielen lassen
your-turn = Du bist am Zug.
waits-for = { $name } ist am Zug.
game-is-over = Das Spiel ist zu Ende.
offers-draw = { $name } bietet Remis an.
offers-takeback = { $name } möchte den letzten Zug zurücknehmen.
offers-rematch = { $name } möchte eine Revanche.
offered-draw = Du hast { $name } Remis angeboten.
offered-takeback = Du hast { $name } um Rücknahme deines Zuges gebeten.
offered-rematch = Du hast { $name } um eine Revanche gebeten.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
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
result-winner = { $name } gewinnt.
end-resigned = { $name } hat aufgegeben.
end-time = Die Zeit ist abgelaufen: { $name }.
end-gone = { $name } war weg.
end-agreed = Vereinbart.
rematch = Revanche
rematch-wanted = Wartet auf die Antwort …
to-rematch = Zur Revanche
replay = Nachspielen
download-record = Aufzeichnung laden
look-at-table = Tisch ansehen
both-hands = Beide Hände
timeline = Zeitleiste
beginning = Der Anfang.
ply-of = Schritt { $ply } von { $total }
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-last = Zum Ende
play-on = Abspielen
stop = Anhalten
