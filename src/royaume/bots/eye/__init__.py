"""A learned evaluation: what it sees, the net, its weights, and a bot that plays by it alone."""
