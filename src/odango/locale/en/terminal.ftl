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

## The board of Truth or Bluff

terminal-bluff-title = Truth or Bluff
terminal-bluff-round = round { $number }
terminal-bluff-turn = { $who }’s turn
terminal-bluff-over = the game is over
terminal-bluff-bags = bag { $tiles }, tokens { $tokens }
terminal-bluff-set-aside =
    { $tiles ->
        [one] One tile is set aside.
       *[other] { $tiles } tiles are set aside.
    }
terminal-bluff-endings = Defeat: { $ending }; or no tile to start with.
terminal-bluff-numbers = Numbers:
terminal-bluff-numbers-house = Numbers (house):
terminal-bluff-number = { $tile } { $number }
terminal-bluff-seat = seat
terminal-bluff-tiles = tiles
terminal-bluff-tokens = tokens
terminal-bluff-to-go = to go
terminal-bluff-face-up = face up
terminal-bluff-you = { $name } (you)
terminal-bluff-out = out
terminal-bluff-warned = { $count }!
terminal-bluff-nothing = –
terminal-bluff-one-short = One short:
terminal-bluff-short-of = { $who } ({ $tiles })
terminal-bluff-any-tile = any of { $count } tiles
terminal-bluff-empty = Empty holder:
terminal-bluff-way = Under way:
terminal-bluff-handed-first = { $who } → { $to } “{ $claim }”
terminal-bluff-handed = → { $to } “{ $claim }”
terminal-bluff-seen-by = Seen by { $who }.
terminal-bluff-unseen = You have not seen it.
terminal-bluff-it-is = It is
terminal-bluff-holder = You hold:
terminal-bluff-holder-empty = Your holder is empty.
terminal-bluff-your-tokens =
    { $points ->
        [one] Your tokens: { $values } (1 point)
       *[other] Your tokens: { $values } ({ $points } points)
    }
terminal-bluff-no-tokens = Your tokens: none yet
terminal-bluff-in-play = In this game:
terminal-bluff-in-play-white = and a white one of each,
terminal-bluff-in-play-villains = villains (house):
terminal-bluff-white = white { $name }

terminal-bluff-short-sailor-moon = Moon
terminal-bluff-short-sailor-mercury = Mercury
terminal-bluff-short-sailor-mars = Mars
terminal-bluff-short-sailor-jupiter = Jupiter
terminal-bluff-short-sailor-venus = Venus
terminal-bluff-short-tuxedo-mask = Tuxedo
terminal-bluff-short-sailor-chibi-moon = Chibi
terminal-bluff-short-sailor-pluto = Pluto
terminal-bluff-short-queen-beryl = Beryl
terminal-bluff-short-zoycite = Zoycite
terminal-bluff-short-nephrite = Nephrite
terminal-bluff-short-jadeite = Jadeite
terminal-bluff-short-kunzite = Kunzite
terminal-bluff-short-dark-kingdom-clan = Clan

terminal-bluff-column-left = tiles left
terminal-bluff-column-tokens = tokens
terminal-bluff-column-values = drawn
terminal-bluff-column-villains = villains
terminal-bluff-defeated = { $name } (defeated)
terminal-bluff-ties = Defeated players cannot win. Ties are broken by tiles left, then tokens, then fewest villains.

## The board of Dice Challenge

terminal-dice-title = Dice Challenge
terminal-dice-round = round { $number }
terminal-dice-turn = { $who }’s turn
terminal-dice-choosing =
    { $count ->
        [one] { $who } chooses
       *[other] { $who } choose
    }
