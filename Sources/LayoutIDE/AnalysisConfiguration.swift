// What a user may choose about an analysis; read from files and clients elsewhere.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The settings of one analysis.
package struct AnalysisConfiguration: Sendable {
    /// Severities that replace a rule's own; nil switches the rule off.
    package var severities: [RuleID: Severity?] = [:]
    /// Options of rules by their names.
    package var ruleOptions: [RuleID: [String: RuleOptionValue]] = [:]
    /// Screens that replace the default one of files which name none.
    package var screens: [Screen] = []
    package var language: MessageLanguage = .standard
    /// Constants of other files; nil looks up none.
    package var index: SymbolIndex?
    /// The device that screen-size macros and functions mean; nil leaves them unknown.
    package var device: DeviceModel?
    /// Texts that belong to the analysed one: the header beside an implementation.
    package var companions: [SourceText] = []

    /// The absolute path of the analysed text; nil where it has none, or nobody asks where it is.
    package var path: String?

    /// What names and expressions of sources are that no source tells, by their spelling (`88.h`); in points.
    package var values: [String: Double] = [:]

    /// How large the device has its texts.
    package var textSize = TextSize.usual

    /// Whether somebody wants to know what was asked of other files.
    package var notesQuestions = false

    package init() {}

    /// The device of the one screen on which sources are shown; nil where there are several.
    package var shownDevice: DeviceModel? {
        let shown = screens.isEmpty ? [Device.standard.portrait] : screens
        return shown.count == 1 ? shown.first.map { DeviceModel($0) } : nil
    }

    /// Lays out on the same screens with the direction of Arabic and Hebrew.
    package mutating func showRightToLeft() {
        if screens.isEmpty { screens = [Device.standard.portrait] }
        for index in screens.indices { screens[index].isRightToLeft = true }
    }
}

extension AnalysisConfiguration {
    /// What evaluation may know from outside of a text in `dialect`.
    func evaluationOptions(_ dialect: Dialect) -> EvaluationOptions {
        var options = EvaluationOptions()
        guard dialect != .masonry else { return options }
        options.index = index
        options.notesQuestions = notesQuestions
        options.device = device
        options.textSize = textSize
        options.values = values
        options.companions = companions.map { SyntaxTree.parse($0, dialect: dialect) }
        return options
    }
}
