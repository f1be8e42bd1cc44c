core-seat = Seat { $number }
core-none = nothing
core-and = { $first } and { $last }
core-item = { $card }
core-over = The game is over.
core-not-your-turn = You have no decision to make now.
core-no-such-seat = There is no seat { $number } at this table.
core-stale = That answers decision { $answered }; you are now asked decision { $asked }.
core-not-asked = That is not what is asked now. Possible now: { $wanted }.
core-not-offered = That cannot be chosen now.
core-wrong-number = { $least ->
    [0] Choose at most { $most }; you chose { $chosen }.
   *[other] { $most ->
        [0] Choose none; you chose { $chosen }.
       *[other] Choose { $least } to { $most }; you chose { $chosen }.
    }
 }
core-exact-number = Choose exactly { $most }; you chose { $chosen }.
core-not-yours = You cannot choose { $card }.
core-number-out-of-bounds = Choose a number from { $least } to { $most }.
core-no-clock = Time cannot pass now.
core-no-undo = Nothing can be taken back: something was revealed, or somebody else has acted.
core-action-not-an-object = An action is an object such as {"{"}"type": "…"{"}"}.
core-action-unknown-type = There is no action of type "{ $found }". There are: { $known }.
core-action-unknown-field = This action has no field "{ $field }".
core-action-malformed = Malformed action: { $problem }
core-unknown-component = There is no component "{ $name }" in this game.
core-wrong-players = This game is for { $least } to { $most } players, not { $found }.
core-unknown-option = There is no option "{ $name }". There are: { $known }.
core-wrong-option = Option "{ $name }" cannot be "{ $found }". It can be: { $known }.
core-said-things = { $things }
core-said-number = { $number }
core-said-place = { $turned ->
    [0] { $cell }
   *[other] { $cell }, turned by { $turned }°
 }
