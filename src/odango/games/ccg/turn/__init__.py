"""A turn, step by step: draw, play and use cards, act, remove what is defeated, discard, balance."""
