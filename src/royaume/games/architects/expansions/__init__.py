"""The expansions of Architects: each a module that the base game knows nothing of."""
