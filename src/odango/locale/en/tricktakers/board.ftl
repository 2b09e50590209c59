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
tricktakers-card-three = { $cards }, together { $face }
tricktakers-counts-as = counts as { $face }
tricktakers-must-be-played = must be played
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
tricktakers-was-led = { $colour } was led
tricktakers-nothing-was-led = No colour was led
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
tricktakers-takes-it = takes the trick
tricktakers-parts-of = Of { $who }’s three
tricktakers-trick-over = The trick that is over
tricktakers-you = you
tricktakers-you-title = You
tricktakers-your-card = your card
tricktakers-note-led = led
tricktakers-note-on = on { $card }
tricktakers-note-three = three as { $face }
tricktakers-note-stays = stays { $face }
tricktakers-note-shielded = loses to no 1
tricktakers-note-second = second card
tricktakers-note-offered = offered
tricktakers-offered-to =
    { $you ->
        [yes] to you
       *[no] to { $who }
    }
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
        [trap] stacks Traps
        [predict] predicts
        [show] shows, or not
        [letter] hands out letters
        [chip] lays the chip
        [under] puts cards back
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
tricktakers-ask-play-tactical = Play { $card } by the Tactical card?
tricktakers-ask-three-as = Play these three as { $face }?
tricktakers-ask-three-colour = Which colour do the three lead?
tricktakers-ask-some-renew =
    { $count ->
        [one] Exchange this card?
       *[other] Exchange these { $count } cards?
    }
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

tricktakers-hint-trap = Who is caught pays 10 into the pool, and the pool is yours with your next trick.
tricktakers-hint-carry = The card would be in your hand next round, and has to be played.
tricktakers-hint-ritual = Two beasts can stand in the rear. Tap one to summon or command it.
tricktakers-hint-renew = Tap the cards to put away, at least one; you draw as many.
tricktakers-hint-front = It counts instead of your card, and goes with the trick.
tricktakers-hint-three = Tap three cards. Above 10 only the last digit of the sum counts.
tricktakers-hint-element = Tap a free cell. The numbers say what it would complete.
tricktakers-hint-forge = One thing after a round in which the hexagon is complete.
tricktakers-hint-under = The first you tap lies highest of them, the last lowest.
tricktakers-hint-predict = Tap a seat. Nobody sees it; it pays 50 if it comes true.
tricktakers-hint-show = Shown to all, three hits win the game. Otherwise they pay 50 each.
tricktakers-hint-give-back = Tap a card, of the trick or your own. It goes face down.
tricktakers-hint-letter = Everyone sees the letters. You give one to each, around the table.
tricktakers-hint-chip = After the fifth trick you rob who won so many more or fewer tricks than you.
tricktakers-hint-turn-chip = On the wolf’s side you rob your partner alone.
tricktakers-hint-offer = Tap a card. Your partner looks at it, and gives you one for it or refuses.
tricktakers-hint-respond = Tap what you give. If you refuse, the card offered is discarded.
tricktakers-hint-loot = Tap what you take.
tricktakers-hint-clone = Tap a card. It has to follow too; you draw one for it.
tricktakers-hint-look = It lies face down as your second card.
tricktakers-hint-flip = Turned up, it is the last card of the trick. Otherwise it is discarded.
tricktakers-hint-red = Tap a red card of the trick. Then you discard one.

tricktakers-way-tactical = By the Tactical card
tricktakers-way-small-tactical = It need not follow. Once a round.
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
tricktakers-button-trap = Set it for trick { $trick }
tricktakers-button-carry = Take the card over
tricktakers-button-carry-points = Take { $points } points
tricktakers-button-ritual-done = Go on to play
tricktakers-button-summon = Summon { $beast } for { $mp } MP
tricktakers-button-command = Command { $beast } for { $mp } MP
tricktakers-button-front-none = No beast
tricktakers-button-front =
    { $mp ->
        [0] Move { $beast } to the front
       *[other] Move { $beast } to the front for { $mp } MP
    }
