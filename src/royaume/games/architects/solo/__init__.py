"""Constantine and Helena: a house variant, since the printed solo rules are not known."""
