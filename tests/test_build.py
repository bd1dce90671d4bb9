"""The build: a package that should be compiled, is."""

import os
import runpy
import shutil
import sys
import types
from pathlib import Path

import pytest

import royaume
from royaume.interpreted import SWITCH

SETUP = Path(__file__).parents[1] / "setup.py"


@pytest.mark.skipif(os.environ.get(SWITCH) == "1", reason="the rules run from their source")
@pytest.mark.skipif(shutil.which("gcc") is None and shutil.which("cc") is None, reason="there is no C compiler")
def test_with_a_c_compiler_the_rules_are_compiled():
    assert royaume.COMPILED


@pytest.mark.parametrize(("platform", "given"), [("linux", True), ("darwin", True), ("win32", False)])
def test_only_compilers_like_gcc_are_told_to_leave_the_indentation_alone(monkeypatch, platform, given):
    setuptools = pytest.importorskip("setuptools")
    built = [setuptools.Extension("royaume.kernel.table", [], extra_compile_args=["-O3"])]
    compiler = types.ModuleType("mypyc.build")
    compiler.mypycify = lambda *_, **__: built
    monkeypatch.setitem(sys.modules, "mypyc.build", compiler)
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv(SWITCH, raising=False)
    monkeypatch.chdir(SETUP.parent)
    runpy.run_path(str(SETUP))
    assert built[0].extra_compile_args[0] == "-O3"
    assert ("-Wno-misleading-indentation" in built[0].extra_compile_args) is given
