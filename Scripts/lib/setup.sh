# What the scripts share: where the package lies, and what the machine must have. To be sourced.
# shellcheck shell=bash

# The package's folder, also when a script is called from elsewhere or through a link.
package_root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.." && pwd -P)

# Tells people something without mixing it into what a program prints.
say() {
  printf '%s\n' "$*" >&2
}

fail() {
  say "$*"
  exit 1
}

# Prints the comment at the head of a script, which says how to use it.
print_usage() {
  sed -n '2,/^[^#]/ { s/^# \{0,1\}//p }' "$1"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_missing REASON PACKAGE…: installs Debian packages and says why. Leaves standard input alone.
install_missing() {
  local reason=$1
  shift
  if ! command -v apt-get >/dev/null; then
    fail "Install what Debian calls: $* ($reason). This script can do that only on Debian and Ubuntu."
  fi
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    fail "Run this as root: apt-get install $* ($reason). There's no sudo here to do it with."
  fi
  say "Installing $* ($reason). This happens once."
  as_root apt-get -o DPkg::Lock::Timeout=300 -qq update </dev/null >&2 ||
    say "The list of packages couldn't be refreshed; continuing with the current one."
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 \
    install -qq -y --no-install-recommends "$@" </dev/null >&2 ||
    fail "$* couldn't be installed; the messages above say why. Then run this again."
}

# The compiler, which shouldn't be installed without asking.
require_swift() {
  command -v swift >/dev/null ||
    fail "Swift isn't installed. Install Swift 6.3 or later from https://swift.org/install, then run this again."
}

# What the build needs beside the compiler, and what SocialConnect runs. Asks no network and no root when all is there.
require_build_tools() {
  require_libraries
  PATH=$PATH:/sbin ldconfig -p 2>/dev/null | grep -qF libvips.so.42 ||
    install_missing "photos are checked and made ready by it" libvips42
  command -v chafa >/dev/null ||
    say "To see photos in the terminal, you can install chafa: apt-get install chafa."
  command -v ffmpeg >/dev/null ||
    say "To let people post short videos, you can install ffmpeg: apt-get install ffmpeg."
  command -v bsdtar >/dev/null || install_missing "archives are packed and unpacked by it" libarchive-tools
}

# What the build of any app needs beside the compiler.
require_libraries() {
  require_swift
  local missing=()
  command -v git >/dev/null || missing+=(git ca-certificates)
  command -v pkg-config >/dev/null || missing+=(pkg-config)
  has_library sqlite3 || missing+=(libsqlite3-dev)
  has_library libpq || missing+=(libpq-dev)
  has_library libedit || missing+=(libedit-dev)
  has_library zlib || missing+=(zlib1g-dev)
  has_library gumbo || missing+=(libgumbo-dev)
  if [ ${#missing[@]} -gt 0 ]; then
    install_missing "the databases, the line editor, the compression and the HTML parser that our apps are built on" "${missing[@]}"
  fi
}

has_library() {
  command -v pkg-config >/dev/null && pkg-config --exists "$1"
}

# What the tests need beyond that.
require_test_tools() {
  require_build_tools
  if [ -z "$(postgresql_programs)" ]; then
    install_missing "the tests start a PostgreSQL of their own in a temporary folder" \
      "$(newest_postgresql_package)"
  fi
  command -v vips >/dev/null || install_missing "the tests draw photos with it" libvips-tools
  command -v ffmpeg >/dev/null || install_missing "the tests make films with it" ffmpeg
  command -v oathtool >/dev/null || install_missing "the tests compare codes for signing in with it" oathtool
  command -v strace >/dev/null ||
    install_missing "the tests watch that what is promised to last has reached the disk" strace
}

# The Python for which the client libraries are installed that the long tests use a server through, in a folder of their
# own. Prints nothing where they can't be had.
client_python() {
  require_python
  python3 -c 'import ensurepip, venv' 2>/dev/null || install_missing "the tests use client libraries of Python" python3-venv
  command -v msmtp >/dev/null || install_missing "the tests send email with it" msmtp
  local clients=$package_root/Tests/Clients
  local requirements=("$clients"/*/requirements.txt)
  local folder
  folder=$package_root/.build/clients/$(cat "${requirements[@]}" | sha256sum | cut -c 1-16)
  if [ ! -e "$folder/complete" ]; then
    say "Installing Mastodon.py, Playwright, axe, a provider of identities and one of email from PyPI. This happens once."
    rm -rf -- "$folder"
    if ! {
      python3 -m venv "$folder" &&
        "$folder/bin/pip" install --quiet --disable-pip-version-check "${requirements[@]/#/--requirement=}"
    } </dev/null >&2; then
      say "They couldn't be installed, so the server isn't tested with them; the messages above say why."
      return
    fi
    touch "$folder/complete"
  fi
  printf '%s\n' "$folder/bin/python"
}

# The browser with which the long tests walk through the server's pages. Prints nothing where it can't be had.
client_browser() {
  if ! command -v chromium >/dev/null && ! (install_missing "the tests walk through web pages with it" chromium); then
    say "So the server's pages aren't walked through."
    return
  fi
  command -v chromium
}

require_python() {
  command -v python3 >/dev/null || install_missing "the checks are written in it" python3
}

# The folder of PostgreSQL's programs: 15 where there is one, for that is the oldest we promise; else a
# later one. Nothing when there is none.
postgresql_programs() {
  local folder
  for folder in /usr/lib/postgresql/15/bin /usr/lib/postgresql/1[6-9]/bin /usr/lib/postgresql/[2-9][0-9]/bin; do
    if [ -x "$folder/initdb" ]; then
      printf '%s\n' "$folder"
      return
    fi
  done
  if command -v initdb >/dev/null; then
    dirname -- "$(readlink -f -- "$(command -v initdb)")"
  fi
}

newest_postgresql_package() {
  if apt-cache show postgresql-15 >/dev/null 2>&1 || ! apt-cache show postgresql >/dev/null 2>&1; then
    echo postgresql-15
  else
    echo postgresql
  fi
}
