## shell
start-page = start page
start-title = Four space games. One harbour.
start-lead = Play at once against bots, or send friends a link. No account needed.
pages = Pages
place-start = Start
places-waiting = { $n ->
    [one] one decision is waiting for you
   *[other] { $n } decisions are waiting for you
}
other-tables = Your other tables
this-table = This table
lobby = Tables
history = History
account = You
account-of = You: { $name }
settings = Settings
language-swap = Auf Deutsch
theme-swap = Light or dark
skip-main = Skip to the content
skip-cards = Skip to my cards
close = Close
cancel = Cancel
save = Save
more = More
yes = yes
no = no
loading = Loading …
starting = Starting a game
try-again = Try again
try-now = Try now
not-found = There is nothing here
not-found-hint = Perhaps the link is incomplete.

game = Game
game-coming = not in the harbour yet
players = Players
play-now = Play now
play-friends = Friends
play-friends-game = Friends: play { $game } together
play-against = against { $bot }
play-against-many = against { $n } × { $bot }
setup-game = Set up { $game }
setup-reset = Back to the usual settings
setup-count = Number of opponents
setup-strength = Strength of opponent { $n }
deal = Deal
deal-new = New
deal-last = As last time
deal-number = Number
deal-number-which = Number of the deal
deal-last-hint = The deal of { $date }, for { $players } players and with the same options. You had { $points ->
    [one] { $points } point
   *[other] { $points } points
 } then.
play = Play
you-cap = You
go-on = Continue
learn-first = First time here?
learn-continue = Continue: lesson { $n } of { $all }
lesson-waits = Your { $game } lesson is waiting
lesson-waits-done = { $n } of { $all } done, next: { $next }
lesson-waits-go = Continue the lesson: { $game }
your-move-title = Your move
your-move-go = Continue: { $game } with { $names }
your-move-all = All { $n }
your-tables = Your tables
your-move = your move
join = Join
join-code = Join with a code
join-code-hint = The short code that the room shows, or the whole link.

## errors
error = Something is wrong
error-offline = The server cannot be reached. Your tables are safe; check the connection and try again.
error-server = The server could not do that (error { $status }). Nothing was changed.
error-unknown = Something went wrong. Nothing was changed.
error-no-table = There is no such table, or it is private and needs an invitation.
error-closed = The server closed this table to you (code { $code }). Reload the page or ask the host for an invitation.

## lists of tables
table-nobody = nobody yet
table-status-lobby = waiting for players
table-status-running = running
table-status-finished = finished
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
 }
watch = watch
won = won
lost = lost
history-whose = Whose games
history-mine = Mine
history-all = All finished
history-none = No games yet.
import-record = Open a record
import-wrong = This file is not the record of a finished game.
lobby-waiting = Waiting for players
lobby-running = Running, open to spectators
lobby-none = No open tables right now. Open one!
lobby-none-running = No open game is running right now.

## new table and room
new-table = New table
room = Before the start
seats = Seats
seat-number = Seat { $seat }
seat-open = Open seat
seat-open-hint = a friend with the link, or a bot
seat-bot = bot
seat-human = human player
seat-friend = Friend
seat-bot-named = Bot: { $bot }
bot-random = Random
bot-random-help = Plays anything that is allowed.
bot-cadet = Cadet
bot-cadet-help = Sensible, but makes mistakes: for a first game.
bot-pilot = Pilot
bot-pilot-help = Takes what looks best at first sight.
bot-captain = Captain
bot-captain-help = Thinks ahead in many imagined games.
bot-admiral = Admiral
bot-admiral-help = Thinks ahead and judges with what it learned from thousands of games: the strongest.
opponents = Opponents
seat-fill = Bot for seat { $seat }
seat-here = at the table
seat-remove = Remove { $name }
you = you
you-host = you, host
you-named = You · { $name }
host = host
ready = ready
not-ready = not ready yet
ready-say = I am ready
ready-not = Not ready after all
ready-hint = The host starts when everybody is ready.
pace = Pace
pace-none = Relaxed
pace-live = Live
pace-days = Correspondence
pace-none-hint = No clock. Take your time.
pace-live-hint = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } each, plus { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
 } per decision. When time is up, a bot plays on.
