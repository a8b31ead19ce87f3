"""Makes what players install: wheel, Debian packages, a folder with its own Python, a release.

`.ci/package` starts it; what it fills in lies in `.ci/packaging`.
"""
