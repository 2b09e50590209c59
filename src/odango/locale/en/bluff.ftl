## Truth or Bluff

bluff-sailor-moon = Sailor Moon
bluff-sailor-mercury = Sailor Mercury
bluff-sailor-mars = Sailor Mars
bluff-sailor-jupiter = Sailor Jupiter
bluff-sailor-venus = Sailor Venus
bluff-tuxedo-mask = Tuxedo Mask
bluff-sailor-chibi-moon = Sailor Chibi Moon
bluff-sailor-pluto = Sailor Pluto
bluff-white-sailor-moon = white Sailor Moon
bluff-white-sailor-mercury = white Sailor Mercury
bluff-white-sailor-mars = white Sailor Mars
bluff-white-sailor-jupiter = white Sailor Jupiter
bluff-white-sailor-venus = white Sailor Venus
bluff-white-tuxedo-mask = white Tuxedo Mask
bluff-white-sailor-chibi-moon = white Sailor Chibi Moon
bluff-white-sailor-pluto = white Sailor Pluto
bluff-queen-beryl = Queen Beryl
bluff-zoycite = Zoycite
bluff-nephrite = Nephrite
bluff-jadeite = Jadeite
bluff-kunzite = Kunzite
bluff-dark-kingdom-clan = Dark Kingdom Clan

## Endings

bluff-ending-empty-holder = having to start with an empty holder
bluff-ending-four-same = four face-up tiles of one character
bluff-ending-six-different = six different characters face up
bluff-ending-three-and-three = three face-up tiles each of two characters
bluff-ending-two-two-two = two face-up tiles each of three characters
bluff-ending-four-white = four white tiles face up
bluff-ending-space-time = Sailor Moon, Chibi Moon, Tuxedo Mask and Pluto all face up
bluff-ending-guardians = Mercury, Mars, Jupiter and Venus all face up
bluff-ending-three-villains = three villains face up
bluff-ending-total-36 = face-up numbers that add up to 36 or more

## What happens

bluff-begins = Everyone draws twelve tiles. Two things end the game: having to start with an empty holder, and { $ending }.
bluff-villains = The villains in this game are { $villains }.
bluff-no-villains = There are no villains in this game.
bluff-first-starter = { $who } starts.
bluff-passed = { $who } passes a tile to { $to }: “{ $claim }”.
bluff-passed-seen = { $who } passes { $tile } to { $to }: “{ $claim }”.
bluff-looked = { $who } looks at the tile.
bluff-looked-seen = { $who } looks at the tile: it is { $tile }.
bluff-said-truth = { $who } says: truth.
bluff-said-bluff = { $who } says: bluff.
bluff-collected = It is { $tile }. { $who } collects it.
bluff-drew-token = { $who } draws a token.
bluff-drew-token-seen = { $who } draws a token worth { $value }.
bluff-no-token-left = { $who } should draw a token, but none is left.
bluff-no-action = { $villain } has nothing to act on.
bluff-drew-tile = { $who } draws a bonus tile into the holder.
bluff-drew-tile-seen = { $who } draws { $tile } into the holder.
bluff-moved-tile = { $who } moves { $tile } from { $source } to { $to }.
bluff-swapped-tiles = { $who } swaps { $mine } for { $other }’s { $theirs }.
bluff-bagged-tile = { $who } puts { $tile } into the bag.
bluff-returned-tile = { $who } puts { $tile } back into the holder.
bluff-ended =
    { $count ->
        [one] { $who } is defeated: { $ending }.
       *[other] { $who } are defeated: { $ending }.
    }

## Before the game

bluff-advice-ending = This ending is better with { $seats } players or more: { $ending }.

## What is asked

bluff-ask-start = Start the round: which tile, to whom, and what do you say it is?
bluff-ask-respond = { $who } says it is { $claim }. Truth or bluff?
bluff-ask-pass-on = It is { $tile }. Pass it on: to whom, and what do you say it is?
bluff-ask-move-tile = Queen Beryl: move which face-up tile from whom to whom?
bluff-ask-swap-tiles = Nephrite: swap which of your face-up tiles for whose?
bluff-ask-bag-tile = Zoycite: which of your face-up tiles goes into the bag?
bluff-ask-return-tile = Kunzite: which of your face-up tiles goes back into your holder?

bluff-label-start = Pass { $tile } to { $to } as { $claim }
bluff-label-pass-on = Pass it to { $to } as { $claim }
bluff-label-truth = Say it is the truth
bluff-label-bluff = Say it is a bluff
bluff-label-look = Look at it, then pass it on to { $to }
bluff-label-move-tile = Move { $tile } from { $source } to { $to }
bluff-label-swap-tiles = Swap { $mine } for { $other }’s { $theirs }
bluff-label-bag-tile = Put { $tile } into the bag
bluff-label-return-tile = Put { $tile } back into your holder

bluff-may-queen-beryl = move a face-up tile with Queen Beryl
bluff-may-zoycite = put a face-up tile into the bag with Zoycite
bluff-may-nephrite = swap face-up tiles with Nephrite
bluff-may-jadeite = draw a bonus tile with Jadeite
bluff-may-kunzite = take a face-up tile back with Kunzite
bluff-may-dark-kingdom-clan = draw a token with the Dark Kingdom Clan

## Why not

bluff-refused-yourself = You cannot pass the tile to yourself.
bluff-refused-had-it = { $who } has already had this tile in this round.
bluff-refused-no-such-tile = You have no { $tile } in your holder.
bluff-refused-last-receiver = Everyone else has had this tile, so you must say truth or bluff.
bluff-refused-itself = { $villain } cannot pick the tile that was just collected.
