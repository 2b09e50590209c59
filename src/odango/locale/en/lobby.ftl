## The lobby

lobby-title = Odango
lobby-home = Odango, to the lobby
lobby-theme-dawn = Light theme
lobby-theme-night = Dark theme
lobby-hero-line-1 = Five games.
lobby-hero-line-2 = One table.
lobby-hero-text = Open a link, sit down, play by the real rules. Bots fill the empty seats.
lobby-start-table = Start a table
lobby-join = Join with a code
lobby-join-title = Join a table
lobby-join-label = Link or code of the table
lobby-join-help = Paste what a friend sent you: the whole link, or the letters at its end.
lobby-join-go = Go there
lobby-join-unreadable = That does not look like a table’s link. It ends in 22 letters, digits and dashes.
lobby-join-not-here = No table has this code. Perhaps a letter got lost on the way?
lobby-foot = An unofficial fan project: names are their owners’, drawings and words are ours.
lobby-close = Close
lobby-offline = Odango cannot be reached just now. We keep trying.
lobby-failed = That did not work. Please try once more.

## Who I am

lobby-me = { $name }
lobby-me-guest = , guest
lobby-me-change = Change your name
lobby-me-nobody = Your name
lobby-name-title = What shall we call you?
lobby-name-label = Your name
lobby-name-help = That is all we ask. No account, no password.
lobby-name-empty = Type a name first.
lobby-name-go = That’s me
lobby-name-play = Let’s play
lobby-name-change-help = Tables you sit at already keep your old name.

## Your tables

