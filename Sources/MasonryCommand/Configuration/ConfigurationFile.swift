// One `.masonry-lsp.json`: read, checked, and turned into values that know where they came from.

import LayoutIDE
import SourceText

/// The content of one configuration file; keys that it does not name are nil.
struct ConfigurationFile: Sendable {
    /// A value with the line it stands on.
    struct Entry<Value: Sendable>: Sendable {
        var value: Value
        var origin: Origin
    }

    /// Where a value came from.
    struct Origin: Sendable, Hashable {
        var path: String
        var line: Int
        var description: String { "\(path):\(line)" }
    }

    /// Absolute.
    let path: String
    var root = false
    var screens: Entry<[ScreenEntry]>?
    var preset: Entry<String>?
    /// By group, in written order.
    var groups: [(name: String, entry: Entry<AnalysisSettings.RuleSetting>)] = []
    /// In written order.
    var rules: [(name: String, entry: Entry<AnalysisSettings.RuleSetting>)] = []
    /// In written order.
    var ruleOptions: [RuleOptionEntry] = []
    var exclude: Entry<[String]>?
    var respectGitignore: Entry<Bool>?
    var indexRoots: Entry<[String]>?
    var cache: Entry<Bool>?
    /// In written order.
    var values: [(name: String, entry: Entry<Double>)] = []
    var deviceModel: Entry<String>?
    var locale: Entry<String>?
    var failOn: Entry<String>?
    var maxWarnings: Entry<Int>?
    var baseline: Entry<String>?
    var maximumFileSize: Entry<Int>?
    let text: SourceText
    private(set) var problems: [ConfigurationProblem] = []

    /// What is wrong, as `path:line:column: error: message` lines.
    var problemLines: [LocalizedText] {
        problems.map { problem in
            let place = ReportRange(problem.range, in: text).start
            return .verbatim("\(printable(path)):\(place.line):\(place.column): error: ") + problem.message
        }
    }

    /// What a file sets for an option of a rule.
    struct RuleOptionEntry: Sendable {
        var rule: String
        var option: String
        var entry: Entry<RuleOptionValue>
    }

    /// An element of `screens`: a name to look up, or a size of its own.
    enum ScreenEntry: Sendable, Hashable {
        case named(String)
        case sized(ScreenSetting)
    }

    /// Reads `text`, the content of the file at the absolute `path`.
    init(path: String, text: SourceText, names: ConfigurationNames) {
        self.path = path
        self.text = text
        let node: JSON5Node
        do {
            node = try JSON5Reader.read(text)
        } catch {
            problems = [ConfigurationProblem(range: error.range, message: error.message)]
            return
        }
        var checker = ConfigurationChecker(devices: names.devices)
        checker.check(node, keys: ConfigurationKeys.all(rules: names.rules))
        problems = checker.problems
        take(node, text, names)
    }

