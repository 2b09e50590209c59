## Dice Challenge

dice-sailor-moon = Sailor Moon
dice-sailor-mercury = Sailor Mercury
dice-sailor-mars = Sailor Mars
dice-sailor-jupiter = Sailor Jupiter
dice-sailor-venus = Sailor Venus
dice-tuxedo-mask = Tuxedo Mask
dice-luna-and-artemis = Luna and Artemis
dice-jadeite = Jadeite
dice-zoisite = Zoisite
dice-nephrite = Nephrite
dice-kunzite = Kunzite
dice-queen-beryl = Queen Beryl
dice-princess-serenity = Princess Serenity
dice-queen-serenity = Queen Serenity
dice-sailor-chibi-moon = Sailor Chibi Moon
dice-king-endymion = King Endymion
dice-neo-queen-serenity = Neo Queen Serenity
dice-saphir = Saphir
dice-rubeus = Rubeus
dice-esmeraude = Esmeraude
dice-prince-dimande = Prince Dimande
dice-black-lady = Black Lady
dice-wiseman = Wiseman
dice-droids = Droids

# Where their dice are shown, those known from the older set alone are marked.
dice-jadeite-older = { dice-jadeite } (older set)
dice-zoisite-older = { dice-zoisite } (older set)
dice-nephrite-older = { dice-nephrite } (older set)
dice-neo-queen-serenity-older = { dice-neo-queen-serenity } (older set)
dice-saphir-older = { dice-saphir } (older set)
dice-rubeus-older = { dice-rubeus } (older set)
dice-esmeraude-older = { dice-esmeraude } (older set)
dice-black-lady-older = { dice-black-lady } (older set)

dice-planet-power = Planet Power
dice-masked-defender = Masked Defender
dice-command-centre = Command Centre
dice-dark-kingdom = Dark Kingdom
dice-crystal-ball = Crystal Ball
dice-legendary-silver-crystal = Legendary Silver Crystal
dice-kings-hologram = King’s Hologram
dice-crystal-tokyo = Crystal Tokyo
dice-malefic-black-crystal = Malefic Black Crystal
dice-death-phantom = Death Phantom
dice-droid-dice = Droid Dice

## What happens

dice-chose = { $who } chooses { $fighter }.
dice-drew = { $who } draws { $fighter }.
dice-clash = The same character was chosen more than once.
dice-nominated = { $who } sends { $fighter }.
dice-starting-roll = { $who } rolls for { $fighter }: { $dice }.
dice-equal-rolls = The rolls are equal, so everyone rolls again.
dice-begins = { $who } rolled lowest and begins.
dice-chance-begins = The rolls can only be equal; chance lets { $who } begin.
dice-power = { $who } makes a Power Attack: { $dice } takes { $target }.
dice-skill = { $who } makes a Skill Attack: { $dice } take { $target }.
dice-rolled-again = { $who } rolls again: { $dice }.
dice-joined = { $who } brings in a { $die }: { $dice }.
dice-used =
    { $left ->
        [0] { $who } uses { $ability } for the last time.
        [one] { $who } uses { $ability }; one use is left.
       *[other] { $who } uses { $ability }; { $left } uses are left.
    }
dice-shielded = The { $die } is shielded this turn.
dice-no-other-target = { $who } has no other target and loses the turn.
dice-passed = { $who } passes.
dice-tagged = { $who } withdraws and tags in { $fighter }.
dice-stepped-in = { $who } is out; { $fighter } steps in.
dice-tied = The round is tied at { $points } and is fought again.
dice-round-won =
    { $count ->
        [one] { $who } wins the round, { $points } to { $other }.
       *[other] { $who } win the round, { $points } to { $other }.
    }
