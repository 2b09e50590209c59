## TRICKTAKERs: what the characters do, and choosing one

tricktakers-card-part-setup = Set-up
tricktakers-card-part-turn = Your turn
tricktakers-card-part-trick = A trick
tricktakers-card-part-score = Points
tricktakers-card-part-final = Final round
tricktakers-card-part-next = Next round
tricktakers-card-part-five = Five tricks
tricktakers-card-part-others = Other tricks
tricktakers-card-part-crowns = Crowns
tricktakers-card-part-three = Black
tricktakers-card-part-potion = Potion
tricktakers-card-part-beasts = Beasts
tricktakers-card-part-elements = Elements
tricktakers-card-part-hexagon = Hexagon
tricktakers-card-part-theft = Theft
tricktakers-card-part-wins = Wins the game
tricktakers-card-part-or = or

tricktakers-card-king-brief = A Rare of your own. Take many tricks.
tricktakers-card-king-setup = Take the King’s Rare into hand and discard a card.
tricktakers-card-king-final = The points count twice.
tricktakers-card-king-next = You choose first, but not the King.
tricktakers-card-king-wins = Take all five tricks.

tricktakers-card-gambler-brief = Foretell your tricks, and stake points on it.
tricktakers-card-gambler-setup = Get { $gift } points. Exchange any cards, up to twice. Then say how many tricks you will win, and stake up to { $stake } points on it, { $stakeFinal } in the final round.
tricktakers-card-gambler-score = If you are right, the stake comes back with as much again. If not, it is lost and nothing else is paid.
tricktakers-card-gambler-five = { $five } points, whatever you foretold.
tricktakers-card-gambler-wins = Foretell four tricks and win four, or win all five.

tricktakers-card-resistance-brief = Turn one trick upside down: the weakest card wins.
tricktakers-card-resistance-turn = Once a round you may declare Kakumei with the card you play: the weakest card takes this trick.
tricktakers-card-resistance-turn-two =
    { $times ->
        [2] Twice a round you may declare Kakumei with the card you play: the weakest card takes this trick.
       *[other] { $times } times a round you may declare Kakumei with the card you play: the weakest card takes this trick.
    }
tricktakers-card-resistance-trick = If you take a Kakumei trick, you are paid by the card you took it with.
tricktakers-card-resistance-final = Every trick you win pays { $final } more.
tricktakers-card-resistance-final-two = Every trick you win pays { $finalTwo }, and none costs anything.
tricktakers-card-resistance-others-two = Every trick you win without Kakumei costs { $others }.
tricktakers-card-resistance-crowns = If the Kakumei trick is your only one, you count as having none and can get a Black Crown.
tricktakers-card-resistance-three = Taking the Kakumei trick with a black card is the round’s Crown and { $crownPoints } points.
tricktakers-card-resistance-wins = Take the Kakumei trick with a black card. The game ends at once.

tricktakers-card-adventurer-brief = Use items. Every trick brings another one.
tricktakers-card-adventurer-setup = Start with two items: Map, Potion or Boots, and Sword, Wand or Axe.
tricktakers-card-adventurer-turn = Before you play, you may use one item. A new one takes its place.
tricktakers-card-adventurer-trick = Every trick you win brings new equipment, with an item on it.
tricktakers-card-adventurer-score = Points for tricks, and for every item left unused.
tricktakers-card-adventurer-potion-two = You may use it when you lead.
tricktakers-card-adventurer-wins = Take all five tricks.

tricktakers-card-hermit-brief = Renew a card in every trick. Take none, or many.
tricktakers-card-hermit-turn = Before you play, you may draw a card and then discard one.
tricktakers-card-hermit-trick = Your White Flag beats a Rare. Winning so pays { $flag } at once, { $flagFinal } in the final round.
tricktakers-card-hermit-wins = Take all five tricks.

