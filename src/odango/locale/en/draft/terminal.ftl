## A draft of the Sailor Moon CCG in the terminal

terminal-draft-title = Sailor Moon CCG draft
terminal-draft-at = pack { $number } of { $of }, pick { $pick }
terminal-draft-left = passed to the left
terminal-draft-right = passed to the right
terminal-draft-building = building decks
terminal-draft-done = the draft is over
terminal-draft-legend = Take one card of the pack in hand by its number or name; the rest goes on. Power is free when decks are built, and so is a Scout or Knight of Level 1. Type “card” and a name to see what a card says, “pool” for what you have, “help” for more.
terminal-draft-thinking =
    { $count ->
        [one] { $who } still thinks.
       *[other] { $who } still think.
    }
terminal-draft-missing = Taken since you held this pack: { $cards }.
terminal-draft-pool = Your pool ({ $count })
terminal-draft-kind = { $kind } { $count }
terminal-draft-best = the house’s favourite
terminal-draft-fighters = Scouts and Knights { $count }, up to Level { $level }
terminal-draft-enemies = Monsters { $monsters }, Villains { $villains }
terminal-draft-power = { $type } Power { $count }
terminal-draft-hint = A number or a name; “card” and a name tells what a card says.
terminal-draft-hint-build = A number or a name; “decks” lists them card by card.
terminal-draft-sight = Pick { $pick }, in hand:
terminal-draft-sight-took = Pick { $pick }, you took { $card } of:
terminal-draft-no-sights = Nothing has been passed in this round.
terminal-draft-your-deck = Your deck
terminal-draft-deck-around = Around { $card }
terminal-draft-no-decks = When the packs are empty, { $count } decks are suggested to you.
terminal-draft-code = As a list in one line: { $code }
terminal-command-draft-pool = what you have taken so far
terminal-command-draft-packs = the packs of this round as you held them
terminal-command-draft-decks = the suggested decks, card by card
