## Sailor Moon CCG: questions, answers and what is told

ccg-nothing = nothing
ccg-one-of-several = { $card } ({ $number })
ccg-face-down = face-down Monster { $number }
ccg-rock = rock
ccg-paper = paper
ccg-scissors = scissors

ccg-advice-split = Which rules were for the Advanced game alone, nobody can tell any more: the split is ours, and so are the readings of cards that do not say enough. Each is an option.

ccg-welcome = Everyone chooses a Scout or Knight and a Monster to begin with. { $goal } Victory Points win.
ccg-welcome-basic = The Basic game: everyone lays Monsters face down and chooses a Scout or Knight.

ccg-ask-open = Which Scout or Knight and which Monster do you begin with?
ccg-label-open = { $card } and { $monster }
ccg-label-open-with = { $card } with { $friend }, and { $monster }
ccg-opened = { $who } begins with { $cards }.
ccg-begins = { $who } has the first turn.

ccg-ask-throw = { $card }: rock, paper or scissors against { $whom }?
ccg-ask-throw-first = Rock, paper or scissors: who begins?
ccg-label-rock = Rock
ccg-label-paper = Paper
ccg-label-scissors = Scissors
ccg-challenge = { $who } challenges { $whom } for { $card }.
ccg-challenge-first = { $who } and { $whom } play for the first turn.
ccg-thrown = { $who } shows { $hand }, { $whom } shows { $other }.
ccg-lot = After so many ties a lot decides for { $who }.
ccg-challenge-won = { $who } has won the challenge for { $card }.
ccg-challenge-lost = { $who } has lost the challenge for { $card }.
ccg-challenge-wins = { $who } has won { $wins } of { $rounds } rounds for { $card }.
ccg-ask-replay = Discard three Power to play this round again?
ccg-label-no-replay = Leave it at that
ccg-label-replay = Play again for{ $body ->
    [0] {""}
   *[other] {" "}{ $body } Body
  }{ $mind ->
    [0] {""}
   *[other] {" "}{ $mind } Mind
  }{ $soul ->
    [0] {""}
   *[other] {" "}{ $soul } Soul
  }
ccg-replayed = { $who } discards three Power for a replay.

ccg-turn = It is { $who }’s turn.
ccg-skipped = { $who } misses this turn.
ccg-no-draw = { $who } may not draw this time.
ccg-drew = { $who } draws { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
  }.
ccg-took = { $who } takes { $card } from the discard pile.
ccg-reshuffled = { $who } shuffles the discard pile into a new deck.
ccg-ask-draw = Draw from your deck, or take your topmost discard?
ccg-label-draw = Draw a card
ccg-label-draw-two = Draw two, keep one
ccg-label-take = Take { $card }
ccg-ask-keep = Which card do you keep? The other goes to the bottom of your deck.

ccg-ask-play = Play cards, use cards, or go on to your actions?
ccg-ask-use = Use another card, or go on to your actions?
ccg-label-play = Play { $card }
ccg-label-attach = { $card } to { $to }
ccg-label-replace = { $card } onto { $to }
ccg-label-use = Use { $card }
ccg-label-play-done = On to the actions
ccg-played = { $who } plays { $card }.
ccg-attached = { $who } attaches { $card } to { $to }.
ccg-replaced = { $who } puts { $card } in the place of { $to }.
ccg-used = { $who } uses { $card }.
ccg-ask-keep-attached = Keep what is attached to { $card }, or discard some of it?
ccg-label-keep-all = Keep it
ccg-label-drop = Discard { $card }

ccg-refused-step = { $card } can be played no more this turn: you have used a card, and only what that brings may follow.
ccg-refused-defense = { $card } is played when one of your Monsters or Villains is attacked.
ccg-refused-villain-round = { $card } has to wait until everyone has had a turn.
ccg-refused-villain = { $card } replaces a Monster of its own kind that has been there since before this turn.
ccg-refused-one-of-each = You have { $card } in play already, and may have only one.
ccg-refused-level = { $card } goes onto the Level below of the same one.
ccg-refused-event = { $card } has nothing to do now.
ccg-refused-where = { $card } cannot go there.
ccg-refused-first-turn = Nobody attacks in their first turn.
ccg-refused-beaten = { $card } has taken all the damage it can and will leave play.
ccg-refused-acted = { $card } has acted this turn.
ccg-refused-held = { $card } may not attack this turn.
ccg-refused-power = { $card } has not the Power for { $attack }.
ccg-refused-attacked = { $card } has been attacked this turn; once is all.
ccg-refused-target = You attack Monsters and Villains of the players next to you.
ccg-refused-too-many = You end your turn with a full hand and no more: { $count ->
    [one] one card
   *[other] { $count } cards
  } too many.

