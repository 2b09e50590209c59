"""Hands, decks and discard piles: what is drawn and discarded, searched and looked at, and who knows what of them."""