tricktakers-card-collector-brief = Collect cards and make combinations of them.
tricktakers-card-collector-turn = After playing, you may reserve one card of the trick. When you lead, that is your own.
tricktakers-card-collector-trick = If another takes it, you get the card you reserved. If you take it, you get them all.
tricktakers-card-collector-score = Up to { $most } combinations, no card in two of them. A Rare stands for any number, one in a combination. Every two cards left over cost { $unused }.
tricktakers-card-collector-crowns = You get no Crown and no Black Crown.
tricktakers-card-collector-wins = Collect a run of nine in one colour.

tricktakers-card-berserker-brief = Strong cards of your own. Beware of a 1.
tricktakers-card-berserker-setup = Discard your hand. Take the Berserker card and, by lot, four of your other six: four 10s, a Rare, a White Flag.
tricktakers-card-berserker-trick = Every 1 beats the Berserker card. A 10 loses to the 1 of its colour.
tricktakers-card-berserker-wins = Take no trick in the final round.
tricktakers-card-berserker-wins-two = Take one trick or none in the final round.

tricktakers-card-ruler-brief = Give everyone a task. Follow with any number.
tricktakers-card-ruler-setup = When the others are ready, give each of them a task. Whoever misses it loses { $penalty }.
tricktakers-card-ruler-setup-two = When the other is ready, give them two tasks. Each one missed costs them { $penalty }.
tricktakers-card-ruler-turn = When you do not lead, you may play any number as one of the lead colour, even if you could follow. It is still taken as what is printed.
tricktakers-card-ruler-score = You get as much as each player for their task.
tricktakers-card-ruler-score-two = You get { $easy } for an easy task missed and { $hard } for a hard one, nothing for those done. Hard ones pay 20 or more.
tricktakers-card-ruler-score-other = The other gets { $easy } for an easy task done and { $hard } for a hard one. You get nothing for tasks. Hard ones pay 20 or more.
tricktakers-card-ruler-wins = Take two tricks or more, and no red, blue or green card.

tricktakers-card-strategist-brief = A Trap waits in every trick. Who is caught fills your pool.
tricktakers-card-strategist-setup = Take your own Black 7 into hand and discard another card. Stack the five Traps in secret, one for each trick.
tricktakers-card-strategist-turn = Once a round, by the Tactical card, you may play without following.
tricktakers-card-strategist-trick = The Trap lies open. Others who are caught pay { $payment } into the pool, once a trick. Winning a trick, you take the pool. What is left after the fifth is lost.
tricktakers-card-strategist-next = Not in the final round: with no trick you may take your own Rare over instead of the points, with one trick your Black 7. It has to be played in the next round.
tricktakers-card-strategist-wins = Take all five tricks.

tricktakers-card-summoner-brief = Beasts wait behind you and step in front of your card.
tricktakers-card-summoner-setup = You have { $mp } MP. Every trick you win brings one more, but you never have more than { $mostMp }.
tricktakers-card-summoner-turn = Summon beasts to the rear, where two have room. Then command those in the rear, as often as you can pay, and play a card. Then you may move one beast to the front, on top of it.
tricktakers-card-summoner-trick = In front a beast counts instead of your card, and is gone with the trick. You follow with the card below. This move is free on a card of the beast’s colour, for EL and MIRIA on a White Flag or a Rare.
tricktakers-card-summoner-wins = Take all five tricks.

tricktakers-card-ninja-brief = Lay a second card face down. Even numbers of tricks pay.
tricktakers-card-ninja-turn = After your card you may lay a second one face down, which has to follow too, and draw a card. In the fifth trick it is the top card of the deck that you may look at and lay down.
tricktakers-card-ninja-trick = When everyone has played, turn the second card up, and it joins the trick as its last, or discard it. The better of your two counts.
tricktakers-card-ninja-crowns = Two tricks bring a Black Crown, and then never the Crown. No trick brings none.
tricktakers-card-ninja-wins = Take all five tricks.

