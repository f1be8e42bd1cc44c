game-comets = Comets
comets-choose-star = Which star do you play? The comet is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
comets-play = Play { $card }
comets-star = A star of brightness { $brightness }.
comets-table = Round { $round }; { $pile } stars in the pile.
comets-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cards ->
    [one] 1 star
   *[other] { $cards } stars
  } in hand.
comets-phase-play = Playing stars
comets-phase-over = The game is over
comets-all-played = All stars are played.
comets-event-round = Round { $number }.
comets-event-played = { $seat } plays { $card }.
comets-event-caught = { $seat } catches the comet: { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
comets-event-ended = The game is over. First: { $winners }.
comets-field-pile = Pile
comets-field-shown = Played so far
comets-field-hand = Hand
comets-field-hand-count = Stars in hand
comets-field-played = Played now
