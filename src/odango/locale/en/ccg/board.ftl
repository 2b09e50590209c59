## The Sailor Moon CCG on the board in the browser: cards, zones, plates

ccg-kind-power = Power
ccg-kind-monster = Monster
ccg-kind-villain = Villain
ccg-kind-scout = Scout
ccg-kind-knight = Knight
ccg-kind-person = Person
ccg-kind-item = Item
ccg-kind-event = Event
ccg-kind-defense-event = Defense
ccg-power-body = Body
ccg-power-mind = Mind
ccg-power-soul = Soul
ccg-power-any = Power of any type
ccg-family-yoma = Yoma
ccg-family-cardian = Cardian
ccg-family-droid = Droid
ccg-side-negaverse = Negaverse
ccg-side-doom-tree = Doom Tree
ccg-side-dark-moon = Dark Moon
ccg-replaces-yoma = Takes the place of a Yoma
ccg-replaces-cardian = Takes the place of a Cardian
ccg-replaces-droid = Takes the place of a Droid
ccg-replaces-negaverse-villain = Takes the place of a Villain of the Negaverse
ccg-replaces-dark-moon-villain = Takes the place of a Villain of the Dark Moon
ccg-replaces-queen-beryl = Takes the place of Queen Beryl

ccg-zone-allies = Ally Zone of { $who }
ccg-zone-enemies = Enemy Zone of { $who }
ccg-zone-pie = Persons, Items and Events of { $who }
ccg-zone-mine-allies = Your Ally Zone
ccg-zone-mine-enemies = Your Enemy Zone
ccg-zone-mine-pie = Your Persons, Items and Events

ccg-board-face-down = Monster face down
ccg-board-down-small = face down
ccg-board-yours-down = face down, only you know it
ccg-board-card-named = { $card }, { $kind }
ccg-board-copies = { $count } copies
ccg-board-level = Lv { $level }
ccg-board-vp = { $count } VP
ccg-board-points = { $count ->
    [one] 1 Victory Point
   *[other] { $count } Victory Points
  }
ccg-board-health = { $count } Health
ccg-board-left = { $left } of { $health }
ccg-board-damage-of = { $damage } damage of { $health }
ccg-board-power-count = { $count } { $power }
ccg-board-no-power = no Power
ccg-board-free = no Power needed
ccg-board-wears = wears { $card }
ccg-board-is-acted = has acted
ccg-board-is-rested = has rejuvenated
ccg-board-is-attacked = was attacked
ccg-board-is-paralysed = cannot hit back
ccg-board-is-confused = cannot defend
ccg-board-is-armored = armor in use
ccg-board-is-armed = sword in use
ccg-board-is-asleep = asleep
ccg-board-is-idle = cannot attack
ccg-board-is-thorned = thorns in it
ccg-board-none = No card here
ccg-board-target = target
ccg-board-you = You
ccg-board-out = out of the game
ccg-board-skips = misses a turn
ccg-board-no-draw = will not draw
ccg-board-no-attacks = cannot attack
ccg-board-in-hand = { $count } in hand
ccg-board-in-deck = { $count } in the deck
ccg-board-discarded = { $count } discarded
ccg-board-hand-cards = {" "}cards in hand
ccg-board-deck-cards = {" "}cards in the deck
ccg-board-discard-cards = {" "}cards discarded
ccg-board-of-goal = of { $goal } VP
ccg-board-of-monsters = of { $goal } Monsters
ccg-board-unfold = All cards of { $who }, large
ccg-board-piles-of = Piles of { $who }
ccg-board-choose-card = Cards to choose from
ccg-board-phases = Phases of the attack

ccg-mine = Your cards
ccg-mine-hand = Your hand, { $count }
ccg-mine-piles = Your discard pile and cards out of the game
ccg-mine-unfold = All your cards in play, large
ccg-mine-drawn = drawn
ccg-orders-attack = Pass until this attack is over
ccg-orders-turn = Pass until my next turn
ccg-orders-fall = Pass until a card of mine would fall
ccg-hand-of = Hand of { $who }

