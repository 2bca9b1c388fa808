// The version that `--version`, reports and the server tell.

package enum ToolVersion {
    package static let current = "0.1.0"
}
