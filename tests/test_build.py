"""The build: a package that should be compiled, is."""

import os
import shutil

import pytest

import royaume
from royaume.interpreted import SWITCH


@pytest.mark.skipif(os.environ.get(SWITCH) == "1", reason="the rules run from their source")
@pytest.mark.skipif(shutil.which("gcc") is None and shutil.which("cc") is None, reason="there is no C compiler")
def test_with_a_c_compiler_the_rules_are_compiled():
    assert royaume.COMPILED
