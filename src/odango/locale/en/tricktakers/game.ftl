## TRICKTAKERs: cards, characters, items and tasks

tricktakers-colour-red = red
tricktakers-colour-blue = blue
tricktakers-colour-green = green
tricktakers-colour-black = black

tricktakers-red = Red { $value }
tricktakers-blue = Blue { $value }
tricktakers-green = Green { $value }
tricktakers-black = Black { $value }
tricktakers-rare = Rare
tricktakers-flag = White Flag
tricktakers-king-rare = King’s Rare
tricktakers-alchemist-red = Alchemist’s Red { $value }
tricktakers-alchemist-blue = Alchemist’s Blue { $value }
tricktakers-alchemist-green = Alchemist’s Green { $value }
tricktakers-berserker = Berserker
tricktakers-berserker-rare = Berserker’s Rare
tricktakers-berserker-flag = Berserker’s White Flag
tricktakers-strategist-k7 = Strategist’s Black 7
tricktakers-strategist-rare = Strategist’s Rare
tricktakers-el = EL
tricktakers-miria = MIRIA
tricktakers-maru = MARU
tricktakers-guru = GURU
tricktakers-nemu = NEMU
tricktakers-oko = OKO

tricktakers-king = King
tricktakers-gambler = Gambler
tricktakers-resistance = Resistance
tricktakers-hermit = Hermit
tricktakers-adventurer = Adventurer
tricktakers-collector = Collector
tricktakers-ruler = Ruler
tricktakers-strategist = Strategist
tricktakers-summoner = Summoner
tricktakers-alchemist = Alchemist
tricktakers-time-traveler = Time Traveler
tricktakers-phantom-thief = Phantom Thief
tricktakers-ninja = Ninja
tricktakers-samurai = Samurai

tricktakers-trap-low = a number from 1 to 6
tricktakers-trap-high = a number from 7 to 9
tricktakers-trap-black = a black card
tricktakers-trap-winner = everyone, if the Strategist wins
tricktakers-trap-follow = any card but the lead colour

tricktakers-letter-notice-crown = Notice: a Crown
tricktakers-letter-notice-black-crown = Notice: a Black Crown
tricktakers-letter-notice-points = Notice: 30 points
tricktakers-letter-invitation = Invitation
tricktakers-option-even = as many tricks
tricktakers-option-apart = one trick more or fewer
tricktakers-option-fewer = one trick fewer
tricktakers-option-more = one trick more

tricktakers-formation-purple-triangle = purple triangle
tricktakers-formation-pink-triangle = pink triangle
tricktakers-formation-upper-row = upper row
tricktakers-formation-lower-row = lower row
tricktakers-formation-column = column
tricktakers-formation-hexagon = hexagon

tricktakers-item-map = Map of Destiny
tricktakers-item-potion = Potion of Invisibility
tricktakers-item-boots = Timid Boots
tricktakers-item-sword = Miracle Sword
tricktakers-item-wand = Ruler’s Wand
tricktakers-item-axe = Berserker Axe
tricktakers-item-book = Hermit’s Book of Secrets
tricktakers-item-fairy = Fairy Mischief
tricktakers-item-orb = White Orb
tricktakers-item-castle = Visit to the Castle
tricktakers-item-wing = Proactive Wing
tricktakers-item-gold = Discovered Golds
tricktakers-item-crystal = Crystal
tricktakers-item-doll = Dragon Doll
tricktakers-item-rock-crystal = Rock Crystal

tricktakers-task-take-red = take a red card
tricktakers-task-take-blue = take a blue card
tricktakers-task-take-green = take a green card
tricktakers-task-avoid-red = take no red card
tricktakers-task-avoid-blue = take no blue card
tricktakers-task-avoid-green = take no green card
tricktakers-task-gain-crown = get the Crown
tricktakers-task-avoid-lead = never play the lead colour
tricktakers-task-gain-black-crown = get a Black Crown
tricktakers-task-win-none = win no trick
tricktakers-task-win-one = win exactly one trick
tricktakers-task-win-two = win exactly two tricks
tricktakers-task-win-with-rare = win a trick with a Rare
tricktakers-task-take-black = take a black card
tricktakers-task-take-one = take a 1
tricktakers-task-take-ten = take a 10

