"""What setuptools cannot be told in pyproject.toml: how the rules are compiled."""

import os

from setuptools import Extension, setup

from building.rules import BuildRules

# what is really built is known once mypyc has read the rules; this says that there is something
EXTENSIONS = [] if os.environ.get("ROYAUME_PURE") == "1" else [Extension("royaume__mypyc", [])]

setup(ext_modules=EXTENSIONS, cmdclass={"build_ext": BuildRules})
