// The files that `init` writes beside the configuration, so that Xcode and CI check from the first day on.

import LayoutIDE

/// A file of another program.
struct StarterFile {
    var path: String
    var text: String
    /// What to do with it.
    var advice: LocalizedText

    /// The run-script phase of Xcode; the same text as `editors/xcode/check-constraints.sh`.
    static let xcode = StarterFile(
        path: "masonry-check.sh", text: xcodeScript,
        advice: LocalizedText(
            "In Xcode: target › Build Phases › + › New Run Script Phase, with the line  sh \"${SRCROOT}/masonry-check.sh\"; untick "
                + "“Based on dependency analysis”, and set ENABLE_USER_SCRIPT_SANDBOXING to No.",
            "在 Xcode 中：target › Build Phases › + › New Run Script Phase，填入一行  sh \"${SRCROOT}/masonry-check.sh\"；取消勾选"
                + "“Based on dependency analysis”，并将 ENABLE_USER_SCRIPT_SANDBOXING 设为 No。"))

    static let gitHub = StarterFile(
        path: ".github/workflows/masonry-lsp.yml", text: gitHubWorkflow,
        advice: LocalizedText(
            "On GitHub: set the Actions variable MASONRY_LSP_URL to the address of a Linux archive of a release.",
            "在 GitHub 中：将 Actions 变量 MASONRY_LSP_URL 设为某个发行版 Linux 压缩包的地址。"))
}

private let gitHubWorkflow = #"""
    # Checks constraints; findings appear at their lines of a pull request. MASONRY_LSP_URL is an Actions variable of the
    # repository: the address of masonry-lsp's archive for Linux (x86_64), of the release that you use.
    name: constraints

    on:
      push:
      pull_request:

    permissions:
      contents: read

    jobs:
      check:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: Install masonry-lsp
            run: curl -fsSL "${{ vars.MASONRY_LSP_URL }}" | sudo tar -xz -C /usr/local/bin masonry-lsp
          - run: masonry-lsp check --format github

    """#

private let xcodeScript = #"""
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

    """#
