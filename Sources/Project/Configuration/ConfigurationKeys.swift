// The keys of `.masonry-lsp.json`: the one table from which files are checked and the published schema is written.

import LayoutIDE

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
    /// A file or folder, below the folder of the configuration; in its project, unless a person has named the configuration.
    case path
    case oneOf([String])
    /// Elements of one shape; exactly `count` of them where that is given.
    case array(of: ConfigurationShape, count: Int? = nil)
    case object([ConfigurationKey])
    /// Any keys among `names`, each with a value of one shape; those of `own` have their own.
    case table(names: [String], of: ConfigurationShape, own: [ConfigurationKey] = [])
    case any([ConfigurationShape])
}

/// One key of an object.
package struct ConfigurationKey: Sendable {
    package var name: String
    var shape: ConfigurationShape
    package var isRequired = false
    /// For people: the schema's description and the comment that `init` writes.
    package var help: LocalizedText
    /// What `init` writes, as JSON5.
    package var example: String
    /// What holds where nobody says anything, as JSON5; nil for what `config` does not show.
    var standard: String?
    /// Whether what several files say adds up. Else the nearest file counts: in a table for each name, otherwise as a whole.
    var addsUp = false
    /// The part that a value stands for which is no object, in a table of objects.
    var shorthand: String?
}