terminal-dice-over = the match is over
terminal-dice-to-win = { $count } rounds win
terminal-dice-opening-duel = A duel: whoever wins { $count } rounds wins the match.
terminal-dice-opening-single-combat = Teams in Single Combat: each round one fighter of each side; { $count } rounds win the match.
terminal-dice-opening-tag-team = Tag-teams: fighters trade places during the round; { $count } rounds win the match.
terminal-dice-opening = A die is drawn with its place on top, what it shows inside, and its size below.
terminal-dice-you = { $name } (you)
terminal-dice-side = { $who }
terminal-dice-unchosen = no character yet
terminal-dice-secret = { $fighter }, in secret
terminal-dice-older = { $fighter } (older set)
terminal-dice-numbered = { $number }. { $fighter }
terminal-dice-always = { $ability }, always
terminal-dice-uses = { $ability } { $left }/{ $all }
terminal-dice-times = { $ability } { $count }×
terminal-dice-score = { $stars } score { $points }
terminal-dice-starting = starts with { $dice }
terminal-dice-reserve = reserve { $dice }
terminal-dice-lent = lent { $dice }
terminal-dice-droids = yet to join { $dice }
terminal-dice-removed = removed { $dice }
terminal-dice-pile = captured { $dice }
terminal-dice-nothing = –
terminal-dice-out = out
terminal-dice-fought-last = fought last
terminal-dice-attack-power = Power Attack of { $who }: { $dice } wants { $target } (die { $place }).
terminal-dice-attack-skill = Skill Attack of { $who }: { $dice } want { $target } (die { $place }).
terminal-dice-shielded = Shielded this turn: { $die } (die { $place }).
terminal-dice-rounds = Rounds ({ $mine } – { $theirs }):
terminal-dice-rounds-teams = Rounds ({ $mine }’s team – { $theirs }’s):
terminal-dice-round-score = { $number }. { $mine }–{ $theirs }
terminal-dice-round-tied = { $number }. { $mine }–{ $theirs } tied
terminal-dice-round-score-fighters = { $number }. { $ours } { $mine }–{ $theirs } { $others }
terminal-dice-round-tied-fighters = { $number }. { $ours } { $mine }–{ $theirs } { $others } tied

terminal-dice-power = Power
terminal-dice-skill = Skill
terminal-dice-sum = { $attack } ({ $values }={ $total })
terminal-dice-more = … and { $count } more
terminal-dice-change = { $verb } { $dice } of { $fighter }
terminal-dice-place = { $place } ({ $die })
terminal-dice-hint-attack = Type an attack as yours>theirs, by the places on top: “1>0”, “0,2>1”.
terminal-dice-hint-after-loss = Reserve Dice you convert stay with you for the rest of the match.
terminal-dice-hint-place = Type the place of a die, or the word.
terminal-dice-hint-order = Answer in advance with an order: “order protect d20”, “order never”, “order ask”.
terminal-dice-hint-character = A name or its beginning. “(older set)”: dice known from the older edition only.
terminal-dice-power-is = A Power Attack is made with one die alone.
terminal-dice-skill-is = A Skill Attack needs two dice or more.
terminal-dice-column-character = character
terminal-dice-column-dice = dice
terminal-dice-column-reserve = reserve
terminal-dice-column-ability = ability, uses in a match
terminal-dice-standings-place = place
terminal-dice-standings-players = players
terminal-dice-standings-rounds = rounds won
terminal-dice-standings-fighters = fighters

terminal-command-order-protect = shield attacked dice of that size, let all other attacks happen (Masked Defender)
terminal-command-order-never = do not ask again this round
terminal-command-order-ask = ask about every attack, as at first
terminal-command-order-attack = let the rest of this attack happen
terminal-command-order-turn = let everything happen until your next turn
terminal-command-order-fall = let attacks happen until one would defeat a card of yours
terminal-command-order = the present order
terminal-dice-order-answers = As you ordered, the die is shielded.
terminal-ccg-order-passes = As you ordered, you pass.
terminal-dice-order-lets = As you ordered, the attack is let happen.

## The board of Masquerade Battle