pace-correspondence-hint = { $days ->
    [one] { $days } day
   *[other] { $days } days
 } for each decision. Close the laptop, come back tomorrow.
pace-minutes = Minutes each
pace-increment = Seconds per decision
pace-days-each = Days per decision
options = Options
terms = What is played
house = House rules
house-hints = Hints
house-hints-hint = Everybody may ask a strong bot what it would do.
house-hands = Speed of the bots
house-hands-slow = Slow
house-hands-normal = Normal
house-hands-quick = Quick
visibility = Who may join
visibility-private = By invitation
visibility-open = Open
visibility-solo = Solo
visibility-private-hint = Only those with your link find this table.
visibility-open-hint = Everybody can see it in the list, sit down or watch.
table-open = Open the table
table-open-hint = You get a link to send. Seats can be filled with bots later.
invite = Invite
invite-hint = Whoever opens this address may sit down or watch. It is the address of this page.
invite-hint-code = Whoever types this code on the start page may sit down or watch.
invite-code = Or by code:
invite-code-only = Code:
invite-renew = New invitation (the old one ends)
invite-text = Play { $game } with me
share = Share
sit-title = You are invited
only-watch = Only watch
sit-after-all = Sit down after all
table-full = The table is full
watching-title = You are watching
watching-from-start = You see the game of { $game } from its start. What is hidden stays hidden from you.
seat-bot-strong = bot, { $bot }
bot-called = { $rank } { $name }
invite-link = Invitation link
invite-make = Make an invitation
copy = Copy
copied = Copied
start-game = Start
start-free = { $n ->
    [one] { $n } seat is free: send the link or choose a bot.
   *[other] { $n } seats are free: send the link or choose bots.
 }
start-not-ready = Not ready yet: { $names }.
start-all-here = Everybody is here.
sit-here = Sit here
sit-down = Sit down
leave = Leave the table

## account
account-name = Your name at the table
account-name-hint = Everybody at the table sees it.
account-named = Name saved
account-username = User name
account-password-word = Password
account-password-old = Old password
account-password-new = New password (8 characters or more)
account-register = Register
account-register-hint = Keeps your games when you switch browsers. Password: 8 characters or more.
account-register-done = Registered
account-login = Log in
account-login-hint = With an account you have already.
account-login-done = Logged in
account-logout = Log out
account-logout-hint = Ends the session in this browser.
account-logout-done = Logged out
account-password = Change password
account-password-hint = All other sessions end, and all keys for programs.
account-keep-keys = Keep the keys for programs
account-password-done = Password changed
account-delete = Delete me
account-delete-hint = Name, account and sessions are deleted; finished games stay without your name.
account-delete-done = Deleted
account-delete-sure = Yes, delete all of it

mail = Notices by email
mail-hint = We email you when it is your turn and you are not at the table. Every email has a link to unsubscribe.
mail-address = Email address
mail-saved = Saved. Please check your mailbox.
mail-unconfirmed = This address is not confirmed yet: follow the link in the email we sent.
mail-notices = Email me when it is my turn
mail-on = You will get emails
mail-off = You will get no more emails
mail-confirm = Is this your address?
mail-confirm-yes = Yes, email me
mail-confirm-done = Address confirmed
mail-stop = No more emails?
mail-stop-yes = No more emails
mail-stop-done = You will get no more emails

