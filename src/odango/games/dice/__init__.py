"""Dice Challenge: polyhedral dice, twenty-four characters, and best of five."""

from odango.games.dice.game import DiceChallenge

GAME = DiceChallenge()