ccg-phase-target = target
ccg-phase-attack = attack
ccg-phase-defence = defence
ccg-phase-damage = damage
ccg-phase-hit-back = hit back

ccg-step-0 = begins
ccg-step-1 = draw
ccg-step-2 = play cards
ccg-step-3 = use cards
ccg-step-4 = new cards
ccg-step-5 = actions
ccg-step-6 = defeat
ccg-step-7 = discard
ccg-step-8 = balance
ccg-subtitle = { $mine ->
    [yes] Your turn
   *[no] Turn of { $who }
  } · { $step } · step { $number } of 8
ccg-subtitle-opening = Opening · { $goal } VP win
ccg-subtitle-basic = Basic game · flip { $flip } · { $mine } of { $goal } Monsters
ccg-subtitle-end = The game is over

## An attack: what it will do, what it does

ccg-forecast-before = Before defences
ccg-forecast-basic = What the attack will do
ccg-forecast-now = The attack as it stands
ccg-forecast-done = What the attack did
ccg-forecast-sum = { $before } + { $damage } = { $after } of { $health }
ccg-forecast-defeated = { $points ->
    [0] defeated
   *[other] defeated: { $points } VP
  }
ccg-forecast-hidden = { $damage } damage to a card nobody else knows
ccg-forecast-back = { $card } may hit back for { $least }.
ccg-forecast-back-range = { $card } may hit back for { $least } to { $most }.
ccg-forecast-shields = Not if the attacker wins the challenge.
ccg-forecast-no-back = { $card } has nothing to hit back with.
ccg-account-base = Attack
ccg-account-friend = { $card }
ccg-account-card = { $card }
ccg-account-armor = Armour of { $card }
ccg-account-knight-armor = { $card }
ccg-account-reduced = { $card }
ccg-account-avoided = avoided
ccg-account-cap = at most so much
ccg-account-power = Power from hand
ccg-account-times = doubled
ccg-account-strong = strong against { $card }
ccg-account-weak = weak against { $card }
ccg-account-nought = not below 0
ccg-lack-type = needs { $needed } { $power }, { $there } attached
ccg-lack-any = needs { $needed } Power, { $there } attached
ccg-lack-not-now = not now

ccg-pause-defend = { $who } may defend.
ccg-pause-parry = { $who } may discard Power against the damage.
ccg-pause-replay = { $who } may have it played again.
ccg-pause-open = { $count ->
    [one] One more is choosing what to begin with.
   *[other] { $count } are choosing what to begin with.
  }
ccg-pause-turn-up = All is turned up together.

ccg-showdown = Challenge
ccg-showdown-first = Who begins?
ccg-showdown-about = Challenge for { $card }
ccg-showdown-attack = { $card } attacks { $target }
ccg-showdown-round = Round { $round } of { $rounds } · won so far: { $wins }
ccg-showdown-ready = ready
ccg-showdown-choosing = is choosing
ccg-showdown-won = { $who } wins the round
ccg-showdown-tie = A tie
ccg-showdown-again = { $count ->
    [one] A tie: once more.
   *[other] { $count } ties: once more.
  }

## Reading a card

ccg-read-level = Level { $level }
ccg-read-icon = Power icon
ccg-read-strong = Strong against
ccg-read-weak = Weak against
ccg-read-brings = Begins with { $card }, if the deck has it
ccg-read-attached = Attached
ccg-read-under = { $count ->
    [one] One lower Level lies beneath
   *[other] { $count } lower Levels lie beneath
  }
ccg-read-of = In play with { $who }
ccg-read-challenge = { $count ->
    [one] Challenge
   *[other] Challenge, { $count } rounds
  }
