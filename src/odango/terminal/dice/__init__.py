"""Dice Challenge in a terminal: its two sides, dice in letters, what a person types."""

from odango.terminal.dice.face import DiceFace

FACE = DiceFace()
