# Files placed below a prefix, so that what is ours there can be told from what is not. To be sourced behind setup.sh;
# `prefix` is the folder,
# `product` the program that is placed, and `title` what people call it.
#
# What was placed is listed in share/doc/PRODUCT/installed: a line `file CHECKSUM SIZE PATH` for each file, and
# `folder PATH` for each folder that was made. A file is ours if it is listed and still what it was.
# shellcheck shell=bash disable=SC2154

list_name=share/doc/$product/installed

# place_parts FOLDER: places all that lies in a folder at the same paths below the prefix, or nothing.
place_parts() {
  local parts=$1 path
  local paths=()
  while IFS= read -r path; do paths+=("$path"); done < <(find "$parts" -type f -printf '%P\n' | LC_ALL=C sort)
  for path in "${paths[@]}" "$list_name"; do expect_writable "$path"; done
  for path in "${paths[@]}"; do expect_ours "$path"; done

  local old new folders
  old=$(read_list)
  folders=$(
    (
      missing_folders "${paths[@]}" "$list_name"
      sed -n '/^folder /p' <<<"$old"
      shared_folders "${paths[@]}" "$list_name"
    ) | LC_ALL=C sort -u
  )
  new=$(cd "$parts" && for path in "${paths[@]}"; do printf 'file %s\n' "$(cksum "$path")"; done)
  make_folders "${paths[@]}" "$list_name"
  # Until all are in place, what was there and what is coming are both ours: an interrupted run can be repeated.
  write_list "$old"$'\n'"$new"$'\n'"$folders"
  for path in "${paths[@]}"; do
    # A program that runs keeps its file: the new one takes its name.
    if ! cp -p -- "$parts/$path" "$prefix/$path.new" || ! mv -f -- "$prefix/$path.new" "$prefix/$path"; then
      fail "$prefix/$path couldn't be written. Run this again when it can be, or with --uninstall."
    fi
  done
  remove_outdated "$old" "${paths[@]}"
  write_list "$new"$'\n'"$folders"
  printf 'Installed in %s:\n' "$prefix"
  printf '  %s\n' "${paths[@]}"
}

# remove_placed: removes what was placed, and the folders that were made for it once they are empty.
remove_placed() {
  local list path
  list=$(read_list)
  [ -n "$list" ] || fail "$title isn't installed in $prefix. If it's elsewhere, use --prefix DIR."
  [ -w "$prefix/$(dirname -- "$list_name")" ] || fail "You can't write in $prefix. Nothing was removed."
  local removed=()
  while IFS= read -r path; do
    if is_ours "$path"; then
      rm -f -- "$prefix/$path" || fail "$prefix/$path couldn't be removed."
      removed+=("$path")
    elif [ -e "$prefix/$path" ] || [ -L "$prefix/$path" ]; then
      say "$prefix/$path has changed since it was installed, so it stays."
    fi
  done < <(listed_files "$list" | LC_ALL=C sort -u)
  rm -f -- "$prefix/$list_name"
  # The deepest come first. One with something of yours in it stays.
  while IFS= read -r path; do
    if [ -d "$prefix/$path" ]; then rmdir --ignore-fail-on-non-empty -- "$(realpath -ms -- "$prefix/$path")"; fi
  done < <(sed -n 's/^folder //p' <<<"$list" | LC_ALL=C sort -ru)
  printf 'Removed from %s:\n' "$prefix"
  printf '  %s\n' "${removed[@]-}"
}

read_list() {
  [ ! -f "$prefix/$list_name" ] || cat -- "$prefix/$list_name"
}

write_list() {
  if ! sed '/^$/d' <<<"$1" >"$prefix/$list_name.new" || ! mv -f -- "$prefix/$list_name.new" "$prefix/$list_name"; then
    fail "$prefix/$list_name couldn't be written."
  fi
}

listed_files() {
  sed -nE 's/^file [0-9]+ [0-9]+ //p' <<<"$1"
}

# Whether a file is one that this placed, as it was placed.
is_ours() {
  [ -f "$prefix/$1" ] && [ ! -L "$prefix/$1" ] || return 1
  local line
  line="file $(cd "$prefix" && cksum "$1")"
  read_list | grep -qxF -- "$line"
}

expect_ours() {
  if [ -e "$prefix/$1" ] || [ -L "$prefix/$1" ]; then
    is_ours "$1" || fail "$prefix/$1 wasn't installed by this script; move it away first. Nothing was installed."
  fi
}

# Whether a file could be written below the prefix: in its folder, or in the nearest that there is above it.
expect_writable() {
  local folder=$prefix/$1
  while :; do
    folder=$(dirname -- "$folder")
    if [ -e "$folder" ] || [ -L "$folder" ]; then break; fi
  done
  if [ ! -d "$folder" ]; then fail "$folder isn't a folder. Nothing was installed."; fi
  if [ ! -w "$folder" ] || [ ! -x "$folder" ]; then fail "You can't write in $folder. Nothing was installed."; fi
}

# The folders, below the prefix and itself, that these paths need.
needed_folders() {
  local path
  for path; do
    while [ "$path" != . ]; do
      path=$(dirname -- "$path")
      printf 'folder %s\n' "$path"
    done
  done
}

# Those of them that are not there yet.
missing_folders() {
  local folder
  needed_folders "$@" | while IFS= read -r folder; do
    [ -e "$prefix/${folder#folder }" ] || printf '%s\n' "$folder"
  done
}

# Those of them that were made for another of our programs: the last to be removed removes them.
shared_folders() {
  local other
  for other in socialconnect todo; do
    sed -n '/^folder /p' "$prefix/share/doc/$other/installed" 2>/dev/null || true
  done | LC_ALL=C sort -u | LC_ALL=C comm -12 - <(needed_folders "$@" | LC_ALL=C sort -u)
}

make_folders() {
  local path
  for path; do
    mkdir -p -- "$(dirname -- "$prefix/$path")" 2>/dev/null || fail "You can't write in $prefix. Nothing was installed."
  done
}

# Removes what an older version placed and this one has no more.
remove_outdated() {
  local old=$1 path
  shift
  while IFS= read -r path; do
    if [ -n "$path" ] && ! printf '%s\n' "$@" | grep -qxF -- "$path" && is_ours "$path"; then
      rm -f -- "$prefix/$path"
    fi
  done < <(listed_files "$old")
}