tricktakers-combination-flush3 = three of one colour
tricktakers-combination-straight3 = run of three
tricktakers-combination-kind3 = three of a kind
tricktakers-combination-straight-flush3 = run of three in one colour
tricktakers-combination-kind4 = four of a kind
tricktakers-combination-straight-flush5 = run of five in one colour
tricktakers-combination-straight-flush9 = run of nine in one colour

## What happens

tricktakers-begins = { $who } is the first player. There will be { $rounds } rounds.
tricktakers-round = Round { $round } of { $rounds }: everyone is dealt five cards.
tricktakers-drafted = { $who } drafts the { $character }.
tricktakers-chose = { $who } chooses the { $character }.
tricktakers-revealed = { $who } is the { $character } this round.
tricktakers-named-leader = { $who } says that { $leader } leads.
tricktakers-drew = { $who } draws { $cards }.
tricktakers-drew-unseen =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
tricktakers-discarded = { $who } discards { $cards }.
tricktakers-discarded-unseen =
    { $count ->
        [one] { $who } discards a card.
       *[other] { $who } discards { $count } cards.
    }
tricktakers-reshuffled = The draw deck is empty. { $count } discarded cards are shuffled and make a new one.
tricktakers-spent-crown =
    { $count ->
        [one] { $who } spends a Black Crown to renew one card.
       *[other] { $who } spends a Black Crown to renew { $count } cards.
    }
tricktakers-took-king-rare = { $who } takes the King’s Rare into hand.
tricktakers-gambler-gift = { $who } gets { $points } points for being the Gambler.
tricktakers-bid =
    { $count ->
        [0] { $who } foretells winning no trick.
        [one] { $who } foretells winning one trick.
       *[other] { $who } foretells winning { $count } tricks.
    }
tricktakers-stake =
    { $points ->
        [0] { $who } stakes nothing on it.
       *[other] { $who } stakes { $points } points on it.
    }
