"""The ring of segments read from plain data."""

import pytest

import royaume
from royaume.kernel.errors import BadInput


def test_each_segment_lies_in_the_ring_once():
    data = royaume.new("viscounts", players=2, seed=1).to_data()
    data["table"]["segments"] = ["lake", "lake", "hills", "forest", "coast"]
    with pytest.raises(BadInput, match=r"table\.segments: each of the five segments"):
        royaume.from_data(data)
