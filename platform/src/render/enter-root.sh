#!/bin/sh
# Runs a command in a mount namespace of its own whose root holds only the given paths: no other files, and no Unix
# sockets of other programs, which no network namespace hides. Needs CAP_SYS_ADMIN and CAP_SYS_CHROOT in that namespace.
# Arguments: an empty folder for the root, the paths, --, the command.
set -eu
# mount and chroot are programs of the administrator.
PATH=$PATH:/usr/sbin:/sbin
root=$1
shift
mount -t tmpfs -o mode=0755,size=1m tmpfs "$root"
while [ "$1" != -- ]; do
  path=$1
  shift
  mkdir -p "$root${path%/*}"
  if [ -L "$path" ]; then
    ln -s "$(readlink "$path")" "$root$path"
  elif [ -d "$path" ]; then
    mkdir -p "$root$path"
    mount --bind "$path" "$root$path"
  elif [ -e "$path" ]; then
    : > "$root$path"
    mount --bind "$path" "$root$path"
  fi
done
shift
# Set by the shell.
unset PWD
exec chroot "$root" "$@"
