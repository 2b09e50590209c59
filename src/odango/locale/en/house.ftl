## What happens at a table besides the game

house-sits = { $who } sits down at { $seat }.
house-stands = { $who } gets up from { $seat }.
house-removed = The host has asked { $who } to leave seat { $seat }.
house-bot-sits = { $who }, a bot ({ $level }), sits down at { $seat }.
house-brings = { $who } has brought something of their own.
house-takes-back = { $who } has taken back what they brought.
house-starts = The game begins.
house-leaves = { $who } has left the table; the seat is kept.
house-returns = { $who } is back.
house-vote-abandon = { $who } votes on ending the game here: { $vote }.
house-vote-rematch = { $who } votes on playing again: { $vote }.
house-vote-bot = { $who } votes on a bot for { $other }: { $vote }.
house-rematch = The next game is waiting at a new table.
house-yes = yes
house-no = no

## The server itself

serve-at = Odango serves at { $address }. Ctrl-C stops it.
serve-not-built = The pages have not been built yet: run “make web”, then load this page again. The API is at /api.
serve-cannot-listen = Cannot listen at { $address }, port { $port }: { $why }
serve-cannot-store = The store cannot be opened: { $why }

## Why something cannot be done at a table

denied-old-rules = This game was begun under rules { $then }, and Odango now plays rules { $now }. It can be read, not played on.
denied-no-such-vote = “{ $text }” is nothing that can be voted on.
denied-no-rematch-now = A rematch can be agreed once, when the game is over.
denied-not-playing = No game is being played here now.
denied-nobody-to-replace = No person plays at that seat.
denied-no-such-level = There is no “{ $level }” bot for this game. There is: { $there }.
denied-still-here = { $who } is still at the table and has not kept it waiting for a minute.
denied-asked-to-leave = The host has asked you to leave this table.
denied-sitting-already = You are sitting at this table already.
denied-not-seated = You have no seat at this table.
denied-yourself = To leave your own seat, stand up.
denied-seats-empty = Some seats are empty: wait for people, or seat bots.
denied-cannot-bring = { $why }
denied-not-brought = { $who } has still to bring something.
denied-no-bot-here = No bot plays at that seat.
denied-not-your-seat = That seat is somebody else’s.
denied-left = You have left the table; sit down again first.
denied-no-vote = You have no vote in this.
denied-begun = The game has begun.
denied-closed = This table is closed: everyone has left.
denied-host-only = Only the host may do this.
denied-no-such-seat = There is no such seat at this table.
denied-seat-empty = Nobody sits at { $seat }.
denied-seat-taken = { $who } sits at { $seat } already.
denied-table-full = All seats are taken.
denied-stale = Something has happened that you had not seen yet.
denied-stays-secret = What was hidden in this game stays so: you can look at it again from your own seat, or as somebody who watched.
denied-not-over = The replay holds everyone’s secrets: it can be had once the game is over.
denied-bad-replay = This replay cannot be shown: { $why }
denied-long-replay = This replay is too long: up to { $most } choices can be shown.
denied-no-table = There is no such table here.
denied-no-spectators = This table is not open to spectators.
denied-bad-setup = { $why }
denied-no-such-option = This game has no option called { $given }.
denied-not-json = This is not JSON in UTF-8, or it has brackets without end.
denied-nothing-said = Nothing was said.
denied-no-game = There is no game “{ $game }”. There is: { $there }.
denied-no-name = A name needs at least one letter, digit or symbol that can be seen.
denied-who = Say who you are first: become a guest, or send a token.
denied-too-fast = Too much at once. Wait a moment.
denied-malformed = That could not be read: { $why }
denied-no-orders = There are no standing orders in this game.
denied-bad-order = { $why }
denied-other-origin = This request came from another site.
denied-not-saved = The store does not answer, so this may not have been written down. Try again: what counts, counts once.
denied-no-token = You have no such token.
denied-no-deck = There is no such deck here.
denied-bad-deck = { $why }
denied-poor-pool = No deck can be built from this: it needs a Level 1 Scout or Knight, and a Monster of 1 Victory Point.
denied-many-decks = You keep { $most } decks already; put one away first.
