// What one option or command accepts: the table from which arguments are parsed and help is written.

/// One option of a command.
package struct OptionDefinition: Sendable {
    /// What follows the option's name; the text names the value in the help.
    package enum Value: Sendable, Hashable {
        case none
        case one(String)
        /// May be given several times.
        case many(String)
    }

    /// With its dashes: `--format`.
    package var name: String
    /// One dash and one letter: `-o`.
    package var short: String?
    package var value: Value
    /// The only values allowed; empty where any is.
    package var choices: [String]
    package var help: String

    package init(_ name: String, short: String? = nil, _ value: Value = .none, choices: [String] = [], help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.choices = choices
        self.help = help
    }
}

/// How many arguments that are not options a command takes.
package enum PositionalArguments: Sendable, Hashable {
    case none
    case exactlyOne(String)
    case atMostOne(String)
    case any(String)
    case atLeastOne(String)
}

/// One command with everything it accepts.
package struct CommandDefinition: Sendable {
    package var name: String
    /// One line for the list of commands.
    package var summary: String
    package var positionals: PositionalArguments
    package var options: [OptionDefinition]
    /// Paragraphs under the list of options.
    package var details: String

    package init(
        _ name: String, summary: String, positionals: PositionalArguments = .none, options: [OptionDefinition] = [],
        details: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.positionals = positionals
        self.options = options
        self.details = details
    }

    /// `--help` and `--version` work on every command.
    static let commonOptions = [
        OptionDefinition("--help", short: "-h", help: "Print this help."),
        OptionDefinition("--version", short: "-V", help: "Print the version."),
    ]

    var allOptions: [OptionDefinition] { options + Self.commonOptions }
}