tricktakers-berserker-hand = { $who } discards the hand and takes { $cards }.
tricktakers-berserker-hand-unseen = { $who } discards the hand and takes the Berserker card and { $count } others of the Berserker’s deck.
tricktakers-equipped = { $who } starts with the { $item }.
tricktakers-gave-task = { $who } gives { $to } a task: { $task }.
tricktakers-used-item = { $who } uses the { $item }.
tricktakers-new-items = On the equipment of { $who } now: { $items }.
tricktakers-levels-up = { $who } has new equipment, and on it: { $item }.
tricktakers-hand-open = { $who } lays the hand open: { $cards }.
tricktakers-hermit-flag = The Hermit’s White Flag beats a Rare: { $points } points for { $who }.
tricktakers-took-seven = { $who } takes the Strategist’s Black 7 into hand.
tricktakers-traps-set = { $who } has stacked five Traps.
tricktakers-trap = The Trap of this trick catches { $trap }.
tricktakers-trapped = { $who } is caught in the Trap and pays { $points }.
tricktakers-took-pool = { $who } takes { $points } points out of the pool.
tricktakers-carries = { $who } will take { $card } over into the next round.
tricktakers-takes-over = { $who } takes { $card } over from the round before.
tricktakers-summoned = { $who } summons { $beast } to the rear.
tricktakers-commanded = { $who } commands { $beast }.
tricktakers-fronted = { $who } moves { $beast } to the front, onto { $card }.
tricktakers-played-three = { $who } plays { $cards } as { $face }.
tricktakers-element = { $who } puts an element on the magic circle, now worth { $points }.
tricktakers-forged-crown = { $who } forges a Crown out of a Black Crown.
tricktakers-forged-black-crown = { $who } forges a Black Crown for { $points } points.
tricktakers-predicted = { $who } has predicted who will be crowned.
tricktakers-shows = { $who } shows the predictions: the Crown for the { $crown }, Black Crowns for the { $one } and the { $two }.
tricktakers-rewound = { $who } turns back time: the cards of this trick go home.
tricktakers-changed = { $who } changes the past and takes { $cards } into hand.
tricktakers-gave-card = { $who } gives { $to } { $card }.
tricktakers-gave-card-unseen = { $who } gives { $to } a card.
tricktakers-gave-letter = { $who } hands { $to } a letter. { $letter }.
tricktakers-chip = The chip of { $who } lies on: { $option }.
tricktakers-flipped-chip-wolf = { $who } flips the chip to the wolf: now the partner alone can be robbed.
tricktakers-flipped-chip-phantom = { $who } flips the chip back to the phantom: those with a Notice can be robbed.
tricktakers-offered = { $who } offers { $to } { $card }.
tricktakers-offered-unseen = { $who } offers { $to } a card.
tricktakers-refused-offer = { $who } refuses the offer and discards the card.
tricktakers-swapped = { $who } gives { $to } { $card } for it.
tricktakers-swapped-unseen = { $who } gives { $to } a card for it.
tricktakers-swapped-blind = { $who } draws { $card } out of the hand of { $whom } and hands over { $laid }.
tricktakers-swapped-blind-unseen = { $who } draws a card out of the hand of { $whom } and hands over the other.
tricktakers-stole-crown = { $who } steals a Crown from { $whom }.
tricktakers-stole-black-crown = { $who } steals a Black Crown from { $whom }.
tricktakers-stole-points = { $who } steals { $points } points from { $whom }.
tricktakers-laid-clone = { $who } lays { $card } face down as a second card.
tricktakers-laid-clone-unseen = { $who } lays a second card face down.
tricktakers-dropped-clone = { $who } does not turn the second card up.
tricktakers-flipped = { $who } turns up the second card: { $card }.
tricktakers-took-red = { $who } takes { $card } of the trick into hand.
tricktakers-led = { $who } leads { $card }.
tricktakers-played = { $who } plays { $card }.
tricktakers-played-lead = { $who } plays { $card } as { $face }.
tricktakers-played-plus = { $who } plays { $card } as { $face }.
tricktakers-played-minus = { $who } plays { $card } as { $face }.
tricktakers-played-ten = { $who } plays { $card } as { $face }.
tricktakers-played-flag = { $who } plays { $card } as a White Flag.
tricktakers-played-ties = { $who } plays { $card }, which wins every tie.
tricktakers-played-doll = { $who } plays { $card }, which beats a Rare.
tricktakers-played-tactical = { $who } uses the Tactical card and plays { $card }.
tricktakers-played-down = { $who } plays { $card } face down.
tricktakers-played-down-unseen = { $who } plays a card face down.
tricktakers-declared = Kakumei! { $who } plays { $card }: the weakest card wins this trick.
tricktakers-reserved = { $who } reserves { $card }.
tricktakers-reserved-down = { $who } reserves the card { $whose } played face down.
tricktakers-turned-up = { $who } turns up { $card }.
tricktakers-took = { $face } wins: the trick goes to { $who }.
tricktakers-took-kakumei = { $face } is the weakest and wins: the trick goes to { $who }.
tricktakers-claimed = { $who } gets the reserved { $card }.
tricktakers-crowned = { $who } took most tricks and gets the Crown.
tricktakers-black-crowned = { $who } gets a Black Crown.
tricktakers-scored =
    { $points ->
        [0] { $who } scores nothing and has { $total }.
       *[other] { $who } scores { $points } and has { $total }.
    }
tricktakers-lost = { $who } loses { $points } and has { $total }.
tricktakers-won-character = { $who } wins the game as the { $character }, whose own aim is reached in round { $round }.
tricktakers-won-expansion = { $who } wins the game as the { $character }, with { $points } points after the last round.
tricktakers-won-crowns = { $who } wins the game with two Crowns.
tricktakers-won-black-crowns = { $who } wins the game with three Black Crowns.
tricktakers-won-points = { $who } wins the game with { $points } points.

## Questions and answers

