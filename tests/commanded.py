"""The command line, run in the process of the test."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess
from unittest.mock import patch

import pytest

from royaume.cli import main
from royaume.cli.common import Speech, system_language


def royaume(*arguments: str, stdin: str = "") -> CompletedProcess[str]:
    """The command as it begins in a new process, without the process."""
    out, err = StringIO(), StringIO()
    Speech.language = system_language()
    with (
        patch.object(sys, "argv", ["royaume", *arguments]),
        patch.object(sys, "stdin", StringIO(stdin)),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main.run()
    code = ended.value.code
    return CompletedProcess(arguments, code if isinstance(code, int) else 1, out.getvalue(), err.getvalue())
