// The keys of `.masonry-lsp.json`: the one table from which files are checked and the published schema is written.

/// What a value of a key may be.
indirect enum ConfigurationShape: Sendable {
    case boolean
    /// A whole number of at least this.
    case integer(minimum: Int)
    /// A number within these bounds.
    case number(minimum: Double, maximum: Double = .infinity)
    case string
    /// The name of a device, a group of devices, or a size.
    case device
    case oneOf([String])
    /// Elements of one shape; exactly `count` of them where that is given.
    case array(of: ConfigurationShape, count: Int? = nil)
    case object([ConfigurationKey])
    /// Any keys among `names`, each with a value of one shape; those of `own` have their own.
    case table(names: [String], of: ConfigurationShape, own: [ConfigurationKey] = [])
    case any([ConfigurationShape])
}

/// One key of an object.
struct ConfigurationKey: Sendable {
    var name: String
    var shape: ConfigurationShape
    var isRequired = false
    /// For people: the schema's description and the comment that `init` writes.
    var help: String
    /// What `init` writes, as JSON5.
    var example: String
}

enum ConfigurationKeys {
    static let severities = ["error", "warning", "information", "hint", "off", "on"]

    /// All keys; `rules` are those of the catalogue.
    static func all(rules: [RuleDescription]) -> [ConfigurationKey] {
        [
            ConfigurationKey(
                name: "$schema", shape: .string, help: "The schema of this file, for editors.",
                example: ""),
            ConfigurationKey(
                name: "root", shape: .boolean,
                help: "Whether files of the same name in folders above are left aside.", example: "false"),
            screens,
            ConfigurationKey(
                name: "rules",
                shape: .table(
                    names: rules.map(\.id), of: ruleShape([]),
                    own: rules.filter { !$0.options.isEmpty }.map { rule in
                        ConfigurationKey(
                            name: rule.id, shape: ruleShape(rule.options.map(key)), help: rule.summary, example: "")
                    }),
                help: "Rules by name: off, on, a severity, or an object of these and the rule's options.",
                example: "{ \"ambiguous-size\": \"error\", \"broken-optional\": \"off\" }"),
            ConfigurationKey(
                name: "exclude", shape: .array(of: .string),
                help: "What is left out, as patterns of .gitignore below the folder of this file.",
                example: "[\"Generated/\", \"*.gen.swift\"]"),
            ConfigurationKey(
                name: "respectGitignore", shape: .boolean,
                help: "Whether what .gitignore files leave out is left out here too.", example: "true"),
            ConfigurationKey(
                name: "indexRoots", shape: .array(of: .string),
                help: "Folders in which constants of other files are looked up, below the folder of this file.",
                example: "[\"Sources\"]"),
            ConfigurationKey(
                name: "deviceModel", shape: .device,
                help: "The built-in device on which files that name no screen are laid out.", example: "\"iPhone15\""),
            ConfigurationKey(
                name: "locale", shape: .oneOf(["en", "zh-CN"]), help: "The language of messages.", example: "\"en\""),
            ConfigurationKey(
                name: "failOn", shape: .oneOf(["error", "warning", "information", "hint", "never"]),
                help: "The least severity of a finding that makes the check fail.", example: "\"error\""),
            ConfigurationKey(
                name: "maxWarnings", shape: .integer(minimum: 0),
                help: "How many warnings are tolerated before the check fails.", example: "0"),
            ConfigurationKey(
                name: "baseline", shape: .string,
                help: "A file of known findings that are not reported, below the folder of this file.",
                example: "\"masonry-baseline.json\""),
            ConfigurationKey(
                name: "maximumFileSize", shape: .integer(minimum: 1),
                help: "In MiB; larger files are not read.", example: "16"),
        ]
    }

    private static func ruleShape(_ options: [ConfigurationKey]) -> ConfigurationShape {
        let severity = ConfigurationKey(
            name: "severity", shape: .oneOf(severities), help: "off, on, or how bad a finding is.",
            example: "\"warning\"")
        return .any([.oneOf(severities), .boolean, .object([severity] + options)])
    }

    private static func key(_ option: RuleDescription.Option) -> ConfigurationKey {
        let shape: ConfigurationShape =
            option.range.map { .number(minimum: $0.lowerBound, maximum: $0.upperBound) } ?? .boolean
        return ConfigurationKey(
            name: option.name, shape: shape, help: "\(option.help) Default: \(option.standard).",
            example: option.standard)
    }

    private static let screens = ConfigurationKey(
        name: "screens",
        shape: .array(
            of: .any([
                .device,
                .object([
                    ConfigurationKey(
                        name: "name", shape: .string, isRequired: true, help: "Shown in findings.", example: ""),
                    ConfigurationKey(
                        name: "width", shape: .number(minimum: 0), isRequired: true, help: "In points.", example: ""),
                    ConfigurationKey(
                        name: "height", shape: .number(minimum: 0), isRequired: true, help: "In points.", example: ""),
                    ConfigurationKey(
                        name: "safeArea", shape: .array(of: .number(minimum: 0), count: 4),
                        help: "Insets in points: top, left, bottom, right.", example: ""),
                    ConfigurationKey(
                        name: "rightToLeft", shape: .boolean, help: "Whether leading means right.", example: ""),
                ]),
            ])),
        help: "Screens for files that name none: devices, groups such as all-iphones, 320x568, or sizes of your own.",
        example: "[\"iPhoneSE\", \"iPhone15\", { \"name\": \"Widget\", \"width\": 170, \"height\": 170 }]")
}
