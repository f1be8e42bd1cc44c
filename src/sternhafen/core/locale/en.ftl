core-seat = Seat { $number }
core-none = nothing
core-several = { $n } × { $what }
core-and = { $first } and { $last }
core-item = { $card }
core-over = The game is over.
core-not-your-turn = { $seat } has nothing to decide now; to act: { $acting }.
core-no-such-seat = There is no seat { $number } at this table.
core-stale = Something has changed in the meantime: that answers decision { $answered }, but decision { $asked } is asked now.
core-not-asked = That is not what is asked now. Possible now: { $wanted }.
core-not-offered = That cannot be chosen now.
core-wrong-number = { $least ->
    [0] Choose at most { $most }; you chose { $chosen }.
   *[other] { $most ->
        [0] Choose none; you chose { $chosen }.
       *[other] Choose { $least } to { $most }; you chose { $chosen }.
    }
 }
core-exact-number = Choose exactly { $most }, not { $chosen }.
core-not-yours = You cannot choose { $card }.
core-number-out-of-bounds = Choose a number from { $least } to { $most }.
core-no-clock = Time cannot pass now.
core-no-rewind = You have decided nothing in this round that could be taken back.
core-no-undo = Nothing can be taken back: something has been revealed, or somebody else has acted.
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
core-why = { $lines }.
core-why-threat = { $lines }; beware: { $threat }.
core-why-ahead = { $points ->
    [0] About as good as the next best move
    [one] Wins { $points } percentage point more often than the next best move
   *[other] Wins { $points } percentage points more often than the next best move
 }
core-why-behind = { $points ->
    [0] About as good as the best move
    [one] Wins { $points } percentage point less often than the best move
   *[other] Wins { $points } percentage points less often than the best move
 }
core-why-only = Nothing else is worth considering here
core-why-dear = { $card } is too dear (costs { $cost }, you could pay { $payable })
core-why-weak = { $card } is too strong (defense { $defense }, you have { $strength })
core-why-keeps = Afterwards you can place { $cards }
core-why-affordable = { $cost ->
    [0] You can place { $card } for nothing
    [one] You can place { $card } for { $cost } card
   *[other] You can place { $card } for { $cost } cards
 }
core-why-conquerable = You can conquer { $card } (defense { $defense })
core-threat-ahead = { $seat } has { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, you have { $own }
core-figure-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
core-figure-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

# Data packs, as the workshop shows them
core-pack-box = Rest of the box
core-pack-cards = Cards
core-pack-name = Name
core-pack-kind = Kind
core-pack-copies = Copies
core-pack-copies-hint = in the box
core-pack-cost = Cost
core-pack-defense = Defense
core-pack-defense-hint = red ring
core-pack-vp = Points
core-pack-powers = Powers
core-pack-keywords = Keywords
core-pack-colour = Colour
core-pack-colours = Colours
core-pack-development = Development
core-pack-world = World
core-pack-military = Military
core-pack-alien = Alien
core-pack-imperium = Imperium
core-pack-rebel = Rebel
core-pack-terraforming = Terraforming
core-pack-uplift = Uplift
core-pack-chromosome = Chromosome
core-pack-explore = Explore
core-pack-strength = Strength
core-pack-blue = blue
core-pack-brown = brown
core-pack-green = green
core-pack-yellow = yellow
core-pack-grey = grey
core-pack-red = red
core-pack-black = black
core-pack-turquoise = turquoise
core-pack-amount = Amount
core-pack-discount = Discount
core-pack-against = against
core-pack-card = Card
core-pack-n = Number
core-pack-any = any
core-problem = { $problem }
core-pack-unknown = There is no field “{ $field }” here.
core-pack-missing = A value is missing here.
core-pack-missing-number = A number is missing here: { $least } to { $most }.
core-pack-once = “{ $name }” is expected once, but appears { $count } times.
core-pack-part-missing = “{ $field }” is missing here.
core-pack-least = At least { $n }.
core-pack-most = At most { $n }.
core-pack-between = { $least } to { $most } is allowed, not { $found }.
core-pack-choice = “{ $found }” cannot be chosen here; expected one of these: { $known }.
core-pack-format = This pack is made for another version: its format is “{ $found }”, and “{ $known }” is expected.
core-pack-toml = Line { $line }{ $place } is not valid TOML{ $end ->
    [1] {", and the file ends there"}
   *[0] {""}
 }. Expected { $expected ->
    [equals] the sign = after the name of a field
    [value] a value: a number, a text in quotation marks, true, false, or a list in square brackets
    [quote] the quotation mark that ends the text
    [bracket] the square bracket that closes what was opened
    [brace] the bracket {"}"} that closes what was opened
    [line] the end of the line
    [once] each field only once
    [escape] a double backslash where one is meant
   *[other] the name of a field, or an entry such as [[cards]]
 }.
core-pack-toml-deep = This is not valid TOML for a pack: lists and groups are nested too deeply.
core-pack-length = { $kind -> 
    [list] This list needs { $n } entries.
   *[other] The length of this text is limited: { $n } characters.
 }
core-pack-type = { $kind ->
    [number] A whole number is expected.
    [word] Text is expected.
    [flag] Yes or no is expected.
    [list] A list is expected.
    [group] A group of fields is expected.
   *[other] Something else is expected here.
 }
