## The Sailor Moon CCG in the terminal

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

terminal-command-order-attack = let the rest of this attack happen
terminal-command-order-turn = let everything happen until your next turn
terminal-command-order-fall = let attacks happen until one would defeat a card of yours
terminal-ccg-order-passes = As you ordered, you pass.
