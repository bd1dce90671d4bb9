"""What the README shows, works."""

import doctest
import re
from pathlib import Path

import royaume

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "not_enough_meeples - Take a card" in capsys.readouterr().out


def test_the_package_docstring_is_true():
    assert doctest.testmod(royaume).failed == 0
