"""Power: how much a card has, what that can pay for, and paying."""
