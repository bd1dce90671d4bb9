"""Telling players who are away that a table waits for them: by web push, by mail, by webhooks."""
