// What one option or command accepts: the table from which arguments are parsed and help is written.

import LayoutIDE

/// One option of a command.
struct OptionDefinition: Sendable {
    /// What follows the option's name; the text names the value in the help.
    enum Value: Sendable, Hashable {
        case none
        case one(String)
        /// May be given several times.
        case many(String)
    }

    /// With its dashes: `--format`.
    var name: String
    /// One dash and one letter: `-o`.
    var short: String?
    var value: Value
    /// The only values allowed; empty where any is.
    var choices: [String]
    var help: LocalizedText

    init(
        _ name: String, short: String? = nil, _ value: Value = .none, choices: [String] = [], help: LocalizedText
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.choices = choices
        self.help = help
    }
}

/// How many arguments that are not options a command takes.
enum PositionalArguments: Sendable, Hashable {
    case none
    case exactlyOne(String)
    case atMostOne(String)
    case any(String)
    case atLeastOne(String)
}

/// One command with everything it accepts.
struct CommandDefinition: Sendable {
    var name: String
    /// One line for the list of commands.
    var summary: LocalizedText
    var positionals: PositionalArguments
    var options: [OptionDefinition]
    /// Paragraphs under the list of options.
    var details: LocalizedText

    init(
        _ name: String, summary: LocalizedText, positionals: PositionalArguments = .none,
        options: [OptionDefinition] = [], details: LocalizedText = .verbatim("")
    ) {
        self.name = name
        self.summary = summary
        self.positionals = positionals
        self.options = options
        self.details = details
    }

    /// What works on every command.
    static let commonOptions = [
        OptionDefinition(
            "--locale", .one("LOCALE"),
            help: LocalizedText("The language of texts: ", "文字的语言：") + languages
                + LocalizedText(
                    "all others are English. Without it the configuration's “locale” decides, then LC_ALL, LC_MESSAGES and "
                        + "LANG, which formats for programs do not follow.",
                    "其他均为英文。未指定时依次取配置项“locale”、环境变量 LC_ALL、LC_MESSAGES、LANG；"
                        + "供程序读取的格式不受环境变量影响。")),
        OptionDefinition("--help", short: "-h", help: LocalizedText("Print this help.", "显示本帮助。")),
        OptionDefinition("--version", short: "-V", help: LocalizedText("Print the version.", "显示版本。")),
    ]

    /// `zh-CN is Simplified Chinese, `, and so on for each language but English.
    private static let languages = MessageLanguage.allCases.filter { $0 != .standard }
        .map { language -> LocalizedText in
            let (tag, name) = (language.tag, language.definition.name)
            return language.definition.isPartial
                ? LocalizedText("\(tag) is \(name) (in part), ", "\(tag) 为\(name)（部分），")
                : LocalizedText("\(tag) is \(name), ", "\(tag) 为\(name)，")
        }
        .reduce(.verbatim(""), +)

    var allOptions: [OptionDefinition] { options + Self.commonOptions }
}
