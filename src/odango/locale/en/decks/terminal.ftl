### `odango deck` in the terminal

## Its parts (shown by --help)

terminal-help-deck = cards, decks of your own and boosters of the Sailor Moon CCG
terminal-help-deck-cards = search and filter all 160 cards
terminal-help-deck-show = show a deck: its list, its Power, and what is to be said of it
terminal-help-deck-check = say whether a deck may be played, and why not
terminal-help-deck-export = write a deck as a plain list
terminal-help-deck-change = put cards into a deck and take cards out
terminal-help-deck-suggest = let the house build a deck
terminal-help-deck-hand = draw a starting hand
terminal-help-deck-try = play a deck at once against a bot
terminal-help-deck-boosters = open boosters; what comes out is a list to build from
terminal-help-deck-words = words to look for in names and in what cards say
terminal-help-deck-by-kind = only cards of this kind
terminal-help-deck-by-rarity = only cards of this rarity
terminal-help-deck-by-icon = only Power, Scouts and Knights of this type
terminal-help-deck-by-family = only Monsters of this family, and the Villains that may replace them
terminal-help-deck-deck = a file with a list, “-” for what is typed in, or the name of a ready-made deck such as sailor_mars
terminal-help-deck-one-line = all in one line, as links and options have it
terminal-help-deck-link = a link that opens it in the deck builder of this address, such as http://localhost:8000
terminal-help-deck-file = the file that the deck is in, or is to be in
terminal-help-deck-add = cards to put in, such as "2 Luna"; quote each
terminal-help-deck-take = cards to take out
terminal-help-deck-call = a name for the deck
terminal-help-deck-against = the deck of the bot; the same deck if not said
terminal-help-deck-pool = a list of the cards there are to build from; four of everything if not said
terminal-help-deck-around = cards that must be in the deck, by title or name; quote titles of several words
terminal-help-deck-seed = the same chance every time
terminal-help-deck-packs = how many boosters

## Problems

terminal-deck-no-such = { $what }: there is no such file, and no ready-made deck of this name. There is: { $there }.
terminal-deck-refused = { $file }: { $why }
terminal-deck-own-file = { $what }: a deck that is to be changed must be in a file of its own. A ready-made one gets there with “odango deck export”.
terminal-deck-no-change = Nothing is to be changed: say what to --add or to --take, or how to --call it.
terminal-deck-too-few = { $count ->
    [0] { $card } is not in this deck.
   *[other] There are only { $count } of { $card } in this deck.
}
terminal-deck-no-card = No card is called “{ $title }”.
terminal-deck-no-card-near = No card is called “{ $title }”. Is it { $near }?
terminal-deck-no-match = No card is like that.
terminal-deck-not-in-pool = { $card } is not in the pool.
terminal-deck-poor-pool = No deck can be built from this pool: it takes a Level 1 Scout or Knight and a Monster of 1 Victory Point.
terminal-deck-typed = To play with a deck it must be in a file: what you type is for the game.
terminal-deck-many-packs = { $most } boosters at a time are the most.

## Cards

terminal-deck-column-number = no.
terminal-deck-column-card = card
terminal-deck-column-kind = kind
terminal-deck-column-rarity = rarity
terminal-deck-column-health = Health
terminal-deck-column-points = points
terminal-deck-column-icon = type
terminal-deck-found = { $count ->
    [one] One of { $all } cards.
   *[other] { $count } of { $all } cards.
  }

## A deck

terminal-deck-nameless = A deck
terminal-deck-title = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
terminal-deck-kind = { $kind } ({ $count })
terminal-deck-curve = Attacks, defences and uses by the Power they ask for
terminal-deck-icons = Power cards by type
terminal-deck-asked = { $count ->
    [one] one card asks for it
   *[other] { $count } cards ask for it
  }
terminal-deck-fault = ✗ { $said }
terminal-deck-remark = ! { $said }
terminal-deck-hint = · { $said }
terminal-deck-plays = This deck may be played.
terminal-deck-refuses = This deck may not be played.
terminal-deck-changed = { $count ->
    [one] { $file } has one card now.
   *[other] { $file } has { $count } cards now.
}
terminal-deck-opening = In play:
terminal-deck-hand = In hand:
terminal-deck-next = Drawn next:
terminal-deck-pack = booster { $number }
