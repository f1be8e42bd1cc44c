## shell
start-page = start page
start-title = Four space games. One harbour.
start-lead = Play at once against bots, or send friends a link. No account needed.
pages = Pages
lobby = Tables
history = History
account = You
account-of = You: { $name }
settings = Settings
language-swap = Auf Deutsch
theme-swap = Light or dark
skip-main = To the content
skip-cards = To my cards
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
not-found-hint = Perhaps the link is not complete.

game = Game
game-race = Race for the Galaxy
game-jumpdrive = Jump Drive
game-trucker = Galaxy Trucker
game-solarius = Solarius Mission
game-race-minutes = 30–45 min
game-jumpdrive-minutes = 15–20 min
game-trucker-minutes = 45–60 min
game-solarius-minutes = 90 min
game-race-lead = Settle worlds, build technologies, guess what the others will do.
game-jumpdrive-lead = The quick one: some seven rounds, and every card pays again each round.
game-trucker-lead = Build a ship against the hourglass. Then watch it fall apart.
game-solarius-lead = Fly out from the sun, explore planets, make the most of each die.
game-coming = not in the harbour yet
players = Players
play-now = Play now
play-now-game = Play now: { $game } against a bot
play-friends = Friends
play-friends-game = Friends: play { $game } together
first-game = First game: with guidance
your-tables = Your tables
your-move = your move
join = Join
join-code = Join with a code
join-code-hint = Paste the link you were sent.
join-code-wrong = That is no link to a table.

## errors
error = Something is wrong
error-offline = The server cannot be reached. Your tables are safe; check the connection and try again.
error-server = The server could not do that (error { $status }). Nothing was changed.
error-unknown = Something went wrong. Nothing was changed.
error-no-table = There is no such table, or it is private and needs an invitation.
error-closed = The server closed this table to you (code { $code }). Load the page anew or ask the host for an invitation.

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
import-wrong = That file is no record of a game.
lobby-waiting = Waiting for players
lobby-running = Running, open to spectators
lobby-none = No open table just now. Open one!
lobby-none-running = No game is running in the open just now.

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
pace-days = Over days
pace-none-hint = No clock. Take your time.
pace-live-hint = { $minutes } minutes each, plus { $increment } seconds per decision. When time is up, a bot plays on.
pace-correspondence-hint = { $days } days for each decision. Close the laptop, come back tomorrow.
pace-minutes = Minutes each
pace-increment = Seconds per decision
pace-days-each = Days per decision
options = Options
terms = What is played
house = House rules
house-hints = Hints
house-hints-hint = Everybody may ask a strong bot what it would do.
house-hands = Bots' hands
house-hands-slow = Slow
house-hands-normal = Normal
house-hands-quick = Quick
visibility = Who may come
visibility-private = By invitation
visibility-open = Open
visibility-solo = Solo
visibility-private-hint = Only those with your link find this table.
visibility-open-hint = Everybody sees it in the list, may sit down and watch.
table-open = Open the table
table-open-hint = You get a link to send. Seats can be filled with bots later.
invite = Invite
invite-hint = Whoever opens this link sits down. No account needed.
invite-link = Invitation link
invite-make = Make an invitation
copy = Copy
copied = Copied
start-game = Start
start-free = { $n ->
    [one] { $n } seat is free: send the link or choose a bot.
   *[other] { $n } seats are free: send the link or choose bots.
 }
start-not-ready = Waiting until { $names } is ready.
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
account-register-hint = Keeps your games when you change the browser. Password: 8 characters or more.
account-register-done = Registered
account-login = Log in
account-login-hint = With an account you have already.
account-login-done = Logged in
account-logout = Log out
account-logout-hint = Ends the session in this browser.
account-logout-done = Logged out
account-password = Change password
account-password-hint = All other sessions end.
account-password-done = Password changed
account-delete = Delete me
account-delete-hint = Name, account and sessions are deleted; finished games stay without your name.
account-delete-done = Deleted
account-delete-sure = Yes, delete all of it

