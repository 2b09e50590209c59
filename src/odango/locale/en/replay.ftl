## The log of a table

log-just-now = just now

## A game looked at again

replay-title = Replay
replay-page = Replay · { $title } · Odango
replay-subtitle = Replay · { $name }
replay-of-file = from a file
replay-loading = Setting up the game again …
replay-cannot = This replay cannot be shown
replay-again = Try again

replay-open-title = Open a replay file
replay-open-hint = Choose a file that Odango has saved, or drop it anywhere on this page. Nothing of it is kept.
replay-open-button = Choose a file

replay-begins = The game begins.
replay-answered = { $who } answers.

replay-move = Move
replay-moves = Moves
replay-round = Round { $round }
replay-start = Start
replay-end = End
replay-at-start = before the first move
replay-at = move { $at } of { $last }
replay-at-round = { $round } · move { $at } of { $count }
replay-earlier = Earlier moves
replay-later = Later moves

replay-controls = Playing it
replay-to-start = To the start
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-on = On one move
replay-to-end = To the end
replay-times = { $speed }×
replay-speed = Speed: { $speed }

replay-eyes = See it as
replay-eyes-of = See it as another player
replay-other = Player
replay-spectator = Spectator
replay-open = All open

replay-beliefs = Beliefs
replay-check = Check
replay-check-good = This replay checks out
replay-check-partly = Nothing here is wrong, as far as can be told
replay-check-bad = Something is wrong with this replay
replay-check-legal =
    { $count ->
        [one] One choice, and it is legal
       *[other] { $count } choices, all legal
    }
replay-check-illegal = A choice does not fit the rules: { $why }
replay-check-drawn =
    { $count ->
        [one] The one draw of chance follows from the seed
       *[other] All { $count } draws of chance follow from the seed
    }
replay-check-not-drawn = What chance brought does not follow from the seed
replay-check-no-seed = The seed is not told, so the draws cannot be checked
replay-check-sealed = The seed matches what was sealed at the start
replay-check-sealed-self = The seed matches what was sealed at the start; your browser has checked it too
replay-check-not-sealed = The seed is not the one that was sealed at the start
replay-check-never-sealed = The seed was not sealed at the start
replay-sealed = sealed
replay-seed = seed
replay-save = Save file
replay-link = Link to this move

## The end of a game

end-over = Game over
end-you-won = You won
end-you-won-with = You won, with { $who }
end-you-share = You share the victory with { $who }
end-you-lost = You lost this one
end-your-place = Place { $place } of { $count } for you
end-wins =
    { $count ->
        [one] { $who } wins
       *[other]
            { $together ->
                [team] { $who } win
               *[no] { $who } share the victory
            }
    }
end-abandoned = Ended early
end-abandoned-why = The game was ended before anybody had won.
end-you = you
end-place = place { $place }
end-points =
    { $count ->
        [one] point
       *[other] points
    }

end-side = What now
end-again = Same table, again
end-agreed = You would play again
end-agreed-onward = You are ready to go on
end-waiting = { $agreed } of { $needed } agree. Waiting for the others.
end-wanted =
    { $count ->
        [one] { $who } would like to play again.
       *[other] { $who } would like to play again.
    }
end-next = To the next game
end-going = Everyone agrees. Here we go …
end-replay = Watch the replay
end-look = See the table
end-lobby = Back to the lobby
end-how = How it ended
end-last = The last moves

end-fair = The deal was fair
end-fair-why = The seed that was sealed before the game began is open now. The replay checks everything chance brought against it.
end-fair-self = The seed that was sealed before the game began is open now, and your browser has checked that it is the same. The replay checks everything chance brought against it.
end-unfair = The seed does not match
end-unfair-why = The seed shown now is not the one that was sealed before the game began.
end-save = Save the replay file
