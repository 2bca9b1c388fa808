// What reading a project takes beside its files.

/// Where relative paths begin, the variables that matter, and the names that configurations may use.
package struct ProjectContext: Sendable {
    /// Absolute.
    package let directory: String
    package let environment: [String: String]
    package let names: ConfigurationNames
    /// Of the program: what another version has kept counts for nothing.
    package let version: String

    package init(directory: String, environment: [String: String], names: ConfigurationNames, version: String) {
        self.directory = directory
        self.environment = environment
        self.names = names
        self.version = version
    }
}
