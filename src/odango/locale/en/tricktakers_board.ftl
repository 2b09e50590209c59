## TRICKTAKERs on the table: what stands on and around the pieces

tricktakers-printed-red = Red
tricktakers-printed-blue = Blue
tricktakers-printed-green = Green
tricktakers-printed-black = Black
# One letter for the ribbon of a card.  Black has a letter of its own.
tricktakers-letter-red = R
tricktakers-letter-blue = B
tricktakers-letter-green = G
tricktakers-letter-black = K
# A card as small as it can be written, after its sign.
tricktakers-tiny-card = { $letter }{ $value }

tricktakers-card-face-down = a card, face down
tricktakers-card-as = { $card } played as { $face }
tricktakers-lies-face-down = face down for the others
tricktakers-lies-open = lies open
tricktakers-reserved-by = reserved by { $who }
tricktakers-not-now = not now

## Where the game stands

tricktakers-subtitle = Round { $round } of { $rounds } · trick { $trick } of { $all }
tricktakers-subtitle-phase = Round { $round } of { $rounds } · { $phase }
tricktakers-subtitle-draft = Draft
tricktakers-phase-selection = characters
tricktakers-phase-setup = set-up
tricktakers-phase-over = the end
tricktakers-trick-of = Trick { $trick } of { $all }
tricktakers-trick-number = Trick { $trick }
tricktakers-round-trick = Round { $round } · trick { $trick }
tricktakers-led-colour = { $colour } is led
tricktakers-nothing-led = No colour is led yet
tricktakers-kakumei = Kakumei
tricktakers-kakumei-means = The weakest card takes this trick.

## The trick

tricktakers-trick-so-far = The trick so far
tricktakers-slot = { $place } · { $who }
tricktakers-slot-leads =
    { $you ->
        [yes] you lead
       *[no] { $who } leads
    }
tricktakers-slot-takes =
    { $you ->
        [yes] you take it
       *[no] { $who } takes it
    }
tricktakers-leads-for-now = leads for now
tricktakers-you = you
tricktakers-you-title = You
tricktakers-your-card = your card
tricktakers-note-led = led
tricktakers-note-as = { $card } as { $face }
tricktakers-note-down = face down
tricktakers-note-ties = wins ties
tricktakers-note-doll = beats a Rare
tricktakers-note-reserved = reserved
tricktakers-note-leads = leads
tricktakers-note-takes = takes it
tricktakers-was-claimed = { $card } was reserved and went to the Collector.
tricktakers-tricks = Tricks of this round
tricktakers-tricks-button =
    { $count ->
        [one] One trick
       *[other] { $count } tricks
    }
tricktakers-no-tricks = No trick has been taken yet.
tricktakers-taken = Cards taken
tricktakers-this-rounds-crowns = This round’s crowns
tricktakers-crown-for = most tricks, alone
tricktakers-black-crown-for = no trick at all
tricktakers-deck = draw deck
tricktakers-deck-has = deck
tricktakers-discards = discards
tricktakers-discards-have = out
tricktakers-discards-seen = Discards you have seen

## Seats

tricktakers-points = points
tricktakers-cards-in-hand = cards in hand
tricktakers-wins = { $wins } of { $all } tricks won
tricktakers-crowns =
    { $crowns ->
        [0] { "" }
        [one] one Crown
       *[other] { $crowns } Crowns
    } { $black ->
        [0] { "" }
        [one] one Black Crown
       *[other] { $black } Black Crowns
    }
tricktakers-voids = Holds no { $colours }
tricktakers-hand = Cards in hand
tricktakers-open-hand = Lies open in hand
tricktakers-role-button = (what the card says)
tricktakers-gave-tasks = gave the tasks
tricktakers-gambles =
    { $bid ->
        [0] foretells no trick
        [one] foretells one trick
       *[other] foretells { $bid } tricks
    } { $stake ->
        [0] and stakes nothing
       *[other] and stakes { $stake } points
    }
tricktakers-keeps-bid = bid { $bid }
tricktakers-keeps-stake = stake { $stake }
tricktakers-kakumei-left =
    { $count ->
        [0] has declared Kakumei
        [one] can declare Kakumei once
       *[other] can declare Kakumei { $count } times
    }
tricktakers-keeps-kakumei =
    { $count ->
        [0] Kakumei
        [one] Kakumei
       *[other] Kakumei × { $count }
    }
