// What a configuration says about one thing, and where.

/// A value with the line it stands on.
struct ConfigurationEntry: Sendable {
    /// What leads to it below its key, in a table: the name of a rule and that of an option.
    var path: [String] = []
    var node: JSON5Node
    var origin: Origin

    /// Where a value came from.
    struct Origin: Sendable, Hashable {
        var path: String
        var line: Int
        var description: String { "\(path):\(line)" }
    }
}
