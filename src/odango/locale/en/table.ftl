## What the table says in every game

refused-not-an-option = That is not one of the choices here.
refused-no-part = That has no part in what you are asked now.
refused-not-together = These do not go together here.
refused-not-understood = “{ $text }” is not one of the choices here.
refused-not-your-turn = It is not your turn: { $who } is asked.
refused-game-over = The game is over.
refused-pick-more =
    { $count ->
        [one] Pick one more first.
       *[other] Pick { $count } more first.
    }

may-ask = Do you want to { $what }?
may-yes = Yes, { $what }
may-no = No
pick-done = That is all

result-win =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }

## Standing orders, where a game has them

orders = Your orders, known to you alone
orders-ask = Ask me each time
order-trouble = That did not reach the house. Try again.
