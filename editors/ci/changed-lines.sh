#!/bin/sh
# Reads a unified diff and prints each added or changed line as "path:line".
set -eu
exec awk '
  /^\+\+\+ / { path = substr($0, 5); sub(/^b\//, "", path); sub(/\t.*$/, "", path); next }
  /^@@ / { split($3, place, ","); line = substr(place[1], 2); next }
  /^\+/ { print path ":" line; line++; next }
  /^ / { line++ }
'
