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
        [one] { $who } wins the match, { $won } rounds to { $lost }.
       *[other] { $who } win the match, { $won } rounds to { $lost }.
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
dice-refused-droid = That Droid Die cannot join this attack.
dice-refused-tag = That fighter cannot be tagged in.
dice-refused-tag-again = Your last turn was a withdrawal already; this time you must attack if you can.
dice-refused-ability = That ability cannot be used now.
dice-refused-same-fighter = { $fighter } has just fought; somebody else must fight the next round.
dice-refused-taken = { $fighter } is already chosen.
dice-refused-pick-one = Pick at least one die.
dice-refused-remove = That die cannot be removed.

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
