"""Search over what a seat knows: a tree of decisions, grown by simulations on tables as the seat may imagine them."""