terminal-masquerade-title = Masquerade Battle
terminal-masquerade-auction = auction
terminal-masquerade-unmasking = unmasking
terminal-masquerade-over = the game is over
terminal-masquerade-trick = trick { $number } of { $all }
terminal-masquerade-turn = { $who }’s turn
terminal-masquerade-bid = bid { $number } { $team }
terminal-masquerade-seat = seat
terminal-masquerade-cards = cards
terminal-masquerade-team = team
terminal-masquerade-known = known to all
terminal-masquerade-you = { $name } (you)
terminal-masquerade-nothing = –
terminal-masquerade-SG = SG
terminal-masquerade-DK = DK
terminal-masquerade-moon = Moon
terminal-masquerade-mercury = Mercury
terminal-masquerade-mars = Mars
terminal-masquerade-jupiter = Jupiter
terminal-masquerade-venus = Venus
terminal-masquerade-others = others
terminal-masquerade-powers = { $sg }/{ $dk }
terminal-masquerade-action = Action { $team }
terminal-masquerade-planet-action = { $planet } Action { $team }
terminal-masquerade-royal = { $royal }, bid { $number }
terminal-masquerade-unmasked = turned up: { $identity }
terminal-masquerade-identity = { $identity }
terminal-masquerade-voids = no { $planets }
terminal-masquerade-no-bids = Nobody has bid yet; { $who } opens.
terminal-masquerade-bids = Auction:
terminal-masquerade-said = { $who } { $bid }
terminal-masquerade-pass = pass
terminal-masquerade-number = { $number } { $team }
terminal-masquerade-empty = No card on the table yet; { $who } leads.
terminal-masquerade-ruling = Ruling planet: { $planet }
terminal-masquerade-no-ruling = No planet rules yet.
terminal-masquerade-side = { $team } { $power }
terminal-masquerade-names = names { $planet }
terminal-masquerade-turned = turned { $seats }
terminal-masquerade-struck = cancelled
terminal-masquerade-leads = wins so far
terminal-masquerade-wins = wins
terminal-masquerade-nobody = Nobody wins this as it is.
terminal-masquerade-yours = You are { $identity }: { $team }.
terminal-masquerade-hand =
    { $count ->
        [one] You hold one card, powers SG/DK:
       *[other] You hold { $count } cards, powers SG/DK:
    }
terminal-masquerade-hand-house =
    { $count ->
        [one] You hold one card, powers SG/DK (house deck):
       *[other] You hold { $count } cards, powers SG/DK (house deck):
    }
terminal-masquerade-marked = [ ] may be played now
terminal-masquerade-deck = The Characters in this game, powers SG/DK (a deck of its own):
terminal-masquerade-deck-house = The Characters in this game, powers SG/DK (house deck):
terminal-masquerade-deck-gone = In brackets: played already.

terminal-masquerade-type-bid = Type a number from { $least } to { $most } and a team, for example:  { $example }
terminal-masquerade-type-bid-or-pass = Type “pass”, or a number from { $least } to { $most } and a team:  { $example }
terminal-masquerade-type-card = Type a card and what it shows, for example:  { $example }
terminal-masquerade-type-special = or  { $example }
terminal-masquerade-type-turn = Type whose cards:  { $example }  – or “turn all”, or “turn none”.
terminal-masquerade-which-team = { $number } for which team? Type “{ $number } SG” or “{ $number } DK”.
terminal-masquerade-which-card = “{ $given }” could be several cards: say the powers of the Character, or “action”.

terminal-masquerade-no-tricks = No trick is over yet.
terminal-masquerade-tricks-legend = * took the trick, × was cancelled. Planets as they ruled at the end.
terminal-masquerade-last-only = This table remembers by itself: only the last trick can be looked at.
terminal-masquerade-past = { $number }. { $planet }:
terminal-masquerade-went =
    { $count ->
       *[other] → { $who } { $team } +{ $count }
    }
terminal-masquerade-went-nowhere =
    { $count ->
        [0] → nobody
       *[other] → nobody, { $count } lost
    }
terminal-masquerade-column-was = was
terminal-masquerade-pile-SG = SG pile
terminal-masquerade-pile-DK = DK pile
terminal-masquerade-column-bonus = royal
terminal-masquerade-column-total = counts
terminal-masquerade-was = { $identity }, { $team }
terminal-masquerade-plus = +{ $bonus }
terminal-masquerade-counting = Everyone counts the pile of their own team; the best of each team are compared.
terminal-masquerade-spare = The Team Card nobody had: { $identity }.

terminal-masquerade-trail = How surely a careful bot in your place would have taken each for a Guardian, after so many tricks:
terminal-masquerade-after = { $count }
terminal-masquerade-chance = { $percent } %

terminal-command-masquerade-tricks = the tricks so far
terminal-command-masquerade-bids = the whole auction
terminal-command-masquerade-deck = the Characters of this game, and which were played

## The board of TRICKTAKERs

terminal-tricktakers-title = TRICKTAKERs
terminal-tricktakers-round = round { $number } of { $all }
terminal-tricktakers-trick = trick { $number } of { $all }
terminal-tricktakers-draft = draft
terminal-tricktakers-selection = choosing
terminal-tricktakers-setup = set-up
terminal-tricktakers-over = the game is over
terminal-tricktakers-turn =
    { $count ->
        [one] { $who }’s turn
       *[other] { $who } choose
    }
