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
tricktakers-card-part-wins = Wins the game

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
