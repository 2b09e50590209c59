## TRICKTAKERs: accounts, rounds, the end of the game

tricktakers-sum-title = Account of round { $round }
tricktakers-sum-won =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { $count } tricks
    }
tricktakers-sum-as = { $character }, { $tricks }
tricktakers-sum-crown = Crown
tricktakers-sum-black-crown = Black Crown
tricktakers-sum-paid = paid during the round
tricktakers-sum-times = { $what }, { $times } times
tricktakers-sum-nothing = nothing
tricktakers-sum-floor = nobody falls below 0
tricktakers-sum-before = before
tricktakers-sum-after = now

tricktakers-rounds-title = Rounds
tricktakers-rounds-round = Round { $round }
tricktakers-rounds-short = R{ $round }
tricktakers-rounds-who = Player
tricktakers-rounds-points = Points
tricktakers-rounds-ended-here = the game ended here
tricktakers-rounds-crowns = Crowns of the rounds
tricktakers-rounds-crown-gone = { $who } got the Crown.
tricktakers-rounds-crown-nobody = Nobody got the Crown.
tricktakers-rounds-black-gone =
    { $count ->
        [one] A Black Crown for { $who }.
       *[other] Black Crowns for { $who }.
    }
tricktakers-rounds-black-nobody = No Black Crown.
tricktakers-rounds-offer = On offer: the Crown for most tricks, alone; Black Crowns for no trick, at most two.
tricktakers-rounds-offer-ninja = The Ninja gets one for exactly two tricks instead.
tricktakers-rounds-offer-phantom-thief = The Phantom Thief gets one for exactly one trick instead.
tricktakers-rounds-ahead = Still to come.
tricktakers-rounds-worn = Crowns worn now
tricktakers-rounds-moved = Crowns { $change }: forged or stolen
tricktakers-rounds-moved-black = Black Crowns { $change }: forged, stolen or spent
tricktakers-rounds-tricks = Tricks won this round
tricktakers-rounds-tricks-of =
    { $count ->
       *[other] { $count } of { $all } tricks
    }
tricktakers-rounds-two = Two players play for points alone.

tricktakers-end-by-character = By the { $character }’s own aim
tricktakers-end-by-character-points = By the { $character }’s points
tricktakers-end-by-crowns = By two Crowns
tricktakers-end-by-black-crowns = By three Black Crowns
tricktakers-end-by-points = By points
tricktakers-end-points = points
tricktakers-end-crowns =
    { $count ->
        [one] one Crown
       *[other] { $count } Crowns
    }
tricktakers-end-black-crowns =
    { $count ->
        [one] one Black Crown
       *[other] { $count } Black Crowns
    }
tricktakers-end-accounts = The accounts
