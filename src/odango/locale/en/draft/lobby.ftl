## Options of a draft

setup-draft-format = Format
setup-draft-format-help = In a draft packs go round, a card at a time. Sealed: everyone keeps what they open.
setup-draft-format-draft = Draft
setup-draft-format-sealed = Sealed packs
setup-draft-packs = Boosters for everyone
setup-draft-packs-help = Eleven cards each. Five make a deck with a choice; three just make one.
setup-draft-packs-3 = 3
setup-draft-packs-4 = 4
setup-draft-packs-5 = 5
setup-draft-packs-6 = 6
setup-draft-packs-7 = 7
setup-draft-packs-8 = 8
