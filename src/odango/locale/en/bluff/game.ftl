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
bluff-refused-face-up = Only tiles from a holder are passed; those face up stay where they lie.
bluff-refused-from-holder = Pass on the tile you have looked at, not one from your holder.
bluff-refused-answer-first = Say truth or bluff, or look at the tile first.
bluff-refused-last-receiver = Everyone else has had this tile, so you must say truth or bluff.
bluff-refused-itself = { $villain } cannot pick the tile that was just collected.
bluff-refused-lies-there = That tile lies before { $who } already.
bluff-refused-not-face-up = { $villain } picks only tiles that lie face up.
bluff-refused-not-yours = { $villain } picks only among your own face-up tiles.
bluff-refused-swap = { $villain } swaps one of your face-up tiles for one of somebody else’s.

## At the browser's table

bluff-round = Round { $round }

bluff-short-sailor-moon = Moon
bluff-short-sailor-mercury = Mercury
bluff-short-sailor-mars = Mars
bluff-short-sailor-jupiter = Jupiter
bluff-short-sailor-venus = Venus
bluff-short-tuxedo-mask = Tux. Mask
bluff-short-sailor-chibi-moon = Chibi
bluff-short-sailor-pluto = Pluto
bluff-short-queen-beryl = Beryl
bluff-short-zoycite = Zoycite
bluff-short-nephrite = Nephrite
bluff-short-jadeite = Jadeite
bluff-short-kunzite = Kunzite
bluff-short-dark-kingdom-clan = Clan
bluff-tile-white = { $name }, white
bluff-tile-villain = { $name }, villain
bluff-tile-many = { $tile }, { $count } of them
bluff-tile-down = The tile, face down

bluff-in-holder = tiles in the holder
bluff-holder-empty = empty
bluff-tokens = tokens
bluff-knows = has seen it
bluff-knew = knew
bluff-defeated = defeated
bluff-face-up-of = Face up in front of { $who }
bluff-before-you = In front of you
bluff-open-holder = The holder of { $who }
bluff-holder-yours = Your holder, seen by you alone
bluff-holder-none = No tile is left.
bluff-purse =
    { $count ->
        [0] No tokens
        [one] One token, worth { $points }
       *[other] { $count } tokens, worth { $points }
    }
bluff-points =
    { $points ->
        [one] point
       *[other] points
    }

bluff-doing-start = picks a tile
bluff-doing-respond = must answer
bluff-doing-pass-on = passes it on
bluff-doing-move-tile = moves a tile
bluff-doing-swap-tiles = swaps tiles
bluff-doing-bag-tile = bags a tile
bluff-doing-return-tile = takes one back
bluff-doing-may = decides

bluff-now-start = { $who } picks a tile to pass.
bluff-now-move-tile = Queen Beryl acts: { $who } moves a face-up tile.
bluff-now-swap-tiles = Nephrite acts: { $who } swaps face-up tiles.
bluff-now-bag-tile = Zoycite acts: { $who } puts a tile into the bag.
bluff-now-return-tile = Kunzite acts: { $who } takes a tile back.
bluff-now-may = { $who } decides whether the villain acts.
bluff-now-you =
    { $kind ->
        [start] You start the round.
        [move-tile] Queen Beryl acts for you.
        [swap-tiles] Nephrite acts for you.
        [bag-tile] Zoycite acts for you.
        [return-tile] Kunzite acts for you.
       *[other] It is yours to decide.
    }
bluff-told-was = It was { $tile }
bluff-told-truth =
    { $collects ->
        [you-said-it] You said truth and collect it.
        [you-were-told] You said truth; { $collector } collects it.
        [you] { $who } said truth; you collect it.
        [same] { $who } said truth and collects it.
       *[other] { $who } said truth; { $collector } collects it.
    }
bluff-told-bluff =
    { $collects ->
        [you-said-it] You said bluff and collect it.
        [you-were-told] You said bluff; { $collector } collects it.
        [you] { $who } said bluff; you collect it.
        [same] { $who } said bluff and collects it.
       *[other] { $who } said bluff; { $collector } collects it.
    }

bluff-spot-says-to-you =
    { $looked ->
        [yes] says { $who }, who has looked at it
       *[no] says { $who }
    }
bluff-spot-says =
    { $looked ->
        [yes] says { $who } to { $to }, after a look
       *[no] says { $who } to { $to }
    }
bluff-spot-you-say = you say to { $to }
bluff-spot-said = said { $who } to { $to }
bluff-chain-to =
    { $you ->
        [yes] says to you
       *[no] says to { $to }
    }
bluff-chain-you = you say to { $to }
bluff-said-it-is =
    { $how ->
        [you-right] You said truth: right!
        [you-wrong] You said truth: wrong.
        [right] { $who } said truth: right!
       *[wrong] { $who } said truth: wrong.
    }
bluff-said-it-is-not =
    { $how ->
        [you-right] You said bluff: right!
        [you-wrong] You said bluff: wrong.
        [right] { $who } said bluff: right!
       *[wrong] { $who } said bluff: wrong.
    }
bluff-it-is = it is { $tile }
bluff-it-was = it was { $tile }
bluff-you-know-short = you know it
bluff-you-know = you know it: { $tile }

