"""mypyc, mended where it lets go of an object too early.

A Final attribute is borrowed: read without counting, while the object it was read from is kept alive until the end of
the expression. A comprehension inside that expression ends the keeping alive for all of it: in
`Sum(price.goods, [each for each in price.parts])` the price may be gone before its goods are used. What was kept alive
outside of a comprehension is therefore set aside while it is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mypyc.irbuild.builder import IRBuilder

as_mypyc_does = IRBuilder.enter_borrow_scope


@contextmanager
def enter_borrow_scope(self: IRBuilder, line: int) -> Iterator[None]:
    outside, self.builder.keep_alives = self.builder.keep_alives, []
    try:
        with as_mypyc_does(self, line):
            yield
    finally:
        self.builder.keep_alives = outside


def mend() -> None:
    IRBuilder.enter_borrow_scope = enter_borrow_scope  # type: ignore[method-assign]
