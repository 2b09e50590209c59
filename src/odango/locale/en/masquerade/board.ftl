## Masquerade Battle on the board in the browser: what stands on cards and plates

masquerade-planet-title-moon = Moon
masquerade-planet-title-mercury = Mercury
masquerade-planet-title-mars = Mars
masquerade-planet-title-jupiter = Jupiter
masquerade-planet-title-venus = Venus
masquerade-planet-short-moon = Mo
masquerade-planet-short-mercury = Me
masquerade-planet-short-mars = Ma
masquerade-planet-short-jupiter = Ju
masquerade-planet-short-venus = Ve

masquerade-side-SG = Guardians
masquerade-side-DK = Dark Kingdom
masquerade-member-SG = Guardian
masquerade-member-DK = Dark Kingdom
masquerade-letters-SG = SG
masquerade-letters-DK = DK

masquerade-kind-action = Action
masquerade-kind-support = Support
masquerade-kind-transformation = Change
masquerade-kind-betrayal = Betrayal
masquerade-kind-tuxedo-mask = Mask
masquerade-printed-support-queen-beryl = Queen Beryl
masquerade-printed-support-luna = Luna
masquerade-printed-support-artemis = Artemis
masquerade-printed-support-naru = Naru
masquerade-printed-transformation = Transfor­mation
masquerade-printed-betrayal-moon-stick = Moon Stick
masquerade-printed-betrayal-black-crystal = Black Crystal
masquerade-printed-tuxedo-mask = Tuxedo Mask
masquerade-note-support = { $team } pile of another
masquerade-note-support-either = either pile
masquerade-note-transformation = names the planet
masquerade-note-betrayal = turns cards over
masquerade-note-tuxedo-mask = always wins

masquerade-spoken-character = { $planet }, { $sg } for the Sailor Guardians, { $dk } for the Dark Kingdom
masquerade-spoken-side = { $planet } on the side of the { $side }, power { $power }
masquerade-spoken-special = { $kind }: { $card }, { $note }

masquerade-piles = Characters in the two piles
masquerade-piles-are = Guardian pile { $sg }, Dark Kingdom pile { $dk }
masquerade-piles-hidden = Piles not counted openly
masquerade-cards-left = cards in hand
masquerade-voids = Holds none of { $planets }
masquerade-hand = Hand
masquerade-bid-short = bid { $number }
masquerade-royal-is = { $royal }, with a bid of { $number } for the { $team }
masquerade-is = { $identity }, { $team }
masquerade-you-are = Your Team Card: { $identity }, { $team }
masquerade-only-you = only you see this
masquerade-everyone-sees = turned up for all
masquerade-your-hand = Your hand
masquerade-you = you

## Notes about the others

masquerade-suspicion-unsure = Unsure
masquerade-suspicion-guardian = Guardian
masquerade-suspicion-likely-guardian = Probably Guardian
masquerade-suspicion-likely-dark = Probably Dark Kingdom
masquerade-suspicion-dark = Dark Kingdom
masquerade-suspicion-short-unsure = ?
masquerade-suspicion-short-guardian = SG
masquerade-suspicion-short-likely-guardian = SG?
masquerade-suspicion-short-likely-dark = DK?
masquerade-suspicion-short-dark = DK
masquerade-note-on = Your note on { $who }: { $mark }. Only you see this.
masquerade-note-title = What is { $who }?
masquerade-note-was = Your note: { $mark }

## Auction

masquerade-auction = Auction
masquerade-auction-opens = The auction begins
masquerade-auction-opener =
    { $you ->
        [yes] you open it
       *[no] { $who } opens it
    }
masquerade-stands = { $number } for the { $team }
masquerade-stands-of =
    { $you ->
        [yes] your bid stands
       *[no] the bid of { $who } stands
    }
masquerade-bids = What everyone has said
masquerade-nothing-yet = nothing yet
masquerade-says-pass = pass
masquerade-said-before = before that:
masquerade-how-many = How many Characters
masquerade-unmasking = Unmasking
masquerade-royal = Royal
masquerade-royal-note = bid { $number } for { $team }
masquerade-unmasking-now = The bid is for the { $team }. Now one Team Card is turned up.

