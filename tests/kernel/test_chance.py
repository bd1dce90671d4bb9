"""Chance: fair, checkable by anyone, and the same wherever it is taken up again."""

from __future__ import annotations

from hashlib import sha256

import pytest

from royaume.kernel.chance import BLOCK, Chance, Dice, commitment


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def at_most(outcomes: int) -> float:
    """What chi-square exceeds by chance less than once in a thousand times (Wilson and Hilferty)."""
    freedom = outcomes - 1
    return float(freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3)


def numbers(chance: Chance, below: int, n: int) -> list[int]:
    return [int(chance.below(below)) for _ in range(n)]


@pytest.mark.parametrize("n", [2, 6, 60, 100, 200, 255, 256, 257, 300, 1000])
def test_every_number_is_equally_likely(n: int) -> None:
    counts = [0] * n
    for x in numbers(Chance.from_seed("fair"), n, 60 * n):
        counts[x] += 1
    assert chi_square(counts) < at_most(n)


@pytest.mark.parametrize("n", [40_000, 50_000, 65_536])
def test_every_tenth_of_large_numbers_is_equally_likely(n: int) -> None:
    counts = [0] * 10
    for x in numbers(Chance.from_seed("fair and large"), n, 5000):
        counts[10 * x // n] += 1
    assert chi_square(counts) < at_most(10)


def test_numbers_over_256_take_two_bytes_and_reach_the_top() -> None:
    chance = Chance.from_seed("large")
    assert max(numbers(chance, 300, 5000)) == 299
    assert chance.used >= 2 * 5000


def test_one_outcome_needs_no_luck() -> None:
    assert numbers(Chance.from_seed("one"), 1, 5) == [0] * 5


def test_the_bytes_are_those_of_sha_256_over_key_and_counter() -> None:
    key = sha256(b"royaume chance a seed").digest()
    blocks = b"".join(sha256(key + n.to_bytes(8, "big")).digest() for n in range(3))
    chance = Chance.from_seed("a seed")
    assert bytes([int(chance.byte()) for _ in range(3 * BLOCK)]) == blocks


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    one, same, other = (numbers(Chance.from_seed(seed), 60, 50) for seed in ("a", "a", "b"))
    assert one == same != other


@pytest.mark.parametrize("used", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 7])
def test_chance_restored_after_so_many_bytes_goes_on_the_same(used: int) -> None:
    chance = Chance.from_seed("saved")
    for _ in range(used):
        chance.byte()
    restored = Chance(chance.key, chance.used)
    assert numbers(restored, 250, 100) == numbers(chance, 250, 100)


def test_a_copy_goes_on_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance.from_seed("copied")
    numbers(chance, 6, 5)
    copy = chance.copy()
    used = chance.used
    ahead = numbers(copy, 6, 100)
    assert chance.used == used
    assert numbers(chance, 6, 100) == ahead


def test_a_shuffle_keeps_every_card() -> None:
    cards = tuple(range(60))
    shuffled = Chance.from_seed("cards").shuffled(cards)
    assert shuffled != cards
    assert tuple(sorted(shuffled)) == cards


def test_every_order_is_equally_likely() -> None:
    chance = Chance.from_seed("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        order = chance.shuffled((0, 1, 2, 3))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < at_most(24)


def test_dealing_some_cards_leaves_the_others_behind_them() -> None:
    cards = tuple(range(20))
    dealt = Chance.from_seed("some").dealt(cards, 5)
    assert sorted(dealt) == list(cards)
    assert dealt[:5] == list(Chance.from_seed("some").shuffled(cards)[:5])


def test_the_commitment_is_a_hash_that_anyone_can_compute() -> None:
    assert commitment("royaume") == sha256(b"royaume commitment royaume").hexdigest()
    assert commitment("royaume") == "ee4b0db53d2d0d69624fb514d31b59a6ef9295b507e63d16464139d7a9d0f0d3"


def test_the_commitment_binds_the_seed_and_is_not_its_key() -> None:
    assert commitment("royaume") != commitment("royaume ")
    assert bytes.fromhex(commitment("royaume")) != Chance.from_seed("royaume").key


@pytest.mark.parametrize(
    ("seed", "rolls"),
    [
        (0, [64, 48, 0, 11, 59, 61, 23, 5]),
        (1, [58, 0, 13, 64, 11, 92, 3, 35]),
        (2**40, [12, 82, 76, 34, 74, 34, 7, 86]),
        (-3, [98, 67, 2, 97, 68, 84, 32, 81]),
    ],
)
def test_dice_roll_known_numbers_interpreted_and_compiled(seed: int, rolls: list[int]) -> None:
    dice = Dice(seed)
    assert [int(dice.roll(100)) for _ in range(8)] == rolls


def test_dice_are_fair_enough_to_play_with() -> None:
    dice = Dice(5)
    counts = [0] * 7
    for _ in range(7000):
        counts[dice.roll(7)] += 1
    assert chi_square(counts) < at_most(7)


def test_dice_make_keys_that_differ_from_one_another() -> None:
    dice = Dice(6)
    assert len({dice.key() for _ in range(100)}) == 100


@pytest.mark.parametrize("n", [0, -1, 65537])
def test_chance_refuses_a_range_that_it_cannot_draw_from(n: int) -> None:
    with pytest.raises(ValueError, match="number below"):
        Chance.from_seed("1").below(n)
