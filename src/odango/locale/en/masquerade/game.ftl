## Masquerade Battle: cards, planets and teams

masquerade-planet-moon = the Moon
masquerade-planet-mercury = Mercury
masquerade-planet-mars = Mars
masquerade-planet-jupiter = Jupiter
masquerade-planet-venus = Venus

masquerade-team-SG = Sailor Guardians
masquerade-team-DK = Dark Kingdom

masquerade-character-moon = Moon { $sg }/{ $dk }
masquerade-character-mercury = Mercury { $sg }/{ $dk }
masquerade-character-mars = Mars { $sg }/{ $dk }
masquerade-character-jupiter = Jupiter { $sg }/{ $dk }
masquerade-character-venus = Venus { $sg }/{ $dk }
masquerade-action-moon-SG = Moon Action of the Guardians
masquerade-action-mercury-SG = Mercury Action of the Guardians
masquerade-action-mars-SG = Mars Action of the Guardians
masquerade-action-jupiter-SG = Jupiter Action of the Guardians
masquerade-action-venus-SG = Venus Action of the Guardians
masquerade-action-mercury-DK = Mercury Action of the Dark Kingdom
masquerade-action-mars-DK = Mars Action of the Dark Kingdom
masquerade-action-jupiter-DK = Jupiter Action of the Dark Kingdom
masquerade-action-venus-DK = Venus Action of the Dark Kingdom
masquerade-support-queen-beryl = Queen Beryl (Support)
masquerade-support-luna = Luna (Support)
masquerade-support-artemis = Artemis (Support)
masquerade-support-naru = Naru (Support)
masquerade-transformation-blue = blue Transformation
masquerade-transformation-red = red Transformation
masquerade-transformation-green = green Transformation
masquerade-transformation-orange = orange Transformation
masquerade-betrayal-moon-stick = Moon Stick (Betrayal)
masquerade-betrayal-black-crystal = Black Crystal (Betrayal)
masquerade-tuxedo-mask = Tuxedo Mask

masquerade-royal-princess-serenity = Princess Serenity
masquerade-royal-queen-metalia = Queen Metalia

masquerade-identity-sailor-moon = Sailor Moon
masquerade-identity-sailor-mercury = Sailor Mercury
masquerade-identity-sailor-mars = Sailor Mars
masquerade-identity-sailor-jupiter = Sailor Jupiter
masquerade-identity-sailor-venus = Sailor Venus
masquerade-identity-jadeite = Jadeite
masquerade-identity-nephrite = Nephrite
masquerade-identity-zoisite = Zoisite
masquerade-identity-kunzite = Kunzite

## What happens

masquerade-begins =
    { $odd ->
        [0] Everyone draws a Team Card and keeps it secret. There will be { $tricks } tricks.
       *[other] Everyone draws a Team Card and keeps it secret; one more stays hidden. There will be { $tricks } tricks.
    }
masquerade-drew-team = { $who } looks at a Team Card: { $identity }, { $team }.
masquerade-drew-team-unseen = { $who } looks at a Team Card.
masquerade-opens = { $who } opens the auction.
masquerade-bid = { $who } bids { $number } for the { $team }.
masquerade-passed = { $who } passes.
masquerade-crowned = { $who } is { $royal }, with a bid of { $number }.
masquerade-unmasked = { $who } turns up the Team Card of { $whom }: { $identity }, { $team }.
masquerade-led = { $who } leads { $card }.
masquerade-led-side = { $who } leads { $card } on the side of the { $side }: { $power }.
masquerade-led-naming = { $who } leads { $card } and names { $planet }.
masquerade-played = { $who } plays { $card }.
masquerade-played-side = { $who } plays { $card } on the side of the { $side }: { $power }.
masquerade-played-naming = { $who } plays { $card }: { $planet } rules from now on.
masquerade-turned = { $who } turns over { $cards }.
masquerade-turned-none = { $who } turns nothing over.
masquerade-took-tuxedo = Tuxedo Mask takes the trick for { $who }: { $count } to count.
masquerade-took-support = { $who } takes the trick with { $card }, to be given away: { $count } to count.
masquerade-took-action = { $who } takes the trick with { $card }: { $count } to count.
masquerade-took-moon = { $who } takes the trick with { $card }, a Moon card: { $count } to count.
masquerade-took-ruling = { $who } takes the trick with { $card }: { $count } to count.
masquerade-took-loser-action = Nothing of the ruling planet or the Moon is left. { $who } takes the trick with { $card }: { $count } to count.
masquerade-took-loser = Nothing of the ruling planet or the Moon is left. { $who } has the strongest loser, { $card }: { $count } to count.
masquerade-gives = { $who } gives the trick to { $to }.
masquerade-stowed =
    { $count ->
        [one] { $who } gets one card into the pile of the { $pile }.
       *[other] { $who } gets { $count } cards into the pile of the { $pile }.
    }