terminal-tricktakers-deck = deck { $count }
terminal-tricktakers-seat = seat
terminal-tricktakers-as-whom = character
terminal-tricktakers-points = points
terminal-tricktakers-crowns = crowns
terminal-tricktakers-black = black
terminal-tricktakers-tricks = tricks
terminal-tricktakers-cards = cards
terminal-tricktakers-you = { $name } (you)
terminal-tricktakers-nothing = –
terminal-tricktakers-character = { $code } { $character }
terminal-tricktakers-task-open = task: { $task }
terminal-tricktakers-task-done = task: { $task } (done)
terminal-tricktakers-task-missed = task: { $task } (missed)
terminal-tricktakers-shown = open: { $cards }
terminal-tricktakers-voids = no { $colours }
terminal-tricktakers-taken = took { $cards }
terminal-tricktakers-collection-points = the best of them: { $points } points
terminal-tricktakers-collection-wins = the best of them wins the game
terminal-tricktakers-drafted = drafted: { $characters }
terminal-tricktakers-still = still to play: { $characters }
terminal-tricktakers-answered = has chosen
terminal-tricktakers-bid =
    { $count ->
        [0] foretold: no trick
        [one] foretold: one trick
       *[other] foretold: { $count } tricks
    }
terminal-tricktakers-stake = staked: { $points }
terminal-tricktakers-won-with = Kakumei won with { $face }
terminal-tricktakers-kakumei-left =
    { $count ->
        [0] Kakumei declared
        [one] Kakumei: once
       *[other] Kakumei: { $count } times
    }
terminal-tricktakers-items = items: { $items }
terminal-tricktakers-using = uses the { $item }
terminal-tricktakers-reserved = reserves the card of { $who }
terminal-tricktakers-tactical-ready = Tactical card: ready
terminal-tricktakers-tactical-used = Tactical card: used
terminal-tricktakers-traps-past = Traps so far: { $traps }
terminal-tricktakers-traps-to-come = your next Traps: { $traps }
terminal-tricktakers-mp = { $mp } of { $most } MP
terminal-tricktakers-rear = in the rear: { $beasts }
terminal-tricktakers-waiting = can be summoned: { $beasts }
terminal-tricktakers-elements =
    { $count ->
        [0] no element yet
        [one] one element, worth { $points }
       *[other] { $count } elements, worth { $points }
    }
terminal-tricktakers-own-deck = own deck: { $count }
terminal-tricktakers-on-top = on top of it: { $cards }
terminal-tricktakers-forged = forged in this game: Crowns { $crowns }, Black Crowns { $black }
terminal-tricktakers-formation-open = { $name } ({ $cells }): { $worth }
terminal-tricktakers-formation-made = { $name } ({ $cells }): { $worth }, made
terminal-tricktakers-forging = forging
terminal-tricktakers-took-red = took into hand: { $cards }
terminal-tricktakers-journeys =
    { $count ->
        [0] no journey left
        [one] one journey left
       *[other] { $count } journeys left
    }
terminal-tricktakers-predicted-crown = you predict: the Crown for { $character }
terminal-tricktakers-shown-crown = shown: the Crown for { $character }
terminal-tricktakers-two-crown = you predict: more tricks for { $character }
terminal-tricktakers-two-none = none for { $characters }
terminal-tricktakers-predicted-black = Black Crowns for { $characters }
terminal-tricktakers-chip-phantom = robs Notices with { $option }
terminal-tricktakers-chip-wolf = wolf side: robs the partner with { $option }
terminal-tricktakers-chip-two = robs the other with { $option }
terminal-tricktakers-letter = has a letter ({ $letter })
terminal-tricktakers-aside =
    { $count ->
        [one] a card face down
       *[other] { $count } cards face down
    }
terminal-tricktakers-aside-known =
    { $count ->
       *[other] face down: { $cards }
    }
