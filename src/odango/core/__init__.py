"""The frame every game stands on: no game, no input, no output."""