tricktakers-card-alchemist-brief = Play three cards as one. Fill the magic circle.
tricktakers-card-alchemist-setup = Discard your hand and draw six cards of your own deck: red, blue and green from 1 to 5.
tricktakers-card-alchemist-turn = Play three cards as one, then draw three. They count as their sum in the lead colour; above 10 only its last digit does. One of them must be of the lead colour, if you have it. Leading, name the colour of one of them, or black if they are one of each.
tricktakers-card-alchemist-elements = One for each of these: your sum is the leading number, and you do not lead; three of a kind; three of a colour; three in a row; winning the trick. Put it on the magic circle at once, for good.
tricktakers-card-alchemist-hexagon = Forge one thing after the account: a Crown out of a Black Crown, or a Black Crown for { $forge } points times the round. In a game one Crown and two Black Crowns can be forged.

tricktakers-card-samurai-brief = Red is as strong as black. Take four tricks, not five.
tricktakers-card-samurai-setup = You never hold a black card. It is discarded and another drawn, now and whenever one arrives.
tricktakers-card-samurai-turn = Your red cards are as strong as black ones, but not while a White Flag is in the trick, and not under Kakumei. For following they stay red.
tricktakers-card-samurai-trick = Winning a trick, you may take a red card that another played into hand. Then discard one.
tricktakers-card-samurai-wins = Take exactly four tricks.

tricktakers-card-time-traveler-brief = Predict how the round ends. Turn time back, up to twice.
tricktakers-card-time-traveler-setup = Predict in secret which character gets the Crown and which two a Black Crown, all different. Your own may be among them.
tricktakers-card-time-traveler-setup-two = Predict in secret who takes more tricks, and that the other takes none.
tricktakers-card-time-traveler-turn = Before you play, you may rewind: the cards of this trick go home, you draw two cards, discard two, and say who leads.
tricktakers-card-time-traveler-trick = After winning a trick, but not the fifth, you may change the past: take its cards into hand, give each of the others one back, the Alchemist three, and say who leads. The trick is played again. Both together, you travel twice a round.
tricktakers-card-time-traveler-trick-counted = After winning a trick, but not the fifth, you may change the past: take its cards into hand, give each of the others one back, the Alchemist three, and say who leads next. The trick counts. Both together, you travel twice a round.
tricktakers-card-time-traveler-score = { $hit } for each prediction that comes true. Tricks bring nothing.
tricktakers-card-time-traveler-wins = In the final round, show your predictions at set-up, and all of them come true.

tricktakers-card-phantom-thief-brief = Swap cards with a partner. Rob who is near you in tricks.
tricktakers-card-phantom-thief-setup = Give everyone a letter: a Notice for a Crown, a Black Crown or { $loot } points, or the Invitation, which makes a partner. Put your chip on 0 or ±1.
tricktakers-card-phantom-thief-setup-two = The other is your partner and your victim. Put your chip on one trick fewer, or one more.
tricktakers-card-phantom-thief-turn = Before you play, you may offer your partner a card face down. They look at it and give you one back, or refuse: then they discard it, and you draw.
tricktakers-card-phantom-thief-turn-two = Before you play, you may lay down a card, draw one out of the other’s hand unseen, and hand over yours.
tricktakers-card-phantom-thief-trick = Winning a trick, you may move the chip, or flip it.
tricktakers-card-phantom-thief-trick-two = Winning a trick, you may move the chip.
tricktakers-card-phantom-thief-score = With two tricks your partner gets { $partner }.
tricktakers-card-phantom-thief-theft = After the account you rob everyone with a Notice whose tricks are as many as yours, or with ±1 one more or fewer, of what the letter names. Wolf side up you rob your partner alone, of what you like.
tricktakers-card-phantom-thief-theft-two = After the account you rob the other of { $loot } points, if they took one trick fewer than you, or one more, as the chip says.
tricktakers-card-phantom-thief-crowns = One trick brings a Black Crown. No trick brings none.
tricktakers-card-phantom-thief-wins = Take all five tricks.

tricktakers-card-points-standard = Have over { $over } points when the final round is over.
tricktakers-card-points-four-or-five = Have { $over } points when the final round is over, or { $ahead } more than everyone else.

