#!/usr/bin/env bash

rp_module_id="golden-horn"
rp_module_desc="Golden Horn - couch game of Venetian merchants for two to four"
rp_module_licence="MIT @HOMEPAGE@"
rp_module_section="exp"
rp_module_flags="!all 64bit"

function depends_golden-horn() {
    getDepends python3
}

function install_bin_golden-horn() {
    local number="$(. /etc/os-release && echo "$VERSION_ID")"
    local package="golden-horn_@VERSION@+deb${number}_$(dpkg --print-architecture).deb"
    download "@HOMEPAGE@/releases/download/@VERSION@/$package" "$md_build"
    aptInstall "$md_build/$package"
}

function configure_golden-horn() {
    local action=""
    [[ "$md_mode" == "remove" ]] && action="--undo"
    sudo -u "$user" HOME="$home" /usr/games/golden-horn install --retropie $action
}

function remove_golden-horn() {
    aptRemove golden-horn
}
