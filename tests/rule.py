"""`@rule("bluff#challenge")`: the paragraph of the rules that a test pins."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
