cli-you = You
cli-bot = Bot { $number } ({ $bot ->
    [random] Random
    [cadet] Cadet
    [pilot] Pilot
    [captain] Captain
    [admiral] Admiral
   *[other] { $bot }
})
cli-welcome = { $game }, { $number } players. You have seat 1.
cli-unsure-legend = * The printed values of this card are not all known; some are reconstructed.
cli-help-hint = Type a number to choose, or: help.
cli-goodbye = Goodbye.
cli-hand = { $number ->
    [one] You hold { $number } card:
   *[other] You hold { $number } cards:
 }
cli-no-card = No card is called "{ $words }". Type: card and a part of its name.
cli-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-undone = Taken back.
cli-undone-practice = Back at your last choice of this round, as practice: what the bots have done since is taken back as well.
cli-save-where = Type: save and a file name.
cli-saved = Saved to { $file }.
cli-not-saved = { $file } could not be written: { $problem }
cli-place = Place { $rank }: { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-replayed = { $number } decisions replayed, every state the same.
cli-scores = Final scores: { $scores }
cli-blocked = Not now: { $what }. { $reason } { $rule }
cli-blocked-place = Not now: { $reason } { $rule }
cli-hint-one = Type one number.
cli-hint-exactly = { $most ->
    [one] Type one number.
   *[other] Type { $most } numbers separated by spaces.
 }
cli-hint-several = Type { $least } to { $most } numbers separated by spaces.
cli-hint-number = Type a number from { $least } to { $most }.
cli-hint-order = Type all numbers in the order you want.
cli-hint-no-place = It fits nowhere. Type one number.
cli-hint-place = Type the number of a cell and, if it can be turned, the degrees, as in 3 90.
cli-hint-turn = It fits there in several ways. Add the degrees: { $degrees }.
cli-not-understood = Not understood. Type numbers from 1 to { $most }, or: help.
cli-one-choice = These cannot be chosen together.
cli-command-hand = hand
cli-command-table = table
cli-command-card = card
cli-command-score = score
cli-command-undo = undo
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-about-hand = your hand
cli-about-table = the whole table; with a seat number, only that player
cli-about-card = with a name: everything on that card
cli-about-score = everybody's points
cli-about-undo = take your last choice back; once the bots have acted, only within the round and as practice
cli-about-save = with a file name: save the game; go on with --resume
cli-about-help = these commands
cli-about-quit = stop playing
cli-command-hint = hint
cli-about-hint = the moves the strongest bot would consider, with your chances of winning
cli-hint-move = { $move }: { $percent } %
