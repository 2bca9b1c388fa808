// What is in force in a folder: the files from there upwards, merged, each value with its origin.

import LayoutIDE

/// The configuration of the files of one folder.
package struct EffectiveConfiguration: Sendable {
    package typealias Entry<Value: Sendable> = ConfigurationFile.Entry<Value>

    /// The files it comes from, the nearest first.
    package private(set) var paths: [String] = []
    package private(set) var screens: Entry<[ConfigurationFile.ScreenEntry]>?
    package private(set) var preset: Entry<String>?
    /// By group.
    package private(set) var groups: [(name: String, entry: Entry<RuleSetting>)] = []
    /// By name.
    package private(set) var rules: [(name: String, entry: Entry<RuleSetting>)] = []
    /// By rule, then by option.
    package private(set) var ruleOptions: [ConfigurationFile.RuleOptionEntry] = []
    /// The outermost first.
    package private(set) var excludeEntries: [Entry<[String]>] = []
    package private(set) var excludes = IgnoreStack()
    package private(set) var gitignore: Entry<Bool>?
    package private(set) var indexRoots: Entry<[String]>?
    package private(set) var cache: Entry<Bool>?
    /// The folder whose files know each other where no configuration says otherwise; absolute.
    package let project: String?
    /// By name.
    package private(set) var values: [(name: String, entry: Entry<Double>)] = []
    package private(set) var deviceModel: Entry<String>?
    package private(set) var locale: Entry<String>?
    package private(set) var failOn: Entry<String>?
    package private(set) var maxWarnings: Entry<Int>?
    /// Absolute.
    package private(set) var baseline: Entry<String>?
    package private(set) var maximumFileSize: Entry<Int>?

    /// What is left out where no configuration says otherwise (`!Pods/` takes it back): other people's code and what
    /// builds leave behind.
    package static let defaultExcludes = [
        ".git/", ".hg/", ".svn/", ".build/", ".swiftpm/", "DerivedData/", "Pods/", "Carthage/", "node_modules/",
    ]
    package static let defaultMaximumFileSize = 16

    var respectsGitignore: Bool { gitignore?.value ?? true }
    /// In bytes.
    package var maximumFileBytes: Int {
        min(maximumFileSize?.value ?? Self.defaultMaximumFileSize, maximumTextBytes >> 20) << 20
    }

    /// Merges `files`, the nearest first: the nearest value wins, rule by rule, and excludes add up.
    init(_ files: [ConfigurationFile], project: String? = nil) {
        self.project = project
        excludes.push(IgnoreRules(folder: "/", lines: Self.defaultExcludes))
        for file in files.reversed() { merge(file) }
        rules.sort { $0.name < $1.name }
        groups.sort { $0.name < $1.name }
        values.sort { $0.name < $1.name }
        ruleOptions.sort { ($0.rule, $0.option) < ($1.rule, $1.option) }
    }

    /// `file` is nearer than everything merged so far.
    private mutating func merge(_ file: ConfigurationFile) {
        let folder = parentPath(file.path)
        paths.insert(file.path, at: 0)
        screens = file.screens ?? screens
        preset = file.preset ?? preset
        gitignore = file.respectGitignore ?? gitignore
        cache = file.cache ?? cache
        deviceModel = file.deviceModel ?? deviceModel
        locale = file.locale ?? locale
        failOn = file.failOn ?? failOn
        maxWarnings = file.maxWarnings ?? maxWarnings
        maximumFileSize = file.maximumFileSize ?? maximumFileSize
        if let entry = file.indexRoots {
            indexRoots = Entry(value: entry.value.map { absolutePath($0, in: folder) }, origin: entry.origin)
        }
        if let entry = file.baseline {
            baseline = Entry(value: absolutePath(entry.value, in: folder), origin: entry.origin)
        }
        if let entry = file.exclude {
            excludeEntries.append(entry)
            excludes.push(IgnoreRules(folder: folder, lines: entry.value))
        }
        for group in file.groups {
            groups.removeAll { $0.name == group.name }
            groups.append(group)
        }
        for value in file.values {
            values.removeAll { $0.name == value.name }
            values.append(value)
        }
        for rule in file.rules {
            rules.removeAll { $0.name == rule.name }
            rules.append(rule)
        }
        for option in file.ruleOptions {
            ruleOptions.removeAll { $0.rule == option.rule && $0.option == option.option }
            ruleOptions.append(option)
        }
    }

    /// What holds for each rule that anything is said of: its own setting, else that of its group, else the preset's.
    private func severities(_ all: [RulePage]) -> [RuleID: Severity?] {
        var severities: [RuleID: Severity?] = [:]
        let isStrict = preset?.value == "strict"
        for rule in all {
            let said =
                rules.first { $0.name == rule.id.rawValue }?.entry.value
                ?? groups.first { $0.name == rule.group.rawValue }?.entry.value
            switch said {
            // `on` means the severity the rule has of its own.
            case .on?: severities[rule.id] = rule.severity
            case .off?: severities[rule.id] = .some(nil)
            case .severity(let severity)?: severities[rule.id] = severity
            case nil: if isStrict, !rule.isOnByDefault { severities[rule.id] = rule.severity }
            }
        }
        return severities
    }

    /// The least severity that makes a check fail; nil where nothing says so.
    package var failOnLevel: String? { failOn?.value ?? (preset?.value == "strict" ? "warning" : nil) }

    /// The configuration with the preset that a command line asks for.
    package func with(preset name: String?) -> EffectiveConfiguration {
        guard let name else { return self }
        var configuration = self
        configuration.preset = Entry(value: name, origin: .init(path: "--preset", line: 1))
        return configuration
    }

    /// What the files are analysed with, and what is said of them in `language`.
    package func settings(_ names: ConfigurationNames, _ language: MessageLanguage) -> FolderSettings {
        var analysis = AnalysisConfiguration()
        if preset?.value == "strict" || !groups.isEmpty || !rules.isEmpty {
            analysis.severities = severities(names.rules)
        }
        analysis.language = language
        for option in ruleOptions {
            analysis.ruleOptions[RuleID(option.rule), default: [:]][option.option] = option.entry.value
        }
        for value in values { analysis.values[value.name] = value.entry.value }
        let model = deviceModel.flatMap { names.devices.screens(named: $0.value) }
        analysis.device = model?.first.map { DeviceModel($0) }
        analysis.screens =
            screens?.value.flatMap { entry in
                switch entry {
                case .named(let name): names.devices.screens(named: name) ?? []
                case .sized(let screen): [screen]
                }
            } ?? model ?? []
        var index = IndexScope(roots: indexRoots?.value ?? project.map { [$0] } ?? [])
        index.isAutomatic = indexRoots == nil
        index.usesCache = cache?.value ?? true
        index.device = analysis.device
        return FolderSettings(analysis: analysis, index: index, byteLimit: maximumFileBytes)
    }
}
