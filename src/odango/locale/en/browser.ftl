## The browser's table

seat-bot = { $level } bot
seat-here = here
seat-away = away
level-gentle = gentle
level-steady = steady
level-sharp = sharp
level-random = random

game-bluff = Truth or Bluff
game-dice = Dice Challenge
game-masquerade = Masquerade Battle
game-tricktakers = TRICKTAKERs
game-ccg = Sailor Moon CCG
game-draft = Sailor Moon CCG draft

close = Close
sending = Sending…
copy-link = Copy link
copied = Copied
to-lobby = To the lobby
start-over = Start over
press-again = { $what }: press again if you mean it

title-your-turn = Your turn · { $title }
title-table = { $title } · Odango

table-opening = Coming to the table …
table-gone = This table cannot be seen
table-subtitle = { $where } · { $name }
back-to-result = Back to the result

## Whose turn it is

turn-yours = Your turn
turn-asked = You are asked
turn-waiting = Not your turn
turn-watching = You are watching
turn-of =
    { $count ->
        [one] Waiting for { $who }
       *[other] Waiting for { $who }
    }
turn-nobody = One moment …

## Panels

tabs = Panels
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-list = Choices
log-title = What happened
log-round = Round { $round }

rules-loading = Fetching the rules …
rules-unreachable = The rules cannot be fetched just now.

choices-title =
    { $count ->
        [0] You have nothing to choose now
        [one] Your only choice
       *[other] All your choices ({ $count })
    }
choices-search = Search the choices
choices-again = Press again to send it
choices-all = Show all { $count }

chat-none = Nothing has been said yet.
chat-phrases = Quick phrases
chat-field = Say something
chat-send = Say it
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-oh = Oh no!
phrase-moment = One moment, please.
phrase-thanks = Thank you for the game!

refusal-why = Why?

## The line to the house

line-lost = The line is gone. Odango keeps trying; nothing you sent is lost.

## Votes

motion-abandon = Somebody would like to end the game here ({ $yes } of { $needed } agree).
motion-bot = Shall a bot play for { $who }? ({ $yes } of { $needed } agree)
motion-left = { $who } has left the table.
motion-offer-bot = Let a bot play
vote-yes = Yes
vote-no = No

## The menu of a table

menu-title = Table menu
menu-invite = Friends scan this or open the link. Nobody needs an account.
menu-invite-watch = Anybody with this link can come to the table.
menu-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
menu-sound-on = Sounds are on
menu-sound-off = Sounds are off
menu-bot-for = Propose a bot for { $who }
menu-abandon = Propose to end the game here
menu-leave = Leave the table
menu-leave-sure = The game goes on without you. Your seat is kept, and you can come back to it.
menu-leave-yes = Yes, leave
menu-leave-no = No, stay
