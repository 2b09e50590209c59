## Truth or Bluff in the terminal

terminal-bluff-title = Truth or Bluff
terminal-bluff-round = round { $number }
terminal-bluff-turn = { $who }’s turn
terminal-bluff-over = the game is over
terminal-bluff-bags = bag { $tiles }, tokens { $tokens }
terminal-bluff-set-aside =
    { $tiles ->
        [one] One tile is set aside.
       *[other] { $tiles } tiles are set aside.
    }
terminal-bluff-endings = Defeat: { $ending }; or no tile to start with.
terminal-bluff-numbers = Numbers:
terminal-bluff-numbers-house = Numbers (house):
terminal-bluff-number = { $tile } { $number }
terminal-bluff-seat = seat
terminal-bluff-tiles = tiles
terminal-bluff-tokens = tokens
terminal-bluff-to-go = to go
terminal-bluff-face-up = face up
terminal-bluff-you = { $name } (you)
terminal-bluff-out = out
terminal-bluff-warned = { $count }!
terminal-bluff-nothing = –
terminal-bluff-one-short = One short:
terminal-bluff-short-of = { $who } ({ $tiles })
terminal-bluff-any-tile = any of { $count } tiles
terminal-bluff-empty = Empty holder:
terminal-bluff-way = Under way:
terminal-bluff-handed-first = { $who } → { $to } “{ $claim }”
terminal-bluff-handed = → { $to } “{ $claim }”
terminal-bluff-seen-by = Seen by { $who }.
terminal-bluff-unseen = You have not seen it.
terminal-bluff-it-is = It is
terminal-bluff-holder = You hold:
terminal-bluff-holder-empty = Your holder is empty.
terminal-bluff-your-tokens =
    { $points ->
        [one] Your tokens: { $values } (1 point)
       *[other] Your tokens: { $values } ({ $points } points)
    }
terminal-bluff-no-tokens = Your tokens: none yet
terminal-bluff-in-play = In this game:
terminal-bluff-in-play-white = and a white one of each,
terminal-bluff-in-play-villains = villains (house):
terminal-bluff-white = white { $name }

terminal-bluff-short-sailor-moon = Moon
terminal-bluff-short-sailor-mercury = Mercury
terminal-bluff-short-sailor-mars = Mars
terminal-bluff-short-sailor-jupiter = Jupiter
terminal-bluff-short-sailor-venus = Venus
terminal-bluff-short-tuxedo-mask = Tuxedo
terminal-bluff-short-sailor-chibi-moon = Chibi
terminal-bluff-short-sailor-pluto = Pluto
terminal-bluff-short-queen-beryl = Beryl
terminal-bluff-short-zoycite = Zoycite
terminal-bluff-short-nephrite = Nephrite
terminal-bluff-short-jadeite = Jadeite
terminal-bluff-short-kunzite = Kunzite
terminal-bluff-short-dark-kingdom-clan = Clan

terminal-bluff-column-left = tiles left
terminal-bluff-column-tokens = tokens
terminal-bluff-column-values = drawn
terminal-bluff-column-villains = villains
terminal-bluff-defeated = { $name } (defeated)
terminal-bluff-ties = Defeated players cannot win. Ties are broken by tiles left, then tokens, then fewest villains.
