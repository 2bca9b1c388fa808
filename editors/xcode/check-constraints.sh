#!/bin/sh
# A "Run Script" build phase for Xcode: findings appear as issues at their lines.
#
# In the target's Build Phases add a Run Script phase with the one line
#     sh "${SRCROOT}/path/to/check-constraints.sh"
# untick "Based on dependency analysis", and set the build setting ENABLE_USER_SCRIPT_SANDBOXING to No.
# (`masonry-lsp init --xcode` writes this file as masonry-check.sh.)
# Without arguments it checks the folder of the project; arguments go to `masonry-lsp check`.
#
# MASONRY_LSP may name the executable. MASONRY_SINCE may name a revision of git: then only changed files are checked.
set -eu

# Xcode starts scripts with a short PATH.
PATH="${PATH}:/opt/homebrew/bin:/usr/local/bin:${HOME:-/var/empty}/.local/bin"
tool="${MASONRY_LSP:-masonry-lsp}"
if ! command -v "$tool" >/dev/null 2>&1; then
    echo "warning: masonry-lsp is not installed, constraints are not checked"
    exit 0
fi

# Archives and previews have nothing to show findings on.
if [ "${ACTION:-build}" = "install" ] || [ "${ENABLE_PREVIEWS:-NO}" = "YES" ]; then exit 0; fi

cd "${SRCROOT:-.}"
# Xcode links only absolute paths.
if [ $# -eq 0 ]; then set -- "$PWD"; fi
if [ -n "${MASONRY_SINCE:-}" ]; then set -- --since "$MASONRY_SINCE" "$@"; fi
exec "$tool" check --format xcode --quiet "$@"