ccg-ask-act = What do your Scouts and Knights do?
ccg-label-attack = { $card } attacks { $target } of { $whose } with { $attack } for { $damage }
ccg-label-combine = Combined attack on { $target } of { $whose }
ccg-label-rest = { $card } rejuvenates: { $count } Power for { $healed }
ccg-label-forfeit = { $card } forfeits the action, and your { $enemy } is defeated
ccg-label-actions-done = No more actions
ccg-attacks = { $who }’s { $card } attacks { $target } of { $whom } with { $attack }.
ccg-combined = { $who } attacks { $target } of { $whom } with combined powers, { $energy } damage.
ccg-combined-failed = The combined attack fails.
ccg-rejuvenated = { $who }’s { $card } rejuvenates: { $count } Power for { $healed } damage.
ccg-forfeited = { $who }’s { $card } forfeits the action to defeat their own { $enemy }.
ccg-ask-combine = Who joins the combined attack, with how much Power?
ccg-label-join = { $card } with { $count } Power
ccg-label-combine-done = Attack
ccg-ask-boost = Add something to the attack?
ccg-label-boost = Use { $card }
ccg-label-boost-done = Go on with the attack
ccg-bonus = { $card }: the attack does { $amount } more.

ccg-ask-defend = Do you defend?
ccg-ask-defend-against = { $who } attacks your { $target }. Do you defend?
ccg-label-no-defence = Nothing more
ccg-label-defence = { $defence }
ccg-label-wear = { $card } uses Knight Armor
ccg-defends = { $who }’s { $card } defends with { $defence }.
ccg-armored = { $card } puts on Knight Armor.
ccg-played-defence = { $who } defends with { $card }.
ccg-avoided = The attack is avoided.
ccg-prevented = The attack is prevented.
ccg-softened = The attack does { $amount } less.
ccg-capped = The attack can do { $damage } at most.
ccg-doubled = The attack does double damage.
ccg-new-target = The attack turns to { $target }.
ccg-out-of-power = { $card } has no longer the Power for this attack.
ccg-helps = { $who }’s { $card } will strike too.
ccg-ask-helper = Which other Monster strikes too?
ccg-ask-redirect = Which target does your attack turn to?
ccg-ask-parry = Discard Power against the damage, 10 less for each?
ccg-label-no-parry = Take the damage
ccg-label-parry = { $amount } less for{ $body ->
    [0] {""}
   *[other] {" "}{ $body } Body
  }{ $mind ->
    [0] {""}
   *[other] {" "}{ $mind } Mind
  }{ $soul ->
    [0] {""}
   *[other] {" "}{ $soul } Soul
  }
ccg-parried = { $who } discards Power from hand: { $amount } less.
ccg-damaged = { $target } takes { $damage } and stands at { $total } of { $health }.
ccg-damaged-so = { $target } takes { $damage } ({ $why }) and stands at { $total } of { $health }.
ccg-undamaged = { $target } takes no damage.
ccg-undamaged-so = { $target } takes no damage ({ $why }).
ccg-because-printed = { $amount } by the attack
ccg-because-energy = { $amount } by the combined attack
ccg-because-blow = { $amount } by the blow
ccg-because-card = { $amount } more by { $card }
ccg-because-armor = { $amount } less by its own armor
ccg-because-knight-armor = { $amount } less by Knight Armor
ccg-because-reduced = { $amount } less by its defence
ccg-because-cap = { $amount } less because it can do no more
ccg-because-power = { $amount } less for Power from hand
ccg-because-times = { $amount } more because it is doubled
ccg-because-strong = { $amount } less for being strong against { $type ->
    [0] Body
    [1] Mind
   *[other] Soul
  }
ccg-because-weak = { $amount } more for being weak against { $type ->
    [0] Body
    [1] Mind
   *[other] Soul
  }

ccg-shielded = The target does not hit back.
ccg-hits-back = { $card } hits back with { $attack }.
ccg-ask-hit-back = Which attack does { $card } hit back with?
ccg-label-hit-back = { $attack }{ $damage ->
    [0] {""}
   *[other] , { $damage }
  }{ $paid ->
    [0] {""}
   *[other] , for its Power
  }{ $sword ->
    [0] {""}
   *[other] , with Negaverse Sword
  }
ccg-label-no-hit-back = Do not hit back
ccg-ask-follow = Use an Item before the target hits back?
ccg-ask-armor = Use Knight Armor against this?
ccg-ask-victim = Who is struck?
ccg-label-victim = { $card }: { $damage } damage
ccg-ask-divide = { $damage } damage is divided: how much does { $card } take?
ccg-label-divide = { $card } takes { $damage }

