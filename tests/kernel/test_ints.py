"""Numbers that compiled and interpreted code must agree on."""

import pytest

from royaume.kernel.ints import as_list, bit, filled, lowest_bit, zeros


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 39, 47, 61])
def test_a_bit_keeps_its_place_above_the_thirty_second(n):
    assert bit(n) == 2**n


def test_arrays_give_back_their_numbers():
    assert as_list(zeros(3)) == [0, 0, 0]
    assert as_list(filled([4, -1, 2**40])) == [4, -1, 2**40]


@pytest.mark.parametrize(("bits", "lowest"), [(1, 0), (6, 1), (0b101000, 3), (2**40 + 2**50, 40)])
def test_the_lowest_bit_is_found(bits, lowest):
    assert lowest_bit(bits) == lowest


def test_the_last_bit_keeps_a_number_positive():
    assert bit(62) == 2**62 > 0


@pytest.mark.parametrize("n", [-1, 63, 64, 99])
def test_a_bit_that_does_not_fit_is_an_error_and_not_another_bit(n):
    with pytest.raises(ValueError, match=f"no bit {n}"):
        bit(n)