tricktakers-ask-draft = Which character do you draft?
tricktakers-ask-character = Which character do you play this round?
tricktakers-ask-drafted = Which of your characters do you play this round? All are revealed together.
tricktakers-label-character = the { $character } ({ $code })
tricktakers-ask-leader = Who leads the first trick?
tricktakers-label-lead-yourself = lead yourself
tricktakers-label-leader = { $leader } leads
tricktakers-ask-discard = Which card do you discard?
tricktakers-label-discard = discard { $card }
tricktakers-ask-exchange = Which cards do you exchange?
tricktakers-label-exchange = exchange { $cards }
tricktakers-label-exchange-none = keep all cards
tricktakers-ask-crown = Do you spend a Black Crown to renew cards?
tricktakers-label-crown = spend a Black Crown and renew { $cards }
tricktakers-label-crown-none = keep Black Crowns and cards
tricktakers-ask-map = Map of Destiny: which cards do you exchange?
tricktakers-label-map = exchange { $cards }
tricktakers-label-map-none = keep all cards
tricktakers-ask-bid = How many tricks will you win?
tricktakers-label-bid =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { $count } tricks
    }
tricktakers-ask-stake = How many points do you stake on it?
tricktakers-label-stake =
    { $points ->
        [0] stake nothing
       *[other] stake { $points } points
    }
tricktakers-ask-equip = Which item do you start with?
tricktakers-label-equip = the { $item }
tricktakers-ask-item = Do you use an item before you play?
tricktakers-label-item = use the { $item }
tricktakers-label-item-none = use no item
tricktakers-ask-task = Which task does { $to } get?
tricktakers-label-task = { $to }: { $task }
tricktakers-ask-dexterity = Do you draw a card, and then discard one, before you play?
tricktakers-label-dexterity = draw a card, then discard one
tricktakers-label-dexterity-no = play without drawing
tricktakers-ask-reserve = Which card of the trick do you reserve?
tricktakers-label-reserve = reserve { $card } of { $whose }
tricktakers-label-reserve-down = reserve the face-down card of { $whose }
tricktakers-label-reserve-none = reserve nothing
tricktakers-ask-lead = You lead. Play any card.
tricktakers-ask-set = No colour to follow yet. Play any card.
tricktakers-ask-follow = Follow { $colour }, or play a card without a colour.
tricktakers-ask-excused = You may follow { $colour }, but need not this time.
tricktakers-ask-free = You have no { $colour }. Play any card.
tricktakers-label-play-plain = play { $card }
tricktakers-label-play-lead = play { $card } as { $face }, the lead colour
tricktakers-label-play-kakumei = play { $card } and declare Kakumei
tricktakers-label-play-plus = play { $card } as { $face }, five more
tricktakers-label-play-minus = play { $card } as { $face }, five less
tricktakers-label-play-ten = play { $card } as { $face }
tricktakers-label-play-flag = play { $card } as a White Flag
tricktakers-label-play-down = play { $card } face down
tricktakers-label-play-ties = play { $card }, winning ties
tricktakers-label-play-doll = play { $card }, beating a Rare
tricktakers-label-play-tactical = play { $card } by the Tactical card
tricktakers-ask-trap =
    { $trick ->
        [1] Which Trap do you set for the first trick?
       *[other] Which Trap do you set for trick { $trick }?
    }
