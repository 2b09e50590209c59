## Masquerade Battle: the end, and what was believed

masquerade-end-headline =
    { $team ->
        [0] { $by ->
            [0] The Guardians win
            [one] The Guardians win by one
           *[other] The Guardians win by { $by }
        }
       *[other] { $by ->
            [0] The Dark Kingdom wins
            [one] The Dark Kingdom wins by one
           *[other] The Dark Kingdom wins by { $by }
        }
    }
masquerade-end-best = best of the team
masquerade-end-bid = bid { $bid }
masquerade-end-count =
    { $bonus ->
        [0] { $unmasked ->
            [yes] { $wrong ->
                [0] unmasked since the auction
               *[other] unmasked since the auction · { $wrong } in the wrong pile
            }
           *[no] { $wrong ->
                [0] nothing in the wrong pile
               *[other] { $wrong } in the wrong pile
            }
        }
       *[other] { $own } and the royal { $bonus }
    }
masquerade-end-bar =
    { $bonus ->
        [0] { $own } cards that count, { $wrong } in the wrong pile
       *[other] { $own } cards that count and { $bonus } for the royal card, { $wrong } in the wrong pile
    }
masquerade-end-unmasked = Unmasked
masquerade-end-not-dealt = not dealt
masquerade-end-spare = Spare
masquerade-end-team = Team
masquerade-team-card = { $whose }: { $name }, { $team }

masquerade-belief-title = What the best bot believed
masquerade-belief-about = By what could be known from one seat, and nothing else: up for a Guardian, down for the Dark Kingdom, the longer the surer. What proved wrong is struck through.
masquerade-belief-eyes = Knowing what was known to
masquerade-belief-choose = Before which trick
masquerade-belief-when = Before trick { $trick }
masquerade-belief-open = either
masquerade-belief-surely-0 = Guardian, { $percent } %
masquerade-belief-surely-1 = Dark Kingdom, { $percent } %
