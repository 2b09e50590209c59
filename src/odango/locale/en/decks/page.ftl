### The deck builder of the Sailor Moon CCG

decks-title = Decks
decks-cards = Cards
decks-deck = Deck
decks-deck-of = Deck ({ $count })
decks-sides = What is shown
decks-rules = Rules
decks-said = { $card }: { $count } in the deck. The deck has { $size ->
    [one] one card.
   *[other] { $size } cards.
  }

## Looking for cards

decks-search = Words on a card
decks-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
  }
decks-filter-kind = Kind
decks-filter-rarity = Rarity
decks-filter-power = Type of Power
decks-filter-kin = Family or side
decks-filter-level = Level
decks-filter-points = Victory Points
decks-filter-place = In the deck or not
decks-filter-clear = Show all
decks-any-kind = All
decks-any-rarity = Any rarity
decks-any-power = Any Power
decks-any-kin = Any family
decks-any-level = Any Level
decks-any-points = Any points
decks-any-place = In and out
decks-rarity-common = Common
decks-rarity-uncommon = Uncommon
decks-rarity-rare = Rare
decks-rarity-foil = Foil
decks-place-deck = In the deck
decks-place-rest = Not in the deck
decks-place-pool = In the pool
decks-found = { $count ->
    [one] One card
   *[other] { $count } cards
  }
decks-none-found = No card is like that.
decks-keys = With the keyboard: arrows go from card to card, + and − change the deck, Enter reads the card.
decks-more = One more { $card }
decks-less = One { $card } less
decks-in-deck = { $count } in the deck
decks-in-deck-of = { $count } of { $most } in the deck
decks-of = { $count } of { $most }
decks-number = Card { $number } of { $all }

## The deck

decks-name = Name of the deck
decks-name-none = Without a name
decks-unnamed = A deck without a name
decks-shared = Somebody showed you this deck. Change it as you like: saving makes a copy of your own.
decks-pool = Built from a pool of { $count } cards, and Power.
decks-pool-leave = Use all cards
decks-pool-has = { $count } in the pool
decks-empty = Put cards in with +, copy one of the eight decks that stand ready, or let the house suggest one.
decks-group-scout = Scouts
decks-group-knight = Knights
decks-group-monster = Monsters
decks-group-villain = Villains
decks-group-person = Persons
decks-group-item = Items
decks-group-event = Events
decks-group-defense-event = Defense Events
decks-group-power = Power

## What the house says of it

decks-cards-count = { $count ->
    [one] card
   *[other] cards
  }
decks-verdict-empty = Nothing in it yet
decks-verdict-asking = Asking the house …
decks-verdict-faults = { $count ->
    [one] Not ready to play: one thing is wrong
   *[other] Not ready to play: { $count } things are wrong
  }
decks-verdict-playable = Ready to play
decks-faults = Why it cannot be played
decks-remarks = Of no use as it is
decks-hints = Advice

## What can be done

decks-try = Try it against a bot
decks-against = What the bot plays
decks-against-any = The bot plays a Character Deck
decks-against-deck = The bot plays { $deck }
decks-against-same = The bot plays this very deck
decks-bring = Bring it to { $table }
decks-bring-not = Back to the table
decks-save = Save
decks-save-copy = Save a copy
decks-saved = Saved.
decks-share = Share
decks-hand = Starting hand
decks-text = List as text
decks-suggest = Suggest a deck
decks-complete = Complete it
decks-completed = The house has built on what you had. Take it back if you like.
decks-undo = Take back
decks-mine = My decks
decks-new = New deck
decks-boosters = Boosters

## Its figures

decks-curve = Power that attacks and defences ask for
decks-curve-column = { $more ->
    [yes] { $price } Power or more: { $attacks } attacks, { $defences } defences
   *[no] { $price } Power: { $attacks } attacks, { $defences } defences
  }
decks-shares = Power, and the cards that use it
decks-share-power = { $count ->
    [one] One Power card
   *[other] { $count } Power cards
  }
decks-share-users = { $count ->
    [one] one card uses it
   *[other] { $count } cards use it
  }

## My decks

decks-mine-none = No deck saved yet.
decks-row = { $count } cards
decks-row-unfit = { $count } cards, not ready to play
decks-discard = Throw { $deck } away
decks-discard-sure = Really throw { $deck } away
decks-sure = Really?
decks-ready = Eight that stand ready
decks-ready-help = Each can be copied and changed.

## The list as text

decks-text-title = The list as text
decks-text-help = A card to a line, with its number before it. Copy it, or paste another list, or a link to one.
decks-text-example = 4 Titus
decks-text-take = Take this list
decks-text-copy = Copy
decks-text-download = Download
decks-text-unread = What could be read is in the deck. This could not:
decks-text-nothing = There is no card in this list.
decks-file = deck

## Sharing

decks-share-title = Share this deck
decks-share-saved = Who has this link sees the deck, also as you change it later.
decks-share-qr = A code to scan that leads to this deck
decks-share-unsaved = Saved decks have a short link, and a code to scan.
decks-share-changed = There are changes that are not saved yet.
decks-share-save = Save it
decks-share-list = Or a long link with the list itself in it: it stays as it is now.
decks-share-list-copy = Copy the long link

## A starting hand

decks-hand-opening = The game begins with
decks-hand-cards = In hand
decks-hand-next = The next five
decks-hand-dealt = Hand number { $count }
decks-hand-another = Another hand

## Boosters

decks-boosters-help = Eleven cards each: seven commons, three uncommons and a rare, which is a foil in one of eight. How the real ones were filled is not known; this split is our own.
decks-boosters-packs = How many
decks-boosters-open = Open
decks-boosters-build = Build a deck from these
decks-boosters-pack = Booster { $number }
