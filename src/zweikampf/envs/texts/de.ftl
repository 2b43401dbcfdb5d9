### Was die Lernumgebungen sagen.

unknown-part = Eine Beobachtung hat keinen Teil „{ $part }“. Bekannte Teile: { $known }.
no-such-row = Es gibt kein Spiel { $row }: gezählt wird von 0 bis { $last }.
actions-shape = Die Aktionen haben die Form ({ $given }), aber für jedes Spiel wird eine gebraucht, also ({ $needed }).
actions-ragged = Die Aktionen sind Listen verschiedener Länge; gebraucht wird eine einfache Liste mit einer Aktion für jedes Spiel, also { $needed }.
actions-kind = Die Aktionen sind vom Typ { $given }, müssen aber ganze Zahlen sein.
action-not-legal = Aktion { $action } ist in Spiel { $row } nicht erlaubt. Dort ist erlaubt: { $legal }.
not-saved = Das ist keine gespeicherte Umgebung ({ $what }).
saved-by-other = Diese Umgebung hat eine andere Version gespeichert: { $what } ist { $found }, hier ist es { $expected }.
