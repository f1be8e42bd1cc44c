# Refusals of the server
server-error-already-so = It is like that already.
server-error-already-started = This game has begun already.
server-error-bad-cookie = This browser is no longer logged in. Please log in again.
server-error-bad-link = This link is not valid (any more).
server-error-bad-name = This name cannot be shown like that: visible characters only, please, and 24 at most.
server-error-bad-token = This key is not valid.
server-error-bot-plays = A bot is playing for you. Take your seat back first.
server-error-bots-alone = Bots play among themselves only for hosts who are logged in.
server-error-broken = Something went wrong on the server.
server-error-busy = Too much is happening at this table; please try again.
server-error-chat-full = The chat of this table is full.
server-error-common-password = This password is too easy to guess; please choose another.
server-error-has-account = You have an account already.
server-error-is-here = This player is here.
server-error-malformed = The request could not be read: { $problem }
server-error-method = This address does not take that kind of request.
server-error-metrics = Figures are shown only to whoever runs this server.
server-error-name-taken = An account has this name, or one that looks like it; please choose another.
server-error-no-account = You have no account.
server-error-no-bot = There is no bot called { $bot } for this game.
server-error-no-deal = This game has no deal that could be repeated.
server-error-no-game = There is no game called { $game }.
server-error-no-guide = There is no guided first game of { $game }.
server-error-no-hint = No hint was found this time.
server-error-no-hints = This table plays without hints.
server-error-no-moment = This game has no such moment.
server-error-no-code = No table is waiting with this code. Check it, or ask for the link.
server-error-no-workshop = { $game } has no data packs.
server-error-pack-other-game = { $file }: this is a pack for “{ $found }”; its field “game” must say “{ $game }”. Nothing was changed.
server-error-pack-too-large = { $file } is too large for a pack: { $most } characters at most. Nothing was changed.
server-error-pack-unreadable = { $file }: { $problem } Nothing was changed.
server-error-pack-unsound = { $place }: { $problem } ({ $number ->
    [one] one problem
   *[other] { $number } problems
 } in all; nothing was changed.)
server-error-too-many-packs = You have already played with { $most } packs; no more are kept here.
server-error-draft-account = Drafts are kept here for people with an account; yours stays in this browser.
server-error-not-admin = Only whoever runs this server may do that.
server-error-no-pack = There is no such pack here.
server-error-no-test = There is no such play test (any more).
server-error-test-ended = The play test has ended early.
server-error-no-page = There is nothing here.
server-error-no-player = Please choose a name first.
server-error-no-seat = There is no such seat for that.
server-error-no-table = There is no such table, or it is not open to you.
server-error-no-token = There is no such key.
server-error-not-guided = This table is not a guided first game.
server-error-not-finished = This game is not finished.
server-error-not-host = Only the host of the table can do that.
server-error-not-rated = A rated game has a fresh deal and goes without hints.
server-error-not-ready = Not everybody is ready.
server-error-not-replaced = No bot is playing for you.
server-error-not-seated = You have no seat at this table.
server-error-not-started = This game has not begun.
server-error-not-with-a-key = This can only be done in the browser, not with a key.
server-error-origin = This request does not come from a page of this server.
server-error-other-pack = This game was begun with another edition of the cards or rules ({ $pack }), which this server does not have.
server-error-over = The game is over.
server-error-own-seat = That is your own seat.
server-error-paused = The game is paused.
server-error-record-too-long = This record is longer than any game: at most { $most } decisions are accepted.
server-error-record-unfinished = This record ends before the game does.
server-error-refused = The game does not allow that.
server-error-seat-taken = There is no free seat.
server-error-seats-free = There are still free seats.
server-error-seed-solo-only = A chosen deal is for solo tables only: elsewhere somebody might know the cards in advance.
server-error-storage = The server cannot store anything just now; please try again in a moment.
server-error-stopping = The server is restarting; please try again in a moment.
server-error-too-large = That is too large.
server-error-too-many = Too many requests; please wait a moment.
server-error-too-many-bots = There are more bots than seats.
server-error-too-many-imports = You can keep at most { $most } imported records here.
server-error-too-many-tables = There are { $most } open tables already; please finish or close one first.
server-error-too-many-tokens = You have too many keys; delete one first.
server-error-too-slow = The request came in too slowly.
server-error-turned-away = The host has sent you away from this table.
server-error-username-taken = This name is taken.
server-error-watchers-are-silent = Only players may chat during the game.
server-error-wrong-password = Wrong name or password.
server-error-no-such-player = There is no such player.
server-error-not-friends = You are not friends.
server-error-own-friend = That is you.
server-error-too-many-friends = You can have at most { $most } friends here.
server-error-challenge-solo-only = Only a finished solo game can be a challenge.
server-error-no-challenge = There is no such challenge.
server-error-own-challenge = That is your own challenge.
server-error-not-yet-played = That is shown once you have finished your own game.
server-error-nothing-to-compare = There is nothing to compare yet.
server-error-no-deal-of-that-day = There is no deal for that day.
server-error-push-service = This server does not know the push service of your browser.
server-error-too-many-browsers = At most { $most } browsers get notifications; please turn them off in one first.
server-error-cup-full = All places are taken.
server-error-cup-size = { $game } cannot be played with { $size } at a table.
server-error-no-cup = There is no such night or cup.
server-error-too-many-cups = You already have { $most } nights and cups under way.

# What happens at a table
server-event-start = The game begins.
server-event-start-repeated = The game begins. Its cards have been played before: whoever was there knows them.
server-event-start-chosen = The game begins. Its cards were chosen: whoever did that may know them.
server-event-start-daily = The game begins: the deal of the day, the same for everybody.
server-event-undo = { $seat } takes a decision back.
server-event-practice = { $seat } goes back to an earlier decision, as practice.
server-event-resign = { $seat } leaves the game; a bot plays on.
server-event-timeout = { $seat } has run out of time; a bot plays on.
server-event-replace = A bot plays on for { $seat }.
server-event-return = { $seat } is back and plays again.
server-event-pause = { $seat } pauses the game.
server-event-resume = { $seat } resumes the game.
server-event-pause-over = The pause is over; the game goes on.
server-event-rules = The server now plays by a newer version of the rules; this game goes on unchanged.
server-closed-past = The rules have since been corrected (version { $played } became { $now }), and from entry { $number } of its log on this game would have gone differently. Its end is kept as it was; its moments can no longer be replayed.
server-closed-rules = The rules were corrected (version { $played } became { $now }), and from entry { $number } of its log on this game would have gone differently. It was ended and is shown as it last stood.

# Mails
server-mail-turn-subject = It is your turn ({ $game })
server-mail-turn-body = It is your turn at your table: { $url }

    No more emails: { $stop }
server-mail-confirm-subject = Sternhafen: is this your address?
server-mail-confirm-body = Somebody wants to be told at this address when it is their turn. If that was you, confirm it here: { $link }

    If not, ignore this email; there will be no other.
server-error-deal-in-play = These cards are being played in a game that counts. Once it is over, this one can be analysed.
server-error-no-analysis = No bot that thinks ahead plays this game: it cannot be analysed.
server-analysis-error = There was an error in the program ({ $kind }, { $place }).
server-analysis-died = The judging process ended { $times } times (code { $code }).
server-error-no-position = This position cannot be played: { $problem }

server-error-no-puzzle = There is no such puzzle here.
