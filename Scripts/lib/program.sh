# A program, built optimised from what the sources are now. To be sourced behind setup.sh; `product` says which, `title`
# what people call it, and `first_build` how long it takes from nothing, unless it is SocialConnect.
# shellcheck shell=bash disable=SC2154

: "${product:=socialconnect}" "${title:=SocialConnect}" "${first_build:=ten to fifteen minutes}"
build_folder=$package_root/.build-release
# Where the program lies once `build_program` has ended. (It is the scripts' that source this.)
# shellcheck disable=SC2034
program=$build_folder/release/$product

# What the program was built from.
stamp=$build_folder/$product-built-from

# Whether the program has been built from what the sources are now.
is_current() {
  [ -x "$program" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$(program_fingerprint)" ]
}

# Builds the program when its sources have changed; what the machine lacks for that is installed first. Standard
# output stays free: what building has to say goes to standard error.
build_program() {
  local building
  if is_current; then return; fi
  if [ "$product" = socialconnect ]; then require_build_tools; else require_libraries; fi
  # Taken before building, so that changes saved during the build are built next time.
  [ -e "$package_root/Package.resolved" ] ||
    swift package --package-path "$package_root" --scratch-path "$build_folder" resolve </dev/null >&2 ||
    fail "$title's packages couldn't be fetched; the messages above say why."
  building=$(program_fingerprint)
  if [ -x "$program" ]; then
    say "The sources have changed. Building $title…"
  else
    say "Building an optimised $title. The first time takes $first_build on two cores: [n/m] says how far it is."
  fi
  swift build --package-path "$package_root" --scratch-path "$build_folder" \
    --configuration release --product "$product" </dev/null >&2 ||
    fail "$title couldn't be built; the messages above say why."
  printf '%s\n' "$building" >"$stamp"
}

# Changes whenever a rebuild is due: the contents of all sources but the articles, and which compiler it is.
program_fingerprint() {
  (
    cd "$package_root"
    find Modules Package.swift -type f -not -path '*.docc/*' -print0 | LC_ALL=C sort -z | xargs -0 cksum
    if [ -e Package.resolved ]; then cksum Package.resolved; fi
    readlink -f -- "$(command -v swift || echo none)"
  ) | cksum
}