dice-declined = { $who } leaves the dice as they are.
dice-converted = { $who } converts a { $die } of { $fighter }.
dice-stolen = { $who } steals a { $die } for { $fighter }.
dice-removed = { $who } removes a { $die } of { $fighter } from the match.
dice-match-won =
    { $count ->
        [one] { $who } wins the match, { $won ->
            [one] one round
           *[other] { $won } rounds
        } to { $lost }.
       *[other] { $who } win the match, { $won ->
            [one] one round
           *[other] { $won } rounds
        } to { $lost }.
    }

## What is asked

dice-ask-character = Which character fights for you (fighter { $number })?
dice-ask-nominate = Who fights next for your team?
dice-ask-turn = Your turn with { $fighter }. What do you do?
dice-ask-attack-another = That die is shielded. Attack another one.
dice-ask-shield = Your { $die } is attacked. Shield it?
dice-ask-pick = Command Centre: which dice do you roll again?
dice-ask-pick-more = Command Centre: rolling { $dice } again. More?
dice-ask-roll-one-more =
    { $left ->
        [one] Dark Kingdom, last use: roll an attack die once more?
       *[other] Dark Kingdom, { $left } uses: roll an attack die once more?
    }
dice-ask-foresee =
    { $left ->
        [one] Crystal Ball, last use: have a starting roll made again?
       *[other] Crystal Ball, { $left } uses: have a starting roll made again?
    }
dice-ask-lend = Legendary Silver Crystal: which Reserve Die joins the fight?
dice-ask-take-back = King’s Hologram: which lost die comes back?
dice-ask-step-in = Your fighter is out. Who steps in?
dice-ask-after-loss = The round is lost. How do you strengthen your side?

dice-label-character = { $fighter }: { $dice }, reserve { $reserve }, { $ability } ({ $uses ->
        [0] always
       *[other] { $uses }×
    })
dice-label-character-older = { $fighter }: { $dice }, reserve { $reserve }, { $ability } ({ $uses ->
        [0] always
       *[other] { $uses }×
    }; dice of the older set)
dice-label-nominate = Send { $fighter } (fighter { $number })
dice-label-power = Power: { $dice } (die { $used }) takes { $target } (die { $place })
dice-label-skill = Skill: { $dice } (dice { $used }) take { $target } (die { $place })
dice-label-pass = Pass
dice-label-use = Use { $ability } of { $fighter } (fighter { $number }, { $left } left)
dice-label-tag = Tag in { $fighter } (fighter { $number }): { $dice }
dice-label-shield = Shield it
dice-label-let = Let it happen
dice-label-pick = Roll { $die } (die { $place }) again
dice-label-roll = Roll them
dice-label-keep = Keep them
dice-label-again = Roll { $die } (die { $place }) once more
dice-label-leave = Leave the rolls as they are
dice-label-foresee = { $owner } rolls again for { $who } ({ $dice })
dice-label-lend = Bring in the { $die }
dice-label-take-back = Take back the { $die }
dice-label-decline = Leave the dice as they are
dice-label-convert = Make the { $die } of { $fighter } (fighter { $number }) a Starting Die
dice-label-steal = Steal the { $die } of { $fighter } (fighter { $number })
dice-label-remove = Remove the { $die } of { $fighter } (fighter { $number }) for the match

dice-may-planet-power = take another turn with Planet Power

## Why not

