"""Tables for people far from each other: every choice is checked, stored, acknowledged and then shown to everybody."""
