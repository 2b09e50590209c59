## The Basic game of the Sailor Moon CCG: what happens

ccg-basic-laid = { $who } lays { $card } face down.
ccg-basic-laid-unseen = { $who } lays a Monster face down.
ccg-basic-began = { $who } begins with { $card }.
ccg-basic-flipped = { $who } turns over { $card }, { $whom } { $other }.
ccg-basic-same = These are of the same type: both may heal.
ccg-basic-drew = { $who } draws { $cards }.
ccg-basic-used = { $who } uses { $card }.
ccg-basic-no-more = { $who } has drawn enough: { $card } does nothing.
ccg-basic-left = { $who } does nothing with { $card }.
ccg-basic-healed = { $who } discards two Power of { $card } and heals all its damage.
ccg-basic-place = { $who } puts { $card } into the Ally Zone.
ccg-basic-cover = { $who } lays { $card } on { $old }, which heals all damage.
ccg-basic-attached = { $who } attaches { $power } to { $card }, which has { $count } Power now.
ccg-basic-turned-up = { $whose }’s { $which } is turned up: { $card }.
ccg-basic-revived = { $card } comes back into the Enemy Zone of { $who }.
ccg-basic-attacked = { $card } attacks { $target } with { $attack } for { $damage }, and it stands at { $total } of { $health }.
ccg-basic-no-attack = { $who } does not attack.
ccg-basic-hit-back = { $card } hits back with { $attack } for { $damage }: { $target } stands at { $total } of { $health }.
ccg-basic-no-hit-back = { $target } has nothing to hit back with.
ccg-basic-down = { $card } is defeated and cannot attack until the damage is gone.
ccg-basic-defeated =
    { $left ->
        [0] { $target }, the last Monster of { $whose }, is defeated.
        [one] { $target } is defeated. { $whose } has one Monster left.
       *[other] { $target } is defeated. { $whose } has { $left } Monsters left.
    }
ccg-basic-ended-monsters = { $who } has defeated all Monsters of { $whose } and wins.
ccg-basic-ended-limit = After { $flips } flips { $who } wins, with { $count } Monsters defeated against { $other }.
ccg-basic-ended-tie =
    { $count ->
        [one] After { $flips } flips { $who } have one Monster defeated each: a tie.
       *[other] After { $flips } flips { $who } have { $count } Monsters defeated each: a tie.
    }

## Questions and answers

ccg-ask-basic-monster =
    { $left ->
        [one] Which Monster do you lay face down? It is the last one, and none may be there twice.
       *[other] Which Monster do you lay face down? There are { $left } to lay, all different.
    }
ccg-ask-basic-scout = Which Scout or Knight do you begin with?
ccg-ask-basic-item = Which of the two cards do you use?
ccg-ask-basic-heal = Who gives two Power to be healed of all damage?
ccg-ask-basic-place = Do you put { $card } into your Ally Zone?
ccg-ask-basic-power = To whom do you attach the Power?
ccg-ask-basic-event = Which Monster do you turn up?
ccg-ask-basic-person = Do you play a challenge to bring back a Monster of yours?
ccg-ask-basic-revive = Which of your Monsters comes back?
ccg-ask-basic-attack =
    { $left ->
        [one] Who attacks which Monster?
       *[other] Who attacks which Monster? You have { $left } attacks.
    }
ccg-ask-basic-hit-back = Which attack does { $target } hit back with at { $card }?
ccg-label-basic-place = Put { $card } into your Ally Zone
ccg-label-basic-cover = Lay { $card } on { $old }
ccg-label-basic-challenge = Challenge { $whom }
ccg-label-basic-attack = { $card } attacks { $target } with { $attack } ({ $damage })
ccg-label-basic-hit-back = { $attack } ({ $damage })