tricktakers-button-three = Play as { $face }
tricktakers-button-element = Put the element there
tricktakers-button-forge-none = Forge nothing
tricktakers-button-forge-crown = Forge a Crown
tricktakers-button-forge-crown-small = It costs a Black Crown.
tricktakers-button-forge-black-crown = Forge a Black Crown
tricktakers-button-forge-black-crown-small = It costs { $points } points.
tricktakers-button-under = Put { $card } under next
tricktakers-button-predict = Predict the { $character }
tricktakers-button-show = Show them
tricktakers-button-show-no = Keep them sealed
tricktakers-button-rewind = Rewind
tricktakers-button-rewind-no = Play on
tricktakers-button-change = Change the past
tricktakers-button-change-no = Leave it
tricktakers-button-give-back = Give { $who } { $card }
tricktakers-button-letter = Hand it to { $who }
tricktakers-button-chip = Lay the chip there
tricktakers-button-chip-leave = Leave it
tricktakers-button-chip-move = Move it to { $to }
tricktakers-button-chip-flip =
    { $wolf ->
        [yes] Flip it to the wolf
       *[no] Flip it to the phantom
    }
tricktakers-button-offer-none = Offer nothing
tricktakers-button-offer = Offer { $who } { $card }
tricktakers-button-refuse = Refuse
tricktakers-button-refuse-small = The card offered is discarded.
tricktakers-button-respond = Give { $card } for it
tricktakers-button-loot = Steal it
tricktakers-button-clone-none = No second card
tricktakers-button-clone = Lay { $card } face down
tricktakers-button-look = Look at it
tricktakers-button-look-no = No second card
tricktakers-button-flip = Turn it up
tricktakers-button-flip-no = Discard it
tricktakers-button-red-none = Take none
tricktakers-button-red = Take { $card }

## The expansion’s characters at the table

tricktakers-choices = What to choose from
tricktakers-only-you = only you see it
tricktakers-house-figures = house figures
tricktakers-house-figures-why = What summoning and moving to the front cost is ours: the printed cards are not known to us.
tricktakers-house-circle-why = Where the cells lie and what formations are worth is ours.
tricktakers-gets =
    { $kind ->
        [letter] gets this letter
        [offer] your partner
        [loot] is robbed
       *[other] gets a card
    }

# The Strategist: below a Trap and beside the trick.
tricktakers-trap-brief-low = 1 to 6
tricktakers-trap-brief-high = 7 to 9
tricktakers-trap-brief-black = black cards
tricktakers-trap-brief-winner = all, if the Strategist wins
tricktakers-trap-brief-follow = cards off the lead colour
tricktakers-trap-rule-low = Whoever plays a number from 1 to 6 pays { $points } points, once a trick.
tricktakers-trap-rule-high = Whoever plays a number from 7 to 9 pays { $points } points, once a trick.
tricktakers-trap-rule-black = Whoever plays a black card pays { $points } points, once a trick.
tricktakers-trap-rule-winner = If the Strategist wins the trick, all others pay { $points } points.
tricktakers-trap-rule-follow = Whoever plays anything but the lead colour pays { $points } points, once a trick.
tricktakers-trap-now = Trap: { $trap }
tricktakers-trap-paid = paid: { $who }
tricktakers-trap-nobody = nobody has paid
tricktakers-trap-pool = pool { $points }
tricktakers-trap-set = set for trick { $trick }
tricktakers-trap-unknown = not known yet
tricktakers-trap-state =
    { $state ->
        [past] over
        [now] this trick
       *[coming] to come
    }
tricktakers-trap-pool-says =
    { $points ->
        [0] Nothing lies in the pool.
       *[other] { $points } points lie in the pool, for the Strategist’s next trick.
    }
tricktakers-tactical =
    { $left ->
        [yes] The Tactical card can still be used.
       *[no] The Tactical card is used up.
    }
tricktakers-traps-of = Traps of { $who }
tricktakers-traps-button = Traps of { $who }: { $points } points in the pool, { $left ->
        [yes] the Tactical card is there
       *[no] the Tactical card is used up
    }
tricktakers-keeps-pool = pool { $points }
tricktakers-keeps-tactical = Tactical
tricktakers-keeps-must = must play { $card }
tricktakers-keeps-must-tiny = { $card }
tricktakers-keeps-carried = takes over { $card }
tricktakers-keeps-carried-tiny = { $card }

# The Summoner
tricktakers-mp = { $mp } of { $most } MP
tricktakers-mp-brief = MP
tricktakers-beasts = Beasts
tricktakers-beasts-of = Beasts of { $who }
tricktakers-beasts-button = Beasts of { $who }: { $mp } MP, { $rear ->
        [0] none in the rear
       *[other] { $beasts } in the rear
    }
tricktakers-beast-summons = summon: { $mp }
tricktakers-beast-commands = command: { $mp }
tricktakers-beast-fronts =
    { $mp ->
        [0] free
       *[other] { $mp } MP
    }
tricktakers-beast-is =
    { $state ->
        [rear] in the rear
        [front] in front
        [spent] gone
       *[waiting] waits
    }