    /// Takes the values that have the right kind; the checker has told of the others.
    private mutating func take(_ node: JSON5Node, _ text: SourceText, _ names: ConfigurationNames) {
        func entry<Value>(_ key: String, _ read: (JSON5Node) -> Value?) -> Entry<Value>? {
            guard let node = node[key], let value = read(node) else { return nil }
            return Entry(value: value, origin: origin(node, text))
        }
        root = node["root"]?.boolean ?? false
        screens = entry("screens") { $0.array?.compactMap(Self.screen) }
        exclude = entry("exclude") { $0.array?.compactMap(\.string) }
        respectGitignore = entry("respectGitignore", \.boolean)
        indexRoots = entry("indexRoots") { $0.array?.compactMap(\.string) }
        cache = entry("cache", \.boolean)
        deviceModel = entry("deviceModel", \.string)
        locale = entry("locale", \.string)
        failOn = entry("failOn", \.string)
        maxWarnings = entry("maxWarnings") { $0.integer.flatMap { $0 >= 0 ? $0 : nil } }
        baseline = entry("baseline", \.string)
        preset = entry("preset") { $0.string.flatMap { ConfigurationKeys.presets.contains($0) ? $0 : nil } }
        for member in node["groups"]?.members ?? [] where RuleDescription.groups.contains(member.key) {
            if let setting = Self.ruleSetting(member.node) {
                groups.append((member.key, Entry(value: setting, origin: origin(member.node, text))))
            }
        }
        for member in node["values"]?.members ?? [] {
            guard let number = member.node.number, DefinedValues.range.contains(number) else { continue }
            values.append((member.key, Entry(value: number, origin: origin(member.node, text))))
        }
        maximumFileSize = entry("maximumFileSize") { $0.integer.flatMap { $0 > 0 ? $0 : nil } }
        for member in node["rules"]?.members ?? [] {
            if let setting = Self.ruleSetting(member.node) {
                rules.append((member.key, Entry(value: setting, origin: origin(member.node, text))))
            }
            let known = names.rules.first { $0.id == member.key }?.options ?? []
            for option in member.node.members ?? [] {
                guard let own = known.first(where: { $0.name == option.key }),
                    let value = Self.optionValue(option.node, own)
                else { continue }
                let entry = Entry(value: value, origin: origin(option.node, text))
                ruleOptions.append(RuleOptionEntry(rule: member.key, option: option.key, entry: entry))
            }
        }
    }

    /// Leaves out the places that lie outside of the project: whoever writes a repository may not have the files of its
    /// readers looked at. A file that a person has named (`--config`) may say any place.
    mutating func confine(to project: String) {
        let folder = parentPath(path)
        func leadsOut(_ place: String) -> Bool { !leadsBelow(absolutePath(place, in: folder), project) }
        for place in indexRoots?.value ?? [] where leadsOut(place) {
            report(place, "indexRoots", project, line: indexRoots?.origin.line)
            indexRoots?.value.removeAll { $0 == place }
        }
        if let entry = baseline, leadsOut(entry.value) {
            report(entry.value, "baseline", project, line: entry.origin.line)
            baseline = nil
        }
    }

    private mutating func report(_ place: String, _ key: String, _ project: String, line: Int?) {
        let range = line.flatMap { text.lineRange($0 - 1) } ?? TextRange(0, 0)
        problems.append(
            ConfigurationProblem(
                range: range,
                message: LocalizedText(
                    "“\(key)”: “\(place)” lies outside of \(project); only a file named with --config may say so",
                    "“\(key)”：“\(place)”位于 \(project) 之外；只有用 --config 指定的文件才能这样写")))
    }

    private func origin(_ node: JSON5Node, _ text: SourceText) -> Origin {
        Origin(path: path, line: text.line(at: node.range.start) + 1)
    }

    private static func screen(_ node: JSON5Node) -> ScreenEntry? {
        if let name = node.string { return .named(name) }
        guard let name = node["name"]?.string, let width = node["width"]?.number, let height = node["height"]?.number,
            width.isFinite, height.isFinite, width >= 0, height >= 0
        else { return nil }
        var screen = ScreenSetting(name: name, width: width, height: height)
        if let insets = node["safeArea"]?.array?.compactMap(\.number), insets.count == 4 { screen.safeArea = insets }
        screen.isRightToLeft = node["rightToLeft"]?.boolean ?? false
        return .sized(screen)
    }

    private static func optionValue(_ node: JSON5Node, _ option: RuleDescription.Option) -> RuleOptionValue? {
        guard let range = option.range else { return node.boolean.map { .flag($0) } }
        return node.number.flatMap { range.contains($0) ? .number($0) : nil }
    }

    private static func ruleSetting(_ node: JSON5Node) -> AnalysisSettings.RuleSetting? {
        switch node.value {
        case .boolean(let isOn): return isOn ? .on : .off
        case .string("off"): return .off
        case .string("on"): return .on
        case .string(let name): return ReportSeverity(rawValue: name).map { .severity($0) }
        case .object: return node["severity"].flatMap(ruleSetting)
        default: return nil
        }
    }
}
