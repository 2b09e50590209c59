## What the terminal says

terminal-about-bluff = A tile slides over with a claim. Believe it? Judge it, or look and pass it on.
terminal-about-masquerade = Hidden teams, a bid and one trick after another. Every card has two sides.
terminal-about-tricktakers = Five tricks a round, and everyone plays them by the rules of another character.
terminal-about-ccg = Scouts and Knights against each other’s Monsters: 160 cards, ready-made decks, and rock, paper, scissors.
terminal-about-draft = Open boosters of the Sailor Moon CCG together, a card at a time, and go home with a deck nobody has seen.
terminal-about-dice = Roll polyhedral dice and capture the other side’s, by strength or by sums.

## The command and its parts (shown by --help)

terminal-help = Five tabletop games at one table: rules complete and cited, secrets kept.
terminal-help-version = show the version and leave
terminal-help-no-color = no colours, even on a terminal (NO_COLOR works too)
terminal-help-games = list the games
terminal-help-play = play in this terminal against bots
terminal-help-simulate = let bots play many games
terminal-help-arena = measure how strong a bot is
terminal-help-replay = tell or check a recorded game
terminal-help-game = name of the game; see “odango games”
terminal-help-seats = how many play
terminal-help-level = how well the bots play; see “odango games”
terminal-help-name = what you want to be called
terminal-help-seed = play the deal of this number again instead of a secret one
terminal-help-set = set an option of the game, or KEY=@FILE to take it from a file; may be given several times
terminal-help-new = start afresh even if a game is waiting; the old one is kept
terminal-help-save = keep the game in this file
terminal-help-count = how many games
terminal-help-deals = how many deals; each is played once from every seat
terminal-help-first-seed = number of the first deal
terminal-help-bots = levels for seats A, B, C …, repeated as needed
terminal-help-json = end with one line of JSON
terminal-help-bot = the level to be measured
terminal-help-field = the level in all other seats
terminal-help-workers = how many processes share the work
terminal-help-file = a replay file
terminal-help-check = check every choice, every draw and the result
terminal-help-seat = tell only what this seat could know: its letter or the player’s name
terminal-help-serve = serve tables to browsers and programs
terminal-help-host = address to listen on; 0.0.0.0 for everyone on the network
terminal-help-port = port to listen on
terminal-help-store = a SQLite file, or the URL of a PostgreSQL database
terminal-help-origin = another site whose pages may use this server; may be given several times
terminal-help-bot-workers = how many processes think for bots
terminal-help-bot-nice = how far those give way to all else: 0 not at all, 19 as far as can be
terminal-help-ping = how often browsers' lines are asked whether they still stand
terminal-help-bot-pace = how long a bot waits before it moves, so that people can follow
terminal-help-no-limits = hold nobody back who asks a lot at once
terminal-help-log-level = how much is logged
terminal-help-more = “odango COMMAND --help” tells more about a command.

## Problems

terminal-no-such-game = There is no game “{ $given }”. There is: { $there }.
terminal-no-such-game-near = There is no game “{ $given }”. Did you mean { $near }? There is: { $there }.
terminal-no-such-level = There is no “{ $given }” bot for { $game }. There is: { $there }.
terminal-no-such-level-near = There is no “{ $given }” bot for { $game }. Did you mean { $near }? There is: { $there }.
terminal-no-such-option = { $game } has no option “{ $given }”. There is: { $there }.
terminal-no-such-option-near = { $game } has no option “{ $given }”. Did you mean { $near }? There is: { $there }.
terminal-set-form = “{ $given }” should look like KEY=VALUE. { $game } has these options: { $there }.
terminal-set-value = “{ $value }” will not do for { $option }. It can be: { $allowed }.
terminal-any-of-list = a list of { $count }: { $each }
terminal-any-list = a list of: { $each }
terminal-any-file = @FILE
terminal-a-number = a whole number
terminal-a-word = a word
terminal-file-not-text = { $file }: this is not text.
terminal-file-refused = { $file }: { $why }
terminal-bad-setup = { $why }
terminal-cannot-save = The game cannot be saved to { $file }: { $why }
terminal-cannot-read = { $file }: cannot be read: { $why }
terminal-no-such-file = { $file }: there is no such file.
terminal-other-game = { $file } holds a game of { $game }. Pick another file with --save, or add --new to put it aside.
terminal-bad-replay = { $file }: line { $number }: { $why }
terminal-not-text = this is not text
terminal-no-such-seat = There is no seat “{ $given }” in this game. There is: { $there }.
terminal-interrupted = Interrupted.

## The list of games

terminal-column-name = name
terminal-column-title = title
terminal-column-players = players
terminal-column-about = what it is
terminal-column-levels = bots
terminal-players-range = { $least }–{ $most }
terminal-games-hint = Play one with “odango play NAME”.

## Playing

terminal-welcome = { $game }, { $seats } players. You are { $who }, seat { $letter }; the bots are { $level }.
terminal-welcome-name = Call yourself something else with --name.
terminal-welcome-help = Type “help” for the commands, “?” for the rule behind a question, “quit” to stop and go on later.
terminal-resumed =
    { $count ->
        [0] Your game from { $file } goes on at the beginning.
        [one] Your game from { $file } goes on after one choice.
       *[other] Your game from { $file } goes on after { $count } choices.
    }
