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
tricktakers-berserker = Berserker
tricktakers-berserker-rare = Berserker’s Rare
tricktakers-berserker-flag = Berserker’s White Flag

tricktakers-king = King
tricktakers-gambler = Gambler
tricktakers-resistance = Resistance
tricktakers-hermit = Hermit
tricktakers-adventurer = Adventurer
tricktakers-collector = Collector
tricktakers-ruler = Ruler

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
tricktakers-led = { $who } leads { $card }.
tricktakers-played = { $who } plays { $card }.
tricktakers-played-lead = { $who } plays { $card } as { $face }.
tricktakers-played-plus = { $who } plays { $card } as { $face }.
tricktakers-played-minus = { $who } plays { $card } as { $face }.
tricktakers-played-ten = { $who } plays { $card } as { $face }.
tricktakers-played-flag = { $who } plays { $card } as a White Flag.
tricktakers-played-ties = { $who } plays { $card }, which wins every tie.
tricktakers-played-doll = { $who } plays { $card }, which beats a Rare.
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
tricktakers-ask-change = You may follow { $colour }, but need not this time.
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

## What to know before

tricktakers-advice-two = With two players the Ruler’s card leaves open whom its 30 and 40 points are paid to; we pay the Ruler for tasks the other misses.