package enum ConfigurationKeys {
    /// In points; what lies beyond is no length.
    package static let values = -1_000_000.0...1_000_000.0
    private static let defaultExcludes =
        "[\(EffectiveConfiguration.defaultExcludes.map(quotedJSON).joined(separator: ", "))]"
    package static let presets = ["default", "strict"]
    package static let severities = ["error", "warning", "information", "hint", "off", "on"]

    /// All keys; `rules` are those of the catalogue.
    package static func all(rules: [RulePage]) -> [ConfigurationKey] {
        [
            ConfigurationKey(
                name: "$schema", shape: .string,
                help: LocalizedText("The schema of this file, for editors.", "本文件的 Schema，供编辑器使用。"),
                example: ""),
            ConfigurationKey(
                name: "root", shape: .boolean,
                help: LocalizedText(
                    "Whether files of the same name in folders above are ignored.", "是否忽略上级目录中的同名文件。"),
                example: "false"),
            screens,
            ConfigurationKey(
                name: "preset", shape: .oneOf(presets),
                help: LocalizedText(
                    "default, or strict: every rule is on, and warnings make the check fail.",
                    "default，或 strict：开启所有规则，且警告也会使检查失败。"),
                example: "\"default\"", standard: "\"default\""),
            ConfigurationKey(
                name: "groups",
                shape: .table(names: RuleGroup.allCases.map(\.rawValue), of: .any([.oneOf(severities), .boolean])),
                help: LocalizedText(
                    "Groups of rules by name: off, on or a severity. “rules” takes precedence.",
                    "按名称设置规则分组：off、on 或级别；“rules”优先于此。"),
                example: "{ \"source\": \"off\" }", standard: "{}"),
            ConfigurationKey(
                name: "rules",
                shape: .table(
                    names: rules.map(\.id.rawValue), of: ruleShape([]),
                    own: rules.filter { !$0.options.isEmpty }.map { rule in
                        ConfigurationKey(
                            name: rule.id.rawValue, shape: ruleShape(rule.options.map(key)),
                            help: .verbatim(rule.title),
                            example: "")
                    }),
                help: LocalizedText(
                    "Rules by name: off, on, a severity, or an object of these and the rule's options.",
                    "按名称设置规则：off、on、级别，或包含级别与该规则选项的对象。"),
                example: "{ \"ambiguous-size\": \"error\", \"broken-optional\": \"off\" }", standard: "{}",
                shorthand: "severity"),
            ConfigurationKey(
                name: "exclude", shape: .array(of: .string),
                help: LocalizedText(
                    "What is left out, as patterns of .gitignore below the folder of this file.",
                    "要排除的内容：.gitignore 格式的模式，相对于本文件所在目录。"),
                example: "[\"Generated/\", \"*.gen.swift\"]", standard: defaultExcludes, addsUp: true),
            ConfigurationKey(
                name: "respectGitignore", shape: .boolean,
                help: LocalizedText(
                    "Whether what .gitignore files leave out is left out here too.", "是否同样排除 .gitignore 所排除的文件。"),
                example: "true", standard: "true"),
            ConfigurationKey(
                name: "indexRoots", shape: .array(of: .path),
                help: LocalizedText(
                    """
                    Folders whose constants, classes and helpers every file knows, below the folder of this file. Without \
                    the key it is the repository or project around a file; [] is none.
                    """,
                    "这些目录中的常量、类和辅助方法对每个文件可见，相对于本文件所在目录。不写此键则为文件所在的仓库或工程；[] 表示不使用。"),
                example: "[\"Sources\"]", standard: "[]"),
            ConfigurationKey(
                name: "cache", shape: .boolean,
                help: LocalizedText(
                    "Whether what is read of those folders is kept for the next run, in the user's folder for caches.",
                    "是否将读取这些目录所得的结果保存到用户的缓存目录，供下次运行使用。"),
                example: "true", standard: "true"),
            ConfigurationKey(
                name: "values",
                shape: .table(
                    names: [],
                    of: .number(minimum: values.lowerBound, maximum: values.upperBound)),
                help: LocalizedText(
                    "Values in points for names, expressions and sides of views that no source gives, by their spelling.",
                    "源码未给出值的名称、表达式与视图边长的值（单位：点），按其写法列出。"),
                example: "{ \"kTabBarHeight\": 83, \"88.h\": 92.5, \"banner.height\": 120 }", standard: "{}"),
            ConfigurationKey(
                name: "deviceModel", shape: .device,
                help: LocalizedText(
                    "The built-in device on which files that name no screen are laid out.", "未声明屏幕的文件按此内置设备布局。"),
                example: "\"iPhone15\"", standard: "null"),
            ConfigurationKey(
                name: "locale", shape: .oneOf(MessageLanguage.allCases.map(\.tag)),
                help: LocalizedText("The language of messages.", "消息的语言。"), example: "\"en\"", standard: "\"en\""),
            ConfigurationKey(
                name: "failOn", shape: .oneOf(["error", "warning", "information", "hint", "never"]),
                help: LocalizedText("The lowest severity of a finding that makes the check fail.", "使检查失败的最低级别。"),
                example: "\"error\"", standard: "\"error\""),
            ConfigurationKey(
                name: "maxWarnings", shape: .integer(minimum: 0),
                help: LocalizedText("How many warnings are tolerated before the check fails.", "允许的警告数，超过则检查失败。"),
                example: "0", standard: "null"),
            ConfigurationKey(
                name: "baseline", shape: .path,
                help: LocalizedText(
                    "A file of known findings that are not reported, below the folder of this file.",
                    "记录已知结果的文件，其中的结果不再报告；相对于本文件所在目录。"),
                example: "\"masonry-baseline.json\"", standard: "null"),
            ConfigurationKey(
                name: "maximumFileSize", shape: .integer(minimum: 1),
                help: LocalizedText("In MiB; larger files are not read.", "单位为 MiB；更大的文件不读取。"), example: "16",
                standard: "\(EffectiveConfiguration.defaultMaximumFileSize)"),
        ]
    }

    private static func ruleShape(_ options: [ConfigurationKey]) -> ConfigurationShape {
        let severity = ConfigurationKey(
            name: "severity", shape: .oneOf(severities),
            help: LocalizedText("off, on, or how bad a finding is.", "off、on 或结果的级别。"),
            example: "\"warning\"")
        return .any([.oneOf(severities), .boolean, .object([severity] + options)])
    }

    private static func key(_ option: RulePage.Option) -> ConfigurationKey {
        let shape: ConfigurationShape =
            option.range.map { .number(minimum: $0.lowerBound, maximum: $0.upperBound) } ?? .boolean
        return ConfigurationKey(
            name: option.name, shape: shape,
            help: LocalizedText(
                "\(option.help) Default: \(option.standard.text).", "\(option.help) 默认值：\(option.standard.text)。"),
            example: option.standard.text)
    }

    private static let screens = ConfigurationKey(
        name: "screens",
        shape: .array(
            of: .any([
                .device,
                .object([
                    ConfigurationKey(
                        name: "name", shape: .string, isRequired: true,
                        help: LocalizedText("Shown in findings.", "显示在检查结果中。"), example: ""),
                    ConfigurationKey(
                        name: "width", shape: .number(minimum: 0), isRequired: true,
                        help: LocalizedText("In points.", "单位为点（pt）。"), example: ""),
                    ConfigurationKey(
                        name: "height", shape: .number(minimum: 0), isRequired: true,
                        help: LocalizedText("In points.", "单位为点（pt）。"), example: ""),
                    ConfigurationKey(
                        name: "safeArea", shape: .array(of: .number(minimum: 0), count: 4),
                        help: LocalizedText("Insets in points: top, left, bottom, right.", "边距（点）：上、左、下、右。"),
                        example: "", standard: "[0, 0, 0, 0]"),
                    ConfigurationKey(
                        name: "rightToLeft", shape: .boolean,
                        help: LocalizedText("Whether leading means right.", "leading 是否指右侧。"), example: "",
                        standard: "false"),
                ]),
            ])),
        help: LocalizedText(
            "Screens for files that name none: devices, groups such as all-iphones, 320x568, or sizes of your own.",
            "用于未声明屏幕的文件：设备、分组（如 all-iphones）、320x568 或自定义尺寸。"),
        example: "[\"iPhoneSE\", \"iPhone15\", { \"name\": \"Widget\", \"width\": 170, \"height\": 170 }]",
        standard: "[]")
}

/// The keys that code asks for by name; what each may be and means is in the table.
package enum ConfigurationName: String, CaseIterable, Sendable {
    case schema = "$schema"
    case root, screens, preset, groups, rules, exclude, respectGitignore, indexRoots, cache, values, deviceModel, locale
    case failOn, maxWarnings, baseline, maximumFileSize
}