ccg-read-attacks = Attacks
ccg-read-defences = Defences
ccg-read-power = Attach it to a card of yours: its attacks and defences need it.
ccg-pile-list = See the whole list
ccg-pile-deck = Deck: { $deck }. { $count ->
    [one] One card is
   *[other] { $count } cards are
  } left in it.
ccg-pile-discards = Discards, topmost first
ccg-pile-gone = Out of the game
ccg-pile-known = In hand, as far as you know
ccg-pile-top = On top of the deck, as far as you know
ccg-pile-bottom = At the bottom of the deck, as far as you know
ccg-pile-none = None

## Asking

ccg-open-fighters = Scout or Knight
ccg-open-friends = Friend
ccg-open-monsters = Monster
ccg-open-suggested = good start
ccg-open-with = with { $card }
ccg-ask-open-who = Whom do you begin with?
ccg-ask-who-attacks = Who attacks { $target }?
ccg-ask-attack-of = { $card }: which attack, on whom?
ccg-ask-target = { $card } attacks: whom?
ccg-ask-attack-on = Which attack on { $target }?
ccg-ask-attack-ready = Attack { $target }?
ccg-ask-combine-target = Whom does the combined attack strike?
ccg-ask-rest-who = Who rejuvenates?
ccg-ask-rest-count = With how much Power?
ccg-ask-attach-to = To which card do you attach it?
ccg-ask-put-on = Onto which card does { $card } go?
ccg-ask-from = From { $card }
ccg-ask-sword = with Negaverse Sword
ccg-ask-paid = for its Power
ccg-ask-count = { $count } Power
ccg-ask-damage = { $count } damage
ccg-ask-about = About { $card }
ccg-act-combine = Combined attack
ccg-act-rest = Rejuvenate
ccg-act-forfeit = Forfeit an action
ccg-hint-act = Touch a Scout or Knight to attack with.
ccg-hint-combine = Two or more give their Power; then a challenge decides.
ccg-hint-join = Each Power adds 30 damage with a Scout, 20 with a Knight. It is discarded.
ccg-hint-rest = Power of its own type heals it and is discarded.
ccg-hint-play = Touch a card of your hand; what it can go to glows.
ccg-hint-defend = The account says what the attack would do now.
ccg-hint-defend-with = Touch what glows to defend. The account says what the attack would do now.
ccg-hint-open = A Level 1 card and a Monster worth 1 Victory Point; all are turned up together.
ccg-hint-friend = { $card } comes along if you touch it too.
ccg-hint-throw = Both hands open together.
ccg-hint-trim = Afterwards you draw up to a full hand.
ccg-hint-basic-attack = Only the number of Power cards counts here, not their types.
ccg-do-attack = Attack for { $damage }
ccg-do-show = Show { $hand }
ccg-do-open = Begin with these
ccg-do-combine = Combined attack on { $target }
ccg-do-forfeit = { $card } forfeits the action
ccg-do-no-attack = No attack
ccg-do-no-defence = Do not defend
ccg-do-defend = Use this defence

## The Basic game: what a card that was turned over lets one do

ccg-basic-does-villain = attack twice
ccg-basic-does-monster = attack once
ccg-basic-does-person = may win a defeated Monster back by a challenge
ccg-basic-does-item = draw two more and use one of them
ccg-basic-does-event = turn up a Monster of the other
ccg-basic-does-power = attach it to a Scout or Knight
ccg-basic-does-scout = put the card into the Ally Zone
ccg-basic-does-same = the same type: Scouts and Knights may heal for two Power

## The end

ccg-end-by-goal = The goal is reached
ccg-end-by-last = Only one is left
ccg-end-by-nobody = Nobody is left
ccg-end-by-limit = The last round is over
ccg-end-by-monsters = All Monsters are defeated
ccg-end-score = { $points ->
    [0] no points
   *[other] { $points } VP
  } · of { $who }
ccg-end-own = their own
ccg-board-felt = The middle of the table
