// What is in force in a folder: the files from there upwards, merged, each value with its origin.

/// The configuration of the files of one folder.
struct EffectiveConfiguration: Sendable {
    typealias Entry<Value: Sendable> = ConfigurationFile.Entry<Value>

    /// The files it comes from, the nearest first.
    private(set) var paths: [String] = []
    private(set) var screens: Entry<[ConfigurationFile.ScreenEntry]>?
    private(set) var preset: Entry<String>?
    /// By group.
    private(set) var groups: [(name: String, entry: Entry<AnalysisSettings.RuleSetting>)] = []
    /// By name.
    private(set) var rules: [(name: String, entry: Entry<AnalysisSettings.RuleSetting>)] = []
    /// By rule, then by option.
    private(set) var ruleOptions: [ConfigurationFile.RuleOptionEntry] = []
    /// The outermost first.
    private(set) var excludeEntries: [Entry<[String]>] = []
    private(set) var excludes = IgnoreStack()
    private(set) var gitignore: Entry<Bool>?
    private(set) var indexRoots: Entry<[String]>?
    private(set) var cache: Entry<Bool>?
    /// The folder whose files know each other where no configuration says otherwise; absolute.
    let project: String?
    /// By name.
    private(set) var values: [(name: String, entry: Entry<Double>)] = []
    private(set) var deviceModel: Entry<String>?
    private(set) var locale: Entry<String>?
    private(set) var failOn: Entry<String>?
    private(set) var maxWarnings: Entry<Int>?
    /// Absolute.
    private(set) var baseline: Entry<String>?
    private(set) var maximumFileSize: Entry<Int>?

    /// What is left out where no configuration says otherwise (`!Pods/` takes it back): other people's code and what
    /// builds leave behind.
    static let defaultExcludes = [
        ".git/", ".hg/", ".svn/", ".build/", ".swiftpm/", "DerivedData/", "Pods/", "Carthage/", "node_modules/",
    ]
    static let defaultMaximumFileSize = 16

    var respectsGitignore: Bool { gitignore?.value ?? true }
    /// In bytes.
    var maximumFileBytes: Int {
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
    private func ruleSettings(_ all: [RuleDescription]) -> [(name: String, setting: AnalysisSettings.RuleSetting)] {
        var settings: [(name: String, setting: AnalysisSettings.RuleSetting)] = []
        let isStrict = preset?.value == "strict"
        guard isStrict || !groups.isEmpty || !rules.isEmpty else { return [] }
        for rule in all {
            let said =
                rules.first { $0.name == rule.id }?.entry.value ?? groups.first { $0.name == rule.group }?.entry.value
            switch said {
            // `on` means the severity the rule has of its own.
            case .on?: settings.append((rule.id, .severity(rule.severity)))
            case let setting?: settings.append((rule.id, setting))
            case nil: if isStrict, !rule.isOnByDefault { settings.append((rule.id, .severity(rule.severity))) }
            }
        }
        return settings
    }

    /// The least severity that makes a check fail; nil where nothing says so.
    var failOnLevel: String? { failOn?.value ?? (preset?.value == "strict" ? "warning" : nil) }

    /// The configuration with the preset that a command line asks for.
    func with(preset name: String?) -> EffectiveConfiguration {
        guard let name else { return self }
        var configuration = self
        configuration.preset = Entry(value: name, origin: .init(path: "--preset", line: 1))
        return configuration
    }

    /// The part that the analysis needs, in the language for `reader`.
    func analysisSettings(_ tool: Tool, for reader: Reader) -> AnalysisSettings {
        let devices = tool.devices
        var settings = AnalysisSettings()
        settings.rules = ruleSettings(tool.rules)
        settings.language = tool.console.language(for: reader, locale: locale?.value)
        for option in ruleOptions {
            settings.ruleOptions[option.rule, default: [:]][option.option] = option.entry.value
        }
        settings.indexRoots = indexRoots?.value ?? project.map { [$0] } ?? []
        settings.isIndexAutomatic = indexRoots == nil
        settings.usesCache = cache?.value ?? true
        for value in values { settings.values[value.name] = value.entry.value }
        settings.device = deviceModel.flatMap { devices.screens(named: $0.value)?.first }
        if let screens {
            settings.screens = screens.value.flatMap { entry in
                switch entry {
                case .named(let name): devices.screens(named: name) ?? []
                case .sized(let screen): [screen]
                }
            }
        } else if let model = deviceModel?.value {
            settings.screens = devices.screens(named: model) ?? []
        }
        return settings
    }
}
