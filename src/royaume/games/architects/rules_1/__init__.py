"""What states of rules 1 said, and what that is by rules 2."""
