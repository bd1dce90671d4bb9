"""`python -m royaume` is the command `royaume`."""

from royaume.cli.main import run

run()
