"""The places of the board, one file each."""