## settings
settings-language = Language
settings-theme = Colours
settings-system = As the system
settings-dark = Dark
settings-light = Light
settings-motion = Motion
settings-motion-less = None
settings-sound = Sound
settings-sound-hint = A short tone when it is your decision.
settings-notify = Notices
settings-notify-hint = The system tells you when it is your decision and the page is hidden.
settings-notify-not = This browser does not allow notices here.
settings-coach = Hints in the first game
settings-coach-hint = Short marks that explain the table.
settings-keys = Keys
settings-keys-hint = Play without a mouse.
settings-keys-all = All keys
key-tab = from area to area
key-arrows = inside an area; in the replay: moment by moment
key-digits = choose, in the order of what is lit
key-enter = confirm
key-zero = pass, none
key-z = undo
key-explain = explain what has the focus
key-hint = what a strong bot would do
key-read = read me the table
key-changes = what changed since my last decision
key-log = log
key-chat = chat
key-players = to a player
key-close = close
key-escape = Esc

## table
table-of = Table: { $game }
menu = Menu
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
read-score = { $name }: { $n } points
nothing-new = Nothing new.
your-decision = your decision
decision-area = Decision
decision-order = Choose in the order you want
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
undo = Undo
undo-key = Undo (Z)
waiting = One moment …
waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
 }
waiting-sealed = Your choice is sealed. You can still take it back.
waiting-hint = You will be asked when it is your decision.
watching = You are watching. Hands stay hidden.
watching-tag = watching
table-paused = The game is paused.
seat-choosing = choosing
seat-done = done
seat-gone = left, a bot plays
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
connection-lost-hint = What you decided is safe. We keep trying.
connection-refused = not connected
unfold = Show the cards of { $name }
tableau-of = Tableau of { $name }
tableau-mine = My tableau
hand-of = Hand of { $name }
hand-mine = My hand
hand-empty = Your hand is empty.
hand-hidden = { $n ->
    [one] { $n } hidden card in hand
   *[other] { $n } hidden cards in hand
 }
round-number = Round { $n }
cards-unverified = { $n } of { $all } designs not verified
generic-shared = The table
copy-link = Copy the link
copy-moment = Copy a link to this moment
pause = Pause
resume = Go on
resign = Resign
resign-sure = Leave the game? A bot plays your seat on.
resign-yes = Yes, resign
come-back = Take my seat back
replace-by-bot = Let a bot play for { $name }
report = Report a problem
report-hint = Saves a file with the record, the position and the versions: attach it to your report.
to-start = To the start page
coach-next = Next
coach-done = Got it
coach-stop = no hints

rules = Rules
rules-lead = Every rule as it is played here, with its number. In English, as the ledger of the project holds it.
rules-search = Search the rules
rules-none = Nothing found.
rules-source-s = rulebook
rules-source-c = card
rules-source-x = secondary source
rules-source-d = decision of this project

## replay and end
replay = Replay
replay-at = Replay · { $at } of { $last }
replay-back = One back
replay-next = One on
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
same-deal = Same deal for others
record-save = Save the record
end-you-win = { $count ->
    [one] You win, { $best } to { $next }
   *[other] Shared win: { $names } with { $best }
 }
end-wins = { $count ->
    [one] { $names } wins, { $best } to { $next }
   *[other] Shared win: { $names } with { $best }
 }
end-facts = finished · { $rounds } rounds · { $minutes } min
end-sources = Where the points came from
end-rest = Others
end-chart = Points over the rounds
end-chart-none = No chart for this game.
end-chart-jump = Show the begin of a round
end-detail = In detail
total = Total
hint = Hint
hint-key = Hint: what a strong bot would do (H)
hint-thinking = Thinking …
hint-chance = { $percent } %
hint-close = Close the hint