tricktakers-label-trap = { $trap }
tricktakers-ask-carry = Do you take { $card } over into the next round, or points?
tricktakers-label-carry = take { $card } over
tricktakers-label-carry-points = { $points } points
tricktakers-ask-ritual = Do you summon or command a beast? You have { $mp } MP.
tricktakers-label-ritual-done = go on to play
tricktakers-label-summon = summon { $beast } for { $mp } MP
tricktakers-label-command = command { $beast } for { $mp } MP
tricktakers-ask-renew = OKO’s command: which cards do you exchange?
tricktakers-label-renew = exchange { $cards }
tricktakers-label-renew-none = keep all cards
tricktakers-ask-front = Do you move a beast onto { $card }?
tricktakers-label-front = move { $beast } to the front for { $mp } MP
tricktakers-label-front-none = no beast
tricktakers-ask-three-lead = You lead with three cards, and name their colour.
tricktakers-ask-three-set = No colour is led yet: play three cards, and name their colour.
tricktakers-ask-three = Play three cards, one of them { $colour } if you have any.
tricktakers-label-three = play { $cards } as { $face }
tricktakers-ask-under = Which of the cards put back do you put under your deck next?
tricktakers-label-under = { $card } comes next
tricktakers-ask-element = Where do you put the element?
tricktakers-label-element-T = the top
tricktakers-label-element-UL = upper left
tricktakers-label-element-a = upper middle
tricktakers-label-element-UR = upper right
tricktakers-label-element-C = the centre
tricktakers-label-element-LL = lower left
tricktakers-label-element-b = lower middle
tricktakers-label-element-LR = lower right
tricktakers-label-element-B = the bottom
tricktakers-ask-forge = The hexagon is complete. What do you forge?
tricktakers-label-forge-none = forge nothing
tricktakers-label-forge-crown = forge a Crown out of a Black Crown
tricktakers-label-forge-black-crown = forge a Black Crown for points
tricktakers-ask-predict-crown = Who will get the Crown?
tricktakers-ask-predict-black-crown = Who will get a Black Crown?
tricktakers-ask-predict-more-tricks = Who will take more tricks?
tricktakers-ask-predict-no-trick = Who will take no trick?
tricktakers-label-predict = the { $character }
tricktakers-ask-show = Do you show your predictions? If all come true, you win the game.
tricktakers-label-show = show them
tricktakers-label-show-no = keep them secret
tricktakers-ask-rewind = Do you turn back time before you play?
tricktakers-label-rewind = turn back time
tricktakers-label-rewind-no = play on
tricktakers-ask-change = Do you change the past and have this trick played again?
tricktakers-label-change = change the past
tricktakers-label-change-no = leave it as it is
tricktakers-ask-give-back = Which card do you give { $to }?
tricktakers-label-give-back = give { $to } { $card }
tricktakers-ask-letter = Which letter does { $to } get?
tricktakers-label-letter = { $letter }
tricktakers-ask-chip = Whom will you rob? Where does the chip lie?
tricktakers-label-chip = { $option }
tricktakers-ask-turn-chip = What do you do with the chip?
tricktakers-label-turn-chip-keep = leave it
tricktakers-label-turn-chip-move = move it to the other option
tricktakers-label-turn-chip-flip = flip it
tricktakers-ask-loot = What do you steal from { $whom }?
tricktakers-label-loot-crown = a Crown
tricktakers-label-loot-black-crown = a Black Crown
tricktakers-label-loot-points = 30 points
tricktakers-ask-offer = Do you offer { $to } a card?
tricktakers-label-offer = offer { $card }
tricktakers-label-offer-none = offer nothing
tricktakers-ask-respond = { $who } offers you { $card }. What do you give for it?
tricktakers-label-respond = give { $card }
tricktakers-label-respond-refuse = refuse, and discard it
tricktakers-ask-clone = Do you lay a second card face down?
tricktakers-label-clone = lay { $card } face down
tricktakers-label-clone-none = no second card
tricktakers-ask-look = Do you look at the top card of the deck, for a second card?
tricktakers-label-look = look at it
tricktakers-label-look-no = no second card
tricktakers-ask-flip = Do you turn your second card up?
tricktakers-label-flip = turn it up
tricktakers-label-flip-no = discard it
tricktakers-ask-red = Do you take a red card of the trick into hand?
tricktakers-label-red = take { $card }
tricktakers-label-red-none = take none

## Why not

