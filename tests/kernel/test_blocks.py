"""Numbers of a title in blocks."""

from __future__ import annotations

import pytest

from royaume.kernel.blocks import in_blocks


def test_each_block_begins_at_its_number_and_the_gap_is_not_in_use() -> None:
    assert in_blocks({0: ["a", "b"], 4: ["e"]}, "-") == ["a", "b", "-", "-", "e"]


def test_blocks_may_be_listed_in_any_order_and_may_touch() -> None:
    assert in_blocks({2: ["c"], 0: ["a", "b"]}, "-") == ["a", "b", "c"]


def test_a_block_that_runs_into_the_next_is_an_error() -> None:
    with pytest.raises(ValueError, match="before 2 runs into the next"):
        in_blocks({0: ["a", "b", "c"], 2: ["d"]}, "-")


def test_nothing_is_in_no_block() -> None:
    assert in_blocks({}, "-") == []