## settings
settings-language = Language
settings-theme = Colours
settings-system = Like the system
settings-dark = Dark
settings-light = Light
settings-motion = Motion
settings-motion-less = None
settings-sound = Sound
settings-sound-hint = Nothing is told by sound alone.
settings-sound-off = Off
settings-sound-mine = Only my decisions
settings-sound-all = Everything
settings-speed = Speed of the scenes
settings-speed-slow = Calm
settings-speed-normal = Normal
settings-speed-quick = Brisk
settings-speed-fast = At once
speed-slow = ½×
speed-normal = 1×
speed-quick = 2×
speed-fast = off
settings-volume = Volume
settings-notify = Notifications
settings-notify-hint = Your system tells you when you have a decision to make and the page is hidden.
settings-notify-not = This browser does not allow notifications here.
notices-no-push = Notifications come while a page of Sternhafen is open: this browser cannot be reached otherwise.
settings-keys = Keys
settings-keys-hint = Play without a mouse.
settings-keys-all = All keys
key-tab = from area to area
key-arrows = inside an area; in the replay: moment by moment
key-digits = choose, in the order in which things are lit
key-enter = confirm
key-zero = pass, none
key-z = undo
key-space-name = Space
key-space = pick, or put back
key-explain = explain what has the focus; otherwise this list
key-hint = what a strong bot would do
key-read = read me the table
key-changes = what changed since my last decision
key-log = log
key-chat = chat
key-players = to a player
key-close = close
key-escape = Esc
keys-all = all keys

## table
table-of = Table: { $game }
menu = Menu
menu-read = Read me the table
side = What happened
log = Log
log-open = Open the log
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
read-table = The table
read-table-key = Read me the table (T)
read-changes = What changed
read-score = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
nothing-new = Nothing new.
your-decision = your decision
known-then = as known then
decision-area = Decision
decision-cells = Places
decision-turn = Turn ({ $degrees }°)
decision-paid = { $paid } of { $need }
decision-picked = { $max ->
    [one] { $n } of { $max } chosen
   *[other] { $n } of { $min ->
        [0] up to { $max }
       *[other] { $max }
    } chosen
 }
confirm = Confirm
decision-dropped = { $cards } is back in your hand: you cannot place both.
undo = Undo
undo-key = Undo (Z)
undo-practice = Undo, as practice (Z): also takes back what the bots have done since
practice-tag = Practice
practice-tag-hint = Decisions were taken back after others had acted: this game does not count.
waiting = One moment …
waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
 }
waiting-sealed = Your choice is sealed. You can still take it back.
waiting-hint = Your next decision will appear here.
waiting-left = You have resigned; a bot plays on for you. In the menu you can take your seat back.
watching = You are watching. Hands stay hidden.
watching-tag = watching
table-paused = The game is paused.
table-closed = This game was ended.
table-pause-ends = It resumes automatically: { $when }.
seat-choosing = choosing
seat-done = done
seat-gone = resigned, a bot plays
seat-resigned = resigned
seat-away = not connected
clock-left = time left
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
clock-hours = { $n } h
connection-open = connection good
connection-connecting = connecting
connection-lost = The connection is broken.
connection-lost-hint = Your decisions are safe. We keep trying.
connection-refused = not connected
refusal-overtaken = Too late: the game has moved on.
storage-trouble = The server cannot store anything just now.
storage-trouble-hint = Your choice will be sent again automatically as soon as that is possible.
unfold = Show the cards of { $name }
look-closer = Show { $name } large
tableau-of = Tableau of { $name }
tableau-mine = My tableau
hand-of = Hand of { $name }
hand-mine = My hand
hand-empty = Your hand is empty.
hand-count = Hand { $n }
hand-more = { $n ->
    [one] one more to the right
   *[other] { $n } more to the right
}
hand-all = Show all cards in hand
hand-all-short = All
hand-row = Show the hand as a row
hand-row-short = Row
card-not-now = Cannot be chosen now.
hand-hidden = { $n ->
    [one] { $n } hidden card in hand
   *[other] { $n } hidden cards in hand
 }
round-number = Round { $n }
cards-unverified = { $n } of { $all } cards not checked against the printed ones
generic-shared = The table
copy-link = Copy the link
copy-moment = Copy a link to this moment
pause = Pause
resume = Resume
resign = Resign
resign-sure = Leave the game? A bot plays on for you.
resign-yes = Yes, resign
come-back = Take my seat back
replace-by-bot = Let a bot play for { $name }
report = Report a problem
report-to-host = Opens an email to whoever runs this server, or their page. Please attach
report-to-whom = Opens an email that is already written; send it to whoever runs this server. Please attach
report-file = this file with the record, the position and the versions.
report-subject = Sternhafen: a problem in { $game }
report-words = What happened, and what did you expect?



    The moment: { $url }
    Version: { $version }

