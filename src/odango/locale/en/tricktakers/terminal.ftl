## TRICKTAKERs in the terminal

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
