## Dice Challenge in the terminal

terminal-dice-title = Dice Challenge
terminal-dice-round = round { $number }
terminal-dice-turn = { $who }’s turn
terminal-dice-choosing =
    { $count ->
        [one] { $who } chooses
       *[other] { $who } choose
    }
terminal-dice-over = the match is over
terminal-dice-to-win = { $count } rounds win
terminal-dice-opening-duel = A duel: whoever wins { $count } rounds wins the match.
terminal-dice-opening-single-combat = Teams in Single Combat: each round one fighter of each side; { $count } rounds win the match.
terminal-dice-opening-tag-team = Tag-teams: fighters trade places during the round; { $count } rounds win the match.
terminal-dice-opening = A die is drawn with its place on top, what it shows inside, and its size below.
terminal-dice-you = { $name } (you)
terminal-dice-side = { $who }
terminal-dice-unchosen = no character yet
terminal-dice-secret = { $fighter }, in secret
terminal-dice-older = { $fighter } (older set)
terminal-dice-numbered = { $number }. { $fighter }
terminal-dice-always = { $ability }, always
terminal-dice-uses = { $ability } { $left }/{ $all }
terminal-dice-times = { $ability } { $count }×
terminal-dice-score = { $stars } score { $points }
terminal-dice-starting = starts with { $dice }
terminal-dice-reserve = reserve { $dice }
terminal-dice-lent = lent { $dice }
terminal-dice-droids = yet to join { $dice }
terminal-dice-removed = removed { $dice }
terminal-dice-pile = captured { $dice }
terminal-dice-nothing = –
terminal-dice-out = out
terminal-dice-fought-last = fought last
terminal-dice-attack-power = Power Attack of { $who }: { $dice } wants { $target } (die { $place }).
terminal-dice-attack-skill = Skill Attack of { $who }: { $dice } want { $target } (die { $place }).
terminal-dice-shielded = Shielded this turn: { $die } (die { $place }).
terminal-dice-rounds = Rounds ({ $mine } – { $theirs }):
terminal-dice-rounds-teams = Rounds ({ $mine }’s team – { $theirs }’s):
terminal-dice-round-score = { $number }. { $mine }–{ $theirs }
terminal-dice-round-tied = { $number }. { $mine }–{ $theirs } tied
terminal-dice-round-score-fighters = { $number }. { $ours } { $mine }–{ $theirs } { $others }
terminal-dice-round-tied-fighters = { $number }. { $ours } { $mine }–{ $theirs } { $others } tied

terminal-dice-power = Power
terminal-dice-skill = Skill
terminal-dice-sum = { $attack } ({ $values }={ $total })
terminal-dice-more = … and { $count } more
terminal-dice-change = { $verb } { $dice } of { $fighter }
terminal-dice-place = { $place } ({ $die })
terminal-dice-hint-attack = Type an attack as yours>theirs, by the places on top: “1>0”, “0,2>1”.
terminal-dice-hint-after-loss = Reserve Dice you convert stay with you for the rest of the match.
terminal-dice-hint-place = Type the place of a die, or the word.
terminal-dice-hint-order = Answer in advance with an order: “order protect d20”, “order never”, “order ask”.
terminal-dice-hint-character = A name or its beginning. “(older set)”: dice known from the older edition only.
terminal-dice-power-is = A Power Attack is made with one die alone.
terminal-dice-skill-is = A Skill Attack needs two dice or more.
terminal-dice-column-character = character
terminal-dice-column-dice = dice
terminal-dice-column-reserve = reserve
terminal-dice-column-ability = ability, uses in a match
terminal-dice-standings-place = place
terminal-dice-standings-players = players
terminal-dice-standings-rounds = rounds won
terminal-dice-standings-fighters = fighters

terminal-command-order-protect = shield attacked dice of that size, let all other attacks happen (Masked Defender)
terminal-command-order-never = do not ask again this round
terminal-dice-order-answers = As you ordered, the die is shielded.
terminal-dice-order-lets = As you ordered, the attack is let happen.