tricktakers-refused-keeps = { $card } may not be discarded now.
tricktakers-refused-too-many = No more than { $most } cards can be renewed.
tricktakers-refused-no-such-card = { $card } is not in your hand.
tricktakers-refused-follow = You hold { $colour }, which was led, so { $card } may not be played.
tricktakers-refused-stake = You can stake up to { $most } points, in tens.
tricktakers-refused-way = { $card } cannot be played in that way now.
tricktakers-refused-card = { $card } cannot be played now.
tricktakers-refused-item-card = { $card } cannot be played with the { $item }.
tricktakers-refused-item = The { $item } cannot be used now.
tricktakers-refused-on-the-table = That card is on the table already.
tricktakers-refused-three-follow = You hold { $colour }, so at least one of the three must be { $colour }.
tricktakers-refused-three-colour = That colour cannot be named for these three.
tricktakers-refused-character-taken = The { $character } is taken.
tricktakers-refused-character-had = You have played the { $character } already.
tricktakers-refused-character-last = With the { $character } now, both of you would be left with the same character for the last round.
tricktakers-refused-character-king-again = You were the { $character } last round and may not be so again.
tricktakers-refused-character-not-there = The { $character } is not among those to choose from.

## The account of a round

tricktakers-account-tricks =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { $count } tricks
    }
tricktakers-account-king-final = the same again: the final battle
tricktakers-account-gambler-gift = the Gambler’s gift
tricktakers-account-gambler-staked = staked
tricktakers-account-gambler-hit =
    { $count ->
        [0] foretold: no trick
        [one] foretold: one trick
       *[other] foretold: { $count } tricks
    }
tricktakers-account-gambler-missed =
    { $count ->
        [0] foretold no trick, and missed
        [one] foretold one trick, and missed
       *[other] foretold { $count } tricks, and missed
    }
tricktakers-account-gambler-stake-back = the stake comes back
tricktakers-account-gambler-stake-won = and as much again
tricktakers-account-gambler-five = all five tricks
tricktakers-account-kakumei = won under Kakumei
tricktakers-account-resistance-final =
    { $count ->
        [one] final round: one trick
       *[other] final round: { $count } tricks
    }
tricktakers-account-resistance-others =
    { $count ->
        [one] one trick without Kakumei
       *[other] { $count } tricks without Kakumei
    }
tricktakers-account-hermit-flag = White Flag over Rare
tricktakers-account-gold = Discovered Golds
tricktakers-account-item = { $what }, unused
tricktakers-account-combination = { $what }
tricktakers-account-unused-cards =
    { $count ->
        [one] one card in no combination
       *[other] { $count } cards in no combination
    }
tricktakers-account-task-done = task done: { $what }
tricktakers-account-task-missed = task missed: { $what }
tricktakers-account-share = their task done: { $what }
tricktakers-account-missed-share = their task missed: { $what }
tricktakers-account-all-tasks = every task done
tricktakers-account-took-black = took a black card
tricktakers-account-one-trick = exactly one trick
tricktakers-account-spotless = two tricks or more, only black and colourless
tricktakers-account-trap = caught in a Trap
tricktakers-account-strategist-pool = out of the pool
tricktakers-account-formation = { $what }
tricktakers-account-hexagon = hexagon
tricktakers-account-forged = forged a Black Crown
tricktakers-account-forged-crown = forged a Crown out of a Black Crown
tricktakers-account-predicted-crown = foresaw the Crown
tricktakers-account-predicted-black-crown = foresaw a Black Crown
tricktakers-account-predicted-more-tricks = foresaw who takes more tricks
tricktakers-account-predicted-no-trick = foresaw who takes none
tricktakers-account-partner = the Thief’s partner
tricktakers-account-robbed = robbed
tricktakers-account-stolen = stolen
tricktakers-account-robbed-crown = robbed of a Crown
tricktakers-account-robbed-black-crown = robbed of a Black Crown
tricktakers-account-stolen-crown = a Crown stolen
tricktakers-account-stolen-black-crown = a Black Crown stolen

## What to know before

tricktakers-advice-two = With two players the Ruler’s card leaves open whom its 30 and 40 points are paid to; we pay the Ruler for tasks the other misses.
tricktakers-advice-summoner = What the Summoner’s beasts cost, and how many MP there can be, are figures of ours: the printed ones are not known to us.
tricktakers-advice-alchemist = Where the cells of the Alchemist’s magic circle lie is our guess: the printed sheet is not known to us.
tricktakers-advice-two-expansion = For two players the points of the expansion’s characters are ours: their printed cards for two are not known to us.