tricktakers-beast-costs = Summon { $summon } MP, { $command ->
        [0] no command
       *[other] command { $command } MP
    }, front { $front } MP, or nothing on a card of its own kind.
tricktakers-beast-rear-el = In the rear: 1 MP at the end of your turn.
tricktakers-beast-rear-miria = In the rear: your 10s lose to no 1.
tricktakers-beast-rear-colour = Command: exchange a card.
tricktakers-beast-rear-oko = Command: exchange any cards.
tricktakers-beast-front-el = In front: a White Flag that beats Rares.
tricktakers-beast-front-miria = In front: as the Berserker.
tricktakers-beast-front-colour =
    { $colour ->
        [0] In front: Red 10.
        [1] In front: Blue 10.
        [2] In front: Green 10.
       *[other] In front: Black 10.
    }

# The Alchemist
tricktakers-hexagon-forges = forges a crown
tricktakers-formation-lacks =
    { $count ->
        [0] complete
        [one] lacks one
       *[other] lacks { $count }
    }
tricktakers-circle = Magic circle: { $count } of 9 elements, worth { $points } points
tricktakers-circle-of = Magic circle of { $who }
tricktakers-circle-button = Magic circle of { $who }: { $count } of 9 elements, worth { $points } points
tricktakers-circle-worth = Worth { $points } points as it lies now.
tricktakers-cell-full = { $where }: an element
tricktakers-cell-completes = { $where }: completes { $what }
tricktakers-three-more =
    { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
tricktakers-elements = Elements for these three
tricktakers-element-alpha =
    { $some ->
        [yes] counts { $led }, as was led
       *[no] counts as what was led
    }
tricktakers-element-beta = three equal numbers
tricktakers-element-gamma = three of a colour
tricktakers-element-delta = three in a row
tricktakers-element-got = (an element)
tricktakers-which-colour = Colours
tricktakers-put-back = Cards to put back

# The Time Traveler
tricktakers-predictions-of = Predictions of { $who }
tricktakers-foretold =
    { $known ->
        [yes] { $crown ->
            [yes] The Crown for the { $who }
           *[no] A Black Crown for the { $who }
        }{ $open ->
            [yes] { "" }
           *[no] , sealed
        }
       *[no] { $crown ->
            [yes] Who gets the Crown, sealed
           *[no] Who gets a Black Crown, sealed
        }
    }
tricktakers-tokens =
    { $count ->
        [0] No token to travel with is left.
        [one] One token to travel with is left.
       *[other] { $count } tokens to travel with are left.
    }
tricktakers-told-rewind-1 =
    { $count ->
        [0] Nothing lies in the trick yet.
        [one] The card in the trick goes home.
       *[other] The { $count } cards in the trick go home.
    }
tricktakers-told-rewind-2 = You draw two cards and discard two.
tricktakers-told-rewind-3 = You name who leads it anew.
tricktakers-told-change-1 = You take all cards of the trick into hand.
tricktakers-told-change-2 = You give everyone a card back, face down.
tricktakers-told-change-3 =
    { $again ->
        [yes] You name who leads it anew; nobody has won it.
       *[no] The trick counts. You name who leads the next.
    }

# The Phantom Thief
tricktakers-letter-brief-notice-crown = Crown
tricktakers-letter-brief-notice-black-crown = Black Crown
tricktakers-letter-brief-notice-points = 30
tricktakers-letter-brief-invitation = partner
tricktakers-letter-said = Letter of the Phantom Thief. { $letter }.
tricktakers-letter-small-0 = you steal a Crown
tricktakers-letter-small-1 = you steal a Black Crown
tricktakers-letter-small-2 = you steal points
tricktakers-letter-small-3 = your partner
tricktakers-letter-small-given = given away
tricktakers-letters-of = Letters of { $who }
tricktakers-chip-lies = The chip lies on { $option }.
tricktakers-chip-robs =
    { $two ->
        [yes] It robs the other player, who has to have { $option }.
       *[no] { $wolf ->
            [yes] Wolf’s side: it robs the partner alone, who has to have { $option }.
           *[no] Phantom’s side: it robs whoever has a Notice and { $option }.
        }
    }
tricktakers-loot-0 = a Crown
tricktakers-loot-1 = a Black Crown
tricktakers-loot-2 = 30 points
tricktakers-loot-has =
    { $count ->
        [0] there is none
       *[other] has { $count }
    }

# The Samurai
tricktakers-samurai-took = Red cards taken into hand