dice-refused-pass = You may pass only if you cannot attack.
dice-refused-no-such-die = There is no such die on the table.
dice-refused-shielded = That die is shielded this turn.
dice-refused-power = Your { $mine } is less than the { $theirs } you want to take.
dice-refused-skill = The dice show { $mine } together, not { $theirs }.
dice-refused-not-in-fight = That die is not in the fight.
dice-refused-two-targets = One attack takes one die.
dice-refused-out-of-reach = None of your dice shows { $theirs } or more, and no dice of yours show exactly { $theirs } together.
dice-refused-no-target = This { $mine } can take no die now, alone or together with others.
dice-refused-no-target-together = These dice show { $mine } together; with or without others of yours they take no die now.
dice-refused-droid = That Droid Die cannot join this attack.
dice-refused-tag = That fighter cannot be tagged in.
dice-refused-tag-again = Your last turn was a withdrawal already; this time you must attack if you can.
dice-refused-ability = That ability cannot be used now.
dice-refused-same-fighter = { $fighter } has just fought; somebody else must fight the next round.
dice-refused-other-team = That fighter is not on your team.
dice-refused-taken = { $fighter } is already chosen.
dice-refused-pick-one = Pick at least one die.
dice-refused-picked = That die is picked already.
dice-refused-one-by-one = Pick the dice one after another.
dice-refused-not-your-die = You can roll only your own dice again.
dice-refused-not-attacking = Only dice that have just attacked can be rolled once more.
dice-refused-no-roll = { $fighter } has no starting roll to make again.
dice-refused-not-your-reserve = Only Reserve Dice of the fighter in the fight can join it.
dice-refused-not-lost = Your fighter in the fight has not lost that die.
dice-refused-shield-first = Say first whether you shield the die that is attacked.
dice-refused-remove = That die cannot be removed.
dice-refused-their-dice = Nobody on your side has an ability that changes the other side’s dice now.
dice-refused-after-change = You have changed a die already; the other side’s dice stay as they are.
dice-refused-not-next = Only dice of whoever fights the next round can change.
dice-refused-starting-already = That is a Starting Die already.

## Standing orders

dice-order-ask = You are asked about every attack you could shield a die from.
dice-order-never = For the rest of this round you are not asked; nothing is shielded.
dice-order-protect = Every attacked { $die } is shielded while uses last; all other attacks happen.
dice-order-which-size = Say which dice to protect by their size, for example “protect d20”.
dice-order-no-such-size = There is no { $size } in this game; there are d1, d2, d4, d6, d8, d10, d12 and d20.
dice-order-unknown = “{ $text }” is no order. There is: protect d20 (or another size), never, ask.

## Tournaments

dice-tournament-refused-tokens = Everyone needs at least one token to begin with.
dice-tournament-refused-over = The tournament is over; nothing new begins.
dice-tournament-refused-nameless = A player needs a name.
dice-tournament-refused-name-taken = There is a { $who } in the tournament already; whoever has dropped out cannot come back.
dice-tournament-refused-no-such-player = There is no such player in the tournament.
dice-tournament-refused-out = { $who } has no tokens left and is out of the tournament.
dice-tournament-refused-yourself = You cannot challenge yourself.
dice-tournament-refused-offered-already = There is a challenge between { $who } and { $other } already; it waits for an answer.
dice-tournament-refused-no-such-challenge = That challenge is not open any more.
dice-tournament-refused-not-challenged = Only { $who } can answer that challenge.
dice-tournament-refused-not-your-challenge = Only { $who } can take that challenge back.
dice-tournament-refused-busy = { $who } is in a match; nobody plays two at once.
dice-tournament-refused-no-such-match = There is no such match under way.
dice-tournament-refused-not-your-match = You are not in that match.
dice-tournament-refused-not-in-match = { $who } is not in that match.
dice-tournament-refused-no-such-character = There is no character “{ $name }”.
dice-tournament-refused-chosen-already = You have chosen already; the choice stands.
dice-tournament-refused-not-revealed = The characters of that match are not revealed yet.

## At the browser's table

dice-numbered = { $fighter } ({ $number })
dice-nobody-yet = nobody yet
dice-older = older set
dice-yours = yours
dice-none = none
dice-waiting-with =
    { $count ->
        [0] { $fighter } is out
        [one] { $fighter } waits with one die
       *[other] { $fighter } waits with { $count } dice
    }
dice-wait = waiting
dice-out = out
dice-your-team = Your team
dice-team-of = The team of { $who }
dice-team-short = { $who }’s team

