"""Many games: simulations with every law checked, and benchmarks."""