terminal-tricktakers-kept = has to play { $card }
terminal-tricktakers-carried = takes { $card } over
terminal-tricktakers-trap = The Trap catches { $trap }.
terminal-tricktakers-caught = Caught: { $who }.
terminal-tricktakers-pool = Pool: { $points }.
terminal-tricktakers-offered = The characters to choose from, with what they pay:
terminal-tricktakers-taken-by = taken by { $who }
terminal-tricktakers-order = Still to choose, in this order: { $order }
terminal-tricktakers-cast = The characters of this game (W: wins the game):
terminal-tricktakers-win = W
terminal-tricktakers-pays-tricks = 0 to 5 tricks: { $row }
terminal-tricktakers-pays-bids = 0 to 5 tricks, foretold rightly: { $row }
terminal-tricktakers-pays-kakumei = Kakumei won with Flag { $flag }, 1–3 { $low }, 4–6 { $middle }, 7–9 { $high }, black { $black }
terminal-tricktakers-pays-kakumei-two = Kakumei won with Flag { $flag }, a colour { $colour }, black { $black }
terminal-tricktakers-pays-collector = for combinations of the cards collected
terminal-tricktakers-pays-ruler = for tasks, a black card, exactly one trick
terminal-tricktakers-pays-alchemist = for formations on the magic circle
terminal-tricktakers-pays-time-traveler = for predictions that come true
terminal-tricktakers-down = face down
terminal-tricktakers-known-down = { $card } (face down)
terminal-tricktakers-as = { $card } as { $face }
terminal-tricktakers-on = { $beast } on { $card }
terminal-tricktakers-beats-rare = beats a Rare
terminal-tricktakers-wins-ties = wins ties
terminal-tricktakers-red-as-black = as strong as black
terminal-tricktakers-shielded = safe from a 1
terminal-tricktakers-empty = No card on the table yet; { $who } leads.
terminal-tricktakers-led-red = Red is led.
terminal-tricktakers-led-blue = Blue is led.
terminal-tricktakers-led-green = Green is led.
terminal-tricktakers-led-black = Black is led.
terminal-tricktakers-no-lead = No colour is led yet.
terminal-tricktakers-kakumei = Kakumei: the weakest card wins.
terminal-tricktakers-wins = wins
terminal-tricktakers-leads = wins so far
terminal-tricktakers-to-come = Still to play: { $who }
terminal-tricktakers-yours = You are the { $character } ({ $pays }).
terminal-tricktakers-hand =
    { $count ->
        [one] Your card:
       *[other] Your { $count } cards:
    }
terminal-tricktakers-marked = [ ] may be played now; r red, b blue, g green, k black
terminal-tricktakers-letters = (r red, b blue, g green, k black)
terminal-tricktakers-type-exchange = Type the cards to exchange, for example:  { $example }  – or “keep”, or “all”.
terminal-tricktakers-type-crown = Type the cards to renew for a Black Crown, for example:  { $example }  – or “keep”.
terminal-tricktakers-type-map = Type the cards to exchange, for example:  { $example }  – or “all”.
terminal-tricktakers-type-renew = Type the cards to exchange, for example:  { $example }  – or “all”.
terminal-tricktakers-type-three = Type three cards, for example:  { $example }
terminal-tricktakers-type-three-lead = Type three cards and the colour they count as, for example:  { $example }
terminal-tricktakers-type-task = { $task } ({ $points })
terminal-tricktakers-account = Account of round { $number }
terminal-tricktakers-account-of = { $character }, { $tricks }
terminal-tricktakers-from-to = { $before } → { $after }
terminal-tricktakers-entry = { $what } { $points }
terminal-tricktakers-entry-paid = { $what } { $points } (paid already)
terminal-tricktakers-no-account = No round has been counted yet.
terminal-tricktakers-no-tricks = No trick of this round is over yet.
terminal-tricktakers-tricks-legend = * took the trick, + went to who had reserved it. Colours as they were led.
terminal-tricktakers-past = { $number }. { $colour }:
terminal-tricktakers-past-kakumei = { $number }. { $colour }, Kakumei:
terminal-tricktakers-past-round = Round { $number }: { $told }.
terminal-tricktakers-was = { $who } { $character } { $gain }
terminal-tricktakers-was-at-the-end = { $who } { $character }

terminal-command-tricktakers-account = what the rounds so far brought everyone
terminal-command-tricktakers-tricks = the tricks of this round
terminal-command-tricktakers-cast = the characters of this game

## Draft of the Sailor Moon CCG