rules = Rules
rules-lead = Every rule as it is played here, with its number.
rules-search = Search the rules
rules-none = Nothing found.
rules-source-s = rulebook
rules-source-c = card
rules-source-x = secondary source
rules-source-d = left open by the rulebook

## how to play
how-to-play = How to play
how-title = { $game } on two pages
learn-by-playing = Learn by playing
rules-full = Full wording
rule-number = Rule { $short } ({ $id })
rule-wording = { $id } · exact wording
rule-in-full = In the full rules

## replay and end
replay = Replay
replay-at = Replay · { $at } of { $last }
replay-back = One step back
replay-next = One step forward
replay-play = Play
replay-slider = Moment of the game
replay-eyes = Seen from
replay-from = As { $name } saw it
replay-all = All open
replay-all-short = all
replay-watch = As a spectator saw it
replay-watch-short = public
replay-leave = Leave the replay
rank = Place
rematch = Rematch
rematch-go = To the rematch
deal-known = Known deal
deal-repeated = These cards have been played before: whoever was there knows them. This game does not count.
deal-chosen = These cards were chosen: whoever did that may know them. This game does not count.
record-save = Save the record
end-you-win = { $count ->
    [one] You win, { $best } to { $next }
   *[other] Shared win: { $names } with { $best }
 }
end-wins = { $count ->
    [one] { $names } wins, { $best } to { $next }
   *[other] Shared win: { $names } with { $best }
 }
end-facts = finished · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } · { $minutes } min
end-place = { place-ordinal } of { $players } with { $points ->
    [1] one point
   *[other] { $spoken } points
 }
sound-question = With sound?
sound-question-hint = Quiet tones for dice, cards, hits and when it is your turn; you can change this in the settings.
sound-question-no = No, silent
end-beaten = { $name } wins with { $best }.
end-gap = The biggest difference: { $source }, { $mine } against { $theirs }.
end-lead = The biggest lead over { $name }: { $source }, { $mine } against { $theirs }.
end-highlights = Highlights
end-turn = Turning point · round { $round }
end-turn-text = You { $mine }, { $name } { $theirs }
end-turn-others = { $other } { $mine }, { $name } { $theirs }
end-best = Your best round · round { $round }
end-best-other = { $name }'s best round · round { $round }
end-best-text = { $n ->
    [one] one point
   *[other] { $n } points
 }
end-ahead = In the lead
end-ahead-text = { $n ->
    [0] after none of { $rounds } rounds
   *[other] after { $n } of { $rounds } rounds
 }
end-watch = Watch
end-stronger = Stronger: { $to } instead of { $from }
end-easier = Easier: { $to } instead of { $from }
end-sources = Where the points came from
end-rest = Other
end-chart = Points over the rounds
end-chart-none = No chart for this game.
end-chart-jump = Show the beginning of a round
rematch-asks = { $names } will be asked.
end-next = What next
end-turn-short = Turning point
end-chances = Chances over the game
end-chances-none = A bot can judge every decision; then this shows how the chances shifted.
end-chart-which = What the curve shows
end-chart-chances = Chances
end-chart-points = Points
end-detail = In detail
total = Total
hint = Hint
hint-key = Hint: what a strong bot would do (H)
hint-thinking = Thinking …
hint-chance = { $percent } % chance of winning
hint-close = Close the hint

lessons = Lessons
lesson-of = Lesson { $n } of { $all }
lesson-rest = Guided game · { $n } of { $all } lessons
lesson-show = show
lesson-fold = Fold the lesson away (Esc)
lesson-try = Try this
lesson-why-least = That is what you need least
lesson-rules = Rules
lesson-framed = { $n ->
    [one] the card in a dashed frame
   *[other] the { $n } cards in dashed frames
}
lesson-chosen = Chosen. Now confirm it.
lesson-next = Next
lesson-forth = Back to the game
lesson-back = Back
lesson-skip = Skip
lesson-complete = You have seen all lessons. Play to the end, or go on:
lesson-alone = I'll play on alone
lesson-anew = Start the guided game again
lesson-ways = After the lessons
lesson-way-cadet = Next: a real game against Cadet
lesson-way-level-1 = Next: a level I flight against Cadet
lesson-way-full = Next: a whole game against Cadet
lesson-way-rules = Read the rules
lesson-end = That was your guided game.
lesson-end-all = You have seen all { $all } lessons.
lesson-end-missed = Not seen yet:

## scenes on the table
theatre-playing = This is what happened
theatre-reveal = All have chosen: everything is turned over together.
theatre-over = That was the last move.
theatre-hint = A tap or a key goes straight to the result.
theatre-skip = Skip

## players, ratings, friends
rated = Rated
rated-tag = rated
rated-hint = Counts for everybody's rating. No hints, no taking back as practice; whoever leaves or runs out of time is last.
rated-solo-hint = Counts for your rating: no hints, no taking back as practice.
rated-known = A known deal does not count.
rating = Rating
rating-hint = people and bots on one scale
rating-mine = { $name } { NUMBER($rating, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
rating-unsure = { $name }: still finding out
rating-none = no rating yet
rating-band = The band shows what we know: nine times out of ten the true strength lies within it. It narrows with every rated game ({ $n } so far); a repeated deal or a challenge does not count.
rating-none-yet = No rated game yet. Turn on “Rated” when you set up a game.
players-n = { $n } players
points-over-time = Points over time
last-games = { $n ->
    [one] one game
   *[other] last { $n } games
  }
fact-games = { $n ->
    [one] game
   *[other] games
  }
fact-won = won
fact-average = points on average
fact-best = best
fact-best-watch = best: watch it
fact-minutes = A game takes about { $minutes } min (the median).
points-dot = { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place } of { $players }, against { $rivals }
points-spoken = Points of the last { $n } games; best { $best }, mean of the last five { $last }
dot-won = won
dot-not-won = not won
dot-mean = mean of five games
as-numbers = As numbers
col-date = Date
col-points = Points
col-place = Place
col-against = Against
places = Places
place-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
place-count = { place-ordinal }: { $count }
by-opponent = By opponent
by-opponent-hint = Share of games in which you finished ahead of them; the bracket shows the uncertainty.
against-more = , { $average } points on average, best { $best }
ahead = ahead
people = People
recent-opponents = Recent opponents
rival-score = { $ahead } to { $behind } for you
play-again = Play again
play-again-with = Play again with { $name }
player-facts = here since { $since } · { $n ->
    [one] one game
   *[other] { $n } games
  }
player-account = Name and account
player-none = No games of { $game } yet
player-guest = Register to keep this when you switch browsers.
friends = Friends
friends-hint = only you see this list
friends-none = Nobody yet. Ask somebody by account name, or on their page.
friend-name = Name of the account
friend-ask = Ask to be friends
friend-agree = Agree
friend-decline = Decline
friend-part = Remove
friend-part-with = End the friendship with { $name }
friend-online = is online
friendship-friends = friend
friendship-asked = was asked
friendship-asks = asks to be friends
friend-invite = Invite { $name }
friend-invited = { $name } was invited.
invited-by = { $name } invites you
own-data = Your data
own-data-hint = Everything stored about you, as a file. You can delete statistics and ratings without leaving; deleting your account removes everything.
data-export = Save my data
data-forget = Delete statistics
data-forget-yes = Really delete them
data-forgotten = Your statistics and ratings are deleted.
deal-daily = The deal of the day: the same cards for everybody. This game does not count for the rating.

## deal of the day, challenges
daily = Deal of the day
daily-lead = Against { $bots }, { $minutes }. Pause whenever you like.
daily-play = Play today's deal
daily-go-on = Continue
daily-results = Results
daily-played = { $n ->
    [0] nobody has finished it yet
    [one] one person has finished it
   *[other] { $n } people have finished it
  }
daily-until = until { $until }
daily-until-midnight = until midnight
daily-same = The same deal for all
daily-same-hint = The same cards in the same order, and the same bots thinking the same way.
daily-once = One try
daily-once-hint = Your first game counts, if it ends today. No hints, no taking back as practice.
daily-hidden = Nothing given away
daily-hidden-hint = Results and replays open when you have finished, or tomorrow.
daily-past = Your last days
daily-past-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · place { $place }
daily-unfinished = not finished that day
daily-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place } of { $n }
daily-spoken = { $n } results from { $least } to { $most }; you: { $mine }
daily-bots-hint = The dotted lines are the bots with the same cards in your seat.
daily-few = With fewer than 20 results this is a list. Bots have played with the same cards in your seat.
daily-more = And now?
daily-others = Today's other deals
daily-again = Once more, for practice
how-it-works = How it works
among-all = You among all
better-than = better than { $share } of 100
somebody = somebody
watch-best = Watch the best
watch-of = Watch the game of { $name }
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
people-you-know = People you know
parted = Where your ways parted
parted-who = you and { $name }
parted-nowhere = Nowhere: both games are the same.
show-mine = show mine
show-theirs = show { $name }
rounds-compared = Points after each round
challenge-friend = Challenge a friend
challenge-from = A challenge from { $name }
challenge-beat = Beat { $points } with the same deal
challenge-yours = Your { $points } to beat
challenge-beaten = Beaten: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
challenge-even = Even: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
challenge-missed = Not beaten: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
challenge-lead = { $game } against { $bots }, with the same cards in the same order.
challenge-take = Take it on
challenge-learn = Never played? Learn it first
to-beat = To beat
one-try = one try counts
compare = Compare
fair = Fair by design
fair-same = Same cards, same bots
fair-same-hint = What differs is what you decide.
fair-hidden = { $name }’s moves stay hidden
fair-hidden-hint = until you have finished. Then look at both, round by round.
fair-guest = No account needed
fair-guest-hint = You play as a guest; { $name } sees your result.
round = Round
watch-it = Watch
day-card = Four games, the same cards for everybody, one try each. { $done ->
    [0] None of them played yet today.
   *[other] { $done } of { $n } played today.
  }
before-round = Start

## nights and cups
cups = Nights and cups
cups-mine = Yours
cups-none = None yet.
cup-new = A new one
cup-kind = Kind
cup-night = Space night
cup-swiss = Cup
cup-night-hint = Everybody at one table, one game after the other. The next begins when the previous one has ended.
cup-swiss-hint = By the Swiss system: each round pairs players with similar points who have not met yet. Live or by correspondence, with days for each decision.
cup-name = Name
cup-games = Games
cup-rounds = Rounds
cup-size = Seats at a table
cup-bot = Bots for empty seats
cup-open = Open it
cup-open-hint = Send the link to those who should take part. Bots fill the empty seats.
cup-points-hint = A point for being ahead of everybody at the table, none for being last. Ties are broken by the points of the opponents.
cup-show = Show
cup-start = Begin
cup-join = Take part
cup-leave = Not after all
cup-to-table = To my table
cup-entrants = Who takes part
cup-standings = Standings
cup-opposition = Opponents
cup-games-played = Games
cup-round-of = round { $n } of { $all }
cup-status-open = not begun yet
cup-status-running = under way
cup-status-finished = over
cup-of-table = To the standings
col-name = Name

## analysis
opinion-open = Analysis: what the bots think of it
opinion-mark = Analysis
opinion-opinion = Opinion of the bots
opinion-show = What to show
opinion-tab-opinion = Opinion
opinion-tab-table = Table
opinion-tab-log = Log
opinion-ask = Analyse this game
opinion-ask-about = A bot judges every decision by what its player knew then. Takes { $time }.
opinion-time = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
opinion-time-short = less than a minute
opinion-waiting = The analysis begins as soon as there is time for it.
opinion-failed = The analysis stopped after { $done } of { $total } decisions.
opinion-failed-again = Trying again goes on from there. If it stops once more, whoever runs this server can find the reason in the log.
opinion-again = Try again
opinion-growing = { $done } of { $total } decisions judged
opinion-you-chose = You chose { $choice }
opinion-they-chose = { $name } chose { $choice }
opinion-loss = −{ $percent } %
opinion-inaccuracy = inaccuracy
opinion-mistake = mistake
opinion-blunder = blunder
opinion-with-hindsight = With hindsight:
opinion-tried = Tried
opinion-chance = Chance
opinion-order = Rank
opinion-lead = Lead
opinion-best = best
opinion-played = played
opinion-source = Up to { $worlds } imagined games each, by { $bot }, using only what was known then. ± is the standard error. Lead: points ahead of the best other player.
opinion-source-plain = Up to { $worlds } imagined games each, by { $bot }, using only what was known then. Its chances are not proven to hold in this game, so only the order is told.
opinion-try = Try it from here: { $move }
opinion-try-against = Against
opinion-try-same = the same as then
opinion-try-about = Opens a new table at this moment, against bots. This game stays as it is.
opinion-chances = Chances over the game
opinion-accuracy = accuracy
opinion-nth = Mistake { $n } of { $of }
opinion-filter = Which decisions
opinion-filter-all = All
opinion-filter-mine = Mine
opinion-filter-mistakes = My mistakes
opinion-previous = Previous (P)
opinion-next = Next (N)
opinion-leave = Replay without the bots' opinion
opinion-turn-at = Turning point, { $when }: { $name }
opinion-spoken = { $when }, { $name } chooses { $choice }: from { $before } to { $after } percent{ $turn ->
    [yes] , turning point
   *[no] {""}
}
opinion-spoken-plain = { $when }, { $name } chooses { $choice }{ $turn ->
    [yes] , turning point
   *[no] {""}
}
branched = Tried from round { $round }
branched-somewhere = Tried from a finished game
branched-back = Back to the analysis
position-open = Play this position
position-title = A position
position-about = { $game } for { $players } players: a solo table from the position in this link. Anyone who has the link may know its cards.
position-broken = This link holds no readable position.
end-rated = This game counts for the rating.
end-rated-left = { $n ->
    [one] This game counts for the rating. { $names } did not play to the end and counts as last, whatever the bot reached.
   *[other] This game counts for the rating. { $names } did not play to the end and count as last, whatever the bots reached.
 }
end-analysis = Analysis
end-accuracy = Accuracy { $n }
end-mistakes = { $n ->
    [0] no mistakes
    [one] one mistake
   *[other] { $n } mistakes
}

# The workshop: owners of a box type in what is printed
workshop = Workshop
workshop-of-your-box = Cards from your box
workshop-section = Which components
workshop-components = Components
workshop-component = Component
workshop-field = Field
workshop-values = Values
workshop-find = Find by name or number
workshop-show = What is shown
workshop-open = To do { $n }
workshop-mine = Mine { $n }
workshop-all = All
workshop-status-verified = verified
workshop-status-owner = typed in by an owner
workshop-status-open = not verified
workshop-status-error = something is wrong here
workshop-progress = { $verified } of { $all } verified, { $owner } typed in
workshop-progress-label = Checked components
workshop-to-go = { $n } to go
workshop-unstored = not stored on the server yet
workshop-place = { $n } of { $all }
workshop-copies = { $n }× in the box
workshop-undo = Undo
workshop-kind = Kind
workshop-kind-key = Alt 1, 2, 3 …
workshop-was = was { $value }
workshop-confirmed = confirmed
workshop-unchecked = not checked
workshop-add = Add
workshop-remove = Remove
workshop-formula = Formula
workshop-plain = a plain number
workshop-none-printed = none printed
workshop-nothing = none
workshop-preview = As it will lie on the table
workshop-aloud = Read aloud:
workshop-changed = Changed:
workshop-print = Print the check list
workshop-compare = Compare with the shipped pack
workshop-compared = { $n ->
    [0] Nothing differs from the shipped pack.
    [one] One field differs from the shipped pack.
   *[other] { $n } fields differ from the shipped pack.
 }
workshop-shipped = shipped
workshop-yours = yours
workshop-import = Import
workshop-import-found = { $fresh } new, { $clash } different from what you typed. Choose what to use.
workshop-no-text = { $file } is not a text file; a pack in TOML is expected, as the workshop exports it. Nothing was changed.
workshop-import-problems = { $n ->
    [one] Something is wrong in “{ $file }”. Nothing has been changed yet; what you choose to use is shown at its field.
   *[other] { $n } things are wrong in “{ $file }”. Nothing has been changed yet; what you choose to use is shown at its field.
 }
workshop-take = Use these
workshop-export = Export
workshop-name = Name of the pack
workshop-pack-name = My box
workshop-key-tab = next value
workshop-key-enter = next to do
workshop-key-back = back
workshop-before = Previous
workshop-next = Next
workshop-as-printed = As printed, next
workshop-install = Offer on this server
workshop-installed = “{ $name }” can now be chosen for tables here.
workshop-host-packs = Packs of this server
workshop-host-hint = Whoever opens a table here can choose one of these. Games begun with a pack keep it even when it is taken off the list.
workshop-host-current = for new tables
workshop-host-remove = Take off the list
workshop-host-upload = From a file
workshop-play = Play with this pack
workshop-add-entry = One more component
workshop-remove-entry = Not in my box
workshop-together = All components together
workshop-list-title = { $game }: check list
workshop-list-hint = In the order of the box. One person reads and ticks, another types. ✓ is known already.
workshop-list-number = No.
workshop-list-rest = Powers and more
workshop-test = Play test with bots
workshop-test-hint = Bots play { $n } games for two with your pack and the same deals with the shipped one. It runs in the background on the server.
workshop-test-begin = Start
workshop-test-first = The pack must be free of errors first.
workshop-test-done = { $n } of { $all } games
workshop-test-rounds = Rounds
workshop-test-scores = Scores
workshop-test-mean = { $mine } on average, shipped { $shipped }
workshop-test-never = { $n ->
    [0] Everything was built at least once.
   *[other] Never built ({ $n }):
 }
workshop-test-never-shipped = { $n ->
    [0] With the shipped pack everything was built.
    [one] With the shipped pack one was never built.
   *[other] With the shipped pack { $n } were never built.
 }
workshop-test-chart = { $what }: your pack filled, the shipped one outlined
language-en = English
language-de = German
pack = Cards
pack-shipped = shipped cards
pack-checked = { $verified } verified + { $owner } typed in of { $all }
pack-unrated = A game with another pack is not rated.
pack-played = Pack: { $name }
pack-to-workshop = { $words }. Opens the workshop.

## Puzzles

puzzles = Puzzles
puzzle = Puzzle
puzzles-lead = Positions from real games between bots, with one move that is clearly the best. Find it: you know no more than the player did.
puzzles-begin = Begin
puzzles-go-on = Continue
puzzles-done = All solved
puzzles-none = There are no puzzles for the cards played here.
puzzles-solved = { $n } of { $all } solved
puzzles-card = One move is clearly the best. { $n } positions from real games are waiting for you.
puzzle-players = { $n } players
puzzle-new = not tried yet
puzzle-seen = tried
puzzle-solved = Solved!
puzzle-themes = Themes
puzzle-theme-all = All themes
puzzle-theme-other = One decision
puzzle-difficulty-1 = Plain to see
puzzle-difficulty-2 = Worth a thought
puzzle-difficulty-3 = Deep
puzzle-task = What is the best move?
puzzle-lead = One answer is clearly better than all others. You know what this seat knew, and have as many tries as you like.
puzzle-wrong = Not the best move
puzzle-unknown = Not the move we are looking for
puzzle-unknown-lead = This move was not among those that looked worth comparing. Try another one.
puzzle-try-again = There is something better. What else could you do?
puzzle-solution = The solution
puzzle-yours = your answer
puzzle-chance = { $percent } % ± { $error }
puzzle-checked = Checked by { $bot } in many imagined games: the best move is ahead of the next one by { $margin } %, give or take { $error }.
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-give-up = Show the solution
puzzle-all = All puzzles
puzzle-streak = { $n } in a row
puzzle-best-streak = best: { $n }
