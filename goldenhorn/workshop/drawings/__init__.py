"""A developers' tool: draws every SVG file of assets/drawings from code; the game never imports it.

`python -m goldenhorn.workshop.drawings [--into DIR]` writes all drawings, the same bytes every
time; `--check` writes nothing and says which files differ from what is drawn. Every drawing has its
source in this package, none is kept as hand-written SVG. Files of other names are left alone.
"""
