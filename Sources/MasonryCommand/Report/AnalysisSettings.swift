// What a configuration says about the analysis of a file, in plain values.

import LayoutIDE
import SourceText

/// How texts are analysed.
struct AnalysisSettings: Sendable, Hashable {
    /// What a configuration says about one rule.
    enum RuleSetting: Sendable, Hashable {
        case off
        /// On, with the severity the rule has of its own.
        case on
        case severity(ReportSeverity)
    }

    /// By rule, ordered by name.
    var rules: [(name: String, setting: RuleSetting)] = []
    /// Options by rule and name.
    var ruleOptions: [String: [String: RuleOptionValue]] = [:]
    var screens: [ScreenSetting] = []
    var language = MessageLanguage.standard
    var wantsStatistics = false
    /// Absolute folders whose files give the constants index.
    var indexRoots: [String] = []
    /// Whether nobody named those.
    var isIndexAutomatic = false
    /// Whether what is read of those files is kept for the next run.
    var usesCache = true
    /// What names and expressions of sources are that no source tells; in points.
    var values: [String: Double] = [:]
    /// The device that screen sizes in code mean.
    var device: ScreenSetting?
    /// What `indexRoots` gave; follows from them.
    var index: ConstantIndex?
    /// How large the device has its texts.
    var textSize = TextSize.usual
    /// Whether it is to be told what was asked of `index`.
    var notesQuestions = false
    /// Of the file that is analysed next.
    var companions: [SourceText] = []

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rules.elementsEqual(rhs.rules, by: ==) && lhs.ruleOptions == rhs.ruleOptions && lhs.screens == rhs.screens
            && lhs.language == rhs.language
            && lhs.indexRoots == rhs.indexRoots && lhs.values == rhs.values && lhs.device == rhs.device
            && lhs.textSize == rhs.textSize
    }

    func hash(into hasher: inout Hasher) {
        for rule in rules { hasher.combine(rule.name) }
        hasher.combine(screens)
        hasher.combine(indexRoots)
        hasher.combine(device)
    }

    /// All that decides what is found in a text, but for `index` and `companions`: the same in every run.
    func write(to writer: inout RecordWriter) {
        writer.write(rules) { $0.write("\($1.name) \($1.setting)") }
        writer.write(ruleOptions.sorted { $0.key < $1.key }) { writer, rule in
            writer.write(rule.key)
            writer.write(rule.value.sorted { $0.key < $1.key }) { $0.write("\($1.key) \($1.value)") }
        }
        writer.write(screens) { $0.write("\($1)") }
        writer.write("\(language) \(wantsStatistics) \(isIndexAutomatic)")
        writer.write(indexRoots) { $0.write($1) }
        writer.write(values.sorted { $0.key < $1.key }) { $0.write("\($1.key) \($1.value)") }
        writer.write(device.map { "\($0)" })
        writer.write(textSize.rawValue)
    }

    /// The settings as the analysis takes them.
    var analysisConfiguration: AnalysisConfiguration {
        var configuration = AnalysisConfiguration()
        configuration.language = language
        for rule in rules {
            switch rule.setting {
            case .off: configuration.severities[.init(rule.name)] = .some(nil)
            case .on: break
            case .severity(.error): configuration.severities[.init(rule.name)] = .error
            case .severity(.warning): configuration.severities[.init(rule.name)] = .warning
            case .severity(.information): configuration.severities[.init(rule.name)] = .information
            case .severity(.hint): configuration.severities[.init(rule.name)] = .hint
            }
        }
        for (rule, options) in ruleOptions { configuration.ruleOptions[.init(rule)] = options }
        configuration.screens = screens.map { screen in
            let insets = screen.safeArea + [0, 0, 0, 0]
            return .init(
                name: screen.name, size: .init(width: screen.width, height: screen.height),
                safeArea: .init(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
                isRightToLeft: screen.isRightToLeft)
        }
        configuration.index = index
        configuration.notesQuestions = notesQuestions
        configuration.device = deviceModel
        configuration.textSize = textSize
        configuration.companions = companions
        configuration.values = values
        return configuration
    }

    /// The device as evaluation takes it.
    var deviceModel: DeviceModel? {
        device.map { device in
            let insets = device.safeArea + [0, 0, 0, 0]
            return DeviceModel(
                size: .init(width: device.width, height: device.height),
                safeArea: .init(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
        }
    }
}

/// A screen of a configuration or an option: a device by name, or a size.
struct ScreenSetting: Sendable, Hashable {
    var name: String
    /// In points.
    var width: Double
    var height: Double
    /// top, left, bottom, right.
    var safeArea: [Double] = [0, 0, 0, 0]
    var isRightToLeft = false
}
