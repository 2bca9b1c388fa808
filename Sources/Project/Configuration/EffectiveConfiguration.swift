// What is in force in a folder: the files from there upwards, merged, each value with its origin.

import LayoutIDE

/// The configuration of the files of one folder.
package struct EffectiveConfiguration: Sendable {
    /// The files it comes from, the nearest first.
    package private(set) var paths: [String] = []
    /// By the names of keys; of what adds up the outermost first, of a table by what leads to each value.
    private var entries: [String: [ConfigurationEntry]] = [:]
    private(set) var excludes = IgnoreStack()
    /// The folder whose files know each other where no configuration says otherwise; absolute.
    private let project: String?

    /// What is left out where no configuration says otherwise (`!Pods/` takes it back): other people's code and what
    /// builds leave behind.
    static let defaultExcludes = [
        ".git/", ".hg/", ".svn/", ".build/", ".swiftpm/", "DerivedData/", "Pods/", "Carthage/", "node_modules/",
    ]
    static let defaultMaximumFileSize = 16

    /// Merges `files`, the nearest first: the nearest value wins, rule by rule, and excludes add up.
    init(_ files: [ConfigurationFile], project: String? = nil) {
        self.project = project
        excludes.push(IgnoreRules(folder: "/", lines: Self.defaultExcludes))
        for file in files.reversed() { merge(file) }
    }

    /// `file` is nearer than everything merged so far.
    private mutating func merge(_ file: ConfigurationFile) {
        paths.insert(file.path, at: 0)
        for (key, new) in file.values {
            var merged = key.addsUp ? entries[key.name, default: []] : []
            if case .table = key.shape {
                var byPath: [[String]: ConfigurationEntry] = [:]
                for entry in entries[key.name, default: []] + new { byPath[entry.path] = entry }
                merged = byPath.values.sorted { key.order($0).lexicographicallyPrecedes(key.order($1)) }
            } else {
                merged += new
            }
            entries[key.name] = merged
            if key.name == ConfigurationName.exclude.rawValue {
                let patterns = new.flatMap { $0.node.array ?? [] }.compactMap(\.string)
                excludes.push(IgnoreRules(folder: parentPath(file.path), lines: patterns))
            }
        }
    }

    /// The value of a key; nil where no file says anything.
    package subscript(_ name: ConfigurationName) -> JSON5Node? { entries[name.rawValue]?.last?.node }

    /// What is said about a key.
    func said(_ key: ConfigurationKey) -> [ConfigurationEntry] { entries[key.name] ?? [] }

    private func said(_ name: ConfigurationName) -> [ConfigurationEntry] { entries[name.rawValue] ?? [] }

    /// What holds for a key that no file names, as JSON5.
    func standard(of key: ConfigurationKey) -> String {
        switch ConfigurationName(rawValue: key.name) {
        case .indexRoots?: "[\(project.map(quotedJSON) ?? "")]"
        case .failOn?: quotedJSON(failOnLevel ?? "error")
        default: key.standard ?? "null"
        }
    }

    /// The configuration with the preset that a command line asks for.
    package func with(preset name: String?) -> EffectiveConfiguration {
        guard let name else { return self }
        var configuration = self
        let node = JSON5Node(value: .string(name), range: .init(0, 0))
        configuration.entries[ConfigurationName.preset.rawValue] = [
            ConfigurationEntry(node: node, origin: .init(path: "--preset", line: 1))
        ]
        return configuration
    }
}

extension ConfigurationKey {
    /// The order of the values of a table: a rule's own one before its options.
    fileprivate func order(_ entry: ConfigurationEntry) -> [String] {
        entry.path.enumerated().map { $0.offset > 0 && $0.element == shorthand ? "" : $0.element }
    }
}

// MARK: - What follows from it

extension EffectiveConfiguration {
    private var isStrict: Bool { self[.preset]?.string == "strict" }

    /// The least severity that makes a check fail; nil where nothing says so.
    package var failOnLevel: String? { self[.failOn]?.string ?? (isStrict ? "warning" : nil) }

    var respectsGitignore: Bool { self[.respectGitignore]?.boolean ?? true }

    /// In bytes.
    package var maximumFileBytes: Int {
        min(self[.maximumFileSize]?.integer ?? Self.defaultMaximumFileSize, maximumTextBytes >> 20) << 20
    }

    /// What the files are analysed with, and what is said of them in `language`.
    package func settings(_ names: ConfigurationNames, _ language: MessageLanguage) -> FolderSettings {
        var analysis = AnalysisConfiguration()
        analysis.language = language
        if isStrict || !said(.groups).isEmpty || !said(.rules).isEmpty { analysis.severities = severities(names.rules) }
        for entry in said(.rules) {
            guard let rule = entry.path.first, let option = entry.path.last, let value = entry.node.optionValue else {
                continue
            }
            analysis.ruleOptions[RuleID(rule), default: [:]][option] = value
        }
        for entry in said(.values) { if let name = entry.path.first { analysis.values[name] = entry.node.number } }
        let model = self[.deviceModel]?.string.flatMap { names.devices.screens(named: $0) }
        analysis.device = model?.first.map { DeviceModel($0) }
        analysis.screens =
            self[.screens]?.array?.flatMap { node in
                node.string.map { names.devices.screens(named: $0) ?? [] } ?? Screen(node).map { [$0] } ?? []
            } ?? model ?? []
        let roots = self[.indexRoots]?.array?.compactMap(\.string)
        var index = IndexScope(roots: roots ?? project.map { [$0] } ?? [])
        index.isAutomatic = roots == nil
        index.usesCache = self[.cache]?.boolean ?? true
        index.device = analysis.device
        return FolderSettings(analysis: analysis, index: index, byteLimit: maximumFileBytes)
    }

    /// What holds for each rule that anything is said of: its own setting, else that of its group, else the preset's.
    private func severities(_ all: [RulePage]) -> [RuleID: Severity?] {
        var said: [String: String] = [:]
        for entry in self.said(.groups) + self.said(.rules) {
            if let name = entry.path.first, let word = entry.node.string { said[name] = word }
        }
        var severities: [RuleID: Severity?] = [:]
        for rule in all {
            let word =
                said[rule.id.rawValue] ?? said[rule.group.rawValue] ?? (isStrict && !rule.isOnByDefault ? "on" : nil)
            // `on` means the severity the rule has of its own, and `off` is none.
            if let word { severities[rule.id] = .some(word == "on" ? rule.severity : Severity(name: word)) }
        }
        return severities
    }
}

extension JSON5Node {
    fileprivate var optionValue: RuleOptionValue? { boolean.map { .flag($0) } ?? number.map { .number($0) } }
}

extension Screen {
    /// A size of a configuration.
    fileprivate init?(_ node: JSON5Node) {
        guard let name = node["name"]?.string, let width = node["width"]?.number, let height = node["height"]?.number
        else { return nil }
        self.init(
            name: name, size: .init(width: width, height: height), isRightToLeft: node["rightToLeft"]?.boolean ?? false)
        if let insets = node["safeArea"]?.array?.compactMap(\.number), insets.count == 4 {
            safeArea = .init(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
    }
}
