"""Chance.  The rules draw from here and from nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import Self

_64: int = 0xFFFF_FFFF_FFFF_FFFF


class Rng:
    """A fast generator of one 64-bit word (PCG, XSH-RS 64/32), so that a clone is free.

    Not for live tables: who sees enough of its numbers can work out the rest.  See SecureRng.
    """

    __slots__ = ("word",)

    def __init__(self, seed: int = 0) -> None:
        # Neighbouring seeds must not start on neighbouring words, so the seed is stirred first (splitmix64).
        z = (seed + 0x9E37_79B9_7F4A_7C15) & _64
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _64
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _64
        self.word: int = z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        while True:
            word = self.word
            self.word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
            product = (((word ^ (word >> 22)) >> (22 + (word >> 61))) & 0xFFFF_FFFF) * n
            # Lemire's method: the upper half is the answer.  A lower half that is too small is drawn again, so that no
            # value is favoured.
            low = product & 0xFFFF_FFFF
            if low >= n or low >= 0x1_0000_0000 % n:
                return product >> 32

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the last place to the first: len(items) - 1 draws of `below`.

        Written out, because shuffling is most of setting up and of imagining; `_draw_and_swap` is what it does.
        """
        word = self.word
        for i in range(len(items) - 1, 0, -1):
            low = -1
            while low <= i and low < 0x1_0000_0000 % (i + 1):
                product = (((word ^ (word >> 22)) >> (22 + (word >> 61))) & 0xFFFF_FFFF) * (i + 1)
                word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
                low = product & 0xFFFF_FFFF
            j = product >> 32
            items[i], items[j] = items[j], items[i]
        self.word = word

    def clone(self) -> Rng:
        twin = Rng.__new__(Rng)
        twin.word = self.word
        return twin

    def memory(self) -> list[int | str]:
        """Everything needed to go on from here; `remember` takes it back."""
        return [self.word]

    @classmethod
    def remember(cls, memory: list[int | str]) -> Rng:
        rng = Rng()
        rng.word = int(memory[0])
        return rng

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Rng) and other.memory() == self.memory()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self.memory())}"


def _draw_and_swap(rng: Rng, items: list[int]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]


class SecureRng(Rng):
    """A keyed hash of a counter, for live tables: the dice one has seen tell nothing of those to come.

    The table shows `commitment` when it opens and the key when the game ends, so anyone can check every draw.
    """

    __slots__ = ("counter", "key")

    def __init__(self, key: bytes) -> None:
        if not 16 <= len(key) <= 64:
            raise ValueError("a key has 16 to 64 bytes")
        self.word = 0
        self.key: bytes = key
        self.counter: int = 0

    @property
    def commitment(self) -> str:
        return sha256(self.key).hexdigest()

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        fair = (_64 + 1) - (_64 + 1) % n
        while True:
            block = blake2b(self.counter.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.counter += 1
            value = int.from_bytes(block, "big")
            if value < fair:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        _draw_and_swap(self, items)

    def clone(self) -> SecureRng:
        twin = SecureRng(self.key)
        twin.counter = self.counter
        return twin

    def memory(self) -> list[int | str]:
        return [self.key.hex(), self.counter]

    @classmethod
    def remember(cls, memory: list[int | str]) -> SecureRng:
        rng = SecureRng(bytes.fromhex(str(memory[0])))
        rng.counter = int(memory[1])
        return rng


class WrongScript(AssertionError):
    """The script of a ScriptedRng does not fit what the rules drew."""


class ScriptedRng(Rng):
    """Gives the listed values in order and fails when they run out, do not fit, or are left over.

    `below` and `roll` give a listed value as it stands; `shuffle` takes len(items) - 1 values of `below`.
    Use it as a context manager, or call `finish`, to assert that nothing is left over.
    """

    __slots__ = ("given", "values")

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.word = 0
        self.values: list[int] = list(values)
        self.given: int = 0

    def below(self, n: int) -> int:
        return self._next(0, n - 1)

    def roll(self, sides: int) -> int:
        return self._next(1, sides)

    def shuffle(self, items: list[int]) -> None:
        _draw_and_swap(self, items)

    def _next(self, low: int, high: int) -> int:
        if self.given == len(self.values):
            raise WrongScript(f"a draw of {low}..{high} was not in the script of {len(self.values)} values")
        value = self.values[self.given]
        if not low <= value <= high:
            raise WrongScript(f"value {self.given + 1} of the script is {value}, but the draw was {low}..{high}")
        self.given += 1
        return value

    def feed(self, values: Iterable[int]) -> None:
        """More values for later draws."""
        self.values.extend(values)

    def finish(self) -> None:
        if self.given < len(self.values):
            raise WrongScript(f"never drawn: {self.values[self.given :]}")

    def clone(self) -> ScriptedRng:
        twin = ScriptedRng(self.values)
        twin.given = self.given
        return twin

    def memory(self) -> list[int | str]:
        return [self.given, *self.values]

    @classmethod
    def remember(cls, memory: list[int | str]) -> ScriptedRng:
        rng = ScriptedRng(int(value) for value in memory[1:])
        rng.given = int(memory[0])
        return rng

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.finish()


class RecordingRng(Rng):
    """Draws from another generator and writes down what fell, as a ScriptedRng would have to give it."""

    __slots__ = ("source", "tape")

    def __init__(self, source: Rng) -> None:
        self.word = 0
        self.source: Rng = source
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        value = self.source.below(n)
        self.tape.append(value)
        return value

    def roll(self, sides: int) -> int:
        value = self.source.roll(sides)
        self.tape.append(value)
        return value

    def shuffle(self, items: list[int]) -> None:
        _draw_and_swap(self, items)

    def take(self) -> list[int]:
        """What fell since the last call."""
        fallen, self.tape = self.tape, []
        return fallen

    def clone(self) -> Rng:
        return self.source.clone()

    def memory(self) -> list[int | str]:
        return self.source.memory()
