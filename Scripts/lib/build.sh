# The optimised build: one for the programs, the tests and the benchmark, so that nothing is compiled twice. To be sourced
# behind setup.sh; `product` says which program, `title` what people call it, and `first_build` how long it takes from
# nothing, unless it is SocialConnect.
# shellcheck shell=bash disable=SC2154

: "${product:=socialconnect}" "${title:=SocialConnect}" "${first_build:=about twenty minutes}"
build_folder=$package_root/.build-release
# Tests see what is internal. Of debugging information only the lines are kept, which the trace of a crash names.
build_options=(
  --package-path "$package_root" --scratch-path "$build_folder" --configuration release
  -Xswiftc -enable-testing -Xswiftc -gline-tables-only
)
# Where the program lies once `build_program` has ended. (It is the scripts' that source this.)
# shellcheck disable=SC2034
program=$build_folder/release/$product

# build WHAT…: builds products or the tests. Standard output stays free: what building has to say goes to standard error.
build() {
  local stamp
  # Taken before building, so that changes saved during the build are built next time.
  building=$(fingerprint)
  # Whatever is built may replace the programs that were built from something else.
  for stamp in "$build_folder"/*-built-from; do
    [ "$(cat "$stamp" 2>/dev/null)" = "$building" ] || rm -f -- "$stamp"
  done
  swift build "${build_options[@]}" "$@" </dev/null >&2
}

# What a program was built from.
stamp_of() { printf '%s\n' "$build_folder/$1-built-from"; }

# Notes that programs have just been built.
note_built() {
  local built
  for built in "$@"; do printf '%s\n' "$building" >"$(stamp_of "$built")"; done
}

# Builds the program when its sources have changed; what the machine lacks for that is installed first.
build_program() {
  if [ -x "$program" ] && [ "$(cat "$(stamp_of "$product")" 2>/dev/null)" = "$(fingerprint)" ]; then return; fi
  if [ "$product" = socialconnect ]; then require_build_tools; else require_libraries; fi
  [ -e "$package_root/Package.resolved" ] ||
    swift package --package-path "$package_root" --scratch-path "$build_folder" resolve </dev/null >&2 ||
    fail "$title's packages couldn't be fetched; the messages above say why."
  if [ -x "$program" ]; then
    say "The sources have changed. Building $title…"
  else
    say "Building an optimised $title. The first time takes $first_build on two cores: [n/m] says how far it is."
  fi
  build --product "$product" || fail "$title couldn't be built; the messages above say why."
  note_built "$product"
}

# Changes whenever a rebuild is due: the contents of all sources but the articles, and which compiler it is.
fingerprint() {
  (
    cd "$package_root"
    find Modules Package.swift -type f -not -path '*.docc/*' -print0 | LC_ALL=C sort -z | xargs -0 cksum
    if [ -e Package.resolved ]; then cksum Package.resolved; fi
    readlink -f -- "$(command -v swift || echo none)"
  ) | cksum
}
