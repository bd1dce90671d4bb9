"""A server with another client: `ROYAUME_TEST_CLIENT=FOLDER python other_client.py --port P --data FOLDER`."""

from __future__ import annotations

import os
from pathlib import Path

from royaume.server import static
from royaume.server.__main__ import main

if __name__ == "__main__":
    static.CLIENT = Path(os.environ["ROYAUME_TEST_CLIENT"])
    main()
