core-seat = Platz { $number }
core-none = nichts
core-and = { $first } und { $last }
core-item = { $card }
core-over = Das Spiel ist zu Ende.
core-not-your-turn = Du hast jetzt nichts zu entscheiden.
core-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
core-stale = Das beantwortet Entscheidung { $answered }; gefragt ist jetzt Entscheidung { $asked }.
core-not-asked = Danach ist jetzt nicht gefragt. Möglich ist: { $wanted }.
core-not-offered = Das kann jetzt nicht gewählt werden.
core-wrong-number = { $least ->
    [0] Wähle höchstens { $most }; gewählt sind { $chosen }.
   *[other] { $most ->
        [0] Wähle nichts; gewählt sind { $chosen }.
       *[other] Wähle { $least } bis { $most }; gewählt sind { $chosen }.
    }
 }
core-exact-number = Wähle genau { $most }; gewählt sind { $chosen }.
core-not-yours = { $card } kannst du nicht wählen.
core-number-out-of-bounds = Wähle eine Zahl von { $least } bis { $most }.
core-no-clock = Jetzt kann keine Zeit vergehen.
core-no-undo = Es lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt oder jemand anderes hat gehandelt.
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