lobby-mine = Your tables
lobby-mine-your-turn = They are waiting for you
lobby-mine-your-turn-word = your turn
lobby-mine-waiting-for = Waiting for { $names }
lobby-mine-going-on = Being played
lobby-mine-open =
    { $free ->
        [0] Ready to begin
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
lobby-mine-open-word = open
lobby-mine-over = Finished
lobby-mine-over-word = see the replay
lobby-mine-abandoned = Broken off
lobby-mine-place = { $game } · { $table }
lobby-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## The games

lobby-games = The five games
lobby-game-bluff-about = Pass a tile face down and say what it is. Mean it, or not.
lobby-game-bluff-players = 3–8
lobby-game-bluff-minutes = 20–40 min
lobby-game-masquerade-about = Hidden teams and a bid. Every card has two sides.
lobby-game-masquerade-players = 3–9
lobby-game-masquerade-minutes = 20–30 min
lobby-game-tricktakers-about = Five tricks a round. Fifteen characters bend them.
lobby-game-tricktakers-players = 2–5
lobby-game-tricktakers-minutes = 30–45 min
lobby-game-ccg-about = 160 cards. Starter and character decks stand ready.
lobby-game-ccg-players = 2–6
lobby-game-ccg-minutes = 30–60 min
lobby-game-dice-about = Polyhedral dice take each other. Power, skill, and one good re-roll.
lobby-game-dice-players = 2–8
lobby-game-dice-minutes = 15–30 min
lobby-game-coming = coming
lobby-game-players = Players
lobby-game-length = How long it takes
lobby-game-draft = Draft boosters
lobby-game-play = Play now
lobby-game-play-help = Play now: { $game }, against bots
lobby-game-open = Open a table
lobby-game-open-help = Open a table of { $game }
lobby-game-badge = Challenge badge
lobby-game-decks = Build decks

## Tables of others

lobby-friends = Tables with people you know
lobby-open = Open tables
lobby-open-none = No open table just now. Open one, and others find it here.
lobby-watch = Being played
lobby-row-open =
    { $seats ->
       *[other] { $game } · { $seats } seats
    }
lobby-row-familiar = with { $names }
lobby-sit = Sit down
lobby-sit-at = Sit down at { $table }
lobby-watch-it = Watch
lobby-watch-at = Watch { $table }
lobby-sitting =
    { $taken ->
        [one] one of { $seats } seats taken
       *[other] { $taken } of { $seats } seats taken
    }

## The waiting room

room-title = { $game } · { $table }
room-seats = Seats
room-host = host
room-you-host = you, host
room-you = you
room-empty = Empty seat
room-empty-help =
    { $number ->
       *[other] seat { $number }
    }
room-sit-here = Sit here
room-sit-here-at = Sit down at seat { $number }
room-add-bot = Add a bot
room-add-bot-at = Add a bot at seat { $number }
room-bot-level = Bots play
room-remove = Ask { $name } to leave
room-remove-bot = Send { $name } away
room-stand = Stand up
room-sit = Sit down
room-sit-title = There is a seat for you
room-sit-full = All seats are taken. You may watch once the game begins.
room-watch-note = Or stay and watch: nothing more is needed.
room-invite-text = Friends scan this or open the link. Nobody needs an account.
room-qr = QR code of the table link
room-copy = Copy link
room-copied = Link copied
room-copy-failed = Copying is not allowed here. This is the link:
room-share = Share
room-share-title = Odango: { $game }
room-share-text = Sit down with me at { $table }.
room-start =
    { $seats ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
        [6] Start with six
        [7] Start with seven
        [8] Start with eight
       *[other] Start with { $seats }
    }
room-start-bots =
    { $bots ->
        [one] Start with one bot
       *[other] Start with { $bots } bots
    }
room-start-full-note = It begins by itself when the last seat is taken.
room-waiting-host = Waiting for { $name } to start.
room-waiting-full = It begins when all seats are taken, or when { $name } starts it.
room-public = The lobby shows this table.
room-private = Only who has the link finds this table.
room-no-spectators = Nobody may watch.
room-fair = The shuffle is sealed now and shown when the game ends.
room-fair-link = fair chance
room-fair-help = Before the first move the house draws a secret number that decides every shuffle and roll. This is its seal. After the game the number is shown, and anybody can check that the seal fits and that nothing was changed.
room-rules = Rules of this table
room-rules-usual = The usual rules.
room-rule = { $label }: { $value }
room-badge = Show a challenge badge

## The names of tables

name-table = { $first } { $second }
name-first-0 = Ginger
name-first-1 = Plum
name-first-2 = Copper
name-first-3 = Snow
name-first-4 = Amber
name-first-5 = Misty
name-first-6 = Paper
name-first-7 = Willow
name-first-8 = Maple
name-first-9 = Quiet
name-first-10 = Velvet
name-first-11 = Indigo
name-first-12 = Cedar
name-first-13 = Honey
name-first-14 = River
name-first-15 = Autumn
name-first-16 = Little
name-first-17 = Bamboo
name-first-18 = Silver
name-first-19 = Pepper
name-first-20 = Early
name-first-21 = Lotus
name-first-22 = Cotton
name-first-23 = Hidden
name-first-24 = Barley
name-first-25 = Coral
name-first-26 = Twilight
name-first-27 = Wandering
name-first-28 = Cherry
name-first-29 = Mossy
name-first-30 = Northern
name-first-31 = Saffron
name-second-0 = Lantern
name-second-1 = Rain
name-second-2 = Kettle
name-second-3 = Fence
name-second-4 = Bridge
name-second-5 = Heron
name-second-6 = Teapot
name-second-7 = Garden
name-second-8 = Window
name-second-9 = Rabbit
name-second-10 = Drum
name-second-11 = Harbour
name-second-12 = Umbrella
name-second-13 = Comet
name-second-14 = Orchard
name-second-15 = Bell
name-second-16 = Ferry
name-second-17 = Kite
name-second-18 = Pavilion
name-second-19 = Cricket
name-second-20 = Meadow
name-second-21 = Candle
name-second-22 = Stairway
name-second-23 = Carp
name-second-24 = Pebble
name-second-25 = Wheel
name-second-26 = Tower
name-second-27 = Crane
name-second-28 = Gate
name-second-29 = Fox
name-second-30 = Island
name-second-31 = Breeze

## A new table

setup-title = New table
setup-change-game = Change game
setup-seats = How many play
setup-others = The other seats
setup-others-free = stay free for people
setup-others-gentle = gentle bots
setup-others-steady = steady bots
setup-others-sharp = sharp bots
setup-public = Show it in the lobby
setup-public-help = Or only its link leads there.
setup-spectators = Others may watch
setup-spectators-help = They see what lies open, no more.
setup-start-when-full = Begin when all sit
setup-start-when-full-help = Or when you say so.
setup-rules = Rules of this table
setup-rules-changed =
    { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
setup-rules-reset = All as usual
setup-open = Open the table
setup-play = Sit down and play
setup-file-choose = Choose a file
setup-file-other = Choose another file
setup-file-too-large = That file is too large.
setup-file-not-text = That file is not text.
setup-house = house
setup-house-help = The rulebook is silent here; the usual value is our own decision.
setup-yes = yes
setup-no = no

## Options of Truth or Bluff

setup-bluff-ending = The second Ending
setup-bluff-ending-help = What ends the game besides an empty holder. Four white tiles and three villains need four players or more.
setup-bluff-ending-random = chance decides
setup-bluff-ending-four-same = four of one character
setup-bluff-ending-six-different = six different characters
setup-bluff-ending-three-and-three = three each of two characters
setup-bluff-ending-two-two-two = two each of three characters
setup-bluff-ending-four-white = four white tiles
setup-bluff-ending-space-time = the space-time four
setup-bluff-ending-guardians = the four guardians
setup-bluff-ending-three-villains = three villains
setup-bluff-ending-total-36 = numbers that reach 36
setup-bluff-jadeite-source = Jadeite draws from
setup-bluff-jadeite-source-help = Where the tile comes from that Jadeite’s collector may draw. With eight players nothing is left out of the game.
setup-bluff-jadeite-source-draw-bag = the bag everyone drew from
setup-bluff-jadeite-source-set-aside = the tiles left out of the game
setup-bluff-villain-round-token = A token for a villain
setup-bluff-villain-round-token-help = Who draws a token when the tile turned over is a villain.
setup-bluff-villain-round-token-none = nobody
setup-bluff-villain-round-token-correct-player = who was right
setup-bluff-villain-round-token-non-collector = who does not collect it
setup-bluff-villain-action-mandatory-if-possible = Villains must act
setup-bluff-villain-action-mandatory-if-possible-help = What a villain can do has to be done. Switched off, its collector may decline.
setup-bluff-villain-action-may-target-itself = Villains may pick themselves
setup-bluff-villain-action-may-target-itself-help = Whether a villain’s action may move the villain just collected, once a game each.
setup-bluff-token-before-end-check = The last token is drawn
setup-bluff-token-before-end-check-help = When a challenge ends the game, its token is still drawn first.
setup-bluff-end-check-before-villain-action = The end comes before the villain
setup-bluff-end-check-before-villain-action-help = If the villain just collected ends the game, it ends at once. Switched off, the villain acts first and may save its collector.
setup-bluff-defeated = Who is defeated
setup-bluff-defeated-help = A villain can complete an Ending in front of somebody else.
setup-bluff-defeated-every-player-meeting-a-condition = everyone whose tiles meet it
setup-bluff-defeated-acting-player = who collected the last tile
setup-bluff-villain-tiles-for-tie-break = Villains that break a tie
setup-bluff-villain-tiles-for-tie-break-help = Of two with equal points, the one with fewer villains wins. Which ones count?
setup-bluff-villain-tiles-for-tie-break-face-up-at-end = those face up at the end
setup-bluff-villain-tiles-for-tie-break-ever-collected = all ever collected
setup-bluff-four-player-villains = The three villains
setup-bluff-four-player-villains-help = Four play with three of the six villains.
setup-bluff-four-player-villains-random = chance picks three
setup-bluff-four-player-villains-chosen = these three
setup-bluff-four-player-villains-item = Villain { $number }
setup-bluff-numbers = Numbers on the tiles
setup-bluff-numbers-help = They matter to one Ending only, numbers that reach 36. Each from 1 to 36.

## Options of Dice Challenge

setup-dice-mode = How it is fought
setup-dice-mode-help = Two fight a duel. More form two teams, seat by seat in turn.
setup-dice-mode-standard = the usual way for this many
setup-dice-mode-duel = duel, one against one
setup-dice-mode-single-combat = Single Combat, one of each team at a time
setup-dice-mode-tag-team = tag-team, fighters trade places
setup-dice-team-size = Fighters a side
setup-dice-team-size-help = Everyone needs at least one fighter.
setup-dice-team-size-0 = as few as it takes
setup-dice-team-size-2 = two
setup-dice-team-size-3 = three
setup-dice-team-size-4 = four
setup-dice-choose = Choosing characters
setup-dice-choose-help = How everybody comes by a fighter.
setup-dice-choose-open = one after the other, in the open
setup-dice-choose-random = drawn by chance
setup-dice-choose-secret = in secret, revealed together
setup-dice-line-up = Agree on the fighters now
setup-dice-line-up-help = You name who fights for whom, and nobody is asked at the table.
setup-dice-line-up-fighter = Fighter { $number }, of seat { $seat }
setup-dice-line-up-shuffle = Mix them
setup-dice-same-character = The same character twice
setup-dice-same-character-help = Whether two may fight as the same character.
setup-dice-abilities = Special abilities
setup-dice-abilities-help = Switched off, everybody fights with plain dice. Good for a first game.
setup-dice-rounds-to-win = Rounds that win the match
setup-dice-rounds-to-win-help = Three win a duel and a tag-team match; Single Combat takes one more for each fighter.
setup-dice-rounds-to-win-0 = the usual number
setup-dice-rounds-to-win-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
setup-dice-new-fighter-each-round = A new fighter each round
setup-dice-new-fighter-each-round-help = Who has just fought sits out the next round.
setup-dice-removed-coin-stays-out = A removed coin stays out
setup-dice-removed-coin-stays-out-help = The Droids’ coin that a Malefic Black Crystal removes is gone for the match. Switched off, they have both coins in every round.

## Options of Masquerade Battle

setup-masquerade-deal = Dealing
setup-masquerade-deal-help = The 78 cards do not come out even at this table. Cards left in hand at the end do not count, and nobody sees those that are put away.
setup-masquerade-deal-all-78 = all cards, some get one more
setup-masquerade-deal-equal = as many to all, the rest unseen
setup-masquerade-bid-min = The lowest bid
setup-masquerade-bid-min-help = The auction begins with at least as many Characters as this.
setup-masquerade-bid-max = The highest bid
setup-masquerade-bid-max-help = Whoever bids this ends the auction. There are 58 Characters in all.
setup-masquerade-opening-bid-forced = Who opens has to bid
setup-masquerade-opening-bid-forced-help = Switched off, the opener may pass; if nobody bids at all, the opener has to in the end.
setup-masquerade-pass-is-final = A pass is final
setup-masquerade-pass-is-final-help = Who has passed may not bid again.
setup-masquerade-bid-test = When the bid is met
setup-masquerade-bid-test-help = What the best of the royal player’s team needs.
setup-masquerade-bid-test-at-least = with as many cards as were bid
setup-masquerade-bid-test-more-than = only with more than were bid
setup-masquerade-cancel-scope = Equal powers cancel
setup-masquerade-cancel-scope-help = Among which Characters of a trick equal powers lose all their strength.
setup-masquerade-cancel-scope-live = in ruling planet and Moon together
setup-masquerade-cancel-scope-tier = in ruling planet, in Moon, apart
setup-masquerade-cancel-scope-planet = in every planet, losers too
setup-masquerade-cancel-scope-table = among all cards on the table
setup-masquerade-ruling-action-beats-moon = A ruling Action beats the Moon
setup-masquerade-ruling-action-beats-moon-help = An Action of the ruling planet is stronger than Moon Characters. Switched off, it is weaker.
setup-masquerade-several-actions = Of several Actions wins
setup-masquerade-several-actions-help = When a trick has Actions of the ruling planet and of the Moon.
setup-masquerade-several-actions-first-played = the one played first
setup-masquerade-several-actions-moon-action-first = the one of the Moon
setup-masquerade-off-planet-action-in-loser-contest = An Action of another planet
setup-masquerade-off-planet-action-in-loser-contest-help = What it is worth when nothing of the ruling planet or the Moon is left in a trick.
setup-masquerade-off-planet-action-in-loser-contest-highest = it beats the other losers
setup-masquerade-off-planet-action-in-loser-contest-no-power = it has no power at all
setup-masquerade-betrayal-ignores-follow = A Betrayal need not follow
setup-masquerade-betrayal-ignores-follow-help = It may be played by somebody who holds the ruling planet.
setup-masquerade-leader-names-planet-for-any-symbolless-lead = A led Betrayal names the planet
setup-masquerade-leader-names-planet-for-any-symbolless-lead-help = Switched off, the next card with a planet sets it.
setup-masquerade-leader-after-draw = After a trick that nobody took
setup-masquerade-leader-after-draw-help = Who leads the next one.
setup-masquerade-leader-after-draw-same-leader = the same player again
setup-masquerade-leader-after-draw-next-player = the next player clockwise
setup-masquerade-tuxedo-pile = What Tuxedo Mask takes
setup-masquerade-tuxedo-pile-help = Into which of the two piles the trick goes.
setup-masquerade-tuxedo-pile-winner-chooses = goes where the winner likes
setup-masquerade-tuxedo-pile-SG = goes to the Guardians’ pile
setup-masquerade-naru-pile-chosen-by = The pile for what Naru takes
setup-masquerade-naru-pile-chosen-by-help = Naru’s trick is given away, into either pile of whoever gets it.
setup-masquerade-naru-pile-chosen-by-recipient = picked by who gets the trick
setup-masquerade-naru-pile-chosen-by-giver = picked by who gives it
setup-masquerade-pile-counts-public = Piles and past tricks are open
setup-masquerade-pile-counts-public-help = Switched off, you see your own counts and the last trick, and have to remember the rest.
setup-masquerade-deck = The Characters
setup-masquerade-deck-help = The printed list is lost, so the house deck is ours. If you know another one, bring it as a text: one Character a line, such as “moon 1/8” for 1 with the Guardians and 8 with the Dark Kingdom; what follows a # does not count.
setup-masquerade-deck-house = the house deck
setup-masquerade-deck-own = a deck of its own
setup-masquerade-deck-file = own deck: { $file }
setup-masquerade-deck-remove = Back to the house deck
setup-masquerade-deck-download = Download the house deck

## Options of TRICKTAKERs

setup-tricktakers-mode = Choosing characters
setup-tricktakers-mode-help = Two choose in the basic way or draft. In a draft of three or more each takes three characters, so that five players need all fifteen.
setup-tricktakers-mode-basic = basic: all in use, every round
setup-tricktakers-mode-shuffle = shuffle: one more than players
setup-tricktakers-mode-all-star = all-star: all in use, for experts
setup-tricktakers-mode-draft = draft: a set of one’s own
setup-tricktakers-characters = Characters in use
setup-tricktakers-characters-help = Basic is played with the five basic ones; two players need exactly five there. The other modes take all fifteen.
setup-tricktakers-characters-count = { $count } of { $all }
setup-tricktakers-characters-pick-basic = Basic five
setup-tricktakers-characters-pick-eight = Base eight
setup-tricktakers-characters-pick-all = All fifteen
setup-tricktakers-characters-pick-expansion = Expansion
setup-tricktakers-characters-group-basic = Basic
setup-tricktakers-characters-group-additional = Additional
setup-tricktakers-characters-group-expansion = Expansion
setup-tricktakers-characters-usual = Back to the usual ones
setup-tricktakers-resistance-for-three = A milder Resistance
setup-tricktakers-resistance-for-three-help = Winning a Kakumei trick with black is the round’s Crown and 100 points, and not the game.
setup-tricktakers-discards-face-up = Discards lie face up
setup-tricktakers-discards-face-up-help = Everyone sees what is discarded.
setup-tricktakers-small-deck = Without the highest cards
setup-tricktakers-small-deck-help = Three play without 8s and 9s, two without 7s as well. More tricks are contested.
setup-tricktakers-leader-is-named = Naming the first leader
setup-tricktakers-leader-is-named-help = From the second round on, whoever would lead the first trick says who does.
setup-tricktakers-unselected-first = Nobody’s character comes back
setup-tricktakers-unselected-first-help = The one nobody chose lies there again next round, with those that were not shown.
setup-tricktakers-berserker-redraw = The Berserker’s new cards
setup-tricktakers-berserker-redraw-help = Where the Berserker draws when a Black Crown is spent.
setup-tricktakers-berserker-redraw-draw-deck = from the draw deck, as all do
setup-tricktakers-berserker-redraw-leftovers = from the two of his own left over
setup-tricktakers-extra-tasks = Ten more tasks
setup-tricktakers-extra-tasks-help = The Ruler chooses from sixteen tasks instead of six; for two, without those about crowns.
setup-tricktakers-tasks-for-two = The Ruler’s 30 and 40
setup-tricktakers-tasks-for-two-help = Whom the points on the Ruler’s card for two players are paid to.
setup-tricktakers-tasks-for-two-ruler-for-failures = the Ruler, for tasks missed
setup-tricktakers-tasks-for-two-opponent-for-successes = the other, for tasks done
setup-tricktakers-points-win = Winning by points
setup-tricktakers-points-win-help = How many points win the game for a character of the expansion when the final round is over.
setup-tricktakers-points-win-standard = over 350
setup-tricktakers-points-win-four-or-five = 350, or 150 more than all others
setup-tricktakers-past-changed = Changing the past
setup-tricktakers-past-changed-help = What becomes of the trick whose cards the Time Traveler takes back.
setup-tricktakers-past-changed-replayed = it is played again
setup-tricktakers-past-changed-counted = it counts
setup-tricktakers-figures = Figures of the expansion
setup-tricktakers-figures-help = Some printed figures are not known to us: what beasts cost, where the magic circle’s cells lie, points for two players, who wins by points. Ours can be changed by a text, one figure a line, such as “summon el 3” or “two-players hexagon 60”; what no line names stays ours, and what follows a # does not count.
setup-tricktakers-figures-house = ours
setup-tricktakers-figures-own = figures of its own
setup-tricktakers-figures-file = own figures: { $file }
setup-tricktakers-figures-remove = Back to ours
setup-tricktakers-figures-download = Download ours

## The challenge badge

badge-title = Challenge badge
badge-subtitle = Dice Challenge
badge-challenge = Challenge me!
badge-how = Scan, type a name, roll.
badge-characters = Characters
badge-open = in the open
badge-secret = in secret
badge-waiting = Waiting for somebody to scan this. The duel begins by itself.
badge-needs-name = One thing before you show your badge:
badge-go = Make my badge
badge-preparing = Getting a table ready …
badge-again = Try again

## An address nobody lives at

lobby-lost-title = Nobody lives here
lobby-lost-text = This address leads nowhere. Perhaps a letter got lost on the way, or the table was cleared long ago.
lobby-lost-home = To the lobby

## Decks that are brought to a table

deck-mine = My decks
deck-unnamed = A deck without a name
deck-unready = { $deck } (not ready to play)
deck-paste = A list or a link …
deck-paste-label = { $label }: a list or a link
deck-paste-example = 4 Titus
deck-paste-take = Take it
deck-paste-not = Leave it
deck-bring = Decks
deck-bring-help = Until the game begins the others see only that you have brought a deck, not which. Then all lists lie open.
deck-brought = brings a deck of their own
deck-yours = Yours
deck-of-table = { $deck } (agreed)
deck-build = Build one
deck-pool = Your cards wait: build a deck from them and bring it here.
deck-pool-brought = Your deck is here. You may still change it.
deck-pool-build = Build from your cards