bluff-need = { $have } of { $all } toward the Ending
bluff-need-sum = { $have } of { $all } toward the Ending
bluff-need-one-spoken = { $need }: one tile more may end the game
bluff-need-one = one short
bluff-need-sum-one = one may do
bluff-need-met = met

bluff-ends-when = The game ends when someone has
bluff-ends-four-same = four of one character face up, or must start with an empty holder
bluff-ends-six-different = six different characters face up, or must start with an empty holder
bluff-ends-three-and-three = three each of two characters face up, or must start with an empty holder
bluff-ends-two-two-two = two each of three characters face up, or must start with an empty holder
bluff-ends-four-white = four white tiles face up, or must start with an empty holder
bluff-ends-space-time = all four of space and time face up, or must start with an empty holder
bluff-ends-guardians = all four guardians face up, or must start with an empty holder
bluff-ends-three-villains = three villains face up, or must start with an empty holder
bluff-ends-total-36 = or more in numbers face up, or must start with an empty holder
bluff-until-four-same = Until someone has four of one character face up, or starts empty
bluff-until-six-different = Until someone has six different characters face up, or starts empty
bluff-until-three-and-three = Until someone has three each of two characters face up, or starts empty
bluff-until-two-two-two = Until someone has two each of three characters face up, or starts empty
bluff-until-four-white = Until someone has four white tiles face up, or starts empty
bluff-until-space-time = Until someone has Moon, Mask, Chibi and Pluto face up, or starts empty
bluff-until-guardians = Until someone has all four guardians face up, or starts empty
bluff-until-three-villains = Until someone has three villains face up, or starts empty
bluff-until-total-36 = Until someone has 36 in numbers face up, or starts empty
bluff-bag = bag
bluff-bag-spoken = Bag of tiles: { $count } left
bluff-aside = set aside
bluff-aside-spoken = Tiles set aside: { $count }
bluff-token-bag-spoken = Bag of tokens: { $count } left

bluff-ask-is-it = { $who } says { $claim }. Is it?
bluff-ask-which-tile = You start. Which tile?
bluff-ask-and-which-tile = And which tile?
bluff-ask-to-whom = To whom?
bluff-ask-it-is-to-whom = It is { $tile }. To whom?
bluff-ask-you-say = And you tell { $who } it is …
bluff-ask-all-set = To { $who }, as { $claim }?
bluff-ask-move-what = Queen Beryl: move which face-up tile?
bluff-ask-move-where = Queen Beryl: and to whom?
bluff-ask-swap-what = Nephrite: swap which of your tiles for whose?
bluff-ask-swap-for = Nephrite: for which tile of the others?
bluff-ask-swap-mine = Nephrite: for which of yours?
bluff-ask-swap-ready = Nephrite: swap these two?

bluff-hint-start-short = True or not, as you please.
bluff-hint-start = Pick a tile, a player and a name, in any order. True or not, as you please.
bluff-hint-pass-on-short = Say what you heard, or something new.
bluff-hint-pass-on = It can go to { $who }. Say what you heard or something new.
bluff-hint-move-tile = Any tile that lies face up, except Queen Beryl herself, to any other player.
bluff-hint-swap-tiles = One of yours, but not Nephrite, for one of another player.
bluff-hint-bag-tile = Any of yours but Zoycite. It will be out of sight in the bag.
bluff-hint-return-tile = Any of yours but Kunzite. Everyone sees which one you take.
bluff-stakes = Right: { $who } collects it and you draw a token. Wrong: you collect it and { $who } draws.
bluff-stakes-no-tokens = Right: { $who } collects it. Wrong: you do. No tokens are left.
bluff-stakes-short = Right: { $who } collects it. Wrong: you do.
bluff-stakes-villain = { $stakes } A villain goes to whoever was right.
bluff-stakes-out =
    { $count ->
        [one] { $stakes } { $who } is out of it.
       *[other] { $stakes } { $who } are out of it.
    }

bluff-truth = Truth
bluff-bluff = Bluff
bluff-look = Look and pass on
bluff-look-then = to { $who }; no challenge after a look
bluff-or-two = { $one } or { $two }
bluff-or-three = { $one }, { $two } or { $three }
bluff-one-of = one of { $count }
bluff-button-pass = Pass it to { $who } as { $claim }

bluff-you-say = You say it is
bluff-true = true
bluff-say-anything = Nobody but you will see whether it is true.
bluff-truth-would-be = { $name } would be true. Only you see this.
bluff-all-lies = It is a villain: every name is a bluff. Only you see this.
bluff-this-is-true = This is true. Only you see this.
bluff-this-is-bluff = This is a bluff: it is { $tile }. Only you see this.

bluff-you = you
bluff-wins = wins
bluff-tally =
    { $tiles ->
        [one] one tile left
       *[other] { $tiles } tiles left
    } · { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } · { $villains ->
        [0] no villains
        [one] one villain
       *[other] { $villains } villains
    }
bluff-end-points = Tokens turned up
bluff-end-most = most points
bluff-end-tie =
    { $shared ->
        [yes] Equal in points, tiles left, tokens and villains: the victory is shared.
       *[no] Equal in points: more tiles left decides, then more tokens, then fewer villains.
    }
bluff-end-defeated =
    { $count ->
        [one] Defeated
       *[other] Defeated together
    }
bluff-end-by = By { $ending }, and so out of the running.
