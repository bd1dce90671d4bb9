"""Kernel, rules and bots, compiled with mypyc and the machine's C compiler; where that fails, the source runs as it is.

All compiled modules lie in one library (`royaume__mypyc`), and every module's file is a copy of one small shim.
Compiled units are kept in build/kept under the hash of all that went into them: what has not changed is not compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError

from building.chosen import ROOT, folder, sources
from building.constants import named
from building.units import HEADER, SHARED_HEADER, Function, Unit, beginning, inlinable, types_used, units_of, written

KEPT = ROOT / "build" / "kept"
KEPT_FOR = 14 * 24 * 3600
SHIM = Path(__file__).with_name("shim.c")
# what the rules import without compiling it is checked by `make check`, not by a build without those packages
TYPES = ("--strict", "--follow-imports=silent", "--ignore-missing-imports")
LIKE_GCC = ("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-Wno-misleading-indentation")
PROFILE = "ROYAUME_PROFILE"
COMPILED = "ROYAUME_COMPILED"  # a folder of compiled rules: of the same source they are taken as they are
PROFILED = {"generate": ["-fprofile-generate"], "use": ["-fprofile-use", "-Wno-missing-profile"]}


class BuildRules(build_ext):
    """The whole library, or nothing of it."""

    def build_extensions(self) -> None:
        self.extensions: list[Extension] = []
        try:
            self.build_rules()
        except (BaseError, CCompilerError, OSError) as why:
            print(f"The rules are not compiled and will run from their source: {why}", file=sys.stderr)

    def build_rules(self) -> None:
        if sysconfig.get_config_var("Py_GIL_DISABLED"):
            raise CompileError("they are not ready for a free-threaded Python")
        if (before := compiled_before()) is not None:
            shutil.copytree(before, self.build_lib, dirs_exist_ok=True)
            return
        temporary = Path(os.path.relpath(self.build_temp))
        library, *modules = generated(temporary / "c")
        units = temporary / "units"
        units.mkdir(parents=True, exist_ok=True)
        parts = self.units(library, temporary.absolute() / "named")
        with ThreadPoolExecutor(processors()) as side_by_side:
            waiting = [side_by_side.submit(self.compiled, *unit, library, units) for unit in parts]
            shim = self.shim(units, [module.name for module in modules])
            objects = [each.result() for each in waiting]
        made = self.link(objects, units)
        for module in modules:
            put(shim, Path(self.get_ext_fullpath(module.name)))
        put(made, Path(self.get_ext_fullpath(library.name)))
        forget_old(KEPT)

    def units(self, library: Extension, folder: Path) -> list[tuple[Unit, dict[str, Function]]]:
        """Each unit with what may be inlined in it; what takes longest comes first."""
        files = [Path(source).resolve() for source in library.sources]
        if not self.is_like_gcc():
            return [(Unit(file.stem, (file,), True), {}) for file in files]
        units = units_of(named(files, folder))
        functions = inlinable(units)
        units.sort(key=lambda unit: (unit.quick, sum(file.stat().st_size for file in unit.files)), reverse=True)
        return [(unit, functions if unit.quick else {}) for unit in units]

    def compiled(self, unit: Unit, functions: dict[str, Function], library: Extension, folder: Path) -> str:
        """The object of a unit: the one that was kept, if nothing that it is made of has changed."""
        flags = self.flags(library, unit)
        before = beginning(unit, header_of(library, HEADER), functions) if self.is_like_gcc() else ""
        kept = KEPT / f"{unit.name}-{self.key(unit, before, flags, library)}.o"
        if kept.exists() and not (unit.quick and PROFILE in os.environ):
            kept.touch()
            return str(kept)
        (folder / f"{unit.name}.h").write_text(before, encoding="utf-8")
        source = folder / f"{unit.name}.c"
        source.write_text(written(unit), encoding="utf-8")
        directories = [*library.include_dirs, *self.compiler.include_dirs, str(folder)]
        [made] = self.compiler.compile([str(source)], include_dirs=directories, extra_postargs=flags)
        put(Path(made), kept)
        return str(kept)

    def flags(self, library: Extension, unit: Unit) -> list[str]:
        if not self.is_like_gcc():
            return list(library.extra_compile_args)
        speed = PROFILED.get(os.environ.get(PROFILE, ""), []) if unit.quick else ["-O0" if unit.once else "-O1"]
        return [*library.extra_compile_args, *LIKE_GCC, *speed]

    def key(self, unit: Unit, before: str, flags: list[str], library: Extension) -> str:
        from mypy.version import __version__

        key = hashlib.sha256(repr((before, flags, sys.version, __version__, self.compiler_version())).encode())
        text = before + "".join(file.read_text(encoding="utf-8") for file in unit.files)
        for part in (text, *types_used(header_of(library, SHARED_HEADER), text)):
            key.update(part.encode())
        return key.hexdigest()[:16]

    def shim(self, folder: Path, modules: list[str]) -> Path:
        """What stands in the place of every module: it knows the last part of each name."""
        last = sorted({name.removesuffix(".__init__").rpartition(".")[2] for name in modules})
        source = folder / "shim.c"
        source.write_text(SHIM.read_text(encoding="utf-8") + "".join(f"MODULE({name})\n" for name in last))
        objects = self.compiler.compile([str(source)], include_dirs=self.compiler.include_dirs)
        made = folder / "shim.so"
        exported = [f"PyInit_{name}" for name in last]
        self.compiler.link_shared_object(objects, str(made), export_symbols=exported)
        return made

    def link(self, objects: list[str], folder: Path) -> Path:
        made = folder / "library.so"
        more = PROFILED["generate"] if os.environ.get(PROFILE) == "generate" else []
        self.compiler.link_shared_object(objects, str(made), extra_postargs=more)
        return made

    def is_like_gcc(self) -> bool:
        return bool(self.compiler.compiler_type == "unix")

    def compiler_version(self) -> str:
        """What the compiler says of itself; nothing where it cannot be asked like gcc."""
        if not self.is_like_gcc():
            return ""
        command = [self.compiler.compiler[0], "--version"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.lower()


def generated(folder: Path) -> list[Extension]:
    """The C of the library and its modules, as mypyc writes it."""
    from mypyc.build import mypycify

    folder.mkdir(parents=True, exist_ok=True)
    files = [os.path.relpath(path) for path in sources()]
    made = mypycify(
        [*TYPES, *files], opt_level="3", debug_level="0", group_name="royaume", multi_file=True, target_dir=str(folder)
    )
    return [extension for extension in made if isinstance(extension, Extension)]


def header_of(library: Extension, name: str) -> str:
    return Path(next(iter(library.sources))).with_name(name).read_text(encoding="utf-8")


def compiled_before() -> Path | None:
    """What was compiled from the source as it is now, where it is said to lie: a test of a wheel compiles nothing."""
    known = os.environ.get(COMPILED)
    place = Path(known, folder().name) if known else None
    return place if place is not None and place.exists() else None


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def put(file: Path, place: Path) -> None:
    """Whole, or not at all: somebody else may be looking."""
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_name(f"{place.name}.{os.getpid()}")
    shutil.copy(file, beside)
    beside.replace(place)


def forget_old(folder: Path) -> None:
    """What nobody has used for two weeks."""
    for file in folder.glob("*.o"):
        if time.time() - file.stat().st_mtime > KEPT_FOR:
            file.unlink(missing_ok=True)
