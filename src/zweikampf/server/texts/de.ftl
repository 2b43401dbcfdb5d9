### Was der Server sagt, egal in welchem Spiel.

## Am Tisch
only-watching = Du siehst hier nur zu.
not-begun = Das Spiel hat noch nicht begonnen.
word-given = Dein Zufallswort ist schon gegeben, und dabei bleibt es.
no-words-here = An diesem Tisch wird nach keinem Zufallswort gefragt.
nothing-sealed = Die Karten dieses Spiels waren nicht versiegelt; es gibt nichts zu prüfen.
not-over-yet = Das Spiel ist noch nicht zu Ende.
record-not-over = Das Spiel in dieser Datei ist nicht zu Ende. Nur beendete Spiele lassen sich hier öffnen.
nothing-to-continue = Von dort geht es nicht weiter: Das Spiel ist an dieser Stelle zu Ende.
old-rules = Dieses Spiel wurde nach älteren Regeln gespielt (Fassung { $version }), die dieser Server nicht mehr hat. Ansehen kannst du, was davon aufgehoben ist.
replay-not-kept = Von diesem Spiel ist keine Wiederholung aufgehoben, weil sich die Regeln seither geändert haben. Die Aufzeichnung kannst du herunterladen.
computer-plays = Der Computer spielt gerade für dich. Übernimm zuerst deinen Platz.
nothing-to-resume = Für dich spielt kein Computer.
no-hints-here = Tipps gibt es nur gegen den Computer und an einem Bildschirm.
hint-failed = Diesmal ließ sich kein Tipp finden. Versuch es noch einmal.
not-worked-out = Das ließ sich diesmal nicht ausrechnen. Versuch es noch einmal.
ask-for-takeback = Hier entscheidet dein Gegner mit: Bitte ihn, den Zug zurücknehmen zu dürfen.
too-many-undos = In diesem Spiel wurden schon { $most } Züge zurückgenommen. Mehr geht nicht, spiel von hier aus weiter.
nobody-to-ask = Hier ist niemand, den du fragen könntest.
no-draws-here = Dieses Spiel kann nicht unentschieden enden.
rematch-asked = Du hast schon um eine Revanche gebeten. Jetzt kann dein Gegenüber dich fragen.
next-game-waits = Die nächste Partie gibt es schon.
not-in-a-lesson = In einer Lektion gibt es nichts aufzugeben. Du kannst sie jederzeit verlassen.
asked-already = Das hast du schon gefragt. Nach deinem nächsten Zug kannst du es wieder tun.
nothing-offered = Das steht gerade nicht zur Wahl.
nothing-to-claim = Dein Gegner ist da und hat noch Zeit.
too-many-emotes = Du hast gerade viel gesagt. Warte einen Moment, bevor du weitersprichst.
answered-differently = Du hast dich inzwischen anders entschieden; deine letzte Antwort zählt.

## Lektionen
lesson-changed = Diese Lektion wurde inzwischen neu geschrieben. Fang sie in der Spielauswahl noch einmal an.
no-lesson = Für dieses Spiel gibt es keine Lektion.
lesson-read-first = Lies erst den Schritt zu Ende und geh dann weiter.
nothing-to-read = Dieser Schritt der Lektion wartet nicht darauf, gelesen zu werden.

## Plätze
no-such-bot = Diesen Gegner gibt es hier für dieses Spiel nicht.
no-such-table = Diesen Tisch gibt es nicht.
no-such-deal = Diese Karten gibt es nicht oder nicht mehr.
no-same-deal = Dieses Spiel kann nicht mit denselben Karten noch einmal gespielt werden.
deal-played = Die Karten dieser Woche spielt jeder nur einmal, und du hast schon begonnen.
deal-not-finished = Das siehst du, wenn du diese Karten selbst zu Ende gespielt hast.
week-over = Diese Woche ist vorbei. Ihre Karten kannst du ansehen, aber nicht mehr spielen.
week-not-over = Das Geheimnis dieser Karten zeigt der Server, wenn die Woche vorbei ist.
continue-after-week = Die Karten dieser Woche werden noch gespielt. Weiterspielen kannst du dieses Spiel, wenn die Woche vorbei ist.
not-your-seat = Auf diesem Platz sitzt jemand anderes.
already-seated = Du sitzt schon an diesem Tisch. Schick den Link jemand anderem.
bad-join-key = Diese Einladung gilt nicht oder nicht mehr.
invitation-cancelled = Diese Einladung wurde zurückgezogen. Den Tisch gibt es nicht mehr.
nothing-to-cancel = An diesem Tisch gibt es keine offene Einladung. Ein begonnenes Spiel kannst du aufgeben.
no-free-seat = An diesem Tisch ist kein Platz mehr frei. Zusehen kannst du gern.

