"""Numbers that compiled and interpreted code must agree on."""

import pytest

from royaume.kernel.ints import as_list, bit, filled, zeros


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 39, 47, 61])
def test_a_bit_keeps_its_place_above_the_thirty_second(n):
    assert bit(n) == 2**n


def test_arrays_give_back_their_numbers():
    assert as_list(zeros(3)) == [0, 0, 0]
    assert as_list(filled([4, -1, 2**40])) == [4, -1, 2**40]
