"""A developers' tool: draws families of drawings from code.

`python -m goldenhorn.tools.drawings [--into DIR]` writes them, the same bytes every time;
`--check` writes nothing and says which files differ from what is drawn. All other files of
assets/drawings are their own source, edited by hand, and left alone.
"""