tricktakers-card-tricks = Points for tricks
tricktakers-card-foretold = Points for tricks foretold rightly; five always count
tricktakers-card-kakumei-with = Points for a Kakumei trick, won with
tricktakers-card-with-flag = Flag
tricktakers-card-with-low = 1–3
tricktakers-card-with-middle = 4–6
tricktakers-card-with-high = 7–9
tricktakers-card-with-colour = colour
tricktakers-card-with-black = black
tricktakers-card-cell = { $label }: { $worth }
tricktakers-card-cell-wins = wins the game
tricktakers-card-wins = W
tricktakers-card-combinations = Combinations
tricktakers-card-items = Items, and what they are worth unused
tricktakers-card-new-equipment = { $points } on new equipment
tricktakers-card-besides = Besides
tricktakers-card-tasks = Tasks, and what they pay
tricktakers-card-traps = Traps: whom they catch, and what it costs
tricktakers-card-beasts = Beasts, and what they cost to summon
tricktakers-card-formations = Formations on the magic circle
tricktakers-card-forging = forging
tricktakers-card-mp =
    { $count ->
       *[other] { $count } MP
    }
tricktakers-card-costs = To the front: { $front }.
tricktakers-card-costs-command = A command: { $command }. To the front: { $front }.
tricktakers-card-house = house
tricktakers-card-house-mp = What beasts cost, and the most MP, are figures of ours, but for commands and OKO’s way to the front.
tricktakers-card-house-circle = Where the cells of the magic circle lie is our guess.
tricktakers-card-house-trap = That there is a Trap for black is our guess.
tricktakers-card-house-two = The points for two players are ours.
tricktakers-card-house-changed = This table plays with some figures of its own.
tricktakers-card-two = For two players
tricktakers-card-more = How the { $character } plays

tricktakers-item-does-map = Discard any cards and draw as many.
tricktakers-item-does-potion = Play face down, not when leading.
tricktakers-item-does-boots = Play after all others.
tricktakers-item-does-sword = A number counts 5 more or 5 less.
tricktakers-item-does-wand = A number counts as the lead colour.
tricktakers-item-does-axe = A number counts as a 10.
tricktakers-item-does-book = Draw a card, then discard one.
tricktakers-item-does-fairy = Your hand lies open this round.
tricktakers-item-does-orb = A card counts as a White Flag.
tricktakers-item-does-castle = All items are used and replaced.
tricktakers-item-does-wing = Your card wins every tie.
tricktakers-item-does-gold = 30 points at once.
tricktakers-item-does-crystal = Cannot be used.
tricktakers-item-does-doll = Your card beats a Rare.
tricktakers-item-does-rock-crystal = Cannot be used.

tricktakers-beast-does-el = In front a White Flag that beats a Rare. In the rear 1 MP at the end of your turn.
tricktakers-beast-does-miria = In front the Berserker. In the rear your 10s do not lose to a 1.
tricktakers-beast-does-maru = In front a Red 10. By a command discard a card and draw one.
tricktakers-beast-does-guru = In front a Blue 10. By a command discard a card and draw one.
tricktakers-beast-does-nemu = In front a Green 10. By a command discard a card and draw one.
tricktakers-beast-does-oko = In front a Black 10. By a command discard any cards and draw as many.

## Choosing a character

tricktakers-choose-title = Characters of round { $round }
tricktakers-choose-draft-title = Draft
tricktakers-choose-order = Who chooses
tricktakers-choose-picks = Who picks next
tricktakers-choose-own = Your characters
tricktakers-choose-secret = Everyone chooses in secret; all are revealed together.
tricktakers-choose-now = chooses now
tricktakers-choose-later = waits
tricktakers-choose-answered = has chosen
tricktakers-choose-taken-by = { $who }
tricktakers-choose-yours = yours
tricktakers-choose-points =
    { $points ->
       *[other] { $points } points
    }
tricktakers-choose-left-of = Left to { $who }
tricktakers-choose-set-of = Drafted by { $who }
tricktakers-choose-nothing-yet = nothing yet
tricktakers-choose-your-answer = You play the { $character }. The others do not know yet.
