"""An attack, phase by phase: what is added to it, the defence, the damage, the hit-back, and who is wounded."""
