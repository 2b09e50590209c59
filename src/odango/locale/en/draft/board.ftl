## The board of a draft

draft-group-fighter = Scouts and Knights
draft-group-monster = Monsters
draft-group-villain = Villains
draft-group-person = Persons
draft-group-item = Items
draft-group-event = Events
draft-group-defense-event = Defense Events
draft-group-power = Power
draft-short-fighter = Scouts
draft-short-monster = Monsters
draft-short-villain = Villains
draft-short-person = Persons
draft-short-item = Items
draft-short-event = Events
draft-short-defense-event = Defense
draft-short-power = Power

draft-board-at = Pack { $number } of { $of } · pick { $pick }
draft-board-building = Building decks
draft-board-over = The draft is over
draft-board-players = Players
draft-board-left = Packs go to the left
draft-board-right = Packs go to the right
draft-board-thinks = thinks
draft-board-picked = has picked
draft-board-registered = has a deck
draft-board-pack =
    { $count ->
        [one] 1 card in your pack
       *[other] { $count } cards in your pack
    }
draft-board-ask-pick = Which card do you take?
draft-board-yours = yours
draft-board-rarity-r = rare
draft-board-rarity-f = foil
draft-board-missing = Since you held this pack, others took { $cards }.
draft-board-hint-pick = The rest goes on to { $who }.
draft-board-hint-build = You may still bring another deck to the table that follows.
draft-board-take = Take { $card }
draft-board-register = Register { $card }
draft-board-around = Around whom?
draft-board-best = house’s pick
draft-board-to-level = to Level { $level }
draft-board-deck = The deck around { $card }
draft-board-power = Power in this deck
draft-board-of-type = { $type } Power
draft-board-figures = { $count } cards, up to Level { $level }
draft-board-kit = From the kit: { $opener }, { $friend } and { $monster }. Power is free.
draft-board-copies = { $count } times
draft-board-mine = What is yours
draft-board-pool = Your pool: { $count }
draft-board-pool-empty = What you take, you alone see.
draft-board-types = Your Scouts and Knights by type
draft-board-see-pool = All your cards
draft-board-seen = Packs of this round as you held them
draft-board-seen-pick = Pick { $pick }: { $count } cards
draft-board-hidden-picking = Everyone holds { $count } cards of pack { $number } of { $of }. What is in them only their holders see.
draft-board-hidden-building = Everyone is building a deck in secret.
draft-board-hidden-done = Every deck is registered. Nobody has shown theirs.

draft-end-headline = Your deck is ready
draft-end-headline-watched = All decks are ready
draft-end-onward = On to the game
draft-end-deck = Your deck around { $card }
draft-end-brought = It will lie ready for you at the next table, unseen by the others. Until the game begins you may bring another one made of your pool.
draft-end-build = Build another from your pool
draft-end-pool = Your pool and kit: { $count } cards
draft-end-hidden = Pools and decks stay with those who drafted them.
