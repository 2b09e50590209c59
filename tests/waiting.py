"""How long tests wait for what is to happen: long enough for any machine, however much else it has to do."""

PATIENCE = 180.0
"""Seconds for anything that is to happen at all."""
LONGEST = 1200.0
"""Seconds for many games."""
