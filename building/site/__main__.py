"""Makes the pages; where a link leads nowhere, there are none, and it says which."""

from __future__ import annotations

import sys

from building.site.making import BrokenLinks, make

if __name__ == "__main__":
    try:
        make()
    except BrokenLinks as why:
        sys.exit(str(why))