masquerade-drawn =
    { $count ->
        [0] Nobody takes the trick. { $who } leads.
        [one] Nobody takes the trick; a card that would count is out of the game. { $who } leads.
       *[other] Nobody takes the trick; { $count } cards that would count are out of the game. { $who } leads.
    }
masquerade-revealed = { $who } was { $identity }, { $team }, and has { $count }.
masquerade-bonus = The royal card of { $who } tells the truth: { $bonus } more, counted already.
masquerade-ended-met = The bid was { $bid }, and the best of the { $royal } has { $best }, the best of the others { $other }: the { $team } win.
masquerade-ended-missed = The bid was { $bid }, and the best of the { $royal } has only { $best }: the { $team } win.
masquerade-ended-behind = The bid of { $bid } is met with { $best }, but the best of the others has { $other }: the { $team } win.

masquerade-advice-deck = Which powers stand on which Character is ours: the printed list is lost. Another deck can be brought along.
masquerade-advice-seats = The rulebook recommends up to { $most } players; with more, the teams are a little less even.

## Questions and answers

masquerade-ask-open = You open the auction: how many Characters will be collected, and for which team?
masquerade-ask-bid = { $who } bids { $number } for the { $team }. Will you bid more?
masquerade-ask-unmask = Whose Team Card do you turn up for all to see?
masquerade-ask-lead = You lead: which card do you play?
masquerade-ask-set = No planet rules yet: which card do you play?
masquerade-ask-follow = You hold { $planet }, which rules: which card do you play?
masquerade-ask-free = You hold nothing of { $planet }, which rules: play any card.
masquerade-ask-turn = Which cards do you turn over?
masquerade-ask-give =
    { $count ->
        [one] Who gets the card that { $card } won?
       *[other] Who gets the { $count } cards that { $card } won?
    }
masquerade-ask-pile =
    { $count ->
        [one] Into which of your piles does the card go?
       *[other] Into which of your piles do the { $count } cards go?
    }
masquerade-ask-pile-of =
    { $count ->
        [one] Into which pile of { $whose } does the card go?
       *[other] Into which pile of { $whose } do the { $count } cards go?
    }
masquerade-label-pass = Pass
masquerade-label-bid = { $number } for the { $team }
masquerade-label-unmask = Turn up the Team Card of { $who }
masquerade-label-unmask-yourself = Turn up your own Team Card
masquerade-label-card = { $card }
masquerade-label-side = { $card } for the { $side }, power { $power }
masquerade-label-naming = { $card }, naming { $planet }
masquerade-label-turn = Turn over { $cards }
masquerade-label-turn-none = Turn nothing over
masquerade-label-give = Give them to { $to }
masquerade-label-give-pile = Give them to { $to }, into the pile of the { $pile }
masquerade-label-pile = The pile of the { $pile }

## Refusals

masquerade-refused-opener-bids = Whoever opens the auction has to bid.
masquerade-refused-not-higher = { $who } has bid { $number } already: a bid has to be higher, for whichever team.
masquerade-refused-bid-range = A bid lies between { $least } and { $most }.
masquerade-refused-no-such-card = You do not hold { $card }.
masquerade-refused-follow-planet = { $card } has to wait: { $planet } rules, and you hold it.
masquerade-refused-follow-moon = { $card } has to wait: the Moon rules, and you hold Moon cards.
masquerade-refused-follow-betrayal = { $card } has to wait: { $planet } rules and you hold it, and a Betrayal does not escape following.
masquerade-refused-on-the-table = That card is on the table already. Play one from your hand.
masquerade-refused-only-characters = Only Characters have another side to turn to.
masquerade-refused-give-yourself = What a Support wins goes to somebody else.
