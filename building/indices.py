"""Most indices lie in range: their way is the straight one.

What lies out of range may still count from the end, so mypyc asks twice. It does not say which answer is usual, and the
compiler takes either for as likely.
"""

from __future__ import annotations

import re

ASKED = re.compile(r"( = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n +if \()(\w+)(?=\) )")


def usually_in_range(text: str) -> str:
    return ASKED.sub(r"\1likely(\2)", text)
