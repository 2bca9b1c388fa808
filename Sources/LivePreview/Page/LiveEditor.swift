// The editor that a page opens files in.

/// How a click on a line opens it.
package enum LiveEditor: Sendable, Hashable {
    /// The page follows an address with `{path}`, `{line}` and perhaps `{column}` in it.
    case address(String)
    /// The server starts a program.
    case program
}