terminal-draft-title = Sailor Moon CCG draft
terminal-draft-at = pack { $number } of { $of }, pick { $pick }
terminal-draft-left = passed to the left
terminal-draft-right = passed to the right
terminal-draft-building = building decks
terminal-draft-done = the draft is over
terminal-draft-legend = Take one card of the pack in hand by its number or name; the rest goes on. Power is free when decks are built, and so is a Scout or Knight of Level 1. Type “card” and a name to see what a card says, “pool” for what you have, “help” for more.
terminal-draft-thinking =
    { $count ->
        [one] { $who } still thinks.
       *[other] { $who } still think.
    }
terminal-draft-missing = Taken since you held this pack: { $cards }.
terminal-draft-pool = Your pool ({ $count })
terminal-draft-kind = { $kind } { $count }
terminal-draft-best = the house’s favourite
terminal-draft-fighters = Scouts and Knights { $count }, up to Level { $level }
terminal-draft-enemies = Monsters { $monsters }, Villains { $villains }
terminal-draft-power = { $type } Power { $count }
terminal-draft-hint = A number or a name; “card” and a name tells what a card says.
terminal-draft-hint-build = A number or a name; “decks” lists them card by card.
terminal-draft-sight = Pick { $pick }, in hand:
terminal-draft-sight-took = Pick { $pick }, you took { $card } of:
terminal-draft-no-sights = Nothing has been passed in this round.
terminal-draft-your-deck = Your deck
terminal-draft-deck-around = Around { $card }
terminal-draft-no-decks = When the packs are empty, { $count } decks are suggested to you.
terminal-draft-code = As a list in one line: { $code }
terminal-command-draft-pool = what you have taken so far
terminal-command-draft-packs = the packs of this round as you held them
terminal-command-draft-decks = the suggested decks, card by card

## Sailor Moon CCG

terminal-ccg-title = Sailor Moon CCG
terminal-ccg-opening = opening
terminal-ccg-over = the game is over
terminal-ccg-turn = { $who }’s turn { $number }
terminal-ccg-flip = flip { $number }
terminal-ccg-step-1 = drawing
terminal-ccg-step-2 = playing cards
terminal-ccg-step-3 = using cards
terminal-ccg-step-5 = actions
terminal-ccg-step-6 = defeats
terminal-ccg-step-7 = discarding
terminal-ccg-asked =
    { $count ->
        [one] { $who } decides
       *[other] { $who } decide
    }
terminal-ccg-goal = goal { $points }
terminal-ccg-goal-basic = Basic game
terminal-ccg-legend = In play every card has its number. 20/50 is damage and Health; b Body, m Mind, s Soul are Power attached (+1 lent by a friend); VP are Victory Points. Type “card” and a name to see what a card says, “help” for more.
terminal-ccg-legend-basic = In play every card has its number. 20/50 is damage and Health; b Body, m Mind, s Soul are Power attached. Type “card” and a name to see what a card says, “help” for more.
terminal-ccg-you = { $name } (you)
terminal-ccg-allies = Allies
terminal-ccg-enemies = Enemies
terminal-ccg-pie = PIE
terminal-ccg-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
terminal-ccg-points-basic = { $count } defeated
terminal-ccg-out = out of the game
terminal-ccg-hand = hand { $count }
terminal-ccg-deck = deck { $count }
terminal-ccg-discards = discards { $count }
terminal-ccg-several = { $card } ×{ $count }
terminal-ccg-any = { $count } of any type
terminal-ccg-icon = type { $type }
terminal-ccg-worth = { $points } VP
terminal-ccg-strong = strong { $type }
terminal-ccg-weak = weak { $type }
terminal-ccg-beaten = beaten
terminal-ccg-wears = wears { $items }
terminal-ccg-mark-acted = has acted
terminal-ccg-mark-rested = has rejuvenated
terminal-ccg-mark-attacked = was attacked
terminal-ccg-mark-paralysed = cannot hit back
terminal-ccg-mark-confused = cannot defend
terminal-ccg-mark-armored = uses its Knight Armor
terminal-ccg-mark-armed = uses its Negaverse Sword
terminal-ccg-mark-well-rested = may rest and attack
terminal-ccg-mark-summoned = a Villain may replace it at once
terminal-ccg-idle = held: no attack in its turn
terminal-ccg-asleep = asleep: no action in its turn
terminal-ccg-used =
    { $count ->
        [one] used
       *[other] used { $count } times
    }
