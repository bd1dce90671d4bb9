"""The solo variant of Works of Wonder: six opponents, one deck of Scheme cards."""