# What the abilities do: in a few words beside the name, in a sentence on the card.
dice-short-planet-power = extra turn after an attack
dice-does-planet-power = After your attack, take another turn at once.
dice-short-masked-defender = shields a die that is attacked
dice-does-masked-defender = Shield a die that is attacked: the attacker must take another one.
dice-short-command-centre = roll your dice again first
dice-does-command-centre = Before you attack, roll any of your own dice again.
dice-short-dark-kingdom = roll an attack die once more
dice-does-dark-kingdom = After your attack, roll one of the attack dice once more.
dice-short-crystal-ball = a starting roll made again
dice-does-crystal-ball = Before anybody has a turn, have either side make its starting roll again.
dice-short-silver-crystal = a Reserve Die for one round
dice-does-silver-crystal = Before you attack, roll one of your Reserve Dice into the fight, for this round.
dice-short-kings-hologram = a lost die comes back
dice-does-kings-hologram = Before you attack, take back a die you lost this round and roll it.
dice-short-crystal-tokyo = two Reserve Dice after a loss
dice-does-crystal-tokyo = After a lost round, two Reserve Dice may become Starting Dice.
dice-short-malefic-crystal = removes a die after a loss
dice-does-malefic-crystal = After a lost round, take a Starting Die of the other side out of the match.
dice-short-death-phantom = steals a die after a loss
dice-does-death-phantom = After a lost round, take a Reserve Die of the other side for good.
dice-short-droid-dice = a Droid Die may join a sum
dice-does-droid-dice = In a Skill Attack one Droid Die may join at its highest value, and stays for the round.
dice-used-up =
    { $all ->
        [one] used
        [2] both used
        [3] all three used
       *[other] all used
    }
dice-uses-left = { $left } of { $all } left
dice-always = always works
dice-ability-left = { $ability }, { $left } left

# Dice, as a screen reader says them: first what is written on them, in that order.
dice-die-mine =
    { $tag ->
        [none] { $value }, { $die }, yours
       *[other] { $value }, { $die }, { $tag }, yours
    }
dice-die-theirs =
    { $tag ->
        [none] { $value }, { $die }, { $who }’s
       *[other] { $value }, { $die }, { $tag }, { $who }’s
    }
dice-die-waiting = { $value }, { $die }, waiting
dice-die-droid = { $value }, { $die }: { $from }
dice-die-starting = { $die }, a Starting Die of { $fighter }
dice-die-offered = { $die }: { $from }

dice-tag-target = target
dice-tag-shielded = shielded
dice-tag-again = again
dice-tag-rolled = rolled { $value }
dice-tag-then = { $first }, then { $last }
dice-taken = { $die } taken

dice-captured = Captured
dice-reserve = Reserve
dice-droids-waiting = Yet to join
dice-droids-short = Droids
dice-lent = here for this round: { $dice }
dice-removed-dice = out of the match: { $dice }
dice-points-so-far = points so far
dice-starts-with = Starting Dice
dice-offer-lost = Lost this round
dice-offer-droids = Droid Dice that may join, at their highest
dice-offer-starting = { $fighter } starts with
dice-offer-reserve-of = Reserve of { $fighter }

# Under the sum, while an attack is put together.
dice-takes = takes a die that shows { $takes }
dice-takes-or-more = takes { $takes }; with more dice { $more }
dice-takes-with-more = with more dice takes { $more }
dice-take-how = one die with { $value } or more, or several that make { $value }
dice-add-more =
    { $missing ->
        [0] choose the dice
       *[other] { $missing } more to make it
    }

# Choosing characters and fighters.
dice-choosing = choosing …
dice-chosen = has chosen
dice-secretly = { $fighter }, in secret
dice-in-secret = chosen in secret
dice-has-chosen = { $who } has chosen
dice-is-choosing = { $who } is choosing
dice-taken-by = taken by { $who }
dice-filter = Characters by when their ability works
dice-filter-all = All
dice-filter-turn = On your turn
dice-filter-attack = After your attack
dice-filter-defence = Start and defence
dice-filter-loss = After a loss
dice-fought-last = { $who }, fought last
dice-you-send = you send this one
dice-has-sent = { $who } has decided

