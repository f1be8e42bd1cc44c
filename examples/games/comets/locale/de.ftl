game-comets = Kometen
comets-choose-star = Welchen Stern spielst du? Der Komet ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.
comets-play = { $card } spielen
comets-star = Ein Stern der Helligkeit { $brightness }.
comets-table = Runde { $round }; { $pile } Sterne im Stapel.
comets-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] 1 Stern
   *[other] { $cards } Sterne
  } auf der Hand.
comets-phase-play = Sterne werden gespielt
comets-phase-over = Das Spiel ist vorbei
comets-all-played = Alle Sterne sind gespielt.
comets-event-round = Runde { $number }.
comets-event-played = { $seat } spielt { $card }.
comets-event-caught = { $seat } fängt den Kometen: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  }.
comets-event-ended = Das Spiel ist vorbei. Auf dem ersten Platz: { $winners }.
comets-field-pile = Stapel
comets-field-shown = Bisher gespielt
comets-field-hand = Hand
comets-field-hand-count = Sterne auf der Hand
comets-field-played = Jetzt gespielt