## Verbindung
too-fast = Nicht so schnell, bitte. Versuch es gleich noch einmal.
too-slow = Das kam zu langsam an.
headers-too-large = Die Adresse oder die Kopfzeilen der Anfrage sind zu groß; höchstens { $most } Bytes gehen.
too-many-connections = Aus deinem Netz kommen gerade zu viele Verbindungen. Versuch es gleich noch einmal.
too-many-sockets = Du hast zu viele Tische offen. Schließ ein paar davon und lade diese Seite neu.
table-full = Hier sehen schon so viele zu, dass kein Platz mehr frei ist.
room-for-players = Dein Platz wurde für jemanden gebraucht, der mitspielt. Danke fürs Zusehen!
server-full = Der Server ist gerade voll. Versuch es bald noch einmal.
session-over = Du hast dich abgemeldet.
too-large = Das ist zu groß; höchstens { $most } Bytes gehen.
unknown-host = Unter dem Namen { $host } ist dieser Server nicht bekannt. Wer ihn betreibt, kann ihn freigeben (docs/operating.md).
foreign-origin = Dieser Aufruf kommt von einer fremden Seite.
bad-frame = Die Nachricht ist nicht lesbar: { $field } ({ $problem }).
bad-request = Die Anfrage ist nicht lesbar: { $field } ({ $problem }).
bad-call = Das geht so nicht.
not-found = Das gibt es hier nicht.
method-not-allowed = Das geht hier nicht.
not-stored = Das ließ sich nicht speichern und zählt nicht. Einen Moment, der Tisch wird neu geladen.
server-drains = Der Server startet bald neu, deshalb kann kein neues Spiel beginnen. Versuch es in ein paar Minuten noch einmal.
server-stops = Der Server startet neu. Dein Spiel ist gespeichert, es geht gleich weiter.
internal-error = Da ist auf dem Server etwas schiefgegangen. Dein Spiel ist gespeichert.

## Datenbank
database-not-opened = Die Datenbank lässt sich nicht öffnen: { $why }
database-taken = Ein anderer Server benutzt diese Datenbank schon. Beende ihn zuerst, oder wähle mit --database eine andere.
database-too-new = Diese Datenbank stammt von einer neueren Version von Zweikampf (Schema { $schema }). Diese Version kann sie nicht lesen.
processes-need-postgresql = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank; SQLite hat nur einen. Nenne sie mit --database postgresql://…
not-a-database = „{ $url }“ ist keine Adresse einer Datenbank. Schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
no-database-driver = Für PostgreSQL fehlt ein Paket ({ $name }): pip install 'zweikampf[postgres]'
port-taken = Der Port { $port } wird auf { $host } schon benutzt. Beende das Programm, das ihn benutzt, oder wähle mit --port einen anderen (0 nimmt irgendeinen freien).
port-not-allowed = Du darfst den Port { $port } nicht öffnen. Wähle mit --port einen anderen; ab 1024 sind sie für alle frei.
address-not-here = Dieser Rechner hat keine Adresse { $host }. Wähle mit --host eine andere: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz.
port-not-opened = Der Port { $port } lässt sich auf { $host } nicht öffnen: { $why }
bad-bots-file = Die Liste der Bots { $path } ist nicht lesbar: { $why }
bad-bot = { $path }: Beim Bot „{ $bot }“ fehlt ein Wert, oder er ist falsch oder unbekannt: { $field }.
bad-setting = Die Einstellung { $name } stimmt nicht: { $why }
no-such-database = Es gibt keine Datenbank { $path }.
database-in-memory = Diese Datenbank liegt nur im Speicher; da gibt es nichts zu sichern.
use-pg-dump = Für PostgreSQL gibt es pg_dump und pg_restore; siehe docs/operating.md.
backup-exists = { $path } gibt es schon. Mit --force wird die Datei ersetzt, die Datenbank selbst aber nie.
no-such-backup = Es gibt keine Sicherung { $path }.
bad-backup = { $path } ist keine heile Sicherung einer Datenbank von Zweikampf. Es wurde nichts geändert.
not-copied = { $path } lässt sich nicht schreiben: { $why }