# What just happened, where the dice do not tell it.
dice-another-turn = { $who } takes another turn.
dice-comes-in = { $fighter } comes in.
dice-steps-in = { $fighter } steps in.
dice-is-out = { $fighter } is out.

# The question with what is picked.
dice-ask-power = Power attack: take { $who }’s { $die } with { $dice }?
dice-ask-skill = Skill attack: take { $who }’s { $die } with { $dice }?
dice-ask-target = With { $dice }: which die do you take?
dice-ask-attackers = { $who }’s { $die }: which of your dice take it?
dice-ask-more = { $who }’s { $die }: what goes with { $dice }?
dice-ask-shield-it = { $who } attacks your { $die } showing { $value }. Shield it?
dice-ask-use = Use { $ability } first?
dice-ask-who = Who fights for you?
dice-ask-take = Fight with { $fighter }?

dice-hint-power = It is rolled again afterwards.
dice-hint-skill =
    { $count ->
        [2] Both are rolled again afterwards.
       *[other] All of them are rolled again afterwards.
    }
dice-hint-either = One die takes any that shows the same or less; several must make it exactly.
dice-hint-exactly = Several dice must make it exactly.
dice-hint-turn = Touch the dice you attack with and the one you want.
dice-hint-pass = None of your dice can attack, so you pass.
dice-hint-secret = Nobody sees it until all have chosen.
dice-hint-shield = If you do, another die must be attacked, or the turn is lost.
dice-hint-after-loss = What becomes a Starting Die stays one for the whole match.
dice-hint-nominate = Both sides decide unseen. Whoever has just fought sits out.
dice-hint-nominate-anyone = Both sides decide unseen.
dice-hint-roll-one-more = The new result stands.
dice-hint-foresee = Touch the name of the one who shall roll again.
dice-hint-pick = Those you pick are rolled together.
dice-hint-lend = It goes back to the reserve after the round.
dice-hint-take-back = Its captor no longer has it, nor its points.
dice-hint-step-in = The dice stay as they lie, and it is your turn at once.
dice-hint-another-turn = Before the other side has one. It can be done once in a match.

dice-do-attack = Attack
dice-do-use = Use { $ability }
dice-do-tag = Tag in { $fighter }
dice-do-send = Send { $fighter }
dice-do-pick = Roll it again
dice-do-again = Roll it once more
dice-do-reroll = Roll again: { $fighter }
dice-do-convert = Start with the { $die }
dice-do-steal = Take the { $die }
dice-do-remove = Remove the { $die }
dice-do-choose = Choose
dice-do-another-turn = Another turn

# Where the match stands.
dice-first-to =
    { $count ->
        [one] One round wins
       *[other] First to { $count } rounds
    }
dice-at-round = Round { $round } · you { $mine }, { $other } { $theirs }
dice-at-round-team = Round { $round } · you { $mine }, they { $theirs }
dice-at-round-watching = { $first } { $mine }, { $other } { $theirs } · round { $round }
dice-at-end = { $first } { $mine }, { $other } { $theirs }
dice-round-of = round { $number } of { $all }
dice-match-over = the match is over
dice-has-won =
    { $count ->
        [0] { $who }: no round won
        [one] { $who }: one round won
       *[other] { $who }: { $count } rounds won
    }

dice-end-badge = Show your challenge badge
dice-end-rounds = Round by round
dice-end-round = Round
dice-end-round-number = Round { $number }
dice-end-won = won
dice-end-tied = tied, fought again
dice-end-tokens =
    { $count ->
        [one] round
       *[other] rounds
    }

dice-orders-never = Never this round
dice-orders-protect = Protect { $die }
