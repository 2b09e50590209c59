### Decks of one's own: lists, what is wrong with them, advice

ccg-deck-own = A deck of their own

## Reading a list

ccg-list-long = This list is too long: { $most } letters are the most.
ccg-list-many = This list has { $count } cards; { $most } are the most that a table can hold.
ccg-list-unknown = Line { $number }: no card is called “{ $title }”.
ccg-list-unknown-near = Line { $number }: no card is called “{ $title }”. Is it { $near }?

## What keeps a deck from the table

ccg-deck-small = { $what } has { $count } cards; a deck needs at least { $least }.
ccg-deck-alike = { $what } has { $count } of { $card }; more than { $most } of a card is for Power.
ccg-deck-no-opener = { $what } has no Level 1 Scout or Knight to begin with.
ccg-deck-no-monster = { $what } has no Monster of 1 Victory Point to begin with.

ccg-deck-few-monsters = { $what } has { $count } different Monsters; the Basic game begins with { $least }.
ccg-deck-beyond = { $what } has { $count } of { $card }; the pool has { $most }.
ccg-this-deck = This deck

## What can never be of use

ccg-deck-stuck-level = { $card } cannot come into play: the Level beneath it is missing.
ccg-deck-stuck-villain = { $card } cannot come into play: there is nothing it may replace.
ccg-deck-powerless = { $card } would have no { $power } to attack with.

## Advice

ccg-hint-power = { $count ->
    [one] One Power card; { $low } to { $high } are recommended.
   *[other] { $count } Power cards; { $low } to { $high } are recommended.
  }
ccg-hint-idle-power = Nothing in this deck asks for { $power }.
ccg-hint-alone = One Scout or Knight without higher Levels: nobody to combine powers with, and nobody to grow.
ccg-hint-team = { $count } different Scouts and Knights can combine their powers, but each will wait longer for Power.
ccg-hint-villains = { $villains } Villains on { $monsters } Monsters: a Villain needs the right Monster in play first.
ccg-hint-once = { $count } of { $card }: one at a time lies in play, so more than one to spare seldom helps.
