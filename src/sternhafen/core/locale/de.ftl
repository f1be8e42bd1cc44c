core-seat = Platz { $number }
core-none = nichts
core-several = { $n } × { $what }
core-and = { $first } und { $last }
core-item = { $card }
core-over = Das Spiel ist zu Ende.
core-not-your-turn = { $seat } hat jetzt nichts zu entscheiden; am Zug: { $acting }.
core-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
core-stale = Inzwischen hat sich etwas geändert: Das beantwortet Entscheidung { $answered }, gefragt ist jetzt Entscheidung { $asked }.
core-not-asked = Danach ist jetzt nicht gefragt. Möglich ist: { $wanted }.
core-not-offered = Das kann jetzt nicht gewählt werden.
core-wrong-number = { $least ->
    [0] Wähle höchstens { $most }; gewählt sind { $chosen }.
   *[other] { $most ->
        [0] Wähle nichts; gewählt sind { $chosen }.
       *[other] Wähle { $least } bis { $most }; gewählt sind { $chosen }.
    }
 }
core-exact-number = Wähle genau { $most }, nicht { $chosen }.
core-not-yours = { $card } kannst du nicht wählen.
core-number-out-of-bounds = Wähle eine Zahl von { $least } bis { $most }.
core-no-clock = Jetzt kann keine Zeit vergehen.
core-no-rewind = Du hast in dieser Runde noch nichts entschieden, was sich zurücknehmen ließe.
core-no-undo = Es lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
core-action-not-an-object = Eine Aktion ist ein Objekt wie {"{"}"type": "…"{"}"}.
core-action-unknown-type = Es gibt keine Aktion der Art „{ $found }“. Es gibt: { $known }.
core-action-unknown-field = Diese Aktion hat kein Feld „{ $field }“.
core-action-malformed = Fehlerhafte Aktion: { $problem }
core-unknown-component = In diesem Spiel gibt es „{ $name }“ nicht.
core-wrong-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $found }.
core-unknown-option = Es gibt keine Option „{ $name }“. Es gibt: { $known }.
core-wrong-option = Die Option „{ $name }“ kann nicht „{ $found }“ sein. Möglich ist: { $known }.
core-said-things = { $things }
core-said-number = { $number }
core-said-place = { $turned ->
    [0] { $cell }
   *[other] { $cell }, um { $turned }° gedreht
 }
core-why = { $lines }.
core-why-threat = { $lines }; Vorsicht: { $threat }.
core-why-ahead = { $points ->
    [0] Etwa so gut wie der nächstbeste Zug
    [one] Gewinnt um { $points } Prozentpunkt öfter als der nächstbeste Zug
   *[other] Gewinnt um { $points } Prozentpunkte öfter als der nächstbeste Zug
 }
core-why-behind = { $points ->
    [0] Etwa so gut wie der beste Zug
    [one] Gewinnt um { $points } Prozentpunkt seltener als der beste Zug
   *[other] Gewinnt um { $points } Prozentpunkte seltener als der beste Zug
 }
core-why-only = Etwas anderes kommt hier nicht in Frage
core-why-dear = { $card } ist zu teuer (kostet { $cost }, zahlen kannst du danach { $payable })
core-why-weak = { $card } ist zu stark (Verteidigungsstärke { $defense }, deine Stärke: { $strength })
core-why-keeps = Danach noch möglich: { $cards }
core-why-affordable = { $cost ->
    [0] { $card } kostet dich nichts
    [one] { $card } kostet dich { $cost } Karte
   *[other] { $card } kostet dich { $cost } Karten
 }
core-why-conquerable = { $card } kannst du erobern (Verteidigungsstärke { $defense })
core-threat-ahead = { $seat } hat { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, du { $own }
core-figure-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
core-figure-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

# Data packs, as the workshop shows them
core-pack-box = Übriges in der Schachtel
core-pack-cards = Karten
core-pack-name = Name
core-pack-kind = Art
core-pack-copies = Anzahl
core-pack-copies-hint = in der Schachtel
core-pack-cost = Kosten
core-pack-defense = Verteidigung
core-pack-defense-hint = roter Ring
core-pack-vp = Siegpunkte
core-pack-powers = Fähigkeiten
core-pack-keywords = Schlüsselwörter
core-pack-colour = Farbe
core-pack-colours = Farben
core-pack-development = Entwicklung
core-pack-world = Welt
core-pack-military = Militär
core-pack-alien = Alien
core-pack-imperium = Imperium
core-pack-rebel = Rebellen
core-pack-terraforming = Terraforming
core-pack-uplift = Genmanipulation
core-pack-chromosome = Chromosom
core-pack-explore = Erkunden
core-pack-strength = Stärke
core-pack-blue = blau
core-pack-brown = braun
core-pack-green = grün
core-pack-yellow = gelb
core-pack-grey = grau
core-pack-red = rot
core-pack-black = schwarz
core-pack-turquoise = türkis
core-pack-amount = Betrag
core-pack-discount = Nachlass
core-pack-against = gegen
core-pack-card = Karte
core-pack-n = Anzahl
core-pack-any = beliebig
core-problem = { $problem }
core-pack-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
core-pack-missing = Hier fehlt ein Wert.
core-pack-missing-number = Hier fehlt eine Zahl: { $least } bis { $most }.
core-pack-once = „{ $name }“ wird einmal erwartet, steht hier aber { $count }-mal.
core-pack-part-missing = Hier fehlt „{ $field }“.
core-pack-least = Mindestens { $n }.
core-pack-most = Höchstens { $n }.
core-pack-between = { $least } bis { $most } ist erlaubt, nicht { $found }.
core-pack-choice = „{ $found }“ gibt es hier nicht; erwartet wird eins davon: { $known }.
core-pack-format = Dieses Paket ist für eine andere Version gemacht: Sein Format ist „{ $found }“, erwartet wird „{ $known }“.
core-pack-toml = Zeile { $line }{ $place } ist kein gültiges TOML{ $end ->
    [1] {", und die Datei endet dort"}
   *[0] {""}
 }. Erwartet wird { $expected ->
    [equals] das Zeichen = nach dem Namen eines Feldes
    [value] ein Wert: eine Zahl, ein Text in Anführungszeichen, true, false oder eine Liste in eckigen Klammern
    [quote] das Anführungszeichen, das den Text beendet
    [bracket] die eckige Klammer, die schließt, was geöffnet wurde
    [brace] die Klammer {"}"}, die schließt, was geöffnet wurde
    [line] das Ende der Zeile
    [once] jedes Feld nur einmal
    [escape] ein doppelter Backslash, wo einer gemeint ist
   *[other] der Name eines Feldes oder ein Eintrag wie [[cards]]
 }.
core-pack-toml-deep = Das ist kein gültiges TOML für ein Paket: Listen und Gruppen sind zu tief verschachtelt.
core-pack-length = { $kind -> 
    [list] Diese Liste braucht { $n } Einträge.
   *[other] Die Länge dieses Textes ist begrenzt: { $n } Zeichen.
 }
core-pack-type = { $kind ->
    [number] Hier wird eine ganze Zahl erwartet.
    [word] Hier wird ein Text erwartet.
    [flag] Hier wird ja oder nein erwartet.
    [list] Hier wird eine Liste erwartet.
    [group] Hier wird eine Gruppe von Feldern erwartet.
   *[other] Hier wird etwas anderes erwartet.
 }
