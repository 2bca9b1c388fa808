// What a configuration says about the analysis of a file, in plain values.

import LayoutIDE

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
    var screens: [ScreenSetting] = []
    var locale: String?
    var wantsStatistics = false

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rules.elementsEqual(rhs.rules, by: ==) && lhs.screens == rhs.screens && lhs.locale == rhs.locale
    }

    func hash(into hasher: inout Hasher) {
        for rule in rules { hasher.combine(rule.name) }
        hasher.combine(screens)
    }

    /// The settings as the analysis takes them.
    var analysisConfiguration: AnalysisConfiguration {
        var configuration = AnalysisConfiguration()
        if let locale, let language = MessageLanguage(rawValue: locale) { configuration.language = language }
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
        configuration.screens = screens.map { screen in
            let insets = screen.safeArea + [0, 0, 0, 0]
            return .init(
                name: screen.name, size: .init(width: screen.width, height: screen.height),
                safeArea: .init(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
                isRightToLeft: screen.isRightToLeft)
        }
        return configuration
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
