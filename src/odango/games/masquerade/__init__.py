"""Masquerade Battle: two hidden teams, one trick after another, and nobody says whose side they are on."""

from odango.games.masquerade.game import MasqueradeBattle

GAME = MasqueradeBattle()
