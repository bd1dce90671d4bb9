"""The documents as pages: `python -m building.site` makes them from docs/, in the look of the client; no network."""