## The trick

masquerade-trick-of = Trick { $trick } of { $all }
masquerade-trick-number = Trick { $trick }
masquerade-trick-led =
    { $you ->
        [yes] Trick { $trick } of { $all }, led by you
       *[no] Trick { $trick } of { $all }, led by { $who }
    }
masquerade-trick-named =
    { $you ->
        [yes] Trick { $trick } of { $all }, named by you
       *[no] Trick { $trick } of { $all }, named by { $who }
    }
masquerade-rules = { $planet } rules
masquerade-rules-nothing = No planet rules yet
masquerade-ruled = { $planet } ruled
masquerade-leads =
    { $you ->
        [yes] You lead
       *[no] { $who } leads
    }
masquerade-all-played = All tricks are played
masquerade-trick-so-far = The trick so far
masquerade-slot = { $place } · { $who }
masquerade-slot-leads =
    { $you ->
        [yes] you lead
       *[no] { $who } leads
    }
masquerade-slot-takes =
    { $you ->
        [yes] you take it
       *[no] { $who } takes it
    }
masquerade-tag-leads = leads
masquerade-tag-takes = takes it
masquerade-leads-for-now = leads for now
masquerade-your-card = your card
masquerade-cancelled = cancelled
masquerade-not-now = cannot be chosen now
masquerade-turned-over = turned
masquerade-names-planet = names { $planet }
masquerade-trick-drawn =
    { $count ->
        [0] Nobody took it.
        [one] Nobody took it; a card that would count is out of the game.
       *[other] Nobody took it; { $count } cards that would count are out of the game.
    }
masquerade-last-taken = Last trick: { $who } with { $card }, { $count } for the { $pile }
masquerade-last-given = Last trick: { $who } with { $card }, { $count } to { $to } for the { $pile }
masquerade-last-drawn = Nobody took the last trick
masquerade-tricks = Tricks so far
masquerade-tricks-button =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
masquerade-only-last-trick = This table wants to remember by itself: only the last trick is shown.
masquerade-no-tricks = No trick has been played yet.
masquerade-house-deck = house deck
masquerade-house-deck-why = Which powers stand on which card is ours: the printed list is lost.

## What I am asked

masquerade-ask-which-team = { $number } Characters: for which team?
masquerade-ask-how-many = For the { $team }: how many?
masquerade-ask-side = { $card }: which side do you declare?
masquerade-ask-planet = { $card }: which planet shall rule?
masquerade-which-planet = Which planet
masquerade-hint-open = You may name either team, whichever is yours. The best collector of it will be measured by the bid.
masquerade-hint-bid = A bid has to be higher than the last, for whichever team. Who passes may bid again later.
masquerade-hint-bid-final = A bid has to be higher than the last, for whichever team. Who passes is out of the auction.
masquerade-hint-unmask = It may be anybody's, even your own.
masquerade-hint-side = The side is fixed once played; only a Betrayal can turn it.
masquerade-hint-planet = It rules at once, for all who still play to this trick.
masquerade-hint-pile = In the end everyone counts only the pile of their own team.
masquerade-hint-turn = The other side of a Character counts then. Tap as many as you like.
masquerade-hint-give = To anybody but yourself.
masquerade-hint-action = The strongest card of its planet; equal powers do not cancel it.
masquerade-hint-support = Only Tuxedo Mask beats it. What it wins goes to somebody else.
masquerade-hint-betrayal = It cannot win. You turn over Characters that are on the table.
masquerade-hint-tuxedo-mask = It takes the trick, whatever else is played.
masquerade-half-wins = wins into the { $team } pile
masquerade-half-bid = will collect so many
masquerade-half-pile = into the { $team } pile
masquerade-button-bid = Bid { $number } for the { $team }
masquerade-button-play = Play { $card }
masquerade-button-side = Play { $power } for the { $side }
masquerade-button-naming = Play it and name { $planet }
masquerade-button-turn =
    { $count ->
        [one] Turn over one card
       *[other] Turn over { $count } cards
    }
