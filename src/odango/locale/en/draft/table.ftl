## Drafts of the Sailor Moon CCG: questions, answers and what is told

draft-welcome = A draft: { $count } boosters for everyone, a card at a time, and a deck out of what you take.
draft-welcome-sealed = Sealed packs: { $count } boosters for everyone, and a deck out of what is in them.
draft-opened-left = Everyone opens pack { $number } of { $of }. It is passed to the left.
draft-opened-right = Everyone opens pack { $number } of { $of }. It is passed to the right.
draft-opened-sealed = Everyone has opened { $count } packs and keeps all { $cards } cards.
draft-ask-pick = Pack { $number }, pick { $pick }: which of these { $left } cards do you take?
draft-label-pick = { $card }
draft-not-in-pack = { $card } is not in the pack in your hand.
draft-picked = You take { $card }.
draft-picked-outside = Pack { $number }, pick { $pick }: everyone has taken a card.
draft-picked-whole = Taken, from the first seat on: { $cards }.
draft-last = { $card } is the last card of the pack, and yours.
draft-last-outside = Everyone keeps the last card of the pack.
draft-last-whole = The last cards, from the first seat on: { $cards }.
draft-building = Now everyone builds a deck: the kit’s Scout or Knight is yours to choose.
draft-ask-build = Around whom shall your deck be built?
draft-label-build = { $card }
draft-not-an-opener = { $card } is no Scout or Knight of Level 1, so no deck begins with it.
draft-registered = You have registered the deck around { $card }.
draft-registered-outside = Everyone has registered a deck.
draft-registered-whole = The decks, from the first seat on, are built around { $cards }.
draft-ended = The packs are empty and every deck is registered. Nobody wins a draft: now the decks can play.