tricktakers-keeps-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tricktakers-equipment-button = Equipment of { $who }: { $count ->
        [one] one item
       *[other] { $count } items
    }
tricktakers-equipment-of = Equipment of { $who }
tricktakers-equipment-place =
    { $new ->
        [yes] on new equipment
       *[no] from the beginning
    }
tricktakers-if-unused = if unused
tricktakers-items-used = Used: { $items }.
tricktakers-collection-button = Collection of { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
tricktakers-collection-of = Collection of { $who }
tricktakers-collected-nothing = Nothing is collected yet.
tricktakers-collected-rest = in no combination
tricktakers-collection-worth = As it lies now it is worth { $points } points.
tricktakers-collection-wins = It wins the game.
tricktakers-collection-now = worth now
# Where in the row of points of a character it stands.
tricktakers-cell =
    { $by ->
        [bid] bid { $label }
        [card] won with { $label }
       *[tricks] tricks: { $label }
    }

## Tasks

tricktakers-task-said = { $task }: { $reward } points, missed { $penalty } less; { $state ->
        [done] fulfilled
        [missed] missed
       *[open] still open
    }
tricktakers-task-worth = { $reward } / { $penalty }
tricktakers-task-brief-take-red = take a red
tricktakers-task-brief-take-blue = take a blue
tricktakers-task-brief-take-green = take a green
tricktakers-task-brief-avoid-red = take no red
tricktakers-task-brief-avoid-blue = take no blue
tricktakers-task-brief-avoid-green = take no green
tricktakers-task-brief-gain-crown = get the Crown
tricktakers-task-brief-avoid-lead = not the lead colour
tricktakers-task-brief-gain-black-crown = get a Black Crown
tricktakers-task-brief-win-none = win no trick
tricktakers-task-brief-win-one = win one trick
tricktakers-task-brief-win-two = win two tricks
tricktakers-task-brief-win-with-rare = win with a Rare
tricktakers-task-brief-take-black = take a black
tricktakers-task-brief-take-one = take a 1
tricktakers-task-brief-take-ten = take a 10
tricktakers-task-tiny-take-red = a red
tricktakers-task-tiny-take-blue = a blue
tricktakers-task-tiny-take-green = a green
tricktakers-task-tiny-avoid-red = no red
tricktakers-task-tiny-avoid-blue = no blue
tricktakers-task-tiny-avoid-green = no green
tricktakers-task-tiny-gain-crown = Crown
tricktakers-task-tiny-avoid-lead = no lead
tricktakers-task-tiny-gain-black-crown = Black Cr.
tricktakers-task-tiny-win-none = no trick
tricktakers-task-tiny-win-one = 1 trick
tricktakers-task-tiny-win-two = 2 tricks
tricktakers-task-tiny-win-with-rare = by Rare
tricktakers-task-tiny-take-black = a black
tricktakers-task-tiny-take-one = a 1
tricktakers-task-tiny-take-ten = a 10

## Setting up

tricktakers-setting-up = Setting up, by priority
tricktakers-set-up = ready
tricktakers-sets-up-later = comes later
tricktakers-doing =
    { $kind ->
        [exchange] exchanges cards
        [bid] foretells
        [stake] stakes
        [equip] takes items
        [task] gives tasks
        [crown] a Black Crown?
        [discard] discards
       *[other] is at it
    }
tricktakers-round-over = Round { $round } is over
tricktakers-your-gain = { $points } for you
tricktakers-account-open = Who got what
tricktakers-account-close = Close
tricktakers-round-sheet = Round sheet

## My own pieces and answers

tricktakers-your-hand = Your hand
tricktakers-no-cards = You hold no cards.
tricktakers-how-many = How many
tricktakers-which-item = Items
tricktakers-which-task = Tasks

tricktakers-ask-which-way = How do you play { $card }?
tricktakers-ask-play-plain = Play { $card }?
tricktakers-ask-play-lead = Play { $card } as { $face }?
tricktakers-ask-play-kakumei = Play { $card } and declare Kakumei?
tricktakers-ask-play-plus = Play { $card } as { $face }?
tricktakers-ask-play-minus = Play { $card } as { $face }?
tricktakers-ask-play-ten = Play { $card } as { $face }?
tricktakers-ask-play-flag = Play { $card } as a White Flag?
tricktakers-ask-play-down = Play { $card } face down?
tricktakers-ask-play-ties = Play { $card } to win ties?
tricktakers-ask-play-doll = Play { $card } over a Rare?
tricktakers-ask-some-exchange =
    { $count ->
        [one] Exchange this card?
       *[other] Exchange these { $count } cards?
    }
tricktakers-ask-some-map =
    { $count ->
        [one] Exchange this card?
       *[other] Exchange these { $count } cards?
    }
tricktakers-ask-some-crown =
    { $count ->
        [one] Spend a Black Crown on one new card?
       *[other] Spend a Black Crown on { $count } new cards?
    }

tricktakers-hint-kakumei = With Kakumei the weakest card takes this trick.
tricktakers-hint-as-lead = It fights in the lead colour, and is taken as what is printed on it.
tricktakers-hint-free = You hold no { $colour }, so any card is open.
tricktakers-hint-draft = You play each of your characters once.
tricktakers-hint-character = A lower number comes first whenever two would do something at once.
tricktakers-hint-drafted = Nobody sees it before all have chosen.
tricktakers-hint-leader = A tap on a seat names who leads.
tricktakers-hint-exchange = Tap cards to put away; you draw as many. Twice at most.
tricktakers-hint-bid = Below each number: what it pays if it comes true.
tricktakers-hint-stake = Comes back twice if your bid comes true, and is lost if not.
tricktakers-hint-crown = Tap the cards to renew. The Black Crown goes back to the box.
tricktakers-hint-equip = The number is what it brings or costs if you never use it.
tricktakers-hint-item = One item on a turn; a new one comes in its place.
tricktakers-hint-map = Tap the cards to put away; you draw as many.
tricktakers-hint-task = Fulfilled tasks pay whoever has them, and missed ones cost.
tricktakers-hint-dexterity = You may discard the very card you drew.
tricktakers-hint-reserve = It goes to you, whoever takes the trick. Tap a card of the trick.

tricktakers-way-lead = As { $face }
tricktakers-way-kakumei = Kakumei
tricktakers-way-plus = As { $face }
tricktakers-way-minus = As { $face }
tricktakers-way-ten = Counts as { $face }.
tricktakers-way-flag = Counts as a White Flag.
tricktakers-way-down = Lies face down.
tricktakers-way-ties = Wins ties.
tricktakers-way-doll = Beats a Rare.
tricktakers-way-any-lead = As the lead colour
tricktakers-way-small-lead = a number need not follow
tricktakers-way-small-kakumei = the weakest card wins
tricktakers-way-small-plus = five more
tricktakers-way-small-minus = five less
tricktakers-way-small-ten = Only the 1 of its colour beats it.
tricktakers-way-small-flag = It need not follow.
tricktakers-way-small-down = All turn up when everyone has played.
tricktakers-way-small-ties = Though it came later.
tricktakers-way-small-doll = If there is one in the trick.

tricktakers-button-play = Play { $card }
tricktakers-button-as = Play it as { $face }
tricktakers-button-keep = Keep all cards
tricktakers-button-exchange =
    { $count ->
        [one] Exchange one card
       *[other] Exchange { $count } cards
    }
tricktakers-button-keep-crown = Keep it
tricktakers-button-crown =
    { $count ->
        [one] Spend it on one card
       *[other] Spend it on { $count } cards
    }
tricktakers-button-discard = Discard { $card }
tricktakers-button-bid =
    { $count ->
        [0] Foretell no trick
        [one] Foretell one trick
       *[other] Foretell { $count } tricks
    }
tricktakers-button-stake =
    { $points ->
        [0] Stake nothing
       *[other] { $all ->
            [yes] Stake all { $points } points
           *[no] Stake { $points } points
        }
    }
tricktakers-button-equip = Start with the { $item }
tricktakers-button-item = Use the { $item }
tricktakers-button-no-item = Use no item
tricktakers-button-task = Give this task
tricktakers-button-draw = Draw a card
tricktakers-button-no-draw = Play without drawing
tricktakers-button-reserve = Reserve { $card }
tricktakers-button-reserve-down = Reserve the face-down card
tricktakers-button-no-reserve = Reserve nothing
tricktakers-button-lead-yourself = Lead yourself
tricktakers-button-leader = { $who } leads
tricktakers-button-draft = Draft the { $character }
tricktakers-button-character = Play the { $character }
