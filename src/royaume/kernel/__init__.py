"""The neutral part: how decisions, chance, secrets and records work in any game. It knows no game."""
