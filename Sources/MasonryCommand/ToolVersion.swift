// The version that `--version`, reports and the server tell.

package enum ToolVersion {
    package static let current = "0.1.0"

    /// The commit that was built: `git archive` and `.packaging/stamp` write it here, a plain checkout does not.
    private static let commit = "$Format:%h$"

    /// What `--version` prints: the commit, too, where it is known.
    package static var text: String { commit.hasPrefix("$") ? current : "\(current) (\(commit))" }
}