terminal-resumed-options = What you asked for ({ $options }) is for a new game; add --new to start one.
terminal-recently = What happened last:
terminal-kept-old = The game that was under way is kept as { $file }.
terminal-damaged = The saved game { $file } cannot be resumed: { $why }
terminal-damaged-kept = It is kept as { $file }. A new game begins.
terminal-saved = Your game is saved in { $file }.
terminal-go-on = Go on with:  { $command }
terminal-finished = The whole game is kept in { $file }.
terminal-replay-with = Read it again with:  { $command }
terminal-check-with = Check every draw with:  { $command }

## Asking

terminal-rule-hint = rule: { $rule } (“?” shows it)
terminal-pattern = Type it in words, for example:  { $example }
terminal-open-seat = { $before } whom?  { $choices }
terminal-open-seat-more = { $before } whom { $after }?  { $choices }
terminal-open-word = { $before } what?  { $choices }
terminal-open-word-more = { $before } what { $after }?  { $choices }
terminal-open-first-seat = Who?  { $choices }
terminal-open-first-seat-more = Who { $after }?  { $choices }
terminal-open-first-word = Which?  { $choices }
terminal-open-first-word-more = What { $after }?  { $choices }
terminal-choice-seat = { $letter } { $name }
terminal-still-open = That can mean several things:
terminal-refused = { $reason } ({ $rule })
terminal-not-understood = “{ $text }” is not one of the choices here.
terminal-did-you-mean = Did you mean { $near }?
terminal-try-options = “options” lists all choices; “help” the commands.
terminal-no-such-number =
    { $count ->
        [0] There is no numbered list to pick from. Say it in words, or type “options” for a list.
       *[other] The list goes from 1 to { $count }.
    }
terminal-log-empty = Nothing has happened yet.

terminal-command-choice = a number of the list, or words of the choice: beginnings are enough
terminal-command-rule = the rule behind the question, or behind the last refusal
terminal-command-rule-word = another rule
terminal-command-rules = all rules by name
terminal-command-board = the table again
terminal-command-options = all choices
terminal-command-log = everything that has happened
terminal-command-help = this list
terminal-command-quit = stop; the game is saved and goes on next time
terminal-word = WORD
terminal-choice = (a choice)

## Standing orders, where a game has them

terminal-command-order-ask = ask about every attack, as at first
terminal-command-order = the present order

## Rules

terminal-rules-missing = The rules page of { $game } is not at hand here. The rule is called “{ $rule }”.
terminal-rules-missing-page = The rules page of { $game } is not at hand here.
terminal-rule-unknown = There is no rule “{ $given }”. There is: { $there }.
terminal-rule-title = { $title } ({ $rule })
terminal-rules-list = The rules of { $game }; “? NAME” shows one:

## Results

terminal-column-place = place
terminal-column-player = player
terminal-column-points = points

## Simulations

terminal-progress-games = games
terminal-progress-deals = deals
terminal-progress = { $done } of { $all } { $what }
terminal-simulated =
    { $games ->
        [one] One game of { $game } with { $seats } players: { $decisions } decisions in { $seconds } s ({ $speed } a second).
       *[other] { $games } games of { $game } with { $seats } players: { $decisions } decisions in { $seconds } s ({ $speed } a second).
    }
terminal-column-seat = seat
terminal-column-bot = bot
terminal-column-wins = wins
terminal-column-share = share
terminal-errors =
    { $count ->
        [one] One game broke off with an error. { $first }
       *[other] { $count } games broke off with an error. The first: { $first }
    }
terminal-arena-field = { $bot } against { $field }, { $seats } players, { $deals } deals played once from each seat: { $games } games in { $seconds } s.
terminal-arena-share = { $bot } takes { $share } of the victories; with 95 % confidence between { $low } and { $high }. A fair share is { $fair }.
terminal-arena-points = Mean points: { $bot } { $points }, { $field } { $others }.
terminal-arena-stronger = { $bot } is stronger than { $field }.
terminal-arena-weaker = { $bot } is weaker than { $field }.
terminal-arena-undecided = This does not decide which is stronger; more deals would tell.

## Replays

terminal-replay-title = { $game }, rules { $rules }
terminal-replay-player = { $letter } { $name }
terminal-replay-bot = { $letter } { $name } ({ $level } bot)
terminal-replay-options = With { $options }.
terminal-replay-known-to = As { $who } knew it:
terminal-replay-round = Round { $number }
terminal-replay-unfinished =
    { $count ->
        [one] The game breaks off here, after one choice.
       *[other] The game breaks off here, after { $count } choices.
    }
terminal-checked-choices =
    { $count ->
        [one] One choice, legal
       *[other] { $count } choices, all legal
    }
terminal-checked-chance = all draws follow from the seed
terminal-unchecked-chance = the seed is not in the file, so chance could not be checked
terminal-checked-result = result as recorded
terminal-checked-unfinished = the game is unfinished
terminal-checked = { $file }: { $choices }; { $chance }; { $result }.
