"""`royaume mcp`: language models at a table, over the same interface as browsers and with nothing else."""