ccg-ask-pay = Which Power does { $card } discard?
ccg-label-power = Discard{ $body ->
    [0] {""}
   *[other] {" "}{ $body } Body
  }{ $mind ->
    [0] {""}
   *[other] {" "}{ $mind } Mind
  }{ $soul ->
    [0] {""}
   *[other] {" "}{ $soul } Soul
  }
ccg-ask-payer = Who discards the Power?
ccg-ask-drain = Which Power is lost?
ccg-label-drain = { $power } of { $card }
ccg-lost-power = { $card } loses { $power }.
ccg-ask-rob = Which card is discarded?
ccg-label-worn = { $item } of { $card } ({ $whose })
ccg-label-piece-of = { $card } of { $whose }
ccg-ask-topmost = Which of the discarded cards lies on top?
ccg-discarded-piece = { $who } discards { $cards } from play.
ccg-discarded = { $who } discards { $cards }.

ccg-ask-search = Which card do you take from your deck?
ccg-label-pass = Nothing
ccg-label-piece = { $card }
ccg-label-card = { $card }
ccg-label-done = Done
ccg-found = { $who } takes { $card } to hand.
ccg-found-nothing = { $who } takes nothing from the deck.
ccg-brought = { $who } brings { $card } into play.
ccg-ask-wear = Who wears it?
ccg-ask-copy = Which Item is copied?
ccg-copied = { $who } copies { $card }.
ccg-saw-hand = { $who } sees the hand of { $whom }: { $cards }.
ccg-saw-hand-unseen = { $who } sees the hand of { $whom }.
ccg-saw-top = { $who } looks at the top of the deck of { $whom }: { $cards }.
ccg-saw-top-unseen = { $who } looks at { $count } cards of the deck of { $whom }.
ccg-looked-through = { $who } looks through the deck.
ccg-ask-arrange = Which card do you put on top of your deck?
ccg-ask-whose-deck = Whose deck do you look at?
ccg-label-deck = The deck of { $whom }

ccg-ask-choose = { $card }: on which card?
ccg-ask-choose-seat = { $card }: on whom?
ccg-label-seat = { $whom }
ccg-healed = { $card } heals { $healed }.
ccg-held = { $card } may not attack next turn.
ccg-sleeps = { $card } sleeps until after the next turn.
ccg-team-held = None of the Scouts and Knights of { $who } may attack next turn.
ccg-sickened = None of the Scouts and Knights of { $who } may rejuvenate next turn.
ccg-will-skip = { $who } will miss the next turn.
ccg-souls-drained = Every Monster of { $who } takes { $damage }.
ccg-ask-transfer = Move damage among your Monsters and Villains?
ccg-label-transfer = { $damage } from { $card } to { $to }
ccg-transferred = { $who } moves { $damage } damage from { $card } to { $to }.
ccg-ask-move-power = Move attached Power?
ccg-label-move-power = { $power } from { $card } to { $to }
ccg-moved-power = { $who } moves { $power } from { $card } to { $to }.
ccg-ask-remember = Which card do you take from your discard pile?
ccg-ask-convert = Which Scout or Knight converts two Power into one of your choice?
ccg-ask-overpower = Whose Power, and which type?
ccg-label-overpower = { $power } of { $whom }

ccg-defeated = { $who } defeats { $card } of { $whom }: { $points ->
    [0] no points
    [one] 1 Victory Point
   *[other] { $points } Victory Points
  }.
ccg-defeated-own = { $who } loses { $card }, which brings { $points ->
    [0] no points
    [one] 1 Victory Point
   *[other] { $points } Victory Points
  }.
ccg-fell = { $card } of { $who } is defeated.
ccg-out = { $who } has no Scout or Knight left and is out of the game.
ccg-ask-trim = Discard cards before your hand is filled up?
ccg-ask-trim-over = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  }: your hand is too large.
ccg-label-trim-done = Fill up my hand
ccg-ask-discard = Which card do you discard?
ccg-balanced = { $who } draws up to a full hand: { $count ->
    [one] a card
   *[other] { $count } cards
  }.

ccg-ended-goal = { $who } reached the goal.
ccg-ended-last = Only { $who } is left.
ccg-ended-nobody = Nobody is left: a tie.
ccg-ended-limit = The last round is over, and the points decide: { $who }.
ccg-ended-monsters = All Monsters of one player are defeated: { $who }.

## Standing orders

ccg-order-ask = You are asked each time you could answer an attack or a challenge.
ccg-order-attack = Until this attack is over you let everything happen.
ccg-order-turn = Until your next turn you let everything happen.
ccg-order-fall = You let attacks happen until one would defeat a card of yours; then you are asked.
ccg-order-no-attack = There is no attack under way to let happen.
ccg-order-nobody = Orders are for players.
ccg-order-unknown = “{ $text }” is no order. There is: attack, turn, fall, ask.