terminal-ccg-thorns =
    { $count ->
        [one] a thorn in it
       *[other] { $count } thorns in it
    }
terminal-ccg-skips = misses the next turn
terminal-ccg-no-draw = does not draw at the start of the next turn
terminal-ccg-no-attacks = nobody may attack in the turn
terminal-ccg-no-rest = nobody may rejuvenate in the turn
terminal-ccg-known-hand = in hand, as you know: { $cards }
terminal-ccg-known-top = on top of the deck, as you know: { $cards }
terminal-ccg-known-bottom = at the bottom of the deck, from below: { $cards }
terminal-ccg-trained =
    { $count ->
        [one] Combat Training for an attack
       *[other] Combat Training ×{ $count } for attacks
    }
terminal-ccg-answered = has chosen
terminal-ccg-your-hand =
    { $count ->
        [one] Your card:
       *[other] Your { $count } cards:
    }
terminal-ccg-marked = [ ] may be played now
terminal-ccg-hint = Type a number or a few letters; “card” and a name shows what a card says.
terminal-ccg-attack = { $who } attacks: { $card } on { $target } of { $whose } with { $attack }
terminal-ccg-attack-gone = { $who } attacks { $target } of { $whose }
terminal-ccg-combined = { $who } attacks { $target } of { $whose } with combined powers: { $members }
terminal-ccg-combining = { $who } prepares a combined attack on { $target } of { $whose }
terminal-ccg-done = It did { $damage } damage.
terminal-ccg-prevented = It is prevented.
terminal-ccg-shielded = The target will not hit back.
terminal-ccg-counter = The hit-back does { $amount } more.
terminal-ccg-helper = { $card } will strike too.
terminal-ccg-sum = as things stand
terminal-ccg-entry-base = printed damage
terminal-ccg-entry-energy = energy of all who joined
terminal-ccg-entry-avoided = avoided
terminal-ccg-entry-armor = its own armor
terminal-ccg-entry-knight-armor = Knight Armor
terminal-ccg-entry-reduced = its defence
terminal-ccg-entry-cap = it can do no more
terminal-ccg-entry-half = half of it, for Split Attack
terminal-ccg-entry-power = Power from hand
terminal-ccg-entry-times = doubled
terminal-ccg-entry-strong = strong against this type
terminal-ccg-entry-weak = weak against this type
terminal-ccg-entry-nought = never below nought
terminal-ccg-challenge = Challenge: { $who } against { $whom } for { $card }.
terminal-ccg-challenge-first = Challenge: { $who } against { $whom } for the first turn.
terminal-ccg-challenge-round = Round { $number } of { $all }, { $wins } won.
terminal-ccg-challenge-now = { $who } has won this round, unless somebody pays for a replay.
terminal-ccg-flipped = { $who } turned over { $card } ({ $kind }).
terminal-ccg-flipped-more = { $who } turned over { $before }; what counts is { $card } ({ $kind }).
terminal-ccg-flipped-choosing = { $who } turned over { $before }; { $card }. One of the last two will count.
terminal-ccg-kind-power = Power
terminal-ccg-kind-monster = Monster
terminal-ccg-kind-villain = Villain
terminal-ccg-kind-scout = Scout
terminal-ccg-kind-knight = Knight
terminal-ccg-kind-person = Person
terminal-ccg-kind-item = Item
terminal-ccg-kind-event = Event
terminal-ccg-kind-defense-event = Defense Event
terminal-ccg-of-yoma = Yoma
terminal-ccg-of-cardian = Cardian
terminal-ccg-of-droid = Droid
terminal-ccg-of-negaverse = Negaverse
terminal-ccg-of-doom-tree = Doom Tree
terminal-ccg-of-dark-moon = Dark Moon
terminal-ccg-a-yoma = a Yoma
terminal-ccg-a-cardian = a Cardian
terminal-ccg-a-droid = a Droid
terminal-ccg-villain-negaverse = a Negaverse Villain
terminal-ccg-villain-dark-moon = a Dark Moon Villain
terminal-ccg-replaces = replaces { $what }
terminal-ccg-body = Body
terminal-ccg-mind = Mind
terminal-ccg-soul = Soul
terminal-ccg-rarity-common = common
terminal-ccg-rarity-uncommon = uncommon
terminal-ccg-rarity-rare = rare
terminal-ccg-rarity-foil = foil
terminal-ccg-number = no. { $number }, { $rarity }
terminal-ccg-health = Health { $health }
terminal-ccg-victory-points =
    { $count ->
        [one] 1 Victory Point
       *[other] { $count } Victory Points
    }
