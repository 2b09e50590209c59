"""What Persons, Items and Events can do: the moments that they may name, answering at one from hand, copying an Item.

The cards themselves are in `pie_cards`.
"""
