"""Whatever waits for ever says where it stands, and is ended with its process; the other tests go on in a new one.

One thread looks now and then. A clock for each test would be a tenth of the work of the small ones.
"""

from __future__ import annotations

import faulthandler
import math
import os
import threading
import time

LONGEST_S = 300
EVERY_S = 10


class Watch(threading.Thread):
    """Knows which test is under way, and until when it may be."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.said = os.dup(2)  # what tests write is kept back
        self.test, self.ends = "", math.inf

    def begin(self, test: str, longest: float) -> None:
        self.test, self.ends = test, time.monotonic() + longest

    def end(self) -> None:
        self.ends = math.inf

    def run(self) -> None:
        while time.monotonic() < self.ends:
            # it also ends what lets no other thread run: a loop without end in compiled rules
            faulthandler.dump_traceback_later(LONGEST_S, exit=True, file=self.said)
            time.sleep(EVERY_S)
        os.write(self.said, f"\n{self.test} takes too long:\n".encode())
        faulthandler.dump_traceback(self.said)
        os._exit(1)
