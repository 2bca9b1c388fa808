// One `.masonry-lsp.json`: read, checked, and turned into values that know where they came from.

import LayoutIDE
import SourceText

/// The content of one configuration file; keys that it does not name are nil.
package struct ConfigurationFile: Sendable {
    /// A value with the line it stands on.
    package struct Entry<Value: Sendable>: Sendable {
        package var value: Value
        package var origin: Origin
    }

    /// Where a value came from.
    package struct Origin: Sendable, Hashable {
        package var path: String
        package var line: Int
        package var description: String { "\(path):\(line)" }
    }

    /// Absolute.
    package let path: String
    package var root = false
    package var screens: Entry<[ScreenEntry]>?
    package var preset: Entry<String>?
    /// By group, in written order.
    package var groups: [(name: String, entry: Entry<RuleSetting>)] = []
    /// In written order.
    package var rules: [(name: String, entry: Entry<RuleSetting>)] = []
    /// In written order.
    package var ruleOptions: [RuleOptionEntry] = []
    package var exclude: Entry<[String]>?
    var respectGitignore: Entry<Bool>?
    package var indexRoots: Entry<[String]>?
    package var cache: Entry<Bool>?
    /// In written order.
    package var values: [(name: String, entry: Entry<Double>)] = []
    package var deviceModel: Entry<String>?
    package var locale: Entry<String>?
    package var failOn: Entry<String>?
    package var maxWarnings: Entry<Int>?
    package var baseline: Entry<String>?
    package var maximumFileSize: Entry<Int>?
    package let text: SourceText
    package private(set) var problems: [ConfigurationProblem] = []

    /// What is wrong, as `path:line:column: error: message` lines.
    var problemLines: [LocalizedText] {
        problems.map { problem in
            let place = ColumnMarks(text).position(of: problem.range.start)
            return .verbatim("\(printable(path)):\(place.line + 1):\(place.column + 1): error: ") + problem.message
        }
    }

    /// What a file sets for an option of a rule.
    package struct RuleOptionEntry: Sendable {
        package var rule: String
        package var option: String
        package var entry: Entry<RuleOptionValue>
    }

    /// An element of `screens`: a name to look up, or a size of its own.
    package enum ScreenEntry: Sendable, Hashable {
        case named(String)
        case sized(Screen)
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
        for member in node["groups"]?.members ?? [] where RuleGroup.allCases.map(\.rawValue).contains(member.key) {
            if let setting = Self.ruleSetting(member.node) {
                groups.append((member.key, Entry(value: setting, origin: origin(member.node, text))))
            }
        }
        for member in node["values"]?.members ?? [] {
            guard let number = member.node.number, ConfigurationKeys.values.contains(number) else { continue }
            values.append((member.key, Entry(value: number, origin: origin(member.node, text))))
        }
        maximumFileSize = entry("maximumFileSize") { $0.integer.flatMap { $0 > 0 ? $0 : nil } }
        for member in node["rules"]?.members ?? [] {
            if let setting = Self.ruleSetting(member.node) {
                rules.append((member.key, Entry(value: setting, origin: origin(member.node, text))))
            }
            let known = names.rules.first { $0.id.rawValue == member.key }?.options ?? []
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
        var screen = Screen(name: name, size: .init(width: width, height: height))
        if let insets = node["safeArea"]?.array?.compactMap(\.number), insets.count == 4 {
            screen.safeArea = .init(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        screen.isRightToLeft = node["rightToLeft"]?.boolean ?? false
        return .sized(screen)
    }

    private static func optionValue(_ node: JSON5Node, _ option: RulePage.Option) -> RuleOptionValue? {
        guard let range = option.range else { return node.boolean.map { .flag($0) } }
        return node.number.flatMap { range.contains($0) ? .number($0) : nil }
    }

    private static func ruleSetting(_ node: JSON5Node) -> RuleSetting? {
        switch node.value {
        case .boolean(let isOn): return isOn ? .on : .off
        case .string("off"): return .off
        case .string("on"): return .on
        case .string(let name): return Severity(name: name).map { .severity($0) }
        case .object: return node["severity"].flatMap(ruleSetting)
        default: return nil
        }
    }
}
