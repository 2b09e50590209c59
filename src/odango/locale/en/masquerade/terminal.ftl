## Masquerade Battle in the terminal

terminal-masquerade-title = Masquerade Battle
terminal-masquerade-auction = auction
terminal-masquerade-unmasking = unmasking
terminal-masquerade-over = the game is over
terminal-masquerade-trick = trick { $number } of { $all }
terminal-masquerade-turn = { $who }’s turn
terminal-masquerade-bid = bid { $number } { $team }
terminal-masquerade-seat = seat
terminal-masquerade-cards = cards
terminal-masquerade-team = team
terminal-masquerade-known = known to all
terminal-masquerade-you = { $name } (you)
terminal-masquerade-nothing = –
terminal-masquerade-SG = SG
terminal-masquerade-DK = DK
terminal-masquerade-moon = Moon
terminal-masquerade-mercury = Mercury
terminal-masquerade-mars = Mars
terminal-masquerade-jupiter = Jupiter
terminal-masquerade-venus = Venus
terminal-masquerade-others = others
terminal-masquerade-powers = { $sg }/{ $dk }
terminal-masquerade-action = Action { $team }
terminal-masquerade-planet-action = { $planet } Action { $team }
terminal-masquerade-royal = { $royal }, bid { $number }
terminal-masquerade-unmasked = turned up: { $identity }
terminal-masquerade-identity = { $identity }
terminal-masquerade-voids = no { $planets }
terminal-masquerade-no-bids = Nobody has bid yet; { $who } opens.
terminal-masquerade-bids = Auction:
terminal-masquerade-said = { $who } { $bid }
terminal-masquerade-pass = pass
terminal-masquerade-number = { $number } { $team }
terminal-masquerade-empty = No card on the table yet; { $who } leads.
terminal-masquerade-ruling = Ruling planet: { $planet }
terminal-masquerade-no-ruling = No planet rules yet.
terminal-masquerade-side = { $team } { $power }
terminal-masquerade-names = names { $planet }
terminal-masquerade-turned = turned { $seats }
terminal-masquerade-struck = cancelled
terminal-masquerade-leads = wins so far
terminal-masquerade-wins = wins
terminal-masquerade-nobody = Nobody wins this as it is.
terminal-masquerade-yours = You are { $identity }: { $team }.
terminal-masquerade-hand =
    { $count ->
        [one] You hold one card, powers SG/DK:
       *[other] You hold { $count } cards, powers SG/DK:
    }
terminal-masquerade-hand-house =
    { $count ->
        [one] You hold one card, powers SG/DK (house deck):
       *[other] You hold { $count } cards, powers SG/DK (house deck):
    }
terminal-masquerade-marked = [ ] may be played now
terminal-masquerade-deck = The Characters in this game, powers SG/DK (a deck of its own):
terminal-masquerade-deck-house = The Characters in this game, powers SG/DK (house deck):
terminal-masquerade-deck-gone = In brackets: played already.

terminal-masquerade-type-bid = Type a number from { $least } to { $most } and a team, for example:  { $example }
terminal-masquerade-type-bid-or-pass = Type “pass”, or a number from { $least } to { $most } and a team:  { $example }
terminal-masquerade-type-card = Type a card and what it shows, for example:  { $example }
terminal-masquerade-type-special = or  { $example }
terminal-masquerade-type-turn = Type whose cards:  { $example }  – or “turn all”, or “turn none”.
terminal-masquerade-which-team = { $number } for which team? Type “{ $number } SG” or “{ $number } DK”.
terminal-masquerade-which-card = “{ $given }” could be several cards: say the powers of the Character, or “action”.

terminal-masquerade-no-tricks = No trick is over yet.
terminal-masquerade-tricks-legend = * took the trick, × was cancelled. Planets as they ruled at the end.
terminal-masquerade-last-only = This table remembers by itself: only the last trick can be looked at.
terminal-masquerade-past = { $number }. { $planet }:
terminal-masquerade-went =
    { $count ->
       *[other] → { $who } { $team } +{ $count }
    }
terminal-masquerade-went-nowhere =
    { $count ->
        [0] → nobody
       *[other] → nobody, { $count } lost
    }
terminal-masquerade-column-was = was
terminal-masquerade-pile-SG = SG pile
terminal-masquerade-pile-DK = DK pile
terminal-masquerade-column-bonus = royal
terminal-masquerade-column-total = counts
terminal-masquerade-was = { $identity }, { $team }
terminal-masquerade-plus = +{ $bonus }
terminal-masquerade-counting = Everyone counts the pile of their own team; the best of each team are compared.
terminal-masquerade-spare = The Team Card nobody had: { $identity }.

terminal-masquerade-trail = How surely a careful bot in your place would have taken each for a Guardian, after so many tricks:
terminal-masquerade-after = { $count }
terminal-masquerade-chance = { $percent } %

terminal-command-masquerade-tricks = the tricks so far
terminal-command-masquerade-bids = the whole auction
terminal-command-masquerade-deck = the Characters of this game, and which were played
