#!/bin/sh
# Turns a JSON report into the comments of one review of a GitHub pull request. Needs jq; posting needs gh.
#
#     masonry-lsp check --since origin/main --format json --fail-on never --output report.json
#     editors/ci/review-comments.sh report.json > review.json
#     gh api "repos/{owner}/{repo}/pulls/$NUMBER/reviews" --input review.json
#
# Only findings on lines of the pull request can
# be commented on; --since keeps to changed files, and GitHub refuses a review with a comment on any other line, so
# pass the changed lines as "path:line" on standard input to leave the others out:
#
#     git diff -U0 origin/main | editors/ci/changed-lines.sh | editors/ci/review-comments.sh report.json
set -eu

report="$1"
lines=$(if [ -t 0 ]; then :; else cat; fi)

jq --arg lines "$lines" '
  ($lines | split("\n") | map(select(. != ""))) as $changed
  | [ .findings[]
      | select(.severity == "error" or .severity == "warning")
      | (.file + ":" + (.range.end.line | tostring)) as $place
      | select(($changed | length) == 0 or ($changed | index($place)))
      | {
          path: .file,
          line: .range.end.line,
          side: "RIGHT",
          body: ("**" + .severity + "** " + .message + " (`" + .rule + "`)"
            + ([.related[] | "\n- " + .file + ":" + (.range.start.line | tostring) + ": " + .message] | join("")))
        }
        + (if .range.start.line < .range.end.line then { start_line: .range.start.line, start_side: "RIGHT" } else {} end)
    ]
  | { event: "COMMENT", body: "masonry-lsp: \(length) finding(s) on changed lines.", comments: . }
' "$report"
