# What scripts have in common that try things on a machine that has nothing: a minimal Debian or Ubuntu in a folder. They source this in the project's folder
# and call `enter` with their own arguments. Every mount lives in a namespace of its own and ends with the script, however it ends.
# .build/bare keeps each system as debootstrap makes it, and downloaded packages.

bare=.build/bare
# Shells, make and linkers take such a path for several words, or for none of theirs.
odd_clone="/home/reader/evdoc 试验"

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# Whether this machine lets one make such a machine.
is_possible() {
    [ "$(id -u)" -eq 0 ] && unshare --mount --pid --fork sh -c 'mount -t tmpfs none /mnt && umount /mnt' 2>/dev/null \
        && timeout 60 apt-get update -qq -o APT::Update::Error-Mode=any </dev/null >/dev/null 2>&1
}

# Starts the script again in namespaces: what it mounts nobody else sees, and what it starts ends with it. /proc is that of these processes: Swift's
# build system stops at once where a process that it has started is not there.
enter() {
    [ "${BARE_MACHINE:-}" != inside ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "making a root file system needs root"
    scripts/install-packages scripts/packages-bare.txt
    BARE_MACHINE=inside exec unshare --mount-proc --pid --fork --kill-child "$PWD/scripts/$(basename "$0")" "$@"
}

# The release of this machine.
own_system() { (. /etc/os-release && echo "$VERSION_CODENAME"); }

# The folder of this machine's Swift toolchain, which has all in its usr.
find_toolchain() {
    command -v swift >/dev/null || export PATH=/opt/swift/usr/bin:$PATH
    local resources
    resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
    realpath "$resources/../../.."
}

# The long-term releases of Ubuntu that have what the toolchain needs.
is_ubuntu() { [ "$1" = noble ]; }

# Makes a root of a release of Debian or Ubuntu in the folder `root`, with a user besides root, and sets `mirror`: that of this machine's own apt, or that
# of Ubuntu.
make_root() {
    local system=$1 base=$bare/base-$1 components=main options=()
    mirror=$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' \
        | awk -v release="$(own_system)" '$1 == release { print $2; exit }')
    if is_ubuntu "$system"; then
        # Debian's debootstrap makes all releases of Ubuntu alike, and Debian has no key of Ubuntu: from then on the system's own apt checks.
        mirror=http://archive.ubuntu.com/ubuntu components="main universe" options=(--no-check-gpg)
    fi
    [ -n "$mirror" ] || fail "apt has no mirror for $(own_system)"
    mkdir -p $bare/archives-"$system"/partial
    if [ ! -e "$base" ]; then
        rm -rf "$base.draft"
        debootstrap --variant=minbase --include=make --components="${components// /,}" "${options[@]}" "$system" "$base.draft" "$mirror" \
            $(! is_ubuntu "$system" || echo /usr/share/debootstrap/scripts/gutsy) >$bare/debootstrap.log 2>&1 \
            || fail "no $system from $mirror: $(tail -n 1 $bare/debootstrap.log)"
        mv "$base.draft" "$base"
    fi
    root=$PWD/$bare/root-$(basename "$0")-$system
    rm -rf "$root"
    cp -a "$base" "$root"
    echo "deb $mirror $system $components" >"$root/etc/apt/sources.list"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    mount --bind $bare/archives-"$system" "$root/var/cache/apt/archives"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    chroot "$root" useradd --create-home reader
}

# Runs a line of shell there, in a folder: `in_root USER FOLDER LINE`.
in_root() {
    local home=/root
    [ "$1" = root ] || home=/home/$1
    chroot --userspec="$1:$1" "$root" env -i HOME="$home" TERM=dumb LANG=C.UTF-8 ${http_proxy:+http_proxy="$http_proxy"} \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -euo pipefail -c "cd \"\$1\" && $3" bash "$2" </dev/null
}
