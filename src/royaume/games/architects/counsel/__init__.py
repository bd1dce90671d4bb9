"""What players should mind in this game; expansions add theirs to their modules."""
