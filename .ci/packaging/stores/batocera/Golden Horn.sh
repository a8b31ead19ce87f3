#!/bin/bash
# For /userdata/roms/ports, with the folder golden-horn of the release beside it.
cd "$(dirname "$0")" && exec golden-horn/golden-horn --fullscreen --data-dir /userdata/saves/ports/golden-horn