terminal-ccg-strong-weak = strong against { $strong }, weak against { $weak }
terminal-ccg-brings = begins with { $card }
terminal-ccg-costs = costs { $price }
terminal-ccg-needs = needs { $price }
terminal-ccg-rounds =
    { $count ->
        [one] challenge
       *[other] challenge over { $count } rounds
    }
terminal-ccg-damage = { $damage } damage
terminal-ccg-attack-named = Attack: { $name }
terminal-ccg-defence-named = Defence: { $name }
terminal-ccg-no-such-card = No card is called “{ $text }”.
terminal-ccg-which-card = Which of these?
terminal-ccg-no-hand = You have no cards in hand.
terminal-ccg-nothing-in-play = Nothing is in play yet.
terminal-ccg-pile-discards = Discards of { $who }, topmost first ({ $count }):
terminal-ccg-pile-gone = Out of the game, of { $who } ({ $count }):
terminal-ccg-no-piles = All piles are empty.
terminal-ccg-left-own = Still in your deck ({ $count }):
terminal-ccg-left-other = { $who }, in hand and deck ({ $count }):
terminal-ccg-left-basic = { $who }, in the deck or face down ({ $count }):
terminal-ccg-scored = { $who } has defeated:
terminal-ccg-score =
    { $points ->
        [one] { $card } of { $whose }, 1 point
       *[other] { $card } of { $whose }, { $points } points
    }
terminal-ccg-no-scores = Nothing has been defeated yet.
terminal-ccg-column-deck = deck
terminal-ccg-group-attach = { $card } to
terminal-ccg-item-attach = { $to }
terminal-ccg-group-attack = { $card }: { $attack }, { $damage }, on
terminal-ccg-item-attack = { $target }
terminal-ccg-item-attack-of = { $target } of { $whose }
terminal-ccg-group-basic-attack = { $card }: { $attack }, { $damage }, on
terminal-ccg-item-basic-attack = { $target }
terminal-ccg-group-card = One of
terminal-ccg-item-card = { $card }
terminal-ccg-group-combine = Combined attack on
terminal-ccg-item-combine = { $target }
terminal-ccg-item-combine-of = { $target } of { $whose }
terminal-ccg-group-forfeit = { $card } forfeits the action to defeat your
terminal-ccg-item-forfeit = { $enemy }
terminal-ccg-group-join = { $card } joins with
terminal-ccg-item-join = { $count } Power
terminal-ccg-group-move-power = { $power } from { $card } to
terminal-ccg-item-move-power = { $to }
terminal-ccg-group-open = { $card } alone, and
terminal-ccg-item-open = { $monster }
terminal-ccg-group-open-with = { $card } with { $friend }, and
terminal-ccg-item-open-with = { $monster }
terminal-ccg-group-overpower = Of { $whom }
terminal-ccg-item-overpower = { $power }
terminal-ccg-group-piece = One of yours
terminal-ccg-item-piece = { $card }
terminal-ccg-group-piece-of = Of { $whose }
terminal-ccg-item-piece-of = { $card }
terminal-ccg-group-play = Play
terminal-ccg-item-play = { $card }
terminal-ccg-group-replace = { $card } onto
terminal-ccg-item-replace = { $to }
terminal-ccg-group-rest = { $card } rejuvenates with
terminal-ccg-item-rest = { $count } Power for { $healed }
terminal-ccg-group-transfer = From { $card } to { $to }
terminal-ccg-item-transfer = { $damage }
terminal-ccg-group-use = Use
terminal-ccg-item-use = { $card }

terminal-command-ccg-hand = what the cards in your hand say
terminal-command-ccg-table = what the cards in play say
terminal-command-ccg-piles = discards, and what is out of the game
terminal-command-ccg-decks = what everyone may still have: deck lists lie open
terminal-command-ccg-scores = who has defeated what
terminal-command-ccg-card = what a card says: a few letters of its name will do
