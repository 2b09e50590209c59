## Sailor Moon CCG: questions and tidings of cards that name a moment of their own

ccg-ask-inspire = Spend an Item before this challenge? If you lose, it is played again.
ccg-ask-save = Play a Defense Event before this challenge?
ccg-ask-repeat = Have the challenge played again?
ccg-label-again = Play again
ccg-again = { $who } has the challenge played again.

ccg-ask-belittle = { $card } is defeated. Play a Defense Event, so that it brings fewer points?
ccg-ask-strengthen = Play a Defense Event before your card hits back?
ccg-ask-outlast = Your card has survived the attack. Play a Defense Event?
ccg-ask-strike-again = Attack the same Monster once more?
ccg-label-strike-again = { $card }: { $attack }

ccg-split = { $who } splits the attack: { $target } of { $whom } is attacked too.
ccg-because-half = half, { $amount } less
ccg-ask-rage = { $who } has taunted { $card }: which attack, on which target?
ccg-resigned = { $who } gives up { $card }, who leaves the game.
ccg-toppled = { $who }: { $card } of { $whom } is defeated.
ccg-ask-revive = Which Scout or Knight comes back into your deck?
ccg-revived = { $who } shuffles { $card } into the deck.
ccg-sacrificed = { $card } sacrifices itself: every Scout and Knight of { $whom } has { $left } Health left.
ccg-fell-back = { $who }: { $card } is discarded, and { $to } is left.
ccg-rests-well = { $who }: { $card } may both rejuvenate and attack this turn.
ccg-trapped = { $who } will not draw at the start of the next turn.
